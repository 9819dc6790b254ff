"""The end of the Faction version: two thrones, a crown of tinsel, and what is left after a re-election."""

from __future__ import annotations

from functools import partial

import skia
from PIL import Image

from art.press import (
    Sheet,
    arc,
    blob,
    circle,
    minus,
    moved,
    oval,
    poly,
    rrect,
    scallop,
    spline,
    star,
    union,
    widened,
)
from art.props.factions import FIELDS, PARTIES, SIDES, letter_plate, turned
from art.props.flags import field_pattern
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures

CROWN, THRONE = (84.0, 64.0), (210.0, 260.0)
TORN, BOX = (420.0, 300.0), (160.0, 150.0)


def crown() -> Image.Image:
    """A crown of gilt paper and tinsel, one point slightly bent."""
    sheet = sheet_for(CROWN, 5, 260, 51)
    band = blob("26,138 130,156 234,138 230,172 130,189 30,172")
    points = poly("28,150 16,64 68,108 93,34 130,100 163,30 190,102 232,56 238,76 232,150 130,166")
    tips = [circle(x, y, 13) for x, y in ((20, 56), (93, 24), (165, 22), (236, 52))]
    outline = widened(union(band, points, *tips), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(points, "haldi", 5, 4)
    sheet.shade(minus(points, moved(points, -16, -12)), "sindoor", 0.5, plate="fine")
    for n, tip in enumerate(tips):
        sheet.ink(tip, ("purple", "sindoor", "sindoor", "haldi")[n], 4, 2.4)
    sheet.ink(band, "sindoor", 5, 4)
    for n, x in enumerate((56, 94, 130, 168, 206)):
        y = 162 - abs(x - 130) * 0.07
        sheet.ink(star(x, y + 8, 14) if n % 2 else circle(x, y + 6, 11), "lemon", 3, 1.4)
    for x in (78, 132, 184):
        sheet.stroke([(x - 12, 142), (x, 128), (x + 12, 142)], 4, "white", "type")
    sheet.stroke([(40, 76), (52, 106), (60, 128)], 6, "white", "type")
    return cut_out(sheet, outline)


def throne(party: str, side: str) -> Image.Image:
    """The chair a Kingmaker would sit on: its party's cushions, its side's wing, a plate for the name."""
    sheet = sheet_for(THRONE, 2.2, 420, 52)
    field = FIELDS[party]
    crest = circle(210, 66, 58) if party == "purple" else scallop(210, 66, 56, 14, 0.13)
    back = blob("110,96 150,66 270,66 310,96 318,250 300,300 120,300 102,250")
    wing = turned(poly("112,110 26,60 44,128 24,176 110,190"), side, 420)
    seat = rrect(78, 288, 264, 62, 22)
    plate = rrect(30, 414, 360, 90, 14)
    legs = [rrect(x, 330, 26, 92, 6) for x in (96, 298)]
    arms = [rrect(x, 236, 38, 104, 14) for x in (62, 320)]
    outline = widened(union(crest, back, wing, seat, plate, *legs, *arms), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(wing, field, 5, 4)
    field_pattern(sheet, wing, party, 20)
    sheet.line(wing, 5)
    for leg in legs:
        sheet.ink(leg, "brown", 5, 3)
    sheet.ink(back, "haldi", 5, 4)
    _cushion(sheet, blob("132,116 160,90 260,90 288,116 294,246 280,288 140,288 126,246"), party)
    sheet.ink(crest, "haldi", 5, 3)
    letter_plate(sheet, 210, 66, 36, party, side)
    for arm in arms:
        sheet.ink(arm, "brown", 5, 3)
    for x in (81, 339):
        sheet.ink(circle(x, 240, 24), "haldi", 4.4, 3)
        sheet.line(circle(x, 240, 12), 3)
    _cushion(sheet, seat, party)
    sheet.ink(plate, "wood", 5, 4)
    sheet.ink(rrect(46, 428, 328, 62, 8), "cream", 4, 0)
    sheet.line(rrect(53, 435, 314, 48, 5), 2, "sindoor", "type")
    return cut_out(sheet, outline)


def _cushion(sheet: Sheet, shape: skia.Path, party: str) -> None:
    sheet.ink(shape, FIELDS[party], 4.4, 2)
    field_pattern(sheet, shape, party, 24)
    sheet.line(shape, 4.4)
    sheet.shade(minus(shape, moved(shape, -16, -12)), "ink", 0.5, plate="fine")


def torn_sheet() -> Image.Image:
    """A result sheet in two halves: the country starts again."""
    sheet = sheet_for(TORN, 2, 840, 53)
    rip = "420,30 392,110 440,170 398,250 446,330 404,410 436,480 410,560"
    edge = [(float(x), float(y)) for x, y in (pair.split(",") for pair in rip.split())]
    left = moved(poly([(84, 30), *edge, (84, 560)]), 4, 14, rot=-4)
    left = moved(left, -44, 24)
    right = moved(poly([*edge, (756, 560), (756, 30)]), 62, -20, rot=4)
    outline = widened(union(left, right), 5)
    for half, turn, dx, dy in ((left, -4, -40, 38), (right, 4, 62, -20)):
        sheet.ink(half, "cream", 6, 6)
        with sheet.inside(half), sheet.at(dx, dy, rot=turn):
            for row in range(6):
                sheet.line(spline([(90, 190 + row * 62), (750, 190 + row * 62)]), 3, "indigo", "flat")
            for x in (250, 340, 430, 520, 610, 700):
                sheet.line(spline([(x, 130), (x, 500)]), 2, "sky", "flat")
            sheet.text(420, 106, "RESULT", "num", 92, "sindoor", track=10)
            for row in range(5):
                sheet.fill(circle(120, 222 + row * 62, 19), "indigo", plate="type")
                for n, x in enumerate((295, 385, 475, 565, 655)):
                    digit = str((row * 3 + n * 5) % 9)
                    sheet.text(x, 238 + row * 62, digit, "hand", 46, "purple" if n < 3 else "brown")
        sheet.line(half, 6)
    return cut_out(sheet, outline)


def empty_box() -> Image.Image:
    """A ballot box, opened and quite empty; a moth has the floor."""
    sheet = sheet_for(BOX, 2.6, 320, 54)
    body = poly("36,130 284,130 268,284 52,284")
    lid = moved(poly("0,0 250,-14 262,22 8,34"), 40, 90, rot=-16)
    moth = union(*(oval(262 + dx, 78, 20, 13) for dx in (-17, 17)))
    outline = widened(union(body, lid, moth, rrect(26, 116, 268, 28, 6)), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(lid, "cream", 5, 4)
    sheet.fill(moved(rrect(-50, -7, 100, 13, 5), 158, 66, rot=-17), "ink", plate="type")
    sheet.ink(rrect(26, 116, 268, 28, 6), "cream", 5, 0)
    sheet.ink(poly("44,120 276,120 264,144 56,144"), "#2c2340", 4, 0)
    sheet.ink(body, "cream", 5, 4)
    sheet.shade(minus(body, moved(body, -22, -12)), "ink", 0.5, plate="fine")
    sheet.ink(circle(160, 212, 46), "haldi", 4.4, 3)
    sheet.line(arc(160, 212, 26, 20, 250), 9, "ink", "type")
    sheet.fill(poly("172,176 204,184 180,208"), "ink", plate="type")
    sheet.ink(moth, "ash", 3.6, 1.6)
    sheet.ink(rrect(258, 64, 8, 30, 4), "brown", 3, 0)
    for side in (-1, 1):
        sheet.stroke([(262, 66), (262 + side * 8, 54), (262 + side * 14, 52)], 3)
    return cut_out(sheet, outline)


MADE = [
    Made("props/crown", CROWN, crown, 5, shadow="high", colours=96),
    Made("props/torn_sheet", TORN, torn_sheet, 2, shadow="low", colours=64),
    Made("props/ballot_box_empty", BOX, empty_box, 2.6, shadow="high", colours=80),
]
for _party in PARTIES:
    for _side in SIDES:
        MADE.append(
            Made(
                f"table/kingmaker_plate_{_party}_{_side}",
                THRONE,
                partial(throne, _party, _side),
                2.2,
                inner={"words": (26, 216, 158, 26), "seat": (63, 96, 84, 64)},
                shadow="high",
                colours=96,
            )
        )
PICTURES = pictures(__name__, MADE, "art/props/printed.py", "art/props/flags.py", "art/props/factions.py")
