"""What all questions of MODIPOLY have in common: in which order a wrong answer is found out.

Section 21 of the rules fixes it: the role may never do it; it is not the moment, or the seat; the seat is in
Tihar; then the action's own rule, in the order of its parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

from engine.core.asking import Answer, Question, Seat
from engine.core.refusal import Refusal
from engine.modipoly.order import never, wrong_moment, wrong_place
from engine.modipoly.table import Table

A = TypeVar("A", bound=Answer)

Fault = Callable[[Table, int, Any], Refusal | None]
"""What is wrong with an answer itself, given by the right seat at the right time."""


class Decision(Question[Table, A]):
    """A question of this game: `faults` names the answers it takes."""

    __slots__ = ()

    faults: ClassVar[Mapping[type[Answer], Fault]]

    def refuse(self, table: Table, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not give `answer`, or None if it may."""
        fault = self.faults.get(type(answer))
        return (
            never(table, seat, answer)
            or wrong_moment(table, seat, answer, taken=fault is not None)
            or wrong_place(table, seat, answer)
            or (None if fault is None else fault(table, seat, answer))
        )


def fine(table: Table, seat: int, answer: Answer) -> Refusal | None:
    """Nothing is ever wrong with the answer itself."""
    return None
