"""A luggage tag on a string: one of a row of which one is open."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK, SINDOOR
from game.text import Style
from game.widgets.button import Button, fit

WORDS = Style("label", 22)
HOLE = 17.0
"""How far from its left end the tag is tied, in units."""


class HangingTag(Button):
    """A tag with a hole at its left end, tied to a string that runs down at `string_x`."""

    def __init__(
        self, name: str, label: str, rect: FRect, string_x: float, on_press: Callable[[], None], tip: str = ""
    ) -> None:
        super().__init__(name, label, rect, on_press, "tag", tip, WORDS)
        self.string_x = string_x
        self.margin = 40.0

    def draw(self, canvas: Canvas) -> None:
        """The knot, the tag, its word; the open one hangs farther out."""
        area = self.rect.move(16 if self.chosen else 6 if self.hovered else 0, 0)
        canvas.skin("tag-on" if self.chosen else "tag-hover" if self.hovered else "tag", area)
        hole, knot = (area.left + HOLE, area.centery), (self.string_x, area.centery - 22)
        for line, colour in ((6, INK), (3, CREAM)):
            canvas.line(knot, hole, colour, line)
        canvas.disc(knot, 6, SINDOOR, INK)
        words = FRect(area.left + 3 * HOLE, area.top, area.width - 3 * HOLE - 14, area.height - 4)
        style = self.style
        canvas.text(
            self.label, words.midleft, fit(canvas, self.label, style, words.width), "midleft", words.width
        )
