"""The referee and the table's own justice (AE-13): penalties, warnings, expulsion, consulting, accusations.

Each of these interrupts whatever is being asked; afterwards the same question is open again, unless the turn
it belongs to is over.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from engine.core.asking import Answer, Command
from engine.entkhbat import answers, events, phases
from engine.entkhbat.answers import EndTurn, Opinion, VoteBreach
from engine.entkhbat.cards import PENALTY_STEP
from engine.entkhbat.floor import VOICES, is_being_settled, judges, penalty_place
from engine.entkhbat.questions.referee import CONSULTED, JUDGE
from engine.entkhbat.records import Breach, Penalty
from engine.entkhbat.rules.cycle import book_penalties
from engine.entkhbat.table import Table


def next_penalty(table: Table, seat: int) -> int:
    """AE-13.07, AE-13.08: 100 times the cycle, and 100 more for each earlier offence that was not vetoed."""
    earlier = sum([fine.seat == seat and not fine.vetoed for fine in table.penalties])
    return PENALTY_STEP * (table.cycle + earlier)


async def impose(table: Table, referee: int, answer: answers.ImposePenalty) -> Answer | None:
    """AE-13.07: a breach costs votes, recorded at once."""
    fine(table, answer.seat, answer.reason)
    return None


def fine(table: Table, seat: int, reason: str) -> None:
    """Record a penalty and announce it."""
    amount = next_penalty(table, seat)
    table.penalties += (Penalty(seat, amount, reason),)
    book_penalties(table)
    number = sum([other.seat == seat for other in table.penalties])
    table.tell(events.PenaltyImposed(seat, number, amount, reason))


async def raise_penalty(table: Table, referee: int, answer: answers.RaisePenalty) -> Answer | None:
    """AE-13.09: to any higher multiple of 100."""
    change_penalty(table, answer.seat, answer.number, amount=answer.to)
    table.tell(events.PenaltyRaised(answer.seat, answer.number, answer.to))
    return None


async def veto_penalty(table: Table, referee: int, answer: answers.VetoPenalty) -> Answer | None:
    """AE-13.03: nothing to pay, and no offence any more."""
    change_penalty(table, answer.seat, answer.number, amount=0, vetoed=True)
    table.tell(events.PenaltyVetoed(answer.seat, answer.number))
    return None


def change_penalty(table: Table, seat: int, number: int, **changes: Any) -> None:
    """Write another amount into a candidate's penalty of this cycle, counted from 1."""
    place = penalty_place(table, seat, number)
    assert place is not None
    rows = list(table.penalties)
    rows[place] = msgspec.structs.replace(rows[place], **changes)
    table.penalties = tuple(rows)
    book_penalties(table)


async def expel(table: Table, referee: int, answer: answers.Expel) -> Answer | None:
    """AE-13.09, AE-D64: at once, or as soon as what is open is settled; on their own turn, it ends."""
    seat = answer.seat
    if is_being_settled(table):
        table.doomed += (seat,)
        table.tell(events.ExpulsionWaits(seat))
        return None
    table.expel(seat, by_referee=True)
    return EndTurn() if seat == table.turn else None


async def warn(table: Table, referee: int, answer: answers.Warn) -> Answer | None:
    """AE-3.12: whoever stalls is warned first."""
    table.warned = True
    table.tell(events.StallWarned(answer.seat))
    return None


async def close_turn(table: Table, referee: int, answer: answers.CloseTurn) -> Answer | None:
    """AE-13.13: the turn ends as if its owner had ended it."""
    return EndTurn()


async def consult(table: Table, referee: int, answer: answers.Consult) -> Answer | None:
    """AE-13.03: every candidate says yes or no, sealed; a tally, and nothing else."""
    open_decision = table.awaits, table.asked
    seats = tuple(range(table.seats))
    table.consulting = answer.question
    table.await_answer(phases.CONSULT, seats)
    table.tell(events.TableConsulted(answer.question))
    said: dict[Command, Opinion] = await CONSULTED.to_each(voices(seats))
    yes = sum([opinion.yes for opinion in said.values()])
    table.consulting = ""
    table.await_answer(*open_decision)
    table.tell(events.ConsultTallied(answer.question, yes, len(said) - yes))
    return None


async def interpret(table: Table, referee: int, answer: answers.Interpret) -> Answer | None:
    """AE-13.06: what the referee takes a signal to mean."""
    table.tell(events.SignalInterpreted(answer.text))
    return None


async def judge(table: Table, accuser: int, answer: answers.CallBreach) -> Answer | None:
    """AE-13.12, AE-13.14: the people except the accused vote; a majority imposes the penalty."""
    open_decision = table.awaits, table.asked
    voters = judges(table, answer.seat)
    table.breach = Breach(accuser, answer.seat, answer.reason)
    table.accusers += (accuser,)
    table.await_answer(phases.BREACH, voters)
    table.tell(events.BreachCalled(accuser, answer.seat, answer.reason))
    votes: dict[Command, VoteBreach] = await JUDGE.to_each(voices(voters))
    against = sum([vote.breach for vote in votes.values()])
    table.breach = None
    table.await_answer(*open_decision)
    table.tell(events.BreachResult(answer.seat, against, len(votes) - against))
    if against * 2 > len(votes):
        fine(table, answer.seat, answer.reason)
    return None


def voices(seats: tuple[int, ...]) -> tuple[int, ...]:
    """The commands of seats in an interruption, so that what they have sealed stays where it lies."""
    return tuple([seat + VOICES for seat in seats])


INTERRUPTIONS: dict[type[Answer], Callable[[Table, int, Any], Coroutine[Any, Any, Answer | None]]] = {
    answers.ImposePenalty: impose,
    answers.RaisePenalty: raise_penalty,
    answers.VetoPenalty: veto_penalty,
    answers.Expel: expel,
    answers.Warn: warn,
    answers.CloseTurn: close_turn,
    answers.Consult: consult,
    answers.Interpret: interpret,
    answers.CallBreach: judge,
}
