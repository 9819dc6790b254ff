"""What commands and lists read of a match of MODIPOLY (see `game.clients`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.asking import Seat
from engine.core.match import Match
from game.table.modipoly import sentences
from game.table.modipoly.phrases import say


def where(match: Match) -> str:
    """How far the term and the game have come; nothing secret."""
    view = match.view(None)
    return say("where", passes=view.passes, turn=view.turns + 1)


def story(match: Match, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """Every event that `seat` (None: an onlooker) has heard of, a sentence each."""
    for event in match.heard(seat):
        yield sentences.sentence(event, names.__getitem__)[1]
