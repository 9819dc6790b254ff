"""Pawns: the workers of a party, with a cap, a moustache and a belt in the party's pattern."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import (
    Sheet,
    blend,
    blob,
    circle,
    minus,
    moved,
    oval,
    poly,
    rrect,
    scallop,
    seed_of,
    spline,
    union,
    widened,
)
from art.props.printed import cut_out, sheet_for
from art.table.catalogue import Made, pictures

SIZE = (24.0, 33.0)
SCALE = 6.0
FOOT = rrect(22, 182, 116, 28, 11)
BODY = blob(
    [(53, 87), (62, 137), (35, 170), (27, 190), (133, 190), (125, 170), (98, 137), (107, 87), (80, 79)]
)
COLLAR = rrect(44, 76, 72, 19, 8)
HEAD = circle(80, 48, 35)
CAPS = (
    blob([(40, 38), (48, 12), (80, 1), (112, 12), (120, 36), (82, 28)]),
    blob([(42, 34), (52, 4), (100, 2), (124, 30), (120, 38), (80, 26), (48, 40)]),
    blob([(38, 36), (44, 18), (80, 8), (116, 18), (122, 36), (80, 26)]),
)
SKINS = ("#d0945f", "#a96d42", "#e6b283")


def pawn(party: str, variant: int) -> Image.Image:
    """One worker; three different heads for either party."""
    purple = party == "purple"
    sheet = sheet_for(SIZE, SCALE, 160, seed_of(party) + variant)
    cap = CAPS[variant]
    foot = FOOT if purple else union(*(circle(34 + n * 15.4, 196, 14) for n in range(7)))
    outline = widened(union(foot, BODY, COLLAR, HEAD, cap), 5)
    sheet.fill(outline, "ink", plate="key")
    sheet.ink(foot, "purple" if purple else "haldi", 5, 3)
    pattern(sheet, foot, purple)
    for part in (BODY, COLLAR):
        sheet.ink(part, "teal", 5, 3)
        sheet.shade(minus(part, moved(part, -14, -3)), "ink", 0.6, plate="fine")
    sheet.ink(HEAD, blend(SKINS[variant], "teal", 0.0), 5, 3)
    sheet.shade(minus(HEAD, moved(HEAD, -12, -5)), "brown", 0.7, plate="fine")
    sheet.ink(cap, "white", 5, 3)
    sheet.stroke([(43, 36), (80, 24), (118, 34)], 5)
    sheet.fill(oval(58, 112, 6, 18), "white", 0.65)
    for x in (68, 92):
        sheet.fill(oval(x, 45, 4.4, 6), "ink", plate="key")
    moustache(sheet, variant)
    belt(sheet, purple)
    return cut_out(sheet, outline)


def moustache(sheet: Sheet, variant: int) -> None:
    """A handlebar, a walrus or a straight one."""
    shapes = (
        [(54, 58), (66, 60), (80, 64), (94, 60), (106, 58)],
        [(60, 68), (68, 60), (80, 60), (92, 60), (100, 68)],
        [(58, 63), (70, 62), (80, 61), (90, 62), (102, 63)],
    )
    sheet.stroke(shapes[variant], (11, 13, 9)[variant], a=0.25, b=0.25)


def belt(sheet: Sheet, purple: bool) -> None:
    """A sash over the shoulder and a badge in the party's shape."""
    sash = poly([(48, 96), (62, 92), (122, 164), (126, 176), (112, 176)])
    with sheet.inside(BODY):
        sheet.ink(sash, "lilac" if purple else "lemon", 3, 0)
    badge = circle(82, 134, 19) if purple else moved(scallop(0, 0, 19, 9, 0.2), 82, 134)
    sheet.ink(badge, "purple" if purple else "haldi", 4, 2)
    sheet.text(82, 146, "P" if purple else "Y", "num", 32, "cream" if purple else "ink")


def pattern(sheet: Sheet, shape: object, purple: bool) -> None:
    """Stripes or dots on the foot."""
    with sheet.inside(shape):
        for n in range(14):
            if purple:
                sheet.line(spline([(14 + n * 12, 214), (30 + n * 12, 180)]), 3.4, "lilac", "type")
            else:
                sheet.fill(circle(26 + n * 9, 190 + n % 2 * 10, 2.6), "sindoor", plate="type")


MADE = [
    Made(
        f"props/pawn_{party}.{variant + 1}",
        SIZE,
        partial(pawn, party, variant),
        SCALE,
        inner={"foot": (3, 27, 18, 5)},
        shadow="round",
    )
    for party in ("purple", "yellow")
    for variant in range(3)
]
PICTURES = pictures(__name__, MADE, "art/props/printed.py")
