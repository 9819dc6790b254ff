"""The table of Al-Entkhbat's lesson."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import FRect

from engine.core.events import Event
from engine.entkhbat import events as ev
from engine.entkhbat.cards import JAIL_TIME
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat import names
from game.table.entkhbat.draft import Draft
from game.table.entkhbat.gestures import gestures
from game.table.entkhbat.lesson.adapter import EntkhbatLesson
from game.table.entkhbat.lesson.flow import EntkhbatLessonFlow
from game.table.entkhbat.moment import Moment
from game.table.entkhbat.scene import EntkhbatScene
from game.table.entkhbat.stories import fly
from game.table.gesture import Gesture
from game.table.piece import Piece
from game.table.timeline import Step, Timeline, then
from game.tutorial import beats, progress
from game.tutorial.pointing import Pointing
from game.tutorial.table import LessonTable

PARTS = {"own": lay_out.OWN_LANDS, "panel": FRect(400, 226, 920, 342)}
"""Parts of the table by the names that the lesson has for them."""
PLAYABLE = ("card-", "vote-", names.DECK)


class EntkhbatLessonScene(LessonTable, EntkhbatScene):
    """Al-Entkhbat's table, led by a lesson. Raises `ValueError` if the progress cannot be played."""

    flow_kind = EntkhbatLessonFlow
    flow: EntkhbatLessonFlow

    def __init__(self, lesson: str, state: progress.Progress) -> None:
        session = self.lead(lesson, EntkhbatLesson(beats.load(lesson)), state)
        EntkhbatScene.__init__(self, session, resumed=bool(state.answers))
        self.pointing = Pointing(self.coach, self.table, self.spot)

    def build(self) -> None:
        """The table, without the board that lies where the lesson's buttons are; the lesson over it."""
        self.voice = None
        super().build()
        self.backdrop = [part for part in self.backdrop if part.bounds().inflate(-24, -24) != lay_out.BOARD]
        self.lay_lesson()

    def beat_began(self) -> None:
        """As ever; while the story has stopped, the line at the top asks for nothing."""
        if self.coach.paused and self.voice is not None:
            self.say_prompt(self.voice.headline)
        super().beat_began()

    def story_of(self, event: Event) -> Timeline | Step:
        """As ever; the card that jails the Doctor is tried on the learner's shield first."""
        story = super().story_of(event)
        tried = isinstance(event, ev.AttackAnnounced) and event.card == JAIL_TIME
        if not tried or not isinstance(event, ev.AttackAnnounced) or self.shown.seats[self.front].shield < 0:
            return story
        picture, home = names.card_picture(event.card), self.home_of(event.attacker)
        shield = lay_out.OWN_EASEL.center
        return then(fly(self, picture, home, shield), fly(self, picture, shield, home, "card-refused"), story)

    # --- hooks of the lesson ----------------------------------------------------------------------------

    @property
    def half_done(self) -> bool:
        """Whether half a Deal lies open, or votes are picked."""
        return self.draft != Draft()

    def legal_gestures(self) -> Iterable[Gesture]:
        """Everything that the match allows now."""
        if self.flow.actor is None:
            return []
        return gestures(Moment.of(self.session.match, self.flow.actor, self.flow.options, self.draft))

    def plays(self, piece: Piece) -> bool:
        """The own hand, the deck, and votes."""
        return piece.name.startswith(PLAYABLE)

    def part(self, name: str) -> FRect | None:
        """A part of the table."""
        area = PARTS.get(name)
        return FRect(area) if area is not None else None

    def spare_areas(self) -> Sequence[FRect]:
        """Hand, lane and bar, and the line at the top."""
        return [FRect(area) for area in (lay_out.HAND_AREA, lay_out.LANE_AREA, lay_out.BAR, lay_out.TOP)]
