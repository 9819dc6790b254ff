"""The Record: the log of a match as a column of newsprint."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.table.modipoly.buttons import LIT
from game.table.modipoly.inks import BLACK, PAPER, RED
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import lay, put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.button import Button
from game.widgets.logpanel import LogPanel
from game.widgets.reader import Scrolling
from game.words import words

TITLE = Style("label", 25, BLACK, 1.3)
RULE = Style("label", 16, RED, 1.05)


class Record(LogPanel):
    """Sentences under a masthead, the newest at the bottom."""

    skin = ""

    def draw(self, canvas: Canvas) -> None:
        """The page, its head, the sentences."""
        lay(canvas, "modipoly/table/page", self.rect)
        Scrolling.draw(self, canvas)
        box = FRect(self.rect.left + 14, self.rect.top + 8, self.rect.width - 28, 32)
        heading(canvas, self.title, box, TITLE, "center")

    def _head(self) -> float:
        return 46.0


class RuleLink(Button):
    """The rule of this moment at the foot of the record, in red; a press opens the rulebook there."""

    def __init__(self, rect: FRect, on_press: Callable[[], None]) -> None:
        super().__init__("rule-now", "", rect, on_press, tip=words("modipoly.rule-now-tip"))

    def draw(self, canvas: Canvas) -> None:
        """A strip of newsprint with the rule's number."""
        lit = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        canvas.fill(self.rect.move(1, 2), "#00000050", 3)
        canvas.fill(self.rect, LIT if lit else PAPER, 3, BLACK, 1.6)
        text = words("modipoly.rule-now", rule=self.label) if self.label else words("table.rules")
        heading(canvas, text, self.rect.inflate(-16, 0), RULE, "center")


def seat_mark(canvas: Canvas, mark: str, area: FRect) -> None:
    """The badge of whoever a line is about; `mark` is the seat's number."""
    put(canvas, badge(int(mark)), area.center, area.width)


def record(area: FRect, title: str) -> LogPanel:
    """A fresh record."""
    return Record("log", area, title, seat_mark)
