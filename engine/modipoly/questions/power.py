"""Ballots, nominations and ties (MP-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.modipoly.answers import Back, Ballot, BreakTie, Nominate, NoNomination, PickWinner
from engine.modipoly.cards import MOST_TERMS, OLIGARCH
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.records import Division
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

_BALLOTS: Final = (Ballot(True), Ballot(False))
_BREAKS: Final = (BreakTie(True), BreakTie(False))
_NOMINATE: Final = tuple(Nominate(seat) for seat in range(7))
_NOBODY: Final = NoNomination()
_BACK: Final = tuple(Back(seat) for seat in range(7))
_PICK: Final = tuple(PickWinner(seat) for seat in range(7))


def running(table: Table) -> Division:
    """The vote that is going on."""
    assert table.division is not None
    return table.division


def may_be_nominated(table: Table) -> list[int]:
    """MP-10.22: solvent others who do not stand, did not just fall, and were not PM twice."""
    division = running(table)
    return [
        seat
        for seat in range(len(table.roles))
        if not table.bankrupt[seat]
        and table.roles[seat] != OLIGARCH
        and seat not in division.candidates
        and seat != division.pm
        and table.terms[seat] < MOST_TERMS
    ]


def tied(table: Table) -> tuple[int, ...]:
    """MP-10.26: the candidates with most weight, in the order in which they stand."""
    division = running(table)
    weights = dict.fromkeys(division.candidates, 0)
    for ballot in division.ballots:
        weights[ballot.choice] += ballot.weight
    most = max(weights.values())
    return tuple([seat for seat, weight in weights.items() if weight == most])


class CastingBallot(Decision[Ballot]):
    """MP-10.05: for or against the PM; nobody abstains."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Ballot]:
        """For, and against."""
        return _BALLOTS


class BreakingTie(Decision[BreakTie]):
    """MP-10.14: the EVM decides."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[BreakTie]:
        """For the PM, and against."""
        return _BREAKS


class Nominating(Decision[Any]):
    """MP-10.22: a third candidate, or nobody."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Nobody first, then everybody who may be nominated."""
        return [_NOBODY, *(_NOMINATE[seat] for seat in may_be_nominated(table))]


def nominate_fault(table: Table, seat: int, answer: Nominate) -> Refusal | None:
    """MP-10.22."""
    return None if answer.candidate in may_be_nominated(table) else no("choose-somebody-else")


class Backing(Decision[Back]):
    """MP-10.26: one of the candidates."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Back]:
        """The candidates in the order in which they stand."""
        return [_BACK[seat] for seat in running(table).candidates]


def back_fault(table: Table, seat: int, answer: Back) -> Refusal | None:
    """MP-10.26."""
    return None if answer.candidate in running(table).candidates else no("not-a-candidate")


class PickingWinner(Decision[PickWinner]):
    """MP-10.27: one of the tied."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PickWinner]:
        """The tied, in the order in which they stand."""
        return [_PICK[seat] for seat in tied(table)]


def pick_fault(table: Table, seat: int, answer: PickWinner) -> Refusal | None:
    """MP-10.27."""
    return None if answer.candidate in tied(table) else no("not-among-the-tied")


CastingBallot.faults = {Ballot: fine}
BreakingTie.faults = {BreakTie: fine}
Nominating.faults = {Nominate: nominate_fault, NoNomination: fine}
Backing.faults = {Back: back_fault}
PickingWinner.faults = {PickWinner: pick_fault}

BALLOT: Final = CastingBallot()
BREAK_TIE: Final = BreakingTie()
NOMINATE: Final = Nominating()
BACK: Final = Backing()
PICK_WINNER: Final = PickingWinner()
