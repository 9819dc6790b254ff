"""The full sheet of the end: places, every cycle, the chart, Deals by pair, penalties (AE-R26)."""

from __future__ import annotations

from itertools import pairwise

import pygame
from pygame import FRect

from engine.entkhbat.register.book import Book
from engine.entkhbat.register.totals import deals_by_pair, line_of, ranks, running, totals
from game.canvas import Canvas
from game.look import INK
from game.pictures import Pictures
from game.register import telling
from game.register.board import signed
from game.register.paper import CROSSED, LINE, felt, loose_sheet
from game.space import TABLE_HEIGHT, TABLE_WIDTH, Space
from game.table.entkhbat.names import COLOURS, badge
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import heading
from game.text import Style
from game.words import words

TITLE = Style("label", 36, INK, 1.1)
HEAD = Style("label", 21, "#5c4a3a", 1.1)
NAME = Style("label", 25, INK, 1.1)
TINY = Style("body", 15.5, "#5c4a3a", 1.1)
TEXT = Style("body", 19, INK, 1.1)
MARK = Style("label", 15, CROSSED, 1.1)
WHOLE = FRect(40, 20, 1520, 770)
PICTURE = 1.5
"""Pixels of the exported picture for a unit of the table."""


def picture_of(book: Book, pictures: Pictures) -> pygame.Surface:
    """The sheet as a picture of its own, whatever size the window has."""
    size = round(TABLE_WIDTH * PICTURE), round(TABLE_HEIGHT * PICTURE)
    surface = pygame.Surface(size)
    canvas = Canvas(surface, Space(*size), pictures)
    felt(canvas)
    draw_sheet(canvas, FRect(40, 40, 1520, 820), book)
    return surface


def draw_sheet(canvas: Canvas, area: FRect, book: Book) -> None:
    """Everything on one sheet of paper."""
    loose_sheet(canvas, area)
    inner = area.inflate(-72, -44)
    title = words("register.sheet.corrected" if book.revised else "register.sheet.title", title=book.title)
    heading(canvas, title, FRect(inner.left, inner.top, inner.width, 48), TITLE, "center")
    top = FRect(inner.left, inner.top + 56, inner.width, (inner.height - 56) * 0.6)
    _draw_table(canvas, top, book)
    bottom = FRect(inner.left, top.bottom + 14, inner.width, inner.bottom - top.bottom - 14)
    third = bottom.width / 3
    _draw_chart(canvas, FRect(bottom.left, bottom.top, third - 30, bottom.height), book)
    _draw_deals(canvas, FRect(bottom.left + third, bottom.top, third - 30, bottom.height), book)
    _draw_penalties(canvas, FRect(bottom.left + 2 * third, bottom.top, third, bottom.height), book)


def _draw_table(canvas: Canvas, area: FRect, book: Book) -> None:
    placed, sums = ranks(book), totals(book)
    order = sorted(range(len(book.names)), key=lambda seat: (placed[seat], seat))
    step = area.height / (len(order) + 0.6)
    first, last = 330.0, 150.0
    column = (area.width - first - last) / book.cycles
    for cycle in range(1, book.cycles + 1):
        spot = FRect(area.left + first + column * (cycle - 1), area.top, column, step * 0.6)
        heading(canvas, words("register.cycle-short", cycle=cycle), spot, HEAD, "center")
    heading(
        canvas,
        words("register.total"),
        FRect(area.right - last, area.top, last, step * 0.6),
        HEAD,
        "midright",
    )
    for row, seat in enumerate(order):
        line = FRect(area.left, area.top + step * (row + 0.6), area.width, step)
        canvas.fill(FRect(line.left, line.top, line.width, 1.6), LINE)
        numeral(canvas, str(placed[seat]), (line.left + 18, line.centery), 40, "hand.pencil")
        size = min(44.0, step - 8)
        canvas.picture(badge(seat), FRect(line.left + 42, line.centery - size / 2, size, size))
        left = line.left + 52 + size
        heading(canvas, book.names[seat], FRect(left, line.top, line.left + first - left, step), NAME)
        for cycle in range(1, book.cycles + 1):
            spot = FRect(line.left + first + column * (cycle - 1), line.top, column, step)
            _draw_cell(canvas, spot, book, cycle, seat)
        at = line.right - 2, line.centery
        numeral(canvas, signed(sums[seat]), at, min(50.0, step * 0.8), "hand.purple", "midright", last)


def _draw_cell(canvas: Canvas, area: FRect, book: Book, cycle: int, seat: int) -> None:
    line = line_of(book, cycle, seat)
    up = FRect(area.left + 4, area.top, area.width - 8, area.height * 0.6)
    numeral(
        canvas, signed(line.total), up.center, min(32.0, area.height * 0.5), "hand.pencil", width=up.width
    )
    parts = words("register.sheet.parts", ballots=line.ballots, deals=line.deals, penalties=line.penalties)
    text, style = (words(f"register.mark.{line.mark}"), MARK) if line.mark else (parts, TINY)
    heading(canvas, text, FRect(up.left, up.bottom - 2, up.width, area.height * 0.34), style, "center")


def _draw_chart(canvas: Canvas, area: FRect, book: Book) -> None:
    """Cumulative totals, cycle by cycle, in the colours of the badges."""
    heading(canvas, words("register.sheet.chart"), FRect(area.left, area.top, area.width, 28), HEAD)
    field = FRect(area.left + 8, area.top + 40, area.width - 40, area.height - 60)
    curves = [[0, *(row[seat] for row in running(book))] for seat in range(len(book.names))]
    least = min(0, *(min(curve) for curve in curves))
    most = max(10, *(max(curve) for curve in curves))
    for end in (0, 1):
        canvas.fill(FRect(field.left, field.top + end * field.height, field.width, 1.6), LINE)

    def spot(step: int, value: int) -> tuple[float, float]:
        across = field.width * step / max(1, len(curves[0]) - 1)
        return field.left + across, field.bottom - field.height * (value - least) / (most - least)

    for seat, curve in enumerate(curves):
        points = [spot(step, value) for step, value in enumerate(curve)]
        for one, other in pairwise(points):
            canvas.line(one, other, COLOURS[seat], 4)
        tip = points[-1]
        canvas.picture(badge(seat), FRect(tip[0] + 2, tip[1] - 14, 28, 28))


def _draw_deals(canvas: Canvas, area: FRect, book: Book) -> None:
    rows = [
        (words("register.sheet.pair", one=book.names[one], other=book.names[other], count=count), total)
        for one, other, count, total in deals_by_pair(book)
    ]
    _draw_list(canvas, area, words("register.sheet.deals"), rows, words("register.sheet.no-deals"))


def _draw_penalties(canvas: Canvas, area: FRect, book: Book) -> None:
    rows = [
        (
            words("register.sheet.penalty", cycle=entry.cycle, what=telling.sentence(book, entry)),
            entry.amount,
        )
        for entry in book.living()
        if entry.kind == "penalty"
    ]
    _draw_list(canvas, area, words("register.sheet.penalties"), rows, words("register.sheet.no-penalties"))


def _draw_list(canvas: Canvas, area: FRect, head: str, rows: list[tuple[str, int]], none: str) -> None:
    """As many rows as fit; the last line says how many more there are."""
    heading(canvas, head, FRect(area.left, area.top, area.width, 28), HEAD)
    step = 32.0
    room = max(1, int((area.height - 34) // step))
    shown = rows if len(rows) <= room else rows[: room - 1]
    for index, (text, amount) in enumerate(shown):
        y = area.top + 34 + step * (index + 0.5)
        heading(canvas, text, FRect(area.left, y - 16, area.width - 90, 32), TEXT)
        numeral(canvas, str(amount), (area.right - 2, y), 26, "hand.purple", "midright", 84)
    if not rows or len(shown) < len(rows):
        text = words("register.sheet.more", count=len(rows) - len(shown)) if rows else none
        y = area.top + 34 + step * (len(shown) + 0.5)
        heading(canvas, text, FRect(area.left, y - 16, area.width, 32), TEXT)
