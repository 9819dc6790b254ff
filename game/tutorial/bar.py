"""Back, again, skip, leave: always in the same corner, all by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import INK
from game.scene import Scene
from game.space import Space
from game.text import Style
from game.widgets.button import IconButton, fit
from game.words import words

SIDE, STEP = 62.0, 78.0
WORD = Style("bold", 15, INK, 1.2)
ICONS = {"back": "back", "again": "redo", "skip": "step", "leave": "home"}


class BarButton(IconButton):
    """A tile with its icon in the upper part and its word in the lower."""

    def draw(self, canvas: Canvas) -> None:
        """The tile, the icon, and the word where there is one."""
        canvas.skin(self.kind + self.state, self.rect)
        sunk = 2.0 if self.state == "-pressed" else -1.5
        inner = self.rect.inflate(-14, -12).move(0, sunk)
        size = min(inner.width, inner.height * (0.58 if self.label else 0.9))
        icon = FRect(inner.centerx - size / 2, inner.top - 1, size, size)
        if not self.label:
            icon.centery = inner.centery
        canvas.picture(f"icons/{self.icon}", icon)
        if self.label:
            style = fit(canvas, self.label, WORD, inner.width + 6)
            canvas.text(self.label, (inner.centerx, inner.bottom - 15), style, "center")


def bar_area(space: Space, compact: bool) -> FRect:
    """Where the four buttons are: under the table's own, or in the line at the top."""
    if compact:
        return FRect(996, space.visible.top + 6, 4 * 72, 66)
    return FRect(1528, 470, SIDE, 4 * STEP)


def lay_bar(scene: Scene, deeds: dict[str, Callable[[], None]], compact: bool) -> None:
    """Put the buttons on the scene; `deeds` by their names: back, again, skip, leave."""
    area = bar_area(scene.space, compact)
    for index, (name, deed) in enumerate(deeds.items()):
        rect = FRect(area.x + 72 * index, area.y, 66, 66)
        if not compact:
            rect = FRect(area.x, area.y + STEP * index, SIDE, SIDE + 8)
        label = "" if compact else words(f"tutorial.bar.{name}")
        tip = words(f"tutorial.tip.{name}")
        scene.add(BarButton(f"lesson-{name}", label, rect, deed, tip=tip, icon=ICONS[name]))
