"""The large readable copy of a card, shown while the pointer rests on it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.space import Space
from game.table.piece import Piece, Pose

AFTER = 0.3
SIZE = (350.0, 490.0)

Caption = Callable[[Canvas, FRect], None]
"""Draws the live words of a card onto its zoomed picture, which lies in the rectangle."""


class Zoom:
    """One card, large, beside the one it copies and never over it."""

    def __init__(
        self, piece: Piece, space: Space, caption: Caption | None = None, height: float = SIZE[1]
    ) -> None:
        shape = piece.size[0] / piece.size[1]
        width, height = height * min(1.0, shape), height / max(1.0, shape)
        self.piece = piece
        self.area = _beside(space, piece.rect, width, height)
        self._caption = caption
        self._copy = Piece("zoom", piece.front, (width, height))
        self._copy.pose = Pose(self.area.centerx, self.area.centery, lift=14.0)

    def signature(self) -> object:
        """Which card, and where."""
        return ("zoom", self.piece.name, self.piece.front.key, tuple(self.area))

    def draw(self, canvas: Canvas) -> None:
        """The card, then its words."""
        self._copy.draw(canvas)
        if self._caption is not None:
            self._caption(canvas, self.area)


def _beside(space: Space, card: FRect, width: float, height: float) -> FRect:
    room = space.visible.inflate(-20, -20)
    height = min(height, room.height)
    for spot in (
        FRect(card.right + 24, card.centery - height / 2, width, height),
        FRect(card.left - 24 - width, card.centery - height / 2, width, height),
        FRect(card.centerx - width / 2, card.top - 20 - height, width, height),
    ):
        fitted = spot.clamp(room)
        if not fitted.colliderect(card.inflate(-8, -8)):
            return fitted
    return FRect(card.right + 24, card.centery - height / 2, width, height).clamp(room)
