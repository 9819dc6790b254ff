"""The table of MODIPOLY's lesson."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import FRect

from engine.modipoly.cards import METER_IDS
from game.table.gesture import Gesture
from game.table.modipoly import layout
from game.table.modipoly.board import geometry
from game.table.modipoly.board.dials import ORDER
from game.table.modipoly.lesson.adapter import ModipolyLesson
from game.table.modipoly.lesson.flow import ModipolyLessonFlow
from game.table.modipoly.scene import ModipolyScene
from game.table.piece import Piece
from game.tutorial import beats, progress
from game.tutorial.pointing import Pointing
from game.tutorial.table import LessonTable

PARTS = {
    "mat": geometry.MAT,
    "meters": geometry.METERS[0].unionall(list(geometry.METERS[1:])),
    **{f"meter:{METER_IDS[meter]}": area for meter, area in zip(ORDER, geometry.METERS, strict=True)},
}
"""Parts of the table by the names that the lesson has for them."""
LOOKED_AT = ("pawn-", "enacted", "read")
"""Pieces that no hand plays, whatever is asked."""


class ModipolyLessonScene(LessonTable, ModipolyScene):
    """MODIPOLY's table, led by a lesson. Raises `ValueError` if the progress cannot be played."""

    flow_kind = ModipolyLessonFlow
    flow: ModipolyLessonFlow

    def __init__(self, lesson: str, state: progress.Progress) -> None:
        session = self.lead(lesson, ModipolyLesson(beats.load(lesson)), state)
        ModipolyScene.__init__(self, session, resumed=bool(state.answers))
        self.pointing = Pointing(self.coach, self.table, self.spot)

    def build(self) -> None:
        """The table, without the masthead that lies where the lesson's buttons are; the lesson over it."""
        self.voice = None
        super().build()
        masthead = layout.MASTHEAD
        self.backdrop = [part for part in self.backdrop if getattr(part, "area", None) != masthead]
        self.lay_lesson()

    # --- hooks of the lesson ----------------------------------------------------------------------------

    @property
    def half_done(self) -> bool:
        """Whether something is being put together."""
        return self.draft is not None

    def legal_gestures(self) -> Iterable[Gesture]:
        """Everything that the match allows now."""
        return [] if self.moment is None else self._gestures(self.moment)

    def plays(self, piece: Piece) -> bool:
        """Everything that a hand may ever carry."""
        return not piece.name.startswith(LOOKED_AT) or piece.name in self.gestures.drags

    def part(self, name: str) -> FRect | None:
        """A part of the table."""
        area = PARTS.get(name)
        return FRect(area) if area is not None else None

    def spare_areas(self) -> Sequence[FRect]:
        """The own folder, the mat beside it, and the line at the top."""
        return [FRect(area) for area in (geometry.OWN_WIDE, layout.ACTIONS_WIDE, layout.TOP)]
