"""Is this the time, and is it this seat's turn to speak? Asked before what an answer says."""

from __future__ import annotations

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.entkhbat import phases
from engine.entkhbat.answers import Opinion, VoteBreach
from engine.entkhbat.floor import VOICES
from engine.entkhbat.refusals import no
from engine.entkhbat.table import Table

_JUDGING = (phases.BREACH, phases.CONSULT)


def over_or_busy(table: Table, seat: int, answer: Answer) -> Refusal | None:
    """AE-2.11, AE-13.11, AE-3.08: after the end, from the referee's chair, or while people vote."""
    if table.phase == phases.OVER:
        return no("match-is-over")
    if answer.interrupts:
        return None
    if seat >= table.seats:
        return no("referee-does-not-play")
    if table.awaits in _JUDGING and not isinstance(answer, VoteBreach | Opinion):
        return no("settle-first")
    return None


def elsewhere(table: Table, seat: int) -> Refusal:
    """Why a seat cannot do now what belongs to another moment."""
    if table.awaits == phases.REOFFER and seat in table.asked:
        return no("owner-must-ask-on")
    if table.awaits == phases.DEAL_SHAKE and seat in table.asked:
        return no("shake-or-walk-away")
    if table.awaits == phases.DEAL_ANSWER and seat in table.asked:
        return no("yes-or-no")
    if table.awaits == phases.INTERMISSION or table.turn in (-1, seat):
        if table.awaits == phases.DRAW:
            return no("draw-first")
        return no("settle-first")
    return no("not-your-turn", seat=table.turn)


def on_turn(table: Table, seat: int) -> Refusal | None:
    """AE-3.07, AE-3.08, AE-3.01: a move belongs to one's own turn, after the draw, with nothing else open."""
    if table.awaits == phases.TURN and seat == table.turn:
        return None
    return elsewhere(table, seat)


def with_a_move(table: Table, seat: int) -> Refusal | None:
    """The same, and a move is left (AE-3.06)."""
    refusal = on_turn(table, seat)
    if refusal is None and table.moves_left <= 0:
        return no("no-move-left")
    return refusal


def asked(table: Table, seat: int, decision: str) -> Refusal | None:
    """The decision is open and put to this seat."""
    return None if table.awaits == decision and seat in table.asked else elsewhere(table, seat)


def sealed(table: Table, seat: int) -> Refusal | None:
    """AE-6.11: what a seat has sealed in this window is not changed."""
    if not table.sealed or seat not in table.asked:
        return None
    voice = seat + VOICES if table.awaits in _JUDGING else seat
    return no("sealed-is-sealed") if Command(voice) in table.sealed else None
