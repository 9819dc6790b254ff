"""The candidates at the head of a page: price of the next penalty, who is out, who is restrained (AE-R04)."""

from __future__ import annotations

from pygame import FRect

from engine.entkhbat.register.book import Book
from game.canvas import Canvas
from game.look import GREY, INK
from game.register.paper import CROSSED, LINE
from game.table.entkhbat.names import badge
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import heading
from game.text import Style
from game.words import words

CAPTION = Style("label", 18, "#5c4a3a", 1.15)
NAME = Style("label", 30, INK, 1.15)
STATE = Style("body", 19, CROSSED, 1.15)
COST = 150.0


def draw_candidates(canvas: Canvas, area: FRect, book: Book) -> None:
    """A line for each, in the order going right."""
    caption = FRect(area.right - 260, area.top, 260, 24)
    heading(canvas, words("register.next-penalty"), caption, CAPTION, "midright")
    seats_in = book.seats_in()
    step = min(76.0, (area.height - 26) / len(book.names))
    for seat, name in enumerate(book.names):
        line = FRect(area.left, area.top + 26 + seat * step, area.width, step)
        size = min(50.0, step - 10)
        canvas.picture(badge(seat), FRect(line.left, line.centery - size / 2, size, size))
        state = _state(book, seat, seat in seats_in)
        left = line.left + size + 16
        spot = FRect(left, line.top, line.right - COST - left, line.height * (0.6 if state else 1))
        style = NAME if seat in seats_in else NAME.but(colour=GREY)
        heading(canvas, name, spot, style)
        if state:
            heading(canvas, state, FRect(left, spot.bottom - 3, spot.width, line.height * 0.36), STATE)
        at = line.right - 4, line.centery
        numeral(canvas, str(book.next_penalty(seat)), at, 42, "hand.pencil", "midright", COST - 20)
        canvas.fill(FRect(line.left, line.bottom - 2, line.width, 1.6), LINE)


def _state(book: Book, seat: int, is_in: bool) -> str:
    """Out of the cycle, or kept from somebody."""
    parts = [] if is_in else [words("register.is-out")]
    for protected, away in book.restrained():
        if away == seat:
            parts.append(words("register.kept-from", name=book.names[protected]))
    return " · ".join(parts)
