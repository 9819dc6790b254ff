"""Final Commands, which end a cycle, and the Joker, which is anything."""

from __future__ import annotations

import skia

from art.entkhbat.poster import BRICK, DARKWOOD, GOLD, NIGHT, OLIVE, PAPER, PETROL, SAND
from art.entkhbat.scenes.people import ballot
from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, minus, moved, oval, poly, rrect, spline


def call_the_ballots(s: Sheet) -> None:
    """A bell, and everybody puts the pen down."""
    s.line(arc(0, -128, 20, 150, 240), 12)
    s.line(arc(0, -128, 20, 150, 240), 6, GOLD)
    bell = blob("0,-126 52,-104 74,-40 84,34 124,76 0,88 -124,76 -84,34 -74,-40 -52,-104")
    s.ink(oval(0, 92, 26, 30), DARKWOOD, 4.4, 2.6)
    s.ink(bell, GOLD, 5, 4.4)
    side_shade(s, bell, BRICK, 0.6, (26, 10))
    s.line(spline([(-84, 38), (0, 48), (84, 38)]), 4.4)
    s.line(spline([(-94, 54), (0, 66), (94, 54)]), 4.4)
    s.stroke([(-52, 10), (-46, -46), (-22, -86)], 11, PAPER, "type")
    for side in (-1, 1):
        for i in range(2):
            a = -52 if side > 0 else 180
            s.line(arc(0, -10, 138 + i * 26, a, 52), 8, SAND, "type")
    for i, x in enumerate((-132, 134)):
        ballot(s, x, 124, 0.84, (-10, 12)[i])


def session_adjourned(s: Sheet) -> None:
    """A light switch, off; a chamber that has gone dark."""
    s.ink(rrect(-98, -140, 196, 276, 16), PAPER, 5, 4.4)
    s.line(rrect(-84, -126, 168, 248, 10), 2.6)
    for y in (-108, 104):
        s.ink(circle(0, y, 10), GOLD, 3.4, 1.4)
        s.line(spline([(-6, y + 5), (6, y - 5)]), 3)
    s.ink(rrect(-44, -72, 88, 144, 8), NIGHT, 4, 0)
    s.ink(poly("-34,-8 34,-8 38,60 -38,60"), STEELISH, 4.2, 2.6)
    s.ink(poly("-38,48 38,48 34,66 -34,66"), BRICK, 3.8, 2)
    s.text(0, -34, "ON", "num", 38, "#5f6d78")
    s.text(0, 44, "OFF", "num", 44, NIGHT)
    for x, y in ((-146, -86), (146, -58), (-150, 62), (150, 92)):
        moon = minus(circle(x, y, 26), circle(x + 13, y - 8, 22))
        s.ink(moon, SAND, 3.6, 1.4)


STEELISH = "#c9d2d2"


def joker(s: Sheet) -> None:
    """A mask with two faces: one for either side of the chamber."""
    mask = blob("0,-124 84,-128 132,-76 124,20 76,98 0,126 -76,98 -124,20 -132,-76 -84,-128")
    s.ink(mask, PAPER, 5, 4.4)
    with s.inside(mask):
        s.fill(poly("0,-170 180,-170 180,170 0,170"), NIGHT)
    s.line(mask, 5)
    s.line(spline([(0, -124), (0, 126)]), 4)
    s.ink(blob("-96,-38 -66,-60 -34,-38 -66,-26"), NIGHT, 3, 0)
    s.fill(blob("34,-38 66,-18 96,-38 66,-62"), PAPER, plate="type")
    s.stroke([(-104, -72), (-64, -92), (-28, -74)], 11)
    s.stroke([(28, -82), (64, -78), (104, -62)], 11, PAPER, "type")
    s.ink(blob("-90,30 -48,40 -4,38 -4,70 -50,74"), BRICK, 3.6, 0)
    s.fill(blob("8,74 46,52 88,60 48,44 10,48"), GOLD, plate="type")
    s.ink(moved(star4(), -66, 8, 0.34), BRICK, 3, 1)
    s.fill(moved(star4(), 66, 8, 0.34), GOLD, plate="type")
    for side, colour in ((-1, BRICK), (1, GOLD)):
        cap = blob(
            [
                (side * 4, -118),
                (side * 30, -154),
                (side * 96, -156),
                (side * 152, -112),
                (side * 150, -60),
                (side * 122, -86),
                (side * 84, -112),
            ]
        )
        s.ink(cap, colour, 4.6, 3)
        s.ink(circle(side * 152, -56, 16), OLIVE if side < 0 else PETROL, 4, 2)
    for side in (-1, 1):
        s.line(spline([(side * 122, 30), (side * 158, 60), (side * 150, 140)]), 7, GOLD, "type")


def star4() -> skia.Path:
    """A sharp lozenge."""
    return poly("0,-60 26,0 0,60 -26,0")
