"""What a division of the House changes on the table: who stands, and one ballot after the other."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from engine.modipoly import power_events as power
from engine.modipoly.records import BallotCast, Division
from game.table.modipoly.changes.registry import Changes
from game.table.modipoly.shown import Shown

replace: Any = msgspec.structs.replace
DIVISION: Final = Changes()


@DIVISION.on(power.ConfidenceOpened)
def _opened(shown: Shown, event: power.ConfidenceOpened) -> None:
    shown.division = Division(event.seat)


@DIVISION.on(power.CandidatesStand)
def _stand(shown: Shown, event: power.CandidatesStand) -> None:
    shown.division = Division(shown.pm, event.seats)


@DIVISION.on(power.Nominated)
def _nominated(shown: Shown, event: power.Nominated) -> None:
    if shown.division is not None:
        standing = (*shown.division.candidates, event.seat)
        shown.division = replace(shown.division, candidates=standing)


@DIVISION.on(power.BallotCounted)
def _ballot(shown: Shown, event: power.BallotCounted) -> None:
    _cast(shown, BallotCast(event.seat, int(event.saves), event.weight))


@DIVISION.on(power.BackingCounted)
def _backing(shown: Shown, event: power.BackingCounted) -> None:
    _cast(shown, BallotCast(event.seat, event.candidate, event.weight))


def _cast(shown: Shown, ballot: BallotCast) -> None:
    if shown.division is not None:
        shown.division = replace(shown.division, ballots=(*shown.division.ballots, ballot))
