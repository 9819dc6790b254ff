"""The guided first game: the real table with a narrator, an animated hand, and ways back and on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from pygame import FRect

from engine.core.asking import Seat
from engine.tamasha.view import View
from game.play.bots import bot_dice
from game.play.session import Player, Session
from game.scene import Scene
from game.scenes.lesson_ways import Ways
from game.scenes.table import TamashaScene
from game.signals import KeyPressed, PointerPressed, Signal
from game.table.gesture import Drag, Gesture, Press
from game.table.layers import Mover, Still
from game.table.piece import Piece
from game.table.place import Place
from game.table.tamasha import lesson_props
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.draft import Draft
from game.table.tamasha.gestures import attempt, gestures
from game.table.tamasha.layout import Layout
from game.table.tamasha.lesson import TamashaLesson
from game.table.tamasha.lesson_flow import LessonFlow
from game.table.tamasha.specs import Spec
from game.table.tamasha.top import Prompt
from game.table.timeline import call, glide, then
from game.tutorial import beats, progress
from game.tutorial.bar import lay_bar
from game.tutorial.coach import Coach, Prop, fit_to_start
from game.tutorial.patterns import ARROW, in_table_names
from game.tutorial.pointing import Pointing, lies
from game.tutorial.voice import Voice
from game.widgets.base import Widget
from game.words import words

LEARNER = Seat(0)


def lesson_scene(name: str = "tamasha", anew: bool = False) -> Scene:
    """The lesson of that name, where it was left; `anew` from its beginning.

    The one way into a lesson: for the first start, the menu, and *teach me this*.
    """
    lesson = beats.load(name)
    found = None if anew else progress.kept(name, lesson.print)
    if found is not None and not found.finished:
        try:
            return LessonScene(name, found.rewind(fit_to_start(lesson, found, len(found.marks) - 1)))
        except (ValueError, KeyError):  # played with other rules: it begins anew
            progress.forget(name)
    return LessonScene(name, progress.Progress(name, lesson.print))


def has_begun(name: str = "tamasha") -> bool:
    """Whether there is a lesson to go on with."""
    found = progress.kept(name, beats.load(name).print)
    return found is not None and not found.finished and len(found.marks) > 1


def is_finished(name: str = "tamasha") -> bool:
    """Whether a lesson has been led to its end."""
    found = progress.kept(name, beats.load(name).print)
    return found is not None and found.finished


class LessonScene(TamashaScene):
    """The table of a lesson. Raises `ValueError` if the progress cannot be played."""

    name = "lesson"
    flow_kind = LessonFlow
    flow: LessonFlow

    def __init__(self, lesson: str, state: progress.Progress) -> None:
        self.lesson_name = lesson
        script = beats.load(lesson)
        self.adapter = TamashaLesson(script)
        match = progress.rebuild(script, self.adapter.setup, state, self.adapter)
        self.coach = Coach(script, self.adapter, state, match, self)
        self.ways = Ways(self)
        self.voice: Voice | None = None
        """The narrator, once there is a table to speak at."""
        self._doing = -1
        """The beat that the program's own hand is doing, or -1."""
        players = [
            Player(words(f"tutorial-{lesson}.player.{seat}"), "human" if seat == script.learner else "script")
            for seat in range(script.seats)
        ]
        view: View = match.view(None)
        sides = {Seat(seat): one.party for one in view.commands for seat in one.seats}
        recorder = progress.Recorder(state, self.adapter)
        session = Session(match, players, sides, self.adapter.think, bot_dice, recorder)
        session.split = Chairs.of(view).split
        super().__init__(session, resumed=bool(match.story))
        self.pointing = Pointing(self.coach, self.table, self.spot)

    def enter(self) -> None:
        """The band plays; the beat begins."""
        super().enter()
        self.coach.start()

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
        self.voice = Voice(
            self,
            self.coach,
            self.lesson_name,
            self.spot,
            self.go_on,
            self.show_me,
            self.ways.choose,
        )
        if self.app is not None and self in self.game.scenes:
            ways = self.ways
            deeds = {"back": ways.back, "again": ways.again, "skip": self.skip_beat, "leave": ways.leave}
            lay_bar(self, deeds, self.top.layout.compact)
            self.beat_began()

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

    def _lay_places(self) -> None:
        """Only the places that this beat speaks of."""
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
            self._say_wrong(name, self.coach.wrong(name, "", None))

    # --- the coach's table ------------------------------------------------------------------------------

    def beat_began(self) -> None:
        """Words, lights and gestures anew."""
        if self.voice is None:
            return
        self.pointing.begin()
        self._lay_places()
        self.refresh()
        self._reopen()
        self._speak(self.voice)

    def _reopen(self) -> None:
        if self.flow.actor is not None and self.flow.at_rest:
            self.flow.reopen()
        else:
            self.open_gestures(())

    def let_go(self, at_once: bool) -> None:
        """Let the held step run and tell what it brings."""
        self.session.match.release()
        self.coach.progress.released += 1
        self.flow.listen()
        self.open_gestures(())
        if at_once:
            self.sound("card-place")
            self.flow.hurry()

    def weeks_passed(self) -> None:
        """A table of its own for what has come of it."""
        self.game.swap(type(self)(self.lesson_name, self.coach.progress))

    def lies_ready(self, predicate: str) -> bool | None:
        """Whether a predicate about the draft of the moment holds."""
        return self.adapter.drafted(self.top.draft, predicate)

    def story_goes_on(self) -> None:
        """The prop has done its work."""
        self.refresh()
        self.open_gestures(())

    def _speak(self, voice: Voice) -> None:
        errand = self.pointing.errand(self.gestures)
        way = errand.way() if errand is not None else []
        spare = [*way, *(self.top.layout.zone(name) for name in ("planner", "buttons", "prompt"))]
        focus = self.focus.name if self.focus is not None else ""
        voice.speak(self.top.layout.compact, spare)
        if focus and self.focus is None:
            self.set_focus(self.find(focus))

    def spot(self, name: str) -> FRect | None:
        """Where a piece, a place, a control or a part of the table is; None while it is not there."""
        piece = self.table.pieces.get(name)
        if piece is not None:
            return lies(piece)
        thing = self.find(name)
        if thing is not None:
            return FRect(thing.rect)
        zone = self.top.zone(name)
        return zone if zone.width > 0 else None

    # --- the loop ---------------------------------------------------------------------------------------

    def tick(self, dt: float) -> None:
        """The table, then the coach."""
        super().tick(dt)
        voice = self.voice
        if self.game.scene is not self or voice is None:
            return
        idle = not self.hand.busy and not self.flow.telling
        self.pointing.update(dt, idle, self.gestures, self.motion.calm)
        if self.flow.at_rest or self.coach.paused:
            self.coach.check()
            if self._doing >= 0 and not self.player.playing:
                self._do_next()
            if self.game.scene is self and not self.hand.busy and voice.outdated:
                self._speak(voice)

    def stills(self) -> Iterable[Still]:
        """The table, the shade over it, and the controls over that."""
        yield from self.backdrop
        yield from self.table.places.values()
        yield from self.table.lying()
        if self.voice is not None and self.voice.dim is not None:
            yield self.voice.dim
        yield from (widget for widget in self.widgets if widget.visible)

    def flying(self) -> Iterable[Mover]:
        """The hand above everything."""
        yield from super().flying()
        if self.pointing.ghost.busy:
            yield self.pointing.ghost

    def handle(self, signal: Signal) -> None:
        """Any deed of the player sends the hand away; the first key brings the keys into the bubble."""
        shown = self.shows_focus
        if isinstance(signal, PointerPressed | KeyPressed):
            self.pointing.leave()
        super().handle(signal)
        if shown != self.shows_focus and self.voice is not None and self.coach.beat.hand:
            self._speak(self.voice)

    # --- gestures ---------------------------------------------------------------------------------------

    def open_gestures(self, gestures: Iterable[Gesture]) -> None:
        """Only what this beat wants."""
        super().open_gestures(list(self.coach.open(list(gestures))) if self.till.bill is None else gestures)

    def answer(self, gesture: Gesture) -> None:
        """A prop's gesture goes to the coach; every other is an answer as ever."""
        if isinstance(gesture.means, Prop):
            self.sound("card-place")
            self.coach.shown()
            return
        if self.coach.asks_if_sure(gesture):
            self._say_wrong(gesture.piece if isinstance(gesture, Drag) else "", "sure")
            self.flow.reopen()
            return
        super().answer(gesture)

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """The lesson's own words for what is only wrong today; else the rule that says so."""
        where = place.name if place is not None else ""
        view: View = self.session.match.view(LEARNER)
        answer = attempt(view, piece.name, where, self.top.draft) if where else None
        said = self.coach.wrong(piece.name, where, answer)
        self.coach.tried_wrongly()
        if said:
            return self._wrong_words(said), ""
        if self.flow.actor is None or self._would_be_legal(piece, place):
            return words("tutorial.not-now"), ""
        text, rule = super().why_not(piece, place)
        return (text, rule) if text else (words("tutorial.not-now"), "")

    def _would_be_legal(self, piece: Piece, place: Place | None) -> bool:
        """Whether only the lesson says no."""
        view: View = self.session.match.view(LEARNER)
        legal = gestures(view, self.flow.options, self.top.draft)
        names = (piece.name, place.name if place is not None else "")
        return any(isinstance(one, Drag) and (one.piece, one.onto) == names for one in legal)

    def _say_wrong(self, name: str, key: str) -> None:
        self.coach.tried_wrongly()
        spot = self.spot(name)
        at = spot.midtop if spot is not None else self.top.layout.zone("planner").midtop
        self.sound("card-refused")
        self.say_no(self._wrong_words(key) if key else words("tutorial.not-now"), "", at)

    def _wrong_words(self, key: str) -> str:
        return words(f"tutorial-{self.lesson_name}.{self.coach.beat.id}.wrong.{key}")

    def hint(self, piece: Piece | None) -> None:
        """The narrator has said it already."""

    def peek(self, on: bool) -> None:
        """Looking into the chest is a lesson of its own."""
        super().peek(on)
        if on and self.top.peeking:
            self.coach.happened("looking")
        if not on and "looking" in self.coach.seen:
            self.coach.happened("peeked")

    # --- ways on and back -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The learner has read it."""
        if self.flow.telling:
            self.flow.hurry()
        self.coach.go_on()

    def show_me(self) -> None:
        """The program's hand does it."""
        self._doing = self.coach.index

    def skip_beat(self) -> None:
        """Pass over this beat: what it asks for is done at once."""
        if self.flow.telling:
            self.flow.hurry()
        if self.coach.waits_for_go_on:
            self.coach.go_on()
        elif self.coach.beat.choices:
            self.ways.choose(self.coach.beat.choices[0])
        else:
            self._doing = self.coach.index

    def _do_next(self) -> None:
        """One gesture of the model; several in a row where a beat needs several."""
        if self.coach.index != self._doing or self.coach.waits_for_go_on:
            self._doing = -1
        elif self.till.bill is not None:
            self.till.pay()
        elif self.coach.beat.done == "peeked":
            self.coach.happened("peeked")
        elif (gesture := self.coach.model(self.gestures)) is not None:
            self._perform(gesture)

    def _perform(self, gesture: Gesture) -> None:
        """The piece glides there by itself, and the gesture is made."""
        piece = self.table.pieces.get(gesture.piece) if isinstance(gesture, Drag) else None
        if piece is None or not isinstance(gesture, Drag) or not self.gestures.targets(piece.name):
            self.answer(gesture)
            return
        place = self.table.place(gesture.onto)
        spot = piece.home.but(x=place.rect.centerx, y=place.rect.centery, lift=15.0, z=900.0)
        self.hand.cancel()
        self.tell(then(glide(piece, spot, 0.5, 24.0), call(lambda: self.answer(gesture))))

    def take_back(self) -> None:
        """In a lesson taking back is beginning the beat again."""
        if self.till.bill is not None or self.top.draft != Draft():
            super().take_back()
        else:
            self.ways.again()

    def open_menu(self) -> None:
        """The menu of a lesson is the way out of it."""
        self.ways.leave()

    def came_back(self) -> None:
        """From the microphone, from the settings."""
        super().came_back()
        if "speaking" in self.coach.seen:
            self.coach.happened("spoken")

    def finished(self) -> None:
        """The lesson has its own end."""


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
