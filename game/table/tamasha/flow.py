"""What the table waits for: the story, a bot, the curtain, a person. One step a frame, never blocking.

Events are told one after the other. When none is left, the table is brought into line with the view, which
is the truth, and whoever is to answer is asked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.asking import Answer, Seat
from engine.core.events import Event
from engine.core.refusal import Refused
from engine.tamasha import events as ev
from engine.tamasha.answers import Buy, Pass
from engine.tamasha.view import View
from game.motion import SPEEDS
from game.play.session import Session
from game.table.tamasha import prompts
from game.table.tamasha.asking import Moment
from game.table.tamasha.attack.gestures import what_fits
from game.table.tamasha.changes import happen
from game.table.tamasha.faction.moments import OF_A_PARTY
from game.table.tamasha.gestures import gestures
from game.table.tamasha.moments import ACTS, FOLDS, OPENS_SEALS, command_asked, rings
from game.table.tamasha.sentences import logged, sentence
from game.table.tamasha.show import Show
from game.table.tamasha.shown import Shown
from game.table.tamasha.specs import Asked
from game.table.tamasha.stories import batch, tell
from game.table.tamasha.top import HIDDEN, Top, party_long
from game.words import words

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

ANNOUNCE = 0.5
"""Seconds a bot's turn is announced before it moves, at normal speed."""


class Flow:
    """Drives one match across one table."""

    def __init__(self, scene: TamashaScene, session: Session) -> None:
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
    def top(self) -> Top:
        """What is shown."""
        return self.scene.top

    @property
    def telling(self) -> bool:
        """Whether something is still to be told."""
        return bool(self.queue) or self.scene.player.playing

    def view(self) -> View:
        """What the eyes at the table may see now."""
        view: View = self.session.match.view(self._seat())
        return view

    def _seat(self) -> Seat | None:
        eyes = self.top.eyes
        if eyes == HIDDEN:
            return None
        return self.session.eyes(eyes) if self.looking is None else self.looking

    # --- the story ----------------------------------------------------------------------------------

    def listen(self) -> None:
        """Take up what has happened since the last time."""
        self.queue.extend(self.session.news(self._seat()))
        self._settled = False
        self.waiting_for = "story"

    def remember(self) -> None:
        """A match that goes on: its log as it was, its table as it is."""
        for event in self.session.news(self._seat()):
            self._write(event)

    def update(self, dt: float) -> None:
        """One frame."""
        if self.scene.player.playing:
            return
        if self.queue:
            self._tell_next()
        elif not self._settled:
            self.settle()
        elif self.waiting_for == "bot":
            self._think(dt)

    def _tell_next(self) -> None:
        row = batch(self.queue)
        self._announce(row[0])
        scene = self.scene
        show = Show(self.top, scene.table, scene.player, scene.sync, self.apply, scene.refresh, scene.sound)
        scene.tell(tell(row, show))

    def apply(self, event: Event) -> None:
        """The beat at which an event changes what is shown."""
        self.top.ringed = rings(event, self.top.shown)
        if isinstance(event, OPENS_SEALS):
            self.top.own_choice = None
        happen(self.top.shown, event)
        self._write(event)
        self.scene.sync.gone.clear()
        if isinstance(event, ev.TurnEnded):
            self.top.on_duty[event.command] = event.seat
        self.scene.refresh()

    def hurry(self) -> None:
        """Finish everything that is being told, at once."""
        self.scene.player.skip()
        while self.queue:
            event = self.queue.popleft()
            self._write(event)
            happen(self.top.shown, event)
        if not self._settled:
            self.settle()

    def _write(self, event: Event) -> None:
        if logged(event):
            self.top.log.append(sentence(event, self.top.name, self.top.chairs))

    def _announce(self, event: Event) -> None:
        shown = self.top.shown
        command = self._actor_of(event)
        party = getattr(event, "party", None)
        if self.top.chairs.split and isinstance(event, OF_A_PARTY) and isinstance(party, int):
            self._set_party_badge(party)
        elif isinstance(event, ACTS) and command is not None:
            self._set_badge(self.top.name(command), command)
        elif shown.phase in ("counting", "over"):
            self.top.badge = self.top.badge_name = words("tamasha.badge.watch")
        text = prompts.watching(shown.phase)
        if not text and logged(event):
            text = sentence(event, self.top.name, self.top.chairs)[1]
        text = text or self.top.prompt.text
        self.top.prompt = prompts.prompt(shown.phase, shown.turns, shown.round, text)
        self.scene.refresh()

    def _set_party_badge(self, party: int) -> None:
        """A party acts, and the event does not say which of its factions."""
        self.top.badge = self.top.badge_name = party_long(party)
        self.top.badge_party, self.top.badge_mark = party, ""

    def _actor_of(self, event: Event) -> int | None:
        """The command behind an event; of a party the one that opens."""
        command = getattr(event, "command", None)
        party = getattr(event, "party", None)
        if isinstance(command, int):
            return command
        return self.top.shown.commands_of(party)[0] if isinstance(party, int) else None

    # --- the truth ----------------------------------------------------------------------------------

    def settle(self) -> None:
        """The story is over: the table shows the view, and whoever is to answer is asked."""
        self._settled = True
        self.scene.drop_bubble()
        match = self.session.match
        self._see(match.view(self._seat()))
        self.actor = None
        self.scene.draft_anew()
        if match.over:
            self.waiting_for = "over"
            self.top.badge = self.top.badge_name = words("tamasha.badge.watch")
            self._close_question(prompts.result(match.view(None)))
            self.scene.finished()
            return
        person = self.session.next_person()
        if person is None:
            self._wait_for_bot()
        elif self._needs_curtain(person):
            self._raise_curtain(person)
        else:
            self.ask(person)

    def command_for(self, person: Seat) -> int:
        """The command for which a person is asked now; a person with two chairs answers for one at a time."""
        return command_asked(self.session.match.view(None), person)

    def _called(self, seat: Seat, command: int) -> str:
        """A player's name; with the wing where both chairs are this player's."""
        return self.top.chairs.called(command, self.session.players[seat].name)

    def _see(self, view: View) -> None:
        self.top.shown = Shown.of(view)
        self.top.on_duty = [command.on_duty for command in view.commands]
        self.top.own_choice = view.commands[self.top.near].own_choice
        self.top.ringed, self.top.leaf = frozenset(), HIDDEN
        self.scene.settled()

    def _needs_curtain(self, person: Seat) -> bool:
        if not self.session.shared_screen() or not self.scene.game.settings.curtain:
            return False
        secret = self.session.match.view(None).awaits in prompts.SECRET
        return secret and not self.session.same_eyes(self.looking, person)

    def _raise_curtain(self, person: Seat) -> None:
        command = self.command_for(person)
        self.waiting_for = "curtain"
        self.top.near = command
        self._look_as(None)
        self._see(self.session.match.view(None))
        self._set_badge(self._called(person, command), command)
        self._close_question(words("tamasha.prompt.pass-to", name=self.session.players[person].name))
        self.scene.raise_curtain(person)

    def lift_curtain(self, person: Seat) -> None:
        """The next person looks: nothing before this moment can be taken back."""
        self.session.match.bar_undo("curtain-lifted")
        self._look_as(person)
        self.settle()

    def _wait_for_bot(self) -> None:
        self.waiting_for = "bot"
        speed = self.scene.game.settings.bot_speed
        self._bot_wait = ANNOUNCE * SPEEDS[speed]
        bot = self.session.next_bot()
        if bot is None:
            return
        command = self.command_for(bot)
        name = self._called(bot, command)
        self._set_badge(name, command)
        self._close_question(words("tamasha.prompt.waits", name=name))

    def _close_question(self, text: str) -> None:
        shown = self.top.shown
        self.options = ()
        self._put_to_hand(Asked())
        self.top.prompt = prompts.prompt(shown.phase, shown.turns, shown.round, text)
        self.scene.open_gestures(())
        self.scene.refresh()

    def ask(self, person: Seat) -> None:
        """Put the open question to a person."""
        match, command = self.session.match, self.command_for(person)
        if self.session.shared_screen():
            secret = match.view(None).awaits in prompts.SECRET
            self._look_as(person if secret else None)
        self.top.near = command
        self.scene.forget_focus()
        self.waiting_for, self.actor = "person", person
        self.options, self.step = match.options(person), match.step
        view: View = match.view(person)
        self._see(self.view())
        self._put_to_hand(
            Asked(view.awaits, any(isinstance(option, Pass) for option in self.options), view.gain_to_split)
        )
        name = self._called(person, command)
        self._set_badge(name, command, acts=True)
        self.reopen()

    def _look_as(self, person: Seat | None) -> None:
        """From now on the table shows what this person may see; None shows no secret."""
        self.looking = person
        self.top.eyes = HIDDEN if person is None else self.session.side_of[person]

    def _set_badge(self, name: str, command: int, acts: bool = False) -> None:
        """Who is on: at the left end of the rail."""
        self.top.badge = words("tamasha.badge.acts", name=name) if acts else name
        self.top.badge_name, self.top.badge_party = name, self.top.party_of(command)
        self.top.badge_mark = self.top.chairs.mark(command)

    def _put_to_hand(self, asked: Asked) -> None:
        """What lies ready for the near hand; for a public question its planner is folded."""
        self.scene.asked = asked
        self.top.folded = asked.awaits in FOLDS
        self.top.gavel = asked.gavel
        self.top.splitting = asked.gain if asked.awaits == "split_gain" else 0
        self.top.briefcase_out = any(isinstance(option, Buy) for option in self.options)
        self.top.packing = asked.awaits == "pockets"
        self.top.replying = asked.awaits == "reply"
        if self.top.packing:
            self.top.keepable, self.top.pockets = what_fits(self.options)

    def reopen(self) -> None:
        """The question as it stands with what is drafted: its gestures and its line."""
        if self.actor is None:
            return
        view: View = self.session.match.view(self.actor)
        self.scene.open_gestures(gestures(view, self.options, self.top.draft))
        self.scene.asked = replace(self.scene.asked, movable=frozenset(self.scene.gestures.drags))
        self.say_what_now()
        self.scene.refresh()

    def say_what_now(self) -> None:
        """The line at the top for the open question."""
        if self.actor is None:
            return
        view: View = self.session.match.view(self.actor)
        command = self.command_for(self.actor)
        rival = self.top.name(self.top.rival(command))
        text = prompts.asking(Moment(view, command, rival, self.options, self.top.draft))
        if self.scene.till.bill is not None:
            text = prompts.paying()
        self.top.prompt = prompts.prompt(view.phase, view.turns, view.sauda_round, text)
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
        self._put_to_hand(Asked())
        if self.session.shared_screen():
            self._look_as(None)
        self.scene.open_gestures(())
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
            return words("tamasha.undo.nothing-to-undo")
        no = self.session.why_no_undo(self.last_person)
        if no is None:
            return ""
        alone = no.name == "someone-has-answered" and not self.session.shared_screen()
        return words(f"tamasha.undo.{'bot-has-answered' if alone else no.name}")

    def undo(self) -> bool:
        """Take the last answer back, if that is honest."""
        if self.why_no_undo():
            return False
        self.scene.player.clear()
        self.queue.clear()
        self._thought = None
        self.session.undo()
        if self.session.shared_screen():
            self._look_as(None)
        heard = self.session.match.heard(self._seat())
        self.top.log[:] = [
            sentence(event, self.top.name, self.top.chairs) for event in heard if logged(event)
        ]
        self.settle()
        self.scene.tell_trouble()
        return True
