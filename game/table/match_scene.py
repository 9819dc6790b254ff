"""The scene of a match that any game's table builds on: keys, curtain, undo, speed, menu, rules, refusals.

A game fills in what its table looks like and means: see the hooks at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from engine.core.asking import Answer, Seat
from engine.core.events import Event
from engine.core.refusal import Refusal
from engine.rulebook.book import has_book
from game.clients import client
from game.play.session import Session
from game.rulebook.explain import rule_of
from game.scene import Scene
from game.scenes.curtain import Curtain
from game.scenes.overlay import notice
from game.signals import KeyPressed, PointerPressed, PointerReleased, Signal
from game.table.above import Above
from game.table.gesture import Gesture
from game.table.layers import Mover
from game.table.match_flow import MatchFlow
from game.table.table_scene import TableScene
from game.table.timeline import Step, Timeline
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton
from game.words import words

SPEED_ORDER = ("slow", "normal", "fast", "instant")
HURRIES = ("return", "space", "escape")


class MatchScene(TableScene):
    """A match of any game on the table."""

    name = "table"
    flow_kind: type[MatchFlow] = MatchFlow
    """What drives the match across this table."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.box = session.match.setup.game
        self.log: list[tuple[str, str]] = []
        """What happened so far: whose mark (or none) and sentence, oldest first."""
        self.draft: Any = None
        """What is prepared and not yet given."""
        self.flow = self.flow_kind(self, session)

    # --- what others read ---------------------------------------------------------------------------

    @property
    def waiting_for(self) -> str:
        """What the table waits for: story, bot, curtain, person or over; a game may add its own."""
        return "story" if self.flow.telling else self.flow.waiting_for

    @property
    def at_work(self) -> bool:
        """A bot that thinks between frames is."""
        return self.waiting_for == "bot"

    @property
    def phase(self) -> str:
        """The phase of the match by name."""
        return str(self.session.match.view(None).phase)

    @property
    def mark(self) -> object:
        """Changes with every answer and every change of what is being prepared."""
        return self.session.match.step, self.draft

    # --- the loop -----------------------------------------------------------------------------------

    def enter(self) -> None:
        """The band plays; a disk that is full already is told of."""
        self.hire_band()
        self.tell_trouble()

    def came_back(self) -> None:
        """Whatever lay over the table may have sent the band away."""
        self.hire_band()

    def leave(self) -> None:
        """The hall falls silent; the next scene hires its own band."""
        self.game.mixer.ambience(None)

    def tick(self, dt: float) -> None:
        """Pieces move, then the flow of the match."""
        super().tick(dt)
        self.flow.update(dt)

    def _hurry(self, signal: PointerPressed) -> bool:
        """A press finishes what is told; on a live piece it picks that up as well."""
        if not self.flow.telling:
            return False
        self.flow.hurry()
        piece = self.table.piece_at(signal.at)
        return piece is None or not self.targets(piece)

    def handle(self, signal: Signal) -> None:
        """A button that was clicked does not keep the keys: space goes on hurrying the show."""
        super().handle(signal)
        if isinstance(signal, PointerReleased) and isinstance(self.focus, Button):
            self.set_focus(None)

    def on_signal(self, signal: Signal) -> bool:
        """A key hurries the story too, and does nothing else then; F1 and the right button explain."""
        if self._asks_why(signal):
            return True
        if isinstance(signal, KeyPressed) and self.flow.telling and signal.key in HURRIES:
            self.flow.hurry()
            return True
        return super().on_signal(signal)

    def _asks_why(self, signal: Signal) -> bool:
        """F1, or the right button with nothing in hand: the rule of what the pointer or the keys are on."""
        keyed = isinstance(signal, KeyPressed) and signal.key == "f1" and not signal.repeat
        clicked = isinstance(signal, PointerPressed) and signal.button == 3 and not self.hand.busy
        if not (keyed or clicked) or not self.has_rulebook:
            return False
        focus = self.focus.name if keyed and self.shows_focus and self.focus is not None else ""
        rule = rule_of(focus or self._pointed(), self.box)
        if keyed or rule:
            self.open_rules(rule)
        return bool(keyed or rule)

    def _pointed(self) -> str:
        """The name of the topmost thing under the pointer that a rule explains; empty for none."""
        at = self.pointer
        found = (self.table.piece_at(at), self.widget_at(at), self.table.place_at(at))
        names = (thing.name for thing in found if thing is not None)
        return next((name for name in names if rule_of(name, self.box)), "")

    def on_escape(self) -> None:
        """Take back what is half done, put away what is being read; else open the menu."""
        if self.hand.busy:
            self.hand.cancel()
        elif self.zoomed is not None:
            self.zoomed, self._resting = None, float("-inf")
        elif self.step_back():
            self.sound("undo")
            self.flow.reopen()
        else:
            self.open_menu()

    def flying(self) -> Iterable[Mover]:
        """The refusal bubble is read over the hand that it speaks of."""
        yield from super().flying()
        if self.bubble is not None:
            yield Above(self.bubble)

    def forget_focus(self) -> None:
        """A new question: the next step of the keys leads to its pieces, not on from some button."""
        if isinstance(self.focus, Widget) and self.hand.piece is None:
            self.set_focus(None)

    # --- a gesture was made -------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """As ever; a piece still on its way home does not hold up whoever is asked."""
        self._let_it_lie()
        return super().press(name)

    def choose(self, name: str, amount: int) -> bool:
        """As ever; a piece still on its way home does not hold up whoever is asked."""
        self._let_it_lie()
        return super().choose(name, amount)

    def _let_it_lie(self) -> None:
        """While a person is asked no story is told: only pieces that were let go may still move."""
        if self.flow.waiting_for == "person" and not self.flow.queue and self.player.playing:
            self.player.skip()

    def answer(self, gesture: Gesture) -> None:
        """A gesture means an answer, or a draft: something prepared that is not given yet."""
        self.drop_bubble()
        if isinstance(gesture.means, Answer):
            self.flow.give(gesture.means)
            return
        self.draft = gesture.means
        self.sound("card-place")
        self.flow.reopen()

    def say_refusal(self, refusal: Refusal) -> None:
        """The match refused an answer: say why."""
        text, rule = self.refusal_words(refusal)
        room = self.space.visible
        self.say_no(text, rule, (room.centerx, room.bottom - 190))

    def tell_trouble(self) -> None:
        """The match can no longer be kept on disk: say so once, and go on."""
        trouble = self.session.trouble_to_tell()
        if trouble is not None:
            text = words(f"saves.{trouble.name}", **trouble.facts)
            self.game.push(notice(words("saves.not-kept"), text))

    # --- the controls -------------------------------------------------------------------------------

    def take_back(self) -> None:
        """Undo, or say why not."""
        if self.step_back():
            self.sound("undo")
            self.flow.reopen()
            return
        why = self.flow.why_no_undo()
        if why:
            self.sound("card-refused")
            button = self.find("undo")
            spot = button.rect.midleft if button is not None else self.space.visible.midright
            self.say_no(why, "", spot)
            return
        self.flow.undo()
        self.sound("undo")

    @property
    def speed_label(self) -> str:
        """What the speed button says: the pace, where it is not the usual one."""
        speed = self.game.settings.speed
        return words("table.speed-label" if speed == "normal" else f"table.speed.{speed}")

    def next_speed(self) -> None:
        """The next of the four speeds."""
        now = self.game.settings.speed
        speed = SPEED_ORDER[(SPEED_ORDER.index(now) + 1) % len(SPEED_ORDER)]
        self.game.apply(self.game.settings.but(speed=speed, bot_speed=speed))
        button = self.find("speed")
        if isinstance(button, IconButton):
            button.label = words(f"table.speed.{speed}") if button.label else ""

    @property
    def has_rulebook(self) -> bool:
        """Whether this game has a rulebook to open."""
        return has_book(self.box)

    def open_rules(self, rule: str = "") -> None:
        """The rulebook, at the rule asked for, that of the last refusal, or the one that matters now."""
        if not self.has_rulebook:
            self.game.push(notice(words("table.rules"), words("table.no-rulebook")))
            return
        refused = self.bubble.rule if self.bubble is not None else ""
        wanted = rule or refused or self.rule_now()
        self.game.push(import_module("game.scenes.rulebook").rulebook_scene(self.box, wanted or None))

    def rule_link(self) -> Callable[[str], None] | None:
        """A refusal links to its rule."""
        return self.open_rules if self.has_rulebook else None

    def open_menu(self) -> None:
        """Settings, save and leave."""
        self.drop_bubble()
        self.game.push(import_module("game.scenes.pause").pause_scene(self))

    # --- between people, and the end ----------------------------------------------------------------

    def raise_curtain(self, person: Seat) -> None:
        """Pass the screen: no secret is on the table until the next one holds the button."""
        why = self.flow.why_no_undo()
        undo = None if why else self._undo_at_curtain
        cloth = self.curtain(person, lambda: self.flow.lift_curtain(person), undo, why)
        if isinstance(cloth, Curtain):
            cloth.on_menu, cloth.on_rules = self.open_menu, self.open_rules
        self.game.push(cloth)

    def _undo_at_curtain(self) -> None:
        self.flow.undo()

    def finished(self) -> None:
        """The match is over and its story told: the result."""
        session = self.session
        self.game.swap(client(self.box).result(session.match, session.players, session.keeper))

    # --- hooks --------------------------------------------------------------------------------------

    def hire_band(self) -> None:
        """Music and hall for this moment of the match."""
        self.game.mixer.music("table")
        self.game.mixer.ambience("hall")

    def see(self, view: Any) -> None:
        """Show exactly this: the story is over, or there was none."""
        raise NotImplementedError

    def happened(self, event: Event) -> None:
        """An event changes what is shown."""

    def write(self, event: Event) -> None:
        """An event goes into the log, if it has a sentence."""

    def announce(self, event: Event) -> None:
        """An event is about to be told: who acts, and what the prompt says."""

    def story_of(self, event: Event) -> Timeline | Step:
        """How an event is told; somewhere in it `self.flow.apply(event)` must be called."""
        raise NotImplementedError

    def refresh(self) -> None:
        """What is shown has changed: bring pieces, places and controls into line."""

    def show_actor(self, seat: Seat) -> None:
        """Who acts now."""

    def say_prompt(self, text: str) -> None:
        """The line that says what now."""

    def open_question(self, person: Seat) -> None:
        """Open the gestures of the question put to `person`, with what is drafted, and say the prompt."""
        raise NotImplementedError

    def draft_anew(self) -> None:
        """A new question: nothing is prepared yet."""
        self.draft = None

    def step_back(self) -> bool:
        """Take back one step of what is prepared; False when nothing is."""
        return False

    def refusal_words(self, refusal: Refusal) -> tuple[str, str]:
        """What to say for a refusal of the match, and its rule."""
        return words(f"{self.box}.refusal.{refusal.name}", **refusal.facts), refusal.rule

    def rule_now(self) -> str:
        """The rule that matters at this moment; empty for none in particular."""
        return ""

    def curtain(
        self, person: Seat, on_lift: Callable[[], None], on_undo: Callable[[], None] | None, why: str
    ) -> Scene:
        """The curtain in front of a person's secrets."""
        raise NotImplementedError
