"""How the book looks: a ruled register lying open on the felt, written in with a pen."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from game.canvas import Canvas
from game.look import INDIGO, INK
from game.text import Style

BOOK: Final = FRect(40, 24, 1420, 852)
LEFT: Final = FRect(92, 56, 628, 788)
RIGHT: Final = FRect(782, 56, 628, 788)
"""What can be written on, of each page."""
TABS: Final = FRect(1452, 90, 132, 720)
"""The tabs that stick out at the right edge."""
RULE: Final = 52.0
"""From one ruled line to the next."""

HEAD: Final = Style("label", 40, INK, 1.2)
SUB: Final = Style("label", 26, INK, 1.25)
HAND: Final = Style("body", 25, INDIGO, 1.3)
SMALL: Final = Style("body", 19, "#5c4a3a", 1.3)
CROSSED: Final = "#b3261e"

LEATHER, EDGE, PAPER, LINE, MARGIN = "#6b2f22", "#8a4a34", "#f8eed6", "#a9c1c9", "#d98d84"


def felt(canvas: Canvas) -> None:
    """The table under the book."""
    canvas.tiled("entkhbat/table/felt", canvas.space.visible)


def open_book(canvas: Canvas, ruled: tuple[FRect, ...] = (RIGHT,)) -> None:
    """The covers, two pages with their margins, rules on those in `ruled`, and the shadow in the fold."""
    canvas.fill(BOOK.move(6, 12), "#00000060", 22)
    canvas.fill(BOOK, LEATHER, 20, INK, 4)
    canvas.fill(BOOK.inflate(-16, -16), EDGE, 14)
    fold = BOOK.centerx
    for page in (LEFT, RIGHT):
        leaf = page.inflate(64, 36)
        leaf.left, leaf.width = (62, fold - 62) if page is LEFT else (fold, 1438 - fold)
        canvas.fill(leaf, PAPER, 6, "#3a2416", 2)
        if page in ruled:
            rules(canvas, leaf, page.top + 96)
        canvas.fill(FRect(page.left - 14, leaf.top + 4, 2, leaf.height - 8), MARGIN)
    for step in range(14):
        shade = f"#3a2416{0x2C - step * 3:02x}"
        canvas.fill(FRect(fold - 3 * step - 3, BOOK.top + 16, 3, BOOK.height - 32), shade)
        canvas.fill(FRect(fold + 3 * step, BOOK.top + 16, 3, BOOK.height - 32), shade)


def rules(canvas: Canvas, leaf: FRect, first: float) -> None:
    """The printed lines of a page."""
    y = first
    while y < leaf.bottom - 12:
        canvas.fill(FRect(leaf.left + 6, y, leaf.width - 12, 1.6), LINE)
        y += RULE


def loose_sheet(canvas: Canvas, area: FRect) -> None:
    """A single ruled sheet, for what is shown to everybody."""
    canvas.fill(area.move(5, 10), "#00000060", 10)
    canvas.fill(area, PAPER, 8, "#3a2416", 3)
