"""Paper to write on: plates, panels, dialogs, tooltips, bubbles, tags, slips and ribbons."""

from __future__ import annotations

import math
from functools import partial

import skia
from PIL import Image

from art.press import (
    Press,
    Sheet,
    blend,
    circle,
    flower,
    minus,
    moved,
    poly,
    print_sheet,
    rrect,
    spline,
    union,
    widened,
)
from art.skins.skin import FLAT, printed
from art.table.catalogue import MASTER, Box, Made, pictures
from art.table.painting import Painting


def plate(colour: str, edge: str, radius: float = 10, inner: str = "", size: float = 72) -> Image.Image:
    """A sheet of paper with an outline; `inner` adds a thin line inside it."""
    sheet = Sheet(size, size, MASTER, 11)
    body = rrect(1.2, 1.2, size - 2.4, size - 2.4, radius)
    sheet.fill(body, colour)
    lower = minus(body, moved(body, -1.6, -2.2))
    sheet.shade(lower, "brown", 0.4, plate="fine")
    sheet.line(body, 2.2, edge, "type")
    if inner:
        sheet.line(rrect(5.4, 5.4, size - 10.8, size - 10.8, max(2, radius - 4)), 1.2, inner, "type")
    return printed(sheet, widened(body, 0.9), edge)


def dialog() -> Image.Image:
    """The frame of a dialog: a printed border with beads and a flower on each corner."""
    size = 144.0
    sheet = Sheet(size, size, MASTER, 8)
    body = rrect(1.4, 1.4, size - 2.8, size - 2.8, 16)
    sheet.ink(body, "purple", 2.6, 0)
    sheet.line(rrect(4.4, 4.4, size - 8.8, size - 8.8, 13), 1, "lilac", "type")
    page = rrect(20, 20, size - 40, size - 40, 8)
    sheet.ink(page, "cream", 2.2, 0)
    sheet.line(rrect(24, 24, size - 48, size - 48, 5), 1, "sindoor", "type")
    for n in range(12):
        along = 6 + n * 12
        for x, y, turn in ((along, 12, 0), (along, size - 12, 0), (12, along, 90), (size - 12, along, 90)):
            if 24 < along < size - 24:
                bead = (
                    circle(x, y, 2.6)
                    if n % 2
                    else moved(poly([(-4.4, 0), (0, -3.2), (4.4, 0), (0, 3.2)]), x, y, rot=turn)
                )
                sheet.fill(bead, "haldi" if n % 2 else "cream")
                sheet.line(bead, 0.8)
    for x, y in ((15, 15), (size - 15, 15), (15, size - 15), (size - 15, size - 15)):
        sheet.ink(flower(x, y, 11, 8, 0.3), "haldi", 1.8, 1)
        sheet.ink(circle(x, y, 3.6), "sindoor", 1.4, 0)
    return printed(sheet, widened(body, 1.2))


def tail(way: str, colour: str, edge: str) -> Image.Image:
    """The tail of a bubble; it is laid over the bubble's edge and opens into it."""
    sheet = Sheet(30, 30, MASTER, 12)
    turn = {"down": 0, "left": 90, "up": 180, "right": 270}[way]
    shape = moved(poly([(-10, -13), (10, -13), (-3, 13)]), 15, 15, rot=turn)
    sides = (
        moved(spline([(-10, -13), (-3, 13)]), 15, 15, rot=turn),
        moved(spline([(10, -13), (-3, 13)]), 15, 15, rot=turn),
    )
    sheet.fill(shape, colour)
    for side in sides:
        sheet.line(side, 2.2, edge, "type")
    return print_sheet(sheet, FLAT, corner=union(shape, *(_thick(side, 2.2) for side in sides)))


def _thick(path: skia.Path, width: float) -> skia.Path:
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=skia.Paint.kRound_Cap)
    outline = skia.Path()
    pen.getFillPath(path, outline)
    return outline


def tag(colour: str, light: str) -> Image.Image:
    """A luggage tag: cut corners at the left, an eyelet for the string."""
    width, height = 110.0, 64.0
    sheet = Sheet(width, height, MASTER, 13)
    body = poly(
        [
            (17, 1.4),
            (width - 1.4, 1.4),
            (width - 1.4, height - 1.4),
            (17, height - 1.4),
            (1.4, height - 17),
            (1.4, 17),
        ]
    )
    sheet.ink(body, colour, 2.2, 0)
    sheet.shade(minus(body, moved(body, -2, -3)), "deep", 0.45, plate="fine")
    sheet.line(moved(body, width * 0.03, height * 0.06, 0.94, 0.88), 1.1, light, "type")
    sheet.ink(circle(14, height / 2, 6.4), "sindoor", 1.6, 0)
    sheet.ink(circle(14, height / 2, 3.4), "ink", 0, 0)
    return printed(sheet, widened(body, 1.1))


def ticket(colour: str) -> Image.Image:
    """A ticket with a perforated edge left and right."""
    width, height = 96.0, 72.0
    sheet = Sheet(width, height, MASTER, 14)
    body = rrect(1.4, 1.4, width - 2.8, height - 2.8, 4)
    for n in range(6):
        for x in (1.4, width - 1.4):
            body = minus(body, circle(x, 6 + n * 12, 3.4))
    sheet.ink(body, colour, 2, 0)
    sheet.shade(minus(body, moved(body, 0, -4)), "deep", 0.4, plate="fine")
    return printed(sheet, widened(body, 1))


def ribbon(colour: str, deep: str, line: str) -> Image.Image:
    """A ribbon with swallow tails, for headings."""
    width, height = 180.0, 62.0
    sheet = Sheet(width, height, MASTER, 15)
    tails = []
    for side in (-1, 1):
        x = width / 2
        tails.append(
            poly(
                [
                    (x + side * 58, 14),
                    (x + side * 88, 14),
                    (x + side * 76, 36),
                    (x + side * 88, 59),
                    (x + side * 58, 59),
                ]
            )
        )
    band = rrect(24, 2, width - 48, 48, 2)
    fold = [poly([(x, 50), (x + side * 12, 50), (x, 59)]) for x, side in ((24, 1), (width - 24, -1))]
    outline = widened(union(*tails, band, *fold), 1.4)
    for piece in tails:
        sheet.ink(piece, deep, 2.2, 0)
    for piece in fold:
        sheet.ink(piece, "ink", 0, 0)
    sheet.ink(band, colour, 2.2, 0)
    for y in (7.5, 44.5):
        sheet.line(spline([(25, y), (width - 25, y)]), 1.3, line, "type")
    sheet.shade(rrect(24, 46, width - 48, 4, 0), "ink", 0.4, plate="fine")
    return printed(sheet, outline)


def log_head() -> Image.Image:
    """The blue head of the log."""
    sheet = Sheet(80, 34, MASTER, 16)
    body = rrect(1.2, 1.2, 77.6, 31.6, 9)
    sheet.ink(body, "indigo", 2.2, 0)
    sheet.line(rrect(4.6, 4.6, 70.8, 24.8, 6), 1, "sky", "type")
    return printed(sheet, widened(body, 1.1))


def name_tag() -> Image.Image:
    """A name tag for a seat: a red band with two eyelets, a white field."""
    width, height = 150.0, 96.0
    sheet = Sheet(width, height, MASTER, 17)
    card = rrect(2, 2, width - 4, height - 4, 10)
    sheet.ink(card, "sindoor", 2.2, 0)
    sheet.shade(rrect(2, height - 7, width - 4, 5, 3), "ink", 0.4, plate="fine")
    for y in (6.4, 19.4):
        sheet.line(spline([(26, y), (width - 26, y)]), 1, "lemon", "type")
    for x in (15, width - 15):
        sheet.ink(circle(x, 13, 6), "haldi", 1.6, 0)
        sheet.ink(circle(x, 13, 3), "ink", 0, 0)
    page = rrect(7, 25, width - 14, height - 34, 6)
    sheet.ink(page, "cream", 1.8, 0)
    return printed(sheet, widened(card, 0.9))


def rosette_seal(colour: str) -> Image.Image:
    """A wax seal to be pressed."""
    sheet = Sheet(72, 72, MASTER, 18)
    wax = flower(35, 35, 30, 12, 0.16)
    outline = widened(wax, 2)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(wax, colour, 2.6, 2.2)
    sheet.shade(minus(wax, moved(wax, -6, -6)), "ink", 0.55, plate="fine")
    sheet.line(circle(35, 35, 21), 1.6, blend(colour, "ink", 0.4), "type")
    gloss = [(14 + 3 * math.cos(a), 26 + 9 * math.sin(a)) for a in (0, 1.6, 3.1, 4.7)]
    sheet.fill(moved(spline(gloss, closed=True), 0, 0), "white", 0.4, "type")
    return printed(sheet, outline, press=Press(paper="cream", dot=3.4, wear=0, grain=0.5))


def shadow(blur: float) -> Image.Image:
    """A soft shadow to lie under a plate: black, its alpha falling off at the rim."""
    painting = Painting(80, 80, 1.2)
    painting.soft(rrect(20, 20, 40, 40, 8), "#06110e", 0.5, blur)
    return painting.image()


PLATE: Box = (14, 14, 14, 14)
MADE = [
    Made("skins/plate", (72, 72), partial(plate, "cream", "ink"), slices=PLATE, colours=64),
    Made("skins/plate-white", (72, 72), partial(plate, "white", "ink"), slices=PLATE, colours=64),
    Made("skins/panel", (72, 72), partial(plate, "paper", "ink", 12, "#c7ab74"), slices=PLATE, colours=64),
    Made("skins/log", (72, 72), partial(plate, "cream", "ink", 10), slices=PLATE, colours=64),
    Made("skins/tooltip", (72, 72), partial(plate, "lemon", "ink", 7), slices=PLATE, colours=64),
    Made("skins/bubble", (72, 72), partial(plate, "white", "sindoor", 11), slices=PLATE, colours=64),
    Made("skins/slip", (72, 72), partial(plate, "cream", "ink", 3), slices=PLATE, colours=64),
    Made("skins/pledge", (72, 72), partial(plate, "mint", "ink", 12, "teal"), slices=PLATE, colours=64),
    Made(
        "skins/dialog",
        (144, 144),
        dialog,
        slices=(36, 36, 36, 36),
        inner={"page": (26, 26, 92, 92)},
        colours=128,
    ),
    Made("skins/tag", (110, 64), partial(tag, "haldi", "ink"), slices=(30, 22, 10, 22), colours=64),
    Made("skins/tag-hover", (110, 64), partial(tag, "lemon", "ink"), slices=(30, 22, 10, 22), colours=64),
    Made("skins/tag-on", (110, 64), partial(tag, "mint", "ink"), slices=(30, 22, 10, 22), colours=64),
    Made("skins/pink", (96, 72), partial(ticket, "pink"), slices=(10, 12, 10, 12), colours=64),
    Made(
        "skins/ribbon",
        (180, 62),
        partial(ribbon, "sindoor", "deep", "lemon"),
        slices=(50, 20, 50, 22),
        colours=64,
    ),
    Made(
        "skins/ribbon-teal",
        (180, 62),
        partial(ribbon, "teal", "#0a4741", "lemon"),
        slices=(50, 20, 50, 22),
        colours=64,
    ),
    Made(
        "skins/ribbon-purple",
        (180, 62),
        partial(ribbon, "purple", "plum", "lilac"),
        slices=(50, 20, 50, 22),
        colours=64,
    ),
    Made(
        "skins/ribbon-yellow",
        (180, 62),
        partial(ribbon, "haldi", "amber", "ink"),
        slices=(50, 20, 50, 22),
        colours=64,
    ),
    Made("skins/log-head", (80, 34), log_head, slices=(12, 12, 12, 12), colours=64),
    Made(
        "skins/name-tag",
        (150, 96),
        name_tag,
        slices=(30, 34, 30, 18),
        inner={"page": (10, 28, 130, 56)},
        colours=64,
    ),
    Made("skins/seal", (72, 72), partial(rosette_seal, "sindoor"), colours=128),
    Made("skins/seal-purple", (72, 72), partial(rosette_seal, "purple"), colours=128),
    Made("skins/seal-yellow", (72, 72), partial(rosette_seal, "haldi"), colours=128),
    Made(
        "skins/shadow-low",
        (80, 80),
        partial(shadow, 3.0),
        1.2,
        slices=(32, 32, 32, 32),
        inner={"thing": (20, 20, 40, 40)},
    ),
    Made(
        "skins/shadow-high",
        (80, 80),
        partial(shadow, 7.0),
        1.2,
        slices=(32, 32, 32, 32),
        inner={"thing": (20, 20, 40, 40)},
    ),
]
for _way in ("up", "down", "left", "right"):
    MADE += [
        Made(f"skins/bubble-tail-{_way}", (30, 30), partial(tail, _way, "white", "sindoor"), colours=32),
        Made(f"skins/tooltip-tail-{_way}", (30, 30), partial(tail, _way, "lemon", "ink"), colours=32),
    ]
PICTURES = pictures(__name__, MADE, "art/skins/skin.py")
