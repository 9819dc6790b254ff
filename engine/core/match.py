"""A match: the table at its last moment of rest, and the answers given since.

A rule is a coroutine; the match drives it by hand, without an event loop. A suspended rule cannot
be copied, but it can be run again from rest, and rest is never far behind. Saving, loading,
undoing, forking and imagining all follow from that one idea.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Self

import msgspec

from engine.core.asking import Answer, Ask, Command, Question, Seat
from engine.core.dice import Dice
from engine.core.events import Event, Told
from engine.core.game import Game, Result, Rule, Setup
from engine.core.refusal import Refusal, Refused
from engine.core.table import Table
from engine.core.undo import Past, Point

_pack = msgspec.msgpack.Encoder().encode
"""Not a sorting one, which takes no numbers as keys: our keys lie in the order of play."""

Given = tuple[Seat, Answer]


class _Paused(NamedTuple):
    """A question that waits until an interruption is settled."""

    rule: Coroutine[Any, Any, Any]
    ask: Ask[Any]
    asked_at: int
    asked_since: int
    sealed_below: int


class Match:
    """One game in progress.

    `hold` names steps before which the match stops until `release` is called: scenarios, lessons
    and shows use it. `step` counts the answers given so far. `story` is everything told so far.
    """

    __slots__ = (
        "_ask",
        "_asked_at",
        "_asked_since",
        "_listed",
        "_own_rest",
        "_past",
        "_paused",
        "_released",
        "_rest",
        "_returned",
        "_rule",
        "_sealed_below",
        "_since",
        "_speaking",
        "game",
        "held",
        "hold",
        "setup",
        "step",
        "story",
        "table",
    )

    def __init__(self, game: Game[Any], setup: Setup, *, hold: frozenset[str] = frozenset()) -> None:
        """Set up a match and run it to its first question. Raises `SetupRefused`."""
        self._open(game, setup, game.set_up(setup), 0, hold, listening=True)
        self._run_from_rest()

    @classmethod
    def from_rest(
        cls, game: Game[Any], setup: Setup, rest: Table, step: int, hold: frozenset[str] = frozenset()
    ) -> Self:
        """A match that goes on from a saved moment of rest, after `step` answers."""
        match = cls.__new__(cls)
        match._open(game, setup, rest, step, hold, listening=True)
        match._own_rest = False
        match._run_from_rest()
        return match

    def _open(
        self, game: Game[Any], setup: Setup, rest: Table, step: int, hold: frozenset[str], *, listening: bool
    ) -> None:
        self.game = game
        self.setup = setup
        self.hold = hold
        self.held: str | None = None
        self.step = step
        self.story: list[Told] | None = [] if listening else None
        self.table: Any = rest
        self._rest: Any = rest
        self._own_rest = True
        rest.teller = None
        self._released = False
        self._since: list[Given] = []
        self._rule: Coroutine[Any, Any, Any] | None = None
        self._returned: Answer | None = None
        self._ask: Ask[Any] | None = None
        self._asked_at = step
        self._asked_since = 0
        self._sealed_below = 0
        self._paused: list[_Paused] = []
        self._past = Past()
        self._speaking: dict[Seat, Command] = {}
        self._listed: tuple[Seat, Sequence[Answer]] | None = None

    # -- asking ------------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        """The seats that may answer now, in seat order; empty when held or over."""
        return sorted(self._speaking)

    def may_speak(self, seat: Seat) -> bool:
        """True if `seat` may answer now, or put in a word although it is not asked."""
        return seat in self._speaking or bool(self.options(seat))

    def question(self, seat: Seat) -> Question[Any, Any] | None:
        """The question `seat` may answer now, or None."""
        command = self._speaking.get(seat)
        return None if self._ask is None or command is None else self._ask.questions[command]

    def options(self, seat: Seat) -> Sequence[Answer]:
        """Every legal answer of `seat`, in a fixed order; empty if it is not asked and may put in no word."""
        command = self._speaking.get(seat)
        asked = self._ask
        if asked is None or (command is None and not asked.first):
            return ()
        if command is None:
            options = next(iter(asked.questions.values())).asides(self.table, seat)
        else:
            options = asked.questions[command].options(self.table, command)
        self._listed = (seat, options)
        return options

    def why_not(self, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not give `answer` now, or None if it may. Changes nothing."""
        if self._ask is None:
            return self.game.refuse_idle(self.table, seat, answer)
        if answer.interrupts:
            return self.game.refuse_interruption(self.table, seat, answer)
        questions = self._ask.questions
        command = self._speaking.get(seat)
        question = next(iter(questions.values())) if command is None else questions[command]
        return question.refuse(self.table, seat, answer)

    # -- answering ---------------------------------------------------------------------------

    def answer(self, seat: Seat, answer: Answer, at: int | None = None) -> list[Told]:
        """Give an answer; returns what was told because of it, each event with both faces.

        `at` is the step the answer was chosen at: an answer to a question that has gone, or that this
        seat has answered since, is ignored, which makes a double click harmless. Raises `Refused`.
        """
        if at is not None and (at < self._asked_at or self._has_answered(seat, at)):
            return []
        if not self._was_listed(seat, answer) and (no := self.why_not(seat, answer)) is not None:
            raise Refused(no)
        story = self.story
        if story is None:
            self._accept(seat, answer)
            return []
        told = len(story)
        since, self._own_rest = self._since, False
        self._past.remember(
            Point(seat, self.table.shown, self._rest, self._released, since, len(since), told)
        )
        self._accept(seat, answer)
        return story[told:]

    def _was_listed(self, seat: Seat, answer: Answer) -> bool:
        """True if `options` has named `answer` to `seat` since the last answer."""
        listed = self._listed
        return listed is not None and listed[0] == seat and answer in listed[1]

    def _has_answered(self, seat: Seat, at: int) -> bool:
        """True if `seat` has given an answer after step `at`, since the last moment of rest."""
        later = self._since[len(self._since) - (self.step - at) :] if at < self.step else []
        return any(speaker == seat for speaker, _ in later)

    def give(self, seat: Seat, answer: Answer) -> None:
        """Give an answer taken from `options` in a fork, without checking it again."""
        self._accept(seat, answer)

    def _accept(self, seat: Seat, answer: Answer) -> None:
        asked, table = self._ask, self.table
        assert asked is not None
        self._since.append((seat, answer))
        self._listed = None
        self.step += 1
        opened: Any = answer
        if answer.interrupts:
            self._interrupt(asked, seat, answer)
            return
        if asked.sealed:
            self._seal(asked, self._speaking[seat], answer)
            if len(table.sealed) - self._sealed_below < len(asked.questions):
                if self.game.one_voice_each:
                    del self._speaking[seat]
                else:
                    self._give_the_floor()
                return
            opened = {asking: table.sealed[asking] for asking in asked.questions}
            table.sealed = {command: kept for command, kept in table.sealed.items() if command not in opened}
            table.shown += 1
        elif asked.first:
            opened = (seat, answer)
        self._go_on(opened)

    def _go_on(self, value: Any) -> None:
        """Drive the rule on; when it ends, what it interrupted waits again, or the table is at rest."""
        while not self._send(value):
            if not self._paused:
                self._settle()
                self._run_from_rest()
                return
            value = self._resume()
            if value is None:
                return

    def _interrupt(self, asked: Ask[Any], seat: Seat, answer: Answer) -> None:
        """Let the open question wait until a rule of its own has settled `answer`."""
        assert self._rule is not None
        self._paused.append(_Paused(self._rule, asked, self._asked_at, self._asked_since, self._sealed_below))
        self._sealed_below = len(self.table.sealed)
        self._rule = self.game.interruption(self.table, seat, answer)
        self._go_on(None)

    def _resume(self) -> Answer | None:
        """Put the interrupted question again; an answer that settles it at once, or None."""
        settled = self._returned
        self._rule, self._ask, self._asked_at, self._asked_since, self._sealed_below = self._paused.pop()
        self._give_the_floor()
        return settled

    def _seal(self, asked: Ask[Any], command: Command, answer: Answer) -> None:
        """Lay an answer face down, and whatever else it seals."""
        table, questions = self.table, asked.questions
        sealed = questions[command].seals(table, command, answer)
        table.sealed = {**table.sealed, **sealed}
        for sealing in sealed:
            questions[sealing].tell_sealed(table, sealing)

    def release(self) -> list[Told]:
        """Let the held step run; returns what was told. Does nothing when nothing is held."""
        if self.held is None:
            return []
        told = 0 if self.story is None else len(self.story)
        self.held = None
        self._released = True
        self._run_from_rest()
        return [] if self.story is None else self.story[told:]

    # -- running -----------------------------------------------------------------------------

    def _run_from_rest(self) -> None:
        """Run rule after rule until somebody is asked, a step is held, or the match is over."""
        while (step := self.game.what_next(self._rest)) is not None:
            if step.name in self.hold and not self._released:
                self.held = step.name
                break
            if not step.asks and self._own_rest:
                self._run_at_rest(step.rule)
                continue
            self.table = table = self._rest.copy()
            table.teller = self.story
            self._rule = step.rule(table)
            if self._send(None):
                return
            self._settle()
        self.table = self._rest
        self._rule = self._ask = None
        self._speaking = {}
        self._asked_at = self.step

    def _run_at_rest(self, rule: Rule[Any]) -> None:
        """A rule that asks nobody, on a rest that nobody else remembers: no copy is needed."""
        rest = self._rest
        rest.teller = self.story
        try:
            rule(rest).send(None)
        except StopIteration:
            rest.teller = None
        self._released = False

    def _send(self, value: Any) -> bool:
        """Drive the rule on; True if it asks again, False if it has come to its end."""
        assert self._rule is not None
        try:
            self._ask = self._rule.send(value)
        except StopIteration as end:
            self._returned = end.value
            self._ask = None
            self._speaking = {}
            return False
        self._give_the_floor()
        self._asked_at = self.step
        self._asked_since = len(self._since)
        return True

    def _give_the_floor(self) -> None:
        """Find out which seats may speak now, each for the first command that still waits for it."""
        assert self._ask is not None
        table, speakers, sealed = self.table, self.game.speakers, self.table.sealed
        if self.game.one_voice_each and not sealed:
            floor = self._floor_of(self._ask)
            self._speaking = dict(floor) if self._ask.sealed else floor
            return
        if len(self._ask.questions) == 1 and not sealed:
            command = next(iter(self._ask.questions))
            self._speaking = dict.fromkeys(speakers(table, command), command)
            return
        speaking: dict[Seat, Command] = {}
        for command in reversed(self._ask.questions):  # the first to be asked has the last word here
            if command not in sealed:
                speaking.update(dict.fromkeys(speakers(table, command), command))
        self._speaking = speaking

    def _floor_of(self, asked: Ask[Any]) -> dict[Seat, Command]:
        """Who answers what, where every command is one seat: it hangs on the question alone."""
        if asked.floor is None:
            speakers = self.game.speakers
            asked.floor = {speakers(self.table, command)[0]: command for command in asked.questions}
        return asked.floor

    def _settle(self) -> None:
        self._rest = self.table
        self._rest.teller = None
        self._own_rest = True
        self._since = []
        self._released = False

    # -- going back --------------------------------------------------------------------------

    def why_no_undo(self, seat: Seat) -> Refusal | None:
        """Why `seat` cannot take its last answer back, or None if it can."""
        return self._past.why_not(seat, self.table)

    def undo(self) -> None:
        """Take back the last answer, in place. Raises `Refused` where that would not be honest."""
        point = self._past.take(self.table)
        self.step -= 1 + point.given
        self._rest, self._released, self.held = point.rest, point.released, None
        self._own_rest = False
        self._listed = None
        self._replay(point.since[: point.given])
        if self.story is not None:
            del self.story[point.told :]
            self.table.teller = self.story

    def bar_undo(self, reason: str) -> None:
        """Nothing before this moment can be taken back: the next person has looked, say."""
        self._past.bar(reason)

    # -- copies ------------------------------------------------------------------------------

    def fork(self) -> Match:
        """The same match again, going its own way from here. Nobody listens to a fork."""
        self._own_rest = False
        return self._twin(self._rest, self._since, self.hold, self._released)

    def imagine(self, seat: Seat, dice: Dice) -> Match:
        """A fork in which all that `seat` cannot know has been dealt again with `dice`.

        What others have sealed is guessed anew, and the table's own dice are re-seeded. Steps are
        not held. Only `seat` is to be trusted with what it learns there.
        """
        rest = self._rest.copy()
        self.game.redeal(rest, self.table, seat, dice)
        rest.dice = Dice(dice.bits())
        twin = self._twin(rest, (), frozenset(), False, step=self.step - len(self._since))
        sealed = self._ask is not None and self._ask.sealed
        opened = self._since[: self._asked_since] if sealed else self._since
        for speaker, answer in opened:
            twin._accept(speaker, answer)
        if sealed:
            self._guess_sealed(twin, seat, dice)
            twin.step = self.step
        return twin

    def _guess_sealed(self, twin: Match, seat: Seat, dice: Dice) -> None:
        """Seal again in `twin` what has been sealed: what `seat` knows as it is, the rest at random."""
        own, heard = self.game.partners(self.table, seat), self.game.confidants(self.table, seat)
        for speaker, answer in self._since[self._asked_since :]:
            known = heard if answer.talk else own
            if answer.interrupts or twin._paused or twin._speaking.get(speaker) in known:
                twin._accept(speaker, answer)
        for command in self.table.sealed:
            if command not in twin.table.sealed:
                speaker = next(chair for chair, waiting in twin._speaking.items() if waiting == command)
                guesses = [option for option in twin.options(speaker) if not option.talk]
                twin._accept(speaker, dice.pick(guesses))

    def _twin(
        self,
        rest: Table,
        since: Sequence[Given],
        hold: frozenset[str],
        released: bool,
        step: int | None = None,
    ) -> Match:
        twin = Match.__new__(Match)
        start = self.step - len(since) if step is None else step
        twin._open(self.game, self.setup, rest, start, hold, listening=False)
        twin._released = released
        twin._own_rest = rest is not self._rest
        twin._replay(since)
        return twin

    def _replay(self, since: Sequence[Given]) -> None:
        """Run from rest and give the answers again, unheard."""
        story, self.story = self.story, None
        self._since = []
        self._run_from_rest()
        for seat, answer in since:
            self._accept(seat, answer)
        self.story = story

    # -- looking -----------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> Any:
        """What `seat` (None: an onlooker) may see now."""
        return self.game.view(self.table, seat)

    def heard(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The story from entry `since` on, as `seat` reads it."""
        told = self.story or []
        faces = (entry.face(seat) for entry in told[since:])
        recalled, table = self.game.recalled, self.table
        return [event for face in faces if face is not None and (event := recalled(table, face)) is not None]

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.game.result(self.table)

    @property
    def over(self) -> bool:
        """True when nobody will be asked again."""
        return self._ask is None and self.held is None

    @property
    def rest(self) -> Table:
        """The table at its last moment of rest. Look, do not touch."""
        rest: Table = self._rest
        return rest

    @property
    def at_rest(self) -> bool:
        """True if nothing has been answered since the last moment of rest."""
        return not self._since

    def digest(self) -> str:
        """A fingerprint of the whole table: 32 hex digits, the same on every machine."""
        return blake2b(_pack(self.table), digest_size=16).hexdigest()
