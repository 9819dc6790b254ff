"""A printed thing that lies on the table and can be pressed: a box lid, a booklet, a tag, a ticket."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.canvas import Canvas
from game.motion import follow
from game.pictures import Pictures
from game.space import Point, Space
from game.table.piece import Piece, Pose
from game.table.sprites import Face
from game.text import Style
from game.widgets.button import Button, fit

TAU = 0.06


@dataclass(frozen=True, slots=True)
class Words:
    """Live words on a printed thing; `area` is in parts of its width and height."""

    text: str
    area: tuple[float, float, float, float]
    style: Style
    align: str = "centre"


@dataclass(frozen=True, slots=True)
class Printed:
    """A face made of a picture and live words on it, so that both turn together."""

    picture: str
    words: tuple[Words, ...] = ()

    @property
    def key(self) -> Hashable:
        """The picture and all its words."""
        return (self.picture, self.words)

    def render(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The picture at `size` pixels with its words."""
        made = canvas.pictures.scaled(self.picture, size)
        if not self.words:
            return made
        made = made.copy()
        scale = canvas.space.scale
        upright = Canvas(made, _flat(size, canvas.space), canvas.pictures)
        for line in self.words:
            x, y, width, height = line.area
            area = FRect(x * size[0], y * size[1], width * size[0], height * size[1])
            units = FRect(area.x / scale, area.y / scale, area.width / scale, area.height / scale)
            style = fit(upright, line.text, line.style, units.width)
            at = {"left": units.midleft, "centre": units.center, "right": units.midright}[line.align]
            anchor = {"left": "midleft", "centre": "center", "right": "midright"}[line.align]
            upright.text(line.text, at, style, anchor, units.width)
        return made


def printed_area(
    pictures: Pictures, name: str, part: str, otherwise: tuple[float, float, float, float]
) -> tuple[float, float, float, float]:
    """Where on a picture there is room for words, in parts of its width and height."""
    found = pictures.inner(name, part)
    return (found.x, found.y, found.width, found.height) if found is not None else otherwise


def _flat(size: tuple[int, int], space: Space) -> Space:
    """The space of a single picture: the table's scale, the picture's own corner as origin."""
    flat = Space(size[0], size[1], space.text_scale)
    flat.__dict__.update(scale=space.scale, origin=(0.0, 0.0))
    return flat


class Lying(Button):
    """A turned picture that rises under the pointer and does something when pressed."""

    margin = 60.0

    def __init__(
        self,
        name: str,
        label: str,
        face: Face | str,
        rect: FRect | tuple[float, float, float, float],
        angle: float = 0.0,
        on_press: Callable[[], None] | None = None,
        tip: str = "",
        rest: float = 5.0,
        rise: float = 8.0,
        over: Sequence[tuple[Piece, float]] = (),
    ) -> None:
        super().__init__(name, label, rect, on_press, tip=tip)
        self.rest, self.rise, self.angle = rest, rise, angle
        area = self.rect
        pose = Pose(area.centerx, area.centery, angle, lift=rest)
        self.piece = Piece(name, face, (area.width, area.height), pose=pose)
        self.over = [(piece, piece.pose, factor) for piece, factor in over]
        """What lies on it, and how much higher than it each rises."""

    def contains(self, point: Point) -> bool:
        """Whether a point is on the turned picture."""
        across, down = point[0] - self.rect.centerx, point[1] - self.rect.centery
        turn = math.radians(-self.angle)
        x = across * math.cos(turn) - down * math.sin(turn)
        y = across * math.sin(turn) + down * math.cos(turn)
        return abs(x) <= self.rect.width / 2 and abs(y) <= self.rect.height / 2

    def update(self, dt: float) -> None:
        """Rise and sink."""
        keyed = self.focused and self.scene is not None and self.scene.shows_focus
        up = self.enabled and self.on_press is not None and (self.hovered or keyed) and not self.pressed
        goal = self.rise if up else 0.0
        height = self.rect.centery - self.piece.pose.y
        if height == goal:
            return
        calm = self.scene is not None and self.scene.game.motion.calm
        near = follow(height, goal, dt, 0.0 if calm else TAU)
        if abs(near - goal) < 0.3:
            near = goal
        pose = self.piece.pose
        self.piece.pose = pose.but(
            y=self.rect.centery - near, lift=self.rest * (1 + near / max(1.0, self.rise))
        )
        for piece, home, factor in self.over:
            higher = home.lift + near * (factor - 1) * 0.5
            piece.pose = home.but(y=home.y - near * factor, lift=higher)
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """The thing with its shadow, then what lies on it."""
        self.piece.draw(canvas)
        for piece, _, _ in self.over:
            piece.draw(canvas)
