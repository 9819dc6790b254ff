"""What can be wrong with a word of the referee, an accusation, or a vote on one (AE-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.entkhbat import answers, phases
from engine.entkhbat.cards import PENALTY_STEP, REASONS
from engine.entkhbat.faults.moment import asked, sealed
from engine.entkhbat.floor import judges, penalty_place
from engine.entkhbat.refusals import no
from engine.entkhbat.table import Table

FEWEST_JUDGES: Final = 2


def from_the_chair(table: Table, seat: int) -> Refusal | None:
    """AE-13.01, AE-13.11, AE-3.08: a referee sits there, and no vote of theirs is being taken."""
    if not table.options.referee or seat != table.seats:
        return no("referee-alone-rules")
    return no("settle-first") if table.awaits in (phases.BREACH, phases.CONSULT) else None


def impose(table: Table, seat: int, answer: answers.ImposePenalty) -> Refusal | None:
    """AE-13.07."""
    refusal = from_the_chair(table, seat)
    if refusal is None and (answer.seat >= table.seats or answer.reason not in REASONS):
        return no("no-such-penalty")
    return refusal


def raise_penalty(table: Table, seat: int, answer: answers.RaisePenalty) -> Refusal | None:
    """AE-13.09: upwards, in hundreds."""
    refusal = from_the_chair(table, seat) or _there(table, answer.seat, answer.number)
    if refusal is not None:
        return refusal
    place = penalty_place(table, answer.seat, answer.number)
    assert place is not None
    present = table.penalties[place]
    higher = answer.to > present.amount and answer.to % PENALTY_STEP == 0 and not present.vetoed
    return None if higher else no("a-raise-goes-up")


def veto_penalty(table: Table, seat: int, answer: answers.VetoPenalty) -> Refusal | None:
    """AE-13.03."""
    return from_the_chair(table, seat) or _there(table, answer.seat, answer.number)


def _there(table: Table, seat: int, number: int) -> Refusal | None:
    return None if penalty_place(table, seat, number) is not None else no("no-such-penalty")


def expel(table: Table, seat: int, answer: answers.Expel) -> Refusal | None:
    """AE-13.09: somebody who is in a cycle that is being played."""
    refusal = from_the_chair(table, seat)
    if refusal is not None:
        return refusal
    playing = table.phase in (phases.DRAW, phases.MOVES)
    here = playing and answer.seat < table.seats and not table.out[answer.seat]
    return None if here and answer.seat not in table.doomed else no("a-raise-goes-up")


def warn(table: Table, seat: int, answer: answers.Warn) -> Refusal | None:
    """AE-3.12: whoever is on turn."""
    refusal = from_the_chair(table, seat)
    if refusal is None and answer.seat != table.turn:
        return no("not-your-turn", seat=table.turn)
    return refusal


def close_turn(table: Table, seat: int, answer: answers.CloseTurn) -> Refusal | None:
    """AE-13.13: after a warning in that turn, while nothing else is open."""
    refusal = warn(table, seat, answers.Warn(answer.seat))
    if refusal is not None:
        return refusal
    if table.awaits != phases.TURN:
        return no("settle-first")
    return None if table.warned else no("warn-first")


def consult(table: Table, seat: int, answer: answers.Consult) -> Refusal | None:
    """AE-13.03."""
    return from_the_chair(table, seat)


def opinion(table: Table, seat: int, answer: answers.Opinion) -> Refusal | None:
    """AE-13.03, AE-6.11."""
    return asked(table, seat, phases.CONSULT) or sealed(table, seat)


def interpret(table: Table, seat: int, answer: answers.Interpret) -> Refusal | None:
    """AE-13.06."""
    refusal = from_the_chair(table, seat)
    return refusal or (None if any(table.silenced) else no("nobody-is-silenced"))


def call_breach(table: Table, seat: int, answer: answers.CallBreach) -> Refusal | None:
    """AE-3.08, AE-13.12, AE-13.14, in this order."""
    if table.awaits in (phases.BREACH, phases.CONSULT):
        return no("settle-first")
    accused, people = answer.seat, table.options.humans
    may = table.options.table_breach and seat in people and seat != accused < table.seats
    if not may or len(judges(table, accused)) < FEWEST_JUDGES or answer.reason not in REASONS:
        return no("for-the-others-to-judge")
    return no("once-a-turn") if seat in table.accusers else None


def vote_breach(table: Table, seat: int, answer: answers.VoteBreach) -> Refusal | None:
    """AE-13.12, AE-6.11."""
    if table.awaits != phases.BREACH or seat not in table.asked:
        return no("for-the-others-to-judge")
    return sealed(table, seat)


FAULTS: Final[dict[type[Answer], Callable[[Table, int, Any], Refusal | None]]] = {
    answers.ImposePenalty: impose,
    answers.RaisePenalty: raise_penalty,
    answers.VetoPenalty: veto_penalty,
    answers.Expel: expel,
    answers.Warn: warn,
    answers.CloseTurn: close_turn,
    answers.Consult: consult,
    answers.Opinion: opinion,
    answers.Interpret: interpret,
    answers.CallBreach: call_breach,
    answers.VoteBreach: vote_breach,
}
