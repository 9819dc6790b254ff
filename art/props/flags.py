"""Declared flags, seat tokens, rosettes: the signs of the two parties."""

from __future__ import annotations

import math
from functools import partial

import skia
from PIL import Image

from art.press import (
    Sheet,
    blob,
    circle,
    flower,
    minus,
    moved,
    poly,
    rrect,
    scallop,
    spline,
    union,
    widened,
)
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures

FLAG, FLAG_SCALE = (36.0, 62.0), 5.0
TOKEN, TOKEN_SCALE = 40.0, 5.0
ROSETTE, ROSETTE_SCALE = (84.0, 124.0), 3.6


def field_pattern(sheet: Sheet, shape: skia.Path, party: str, pitch: float = 14, dot: str = "amber") -> None:
    """Stripes or dots over a field, clipped to it."""
    bounds = shape.getBounds()
    with sheet.inside(shape):
        for n in range(int((bounds.width() + bounds.height()) / pitch) + 2):
            x = bounds.left() - bounds.height() + n * pitch
            if party == "purple":
                stripe = spline([(x, bounds.bottom()), (x + bounds.height(), bounds.top())])
                sheet.line(stripe, pitch * 0.22, "lilac", "flat")
        if party == "yellow":
            for line in range(int(bounds.height() / pitch * 1.2) + 2):
                for n in range(int(bounds.width() / pitch) + 2):
                    x = bounds.left() + (n + line % 2 / 2) * pitch
                    sheet.fill(circle(x, bounds.top() + line * pitch * 0.84, pitch * 0.19), dot)


def flag(party: str) -> Image.Image:
    """A flag for a seat that is won: Purple's is a pennant, Yellow's has a scalloped edge."""
    sheet = sheet_for(FLAG, FLAG_SCALE, 144)
    pole = rrect(10, 8, 9, 232, 4)
    knob = circle(14.5, 10, 8.5)
    if party == "purple":
        cloth = poly([(18, 16), (138, 58), (18, 102)])
        letter = (54, 77, 52)
    else:
        waves = [(116 + (9 if n % 2 else -3), 16 + n * 11.6) for n in range(9)]
        cloth = blob([(18, 16), (50, 10), (86, 18), *waves, (86, 112), (50, 104), (18, 110)])
        letter = (66, 84, 64)
    outline = widened(union(pole, knob, cloth), 4)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(pole, "wood", 4, 2)
    sheet.ink(cloth, "purple" if party == "purple" else "haldi", 5, 4)
    field_pattern(sheet, cloth, party, 17)
    fold = blob([(70, 0), (84, 30), (76, 70), (86, 124), (104, 124), (94, 70), (102, 30), (88, 0)])
    with sheet.inside(cloth):
        sheet.shade(fold, "ink", 0.45, plate="fine")
    sheet.ink(knob, "haldi", 4, 2)
    x, y, size = letter
    sheet.text(
        x,
        y,
        "P" if party == "purple" else "Y",
        "num",
        size,
        "cream" if party == "purple" else "ink",
        outline=("plum", 9) if party == "purple" else ("lemon", 9),
    )
    return cut_out(sheet, outline)


def token(party: str, letter: str) -> Image.Image:
    """The sign of a seat: shape, pattern and letter of its party."""
    sheet = sheet_for((TOKEN, TOKEN), TOKEN_SCALE, 200)
    purple = party == "purple"
    shape = circle(99, 98, 93) if purple else scallop(99, 98, 88, 12, 0.15)
    outline = widened(shape, 4)
    sheet.ink(shape, party if purple else "haldi", 9, 5)
    field_pattern(sheet, shape, party, 28)
    sheet.line(shape, 9)
    sheet.shade(minus(shape, moved(shape, -14, -12)), "ink", 0.5, plate="fine")
    heart = circle(99, 98, 56)
    sheet.ink(heart, "cream", 6, 0)
    if letter:
        sheet.text(99, 136, letter, "num", 108 if len(letter) == 1 else 84, "ink")
    sheet.fill(blob([(26, 74), (50, 36), (84, 18), (62, 40), (38, 78)]), "white", 0.55, plate="type")
    return cut_out(sheet, outline)


def rosette(party: str) -> Image.Image:
    """The rosette that is taken to take a party: pleats in its colour, two tails."""
    purple = party == "purple"
    field, light, deep = ("purple", "lilac", "plum") if purple else ("haldi", "lemon", "amber")
    sheet = sheet_for(ROSETTE, ROSETTE_SCALE, 210)
    tails = [
        moved(
            poly([(-26, 0), (26, 0), (30, 158), (2, 130), (-26, 158)]), 105 + side * 34, 142, rot=side * -13
        )
        for side in (-1, 1)
    ]
    wheel = circle(105, 104, 96) if purple else scallop(105, 104, 92, 18, 0.1)
    outline = widened(union(*tails, wheel), 4)
    sheet.fill(outline, "ink", plate="key")
    for tail in tails:
        sheet.ink(tail, deep, 5, 3)
        field_pattern(sheet, tail, party, 18, "lemon")
    sheet.ink(wheel, field, 5, 4)
    for n in range(24):
        angle = 2 * math.pi * n / 24
        inner, outer = (math.cos(angle), math.sin(angle)), (math.cos(angle + 0.13), math.sin(angle + 0.13))
        pleat = poly(
            [
                (105 + 60 * inner[0], 104 + 60 * inner[1]),
                (105 + 90 * inner[0], 104 + 90 * inner[1]),
                (105 + 90 * outer[0], 104 + 90 * outer[1]),
                (105 + 60 * outer[0], 104 + 60 * outer[1]),
            ]
        )
        sheet.fill(pleat, light)
        sheet.line(
            spline([(105 + 62 * inner[0], 104 + 62 * inner[1]), (105 + 90 * inner[0], 104 + 90 * inner[1])]),
            2,
        )
    sheet.shade(minus(wheel, moved(wheel, -14, -14)), "ink", 0.5, plate="fine")
    heart = circle(105, 104, 58) if purple else flower(105, 104, 56, 12, 0.16)
    sheet.ink(heart, "cream", 5, 3)
    sheet.line(circle(105, 104, 47), 2.4, field, "type")
    sheet.text(105, 137, "P" if purple else "Y", "num", 92, field if purple else "ink")
    return cut_out(sheet, outline)


MADE = []
for _party, _letter in (("purple", "P"), ("yellow", "Y")):
    MADE += [
        Made(
            f"props/flag_{_party}", FLAG, partial(flag, _party), FLAG_SCALE, inner={"foot": (1.5, 58, 4, 3)}
        ),
        Made(f"props/rosette_{_party}", ROSETTE, partial(rosette, _party), ROSETTE_SCALE, shadow="low"),
        Made(
            f"props/token_{_party}",
            (TOKEN, TOKEN),
            partial(token, _party, _letter),
            TOKEN_SCALE,
            inner={"letter": (9, 8.5, 22, 22)},
            shadow="round",
        ),
        Made(
            f"props/token_{_party}_blank",
            (TOKEN, TOKEN),
            partial(token, _party, ""),
            TOKEN_SCALE,
            inner={"letter": (9, 8.5, 22, 22)},
            shadow="round",
        ),
    ]
PICTURES = pictures(__name__, MADE, "art/props/printed.py")
