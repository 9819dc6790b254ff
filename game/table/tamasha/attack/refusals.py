"""Which answers a piece of the Attack version could mean, so that the match can say why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.asking import Answer
from engine.tamasha.answers import PlayAttack, PlayVictim, StockPockets
from engine.tamasha.view import View


def _attack(view: View, card: int) -> Iterator[Answer]:
    yield StockPockets((card,)) if view.phase == "pockets" else PlayAttack(card)


def _victim(view: View, card: int) -> Iterator[Answer]:
    yield StockPockets((), (card,)) if view.phase == "pockets" else PlayVictim(card)


TRIES: dict[str, Callable[[View, int], Iterator[Answer]]] = {"attack": _attack, "victim": _victim}
