"""Picking up, carrying and putting down: the drag, the click-click and the keyboard form of one gesture.

Nothing is sent before the piece is put down. Losing the window's focus, escape, a right click, a resize or
a motion without the button held send the piece home.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from game.motion import follow
from game.signals import (
    FocusLost,
    KeyPressed,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Resized,
    Signal,
)
from game.space import Point
from game.table.gesture import Drag
from game.table.piece import HELD, Piece
from game.table.place import Glow, Place
from game.table.sprites import Steps
from game.table.tabletop import TableTop

STARTS_AFTER = 8.0
"""Units the pointer must travel before a press becomes a drag."""
STARTS_AFTER_SECONDS = 0.18
REACH = 64.0
"""How near a target must be, in units, to catch the piece."""
FOLLOW = 0.045
TILT = 12.0
GROW = 1.08


class Host(Protocol):
    """The scene behind the controller: it knows what is legal and what a gesture means."""

    def targets(self, piece: Piece) -> dict[str, Drag]:
        """By name of the place, what may be done with a piece now."""

    def perform(self, gesture: Drag) -> None:
        """The gesture was made; the piece lies where the hand left it."""

    def refuse(self, piece: Piece, place: Place | None) -> None:
        """The piece was tried on a place that does not take it (None: it cannot be picked up at all)."""

    def picked_up(self, piece: Piece) -> None:
        """A hand took a piece up (sound, bubbles that leave)."""

    def went_home(self, piece: Piece) -> None:
        """A piece was let go over nothing."""

    def near(self, piece: Piece, place: Place | None) -> None:
        """The target that would catch the piece changed."""


class Hold(Enum):
    """What the hand is doing."""

    EMPTY = "empty"
    PRESSED = "pressed"
    DRAGGING = "dragging"
    SELECTED = "selected"


class DragController:
    """One hand at the table."""

    def __init__(self, table: TableTop, host: Host) -> None:
        self.table, self.host = table, host
        self.hold = Hold.EMPTY
        self.piece: Piece | None = None
        self.calm = False
        self._pressed_at: Point = (0.0, 0.0)
        self._pointer: Point = (0.0, 0.0)
        self._grip: Point = (0.0, 0.0)
        self._seconds = 0.0
        self._speed = 0.0
        self.nearest: Place | None = None
        """The target that would catch the piece now."""
        self._reselected = False

    @property
    def busy(self) -> bool:
        """Whether a piece is in the hand or selected."""
        return self.hold in (Hold.DRAGGING, Hold.SELECTED)

    @property
    def dragging(self) -> bool:
        """Whether a piece is carried right now."""
        return self.hold is Hold.DRAGGING

    def handle(self, signal: Signal) -> bool:
        """React to a signal; True when it was of use."""
        if isinstance(signal, PointerPressed):
            return self._press(signal)
        if isinstance(signal, PointerMoved):
            return self._move(signal)
        if isinstance(signal, PointerReleased) and signal.button == 1:
            return self._release(signal.at)
        if isinstance(signal, FocusLost | Resized | PointerLeft):
            if not (isinstance(signal, PointerLeft) and self.hold is Hold.SELECTED):
                self.cancel()
            return False
        if isinstance(signal, KeyPressed) and signal.key == "escape" and self.hold is not Hold.EMPTY:
            self.cancel()
            return True
        return False

    def select(self, piece: Piece) -> bool:
        """Take a piece up without a drag, as a click or the enter key does. False when it is not live."""
        if not self.host.targets(piece):
            self.host.refuse(piece, None)
            return False
        self.cancel()
        self.piece, self.hold = piece, Hold.SELECTED
        self.host.picked_up(piece)
        self._light(piece)
        piece.fly(Steps.HAND)
        return True

    def put_on(self, place: Place) -> bool:
        """Put the selected piece on a place. True when something came of it."""
        piece = self.piece
        if piece is None:
            return False
        gesture = self.host.targets(piece).get(place.name)
        if gesture is None:
            self._let_go()
            self.host.refuse(piece, place)
            return True
        self._let_go()
        self.host.perform(gesture)
        return True

    def cancel(self) -> None:
        """Let go; whatever was held goes home and nothing is sent."""
        piece, hold = self.piece, self.hold
        self._let_go()
        if piece is not None and hold in (Hold.DRAGGING, Hold.SELECTED):
            self.host.went_home(piece)

    def update(self, dt: float) -> None:
        """Let the held piece follow the hand."""
        self._seconds += dt
        piece = self.piece
        if piece is None:
            return
        if self.hold is Hold.PRESSED and self._seconds >= STARTS_AFTER_SECONDS:
            self._begin()
        if self.hold is Hold.DRAGGING:
            self._carry(piece, dt)
        elif self.hold is Hold.SELECTED:
            self._mark_near()
            rest = piece.home
            pose = piece.pose
            up = rest.but(y=rest.y - 26, scale=rest.scale * GROW, lift=HELD, z=900.0, angle=0.0)
            tau = 0.0 if self.calm else 0.06
            piece.pose = up.but(
                x=_close(pose.x, up.x, dt, tau),
                y=_close(pose.y, up.y, dt, tau),
                scale=_close(pose.scale, up.scale, dt, tau),
            )

    # --- inside -------------------------------------------------------------------------------------

    def _press(self, signal: PointerPressed) -> bool:
        if signal.button != 1:
            if self.hold is not Hold.EMPTY:
                self.cancel()
                return True
            return False
        self._pointer = signal.at
        if self.hold is Hold.SELECTED:
            return self._click_target(signal.at)
        piece = self.table.piece_at(signal.at)
        if piece is None:
            return False
        self._grab(piece, signal.at)
        return True

    def _grab(self, piece: Piece, at: Point) -> None:
        self.piece, self.hold = piece, Hold.PRESSED
        self._pressed_at = self._pointer = at
        self._seconds = 0.0
        self._speed = 0.0

    def _click_target(self, at: Point) -> bool:
        piece = self.piece
        assert piece is not None
        place = self._catching(piece, at, 0.0)
        if place is None and self.table.piece_at(at) is piece:
            self._grab(piece, at)
            self._reselected = True
            return True
        place = place or self.table.place_at(at)
        other = self.table.piece_at(at)
        if place is not None and (place.name in self.host.targets(piece) or other is None):
            return self.put_on(place)
        self.cancel()
        if other is not None and self.host.targets(other):
            self._grab(other, at)
        return True

    def _move(self, signal: PointerMoved) -> bool:
        self._pointer = signal.at
        if self.hold in (Hold.PRESSED, Hold.DRAGGING) and not signal.held:
            self.cancel()
            return False
        if self.hold is Hold.PRESSED:
            across, down = signal.at[0] - self._pressed_at[0], signal.at[1] - self._pressed_at[1]
            if across * across + down * down >= STARTS_AFTER * STARTS_AFTER:
                self._begin()
        return self.hold is Hold.DRAGGING

    def _begin(self) -> None:
        piece = self.piece
        assert piece is not None
        if not self.host.targets(piece):
            self._let_go()
            self.host.refuse(piece, None)
            return
        self.hold = Hold.DRAGGING
        self._reselected = False
        self._grip = (
            max(-0.3 * piece.size[0], min(0.3 * piece.size[0], piece.pose.x - self._pressed_at[0])),
            max(-0.3 * piece.size[1], min(0.3 * piece.size[1], piece.pose.y - self._pressed_at[1])),
        )
        hand = self.table.hand_of(piece)
        if hand is not None:
            hand.held = piece
            hand.hovered = None
        self.host.picked_up(piece)
        self._light(piece)
        piece.fly(Steps.HAND)

    def _carry(self, piece: Piece, dt: float) -> None:
        pose = piece.pose
        tau = 0.0 if self.calm else FOLLOW
        x = _close(pose.x, self._pointer[0] + self._grip[0], dt, tau)
        y = _close(pose.y, self._pointer[1] + self._grip[1], dt, tau)
        speed = (x - pose.x) / dt if dt > 0 else 0.0
        self._speed = follow(self._speed, speed, dt, 0.06)
        tilt = 0.0 if self.calm else max(-TILT, min(TILT, self._speed * 0.012))
        piece.pose = pose.but(
            x=x,
            y=y,
            angle=_close(pose.angle, tilt, dt, 0.05),
            scale=_close(pose.scale, GROW, dt, tau),
            lift=_close(pose.lift, HELD, dt, tau),
            z=1000.0,
        )
        self._mark_near()

    def _release(self, at: Point) -> bool:
        self._pointer = at
        piece, hold = self.piece, self.hold
        if piece is None or hold in (Hold.EMPTY, Hold.SELECTED):
            return False
        if hold is Hold.PRESSED:
            again, self._reselected = self._reselected, False
            self.hold = Hold.SELECTED if again else Hold.EMPTY
            if again:
                self.cancel()
                return True
            self.piece = None
            return self.select(piece)
        place = self._catching(piece, at, REACH)
        if place is not None:
            return self.put_on(place)
        wrong = self.table.place_at(at)
        if wrong is not None and not wrong.contains(piece.home.at):
            self._let_go()
            self.host.refuse(piece, wrong)
        else:
            self._reorder(piece)
            self.cancel()
        return True

    def _reorder(self, piece: Piece) -> None:
        hand = self.table.hand_of(piece)
        if hand is not None and hand.rect.collidepoint(self._pointer):
            hand.move(piece, piece.pose.x)

    def _catching(self, piece: Piece, at: Point, reach: float) -> Place | None:
        """The legal target that would take the piece: under the pointer, under its middle, or nearest."""
        legal = [self.table.places[name] for name in self.host.targets(piece) if name in self.table.places]
        inside = [place for place in legal if place.contains(at)]
        if inside:
            return min(inside, key=lambda place: place.rect.width * place.rect.height)
        if self.hold is not Hold.DRAGGING:
            return None
        middle = piece.pose.at
        near = [(min(place.distance(middle), place.distance(at)), place.name, place) for place in legal]
        best = min(near, default=None, key=lambda entry: entry[:2])
        if best is None or best[0] > reach:
            return None
        wrong = self.table.place_at(at)
        return best[2] if wrong is None or wrong.name in self.host.targets(piece) else None

    def _light(self, piece: Piece) -> None:
        legal = self.host.targets(piece)
        for place in self.table.places.values():
            place.glow = Glow.LEGAL if place.name in legal else Glow.DIM if place.dims else Glow.OFF
        self.nearest = None

    def _mark_near(self) -> None:
        piece = self.piece
        if piece is None or not self.busy:
            return
        near = self._catching(piece, self._pointer, REACH)
        if near is not self.nearest:
            if self.nearest is not None and self.nearest.name in self.host.targets(piece):
                self.nearest.glow = Glow.LEGAL
            if near is not None:
                near.glow = Glow.NEAR
            self.nearest = near
            self.host.near(piece, near)

    def _let_go(self) -> None:
        piece = self.piece
        self.piece, self.hold, self._reselected = None, Hold.EMPTY, False
        if self.nearest is not None:
            self.nearest = None
            if piece is not None:
                self.host.near(piece, None)
        for place in self.table.places.values():
            place.glow = Glow.OFF
        for hand in self.table.hands:
            if hand.held is piece:
                hand.held = None


def _close(value: float, target: float, dt: float, tau: float) -> float:
    """Following that arrives: within a twentieth of a unit is there."""
    near = follow(value, target, dt, tau)
    return target if abs(near - target) < 0.05 else near
