"""The Horse Trading sheet: ink for what is settled, pencil for what still moves, flaps over what is sealed."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from engine.tamasha.cards import PARTIES
from engine.tamasha.view import Sheet
from game.canvas import Canvas
from game.look import CREAM, DEEP, INDIGO, INK, LEMON, SINDOOR
from game.table.tamasha.furniture import PARTY_LIGHT, heading, lay, token
from game.table.tamasha.hand_writing import write
from game.table.tamasha.top import Top, party_name
from game.table.tamasha.wall import stamp
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import words

TITLE = Style("label", 40, SINDOOR, 1.15)
UNDER = Style("body", 18, INK, 1.2)
ROW = Style("bold", 19, INK, 1.2)
SMALL = Style("body", 15, "#5c4a3a", 1.2)
LETTER = Style("label", 20, CREAM, 1.1)
PENCIL = "#6d6377"
PEN = "#3c1a5b"
ROWS = ("a", "b", "c", "d", "e", "bought", "l", "moved", "printed")
SEALED_ROWS = ("c", "d", "e")
MOVING_ROWS = ("bought", "l", "moved", "printed")
MONEY_ROWS = ("c",)


def row_values(sheet: Sheet, row: str) -> tuple[int | None, int | None]:
    """The two numbers of a row; None where it is sealed."""
    return {
        "a": sheet.won,
        "b": sheet.tradable,
        "c": sheet.chest,
        "d": sheet.capacity,
        "e": sheet.final_sauda,
        "bought": sheet.bought,
        "l": sheet.lost,
        "moved": sheet.moved,
        "printed": sheet.printed,
    }[row]


class SheetPaper(Zone):
    """The sheet on the table."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "sheet", 14.0)

    def state(self) -> Hashable:
        """Every number, both purses, what was ringed, the verdict."""
        shown = self.top.shown
        purses = tuple((side.purse_closed, side.sealed) for side in shown.sides)
        return shown.sheet, purses, tuple(sorted(self.top.ringed)), shown.winner, self.top.names_of_commands()

    @property
    def _final(self) -> bool:
        return self.top.shown.phase == "over"

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Paper, title, columns, rows, purses, verdict."""
        canvas.fill(area.move(4, 7), "#0c1f1a80", 8)
        lay(canvas, "table/sheet", area, "#f7edd3")
        sheet = self.top.shown.sheet
        if sheet is None:
            return
        inner = area.inflate(-44, -36)
        self._head(canvas, inner, sheet)
        top, step = inner.y + 158, self._step(inner)
        for index, row in enumerate(ROWS):
            self._row(canvas, FRect(inner.x, top + index * step, inner.width, step), row, sheet)
        for side in PARTIES:
            if sheet.chest[side] is None:
                self._flap(canvas, self._column(inner, side), top + 2 * step, 3 * step, side)
        self._foot(canvas, FRect(inner.x, top + 9 * step + 6, inner.width, inner.bottom - top - 9 * step - 6), sheet)

    def _step(self, inner: FRect) -> float:
        return (inner.height - 158 - 96) / len(ROWS)

    def _column(self, inner: FRect, side: int) -> FRect:
        width = inner.width * 0.215
        return FRect(inner.right - width * (2 - side), inner.y + 92, width, 0)

    def _head(self, canvas: Canvas, inner: FRect, sheet: Sheet) -> None:
        canvas.text(words("tamasha.sauda.title"), (inner.centerx, inner.y + 24), TITLE, "center")
        leader = 0 if sheet.won[0] > sheet.won[1] else 1
        under = words("tamasha.sauda.under", party=party_name(leader), a=max(sheet.won), b=min(sheet.won))
        heading(canvas, under, FRect(inner.x, inner.y + 54, inner.width, 24), UNDER, "center")
        bottom = inner.y + 158 + self._step(inner) * len(ROWS)
        for side in PARTIES:
            column = self._column(inner, side)
            canvas.fill(FRect(column.x + 2, column.y - 4, column.width - 4, bottom - column.y), PARTY_LIGHT[side] + "48", 6)
            token(canvas, side, (column.centerx, column.y + 20), 18)
            name = FRect(column.x, column.y + 40, column.width, 24)
            heading(canvas, self.top.name(side), name, Style("bold", 18, INK, 1.2), "center")
        canvas.fill(FRect(inner.x, inner.y + 156, inner.width, 2), INDIGO)

    def _row(self, canvas: Canvas, area: FRect, row: str, sheet: Sheet) -> None:
        decides = row == sheet.decides
        if decides:
            canvas.fill(area.inflate(8, -4), LEMON + "a0", 6, SINDOOR, 2)
        else:
            canvas.fill(FRect(area.x, area.bottom - 1, area.width, 1.2), "#27407d55")
        letter = {"bought": "", "moved": "F", "printed": "F"}.get(row, row.upper())
        if letter:
            disc = FRect(area.x + 4, area.centery - 16, 32, 32)
            canvas.fill(disc, INDIGO, 16)
            canvas.text(letter, disc.center, LETTER, "center")
        self._label(canvas, FRect(area.x + 46, area.y, area.width * 0.57 - 50, area.height), row, sheet)
        for side in PARTIES:
            self._number(canvas, area, row, side, row_values(sheet, row)[side], area)

    def _label(self, canvas: Canvas, area: FRect, row: str, sheet: Sheet) -> None:
        if row not in ("moved", "printed"):
            heading(canvas, words(f"tamasha.sauda.row-{row}"), area, ROW if row != "bought" else ROW.but(face="body"))
            return
        how = words(f"tamasha.sauda.row-f-{row}")
        decides = row == sheet.decides
        small = words("tamasha.sauda.decides", how=how) if decides else words(f"tamasha.sauda.record-{row}")
        first = words("tamasha.sauda.row-f") if decides or row == "moved" else how
        upper = FRect(area.x, area.y + 6, area.width, area.height * 0.45)
        lower = FRect(area.x, area.centery + 2, area.width, area.height * 0.36)
        heading(canvas, first, upper, ROW)
        heading(canvas, small, lower, SMALL.but(colour=DEEP if decides else SMALL.colour))

    def _number(self, canvas: Canvas, area: FRect, row: str, side: int, value: int | None, line: FRect) -> None:
        if value is None:
            return
        inner = self.rect.inflate(-44, -36)
        column = self._column(inner, side)
        pencil = row in MOVING_ROWS and not self._final
        text = words("tamasha.count.cr", n=value) if row in MONEY_ROWS else str(value)
        write(canvas, text, (column.centerx, line.centery), min(34.0, line.height * 0.66), PENCIL if pencil else PEN, column.width - 8)
        if (row, side) in self.top.ringed:
            ring(canvas, FRect(column.centerx - 33, line.centery - 22, 66, 44))

    def _flap(self, canvas: Canvas, column: FRect, top: float, height: float, side: int) -> None:
        area = FRect(column.x + 3, top + 3, column.width - 6, height - 6)
        lay(canvas, "table/flap", area, "#ead9ad")
        put_seal = FRect(area.centerx - 24, area.y + 14, 48, 48)
        token(canvas, side, put_seal.center, 22)
        canvas.paragraph(words("tamasha.sauda.flap"), FRect(area.x + 6, area.y + 72, area.width - 12, area.height - 78), Style("body", 16, INK, 1.15), "centre", True)

    def _foot(self, canvas: Canvas, area: FRect, sheet: Sheet) -> None:
        canvas.fill(FRect(area.x, area.y - 4, area.width, 2), INDIGO)
        shown = self.top.shown
        if shown.winner < 0:
            for side in PARTIES:
                state = "closed" if shown.sides[side].purse_closed else "sealed" if shown.sides[side].sealed else "open"
                line = FRect(area.x + 4, area.y + 4 + side * 26, area.width * 0.6, 26)
                heading(canvas, words(f"tamasha.sauda.purse-{state}", name=self.top.name(side)), line, UNDER)
            stamp(canvas, "still_open", words("tamasha.sauda.stamp-open"), (area.right - 72, area.y + 32), 134)
        verdict = FRect(area.x + 4, area.bottom - 28, area.width - 8, 26)
        heading(canvas, words("tamasha.sauda.verdict"), verdict, Style("label", 20, INDIGO, 1.2))
        if shown.winner < 0:
            canvas.fill(FRect(area.x + 86, area.bottom - 10, area.width - 100, 1.4), "#2a163066")
            return
        values = row_values(sheet, sheet.decides)
        text = words("tamasha.sauda.verdict-won", party=party_name(shown.winner), a=values[shown.winner], b=values[1 - shown.winner])
        if values[0] == values[1]:
            text = words("tamasha.sauda.verdict-initial", party=party_name(shown.winner))
        canvas.paragraph(text, FRect(area.x + 4, area.y + 4, area.width * 0.62, 58), Style("bold", 20, INK, 1.2), "left", True)
        stamp(canvas, "elected", words("tamasha.sauda.stamp-elected"), (area.right - 78, area.y + 34), 146)


def ring(canvas: Canvas, area: FRect) -> None:
    """The red ring round the number that just changed."""
    canvas.outline(area, SINDOOR, 3, area.height / 2)
    canvas.outline(area.inflate(8, 8), "#f0a030", 1.6, area.height / 2 + 4)
