"""The table of Election Tamasha: pieces are picked up and put down, the match answers, the story is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.match import Match
from engine.tamasha.view import View
from game.play.session import Keeping, Player, Session
from game.rulebook.explain import rule_now
from game.saves import Opened
from game.scene import Scene
from game.signals import PointerPressed, Signal
from game.table.gesture import Drag, Gesture
from game.table.piece import Piece
from game.table.tamasha import prompts
from game.table.tamasha.changes import happen
from game.table.tamasha.chests import Chest
from game.table.tamasha.controls import Controls
from game.table.tamasha.draft import Draft
from game.table.tamasha.flow import Flow
from game.table.tamasha.hand_scene import HandScene
from game.table.tamasha.lid import LidHand
from game.table.tamasha.moments import ACTS
from game.table.tamasha.names import CHARGE, LET_PASS, SEAL
from game.table.tamasha.paying import Till
from game.table.tamasha.pointed import pointed
from game.table.tamasha.reading import Reading
from game.table.tamasha.seating import first_top, new_session
from game.table.tamasha.sentences import logged, sentence
from game.table.tamasha.shown import Shown
from game.table.tamasha.specs import Asked
from game.table.tamasha.stillness import Stillness
from game.table.tamasha.sync import Sync
from game.table.tamasha.top import HIDDEN
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
    flow: Flow

    def __init__(self, session: Session, resumed: bool = False) -> None:
        self.top = first_top(session)
        super().__init__(session)
        self.sync = Sync(self.table)
        self.asked = Asked()
        self.controls = Controls(self)
        self.till = Till(self)
        self.stillness = Stillness(self)
        self.hints = Hints()
        self._hinted: Bubble | None = None
        self.reading = Reading(self)
        self.lid = LidHand(self)
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
        return "pay" if self.till.bill is not None else super().waiting_for

    def hire_band(self) -> None:
        """The band for the count, or for everything else; and the murmur of the hall."""
        self.game.mixer.music("count" if self.top.shown.phase == "counting" else "table")
        self.game.mixer.ambience("hall")

    # --- the loop -----------------------------------------------------------------------------------

    def tick(self, dt: float) -> None:
        """Pieces move, then the flow of the match."""
        super().tick(dt)
        self.stillness.update(dt)
        self.reading.update(dt)

    def _busy(self) -> set[Piece]:
        held = {piece for name in self.sync.busy if (piece := self.table.pieces.get(name)) is not None}
        return super()._busy() | held

    def handle(self, signal: Signal) -> None:
        """Any movement of the player ends a hint, any press a refusal."""
        self.stillness.moved()
        self.reading.signalled(signal)
        if not (self.lid.pressed_again(signal) or self._lets_pass(signal)):
            super().handle(signal)
            self.lid.settle()

    def _lets_pass(self, signal: Signal) -> bool:
        """A press on the plate that lets an allegation pass is enough. True when it was one."""
        if not (isinstance(signal, PointerPressed) and signal.button == 1) or self.hand.busy:
            return False
        place, letting = self.table.place_at(signal.at), self.gestures.targets(CHARGE).get(LET_PASS)
        if place is None or place.name != LET_PASS or letting is None or self.flow.telling:
            return False
        self.answer(letting)
        return True

    def on_signal(self, signal: Signal) -> bool:
        """As ever; a bill waits for its own keys."""
        return self.till.waits(signal) or super().on_signal(signal)

    def _pointed(self) -> str:
        return pointed(self, self.pointer)

    def on_escape(self) -> None:
        """Take back what is half done, put away what is being read; else open the menu."""
        if self.till.bill is not None:
            self.till.take_back()
        else:
            super().on_escape()

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
        super().draft_anew()
        self.top.chips = None

    def step_back(self) -> bool:
        """Take back one step of a draft."""
        if self.top.draft == Draft():
            return False
        self.top.draft = self.top.draft.before()
        return True

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
        else:
            super().take_back()

    def rule_now(self) -> str:
        """The rule that matters at this moment."""
        return rule_now(self.asked.awaits, self.phase)

    # --- what the flow tells it ---------------------------------------------------------------------

    def curtain(
        self, person: Seat, on_lift: Callable[[], None], on_undo: Callable[[], None] | None, why: str
    ) -> Scene:
        """The cloth in the colours of the next person's party, or faction."""
        chairs, command = self.top.chairs, self.flow.command_for(person)
        title = chairs.title(command) if chairs.split else ""
        name, party = self.session.players[person].name, self.session.side_of[person]
        made: Scene = import_module("game.scenes.curtain").curtain_scene(
            name, party, on_lift, on_undo, why, chairs.mark(command), title
        )
        return made

    def see(self, view: View) -> None:
        """Show exactly this: pieces that a story held go where they belong."""
        self.top.shown = Shown.of(view)
        self.top.on_duty = [command.on_duty for command in view.commands]
        self.top.own_choice = view.commands[self.top.near].own_choice
        self.top.ringed, self.top.leaf = frozenset(), HIDDEN
        self.settled()

    def happened(self, event: Event) -> None:
        """An event changes what is shown."""
        happen(self.top.shown, event)

    def write(self, event: Event) -> None:
        """An event goes into the log, if it has a sentence."""
        if logged(event):
            self.top.log.append(sentence(event, self.top.name, self.top.chairs))

    def announce(self, event: Event) -> None:
        """Who acts in what is about to be told, and what the prompt says meanwhile."""
        shown = self.top.shown
        command = self._actor_of(event)
        if isinstance(event, ACTS) and command is not None:
            self.set_badge(self.top.name(command), command)
        elif shown.phase in ("counting", "over"):
            self.top.badge = self.top.badge_name = words("tamasha.badge.watch")
        text = prompts.watching(shown.phase)
        if not text and logged(event):
            text = sentence(event, self.top.name, self.top.chairs)[1]
        self.say_prompt(text or self.top.prompt.text)
        self.refresh()

    def _actor_of(self, event: Event) -> int | None:
        """The command behind an event; of a party the one that opens."""
        command = getattr(event, "command", None)
        party = getattr(event, "party", None)
        if isinstance(command, int):
            return command
        return self.top.shown.commands_of(party)[0] if isinstance(party, int) else None

    def say_prompt(self, text: str) -> None:
        """The line that says what now."""
        shown = self.top.shown
        self.top.prompt = prompts.prompt(shown.phase, shown.turns, shown.round, text)

    def show_actor(self, seat: Seat) -> None:
        """Who acts now; what a person who is asked needs lies ready."""
        asked = self.flow.actor == seat
        if asked:
            self.flow.put_to_hand(seat)
        self.set_badge(self.session.players[seat].name, self.flow.command_for(seat), acts=asked)

    def set_badge(self, name: str, command: int, acts: bool = False) -> None:
        """Who is on: at the left end of the rail."""
        self.top.badge = words("tamasha.badge.acts", name=name) if acts else name
        self.top.badge_name, self.top.badge_party = name, self.top.party_of(command)
        self.top.badge_mark = self.top.chairs.mark(command)

    def settled(self) -> None:
        """The view was taken up: pieces that a story held go where they belong."""
        self.sync.busy.clear()
        self.sync.gone.clear()
        for name in [name for name in self.table.pieces if name.startswith(("flight-", "deal-"))]:
            self.table.take_away(name)
