"""The small printed marks that stand for money, workers and votes."""

from __future__ import annotations

import skia

from art.portraits.common import side_shade
from art.press import Sheet, blob, circle, moved, oval, poly, rrect, star, union


def pawn_parts() -> list[skia.Path]:
    """The outline of a pawn in four pieces, about 60 x 96 units around (0, 0)."""
    body = blob("-13,-10 -9,14 -22,30 -26,40 26,40 22,30 9,14 13,-10 0,-14")
    return [rrect(-28, 36, 56, 13, 5), body, rrect(-17, -16, 34, 9, 4), circle(0, -30, 17)]


def pawn(s: Sheet, x: float, y: float, size: float, colour: str = "teal") -> None:
    """A pawn: one worker."""
    for part in pawn_parts():
        s.ink(moved(part, x, y, size), colour, 2.6, 1.8)
    shadow = union(blob("2,-10 10,-8 8,14 22,32 22,44 6,44"), blob("4,-44 17,-34 14,-18 4,-16"))
    s.shade(moved(shadow, x, y, size), "ink", 0.45)
    s.fill(moved(oval(-6, -35, 4, 6), x, y, size), "white", 0.75)


def notes(s: Sheet, x: float, y: float, size: float) -> None:
    """A small stack of fund notes."""
    with s.at(x, y, size, -6):
        for i, colour in enumerate(("amber", "haldi", "lemon")):
            s.ink(rrect(-34 + i * 2, -8 - i * 7, 64, 34, 4), colour, 2.8, 1.8)
        s.ink(circle(-0, -5, 12), "cream", 2.2, 0)
        s.text(0, 4, "₹", "num", 24)


def coins(s: Sheet, x: float, y: float, r: float) -> None:
    """A stack of three rupee coins, seen from the side."""
    for i in (2, 1, 0):
        s.ink(oval(x, y + i * r * 0.30, r, r * 0.62), "amber" if i else "haldi", 2.4, 1.4)
    s.line(oval(x, y, r * 0.76, r * 0.44), 1.6)
    s.text(x, y + r * 0.27, "₹", "num", r * 0.82)


def finger(s: Sheet, x: float, y: float, size: float = 1, nail: str = "purple") -> None:
    """The inked finger: the mark of a vote."""
    skin, dark = "#d0945f", "#b9744f"
    with s.at(x, y, size):
        fist = blob("-38,62 -42,30 -40,4 -16,-2 20,-2 40,10 44,40 34,66 0,72")
        s.ink(fist, skin, 3.4, 2.4)
        up = blob([(-17, 24), (-18, -30), (-16, -66), (0, -80), (16, -66), (17, -30), (18, 24)])
        s.ink(up, skin, 3.4, 2.2)
        joint = rrect(-15, 8, 31, 22, 4)
        s.wipe(joint)
        s.fill(joint, skin)
        for i, y1 in enumerate((10, 28, 45)):
            s.stroke([(20, y1 - 8), (38 - i * 2, y1 - 6), (41 - i * 3, y1 + 7), (22, y1 + 8)], 3.6)
        s.ink(blob([(-44, 30), (-30, 22), (6, 26), (20, 34), (10, 44), (-20, 44), (-40, 52)]), skin, 3.2, 1.6)
        tip = blob([(-9, -70), (9, -70), (11, -50), (0, -44), (-11, -50)])
        s.fill(tip, "cream")
        s.line(tip, 2.2)
        s.fill(blob([(-5, -70), (4, -72), (5, -40), (3, -24), (-3, -22), (-4, -44)]), nail, plate="key")
        s.stroke([(-11, -12), (0, -9), (11, -12)], 2.4)
        shadow = blob([(8, -66), (17, -60), (18, 20), (44, 30), (36, 66), (6, 72), (20, 40), (10, 10)])
        s.shade(shadow, dark, 0.9, plate="fine")


def ballot_box(s: Sheet, x: float, y: float, size: float, colour: str = "cream") -> None:
    """A ballot box with a paper half in."""
    with s.at(x, y, size):
        s.ink(poly([(-26, -64), (20, -70), (26, -20), (-20, -18)]), "white", 3, 1.6)
        s.stroke([(-12, -50), (-4, -42), (10, -58)], 6, "sindoor", "type", a=0.6, b=0.3, peak=0.4)
        box = rrect(-56, -18, 112, 78, 5)
        s.ink(box, colour, 3.6, 2.6)
        side_shade(s, box, "ink", 0.35, (16, 10))
        s.ink(poly([(-64, -30), (64, -30), (58, -8), (-58, -8)]), colour, 3.6, 2)
        s.ink(rrect(-34, -24, 68, 8, 3), "ink", 1, 0)
        s.ink(circle(0, 26, 20), "haldi", 3, 1.4)
        s.ink(star(0, 26, 13), "sindoor", 2, 0)
