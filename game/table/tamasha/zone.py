"""A zone: a part of the table that is drawn from what is shown, and again only when that changed."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.canvas import Canvas
from game.table.tamasha.top import Top


class Zone:
    """Furniture with what lies on it. It knows nothing but the `Top` it is drawn from."""

    def __init__(self, top: Top, name: str, margin: float = 12.0) -> None:
        self.top, self.name, self.margin = top, name, margin

    @property
    def rect(self) -> FRect:
        """Where it lies, in units."""
        return self.top.layout.zone(self.name)

    @property
    def hidden(self) -> bool:
        """Whether this form of the layout, or this moment, does without it."""
        return self.rect.width <= 0

    def bounds(self) -> FRect:
        """Everything it may draw on."""
        return self.rect.inflate(2 * self.margin, 2 * self.margin)

    def state(self) -> Hashable:
        """Equal only while it looks the same."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw it, unless it is not there."""
        if not self.hidden:
            self.paint(canvas, self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Draw it into its area."""
