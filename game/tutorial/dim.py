"""Dims the table but for what the beat speaks of. The table stays alive under it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import FRect

from game.canvas import Canvas

SHADE = (24, 12, 34, 92)
ROUND = 14.0
AROUND = 10.0
"""How far the light reaches beyond what is lit."""


class Dim:
    """A still over everything that lies on the table."""

    def __init__(self, room: FRect, lit: Sequence[FRect]) -> None:
        self.room = room
        self.lit = [area.inflate(2 * AROUND, 2 * AROUND) for area in lit]
        self._shade: pygame.Surface | None = None

    def bounds(self) -> FRect:
        """The whole window."""
        return self.room

    def draw(self, canvas: Canvas) -> None:
        """A shade with holes, made once."""
        size = canvas.surface.get_size()
        shade = self._shade
        if shade is None or shade.get_size() != size:
            shade = self._shade = self._made(canvas, size)
        clip = canvas.surface.get_clip()
        canvas.surface.blit(shade, clip, clip)

    def _made(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        shade = pygame.Surface(size, pygame.SRCALPHA)
        shade.fill(SHADE)
        for area in self.lit:
            pygame.draw.rect(shade, (0, 0, 0, 0), canvas.space.rect(area), 0, canvas.space.px(ROUND))
        return shade
