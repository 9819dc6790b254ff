"""The board of MODIPOLY: a ring of thirty-six spaces in landscape, every name horizontal; and its dials."""

from __future__ import annotations

import math
from functools import partial

import skia
from PIL import Image

from art.modipoly.data import COMPONENTS, entries, entry
from art.modipoly.paper import BLACK, BLUE, DARK, LIGHT, MIDDLE, NEWSPRINT, RED, headline
from art.modipoly.sectors import ICONS, INKS, lettering
from art.press import Points, arc, brush, circle, poly, rrect, spline
from art.table.catalogue import Box, Made, pictures
from art.table.painting import Painting

BOARD = (817.0, 498.0)
CORNER = (110.0, 72.0)
ACROSS = (BOARD[0] - 2 * CORNER[0]) / 8
DOWN = (BOARD[1] - 2 * CORNER[1]) / 8
BAND = 17.0
SIDE_BAND = 26.0
METER = (110.0, 107.0)
AIR = 12.0
"""How much of a cell's height stays free above and below its name."""


class Pen:
    """Lets the icons of the cards be drawn on a smooth canvas."""

    def __init__(self, painting: Painting) -> None:
        self.painting = painting

    def fill(self, path: skia.Path, colour: str, alpha: float = 1, plate: str = "") -> None:
        """An area."""
        self.painting.fill(path, colour, alpha)

    def line(self, path: skia.Path, width: float, colour: str, plate: str = "") -> None:
        """An outline."""
        self.painting.line(path, width, colour)

    def stroke(self, points: Points, width: float, colour: str, plate: str = "") -> None:
        """A tapered stroke."""
        self.painting.fill(brush(points, width), colour)


def place(position: int) -> Box:
    """Where a space lies: clockwise from Parliament in the lower right corner."""
    width, height = BOARD
    side, step = divmod(position, 9)
    if step == 0:
        at = (
            (width - CORNER[0], height - CORNER[1]),
            (0, height - CORNER[1]),
            (0, 0),
            (width - CORNER[0], 0),
        )[side]
        return (at[0], at[1], *CORNER)
    if side == 0:
        return (width - CORNER[0] - step * ACROSS, height - CORNER[1], ACROSS, CORNER[1])
    if side == 1:
        return (0, height - CORNER[1] - step * DOWN, CORNER[0], DOWN)
    if side == 2:
        return (CORNER[0] + (step - 1) * ACROSS, 0, ACROSS, CORNER[1])
    return (width - CORNER[0], CORNER[1] + (step - 1) * DOWN, CORNER[0], DOWN)


def board() -> Image.Image:
    """The ring; its middle is left to the dials, decks and the voting stand."""
    painting = Painting(*BOARD)
    width, height = BOARD
    whole = rrect(0.8, 0.8, width - 1.6, height - 1.6, 3)
    painting.fill(whole, "#d9d0ba")
    for space in entries("space"):
        box = place(int(space["position"]))
        cell = rrect(box[0] + 0.6, box[1] + 0.6, box[2] - 1.2, box[3] - 1.2, 1)
        painting.fill(cell, NEWSPRINT if space["kind"] != "corner" else LIGHT)
        {"deed": _deed, "corner": _corner}.get(space["kind"], _other)(painting, space, box)
        painting.line(cell, 1.3, BLACK)
    inner = rrect(CORNER[0], CORNER[1], width - 2 * CORNER[0], height - 2 * CORNER[1], 2)
    painting.recess(inner, 2.4, 0.4)
    painting.line(inner, 2, BLACK)
    painting.line(whole, 2.4, BLACK)
    return painting.image()


def _lines(
    painting: Painting, text: str, box: Box, role: str, size: float, colour: str, most: int = 3
) -> None:
    """Centred text in a box, smaller if it must be."""
    x, y, w, h = box
    while size > 8:
        lines = headline(text, role, size, w - 8, most)
        if len(lines) * size * 0.98 <= h - AIR:
            break
        size -= 0.5
    lead = size * 0.98
    top = y + h / 2 - (len(lines) - 1) * lead / 2 + size * 0.34
    for i, line in enumerate(lines):
        painting.text(x + w / 2, top + i * lead, line, role, size, colour, fit=w - 8)


def _deed(painting: Painting, space: dict[str, object], box: Box) -> None:
    card = entry("deed", str(space["deed"]))
    sector, x, y, w, h = str(card["sector"]), *box
    south, north, west = space["side"] == "south", space["side"] == "north", space["side"] == "west"
    letters = lettering(sector)
    if south or north:
        band = (x, y if south else y + h - BAND, w, BAND)
        room = (x, y + BAND if south else y, w, h - BAND)
    else:
        band = (x + w - SIDE_BAND if west else x, y, SIDE_BAND, h)
        room = (x if west else x + SIDE_BAND, y, w - SIDE_BAND, h)
    painting.fill(rrect(*band, 0), INKS[sector])
    painting.line(rrect(*band, 0), 1.2, BLACK)
    upright = not (south or north)
    at = (band[0] + band[2] / 2, band[1] + 14) if upright else (band[0] + 13, band[1] + BAND / 2)
    with painting.at(*at, 0.25 if upright else 0.22):
        ICONS[sector](Pen(painting), letters)  # type: ignore[arg-type]
    if upright:
        painting.text(
            band[0] + band[2] / 2, band[1] + h - 6, str(card["base_price"]), "num", 13.5, letters, fit=21
        )
    else:
        painting.text(x + w - 6, band[1] + 14, str(card["base_price"]), "num", 15.5, letters, "r")
    _lines(painting, str(card["name"]), room, "semi", 14.5, BLACK, 2 if upright else 3)


def _other(painting: Painting, space: dict[str, object], box: Box) -> None:
    kind = space["kind"]
    if kind == "pm_cares":
        painting.fill(rrect(box[0] + 1, box[1] + 1, box[2] - 2, box[3] - 2), RED, 0.1)
        _lines(painting, 'PM CARES 56"', box, "num", 18, RED, 2)
    elif kind == "gst":
        _lines(painting, "GST Collection", box, "num", 16, BLACK, 2)
    else:
        painting.fill(rrect(box[0] + 1, box[1] + 1, box[2] - 2, box[3] - 2), BLUE, 0.08)
        _lines(painting, "DEMOCRACY", box, "deva", 15, BLUE, 1)


CORNERS = {
    "parliament": ("Parliament", "salary and votes", BLACK),
    "tihar": ("TIHAR", "or just protesting", NEWSPRINT),
    "mann_ki_baat": ("Mann Ki Baat", "at length", BLACK),
    "rss_bjp": ("RSS-BJP", "join or UAPA", RED),
}


def _corner(painting: Painting, space: dict[str, object], box: Box) -> None:
    title, under, ink = CORNERS[str(space["id"])]
    x, y, w, h = box
    if space["id"] == "tihar":
        cell = rrect(x + 26, y + 2, w - 28, h - 27)
        painting.fill(cell, BLACK)
        for n in range(7):
            painting.line(spline([(x + 34 + n * 11, y + 2), (x + 34 + n * 11, y + h - 25)]), 2, MIDDLE)
        painting.fill(rrect(x + 38, y + 13, 58, 22, 2), BLACK)
    painting.line(rrect(x + 4, y + 4, w - 8, h - 8, 1), 0.9, DARK)
    middle = x + w / 2 + (12 if space["id"] == "tihar" else 0)
    size, at = (20, y + 31) if space["id"] == "tihar" else (17.5, y + 34)
    painting.text(middle, at, title, "num" if space["id"] == "tihar" else "deva", size, ink, fit=w - 18)
    painting.text(x + w / 2, y + h - 11, under, "semi", 13, RED if ink == RED else DARK, fit=w - 14)


def sector(x: float, y: float, r: float, width: float, start: float, sweep: float) -> skia.Path:
    """A piece of a ring with square ends; degrees, clockwise from three o'clock."""
    steps = [math.radians(start + sweep * n / 24) for n in range(25)]
    outer = [(x + math.cos(a) * (r + width / 2), y + math.sin(a) * (r + width / 2)) for a in steps]
    inner = [(x + math.cos(a) * (r - width / 2), y + math.sin(a) * (r - width / 2)) for a in steps]
    return poly(outer + inner[::-1])


def meter(key: str) -> Image.Image:
    """A dial with its threshold in red; the pointer and the number in the hub are laid on it."""
    found = entry("meter", key)
    painting = Painting(*METER)
    card = rrect(1, 1, METER[0] - 2, METER[1] - 2, 4)
    painting.fade(card, "#f3ecdb", NEWSPRINT, (0, 0), (0, METER[1]))
    painting.line(card, 2, BLACK)
    most = int(found["maximum"])
    x, y, r = METER[0] / 2, 58.0, 36.0
    painting.fill(sector(x, y, r, 11, 180, 180), LIGHT)
    for rule in found["thresholds"]:
        low, high = {
            "reaches": (rule["at"], rule["at"]),
            "below": (0, rule["at"]),
            "at_least": (rule["at"], most),
        }[rule["test"]]
        start = 180 * max(0.0, low / most - (0.05 if low == high else 0))
        end = 180 * min(1.0, high / most + (0.05 if low == high else 0))
        painting.fill(sector(x, y, r, 11, 180 + start, end - start), RED)
    painting.line(arc(x, y, r + 5.5, 180, 180), 1.4, BLACK)
    painting.line(arc(x, y, r - 5.5, 180, 180), 1.4, BLACK)
    for n in range(most + 1):
        a = math.pi * (1 + n / most)
        inner, outer = r - 5.5, r + (8 if n % 5 == 0 else 5.5)
        points = [(x + math.cos(a) * q, y + math.sin(a) * q) for q in (inner, outer)]
        painting.line(spline(points), 1.6, BLACK)
    painting.text(x, 86, str(found["name"]), "num", 17, BLACK, fit=100)
    return painting.image()


def pointer() -> Image.Image:
    """A dial's pointer: it points up, and turns about the middle of its hub."""
    painting = Painting(24, 92, 4)
    painting.fill(poly([(12, 3), (15.4, 46), (8.6, 46)]), BLACK)
    painting.fill(circle(12, 46, 11.5), BLACK)
    painting.line(circle(12, 46, 9.6), 0.9, LIGHT)
    return painting.image()


_SPACES: dict[str, Box] = {f"space_{n}": place(n) for n in range(36)}
_SPACES["middle"] = (CORNER[0], CORNER[1], BOARD[0] - 2 * CORNER[0], BOARD[1] - 2 * CORNER[1])
MADE = [
    Made(
        "modipoly/table/board",
        BOARD,
        board,
        inner=_SPACES,
        shadow="high",
        colours=128,
        data=tuple(f"{COMPONENTS}#{table}" for table in ("space", "deed")),
    ),
    Made(
        "modipoly/table/meter_pointer", (24, 92), pointer, 4, inner={"hub": (0.5, 34.5, 23, 23)}, colours=32
    ),
]
for _meter in ("constitution", "unity", "anger", "protest", "distraction"):
    MADE.append(
        Made(
            f"modipoly/table/meter_{_meter}",
            METER,
            partial(meter, _meter),
            inner={"hub": (43.5, 46.5, 23, 23), "zone": (4, 88, 102, 17)},
            shadow="low",
            colours=64,
            data=(f"{COMPONENTS}#meter/{_meter}",),
        )
    )
PICTURES = pictures(
    __name__, MADE, "art/modipoly/paper.py", "art/modipoly/data.py", "art/modipoly/sectors.py"
)
