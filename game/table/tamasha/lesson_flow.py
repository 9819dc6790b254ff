"""The flow of a match of Election Tamasha that a lesson leads."""

from __future__ import annotations

from game.table.tamasha.flow import Flow
from game.tutorial.flow import LessonFlow


class TamashaLessonFlow(LessonFlow, Flow):
    """Tells stories as ever, but asks the coach before it goes on."""
