"""What playing a piece of the Faction version could mean, for the reason why it cannot be played at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.asking import Answer
from engine.tamasha.answers import PickBig
from engine.tamasha.view import View

TRIES: dict[str, Callable[[View, int], Iterator[Answer]]] = {
    "pick": lambda view, card: iter((PickBig(card),)),
}
