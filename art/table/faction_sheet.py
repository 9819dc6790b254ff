"""The Horse Trading sheet of the Faction version: Left, Right and the sum for either party."""

from __future__ import annotations

from PIL import Image

from art.press import circle, moved, poly, rrect, spline
from art.table.catalogue import Box, Made, pictures
from art.table.horse_trading import ROWS, RULING
from art.table.painting import Painting
from art.table.party import PARTIES, PURPLE, Party, pattern

SHEET = (600, 822)
PAGE: Box = (2, 2, 589, 811)
COLUMN, ROW = 62.0, 58.0
FIRST = 188.0
"""Where the first column begins, from the page's left edge."""
COLUMNS = ("left", "right", "total")
HEAD, TABLE = 98.0, 171.0
"""Where the heads and the rows begin, from the page's upper edge."""


def column_x(party: Party, column: str) -> float:
    """The left edge of a column; a small gap divides the parties."""
    first = 0 if party is PURPLE else 3 * COLUMN + 6
    return PAGE[0] + FIRST + first + COLUMNS.index(column) * COLUMN


def places() -> dict[str, Box]:
    """The rows and columns of the sheet, in units from its top left corner."""
    left, top, across, _ = PAGE
    found: dict[str, Box] = {
        "heading": (left + 60, top + 20, across - 120, 48),
        "said": (left + 40, top + 68, across - 80, 24),
        "verdict": (left + 24, top + 702, across - 48, 92),
    }
    for party in PARTIES:
        found[f"{party.name}_head"] = (column_x(party, "left"), top + HEAD, 3 * COLUMN, 68)
        for column in COLUMNS:
            found[f"{party.name}_{column}_head"] = (column_x(party, column), top + HEAD, COLUMN, 68)
    for n, name in enumerate(ROWS):
        y = top + TABLE + n * ROW
        found[f"{name}_label"] = (left + 20, y, FIRST - 22, ROW)
        for party in PARTIES:
            for column in COLUMNS:
                found[f"{name}_{party.name}_{column}"] = (column_x(party, column), y, COLUMN, ROW)
    return found


def sheet() -> Image.Image:
    """A wider pad than Basic's: six columns, the sums tinted."""
    painting = Painting(*SHEET)
    x, y, across, down = PAGE
    for layer in (7, 3.5):
        under = moved(rrect(*PAGE, 4), layer, layer)
        painting.fill(under, "#dccb9f")
        painting.line(under, 1.4, "#a8936a")
    page = rrect(*PAGE, 4)
    painting.fill(page, "cream")
    painting.fade(page, "white", "#e0cfa2", (x, y), (x + across, y + down), (0.5, 0.4))
    painting.line(page, 2.2)
    painting.line(rrect(x + 10, y + 10, across - 20, down - 20, 3), 2, RULING)
    painting.line(rrect(x + 14, y + 14, across - 28, down - 28, 2), 0.9, RULING)
    for party in PARTIES:
        _columns(painting, party)
    for n in range(10):
        line = spline([(x + 22, y + TABLE + n * ROW), (x + across - 18, y + TABLE + n * ROW)])
        painting.line(line, 2.4 if n in (0, 9) else 1.2, RULING, 1 if n in (0, 9) else 0.5)
    final = rrect(x + 19, y + TABLE + 7 * ROW + 3, across - 34, 52, 5)
    painting.fill(final, "lemon", 0.5)
    painting.line(final, 2, "sindoor")
    for n, name in enumerate(ROWS):
        if len(name) == 1 or name.startswith("F"):
            middle = y + TABLE + n * ROW + 29
            painting.fill(circle(x + 40, middle, 15), RULING)
            painting.text(x + 40, middle + 7.8, name[0], "num", 23, "cream")
    return painting.image()


def _columns(painting: Painting, party: Party) -> None:
    """Left and Right in a breath of the party's colour under notched heads, the sum fully tinted."""
    top, tall = PAGE[1] + HEAD - 4, TABLE - HEAD + 9 * ROW + 14
    for column in COLUMNS:
        x = column_x(party, column)
        box = rrect(x + 1, top, COLUMN - 2, tall, 5)
        if column == "total":
            painting.fill(box, party.field, 0.2 if party is PURPLE else 0.38)
            pattern(painting, box, party, 0.5)
            continue
        painting.fill(box, party.field, 0.07 if party is PURPLE else 0.14)
        side = -1 if column == "left" else 1
        edge = x + COLUMN / 2 + side * (COLUMN / 2 - 1)
        middle = PAGE[1] + HEAD + 30
        wedge = poly([(edge, middle), (edge - side * 7, middle - 9), (edge - side * 7, middle + 9)])
        painting.fill(wedge, party.field)
    for column in COLUMNS[1:]:
        x = column_x(party, column)
        painting.line(spline([(x, top + 4), (x, top + tall - 4)]), 1.2, RULING, 0.45)


MADE = [Made("table/sheet_faction", SHEET, sheet, inner=places(), shadow="high", grain=0.8)]
PICTURES = pictures(__name__, MADE, "art/table/horse_trading.py", "art/table/party.py")
