"""Left and Right: tokens, Adda flags, notches. A wedge and a letter tell them apart, never colour alone."""

from __future__ import annotations

from functools import partial

import skia
from PIL import Image

from art.press import Sheet, blob, circle, minus, moved, poly, rrect, scallop, union, widened
from art.props.flags import TOKEN, TOKEN_SCALE, field_pattern
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures

ADDA, NOTCH = (30.0, 34.0), (16.0, 26.0)
PARTIES = ("purple", "yellow")
SIDES = {"left": -1, "right": 1}
FIELDS = {"purple": "purple", "yellow": "haldi"}
WORDS = {"purple": "cream", "yellow": "ink"}


def letter_of(side: str) -> str:
    """L or R."""
    return side[0].upper()


def turned(path: skia.Path, side: str, width: float) -> skia.Path:
    """A shape drawn for Left, as it is for that side: Right is its mirror image."""
    return path if side == "left" else moved(path, width, 0, -1, 1)


def token(party: str, side: str, letter: bool) -> Image.Image:
    """The sign of a faction: its party's token with a wedge to its own side."""
    sheet = sheet_for((TOKEN, TOKEN), TOKEN_SCALE, 200)
    disc = circle(115, 99, 78) if party == "purple" else scallop(115, 99, 74, 12, 0.15)
    wedge = poly([(4, 99), (70, 30), (70, 168)])
    shape = turned(union(disc, wedge), side, 200)
    outline = widened(shape, 4)
    sheet.ink(shape, FIELDS[party], 9, 5)
    field_pattern(sheet, shape, party, 26)
    sheet.line(shape, 9)
    sheet.shade(minus(shape, moved(shape, -12, -11)), "ink", 0.5, plate="fine")
    middle = 113 if side == "left" else 87
    heart = circle(middle, 98, 56)
    sheet.ink(heart, "cream", 6, 0)
    if letter:
        sheet.text(middle, 139, letter_of(side), "num", 116)
    shine = blob([(50, 76), (74, 46), (104, 30), (84, 50), (62, 80)])
    sheet.fill(moved(shine, 0 if side == "left" else -26, 0), "white", 0.55, plate="type")
    return cut_out(sheet, outline)


def adda_flag(party: str, side: str) -> Image.Image:
    """The flag of an Adda: Left's flies to the left, Right's to the right."""
    sheet = sheet_for(ADDA, 6, 120)
    pole = turned(rrect(102, 4, 9, 128, 4), side, 120)
    knob = turned(circle(106, 9, 8), side, 120)
    if party == "purple":
        cloth = turned(poly([(104, 14), (4, 54), (104, 96)]), side, 120)
        spot = (76.0, 72.0)
    else:
        waves = [(14 - (9 if n % 2 else -3), 94 - n * 11) for n in range(8)]
        cloth = turned(
            blob([(104, 14), (104, 96), (70, 92), (36, 98), *waves, (40, 12), (74, 18)]), side, 120
        )
        spot = (62.0, 76.0)
    outline = widened(union(pole, knob, cloth), 3.4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(pole, "wood", 4, 1.6)
    sheet.ink(cloth, FIELDS[party], 5, 3)
    field_pattern(sheet, cloth, party, 15)
    sheet.line(cloth, 5)
    sheet.ink(knob, "haldi", 3.6, 1.6)
    x = spot[0] if side == "left" else 120 - spot[0]
    rim = ("plum", 9.0) if party == "purple" else ("lemon", 9.0)
    sheet.text(x, spot[1], letter_of(side), "num", 62, WORDS[party], outline=rim)
    return cut_out(sheet, outline)


def notch(party: str, side: str) -> Image.Image:
    """The tab at the left or right end of a name board."""
    sheet = sheet_for(NOTCH, 6, 96)
    tip = 22
    shape = turned(poly([(4, 78), (4 + tip, 5), (91, 5), (91, 151), (4 + tip, 151)]), side, 96)
    outline = widened(shape, 3)
    sheet.ink(shape, FIELDS[party], 6, 4)
    field_pattern(sheet, shape, party, 18)
    sheet.line(shape, 6)
    middle = 54 if side == "left" else 42
    rim = ("plum", 12.0) if party == "purple" else ("lemon", 12.0)
    sheet.text(middle, 110, letter_of(side), "num", 92, WORDS[party], outline=rim)
    return cut_out(sheet, outline)


def letter_plate(sheet: Sheet, x: float, y: float, r: float, party: str, side: str) -> None:
    """A faction's letter on a small wedge-sided plate."""
    base = circle(0, 0, r) if party == "purple" else scallop(0, 0, r * 0.96, 11, 0.14)
    shape = union(base, poly([(-1.5 * r, 0), (-0.5 * r, -0.84 * r), (-0.5 * r, 0.84 * r)]))
    shape = moved(shape if side == "left" else moved(shape, 0, 0, -1, 1), x, y)
    sheet.ink(shape, "cream", r * 0.15, r * 0.08)
    sheet.text(x, y + r * 0.68, letter_of(side), "num", r * 1.9)


MADE = []
for _party in PARTIES:
    for _side in SIDES:
        _name = f"{_party}_{_side}"
        for _end, _lettered in (("", True), ("_blank", False)):
            MADE.append(
                Made(
                    f"props/token_{_name}{_end}",
                    (TOKEN, TOKEN),
                    partial(token, _party, _side, _lettered),
                    TOKEN_SCALE,
                    inner={"letter": (11.5 if _side == "left" else 6.5, 8.5, 22, 22)},
                    shadow="round",
                )
            )
        _foot = (24.0 if _side == "left" else 2.0, 30.0, 4.0, 3.0)
        MADE += [
            Made(f"props/adda_{_name}", ADDA, partial(adda_flag, _party, _side), 6, inner={"foot": _foot}),
            Made(f"props/notch_{_name}", NOTCH, partial(notch, _party, _side), 6),
        ]
PICTURES = pictures(__name__, MADE, "art/props/printed.py", "art/props/flags.py")
