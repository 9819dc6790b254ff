"""The ring round the one target that would catch the held piece: four thin strips, cheap to move about."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.canvas import Canvas
from game.look import INK, LEMON
from game.table.place import Place

EDGE, RIM = 9.0, 5.0


class NearRing:
    """A bright lemon rim with an ink edge, just outside the place."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._sides: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._for: object = None

    def signature(self) -> object:
        """Which place."""
        return self.place.name, tuple(self.place.rect)

    def draw(self, canvas: Canvas) -> None:
        """The four sides of the ring."""
        rect = canvas.space.rect(self.place.rect.inflate(14, 14))
        if self._for != (rect.size, canvas.space.scale):
            self._for, self._sides = (rect.size, canvas.space.scale), self._cut_sides(canvas, rect)
        for made, (x, y) in self._sides:
            canvas.put(made, (rect.x + x, rect.y + y))

    def _cut_sides(self, canvas: Canvas, rect: Rect) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        side = canvas.space.px(EDGE + self.place.radius)
        sides = (
            Rect(0, 0, rect.width, side),
            Rect(0, rect.height - side, rect.width, side),
            Rect(0, side, side, rect.height - 2 * side),
            Rect(rect.width - side, side, side, rect.height - 2 * side),
        )
        ring = self._ring(canvas, rect)
        return [(ring.subsurface(part).copy(), part.topleft) for part in sides]

    def _ring(self, canvas: Canvas, rect: Rect) -> pygame.Surface:
        out = pygame.Surface(rect.size, pygame.SRCALPHA)
        corner = canvas.space.px(self.place.radius + 7)
        edge, rim = max(3, canvas.space.px(EDGE)), max(2, canvas.space.px(RIM))
        pygame.draw.rect(out, INK, out.get_rect(), edge, corner)
        inner = out.get_rect().inflate(-(edge - rim), -(edge - rim))
        pygame.draw.rect(out, LEMON, inner, rim, corner)
        return out
