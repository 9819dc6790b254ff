"""The dotted trail from the empty slot of a held piece to the hand that holds it."""

from __future__ import annotations

import pygame

from game.canvas import Canvas
from game.look import INK, LEMON
from game.table.piece import Piece

DOT, STEP, RISE = 4.0, 27.0, 60.0


class Trail:
    """Dots on a shallow arc from a piece's home to the piece."""

    def __init__(self, piece: Piece) -> None:
        self._piece = piece

    def signature(self) -> object:
        """Both ends."""
        return ("trail", self._piece.home.at, self._piece.pose.at)

    def draw(self, canvas: Canvas) -> None:
        """A dot every 27 units, none under the piece itself."""
        start, end = self._piece.home.at, self._piece.pose.at
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        count = int((length - self._piece.size[1] * 0.4) / STEP)
        if count < 1:
            return
        dot = _dot(canvas)
        size = dot.get_size()
        scale, (left, top) = canvas.space.scale, canvas.space.origin
        left, top = left - size[0] / 2, top - size[1] / 2
        spots = []
        for index in range(1, count + 1):
            part = index * STEP / length
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part - RISE * part * (1 - part)
            spots.append((round(x * scale + left), round(y * scale + top)))
        canvas.scatter(dot, spots)


def _dot(canvas: Canvas) -> pygame.Surface:
    radius = max(2, canvas.space.px(DOT))

    def make() -> pygame.Surface:
        out = pygame.Surface((radius * 2 + 2, radius * 2 + 2), pygame.SRCALPHA)
        pygame.draw.circle(out, INK, (radius + 1, radius + 1), radius + 1)
        pygame.draw.circle(out, LEMON, (radius + 1, radius + 1), max(1, radius - 1))
        return out

    return canvas.pictures.drawn(("dot", radius), make)
