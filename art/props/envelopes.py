"""Breaking News while it is sealed, the pin that sends it somewhere, and the cutting that is left."""

from __future__ import annotations

from PIL import Image

from art.press import (
    Press,
    Sheet,
    blob,
    circle,
    minus,
    moved,
    oval,
    poly,
    print_sheet,
    rrect,
    scallop,
    spline,
    union,
    widened,
)
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures

ENVELOPE, ENVELOPE_SCALE = (84.0, 56.0), 4.0
SMALL, SMALL_SCALE = (42.0, 28.0), 5.0
PIN, PIN_SCALE = (40.0, 66.0), 4.0
CUTTING, CUTTING_SCALE = (64.0, 52.0), 4.0
MANILA, FLAP = "#e8d3a2", "#d9bf85"


def airmail(sheet: Sheet, width: float, height: float) -> None:
    """The striped edge of a letter that thinks it is urgent."""
    sheet.fill(rrect(0, 0, width, height, 0), "cream")
    count = round(width / 20)
    for n in range(-1, count * 2):
        x, colour = n * 20, ("sindoor", "indigo")[n % 2]
        sheet.fill(poly([(x + 2, 0), (x + 12, 0), (x - 12, 24), (x - 22, 24)]), colour)
        sheet.fill(
            poly([(x + 2, height - 24), (x + 12, height - 24), (x - 12, height), (x - 22, height)]), colour
        )
        sheet.fill(poly([(0, x), (0, x + 10), (14, x + 4), (14, x - 6)]), colour)
        sheet.fill(poly([(width, x), (width, x + 10), (width - 14, x + 16), (width - 14, x + 6)]), colour)


def wax(sheet: Sheet, x: float, y: float, radius: float, words: str, size: float) -> None:
    """A blob of sealing wax with a word pressed into it."""
    sheet.ink(scallop(x, y, radius, 11, 0.16), "sindoor", 5, 4)
    sheet.line(circle(x, y, radius * 0.72), 2.4, "deep", "type")
    if words:
        sheet.text(x, y + size * 0.36, words, "num", size, "cream")
    sheet.fill(
        blob(
            [
                (x - radius * 0.7, y - radius * 0.2),
                (x - radius * 0.4, y - radius * 0.68),
                (x - radius * 0.1, y - radius * 0.78),
                (x - radius * 0.4, y - radius * 0.3),
            ]
        ),
        "white",
        0.45,
        "type",
    )


def envelope() -> Image.Image:
    """A sealed envelope, flap side up."""
    sheet = sheet_for(ENVELOPE, ENVELOPE_SCALE, 300, 12)
    airmail(sheet, 300, 200)
    sheet.line(rrect(1.5, 1.5, 297, 197, 9), 4)
    body = rrect(9, 9, 282, 182, 6)
    sheet.ink(body, MANILA, 3, 0)
    sheet.line(spline([(10, 190), (112, 96)]), 2.6)
    sheet.line(spline([(290, 190), (188, 96)]), 2.6)
    flap = blob([(9, 9), (80, 64), (136, 112), (150, 118), (164, 112), (220, 64), (291, 9)])
    sheet.shade(moved(flap, 0, 7), "brown", 0.6, body, 3, "fine")
    sheet.ink(poly([(9, 9), (291, 9), (150, 122)]), FLAP, 3.6, 2)
    wax(sheet, 150, 100, 38, "NEWS", 31)
    sheet.text(150, 178, "BREAKING", "num", 43, "sindoor", track=3)
    return print_sheet(sheet, Press(dot=5.2, wear=0.5), corner=12)


def small_envelope() -> Image.Image:
    """The same, small, beside a count."""
    sheet = sheet_for(SMALL, SMALL_SCALE, 150, 13)
    sheet.fill(rrect(0, 0, 150, 100, 0), "sindoor")
    sheet.line(rrect(2, 2, 146, 96, 8), 5)
    body = rrect(9, 9, 132, 82, 4)
    sheet.ink(body, MANILA, 4, 0)
    sheet.line(spline([(10, 90), (58, 48)]), 3)
    sheet.line(spline([(140, 90), (92, 48)]), 3)
    sheet.ink(poly([(9, 9), (141, 9), (75, 62)]), FLAP, 4.4, 2)
    wax(sheet, 75, 52, 24, "", 10)
    return print_sheet(sheet, Press(dot=5.2, wear=0), corner=9)


def open_envelope() -> Image.Image:
    """An envelope torn open, its flap up; the card has come out of it."""
    size = (ENVELOPE[0], 84.0)
    sheet = sheet_for(size, ENVELOPE_SCALE, 300, 14)
    flap = poly([(10, 100), (290, 100), (162, 8), (150, 2), (138, 8)])
    body = rrect(2, 98, 296, 199, 9)
    outline = widened(union(flap, body), 2)
    sheet.ink(flap, FLAP, 4, 0)
    sheet.shade(poly([(30, 100), (270, 100), (150, 20)]), "brown", 0.5, flap, 4, "fine")
    with sheet.at(0, 100):
        airmail(sheet, 300, 200)
        inner = rrect(9, 2, 282, 186, 4)
        sheet.ink(inner, MANILA, 3, 0)
        mouth = poly([(9, 2), (291, 2), (150, 96)])
        sheet.ink(mouth, "#8a6a3a", 3, 0)
        sheet.shade(mouth, "ink", 0.6, plate="fine")
        sheet.ink(poly([(9, 2), (150, 92), (291, 2), (291, 188), (9, 188)]), MANILA, 3.4, 0)
        sheet.line(spline([(10, 187), (118, 74)]), 2.4)
        sheet.line(spline([(290, 187), (182, 74)]), 2.4)
        sheet.text(150, 172, "BREAKING", "num", 43, "sindoor", track=3)
    sheet.line(body, 4)
    return cut_out(sheet, outline)


def map_pin() -> Image.Image:
    """The pin that names a constituency; its tip is where it points."""
    sheet = sheet_for(PIN, PIN_SCALE, 160, 15)
    needle = poly([(76, 110), (90, 110), (83, 258)])
    head = circle(83, 62, 54)
    outline = widened(union(needle, head), 5)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(needle, "ash", 4, 0)
    sheet.fill(poly([(84, 110), (90, 110), (83, 250)]), "slate")
    sheet.ink(oval(83, 112, 26, 10), "deep", 5, 2)
    sheet.ink(head, "sindoor", 6, 5)
    sheet.shade(minus(head, moved(head, -20, -16)), "ink", 0.6, plate="fine")
    sheet.fill(oval(62, 38, 15, 10), "white", 0.85, "type")
    sheet.fill(circle(84, 30, 4), "white", 0.7, "type")
    return cut_out(sheet, outline)


def cutting() -> Image.Image:
    """A torn newspaper cutting, pinned to the seat where the news has fallen."""
    sheet = sheet_for(CUTTING, CUTTING_SCALE, 200, 16)
    torn = [
        (6, 22),
        (40, 16),
        (80, 20),
        (130, 13),
        (196, 18),
        (190, 60),
        (197, 104),
        (190, 152),
        (150, 146),
        (118, 154),
        (80, 147),
        (46, 155),
        (8, 149),
        (12, 110),
        (4, 66),
    ]
    paper = poly(torn)
    outline = widened(union(paper, circle(101, 18, 14)), 2)
    sheet.ink(paper, "news", 3.4, 3)
    sheet.text(100, 66, "BREAKING", "num", 46, "sindoor", fit=166)
    sheet.line(spline([(20, 76), (182, 76)]), 2.4)
    for n in range(5):
        sheet.line(spline([(20, 90 + n * 12), (92, 90 + n * 12)]), 3, "grey")
    picture = rrect(104, 86, 78, 54, 2)
    sheet.ink(picture, "ash", 2.4, 0)
    sheet.shade(circle(143, 108, 16), "ink", 0.8, picture, 0, "fine")
    sheet.shade(rrect(118, 122, 50, 20, 10), "ink", 0.8, picture, 0, "fine")
    sheet.ink(circle(101, 18, 12), "sindoor", 4, 3)
    sheet.fill(circle(97, 14, 3.4), "white", 0.8, "type")
    return cut_out(sheet, outline, "news")


def ballot_seal() -> Image.Image:
    """The seal on the ballot trays: wax over crossed tape, lifted when the count begins."""
    size = (56.0, 56.0)
    sheet = sheet_for(size, 4, 200, 19)
    tapes = [moved(rrect(-98, -17, 196, 34, 3), 100, 100, rot=angle) for angle in (38, -38)]
    seal = scallop(100, 98, 54, 13, 0.14)
    outline = widened(union(*tapes, seal), 3)
    for tape in tapes:
        sheet.ink(tape, "white", 4, 2)
    for angle in (38, -38):
        with sheet.at(100, 100, rot=angle):
            for x in (-78, 78):
                sheet.text(x, 8, "SEALED", "num", 21, "sindoor", fit=38)
    sheet.ink(seal, "sindoor", 5, 4)
    sheet.line(circle(100, 98, 40), 2.6, "deep", "type")
    box = rrect(78, 92, 44, 30, 3)
    sheet.ink(box, "cream", 3.4, 1)
    sheet.ink(poly([(72, 92), (128, 92), (120, 80), (80, 80)]), "cream", 3.4, 1)
    sheet.fill(rrect(88, 83, 24, 4, 2), "ink", plate="type")
    sheet.shade(minus(seal, moved(seal, -10, -9)), "ink", 0.5, plate="fine")
    return cut_out(sheet, outline)


MADE = [
    Made("props/envelope", ENVELOPE, envelope, ENVELOPE_SCALE, shadow="low"),
    Made("props/envelope_small", SMALL, small_envelope, SMALL_SCALE, shadow="low"),
    Made("props/envelope_open", (84, 84), open_envelope, ENVELOPE_SCALE, shadow="low"),
    Made("props/map_pin", PIN, map_pin, PIN_SCALE, inner={"tip": (19, 62, 3, 3), "head": (7, 2, 28, 28)}),
    Made("props/news_pin", CUTTING, cutting, CUTTING_SCALE, inner={"pin": (28, 1, 9, 9)}, shadow="low"),
    Made("props/ballot_seal", (56, 56), ballot_seal, 4, shadow="low"),
]
PICTURES = pictures(__name__, MADE, "art/props/printed.py")
