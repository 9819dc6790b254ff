"""The buttons of MODIPOLY's table: flat labels like office stickers, the main one red."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM
from game.table.modipoly.inks import BLACK, FAINT, GOLD, GREY, PAPER, RED
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.widgets.button import Button, IconButton

LABEL = Style("label", 20, BLACK, 1.25)
WORD = Style("label", 16, BLACK, 1.2)
LIT, LIT_RED, PALE = "#fffaf0", "#cc3340", "#cfc6ae"


class ActionButton(Button):
    """A printed label; of the kind `button-go` it is red."""

    def draw(self, canvas: Canvas) -> None:
        """Shadow, label, words; pressed it lies flat."""
        down = self.pressed and self.hovered
        lit = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        area = FRect(self.rect).move(1.5, 2.5) if down else FRect(self.rect)
        red = self.kind == "button-go"
        ground = (LIT_RED if lit else RED) if red else (LIT if lit else PAPER)
        ink = CREAM if red else BLACK
        if not self.enabled:
            ground, ink = PALE, GREY
        if not down:
            canvas.fill(area.move(2, 3.5), "#00000070", 5)
        canvas.fill(area, ground, 5, BLACK, 2)
        style = fitted(canvas, self.label, LABEL.but(colour=ink), area.width - 10, 11)
        canvas.text(self.label, area.center, style, "center", area.width - 6)


class HotSpot(Button):
    """A thing on the board that may be pressed: a gold line round it, brighter under the pointer."""

    focusable = False

    def __init__(self, name: str, rect: FRect, on_press: Callable[[], None], tip: str) -> None:
        super().__init__(name, "", rect, on_press, tip=tip)

    def draw(self, canvas: Canvas) -> None:
        """The line alone."""
        area = self.rect.inflate(8, 8)
        canvas.outline(area, BLACK, 5, 9)
        canvas.outline(area, GOLD, 3 if self.hovered else 1.8, 9)


class PaperTile(IconButton):
    """A square of newsprint with an icon and its word; pressed it is red."""

    def draw(self, canvas: Canvas) -> None:
        """Shadow, paper, icon, word."""
        down = (self.pressed and self.hovered) or self.chosen
        lit = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        area = FRect(self.rect).move(1.5, 2.5) if down else FRect(self.rect)
        if not down:
            canvas.fill(area.move(2, 4), "#00000070", 4)
        canvas.fill(area, RED if down else LIT if lit else PAPER, 4, BLACK, 2)
        canvas.outline(area.inflate(-7, -7), CREAM if down else FAINT, 1, 2)
        size = min(area.width, area.height) * 0.5
        icon = FRect(area.centerx - size / 2, area.top + 8, size, size)
        if not self.label:
            icon.center = area.center
        canvas.picture(f"icons/{self.icon}{'-cream' if down else ''}", icon, 255 if self.enabled else 110)
        word = FRect(area.left + 4, area.bottom - 27, area.width - 8, 20)
        style = fitted(canvas, self.label, WORD.but(colour=CREAM if down else BLACK), word.width)
        canvas.text(self.label, word.center, style, "center")
