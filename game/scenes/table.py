"""The table of Election Tamasha: pieces are picked up and put down, the match answers, the story is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.asking import Seat
from engine.core.match import Match
from engine.tamasha.view import View
from game.play.session import Keeping, Player, Session
from game.rulebook.explain import rule_now, rule_of
from game.saves import Opened
from game.scene import Scene
from game.signals import KeyPressed, PointerPressed, Signal
from game.table.gesture import Drag, Gesture
from game.table.piece import Piece
from game.table.tamasha import prompts
from game.table.tamasha.chests import Chest
from game.table.tamasha.controls import SPEED_ORDER, Controls
from game.table.tamasha.draft import Draft
from game.table.tamasha.exits import curtain, has_rulebook, menu, outcome, rulebook
from game.table.tamasha.flow import Flow
from game.table.tamasha.hand_scene import HandScene
from game.table.tamasha.lid import LidHand
from game.table.tamasha.names import SEAL
from game.table.tamasha.paying import Till
from game.table.tamasha.pointed import pointed
from game.table.tamasha.reading import Reading
from game.table.tamasha.seating import first_top, new_session
from game.table.tamasha.shown import Shown
from game.table.tamasha.specs import Asked
from game.table.tamasha.stillness import Stillness
from game.table.tamasha.sync import Sync
from game.tutorial.hints import Hints
from game.widgets.base import Widget
from game.widgets.bubble import Bubble
from game.words import find, words


def table_scene(
    match: Match, players: Sequence[Player], keeper: Keeping | None = None, resumed: bool = False
) -> Scene:
    """A table for a match that begins, or with `resumed` for one whose story has been seen."""
    return TamashaScene(new_session(match, players, keeper), resumed)


def resume_scene(opened: Opened) -> Scene:
    """A table for a match that goes on from its file."""
    players = [Player(chair.name, chair.kind) for chair in opened.header.seats]
    return TamashaScene(new_session(opened.match, players, opened.keeper), resumed=True)


def where(match: Match) -> str:
    """Phase and turn in a few words, for lists; nothing secret."""
    view: View = match.view(None)
    return ", ".join(part for part in prompts.headline(view.phase, view.turns, view.sauda_round) if part)


class TamashaScene(HandScene):
    """A match of Election Tamasha on the table."""

    name = "table"
    flow_kind = Flow
    """What drives the match across this table."""

    def __init__(self, session: Session, resumed: bool = False) -> None:
        super().__init__()
        self.session = session
        self.sync = Sync(self.table)
        self.top = first_top(session)
        self.asked = Asked()
        self.controls = Controls(self)
        self.till = Till(self)
        self.stillness = Stillness(self)
        self.hints = Hints()
        self._hinted: Bubble | None = None
        self.reading = Reading(self)
        self.lid = LidHand(self)
        self.flow = self.flow_kind(self, session)
        if resumed:
            self.flow.remember()
            self.top.shown = Shown.of(self.flow.view())
        else:
            self.flow.listen()

    def view_now(self) -> View:
        """What the eyes at the table may see now."""
        return self.flow.view()

    def chest_words(self) -> str:
        """What the tag of the near chest says."""
        return next(zone.tag() for zone in self.zones if isinstance(zone, Chest))

    @property
    def has_chest(self) -> bool:
        """Whether there is a chest to look into yet."""
        return self.top.layout.trading or any(
            isinstance(zone, Chest) and not zone.hidden for zone in self.zones
        )

    @property
    def waiting_for(self) -> str:
        """What the table waits for: story, bot, curtain, person, pay or over."""
        if self.till.bill is not None:
            return "pay"
        return "story" if self.flow.telling else self.flow.waiting_for

    @property
    def at_work(self) -> bool:
        """A bot that thinks between frames is."""
        return self.waiting_for == "bot"

    @property
    def phase(self) -> str:
        """The phase of the match by name."""
        view: View = self.session.match.view(None)
        return view.phase

    @property
    def mark(self) -> object:
        """Changes with every answer and every change of what is being prepared."""
        return self.session.match.step, self.top.draft

    def enter(self) -> None:
        """The hall murmurs, the band plays; a disk that is full already is told of."""
        self.hire_band()
        self.tell_trouble()

    def came_back(self) -> None:
        """Whatever lay over the table may have sent band and hall away."""
        self.hire_band()

    def hire_band(self) -> None:
        """The band for the count, or for everything else; and the murmur of the hall."""
        self.game.mixer.music("count" if self.top.shown.phase == "counting" else "table")
        self.game.mixer.ambience("hall")

    def leave(self) -> None:
        """The band packs up; the next scene hires its own."""
        self.game.mixer.ambience(None)

    # --- the loop -----------------------------------------------------------------------------------

    def tick(self, dt: float) -> None:
        """Pieces move, then the flow of the match."""
        super().tick(dt)
        self.flow.update(dt)
        self.stillness.update(dt)
        self.reading.update(dt)

    def _busy(self) -> set[Piece]:
        held = {piece for name in self.sync.busy if (piece := self.table.pieces.get(name)) is not None}
        return super()._busy() | held

    def _hurry(self, signal: PointerPressed) -> bool:
        """A press finishes what is told; on a live piece it picks that up as well."""
        if not self.flow.telling:
            return False
        self.flow.hurry()
        piece = self.table.piece_at(signal.at)
        return piece is None or not self.targets(piece)

    def handle(self, signal: Signal) -> None:
        """Any movement of the player ends a hint, any press a refusal."""
        self.stillness.moved()
        self.reading.signalled(signal)
        if not self.lid.pressed_again(signal):
            super().handle(signal)
            self.lid.settle()

    def on_signal(self, signal: Signal) -> bool:
        """A key hurries the story too, and does nothing else then; F1 and the right button explain."""
        if self._asks_why(signal) or self.till.waits(signal):
            return True
        if (
            isinstance(signal, KeyPressed)
            and self.flow.telling
            and signal.key in ("return", "space", "escape")
        ):
            self.flow.hurry()
            return True
        return super().on_signal(signal)

    def _asks_why(self, signal: Signal) -> bool:
        """F1, or the right button with nothing in hand: the rule of what the pointer or the keys are on."""
        keyed = isinstance(signal, KeyPressed) and signal.key == "f1" and not signal.repeat
        clicked = isinstance(signal, PointerPressed) and signal.button == 3 and not self.hand.busy
        if not (keyed or clicked) or not has_rulebook():
            return False
        focus = self.focus.name if keyed and self.shows_focus and self.focus is not None else ""
        rule = rule_of(focus or pointed(self, self.pointer))
        if keyed or rule:
            self.open_rules(rule)
        return bool(keyed or rule)

    def on_escape(self) -> None:
        """Take back what is half done, put away what is being read; else open the menu."""
        if self.till.bill is not None:
            self.till.take_back()
        elif self.hand.busy:
            self.hand.cancel()
        elif self.zoomed is not None:
            self.zoomed, self._resting = None, float("-inf")
        else:
            self.open_menu()

    # --- a gesture was made -------------------------------------------------------------------------

    def answer(self, gesture: Gesture) -> None:
        """A gesture means a draft, or an answer; one that opens the chest asks once more."""
        if isinstance(gesture.means, Draft):
            self.drop_bubble()
            self.sound("page-turn" if gesture.means.page != self.top.draft.page else "card-place")
            self.top.draft = gesture.means
            self.flow.reopen()
            return
        if isinstance(gesture, Drag):
            self._keep_in_story(gesture.piece)
            chips = self.chips_of(gesture)
            if chips is not None and chips.chest:
                self.till.ask(gesture, chips)
                return
        self.give(gesture.means)

    def give(self, answer: object) -> None:
        """The answer that a gesture meant goes to the match."""
        self.top.chips = None
        kind, step = self.asked.awaits, self.session.match.step
        self.flow.give(answer)  # type: ignore[arg-type]
        if self.session.match.step != step:
            self.hints.did(kind)

    def _keep_in_story(self, name: str) -> None:
        """What was just put down stays there until the story takes it on."""
        piece = self.table.pieces.get(name)
        if piece is not None and name not in ("briefcase", "lid"):
            self.sync.hold(piece)

    def hovers(self, widget: Widget) -> bool:
        """Whether the pointer is on a control."""
        return self._hovered is widget

    def hover_nothing(self) -> None:
        """A control went away under the pointer: so does what it said."""
        self._hover(None)

    def press_seal(self) -> None:
        """The seal makes the draft final."""
        self.press(SEAL)

    def draft_anew(self) -> None:
        """A new question: nothing is prepared yet."""
        self.top.draft = Draft()
        self.top.chips = None

    def seal_label(self) -> str:
        """What the seal would do."""
        if self.asked.awaits == "split_gain":
            return words("tamasha.zone.seal-split")
        if self.asked.awaits == "pockets":
            return words("tamasha.zone.seal-pockets")
        return words("tamasha.zone.seal-swaps" if self.top.draft.swaps else "tamasha.zone.seal-swaps-none")

    def hint(self, piece: Piece | None) -> None:
        """A word on what is asked, to whoever has not done it twice yet and wants to be told."""
        kind = self.asked.awaits
        if piece is None or not self.game.settings.hints or not self.hints.wanted(kind):
            return
        if find(f"tutorial.hint.{kind}") is not None:
            self.say_no(
                words(f"tutorial.hint.{kind}"), "", (piece.home.x, piece.home.y - piece.size[1] * 0.3)
            )
            self.reading.beside(piece)
            self._hinted = self.bubble

    def end_hint(self) -> None:
        """The player does something: the word has been heard."""
        if self._hinted is not None and self.bubble is self._hinted:
            self.drop_bubble()
        self._hinted = None

    # --- the controls -------------------------------------------------------------------------------

    def peek(self, on: bool) -> None:
        """The tag of the chest is lifted, or falls back."""
        on = on and self.top.sees_chest
        if on != self.top.peeking:
            self.top.peeking = on
            self.sound("chest-open" if on else "chest-close")
            self.refresh()

    def take_back(self) -> None:
        """Undo, or say why not."""
        if self.till.bill is not None:
            self.till.take_back()
            return
        if self.top.draft != Draft():
            self.top.draft = self.top.draft.before()
            self.sound("undo")
            self.flow.reopen()
            return
        why = self.flow.why_no_undo()
        if why:
            self.sound("card-refused")
            button = self.find("undo")
            spot = button.rect.midleft if button is not None else self.top.layout.zone("buttons").midleft
            self.say_no(why, "", spot)
            return
        self.flow.undo()
        self.sound("undo")

    def next_speed(self) -> None:
        """The next of the four speeds."""
        now = self.game.settings.speed
        speed = SPEED_ORDER[(SPEED_ORDER.index(now) + 1) % len(SPEED_ORDER)]
        self.game.apply(self.game.settings.but(speed=speed, bot_speed=speed))
        self.controls.show_speed(speed)

    def open_rules(self, rule: str = "") -> None:
        """The rulebook, at the rule asked for, that of the last refusal, or the one that matters now."""
        refused = self.bubble.rule if self.bubble is not None else ""
        rulebook(self, rule or refused or rule_now(self.asked.awaits, self.phase))

    def rule_link(self) -> Callable[[str], None] | None:
        """A refusal links to its rule."""
        return self.open_rules if has_rulebook() else None

    def open_menu(self) -> None:
        """Settings, save and leave."""
        self.drop_bubble()
        menu(self)

    # --- between people, and the end ----------------------------------------------------------------

    def raise_curtain(self, person: Seat) -> None:
        """Pass the screen: no secret is on the table until the next one holds the button."""
        curtain(self, person)

    def settled(self) -> None:
        """The view was taken up: pieces that a story held go where they belong."""
        self.sync.busy.clear()
        self.sync.gone.clear()
        for name in [name for name in self.table.pieces if name.startswith(("flight-", "deal-"))]:
            self.table.take_away(name)

    def finished(self) -> None:
        """The match is over and its story told."""
        outcome(self)
