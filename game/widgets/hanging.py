"""A luggage tag on a string: one of a row of which one is open."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK, SINDOOR
from game.text import Style
from game.widgets.button import Button, fit

WORDS = Style("label", 22)
HOLE = 26.0


class HangingTag(Button):
    """A tag with a hole at its left end, tied to a string that runs down at `string_x`."""

    def __init__(
        self, name: str, label: str, rect: FRect, string_x: float, on_press: Callable[[], None], tip: str = ""
    ) -> None:
        super().__init__(name, label, rect, on_press, "tag", tip, WORDS)
        self.string_x = string_x
        self.margin = 40.0

    def draw(self, canvas: Canvas) -> None:
        """The knot, the tag, its word; the open one hangs farther out and is written on in cream."""
        area = self.rect.move(16 if self.chosen else 6 if self.hovered else 0, 0)
        canvas.skin("button-go" if self.chosen else "tag" + self._state(), area)
        hole = area.left + HOLE, area.centery
        canvas.disc(hole, 9, CREAM, INK)
        canvas.disc(hole, 4.5, INK)
        canvas.line((self.string_x, area.centery - 16), hole, INK, 5)
        canvas.line((self.string_x, area.centery - 16), hole, CREAM, 2.6)
        canvas.disc((self.string_x, area.centery - 16), 6, SINDOOR, INK)
        words = FRect(area.left + 2 * HOLE, area.top, area.width - 2 * HOLE - 16, area.height - 4)
        style = self.style.but(colour=CREAM if self.chosen else INK)
        canvas.text(
            self.label, words.midleft, fit(canvas, self.label, style, words.width), "midleft", words.width
        )

    def _state(self) -> str:
        return "-hover" if self.hovered else ""
