"""A division of the House as the table shows it: whether it runs, and into which lobby a ballot goes."""

from __future__ import annotations

from typing import Final

from engine.modipoly import power_events as power
from engine.modipoly.phases import BACK, BALLOT, TIE_BREAK
from game.table.modipoly.shown import Shown

DIVISIONS: Final = frozenset({BALLOT, BACK, TIE_BREAK})
"""The questions of a division."""


def dividing(shown: Shown) -> bool:
    """Whether the lobbies stand open: from the first question or ballot of a division to its outcome."""
    if shown.division is None:
        return False
    return bool(shown.division.ballots) or shown.view.awaits in DIVISIONS


def lobby_of(event: power.BallotCounted | power.BackingCounted) -> str:
    """The place on the table into which a ballot goes."""
    if isinstance(event, power.BackingCounted):
        return f"lobby-{event.candidate}"
    return "lobby-for" if event.saves else "lobby-against"
