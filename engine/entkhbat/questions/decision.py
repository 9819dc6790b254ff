"""What all questions of Al-Entkhbat have in common: one place says why not."""

from __future__ import annotations

from typing import TypeVar

from engine.core.asking import Answer, Command, Question, Seat
from engine.core.refusal import Refusal
from engine.entkhbat import events, faults
from engine.entkhbat.floor import HUMAN_VOICES
from engine.entkhbat.table import Table

A = TypeVar("A", bound=Answer)


class Decision(Question[Table, A]):
    """A question of this game."""

    __slots__ = ()

    def refuse(self, table: Table, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not give `answer`, or None if it may, in the order of section 10."""
        return faults.why_not(table, seat, answer)


class Sealed(Decision[A]):
    """A question whose answers are opened together."""

    __slots__ = ()

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Nobody but the seat itself hears of it (section 8)."""
        if table.teller is not None:
            seat = command % HUMAN_VOICES
            table.tell_one(seat, events.AnswerSealed(seat))
