"""A whole match as sentences, one an event, as one seat or an onlooker reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.asking import Seat
from engine.core.match import Match
from game.clients import client


def story(match: Match, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """Every event that `seat` (None: an onlooker) has heard of; `names` are the players' by seat."""
    return client(match.setup.game).story(match, names, seat)
