"""What all questions of Election Tamasha have in common: who may speak at all is settled first."""

from __future__ import annotations

from typing import Any, TypeVar

from engine.core.asking import Answer, Command, Question, Seat
from engine.core.refusal import Refusal
from engine.tamasha.floor import voice
from engine.tamasha.order import out_of_order
from engine.tamasha.table import Table

A = TypeVar("A", bound=Answer)


class Decision(Question[Table, A]):
    """A question of this game."""

    __slots__ = ()

    def refuse(self, table: Table, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not give `answer`, or None if it may: order in the house, then the answer itself."""
        refusal = out_of_order(table, seat, answer)
        if refusal is not None:
            return refusal
        return self.fault(table, voice(table, seat), answer)

    def fault(self, table: Table, command: Command, answer: Any) -> Refusal | None:
        """What is wrong with the answer itself, given by the right seat at the right time."""
        raise NotImplementedError
