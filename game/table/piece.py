"""A piece: something that lies on the table and can be picked up. A card, a coin, a pawn, an envelope."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import FRect

from game.canvas import Canvas
from game.signals import KeyPressed, Signal
from game.space import Point
from game.table.sprites import (
    LIFT_STEP,
    Cut,
    Face,
    PictureFace,
    Steps,
    airborne,
    shadow,
    shadow_blur,
    sprite,
)

if TYPE_CHECKING:
    from game.table.tabletop import TableTop

LYING = 3.0
"""The lift of a piece at rest: its shadow falls this far, in units."""
HELD = 15.0
SHADOW_ROOM = 44.0
"""How much wider and taller than the piece its soft shadow may be besides its fall, in units."""


class Pose(NamedTuple):
    """How a piece lies. Centre in table units, angle in degrees clockwise, scale 1 is its own size.

    `face` runs from 1 (front up) to -1 (back up), through edge-on 0; `lift` is the height above the table
    as the length of the shadow; `z` orders what lies on what.
    """

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    face: float = 1.0
    lift: float = LYING
    alpha: float = 1.0
    z: float = 0.0

    @property
    def at(self) -> Point:
        """Its centre."""
        return self.x, self.y

    def but(self, **changes: float) -> Pose:
        """The same pose with some things changed."""
        return self._replace(**changes)


class Piece:
    """One piece. Its pose may be set at any time; the table redraws what that changes."""

    def __init__(
        self,
        name: str,
        front: Face | str,
        size: tuple[float, float],
        back: Face | str | None = None,
        pose: Pose | None = None,
    ) -> None:
        self.name = name
        self.front: Face = PictureFace(front) if isinstance(front, str) else front
        self.back: Face = self.front if back is None else PictureFace(back) if isinstance(back, str) else back
        self.size = size
        self.home = pose or Pose()
        self.table: TableTop | None = None
        self.flying = False
        self.casts_shadow = True
        self.round = False
        """A round piece: its shadow does not turn with it."""
        self._pose = self.home
        self._grey = False
        self._bounds: FRect | None = None
        self._steps = Steps.FLIGHT.value
        self._look: object = None
        self._shown: tuple[pygame.Surface, float, float] | None = None

    @property
    def pose(self) -> Pose:
        """How it lies now."""
        return self._pose

    @pose.setter
    def pose(self, pose: Pose) -> None:
        if pose == self._pose:
            return
        if not self.flying:
            self._touch()
        self._pose = pose
        self._bounds = None
        if not self.flying:
            self._touch()

    def show(self, front: Face | str) -> None:
        """Another face from now on."""
        self._touch()
        face: Face = PictureFace(front) if isinstance(front, str) else front
        self.back = face if self.back is self.front else self.back
        self.front, self._look = face, None
        self._touch()

    @property
    def grey(self) -> bool:
        """Whether it has lost most of its colour, as a card that cannot be played has."""
        return self._grey

    @grey.setter
    def grey(self, grey: bool) -> None:
        if grey != self._grey:
            self._grey = grey
            self._touch()

    @property
    def rect(self) -> FRect:
        """The upright rectangle round its middle, in units (for focus and hit tests)."""
        width, height = self.size[0] * self._pose.scale, self.size[1] * self._pose.scale
        return FRect(self._pose.x - width / 2, self._pose.y - height / 2, width, height)

    @property
    def press_point(self) -> Point:
        """A point that hits it and nothing else: in a hand, the middle of its strip."""
        hand = self.table.hand_of(self) if self.table is not None else None
        return hand.strip_point(self) if hand is not None else self._pose.at

    def bounds(self) -> FRect:
        """Everything it draws on, turned and with its shadow."""
        if self._bounds is None:
            pose, (width, height) = self._pose, self.size
            if pose.angle % 180:
                width = height = (width * width + height * height) ** 0.5
            room = 2 * pose.lift + SHADOW_ROOM
            width, height = width * pose.scale + room, height * pose.scale + room
            self._bounds = FRect(pose.x - width / 2, pose.y - height / 2, width, height)
        return self._bounds

    def contains(self, point: Point) -> bool:
        """Whether a point is on it."""
        return self.rect.collidepoint(point)

    def handle(self, signal: Signal) -> bool:
        """The enter and space keys take it up or put it down, as a click does."""
        if isinstance(signal, KeyPressed) and signal.key in ("return", "space") and not signal.repeat:
            return self.table is not None and self.table.press_key(self)
        return False

    def fly(self, steps: Steps = Steps.FLIGHT) -> None:
        """Take it off the still layer: from now on it is drawn over everything, every frame it moves."""
        self._steps = steps.value
        if not self.flying:
            self._touch()
            self.flying = True
            if self.table is not None:
                self.table.aloft.add(self)

    def land(self) -> None:
        """Lay it back on the still layer, as it is now."""
        if self.flying:
            self.flying = False
            if self.table is not None:
                self.table.aloft.discard(self)
                self.table.lay(self)

    def signature(self) -> object:
        """Changes whenever it looks different."""
        return self._pose, self._grey, self.front, self.back

    def draw(self, canvas: Canvas) -> None:
        """Draw the shadow and the side that is up."""
        pose = self._pose
        if pose.alpha <= 0.01:
            return
        space = canvas.space
        scale, (x, y) = space.scale, space.origin
        if self.flying:
            self._draw_flying(canvas, pose.x * scale + x, pose.y * scale + y)
        else:
            self._draw_lying(canvas, pose.x * scale + x, pose.y * scale + y)

    def _draw_lying(self, canvas: Canvas, x: float, y: float) -> None:
        pose, scale = self._pose, canvas.space.scale
        face = self.front if pose.face > 0 else self.back
        cut = Cut(self._pixels(scale), round(pose.scale, 3), round(pose.angle, 2), _squeeze(pose), self._grey)
        if self.casts_shadow and pose.lift > 0 and pose.alpha > 0.6:
            dark = shadow(canvas, face, cut, shadow_blur(canvas, pose.lift))
            fall = scale * pose.lift
            _put(canvas, dark, x + fall * 0.7 - dark.get_width() / 2, y + fall - dark.get_height() / 2, 1.0)
        picture = sprite(canvas, face, cut)
        _put(canvas, picture, x - picture.get_width() / 2, y - picture.get_height() / 2, pose.alpha)

    def _draw_flying(self, canvas: Canvas, x: float, y: float) -> None:
        """One picture for piece and shadow, found again without a search while its look stays the same."""
        pose, (degrees, parts) = self._pose, self._steps
        _, _, angle, size, face_up, height, alpha, _ = pose
        face = self.front if face_up > 0 else self.back
        angle = round(angle / degrees) * degrees % 360
        steps = round(size * parts) or 1
        lift = round(height / LIFT_STEP) if self.casts_shadow and alpha > 0.6 else 0
        look = (face, canvas.space.scale, angle, steps, lift, round(face_up * 8), self._grey, parts)
        if look != self._look or self._shown is None:
            cut = Cut(
                self._pixels(canvas.space.scale), steps / parts, float(angle), _squeeze(pose), self._grey
            )
            self._shown = airborne(canvas, face, cut, lift, self.round)
            self._look = look
        picture, left, top = self._shown
        if alpha < 0.99:
            _put(canvas, picture, x - left, y - top, alpha)
        else:
            canvas.put(picture, (round(x - left), round(y - top)))

    def _pixels(self, scale: float) -> tuple[int, int]:
        return max(1, round(self.size[0] * scale)), max(1, round(self.size[1] * scale))

    def _touch(self) -> None:
        if self.table is not None:
            self.table.touch(self.bounds())


def _squeeze(pose: Pose) -> int:
    """How wide a turning piece still is, in eighths."""
    return max(1, round(abs(pose.face) * 8))


def _put(canvas: Canvas, picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
    if alpha < 0.99:
        picture = picture.copy()
        picture.set_alpha(round(255 * alpha))
    canvas.put(picture, (round(x), round(y)))
