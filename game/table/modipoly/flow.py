"""What MODIPOLY's table waits for, beside what every table does: secrets behind the curtain, raised hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.asking import Seat
from engine.modipoly import phases
from engine.modipoly.view import View
from game.play.session import Session
from game.table.match_flow import MatchFlow
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

SEALED: Final = frozenset({phases.SLIPS, phases.ANNOUNCE, phases.PM_CARD, phases.OVERFLOW})
"""Questions whose answer needs something that nobody else may see."""
WITH_HAND: Final = phases.OPEN_FLOOR | {phases.DEBT, phases.INTERVAL}
"""Questions in which an ordinance in the hand may matter."""
NEW_TURN, MOVE, WORD = 0.22, 0.07, 0.12
"""Seconds before a bot begins its turn, goes on with it, and says something to somebody else's."""


class ModipolyFlow(MatchFlow):
    """Drives a match of MODIPOLY."""

    scene: ModipolyScene

    def __init__(self, scene: ModipolyScene, session: Session) -> None:
        super().__init__(scene, session)
        self.raised: Seat | None = None
        """The person who wants to make an offer as soon as the floor is open."""
        self._turn = -1
        self._sealed = False
        """Whether the open question is answered behind the curtain."""

    @property
    def public(self) -> View:
        """What an onlooker sees."""
        view: View = self.session.match.view(None)
        return view

    # --- whose secrets are shown --------------------------------------------------------------------

    def is_secret(self, person: Seat) -> bool:
        """Whether this person needs a hidden card or a slip to answer; that they do is known to all."""
        view = self.public
        return self._needs_secrecy() or (view.awaits in WITH_HAND and view.commands[person].cards > 0)

    def _needs_secrecy(self) -> bool:
        """Whether what is answered now must not be told before everybody's eyes."""
        view = self.public
        return view.awaits in SEALED or (view.bargain is not None and bool(view.bargain.give.cards))

    def look_as(self, person: Seat | None) -> None:
        """Other eyes look at the table from now on; the record too is read through them."""
        if not self.session.shared_screen() or person == self.looking:
            return
        self.looking = person
        self.scene.write_anew(self.session.told(self.eyes))

    def raise_curtain(self, person: Seat) -> None:
        """Pass the screen on."""
        self.look_as(None)
        super().raise_curtain(person)

    def lift_curtain(self, person: Seat) -> None:
        """The next person looks."""
        self.look_as(person)
        super().lift_curtain(person)

    def ask(self, person: Seat) -> None:
        """Put the question; nobody else's secrets stay in sight meanwhile."""
        self._sealed = self._needs_secrecy()
        if self.session.shared_screen():
            self.look_as(person if self.is_secret(person) else None)
        super().ask(person)

    def answered(self, person: Seat) -> None:
        """Whoever looked alone steps back; a hand may stay in sight during its own turn."""
        self.raised = None
        if self._sealed or self.public.active != person:
            self.look_as(None)

    def _wait_for_bot(self) -> None:
        """Bots are waited for: a hand stays in sight only during its own turn."""
        if self.looking is not None and self.looking != self.public.active:
            self.look_as(None)
        super()._wait_for_bot()

    # --- who is asked -------------------------------------------------------------------------------

    def next_person(self) -> Seat | None:
        """A raised hand first, where the floor is open; in an interval the bots speak before people do."""
        match = self.session.match
        if self.raised is not None and match.may_speak(self.raised):
            return self.raised
        if self.public.awaits == phases.INTERVAL and self.session.next_bot() is not None:
            return None
        return super().next_person()

    def may_raise(self, person: Seat) -> bool:
        """Whether a person who is not asked could still make an offer this turn, as far as one can see."""
        view, seat = self.public, self.public.commands[person]
        free = not seat.bankrupt and not seat.tihar and not view.over
        return free and person != view.active and self.actor != person

    def raise_hand(self, person: Seat) -> None:
        """A person wants to say something: as soon as the floor is open they are asked."""
        self.raised = person
        self._ask_anew()

    def lower_hand(self) -> None:
        """Never mind."""
        self.raised = None
        self._ask_anew()

    def _ask_anew(self) -> None:
        if not self.telling and self.waiting_for in ("bot", "person"):
            self._thought = None
            self.settle()

    # --- pauses -------------------------------------------------------------------------------------

    def bot_pause(self, bot: Seat) -> float:
        """A short breath, the same whatever the bot holds."""
        view = self.public
        if view.turns != self._turn:
            self._turn = view.turns
            return NEW_TURN
        return MOVE if bot == view.active else WORD

    def waiting_words(self, bot: Seat) -> str:
        """Who is thinking about what."""
        awaits = self.public.awaits
        if awaits == phases.SLIPS:
            return words("modipoly.prompt.waits-slips")
        people = self.session.people()
        if people and all(self.public.commands[person].bankrupt for person in people):
            return words("modipoly.prompt.waits-bankrupt")
        return words("modipoly.prompt.waits", name=self.scene.name_of(bot))
