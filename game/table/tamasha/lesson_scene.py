"""The table of Election Tamasha's lessons: props to carry about, tins to tap, a bill paid in peace."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from pygame import FRect

from engine.core.asking import Answer
from engine.tamasha.view import View
from game.scenes.table import TamashaScene
from game.signals import KeyPressed, PointerPressed, Signal
from game.table.gesture import Drag, Gesture, Press
from game.table.piece import Piece
from game.table.tamasha import lesson_props
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.draft import Draft
from game.table.tamasha.gestures import attempt, gestures
from game.table.tamasha.layout import Layout
from game.table.tamasha.lesson import TamashaLesson
from game.table.tamasha.lesson_flow import TamashaLessonFlow
from game.table.tamasha.specs import Spec
from game.table.tamasha.top import Prompt
from game.tutorial import beats, progress
from game.tutorial.patterns import ARROW, in_table_names
from game.tutorial.pointing import Pointing
from game.tutorial.table import LessonTable
from game.widgets.base import Widget

LEFT_FREE = ("buttons", "prompt", "pockets", "envelopes")
"""Parts of the table that the narrator better does not cover, beside the planner with its tabs."""
TABS = 36.0
"""How far the tabs stand out above the planner."""


class TamashaLessonScene(LessonTable, TamashaScene):
    """Election Tamasha's table, led by a lesson. Raises `ValueError` if the progress cannot be played."""

    flow_kind = TamashaLessonFlow
    flow: TamashaLessonFlow

    def __init__(self, lesson: str, state: progress.Progress) -> None:
        session = self.lead(lesson, TamashaLesson(beats.load(lesson)), state)
        session.split = Chairs.of(session.match.view(None)).split
        TamashaScene.__init__(self, session, resumed=bool(session.match.story))
        self.pointing = Pointing(self.coach, self.table, self.spot)

    # --- the table --------------------------------------------------------------------------------------

    def new_layout(self) -> Layout:
        """As ever, with room for the lesson's own buttons at the end of the line."""
        layout = super().new_layout()
        if not layout.compact:
            return layout
        prompt = layout.zone("prompt")
        prompt.width -= 300
        return replace(layout, zones={**layout.zones, "prompt": prompt})

    def lay_out(self) -> None:
        """Everything anew, then the lesson over it."""
        self.voice = None
        super().lay_out()
        self.lay_lesson()

    def refresh(self, at_once: bool = False) -> None:
        """As ever; where the line at the top is short, it is the headline of the beat."""
        if self.top.layout.compact and self.voice is not None:
            self.top.prompt = Prompt(self.top.prompt.phase, self.top.prompt.part, self.voice.headline)
        super().refresh(at_once)

    def specs(self) -> Iterable[Spec]:
        """What lies on the table, and the prop of this beat."""
        yield from super().specs()
        gesture = self._show_gesture()
        if isinstance(gesture, Drag):
            made = lesson_props.prop(self.top, gesture.piece)
            if made is not None:
                yield made

    def _show_gesture(self) -> Gesture | None:
        beat = self.coach.beat
        waits = beat.show and not self.coach.remark and "shown" not in self.coach.seen
        return self.coach.show_gesture() if waits else None

    def lay_props(self) -> None:
        """Only the places that this beat speaks of, and the tins where they are to be tapped."""
        wanted = [self.coach.beat.show, *(wrong.gesture for wrong in self.coach.beat.wrong)]
        named = {in_table_names(text, self.adapter.name).partition(ARROW)[2] for text in wanted}
        for place in lesson_props.places(self.top):
            self.table.places.pop(place.name, None)
            if place.name in named:
                self.table.add_place(place)
        for widget in [one for one in self.widgets if isinstance(one, Tin)]:
            self.remove(widget)
        if isinstance(self._show_gesture(), Press):
            for name, area in lesson_props.tins(self.top):
                self.add(Tin(name, area, self._tap))

    def _tap(self, name: str) -> None:
        if not self.press(name):
            self.say_wrong(name, self.coach.wrong(name, "", None))

    # --- hooks of the lesson ----------------------------------------------------------------------------

    @property
    def compact(self) -> bool:
        """Whether the lesson's buttons lie in the line at the top."""
        return self.top.layout.compact

    @property
    def settling(self) -> bool:
        """Whether a bill is being paid."""
        return self.till.bill is not None

    @property
    def half_done(self) -> bool:
        """Whether a bill or a draft lies open."""
        return self.settling or self.top.draft != Draft()

    def settle_up(self) -> None:
        """Pay the bill."""
        self.till.pay()

    def legal_gestures(self) -> Iterable[Gesture]:
        """Everything that the match allows now."""
        view: View = self.session.match.view(self.learner)
        return gestures(view, self.flow.options, self.top.draft)

    def attempted(self, piece: str, place: str) -> Answer | None:
        """The answer that putting a piece on a place would have been."""
        view: View = self.session.match.view(self.learner)
        return attempt(view, piece, place, self.top.draft) if place else None

    def part(self, name: str) -> FRect | None:
        """A zone of the table."""
        zone = self.top.zone(name)
        return zone if zone.width > 0 else None

    def spare_areas(self) -> Sequence[FRect]:
        """What the narrator better does not cover."""
        planner = self.top.layout.zone("planner")
        tabs = FRect(planner.left, planner.top - TABS, planner.width, planner.height + TABS)
        return [tabs, *(self.top.layout.zone(name) for name in LEFT_FREE)]

    # --- what is different in a lesson ------------------------------------------------------------------

    def hint(self, piece: Piece | None) -> None:
        """The narrator has said it already."""

    def peek(self, on: bool) -> None:
        """Looking into the chest is a lesson of its own."""
        super().peek(on)
        if on and self.top.peeking:
            self.coach.happened("looking")
        if not on and "looking" in self.coach.seen:
            self.coach.happened("peeked")


class Tin(Widget):
    """A tin on a tile that can be tapped."""

    focusable = True

    def __init__(self, name: str, area: FRect, on_press: Callable[[str], None]) -> None:
        super().__init__(name, area)
        self.on_press = on_press

    def handle(self, signal: Signal) -> bool:
        """A press, or the enter or space key."""
        keyed = isinstance(signal, KeyPressed) and signal.key in ("return", "space") and not signal.repeat
        if keyed or isinstance(signal, PointerPressed):
            self.on_press(self.name)
            return True
        return False
