"""The Horse Trading sheet: ink for what is settled, pencil for what moves, flaps over what is sealed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import FRect

from engine.tamasha.cards import PARTIES
from engine.tamasha.view import Sheet
from game.canvas import Canvas
from game.look import DEEP, INDIGO, INK, SINDOOR
from game.table.tamasha.chairs import party_totals
from game.table.tamasha.columns import (
    PARTS,
    PICTURES,
    ROWS,
    Column,
    columns_of,
    row_values,
    sheet_part,
)
from game.table.tamasha.furniture import inner, lay, party, put, token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import fitted, heading, stamp
from game.table.tamasha.top import Top, party_name
from game.table.tamasha.zone import Zone
from game.text import Style
from game.widgets.fitting import fit_paragraph
from game.words import in_english, words

LETTERING = "lettering/en/horse_trading"
UNDER = Style("body", 18, INK, 1.2)
HEAD = Style("bold", 18, INK, 1.2)
VERDICT = Style("bold", 20, INK, 1.2)
ROW = Style("bold", 19, INK, 1.2)
SMALL = Style("body", 15, "#5c4a3a", 1.2)
MOVING_ROWS = ("bought", "l", "moved", "printed")
WRITING = ("hand.purple", "hand.yellow")


class SheetPaper(Zone):
    """The sheet on the table."""

    def __init__(self, top: Top) -> None:
        super().__init__(top, "sheet", 24.0)

    @property
    def columns(self) -> tuple[Column, ...]:
        """Its columns from left to right."""
        return columns_of(self.top.chairs)

    def state(self) -> Hashable:
        """Every number, every purse, what was ringed, the verdict."""
        shown = self.top.shown
        purses = tuple((side.purse_closed, side.sealed) for side in shown.sides)
        ended = shown.winner, shown.kingmaker, shown.phase
        return shown.sheet, purses, tuple(sorted(self.top.ringed)), ended, self.top.names_of_commands()

    def part(self, canvas: Canvas, name: str) -> FRect:
        """A named part of the sheet as it lies on the table."""
        return sheet_part(canvas, self.top.chairs.split, name, self.rect)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """Paper, title, columns, rows, flaps, purses, verdict."""
        lay(canvas, PICTURES[self.top.chairs.split], area, "#f7edd3")
        sheet = self.top.shown.sheet
        if sheet is None:
            return
        self._head(canvas, sheet)
        for row, part in zip(ordered(sheet), PARTS, strict=True):
            self._label(canvas, self.part(canvas, f"{part}_label"), row, sheet)
            for column in self.columns:
                self._number(canvas, self.part(canvas, f"{part}_{column.mark}"), row, column, sheet)
        for party_number in PARTIES:
            self._flap(canvas, [one for one in self.columns if one.party == party_number], sheet)
        self._foot(canvas, self.part(canvas, "verdict"), sheet)

    def _head(self, canvas: Canvas, sheet: Sheet) -> None:
        self._title(canvas, self.part(canvas, "heading"))
        won = party_totals(sheet.won, self.top.chairs)
        leader = 0 if won[0] > won[1] else 1
        under = words("tamasha.sauda.under", party=party_name(leader), a=max(won), b=min(won))
        heading(canvas, under, self.part(canvas, "said"), UNDER, "center")
        for column in self.columns:
            head = self.part(canvas, f"{column.mark}_head")
            name = FRect(head.x + 3, head.y + 44, head.width - 6, 24)
            if column.total:
                token(canvas, column.party, (head.centerx, head.y + 24), 16)
                heading(canvas, words("tamasha.sauda.both"), name, HEAD, "center")
                continue
            command = column.commands[0]
            token(canvas, column.mark, (head.centerx, head.y + 24), 20)
            heading(canvas, self.top.name(command), name, HEAD, "center")

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
                words(f"tamasha.sauda.row-{row}{'-short' if self.top.chairs.split and row in 'bcl' else ''}"),
                area,
                ROW if row != "bought" else ROW.but(face="body"),
            )
            return
        how = words(f"tamasha.sauda.row-f-{row}")
        decides = row == sheet.decides
        key = "decides-short" if self.top.chairs.split else "decides"
        small = words(f"tamasha.sauda.{key}", how=how) if decides else words(f"tamasha.sauda.record-{row}")
        first = words("tamasha.sauda.row-f") if decides else how
        heading(canvas, first, FRect(area.x, area.y + 8, area.width, area.height * 0.4), ROW)
        lower = FRect(area.x, area.centery + 3, area.width, area.height * 0.34)
        heading(canvas, small, lower, SMALL.but(colour=DEEP if decides else SMALL.colour))

    def _number(self, canvas: Canvas, spot: FRect, row: str, column: Column, sheet: Sheet) -> None:
        value = column.value(row_values(sheet, row))
        if value is None:
            return
        pencil = row in MOVING_ROWS and not self.top.shown.sheet_is_full
        text = words("tamasha.count.cr", n=value) if row == "c" and spot.width > 80 else str(value)
        if not column.total and (row, column.commands[0]) in self.top.ringed:
            put(canvas, "table/changed_ring", spot.center, min(84.0, spot.width * 1.3))
        sheet_name = "hand.pencil" if pencil else WRITING[column.party]
        numeral(
            canvas, text, spot.center, min(46.0, spot.height * 0.8), sheet_name, "center", spot.width - 10
        )

    def _flap(self, canvas: Canvas, columns: Sequence[Column], sheet: Sheet) -> None:
        """One flap a party over C, D and E of every column that is sealed."""
        sealed = [column for column in columns if column.value(sheet.chest) is None]
        if not sealed:
            return
        side = sealed[0].party
        area = flap_area(lambda name: self.part(canvas, name), sealed)
        name = party("table/flap", side)
        lay(canvas, name, area, "#ead9ad")
        spot = inner(canvas, name, "words", area, (0.09, 0.5, 0.82, 0.44))
        style = Style("body", 16, INK, 1.1, 0.98)
        canvas.paragraph(words("tamasha.sauda.flap"), spot, style, "centre", True)

    def _foot(self, canvas: Canvas, area: FRect, sheet: Sheet) -> None:
        if not self.top.shown.sheet_is_full:
            self._purses(canvas, area)
            return
        text, stamped = self._verdict(sheet)
        room = FRect(area.x + 4, area.y + 6, area.width - 186, 80)
        style = fit_paragraph(canvas.space, text, VERDICT, room.width, room.height)
        canvas.paragraph(text, room, style, "left", True)
        if stamped:
            said = words(f"tamasha.sauda.stamp-{stamped}")
            stamp(canvas, stamped.replace("-", "_"), said, (area.right - 82, area.y + 46), 156)

    def _purses(self, canvas: Canvas, area: FRect) -> None:
        """How each purse stands; with four of them in two columns."""
        chairs, sides = self.top.chairs, self.top.shown.sides
        wide = area.width * (0.4 if chairs.split else 0.58)
        for command in chairs.commands:
            line = FRect(area.x + 4, area.y + 4 + chairs.party(command) * 27, wide, 26)
            line.x += chairs.wing(command) * (wide + 4)
            side = sides[command]
            state = "closed" if side.purse_closed else "sealed" if side.sealed else "open"
            said = words(f"tamasha.sauda.purse-{state}", name=self.top.name(command))
            heading(canvas, said, line, UNDER)
        where = (area.right - (62 if chairs.split else 78), area.y + 34)
        stamp(canvas, "still_open", words("tamasha.sauda.stamp-open"), where, 116 if chairs.split else 150)
        verdict = FRect(area.x + 4, area.bottom - 32, area.width - 8, 28)
        heading(canvas, words("tamasha.sauda.verdict"), verdict, Style("label", 21, INDIGO, 1.2))
        canvas.fill(FRect(area.x + 84, area.bottom - 10, area.width - 90, 1.6), "#2a163059")

    def _verdict(self, sheet: Sheet) -> tuple[str, str]:
        """Who takes the chair, and what is stamped beside it; nothing while factions still bargain."""
        shown, chairs = self.top.shown, self.top.chairs
        if shown.phase == "re_election":
            return words("tamasha.sauda.verdict-re-election"), "re-election"
        values = party_totals([number or 0 for number in row_values(sheet, sheet.decides)], chairs)
        party_ = party_name(shown.winner)
        if not chairs.split:
            key = "verdict-initial" if values[0] == values[1] else "verdict-won"
            a, b = values[shown.winner], values[1 - shown.winner]
            return words(f"tamasha.sauda.{key}", party=party_, a=a, b=b), "elected"
        if shown.kingmaker < 0:
            level = "verdict-level" if shown.phase == "kingmaker" else "verdict-inside"
            return words(f"tamasha.sauda.{level}", party=party_), ""
        name = self.top.name(shown.kingmaker)
        title = chairs.title(shown.kingmaker)
        return words("tamasha.sauda.verdict-kingmaker", party=party_, name=name, title=title), "kingmaker"


def flap_area(part: Callable[[str], FRect], columns: Sequence[Column]) -> FRect:
    """Where one flap lies over C, D and E of some columns that stand side by side."""
    cells = [part(f"{row}_{column.mark}") for row in "CE" for column in columns]
    return cells[0].unionall(cells[1:]).inflate(-2, -6)


def ordered(sheet: Sheet) -> tuple[str, ...]:
    """The rows from top to bottom: the total that decides stands in the framed line."""
    return ROWS if sheet.decides == "moved" else (*ROWS[:-2], "printed", "moved")
