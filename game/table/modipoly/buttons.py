"""The buttons of MODIPOLY's table: flat labels like office stickers, the main one red."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM
from game.table.modipoly.inks import BLACK, GREY, PAPER, RED
from game.text import Style
from game.widgets.button import Button, fit

LABEL = Style("label", 20, BLACK, 1.25)
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
        style = fit(canvas, self.label, LABEL.but(colour=ink), area.width - 12)
        canvas.text(self.label, area.center, style, "center", area.width - 6)
