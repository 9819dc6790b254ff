"""The table of any game's lesson: its real table with a narrator, an animated hand, and ways back and on.

A game mixes this in before its own table scene, and fills in the hooks at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase

from pygame import FRect

from engine.core.asking import Answer, Seat
from game.play.session import Player, Session
from game.scenes.lesson_ways import Ways
from game.signals import KeyPressed, PointerPressed, Signal
from game.space import Point
from game.table.gesture import Drag, Gesture
from game.table.layers import Mover, Still
from game.table.match_scene import MatchScene
from game.table.piece import Piece
from game.table.place import Place
from game.tutorial import beats, progress
from game.tutorial.adapter import Adapter
from game.tutorial.bar import lay_bar
from game.tutorial.coach import Coach, Prop
from game.tutorial.flow import LessonFlow
from game.tutorial.model_hand import ModelHand
from game.tutorial.placing import place_bubble
from game.tutorial.pointing import Pointing, lies
from game.tutorial.voice import Voice
from game.widgets.bubble import Bubble
from game.words import words


class LessonTable(MatchScene):
    """A table that a lesson leads. Raises `ValueError` if the progress cannot be played."""

    name = "lesson"
    flow: LessonFlow
    adapter: Adapter
    coach: Coach
    pointing: Pointing

    def __init__(self, lesson: str, state: progress.Progress) -> None:
        raise NotImplementedError("a game's own lesson leads, and sits down at its own table")

    def lead(self, lesson: str, adapter: Adapter, state: progress.Progress) -> Session:
        """Put everything that leads in place; the match with its players, for the game's table."""
        script = beats.load(lesson)
        self.lesson_name, self.adapter = lesson, adapter
        match = progress.rebuild(script, state, adapter)
        self.coach = Coach(script, adapter, state, match, self)
        self.ways = Ways(self)
        self.learner = Seat(script.learner)
        self.voice: Voice | None = None
        """The narrator, once there is a table to speak at."""
        self.model_hand = ModelHand(self)
        self._enlarged = False
        """Whether a card is shown large at this moment."""
        players = [
            Player(words(f"tutorial-{lesson}.player.{seat}"), "human" if seat == script.learner else "script")
            for seat in range(script.seats)
        ]
        return adapter.seated(match, players, progress.Recorder(state, adapter))

    def enter(self) -> None:
        """The band plays; the beat begins."""
        super().enter()
        self.coach.start()

    # --- the table ----------------------------------------------------------------------------------

    def lay_lesson(self) -> None:
        """The lesson over a table that was laid out anew."""
        self.voice = Voice(
            self,
            self.coach,
            self.lesson_name,
            self.spot,
            self.go_on,
            self.show_me,
            self.ways.choose,
        )
        if self.app is None or self not in self.game.scenes:
            return
        ways = self.ways
        deeds = {"back": ways.back, "again": ways.again, "skip": self.skip_beat, "leave": ways.leave}
        lay_bar(self, deeds, self.compact)
        self.beat_began()

    # --- the coach's table --------------------------------------------------------------------------

    def beat_began(self) -> None:
        """Words, lights and gestures anew."""
        if self.voice is None:
            return
        self.pointing.begin()
        self.lay_props()
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
        return self.adapter.drafted(self.draft, predicate)

    def story_goes_on(self) -> None:
        """What held it up has done its work."""
        self.refresh()
        self.open_gestures(())

    def _speak(self, voice: Voice) -> None:
        if not self.coach.speaks:
            voice.hush()
            return
        errand = self.pointing.errand(self.gestures)
        way = errand.way() if errand is not None else []
        focus = self.focus.name if self.focus is not None else ""
        voice.speak(self.compact, [*way, *self.spare_areas()])
        self._keep_apart()
        if focus and self.focus is None:
            self.set_focus(self.find(focus))

    def spot(self, name: str) -> FRect | None:
        """Where a piece, a place, a control or a part of the table is; None while it is not there."""
        piece = self.table.pieces.get(name)
        if piece is None and "*" in name:
            found = (one for one in self.table.pieces.values() if fnmatchcase(one.name, name))
            piece = next(found, None)
        if piece is not None:
            return lies(piece)
        thing = self.find(name)
        if thing is not None and getattr(thing, "visible", True):
            return FRect(thing.rect)
        return self.part(name)

    # --- the loop -----------------------------------------------------------------------------------

    def tick(self, dt: float) -> None:
        """The table, then the coach."""
        super().tick(dt)
        voice = self.voice
        if self.game.scene is not self or voice is None:
            return
        self._note_reading()
        idle = self.coach.speaks and not self.hand.busy and not self.flow.telling
        self.pointing.update(dt, idle, self.gestures, self.motion.calm)
        if self.flow.at_rest or self.coach.paused:
            self.coach.check()
            self.model_hand.go_on()
            if self.game.scene is self and not self.hand.busy and self.coach.speaks and voice.outdated:
                self._speak(voice)

    def _note_reading(self) -> None:
        """A card that was shown large and put away again has been read."""
        if self._enlarged and self.zoomed is None:
            self.coach.happened("enlarged")
        self._enlarged = self.zoomed is not None

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
        beat, bubble = self.coach.beat.id, self.bubble
        super().handle(signal)
        if isinstance(signal, PointerPressed) and self._meant_nothing(signal.at, beat, bubble):
            self.pointing.soon()
        if shown != self.shows_focus and self.voice is not None and self.coach.beat.hand:
            self._speak(self.voice)

    def _meant_nothing(self, at: Point, beat: str, bubble: Bubble | None) -> bool:
        """Whether a press was on no piece and no control, and nothing came of it."""
        on_thing = self.widget_at(at) is not None or self.table.piece_at(at) is not None
        same = self.coach.beat.id == beat and self.bubble is bubble
        return same and not on_thing and not self.hand.busy

    # --- gestures -----------------------------------------------------------------------------------

    def open_gestures(self, gestures: Iterable[Gesture]) -> None:
        """Only what this beat wants."""
        super().open_gestures(gestures if self.settling else list(self.coach.open(list(gestures))))

    def answer(self, gesture: Gesture) -> None:
        """A prop's gesture goes to the coach; every other is an answer as ever."""
        if isinstance(gesture.means, Prop):
            self.sound("card-place")
            self.coach.shown()
            return
        if self.coach.asks_if_sure(gesture):
            self.say_wrong(gesture.piece if isinstance(gesture, Drag) else "", "sure")
            self.flow.reopen()
            return
        super().answer(gesture)

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """The lesson's own words for what is only wrong today; else the rule that says so."""
        if not self.plays(piece):
            return "", ""
        where = place.name if place is not None else ""
        said = self.coach.wrong(piece.name, where, self.attempted(piece.name, where))
        self.coach.tried_wrongly()
        if said:
            return self._wrong_words(said), ""
        if self.flow.actor is None or self._would_be_legal(piece.name, where):
            return words("tutorial.not-now"), ""
        text, rule = super().why_not(piece, place)
        return (text, rule) if text else (words("tutorial.not-now"), "")

    def _would_be_legal(self, piece: str, place: str) -> bool:
        """Whether only the lesson says no."""
        return any(
            isinstance(one, Drag) and (one.piece, one.onto) == (piece, place) for one in self.legal_gestures()
        )

    def say_wrong(self, name: str, key: str) -> None:
        """The words of this beat for something wrong, beside what it was done to."""
        self.coach.tried_wrongly()
        spot = self.spot(name)
        if spot is None:
            spot = FRect(self.space.visible.centerx, self.space.visible.bottom - 190, 1, 1)
        self.sound("card-refused")
        self.say_no(self._wrong_words(key) if key else words("tutorial.not-now"), "", spot.midtop)

    def refuse(self, piece: Piece, place: Place | None) -> None:
        """As ever; wherever the table puts its word, it does not lie over the narrator's."""
        super().refuse(piece, place)
        self._keep_apart()

    def say_no(self, text: str, rule: str, toward: Point, width: float = 236.0) -> None:
        """As ever, but not over what the narrator says."""
        super().say_no(text, rule, toward, width)
        self._keep_apart()

    def _keep_apart(self) -> None:
        """Move a refusal that the narrator's bubble lies on, or under."""
        no, voice = self.bubble, self.voice
        said = voice.bubble if voice is not None else None
        if no is None or voice is None or said is None or not no.rect.colliderect(said.rect):
            return
        spot = FRect(no.toward[0] - 4, no.toward[1] - 4, 8, 8)
        room = self.space.visible.inflate(-24, -24)
        small = [area for area in voice.lit() if area.width < room.width / 4]
        self.touch(no.bounds())
        no.rect = place_bubble(no.rect.size, spot, [said.rect.inflate(12, 12), *small], (), room)
        self.touch(no.bounds())

    def _wrong_words(self, key: str) -> str:
        return words(f"tutorial-{self.lesson_name}.{self.coach.beat.id}.wrong.{key}")

    # --- ways on and back ---------------------------------------------------------------------------

    def go_on(self) -> None:
        """The learner has read it."""
        if self.flow.telling:
            self.flow.hurry()
        self.coach.go_on()

    def show_me(self) -> None:
        """The program's hand does it."""
        self.model_hand.begin()

    def skip_beat(self) -> None:
        """Pass over this beat: what it asks for is done at once."""
        if self.flow.telling:
            self.flow.hurry()
        coach = self.coach
        if not coach.speaks:
            return
        if coach.waits_for_go_on or coach.beat.may_pass:
            coach.go_on()
        elif coach.beat.choices:
            self.ways.choose(coach.beat.choices[0])
        else:
            self.model_hand.begin()

    def take_back(self) -> None:
        """In a lesson taking back is beginning the beat again, unless something is only half done."""
        if self.half_done:
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

    # --- hooks --------------------------------------------------------------------------------------

    @property
    def compact(self) -> bool:
        """Whether the lesson's buttons lie in the line at the top."""
        return False

    @property
    def settling(self) -> bool:
        """Whether something is being settled that the lesson keeps out of: a bill, say."""
        return False

    @property
    def half_done(self) -> bool:
        """Whether something is prepared that can be taken back by itself."""
        return False

    def settle_up(self) -> None:
        """Settle it for the learner."""

    def legal_gestures(self) -> Iterable[Gesture]:
        """Everything that the match allows now, whatever the lesson says."""
        raise NotImplementedError

    def attempted(self, piece: str, place: str) -> Answer | None:
        """The answer that putting a piece on a place would have been, for the lesson's words; or None."""
        return None

    def plays(self, piece: Piece) -> bool:
        """Whether a hand may ever play this piece: for others the lesson has no word."""
        return True

    def part(self, name: str) -> FRect | None:
        """Where a part of the table is that is neither piece nor place nor control."""
        return None

    def spare_areas(self) -> Sequence[FRect]:
        """What the bubble should better not cover."""
        return ()

    def lay_props(self) -> None:
        """Put out what this beat carries about for its own sake."""
