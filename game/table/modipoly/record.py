"""The Record: the log of a match as a column of newsprint."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas, text_height
from game.space import Space
from game.table.modipoly.buttons import LIT
from game.table.modipoly.inks import BLACK, PAPER, RED
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import lay, put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.button import Button
from game.widgets.logpanel import TOKEN, LogLine, LogPanel
from game.widgets.reader import Scrolling
from game.words import words

TITLE = Style("label", 25, BLACK, 1.3)
SENTENCE = Style("body", 16, BLACK, 1.25)
BESIDE = 1.2
"""Up to this text size a badge stands beside its sentence."""
RULE = Style("label", 16, RED, 1.1)


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

    def _draw_line(self, canvas: Canvas, area: FRect, line: LogLine) -> None:
        """A badge, and the sentence beside it; with large letters below it, as wide as the column."""
        if not self._stacked(canvas.space):
            super()._draw_line(canvas, area, line)
            return
        top = area.top + 4
        if line.token:
            seat_mark(canvas, line.token, FRect(area.left, top, TOKEN, TOKEN))
            top += TOKEN + 2
        canvas.paragraph(line.text, FRect(area.left, top, area.width, area.height), self.style)
        canvas.fill(FRect(area.left, area.bottom - 3, area.width, 1), BLACK + "30")

    def _height(self, space: Space, line: LogLine) -> float:
        if not self._stacked(space):
            return super()._height(space, line)
        key = (space, self.rect.width, line.text + line.token)
        if key not in self._measured:
            badge_room = TOKEN + 2 if line.token else 0.0
            told = text_height(space, line.text, self.inner.width, self.style)
            self._measured[key] = badge_room + told + 10
        return self._measured[key]

    def _stacked(self, space: Space) -> bool:
        """Whether the column is too narrow for badges beside letters of this size."""
        return space.text_scale > BESIDE


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
        heading(canvas, text, self.rect.inflate(-8, 0), RULE, "center")


def seat_mark(canvas: Canvas, mark: str, area: FRect) -> None:
    """The badge of whoever a line is about; `mark` is the seat's number."""
    put(canvas, badge(int(mark)), area.center, area.width)


def record(area: FRect, title: str) -> LogPanel:
    """A fresh record."""
    made = Record("log", area, title, seat_mark)
    made.style = SENTENCE
    return made
