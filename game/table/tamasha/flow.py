"""How a match of Election Tamasha is driven across its table: what a moment shows, to whom, and what now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.asking import Seat
from engine.core.events import Event
from engine.tamasha import events as ev
from engine.tamasha.answers import Buy, Pass
from engine.tamasha.view import View
from game.table.match_flow import MatchFlow
from game.table.tamasha import prompts
from game.table.tamasha.asking import Moment
from game.table.tamasha.attack.gestures import what_fits
from game.table.tamasha.gestures import gestures
from game.table.tamasha.moments import FOLDS, OPENS_SEALS, command_asked, rings
from game.table.tamasha.show import Show
from game.table.tamasha.specs import Asked
from game.table.tamasha.stories import batch, tell
from game.table.tamasha.top import HIDDEN, Top
from game.words import words

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene


class Flow(MatchFlow):
    """Drives one match across one table."""

    scene: TamashaScene

    @property
    def top(self) -> Top:
        """What is shown."""
        return self.scene.top

    @property
    def eyes(self) -> Seat | None:
        """The seat whose secrets the table shows: whoever looks, or any of the party at this computer."""
        eyes = self.top.eyes
        if eyes == HIDDEN:
            return None
        return self.session.eyes(eyes) if self.looking is None else self.looking

    def command_for(self, person: Seat) -> int:
        """The command for which a person is asked now; a person with two chairs answers for one at a time."""
        return command_asked(self.session.match.view(None), person)

    # --- the story ----------------------------------------------------------------------------------

    def tell_next(self) -> None:
        """Tell the next event, or a row of them that belong together."""
        row = batch(self.queue)
        scene = self.scene
        scene.announce(row[0])
        show = Show(self.top, scene.table, scene.player, scene.sync, self.apply, scene.refresh, scene.sound)
        scene.tell(tell(row, show))

    def apply(self, event: Event) -> None:
        """The beat at which an event changes what is shown."""
        self.top.ringed = rings(event, self.top.shown)
        if isinstance(event, OPENS_SEALS):
            self.top.own_choice = None
        if isinstance(event, ev.TurnEnded):
            self.top.on_duty[event.command] = event.seat
        self.scene.sync.gone.clear()
        super().apply(event)

    # --- the truth ----------------------------------------------------------------------------------

    def over_words(self) -> str:
        """Who has won."""
        self.top.badge = self.top.badge_name = words("tamasha.badge.watch")
        return prompts.result(self.session.match.view(None))

    def is_secret(self, person: Seat) -> bool:
        """Whether the open question shows what is not for everybody."""
        return self.session.match.view(None).awaits in prompts.SECRET

    def needs_curtain(self, person: Seat) -> bool:
        """Not for whoever has just answered for one faction and now answers for the other."""
        again = person == self.last_person and self.session.match.step == self.step + 1
        return not again and super().needs_curtain(person)

    def raise_curtain(self, person: Seat) -> None:
        """As ever, with the next person's half of the table in front."""
        self.top.near = self.command_for(person)
        self._look_as(None)
        super().raise_curtain(person)

    def lift_curtain(self, person: Seat) -> None:
        """As ever; the table shows what this person may see."""
        self._look_as(person)
        super().lift_curtain(person)

    def close_question(self, text: str) -> None:
        """Nothing can be answered now, and nothing lies ready for the hand."""
        self.options = ()
        self._put_to_hand(Asked())
        super().close_question(text)

    def ask(self, person: Seat) -> None:
        """Put the open question to a person."""
        if self.session.shared_screen():
            self._look_as(person if self.is_secret(person) else None)
        self.top.near = self.command_for(person)
        super().ask(person)

    def reopen(self) -> None:
        """The question as it stands with what is drafted: its gestures and its line."""
        if self.actor is None:
            return
        view: View = self.session.match.view(self.actor)
        self.scene.open_gestures(gestures(view, self.options, self.top.draft))
        self.scene.asked = replace(self.scene.asked, movable=frozenset(self.scene.gestures.drags))
        self.say_what_now()

    def put_to_hand(self, person: Seat) -> None:
        """What lies ready for a person who is asked."""
        view: View = self.session.match.view(person)
        gavel = any(isinstance(option, Pass) for option in self.options)
        self._put_to_hand(Asked(view.awaits, gavel, view.gain_to_split))

    def _look_as(self, person: Seat | None) -> None:
        """From now on the table shows what this person may see; None shows no secret."""
        self.looking = person
        self.top.eyes = HIDDEN if person is None else self.session.side_of[person]

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

    # --- answering and going back -------------------------------------------------------------------

    def answered(self, person: Seat) -> None:
        """The planner is closed before anything is told."""
        self._put_to_hand(Asked())
        self._close_planner()

    def went_back(self) -> None:
        """The planner is closed before the log is written anew."""
        self._close_planner()

    def _close_planner(self) -> None:
        if self.session.shared_screen():
            self._look_as(None)

    def waiting_words(self, bot: Seat) -> str:
        """Who is choosing."""
        return words("tamasha.prompt.waits", name=self.session.players[bot].name)
