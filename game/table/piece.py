"""A piece: something that lies on the table and can be picked up. A card, a coin, a pawn, an envelope."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import FRect

from game.canvas import Canvas
from game.signals import KeyPressed, Signal
from game.space import Point
from game.table.sprites import Cut, Face, PictureFace, Steps, shadow, sprite

if TYPE_CHECKING:
    from game.table.tabletop import TableTop

LYING = 3.0
"""The lift of a piece at rest: its shadow falls this far, in units."""
HELD = 15.0


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
        self.steps = Steps.FLIGHT
        self.casts_shadow = True
        self._pose = self.home
        self._grey = False
        self._bounds: FRect | None = None

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

    def bounds(self) -> FRect:
        """Everything it draws on, turned and with its shadow."""
        if self._bounds is None:
            pose, (width, height) = self._pose, self.size
            if pose.angle % 180:
                width = height = (width * width + height * height) ** 0.5
            room = 4 * pose.lift + 16
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
        self.steps = steps
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
            self._touch()

    def signature(self) -> object:
        """Changes whenever it looks different."""
        return self.name, self._pose, self._grey, (self.front if self._pose.face > 0 else self.back).key

    def draw(self, canvas: Canvas) -> None:
        """Draw the shadow, then the side that is up."""
        pose = self._pose
        if pose.alpha <= 0.01:
            return
        face = self.front if pose.face > 0 else self.back
        scale, (x, y) = canvas.space.scale, canvas.space.origin
        x, y = pose.x * scale + x, pose.y * scale + y
        size = max(1, round(self.size[0] * scale)), max(1, round(self.size[1] * scale))
        cut = Cut(size, pose.scale, pose.angle, max(1, round(abs(pose.face) * 8)), self._grey)
        if self.casts_shadow and pose.lift > 0 and pose.alpha > 0.6:
            dark = shadow(canvas, face, cut, max(2, round(scale * (3 if pose.lift <= 6 else 8))))
            fall = scale * pose.lift
            _centre(canvas, dark, x + fall * 0.7, y + fall)
        picture = sprite(canvas, face, cut, self.steps if self.flying else Steps.EXACT)
        if pose.alpha < 0.99:
            picture = picture.copy()
            picture.set_alpha(round(255 * pose.alpha))
        _centre(canvas, picture, x, y)

    def _touch(self) -> None:
        if self.table is not None:
            self.table.touch(self.bounds())


def _centre(canvas: Canvas, picture: pygame.Surface, x: float, y: float) -> None:
    width, height = picture.get_size()
    canvas.put(picture, (round(x - width / 2), round(y - height / 2)))
