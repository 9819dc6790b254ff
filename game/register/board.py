"""The board of totals: for a Secret Session, behind the referee's lock, and at the end."""

from __future__ import annotations

from pygame import FRect

from engine.entkhbat.register.book import Book
from engine.entkhbat.register.totals import cycle_totals, line_of, ranks, totals
from game.canvas import Canvas
from game.look import INK
from game.register.paper import CROSSED, LINE
from game.table.entkhbat.names import badge
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget, changing
from game.words import words

HEAD = Style("label", 23, "#5c4a3a", 1.2)
NAME = Style("label", 30, INK, 1.2)
MARK = Style("label", 17, CROSSED, 1.1)


def signed(number: int) -> str:
    """A number as it is written by hand; less than nothing with a minus."""
    return f"−{-number}" if number < 0 else str(number)


class TotalsBoard(Widget):
    """Rank, name, the totals of the cycles, and the sum (AE-R20); nothing while it is `blank`."""

    blank = changing(False)

    def __init__(self, rect: FRect, book: Book) -> None:
        super().__init__("board", rect)
        self.book = book

    def draw(self, canvas: Canvas) -> None:
        """The made board, and what is written on it."""
        canvas.picture("entkhbat/table/results_board_open", self.rect)
        if not self.blank:
            width, height = self.rect.size
            inner = FRect(self.rect.left + width * 0.075, self.rect.top + height * 0.11, 0, 0)
            inner.size = (width * 0.85, height * 0.81)
            canvas.fill(inner, "#f6eed8")
            draw_totals(canvas, inner, self.book)


def draw_totals(canvas: Canvas, area: FRect, book: Book) -> None:
    """One row for each candidate, the best first."""
    done = list(range(1, book.counted + 1))
    placed, sums = ranks(book), totals(book)
    order = sorted(range(len(book.names)), key=lambda seat: (placed[seat], seat))
    step = min(110.0, area.height / (len(order) + 1))
    name_wide, sum_wide = area.width * (0.52 if len(done) < 2 else 0.36), area.width * 0.17
    column = (area.width - name_wide - sum_wide) / max(1, len(done))
    y = area.top + step / 2
    for index, cycle in enumerate(done):
        spot = FRect(area.left + name_wide + column * index, y - 18, column - 6, 36)
        heading(canvas, words("register.cycle-short", cycle=cycle), spot, HEAD, "center")
    heading(
        canvas, words("register.total"), FRect(area.right - sum_wide, y - 18, sum_wide, 36), HEAD, "midright"
    )
    for row, seat in enumerate(order, 1):
        y = area.top + step * (row + 0.5)
        canvas.fill(FRect(area.left, y + step / 2 - 2, area.width, 1.6), LINE)
        numeral(canvas, str(placed[seat]), (area.left + 20, y), min(40.0, step * 0.7), "hand.pencil")
        size = min(46.0, step * 0.8)
        canvas.picture(badge(seat), FRect(area.left + 46, y - size / 2, size, size))
        left = area.left + 54 + size
        spot = FRect(left, y - step / 2, area.left + name_wide - left - 6, step)
        heading(canvas, book.names[seat], spot, NAME)
        for index, cycle in enumerate(done):
            _draw_cycle(
                canvas, book, cycle, seat, (area.left + name_wide + column * (index + 0.5), y), column, step
            )
        numeral(
            canvas,
            signed(sums[seat]),
            (area.right - 4, y),
            min(50.0, step * 0.85),
            "hand.purple",
            "midright",
            sum_wide,
        )


def _draw_cycle(
    canvas: Canvas, book: Book, cycle: int, seat: int, at: tuple[float, float], wide: float, tall: float
) -> None:
    total = cycle_totals(book, cycle)[seat]
    numeral(canvas, signed(total), at, min(34.0, tall * 0.6), "hand.pencil", width=wide - 10)
    mark = line_of(book, cycle, seat).mark
    if mark:
        spot = FRect(at[0] - wide / 2 + 3, at[1] + tall * 0.2, wide - 6, tall * 0.3)
        heading(canvas, words(f"register.mark.{mark}"), spot, MARK, "center")
