"""The coach: which beat it is, what is open in it, when it is over. It draws nothing and knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from engine.core.asking import Answer
from engine.core.events import Event
from engine.core.match import Match
from game.table.gesture import Drag, Gesture, Gestures, Press
from game.tutorial.adapter import Adapter
from game.tutorial.beats import Beat, Lesson
from game.tutorial.patterns import ARROW, fits, gesture_texts, in_table_names
from game.tutorial.progress import Progress, keep

OFFERS_HELP_AFTER = 3
"""Wrong tries in one beat after which the coach offers to show how."""


class Prop:
    """What a show gesture means: it is made for its own sake."""


class Table(Protocol):
    """The scene that the coach speaks to."""

    def beat_began(self) -> None:
        """Another beat, or another thing to say: words, lights and gestures anew."""

    def let_go(self, at_once: bool) -> None:
        """Let the held step run and tell what it brings."""

    def story_goes_on(self) -> None:
        """The story may go on from where it stopped."""

    def weeks_passed(self) -> None:
        """Much has been played at once: the table is to be laid as it stands now."""

    def lies_ready(self, predicate: str) -> bool | None:
        """Whether a predicate about what lies ready, not yet sealed, holds; None for any other."""


class Coach:
    """Leads through the beats of one lesson."""

    def __init__(
        self, lesson: Lesson, adapter: Adapter, progress: Progress, match: Match, table: Table
    ) -> None:
        self.lesson, self.adapter, self.progress = lesson, adapter, progress
        self.match, self.table = match, table
        self.index = lesson.index(progress.marks[-1].beat) if progress.marks else 0
        self.remark = ""
        """What the narrator adds now that the beat is over; empty while it goes on."""
        self.paused = ""
        """The moment at which the story has stopped."""
        self.wrong_tries = 0
        self.seen: set[str] = set()
        """What has happened in this beat that the match does not know of."""
        self.asked_if_sure = False

    @property
    def beat(self) -> Beat:
        """The beat of the moment."""
        return self.lesson.beat[self.index]

    @property
    def offers_help(self) -> bool:
        """Whether to offer to show how."""
        return self.wrong_tries >= OFFERS_HELP_AFTER

    @property
    def speaks(self) -> bool:
        """Whether the narrator has come to speak in this beat; until then the table plays on."""
        return not self.beat.when or "spoke" in self.seen

    @property
    def waits_for_go_on(self) -> bool:
        """Whether the learner's word is all that is missing."""
        return bool(self.remark) or (self.beat.watch and self.speaks and "go-on" not in self.seen)

    @property
    def holds_back(self) -> bool:
        """Whether the opponent waits, because something is still being said."""
        return bool(self.remark) or (self.waits_for_go_on and self.holds(self.beat.done))

    # --- from beat to beat ----------------------------------------------------------------------------

    def start(self) -> None:
        """Begin, or take up again, the beat of the moment."""
        self._enter(self.index)

    def check(self) -> None:
        """Called while nothing is being told: go on if the beat is over."""
        beat = self.beat
        if self.remark:
            return
        if self._is_over(beat):
            self._finish()
        elif self.match.held in beat.runs:
            self.table.let_go(False)
        elif beat.needs and not self.holds(beat.needs):
            self._enter(self.lesson.index(beat.starts_at))
        elif not self.speaks and self.holds(beat.when):
            self.happened("spoke")
            self.table.beat_began()

    def _is_over(self, beat: Beat) -> bool:
        if beat.may_pass and "go-on" in self.seen:
            return True
        return self.holds(beat.done) and not (beat.watch and "go-on" not in self.seen)

    def go_on(self) -> None:
        """The learner has read it."""
        if self.remark:
            self.remark = ""
            self._next()
            return
        self.happened("go-on")
        if self.paused:
            self.paused = ""
            self.table.story_goes_on()

    def happened(self, what: str) -> None:
        """Something was done that the match does not know of."""
        self.seen.add(what)

    def holds(self, predicate: str) -> bool:
        """Whether a predicate holds, of the match or of this beat."""
        about_match = self.adapter.holds(self.match, predicate)
        if about_match is not None:
            return about_match
        ready = self.table.lies_ready(predicate)
        if ready is not None:
            return ready
        kind, _, rest = predicate.partition(" ")
        if kind == "paused":
            return bool(self.paused)
        if kind == "told":
            return not self.paused and self.holds(f"phase {rest}")
        if kind == "answered":
            return fits([self._last_answer()], rest, self.adapter.name)
        return kind in self.seen

    def _last_answer(self) -> str:
        own = (text for seat, text in reversed(self.progress.answers) if seat == self.lesson.learner)
        return next(own, "")

    def _finish(self) -> None:
        for remark in self.beat.after:
            if self.holds(remark.when):
                self.remark = remark.say
                self.table.beat_began()
                return
        self._next()

    def _next(self) -> None:
        beat = self.beat
        if beat.back_to and self.holds(beat.back_if):
            self._enter(self.lesson.index(beat.back_to))
        elif self.index + 1 < len(self.lesson.beat):
            self._enter(self.index + 1)

    def _enter(self, index: int) -> None:
        """Begin a beat; one that is over already, or not meant for this course of things, is passed over."""
        while True:
            beat = self.lesson.beat[index]
            self.seen, self.wrong_tries, self.asked_if_sure = set(), 0, False
            passed = bool(beat.only) and not self.holds(beat.only)
            if self._weeks_pass(beat) and not passed:
                break
            if not passed and (beat.watch or not self.holds(beat.done)):
                break
            if index + 1 == len(self.lesson.beat):
                break
            index += 1
        self.index = index
        if beat.when and self.holds(beat.when):
            self.happened("spoke")
        weeks_pass = self._weeks_pass(beat)
        if weeks_pass:
            self.progress.add(beat.meanwhile)
        self.progress.begin(beat.id)
        keep(self.progress)
        if weeks_pass:
            self.table.weeks_passed()
        else:
            self.table.beat_began()

    def _weeks_pass(self, beat: Beat) -> bool:
        """Whether much is still to be played before a beat begins."""
        return bool(beat.meanwhile) and self.progress.marks[-1].beat != beat.id

    # --- gestures -------------------------------------------------------------------------------------

    def open(self, legal: Iterable[Gesture]) -> Iterator[Gesture]:
        """Of all legal gestures those that this beat wants, and its show gesture."""
        beat = self.beat
        if self.remark or not self.speaks:
            return
        for gesture in legal:
            if not beat.allow or self._wants(gesture, beat.allow):
                yield gesture
        if beat.show and "shown" not in self.seen:
            yield self.show_gesture()

    def show_gesture(self) -> Gesture:
        """The gesture with a prop that this beat asks for."""
        piece, _, place = in_table_names(self.beat.show, self.adapter.name).partition(ARROW)
        return Drag(piece, place, Prop()) if place else Press(piece, Prop())

    def shown(self) -> None:
        """The show gesture was made."""
        self.happened("shown")
        self.paused = ""
        beat = self.beat
        if beat.releases and self.match.held == beat.releases:
            self.table.let_go(beat.at_once)
        else:
            self.table.story_goes_on()

    def _wants(self, gesture: Gesture, patterns: Iterable[str]) -> bool:
        texts = gesture_texts(gesture, self.adapter.write)
        return any(fits(texts, pattern, self.adapter.name) for pattern in patterns)

    def model(self, gestures: Gestures) -> Gesture | None:
        """What somebody would do who knew what to do, among the open gestures."""
        if self.beat.show and "shown" not in self.seen:
            return self.show_gesture()
        for pattern in self.beat.model or (self.beat.hand,):
            for gesture in gestures.all():
                if isinstance(gesture, Drag | Press) and self._wants(gesture, [pattern]):
                    return gesture
        return None

    def wrong(self, piece: str, place: str, answer: Answer | None) -> str:
        """The key of the words for a gesture that this beat does not want; empty where it has none."""
        texts = [piece, f"{piece}{ARROW}{place}"] if place else [piece]
        if answer is not None:
            texts.append(self.adapter.write(answer))
        for wrong in self.beat.wrong:
            if fits(texts, wrong.gesture, self.adapter.name):
                return wrong.say
        return ""

    def tried_wrongly(self) -> None:
        """The learner tried something that did not work."""
        self.wrong_tries += 1
        if self.wrong_tries == OFFERS_HELP_AFTER:
            self.table.beat_began()

    def asks_if_sure(self, gesture: Gesture) -> bool:
        """Whether this gesture should be thought over; asked once."""
        beat = self.beat
        if not beat.sure or self.asked_if_sure or not self.holds(beat.sure):
            return False
        self.asked_if_sure = self._wants(gesture, [beat.sure_gesture])
        return self.asked_if_sure

    # --- the story ------------------------------------------------------------------------------------

    def pauses(self, event: Event) -> bool:
        """Whether the story stops before this event."""
        pause = self.beat.pause
        if pause and self.adapter.pauses(event, pause):
            self.paused = pause
        return bool(self.paused)

    # --- going back -----------------------------------------------------------------------------------

    def mark_of(self, beat: str) -> int:
        """The number of the last mark of a beat; -1 if it has none."""
        found = [index for index, mark in enumerate(self.progress.marks) if mark.beat == beat]
        return found[-1] if found else -1

    def mark_again(self) -> int:
        """Where this beat begins."""
        return fit_to_start(self.lesson, self.progress, max(0, self.mark_of(self.beat.id)))

    def mark_before(self) -> int:
        """Where the beat before this one begins."""
        return fit_to_start(self.lesson, self.progress, max(0, self.mark_again() - 1))


def fit_to_start(lesson: Lesson, progress: Progress, mark: int) -> int:
    """The mark from which a beat can be taken up: an earlier one where it begins amid a story."""
    while mark > 0 and lesson.beat[lesson.index(progress.marks[mark].beat)].starts_at:
        mark -= 1
    return mark
