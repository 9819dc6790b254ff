"""A place: somewhere a piece may be dropped. It glows when it would take what is held."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from game.canvas import Canvas
from game.look import INK, LEMON
from game.signals import KeyPressed, Signal
from game.space import Point
from game.table.piece import Pose

if TYPE_CHECKING:
    from game.table.tabletop import TableTop

HALO = 26.0


class Glow(Enum):
    """How a place shows itself while something is held."""

    OFF = "off"
    LEGAL = "legal"
    NEAR = "near"
    DIM = "dim"


class Place:
    """A named rectangle with slots for pieces. `slot(index, count)` says how the pieces in it lie.

    A place that `dims` darkens a little while a piece is held that it does not take.
    """

    def __init__(
        self,
        name: str,
        rect: FRect | tuple[float, float, float, float],
        slot: Callable[[int, int], Pose] | None = None,
        radius: float = 10.0,
        dims: bool = True,
    ) -> None:
        self.name = name
        self._rect = FRect(rect)
        self.radius = radius
        self.dims = dims
        self.table: TableTop | None = None
        self._slot = slot
        self._glow = Glow.OFF

    @property
    def rect(self) -> FRect:
        """Where it is, in units."""
        return self._rect

    def move_to(self, rect: FRect) -> None:
        """Be somewhere else from now on."""
        if rect != self._rect:
            self._rect = FRect(rect)

    @property
    def glow(self) -> Glow:
        """Whether and how it glows."""
        return self._glow

    @glow.setter
    def glow(self, glow: Glow) -> None:
        before, self._glow = self._glow, glow
        lit = (Glow.LEGAL, Glow.NEAR)  # the ring of the nearest is drawn over everything, not here
        if glow is not before and not (glow in lit and before in lit) and self.table is not None:
            self.table.touch(self.bounds())

    def slot(self, index: int = 0, count: int = 1) -> Pose:
        """How the piece `index` of `count` lies here."""
        if self._slot is not None:
            return self._slot(index, count)
        return Pose(self._rect.centerx, self._rect.centery)

    def contains(self, point: Point) -> bool:
        """Whether a point is inside."""
        return self._rect.collidepoint(point)

    def distance(self, point: Point) -> float:
        """How far a point is from its edge; 0 inside."""
        across = max(self._rect.left - point[0], 0.0, point[0] - self._rect.right)
        down = max(self._rect.top - point[1], 0.0, point[1] - self._rect.bottom)
        return float((across * across + down * down) ** 0.5)

    def handle(self, signal: Signal) -> bool:
        """The enter and space keys put down here what is selected."""
        if isinstance(signal, KeyPressed) and signal.key in ("return", "space") and not signal.repeat:
            return self.table is not None and self.table.press_key(self)
        return False

    def bounds(self) -> FRect:
        """Its rectangle with the halo."""
        return self._rect.inflate(2 * HALO + 8, 2 * HALO + 8)

    def draw(self, canvas: Canvas) -> None:
        """Draw the glow; at rest a place is invisible."""
        if self._glow is Glow.DIM:
            canvas.fill(self._rect, "#1a0f1e12", self.radius)
        elif self._glow is not Glow.OFF:
            self._draw_glow(canvas)

    def _draw_glow(self, canvas: Canvas) -> None:
        target = canvas.space.rect(self._rect)
        key = ("halo", target.size, canvas.space.scale)
        halo = canvas.pictures.drawn(key, lambda: _halo(canvas, target.size, self.radius))
        canvas.put(halo, halo.get_rect(center=target.center))
        canvas.outline(self._rect.inflate(6, 6), INK, 5, self.radius + 3)
        canvas.outline(self._rect.inflate(4, 4), LEMON, 2.6, self.radius + 2)
        _dashes(canvas, self._rect.inflate(-12, -12))


def _halo(canvas: Canvas, size: tuple[int, int], radius: float) -> pygame.Surface:
    """A warm blur round a rectangle, faint inside it."""
    reach = canvas.space.px(HALO)
    shrink = 4
    small = pygame.Surface(
        ((size[0] + 2 * reach) // shrink, (size[1] + 2 * reach) // shrink), pygame.SRCALPHA
    )
    small.fill((255, 226, 110, 0))
    inner = small.get_rect().inflate(-reach // shrink, -reach // shrink)
    pygame.draw.rect(small, (255, 226, 110, 225), inner, 0, max(1, canvas.space.px(radius + 8) // shrink))
    soft = pygame.transform.gaussian_blur(small, max(1, round(reach / shrink * 0.45)))
    halo = pygame.transform.smoothscale(soft, (size[0] + 2 * reach, size[1] + 2 * reach))
    pygame.draw.rect(halo, (255, 226, 110, 26), (reach, reach, *size), 0, canvas.space.px(radius))
    return halo


def _dashes(canvas: Canvas, area: FRect) -> None:
    """A dashed ring just inside: the mark of a target that does not need colour."""
    rect = canvas.space.rect(area)
    dash, gap = canvas.space.px(11), canvas.space.px(7)
    width = max(2, canvas.space.px(2.2))
    for x in range(rect.left + gap, rect.right - gap, dash + gap):
        end = min(x + dash, rect.right - gap)
        for y in (rect.top, rect.bottom - width):
            pygame.draw.line(canvas.surface, INK, (x, y), (end, y), width)
    for y in range(rect.top + gap, rect.bottom - gap, dash + gap):
        end = min(y + dash, rect.bottom - gap)
        for x in (rect.left, rect.right - width):
            pygame.draw.line(canvas.surface, INK, (x, y), (x, end), width)
    canvas.touched.append(rect)
