"""What the events of a division change on the table: who stands, and one ballot after the other."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from engine.modipoly import power_events as power
from engine.modipoly.phases import BACK, BALLOT, TIE_BREAK
from engine.modipoly.records import BallotCast, Division
from game.table.modipoly.changes import changes
from game.table.modipoly.shown import Shown

replace: Any = msgspec.structs.replace
DIVISIONS: Final = frozenset({BALLOT, BACK, TIE_BREAK})
"""The questions of a division."""


@changes(power.ConfidenceOpened)
def _opened(shown: Shown, event: power.ConfidenceOpened) -> None:
    shown.division = Division(event.seat)


@changes(power.CandidatesStand)
def _stand(shown: Shown, event: power.CandidatesStand) -> None:
    shown.division = Division(shown.pm, event.seats)


@changes(power.Nominated)
def _nominated(shown: Shown, event: power.Nominated) -> None:
    if shown.division is not None:
        standing = (*shown.division.candidates, event.seat)
        shown.division = replace(shown.division, candidates=standing)


@changes(power.BallotCounted)
def _ballot(shown: Shown, event: power.BallotCounted) -> None:
    _cast(shown, BallotCast(event.seat, int(event.saves), event.weight))


@changes(power.BackingCounted)
def _backing(shown: Shown, event: power.BackingCounted) -> None:
    _cast(shown, BallotCast(event.seat, event.candidate, event.weight))


def _cast(shown: Shown, ballot: BallotCast) -> None:
    if shown.division is not None:
        shown.division = replace(shown.division, ballots=(*shown.division.ballots, ballot))


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
