"""The referee's locked pages at the table: the totals so far, seen only while *Look* is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.asking import Seat
from engine.entkhbat.view import View
from game.canvas import Canvas
from game.look import INK
from game.register.session import LookButton
from game.scenes.overlay import Sheet
from game.table.entkhbat.names import badge
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import Button
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

NAME = Style("label", 24, INK, 1.2)
NUMBER = Style("label", 22, INK, 1.15)
HEAD = Style("label", 18, "#5c4a3a", 1.15)
TOLD = Style("body", 20, INK, 1.2)


class RefereesBook(Sheet):
    """Nothing that one can press by mistake shows a sum: the button has to be held (AE-R18)."""

    name = "referees-book"
    widest = 1120.0

    def __init__(self, table: EntkhbatScene) -> None:
        super().__init__()
        self.table = table
        self.title = words("entkhbat.desk.book")

    def build(self) -> None:
        """The page, the button that shows it, and the way back."""
        super().build()
        content, row = self.lay_sheet()
        view: View = self.table.session.match.view(Seat(self.table.seats))
        totals = [page.totals for page in view.register or ()]
        self.page = self.add(Totals(content, self.table.session.names, totals))
        self.look = self.add(LookButton(FRect(row.left + 40, row.top, row.width / 2 - 60, row.height)))
        back = FRect(row.centerx + 20, row.top, row.width / 2 - 60, row.height)
        self.add(Button("close-book", words("entkhbat.desk.lock"), back, self.on_escape))

    def tick(self, dt: float) -> None:
        """Seen is seen only while it is held."""
        super().tick(dt)
        self.page.open = self.look.looking


class Totals(Widget):
    """A row for each candidate, a column for each counted cycle, and the sum; or why nothing is seen."""

    open = changing(False)

    def __init__(self, rect: FRect, names: list[str], totals: list[tuple[int, ...]]) -> None:
        super().__init__("totals", rect)
        self.names, self.totals = names, totals

    def draw(self, canvas: Canvas) -> None:
        """The rows while the button is held."""
        if not self.open or not self.totals:
            text = words("entkhbat.desk.locked" if self.totals else "entkhbat.desk.no-totals")
            canvas.paragraph(text, self.rect, TOLD, "centre", True)
            return
        count = len(self.totals[0])
        step = min(76.0, self.rect.height / (count + 1))
        column = (self.rect.width - 360) / (len(self.totals) + 1)
        for cycle in range(len(self.totals)):
            spot = FRect(self.rect.left + 360 + cycle * column, self.rect.top, column - 8, step)
            heading(canvas, words("entkhbat.result.cycle", cycle=cycle + 1), spot, HEAD, "midright")
        last = FRect(self.rect.right - column, self.rect.top, column - 8, step)
        heading(canvas, words("entkhbat.result.total"), last, HEAD, "midright")
        for seat in range(count):
            row = FRect(self.rect.left, self.rect.top + step * (seat + 1), self.rect.width, step)
            self._row(canvas, row, seat, column)

    def _row(self, canvas: Canvas, row: FRect, seat: int, column: float) -> None:
        put(canvas, badge(seat), (row.left + 24, row.centery), min(42.0, row.height - 8))
        name = FRect(row.left + 58, row.top, 290, row.height)
        heading(canvas, self.names[seat], name, NAME)
        numbers = [page[seat] for page in self.totals]
        for index, number in enumerate([*numbers, sum(numbers)]):
            spot = FRect(row.left + 360 + index * column, row.top, column - 8, row.height)
            style = NUMBER.but(size=27) if index == len(numbers) else NUMBER
            heading(canvas, f"{number:,}", spot, style, "midright")
        canvas.line(row.bottomleft, row.bottomright, "#2a163030", 1.2)
