"""The scene of any game's table: pieces, places, hands, gestures and stories, wired to hand and keyboard.

A game's own table fills in the layout and the meaning: `build`, `answer`, `why_not` and the look of the
ground. Everything that moves is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.motion import Motion
from game.scene import Focusable, Scene
from game.signals import FocusLost, PointerLeft, PointerMoved, PointerPressed, Signal
from game.space import Point
from game.table.drag import DragController, Hold
from game.table.gesture import Drag, Gesture, Gestures
from game.table.hand import Hand
from game.table.layers import Mover, Still
from game.table.near import NearRing
from game.table.piece import Piece
from game.table.place import Place
from game.table.player import Player
from game.table.tabletop import TableTop
from game.table.timeline import Step, Timeline, glide, settle, then
from game.table.trail import Trail
from game.table.zoom import AFTER, Caption, Zoom
from game.widgets.bubble import Bubble

HOME_SECONDS = 0.22


class TableScene(Scene):
    """A table with a hand at it."""

    def __init__(self) -> None:
        super().__init__()
        self.table = TableTop(self.touch, self.layers.lay)
        self.table.press_key = self._press_key
        self.player = Player(self.sound)
        self.player.on_done = self.story_over
        self.hand = DragController(self.table, self)
        self.gestures = Gestures()
        self.backdrop: list[Still] = []
        """What lies under all pieces, lowest first: tiles, racks, plates."""
        self.bubble: Bubble | None = None
        self.zoomed: Zoom | None = None
        self._ring: NearRing | None = None
        self._resting_on: Piece | None = None
        self._resting = 0.0

    # --- what a game fills in -----------------------------------------------------------------------

    @property
    def waiting_for(self) -> str:
        """What the table waits for: story, bot, curtain, person, pay or over."""
        return "story" if self.player.playing else "person"

    @property
    def phase(self) -> str:
        """The phase of the match by name."""
        return ""

    @property
    def mark(self) -> object:
        """Something that changes whenever the hand has done something."""
        return None

    def answer(self, gesture: Gesture) -> None:
        """A gesture was made: give the answer it means, tell the story."""

    def why_not(self, piece: Piece, place: Place | None) -> tuple[str, str]:
        """The sentence and the rule id why a piece cannot go there; empty words say nothing."""
        return "", ""

    def story_over(self) -> None:
        """The last story has ended or was skipped: show the table as the view says."""

    def caption(self, piece: Piece) -> Caption | None:
        """The live words for the zoomed copy of a piece, if it has any."""
        return None

    def can_zoom(self, piece: Piece) -> bool:
        """Whether resting on a piece shows it large."""
        return piece.pose.face > 0

    def show_near(self, piece: Piece, place: Place | None) -> None:
        """The target under the held piece changed: show cost chips or take them away."""

    # --- for a game to use --------------------------------------------------------------------------

    def open_gestures(self, gestures: Iterable[Gesture]) -> None:
        """From now on exactly these gestures mean something."""
        self.hand.cancel()
        self.gestures = Gestures.of(gestures)

    def tell(self, story: Timeline | Step) -> None:
        """Show a story after those that wait."""
        self.player.motion = self.motion
        self.player.play(story)

    @property
    def motion(self) -> Motion:
        """The player's wishes about movement."""
        return self.game.motion

    def sound(self, name: str, pan: float = 0.0) -> None:
        """Make a sound; `pan` from -1 (left) to 1."""
        if self.app is not None:
            self.app.play_sound(name, pan)

    def say_no(self, text: str, rule: str, toward: Point, width: float = 236.0) -> None:
        """Show the refusal bubble, pointing at where the piece came home to."""
        self.drop_bubble()
        glowing = None
        if text:
            self.bubble = self.add(Bubble(self.space, text, rule, toward, width, glowing, self.rule_link()))

    def rule_link(self) -> Callable[[str], None] | None:
        """The function that opens a rule by its id, in a game that has its rulebook at hand."""
        return None

    def drop_bubble(self) -> None:
        """Take the refusal bubble away."""
        if self.bubble is not None:
            self.remove(self.bubble)
            self.bubble = None

    def press(self, name: str) -> bool:
        """A control was pressed: do the gesture of that name. False when it means nothing now."""
        gesture = self.gestures.presses.get(name)
        if gesture is None or self.player.playing:
            return False
        self.answer(gesture)
        return True

    def choose(self, name: str, amount: int) -> bool:
        """An amount was confirmed. False when it is not among the open gestures."""
        gesture = self.gestures.choices.get(name, {}).get(amount)
        if gesture is None or self.player.playing:
            return False
        self.answer(gesture)
        return True

    # --- the host of the drag controller ------------------------------------------------------------

    def targets(self, piece: Piece) -> dict[str, Drag]:
        """By name of the place, what may be done with a piece now."""
        return self.gestures.targets(piece.name)

    def perform(self, gesture: Drag) -> None:
        """The hand put a piece on a place."""
        self.shows_focus = self.shows_focus and not self.hand.dragging
        self.answer(gesture)

    def refuse(self, piece: Piece, place: Place | None) -> None:
        """The piece goes home, and the bubble says why."""
        text, rule = self.why_not(piece, place)
        if not text and place is None:
            return
        self.sound("card-refused")
        if place is None:
            self.tell(_shake(piece, self.motion.calm))
        else:
            self._send_home(piece)
        self.say_no(text, rule, (piece.home.x + piece.size[0] * 0.4, piece.home.y - piece.size[1] * 0.2))

    def picked_up(self, piece: Piece) -> None:
        """A hand took a piece up."""
        self.drop_bubble()
        self.zoomed = None
        self.sound("card-pick-up")

    def went_home(self, piece: Piece) -> None:
        """A piece was let go over nothing."""
        self._send_home(piece)

    def near(self, piece: Piece, place: Place | None) -> None:
        """The target that would catch the piece changed."""
        self.show_near(piece, place)

    def _send_home(self, piece: Piece) -> None:
        hand = self.table.hand_of(piece)
        if hand is None:
            self.tell(then(glide(piece, piece.home, HOME_SECONDS), settle(piece, piece.home, 0.05)))

    # --- the loop -----------------------------------------------------------------------------------

    def stills(self) -> Iterable[Still]:
        """Backdrop, glowing places, pieces at rest, controls."""
        yield from self.backdrop
        yield from self.table.places.values()
        yield from self.table.lying()
        yield from super().stills()

    def flying(self) -> Iterable[Mover]:
        """The trail, the pieces in the air, the zoomed card."""
        if self.hand.nearest is not None:
            if self._ring is None or self._ring.place is not self.hand.nearest:
                self._ring = NearRing(self.hand.nearest)
            yield self._ring
        if self.hand.dragging and self.hand.piece is not None and not self.motion.calm:
            yield Trail(self.hand.piece)
        yield from self.table.flying()
        if self.zoomed is not None:
            yield self.zoomed

    def tick(self, dt: float) -> None:
        """Hand, stories and fans move on."""
        calm = self.motion.calm
        self.hand.calm = calm
        self.player.motion = self.motion
        self.player.update(dt)
        self.hand.update(dt)
        busy = self._busy() if self.table.hands else set()
        for fan in self.table.hands:
            fan.calm = calm
            fan.update(dt, busy)
        self._rest(dt)

    def _busy(self) -> set[Piece]:
        """Pieces that something else than their fan moves."""
        held = {self.hand.piece} if self.hand.piece is not None and self.hand.busy else set()
        return held | self.player.busy() if self.player.playing else held

    def _rest(self, dt: float) -> None:
        """Show the zoomed copy once the pointer has rested on a card."""
        piece = self._resting_on
        self._resting += dt
        if piece is None or self.hand.hold is not Hold.EMPTY or piece.name not in self.table.pieces:
            self.zoomed = None
        elif self._resting < AFTER or not self.can_zoom(piece):
            return
        elif self.zoomed is None or self.zoomed.piece is not piece:
            self.zoomed = Zoom(piece, self.space, self.caption(piece))

    def on_signal(self, signal: Signal) -> bool:
        """Pointer and keys for pieces and places."""
        if isinstance(signal, PointerMoved):
            self._point(signal.at)
        if isinstance(signal, PointerLeft | FocusLost):
            self._point(None)
        if isinstance(signal, PointerPressed) and self._hurry(signal):
            return True
        return self.hand.handle(signal)

    def _hurry(self, signal: PointerPressed) -> bool:
        """A press finishes what is being told; only on a live piece does it also pick up."""
        if not self.player.playing:
            return False
        self.player.skip()
        piece = self.table.piece_at(signal.at)
        return piece is None or not self.targets(piece)

    def _point(self, at: Point | None) -> None:
        piece = None
        if at is not None and not self.hand.dragging:
            piece = self.table.piece_at(at)
        for fan in self.table.hands:
            fan.hovered = piece if piece is not None and piece in fan.pieces and self.hoverable(fan) else None
        if piece is not None and self.app is not None:
            self.app.point(bool(self.targets(piece)))
        if piece is not self._resting_on:
            self._resting_on, self._resting = piece, 0.0
            self.zoomed = None

    def hoverable(self, fan: Hand) -> bool:
        """Whether the cards of a hand rise under the pointer."""
        return True

    # --- keyboard -----------------------------------------------------------------------------------

    def named(self) -> Iterable[Focusable]:
        """Widgets, then pieces, then places."""
        return [*super().named(), *self.table.pieces.values(), *self.table.places.values()]

    def focusables(self) -> Sequence[Focusable]:
        """With a piece in hand its targets; otherwise the live pieces, then the controls."""
        widgets = list(super().focusables())
        held = self.hand.piece
        if held is not None and self.hand.hold is Hold.SELECTED:
            return [*self._goals(held), *widgets]
        order = [piece for fan in self.table.hands for piece in fan.pieces]
        live = [piece for piece in order if self.gestures.targets(piece.name)]
        loose = [
            p
            for name in self.gestures.drags
            if (p := self.table.pieces.get(name)) is not None and p not in order
        ]
        return [*live, *loose, *widgets]

    def within_arrows(self) -> Sequence[Focusable]:
        """With a piece in hand the arrows stay among its targets; Tab leads on to the controls."""
        held = self.hand.piece
        goals = self._goals(held) if held is not None and self.hand.hold is Hold.SELECTED else []
        return goals or self.focusables()

    def _goals(self, piece: Piece) -> list[Focusable]:
        """The places where a piece may go now."""
        return [self.table.places[name] for name in self.targets(piece) if name in self.table.places]

    def set_focus(self, thing: Focusable | None) -> None:
        """The focused card rises like a hovered one, the focused target is outlined."""
        super().set_focus(thing)
        if isinstance(thing, Piece) and self.shows_focus:
            for fan in self.table.hands:
                fan.hovered = thing if thing in fan.pieces else None

    def _press_key(self, thing: Piece | Place) -> bool:
        if self.player.playing:
            self.player.skip()
            return True
        self.shows_focus = True
        if isinstance(thing, Place):
            done = self.hand.put_on(thing)
            self.focus = None
            return done
        if self.hand.select(thing):
            self.focus = None
            self.step_focus(1)
        return True

    def on_escape(self) -> None:
        """Let go of what is held; else whatever the game's menu does."""
        self.hand.cancel()


def _shake(piece: Piece, calm: bool) -> Timeline:
    """Two small shakes: it heard, and it will not. Under reduced motion it stays still."""
    home = piece.home
    if calm:
        return Timeline()
    return then(
        glide(piece, home.but(x=home.x - 5), 0.05),
        glide(piece, home.but(x=home.x + 5), 0.07),
        glide(piece, home.but(x=home.x - 3), 0.06),
        settle(piece, home, 0.05),
    )
