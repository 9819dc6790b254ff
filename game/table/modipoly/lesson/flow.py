"""The flow of a match of MODIPOLY that a lesson leads."""

from __future__ import annotations

from engine.core.asking import Seat
from game.table.modipoly.flow import ModipolyFlow
from game.tutorial.flow import LessonFlow


class ModipolyLessonFlow(LessonFlow, ModipolyFlow):
    """In a lesson nobody speaks up out of turn."""

    def may_raise(self, person: Seat) -> bool:
        """Not today."""
        return False
