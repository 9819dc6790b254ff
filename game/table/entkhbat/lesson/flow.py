"""The flow of a match of Al-Entkhbat that a lesson leads."""

from __future__ import annotations

from engine.core.asking import Seat
from game.table.entkhbat.flow import EntkhbatFlow
from game.tutorial.flow import LessonFlow


class EntkhbatLessonFlow(LessonFlow, EntkhbatFlow):
    """A window that the lesson speaks of waits for the learner; others pass by themselves as ever."""

    def ask(self, person: Seat) -> None:
        """Put the question."""
        super().ask(person)
        coach = self.coach
        if not coach.beat.watch or coach.holds_back or coach.holds(coach.beat.when or "never"):
            self._left = -1.0
