"""What a table waits for: the story, a bot, the curtain, a person. One step a frame, never blocking.

Events are told one after the other. When none is left, the table is brought into line with the view, which
is the truth, and whoever is to answer is asked. A game's own flow fills in the hooks at the end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.core.asking import Answer, Seat
from engine.core.events import Event
from engine.core.refusal import Refused
from game.motion import SPEEDS
from game.play.session import Session
from game.words import words

if TYPE_CHECKING:
    from game.table.match_scene import MatchScene

ANNOUNCE = 0.5
"""Seconds a bot's turn is announced before it moves, at normal speed."""


class MatchFlow:
    """Drives one match across one table."""

    def __init__(self, scene: MatchScene, session: Session) -> None:
        self.scene, self.session = scene, session
        self.queue: deque[Event] = deque()
        self.waiting_for = "story"
        self.actor: Seat | None = None
        """The person who is asked now."""
        self.options: Sequence[Answer] = ()
        self.step = 0
        """The match's step when the open question was shown: what makes a double click harmless."""
        self.last_person: Seat | None = None
        self.looking: Seat | None = None
        """The person whose secrets lie open on a shared screen."""
        self._settled = False
        self._bot_wait = 0.0
        self._thought: Answer | None = None
        """What the bot has decided while its turn was still being announced."""

    @property
    def telling(self) -> bool:
        """Whether something is still to be told."""
        return bool(self.queue) or self.scene.player.playing

    @property
    def eyes(self) -> Seat | None:
        """The seat whose secrets the table shows; None shows no secret."""
        people = self.session.people()
        if self.session.shared_screen():
            return self.looking
        return people[0] if people else None

    def view(self) -> Any:
        """What the eyes at the table may see now."""
        return self.session.match.view(self.eyes)

    # --- the story ----------------------------------------------------------------------------------

    def listen(self) -> None:
        """Take up what has happened since the last time."""
        self.queue.extend(self.session.news(self.eyes))
        self._settled = False
        self.waiting_for = "story"

    def remember(self) -> None:
        """A match that goes on: its log as it was, its table as it is."""
        for event in self.session.news(self.eyes):
            self.scene.write(event)

    def update(self, dt: float) -> None:
        """One frame."""
        if self.scene.player.playing:
            return
        if self.queue:
            self.tell_next()
        elif not self._settled:
            self.settle()
        elif self.waiting_for == "bot":
            self._think(dt)

    def tell_next(self) -> None:
        """Begin to tell what comes next."""
        event = self.queue.popleft()
        self.scene.announce(event)
        self.scene.tell(self.scene.story_of(event))

    def apply(self, event: Event) -> None:
        """The beat at which an event changes what is shown."""
        self.scene.happened(event)
        self.scene.write(event)
        self.scene.refresh()

    def hurry(self) -> None:
        """Finish everything that is being told, at once."""
        self.scene.player.skip()
        while self.queue:
            self.pass_over(self.queue.popleft())
        if not self._settled:
            self.settle()

    def pass_over(self, event: Event) -> None:
        """An event changes what is shown without being told."""
        self.scene.happened(event)
        self.scene.write(event)

    # --- the truth ----------------------------------------------------------------------------------

    def settle(self) -> None:
        """The story is over: the table shows the view, and whoever is to answer is asked."""
        self._settled = True
        self.scene.drop_bubble()
        self.actor = None
        self.scene.draft_anew()
        if self.session.match.over:
            self.waiting_for = "over"
            self._show()
            self.close_question(self.over_words())
            self.scene.finished()
            return
        if self.call_out():
            return
        person = self.next_person()
        if person is None:
            self._show()
            self._wait_for_bot()
        elif self.needs_curtain(person):
            self.raise_curtain(person)
        else:
            self.ask(person)

    def _show(self) -> None:
        self.scene.see(self.view())

    def raise_curtain(self, person: Seat) -> None:
        """Nothing secret lies on the table until this person holds the button."""
        self.waiting_for = "curtain"
        self.looking = None
        self._show()
        self.scene.show_actor(person)
        self.close_question(words("table.pass-to", name=self.session.players[person].name))
        self.scene.raise_curtain(person)

    def lift_curtain(self, person: Seat) -> None:
        """The next person looks: nothing before this moment can be taken back."""
        self.session.match.bar_undo("curtain-lifted")
        self.looking = person
        self.settle()

    def _wait_for_bot(self) -> None:
        bot = self.session.next_bot()
        self.waiting_for = "bot"
        if bot is None:
            return
        self._bot_wait = self.bot_pause(bot) * SPEEDS[self.scene.game.settings.bot_speed]
        self.scene.show_actor(bot)
        self.close_question(self.waiting_words(bot))

    def close_question(self, text: str) -> None:
        """Nothing can be answered now; `text` says what is waited for."""
        self.options = ()
        self.scene.open_gestures(())
        self.scene.say_prompt(text)
        self.scene.refresh()

    def ask(self, person: Seat) -> None:
        """Put the open question to a person."""
        match = self.session.match
        if self.session.shared_screen() and self.is_secret(person):
            self.looking = person
        self.scene.forget_focus()
        self.waiting_for, self.actor = "person", person
        self.options, self.step = match.options(person), match.step
        self._show()
        self.scene.show_actor(person)
        self.reopen()

    def reopen(self) -> None:
        """The question as it stands with what is drafted: its gestures and its line."""
        if self.actor is None:
            return
        self.scene.open_question(self.actor)
        self.scene.refresh()

    # --- answering ----------------------------------------------------------------------------------

    def give(self, answer: Answer) -> None:
        """A person's answer goes to the match; it is kept before anything is shown."""
        person = self.actor
        if person is None:
            return
        try:
            taken = self.session.give(person, answer, self.step)
        except Refused as refused:
            self.scene.say_refusal(refused.refusal)
            self.reopen()
            return
        if not taken:
            return
        self.scene.drop_bubble()
        self.actor, self.last_person = None, person
        self.options = ()
        self.scene.open_gestures(())
        self.answered(person)
        self.listen()
        self.scene.tell_trouble()

    def _think(self, dt: float) -> None:
        """A bot thinks in slices while its turn is announced; then it moves."""
        self._bot_wait -= dt
        bot = self.session.next_bot()
        if bot is None:
            return
        if self._thought is None:
            self._thought = self.session.think(bot)
        if self._thought is None or self._bot_wait > 0:
            return
        answer, self._thought = self._thought, None
        self.session.give(bot, answer, self.session.match.step)
        self.listen()
        self.scene.tell_trouble()

    # --- going back ---------------------------------------------------------------------------------

    def why_no_undo(self) -> str:
        """Why the last answer cannot be taken back; empty if it can."""
        if self.last_person is None:
            return words("table.undo.nothing-to-undo")
        no = self.session.why_no_undo(self.last_person)
        if no is None:
            return ""
        alone = no.name == "someone-has-answered" and not self.session.shared_screen()
        return words(f"table.undo.{'bot-has-answered' if alone else no.name}")

    def undo(self) -> bool:
        """Take the last answer back, if that is honest."""
        if self.why_no_undo():
            return False
        self.scene.player.clear()
        self.queue.clear()
        self._thought = None
        self.session.undo()
        self.went_back()
        self.scene.log.clear()
        for event in self.session.match.heard(self.eyes):
            self.scene.write(event)
        self.settle()
        self.scene.tell_trouble()
        return True

    # --- hooks --------------------------------------------------------------------------------------

    def next_person(self) -> Seat | None:
        """The person to be asked now; None when a bot is waited for."""
        return self.session.next_person()

    def is_secret(self, person: Seat) -> bool:
        """Whether what a person sees while answering is for that person alone."""
        return True

    def needs_curtain(self, person: Seat) -> bool:
        """Whether the screen has to be passed on before this person is asked."""
        if not self.session.shared_screen() or not self.scene.game.settings.curtain:
            return False
        return self.is_secret(person) and not self.session.same_eyes(self.looking, person)

    def call_out(self) -> bool:
        """Ask several people at once in a way of the game's own; False asks one after the other."""
        return False

    def answered(self, person: Seat) -> None:
        """A person has answered: a game may close what only they should see."""

    def went_back(self) -> None:
        """An answer was taken back: a game may close what only its giver should see."""

    def over_words(self) -> str:
        """What the prompt says when the match is over."""
        return ""

    def bot_pause(self, bot: Seat) -> float:
        """Seconds until a bot's answer is shown at normal speed; it must not tell what the bot holds."""
        return ANNOUNCE

    def waiting_words(self, bot: Seat) -> str:
        """What the prompt says while a bot thinks."""
        return words("table.waits", name=self.session.players[bot].name)
