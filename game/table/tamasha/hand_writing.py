"""Handwriting on the sheet: from the made glyphs where they are, else in the bold face."""

from __future__ import annotations

from game.canvas import Canvas
from game.space import Point
from game.table.tamasha.furniture import fitted
from game.text import Style


def write(canvas: Canvas, text: str, at: Point, size: float, colour: str, width: float) -> None:
    """A number in a hand, its middle at `at`."""
    style = fitted(canvas, text, Style("bold", size, colour, 1.15), width)
    canvas.text(text, at, style, "center")
