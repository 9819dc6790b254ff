"""How several people at one screen are asked: all together in public, or one after the other in private.

Who is asked hangs on no hand, so the bar may show it. Whoever wants to speak presses their badge and looks
alone; one press of *Nobody else* passes for all the others. In strict mode everybody looks in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from engine.core.asking import Answer, Seat
from engine.core.refusal import Refused
from engine.entkhbat import events
from engine.entkhbat.answers import Pass
from game.motion import SPEEDS
from game.play.session import Session
from game.table.entkhbat.replies.clock import TurnClock
from game.table.match_flow import ANNOUNCE, MatchFlow
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

WINDOWS = frozenset(("reply", "interfere"))
"""Questions to whoever wants to speak up."""
SEALED = WINDOWS | {"no_confidence", "deal_pick", "breach", "consult"}
"""Questions whose answers are opened together."""
OPEN = frozenset(
    (
        "draft",
        "burn_votes",
        "pay_fee",
        "spread_fee",
        "pick_blind",
        "choose_region",
        "deal_shake",
        "intermission",
    )
)
"""Questions that everybody may watch being answered: nothing of a hand is needed."""
FORGETS = (events.TableReset, events.LookClosed, events.BoardClosed)
"""Events after which something that was told may not be read in the minutes any more (section 9)."""
SHORTEST, LONGEST = 0.7, 1.5
"""Seconds until the bots asked in a window have answered, at normal speed."""
LINGER = 1.8
"""Seconds a person alone with bots is shown a window that nothing in the hand answers."""


class ReplyFlow(MatchFlow):
    """The flow of a match in which attacks are argued about."""

    scene: EntkhbatScene
    speaker: Seat | None = None
    """Who has spoken up and looks alone now, whether their answer is sealed already or not."""
    _looked = False
    """Whether somebody has looked alone in the open window."""
    _sums = _forgets = False
    """Whether a sum stands in the minutes, and whether something in them is not to be read any more."""
    _left = -1.0
    """Seconds until a window is passed for a lone person who holds nothing for it; below 0: it is not."""

    def __init__(self, scene: EntkhbatScene, session: Session) -> None:
        super().__init__(scene, session)
        self.clock = TurnClock(self)

    # --- who is asked -------------------------------------------------------------------------------

    @property
    def awaits(self) -> str:
        """What the match waits for."""
        return str(self.session.match.view(None).awaits)

    def asked_people(self) -> list[Seat]:
        """People of the open window, those whose answer is sealed included: what anybody may know."""
        asked = self.session.match.view(None).asked
        return [Seat(seat) for seat in asked if self._is_person(seat)]

    def silent_people(self) -> list[Seat]:
        """People who may still answer the open question."""
        return [seat for seat in self.session.match.to_act() if self._is_person(seat)]

    def _is_person(self, seat: int) -> bool:
        players = self.session.players
        return seat < len(players) and players[seat].human

    @property
    def calls_out(self) -> bool:
        """Whether people are asked together in the open: several at this screen, in shared mode."""
        return self.session.shared_screen() and self.scene.game.settings.replies == "shared"

    def call_out(self) -> bool:
        """Show the bar, unless somebody has spoken up and looks alone."""
        if not (self.calls_out and self.awaits in WINDOWS and self.silent_people()):
            self.speaker = None
            return False
        if self.speaker is None:
            self._open_bar()
            return True
        if self.speaker in self.silent_people():
            return False
        self._look_at_sealed()
        return True

    def _open_bar(self) -> None:
        self.look_as(None)
        self.waiting_for = "call"
        self._show()
        self.close_question(words("entkhbat.replies.prompt.call"))

    def _look_at_sealed(self) -> None:
        """Who has sealed may look again: nobody learns from a badge that somebody has."""
        self.waiting_for = "look"
        self._show()
        self.close_question(words("entkhbat.replies.prompt.sealed"))

    def speak_up(self, person: Seat) -> None:
        """Somebody's badge was pressed: they look alone."""
        if self.waiting_for != "call" or person not in self.asked_people():
            return
        self.speaker, self._looked = person, True
        if self.scene.game.settings.curtain:
            self.raise_curtain(person)
        else:
            self.lift_curtain(person)

    def put_away(self) -> None:
        """The one who looks is done: the table sees nothing of a hand again, and the bar goes on."""
        self.speaker = None
        self.settle()

    def nobody_else(self) -> None:
        """One press passes for all people who have not sealed an answer."""
        if self.waiting_for != "call":
            return
        session = self.session
        for person in self.silent_people():
            if self.awaits not in WINDOWS:
                break
            session.give(person, Pass(), session.match.step)
            self.last_person = person
        self.listen()
        self.scene.tell_trouble()

    def interrupt(self, person: Seat, answer: Answer) -> bool:
        """A word of the referee, or an accusation: it is settled first, then the open question goes on."""
        try:
            taken = self.session.give(person, answer, self.session.match.step)
        except Refused as refused:
            self.scene.say_refusal(refused.refusal)
            return False
        if taken:
            self.actor, self.last_person, self.speaker = None, person, None
            self._left = -1.0
            self.options = ()
            self.scene.open_gestures(())
            self.listen()
            self.scene.tell_trouble()
        return taken

    # --- whose secrets are shown --------------------------------------------------------------------

    def look_as(self, person: Seat | None) -> None:
        """Other eyes look at the table from now on: the minutes too are read through them."""
        if not self.session.shared_screen() or person == self.looking:
            return
        self.looking = person
        self.read_minutes_again()

    def read_minutes_again(self) -> None:
        """Write the minutes as whoever looks may read them now: what is face down by now is so there too."""
        self.scene.log.clear()
        match = self.session.match
        events = match.heard(self.eyes)
        to_come = len(match.heard(self.eyes, self.session.shown)) + len(self.queue)
        for event in events[: len(events) - to_come]:
            self.scene.write(event)

    def listen(self) -> None:
        """Take up what has happened; some of it takes sums and looks out of the minutes again."""
        super().listen()
        if any(isinstance(event, events.WindowOpened | events.WindowClosed) for event in self.queue):
            self._looked = False
        self._sums = self._sums or any(isinstance(event, events.DealDone) for event in self.queue)
        closed = any(isinstance(event, events.TurnEnded) for event in self.queue) and self._sums
        self._forgets = self._forgets or closed or any(isinstance(event, FORGETS) for event in self.queue)

    def settle(self) -> None:
        """The story is over."""
        if self._forgets:
            self._forgets = self._sums = False
            self.read_minutes_again()
        super().settle()

    def why_no_undo(self) -> str:
        """Once somebody has looked alone, a window says the same no, whether anything was sealed or not."""
        if self._looked and self.waiting_for in ("call", "look", "person") and self.awaits in WINDOWS:
            return words("table.undo.curtain-lifted")
        return super().why_no_undo()

    def undo(self) -> bool:
        """Take the last answer back; nobody looks alone any more."""
        self.speaker = None
        return super().undo()

    def next_person(self) -> Seat | None:
        """Who has spoken up goes first."""
        silent = self.silent_people()
        return self.speaker if self.speaker in silent else silent[0] if silent else None

    def is_secret(self, person: Seat) -> bool:
        """Whether the question needs a hand, or its answer is sealed."""
        return self.awaits not in OPEN

    def raise_curtain(self, person: Seat) -> None:
        """Pass the screen on."""
        self.look_as(None)
        super().raise_curtain(person)

    def lift_curtain(self, person: Seat) -> None:
        """The next person looks."""
        self.look_as(person)
        super().lift_curtain(person)

    def ask(self, person: Seat) -> None:
        """Put the question; nobody else's hand stays in sight meanwhile."""
        if self.session.shared_screen():
            self.look_as(person if self.is_secret(person) or self.looking == person else None)
            self.scene.turn_table(person)
        super().ask(person)
        lone = not self.session.shared_screen() and self.awaits in WINDOWS
        nothing = lone and all(isinstance(option, Pass) for option in self.options)
        self._left = LINGER * SPEEDS[self.scene.game.settings.bot_speed] if nothing else -1.0
        if nothing:
            self.scene.say_prompt(words("entkhbat.replies.prompt.nothing"))
            self.scene.refresh()

    def answered(self, person: Seat) -> None:
        """Whoever looked alone steps back; the hand of somebody whose moment is over is put away."""
        self._left = -1.0
        self.speaker = None
        view = self.session.match.view(None)
        if self.session.shared_screen() and view.turn != person:
            self.look_as(None)

    # --- pauses -------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """One frame; a window that nothing in a lone person's hand answers passes by itself."""
        super().update(dt)
        if not self.telling and (late := self.clock.tick(dt)) is not None:
            self.give(late)
            return
        if self._left < 0 or self.waiting_for != "person" or self.telling or self.actor is None:
            return
        self._left -= dt
        if self._left <= 0:
            self._left = -1.0
            self.give(Pass())

    def note_the_minute(self) -> None:
        """A minute of this turn is over: the clock clears its throat, and nothing else happens yet."""
        self.scene.sound("pass-chime")
        strict = self.clock.manner == "strict"
        self.scene.say_prompt(words(f"entkhbat.replies.prompt.{'hurry' if strict else 'minute'}"))
        self.scene.refresh()

    def _wait_for_bot(self) -> None:
        """Bots are waited for: a hand stays in sight only during its own turn."""
        if self.looking is not None and self.looking != self.session.match.view(None).turn:
            self.look_as(None)
            self._show()
        super()._wait_for_bot()

    def bot_pause(self, bot: Seat) -> float:
        """The same wait for a window whatever anybody holds, once for all bots that are asked in it."""
        view = self.session.match.view(None)
        if view.awaits not in SEALED:
            return ANNOUNCE
        bots = [seat for seat in view.asked if not self._is_person(seat)]
        if len(self.session.match.to_act()) < len(bots):
            return 0.0
        chance = crc32(f"{self.session.match.setup.seed}/{self.session.match.step}".encode()) % 1000
        return SHORTEST + (LONGEST - SHORTEST) * chance / 1000
