"""The pen that icons are drawn with: one ink, and holes."""

from __future__ import annotations

from art.table.painting import Painting, Path

STROKE = 3.6


class Pen:
    """Draws an icon in one colour; `gap` and `cut` rub out what is already there."""

    def __init__(self, painting: Painting, colour: str) -> None:
        self.painting, self.colour = painting, colour

    def solid(self, path: Path) -> None:
        """A filled shape."""
        self.painting.fill(path, self.colour)

    def gap(self, path: Path) -> None:
        """A hole in that shape."""
        self.painting.clear(path)

    def line(self, path: Path, width: float = STROKE) -> None:
        """A line with round ends."""
        self.painting.line(path, width, self.colour)

    def cut(self, path: Path, width: float = 2.4) -> None:
        """A line cut through it."""
        self.painting.clear(path, width)
