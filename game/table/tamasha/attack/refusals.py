"""Which answers a piece of the Attack version could mean, so that the match can say why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.asking import Answer
from engine.tamasha.answers import PlayAttack, PlayVictim, StockPockets
from engine.tamasha.view import View
from game.table.tamasha.draft import Draft

TRIES: dict[str, Callable[[View, int], Iterator[Answer]]] = {
    "attack": lambda view, card: iter((PlayAttack(card),)),
    "victim": lambda view, card: iter((PlayVictim(card),)),
}
KEPT: dict[str, Callable[[int, Draft], Answer]] = {
    "attack": lambda card, draft: StockPockets((*draft.attacks, card), draft.victims),
    "victim": lambda card, draft: StockPockets(draft.attacks, (*draft.victims, card)),
}
"""While pockets are packed: a card beside those that lie there."""
