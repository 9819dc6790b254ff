"""The ledger on a ruled page: numbers, sentences, amounts by hand, and what was struck out struck through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from engine.entkhbat.register.book import Book, Entry
from game.canvas import Canvas, text_width
from game.look import HALDI
from game.register import telling
from game.register.paper import CROSSED, HAND, LINE, RULE, SMALL
from game.space import Space
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import fitted
from game.widgets.reader import ListBox

NUMBER = 44.0
AMOUNT = 96.0


class Ledger(ListBox):
    """Entries of a book; a second press, or enter, takes one up again."""

    skin = ""
    pad = 0.0
    sticks = True

    def __init__(
        self, rect: FRect, book: Book, entries: Sequence[Entry], on_choose: Callable[[Entry], None]
    ) -> None:
        self.book, self.entries = book, list(entries)
        rows = [(telling.sentence(book, entry), telling.trail(entry)) for entry in self.entries]
        super().__init__("ledger", rect, rows, None, lambda row: on_choose(self.entries[row]), RULE)
        self.marked = len(rows) - 1

    def _step(self, space: Space) -> float:
        return RULE

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """A line for each entry that is in sight."""
        for index, entry in enumerate(self.entries):
            area = FRect(inner.left, inner.top - self.offset + index * RULE, inner.width, RULE)
            if area.bottom > inner.top and area.top < inner.bottom:
                if index == self.marked and (self.focused or self.hovered):
                    canvas.fill(area.inflate(0, -6), HALDI + "60", 8)
                self._draw_entry(canvas, area, entry, *self.rows[index])

    @staticmethod
    def _draw_entry(canvas: Canvas, area: FRect, entry: Entry, text: str, trail: str) -> None:
        canvas.text(f"{entry.n}.", (area.left + NUMBER - 10, area.centery), SMALL, "midright")
        left, wide = area.left + NUMBER, area.width - NUMBER - AMOUNT - 8
        line = FRect(left, area.top, wide, area.height - (20 if trail else 0))
        style = fitted(canvas, text, HAND, wide, 15)
        canvas.text(text, line.midleft, style, "midleft", wide)
        if trail:
            small = SMALL.but(size=16, colour=CROSSED)
            canvas.text(trail, (left, area.bottom - 11), small, "midleft", wide + AMOUNT)
        if telling.has_amount(entry):
            at = area.right - 4, line.centery
            numeral(canvas, str(entry.amount), at, 34, "hand.purple", "midright", AMOUNT)
        if not entry.alive:
            end = min(left + text_width(canvas.space, text, style), left + wide)
            canvas.line((left - 4, line.centery), (end + 4, line.centery - 2), CROSSED, 3)
            if telling.has_amount(entry):
                canvas.line(
                    (area.right - AMOUNT + 20, line.centery), (area.right, line.centery - 2), CROSSED, 3
                )
        canvas.fill(FRect(area.left, area.bottom - 1, area.width, 1.2), LINE)
