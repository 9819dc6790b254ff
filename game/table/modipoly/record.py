"""The Record: the log of a match as a column of newsprint."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas
from game.table.modipoly.inks import BLACK
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import lay, put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.logpanel import LogPanel
from game.widgets.reader import Scrolling

TITLE = Style("label", 25, BLACK, 1.3)


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


def seat_mark(canvas: Canvas, mark: str, area: FRect) -> None:
    """The badge of whoever a line is about; `mark` is the seat's number."""
    put(canvas, badge(int(mark)), area.center, area.width)


def record(area: FRect, title: str) -> LogPanel:
    """A fresh record."""
    return Record("log", area, title, seat_mark)
