"""The Horse Trading sheet: ink for what is settled, pencil for what moves, flaps over what is sealed."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import FRect

from engine.tamasha.cards import PARTIES, PARTY_NAMES
from engine.tamasha.view import Sheet
from game.canvas import Canvas
from game.look import DEEP, INDIGO, INK, SINDOOR
from game.table.tamasha.furniture import inner, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import fitted, heading, stamp
from game.table.tamasha.top import Top, party_name
from game.table.tamasha.zone import Zone
from game.text import Style
from game.words import in_english, words

PICTURE = "table/sheet"
LETTERING = "lettering/en/horse_trading"
UNDER = Style("body", 18, INK, 1.2)
ROW = Style("bold", 19, INK, 1.2)
SMALL = Style("body", 15, "#5c4a3a", 1.2)
ROWS = ("a", "b", "c", "d", "e", "bought", "l", "moved", "printed")
PARTS = ("A", "B", "C", "D", "E", "bought", "L", "F_moved", "F_printed")
"""The rows of the printed sheet from top to bottom, as its picture names them."""
MOVING_ROWS = ("bought", "l", "moved", "printed")
WRITING = ("hand.purple", "hand.yellow")


def row_values(sheet: Sheet, row: str) -> tuple[int | None, ...]:
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
        super().__init__(top, "sheet", 24.0)

    def state(self) -> Hashable:
        """Every number, both purses, what was ringed, the verdict."""
        shown = self.top.shown
        purses = tuple((side.purse_closed, side.sealed) for side in shown.sides)
        return shown.sheet, purses, tuple(sorted(self.top.ringed)), shown.winner, self.top.names_of_commands()

    def part(self, canvas: Canvas, name: str) -> FRect:
        """A named part of the sheet as it lies on the table."""
        return inner(canvas, PICTURE, name, self.rect, (0.1, 0.1, 0.1, 0.1))

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Paper, title, columns, rows, flaps, purses, verdict."""
        lay(canvas, PICTURE, area, "#f7edd3")
        sheet = self.top.shown.sheet
        if sheet is None:
            return
        self._head(canvas, sheet)
        for row, part in zip(ordered(sheet), PARTS, strict=True):
            self._label(canvas, self.part(canvas, f"{part}_label"), row, sheet)
            for side in PARTIES:
                self._number(canvas, self.part(canvas, f"{part}_{PARTY_NAMES[side]}"), row, side, sheet)
        for side in PARTIES:
            if sheet.chest[side] is None:
                self._flap(canvas, side)
        self._foot(canvas, self.part(canvas, "verdict"), sheet)

    def _head(self, canvas: Canvas, sheet: Sheet) -> None:
        self._title(canvas, self.part(canvas, "heading"))
        leader = 0 if sheet.won[0] > sheet.won[1] else 1
        under = words("tamasha.sauda.under", party=party_name(leader), a=max(sheet.won), b=min(sheet.won))
        heading(canvas, under, self.part(canvas, "said"), UNDER, "center")
        for side in PARTIES:
            head = self.part(canvas, f"{PARTY_NAMES[side]}_head")
            token(canvas, side, (head.centerx, head.y + 24), 20)
            name = FRect(head.x + 3, head.y + 44, head.width - 6, 24)
            heading(canvas, self.top.name(side), name, Style("bold", 18, INK, 1.2), "center")

    def _title(self, canvas: Canvas, area: FRect) -> None:
        """Horse Trading, in sign writer's red where the lettering is made."""
        wide, tall = canvas.pictures.size(LETTERING)
        if not wide or not in_english():
            text = words("tamasha.sauda.title")
            style = fitted(canvas, text, Style("label", 44, SINDOOR, 1.1), area.width)
            canvas.text(text, area.center, style, "center")
            return
        box = FRect(0, 0, 320, 320 * tall / wide)
        box.center = area.center
        target = canvas.space.rect(box)

        def red() -> pygame.Surface:
            made = canvas.pictures.scaled(LETTERING, target.size).copy()
            made.fill((214, 56, 34, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return made

        canvas.put(canvas.pictures.drawn(("red-title", target.size), red), target.topleft)

    def _label(self, canvas: Canvas, spot: FRect, row: str, sheet: Sheet) -> None:
        area = FRect(spot.x + 50, spot.y, spot.width - 54, spot.height)
        if row not in ("moved", "printed"):
            heading(
                canvas,
                words(f"tamasha.sauda.row-{row}"),
                area,
                ROW if row != "bought" else ROW.but(face="body"),
            )
            return
        how = words(f"tamasha.sauda.row-f-{row}")
        decides = row == sheet.decides
        small = words("tamasha.sauda.decides", how=how) if decides else words(f"tamasha.sauda.record-{row}")
        first = words("tamasha.sauda.row-f") if decides else how
        heading(canvas, first, FRect(area.x, area.y + 8, area.width, area.height * 0.4), ROW)
        lower = FRect(area.x, area.centery + 3, area.width, area.height * 0.34)
        heading(canvas, small, lower, SMALL.but(colour=DEEP if decides else SMALL.colour))

    def _number(self, canvas: Canvas, spot: FRect, row: str, side: int, sheet: Sheet) -> None:
        value = row_values(sheet, row)[side]
        if value is None:
            return
        pencil = row in MOVING_ROWS and self.top.shown.winner < 0
        text = words("tamasha.count.cr", n=value) if row == "c" else str(value)
        if (row, side) in self.top.ringed:
            put(canvas, "table/changed_ring", spot.center, 84)
        sheet_name = "hand.pencil" if pencil else WRITING[side]
        numeral(
            canvas, text, spot.center, min(46.0, spot.height * 0.8), sheet_name, "center", spot.width - 10
        )

    def _flap(self, canvas: Canvas, side: int) -> None:
        name = party("table/flap", side)
        first = self.part(canvas, f"C_{PARTY_NAMES[side]}")
        last = self.part(canvas, f"E_{PARTY_NAMES[side]}")
        area = first.union(last).inflate(-2, -6)
        lay(canvas, name, area, "#ead9ad")
        spot = inner(canvas, name, "words", area, (0.09, 0.5, 0.82, 0.44))
        style = Style("body", 16, INK, 1.1, 0.98)
        canvas.paragraph(words("tamasha.sauda.flap"), spot, style, "centre", True)

    def _foot(self, canvas: Canvas, area: FRect, sheet: Sheet) -> None:
        shown = self.top.shown
        if shown.winner < 0:
            for side in PARTIES:
                state = (
                    "closed"
                    if shown.sides[side].purse_closed
                    else "sealed"
                    if shown.sides[side].sealed
                    else "open"
                )
                line = FRect(area.x + 4, area.y + 4 + side * 27, area.width * 0.58, 26)
                heading(canvas, words(f"tamasha.sauda.purse-{state}", name=self.top.name(side)), line, UNDER)
            stamp(
                canvas, "still_open", words("tamasha.sauda.stamp-open"), (area.right - 78, area.y + 34), 150
            )
            verdict = FRect(area.x + 4, area.bottom - 32, area.width - 8, 28)
            heading(canvas, words("tamasha.sauda.verdict"), verdict, Style("label", 21, INDIGO, 1.2))
            canvas.fill(FRect(area.x + 84, area.bottom - 10, area.width - 90, 1.6), "#2a163059")
            return
        values = row_values(sheet, sheet.decides)
        key = "verdict-initial" if values[0] == values[1] else "verdict-won"
        text = words(
            f"tamasha.sauda.{key}",
            party=party_name(shown.winner),
            a=values[shown.winner],
            b=values[1 - shown.winner],
        )
        canvas.paragraph(
            text,
            FRect(area.x + 4, area.y + 6, area.width - 186, 80),
            Style("bold", 20, INK, 1.2),
            "left",
            True,
        )
        stamp(canvas, "elected", words("tamasha.sauda.stamp-elected"), (area.right - 82, area.y + 46), 156)


def ordered(sheet: Sheet) -> tuple[str, ...]:
    """The rows from top to bottom: the total that decides stands in the framed line."""
    return ROWS if sheet.decides == "moved" else (*ROWS[:-2], "printed", "moved")
