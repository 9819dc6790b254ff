"""The ring round the one target that would catch the held piece: four thin strips, cheap to move about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from game.canvas import Canvas
from game.look import INK, LEMON
from game.table.place import Place

EDGE, RIM = 9.0, 5.0


class NearRing:
    """A bright lemon rim with an ink edge, just outside the place."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def signature(self) -> object:
        """Which place."""
        return "near", self._place.name, tuple(self._place.rect)

    def draw(self, canvas: Canvas) -> None:
        """The four sides of the ring."""
        rect = canvas.space.rect(self._place.rect.inflate(14, 14))
        side = canvas.space.px(EDGE + self._place.radius)
        sides = (
            Rect(0, 0, rect.width, side),
            Rect(0, rect.height - side, rect.width, side),
            Rect(0, side, side, rect.height - 2 * side),
            Rect(rect.width - side, side, side, rect.height - 2 * side),
        )
        for index, part in enumerate(sides):
            key = ("near", rect.size, index, canvas.space.scale)
            made = canvas.pictures.drawn(key, partial(_cut, self._ring(canvas, rect), part))
            canvas.put(made, (rect.x + part.x, rect.y + part.y))

    def _ring(self, canvas: Canvas, rect: Rect) -> Callable[[], pygame.Surface]:
        def draw() -> pygame.Surface:
            out = pygame.Surface(rect.size, pygame.SRCALPHA)
            corner = canvas.space.px(self._place.radius + 7)
            edge, rim = max(3, canvas.space.px(EDGE)), max(2, canvas.space.px(RIM))
            pygame.draw.rect(out, INK, out.get_rect(), edge, corner)
            inner = out.get_rect().inflate(-(edge - rim), -(edge - rim))
            pygame.draw.rect(out, LEMON, inner, rim, corner)
            return out

        return draw


def _cut(ring: Callable[[], pygame.Surface], part: Rect) -> pygame.Surface:
    return ring().subsurface(part).copy()
