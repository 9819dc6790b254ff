"""Reactions: the five answers."""

from __future__ import annotations

import math

from art.entkhbat.poster import (
    BRICK,
    DARKWOOD,
    GOLD,
    NIGHT,
    OLIVE,
    PAPER,
    PETROL,
    SAND,
    SKINS,
    STEEL,
    WOOD,
    sparks,
)
from art.portraits.common import side_shade
from art.press import Sheet, blob, moved, poly, rrect, spline, walk


def tough_luck(s: Sheet) -> None:
    """A raised palm: not any more."""
    skin = SKINS[1]
    s.ink(poly("-62,96 62,96 74,170 -74,170"), NIGHT, 4.4, 2.6)
    s.ink(rrect(-76, 74, 152, 36, 5), PAPER, 4, 2.4)
    for x, y, turn in ((-60, -34, -15), (-21, -66, -5), (20, -68, 4), (60, -36, 15)):
        s.ink(moved(rrect(-20, -74, 40, 132, 20), x, y, rot=turn), skin, 4, 2.6)
    s.ink(moved(rrect(-20, -66, 40, 118, 20), 98, 26, rot=50), skin, 4, 2.6)
    palm = blob("-86,-6 -66,-26 62,-28 88,14 72,76 -68,76 -88,34")
    s.ink(palm, skin, 4, 2.6)
    with s.inside(moved(palm, 0, 4)):
        s.wipe(poly("-80,-30 60,-30 60,-4 -80,-4"))
        s.fill(poly("-80,-30 60,-30 60,-4 -80,-4"), skin)
    side_shade(s, palm, "#b9744f", 0.8, (16, 8))
    s.stroke([(-62, 22), (-8, 6), (52, 26)], 5)
    s.stroke([(-52, 58), (-12, 32), (56, 46)], 5)
    sparks(s, 0, -30, 172, 12, 0.86, 0.26)


def objection(s: Sheet) -> None:
    """A gavel on its way down."""
    s.ink(rrect(-120, 92, 240, 44, 8), DARKWOOD, 4.4, 3.4)
    s.ink(rrect(-92, 70, 184, 28, 6), WOOD, 4, 2.4)
    with s.at(6, -20, rot=-30):
        s.ink(rrect(-14, 10, 28, 178, 10), WOOD, 4.2, 3)
        head = rrect(-104, -62, 208, 104, 14)
        s.ink(head, WOOD, 4.6, 3.6)
        s.shade(rrect(-104, -4, 208, 46, 14), NIGHT, 0.5, head, plate="fine")
        for x in (-86, 60):
            s.ink(rrect(x, -69, 26, 118, 6), GOLD, 4, 2.4)
        s.stroke([(-50, -44), (44, -44)], 8, SAND, "type", a=0.5)
    for side in (-1, 1):
        s.stroke([(side * 118, 54), (side * 158, 34)], 9, SAND, "type", a=0.9)
        s.stroke([(side * 138, 84), (side * 174, 78)], 9, SAND, "type", a=0.9)


def tit_for_tat(s: Sheet) -> None:
    """A stamp meets itself in the mirror."""
    s.ink(rrect(-9, -142, 18, 276, 6), GOLD, 4, 2.4)
    for flip, cloth, pad in ((True, BRICK, PETROL), (False, OLIVE, BRICK)):
        with s.at(0, -26, flip=flip):
            s.ink(rrect(128, -44, 60, 92, 3), cloth, 4, 2.6)
            s.ink(rrect(106, -50, 26, 104, 4), PAPER, 3.8, 2)
            s.ink(blob("108,-38 64,-34 40,-26 30,0 40,34 66,42 108,44"), SKINS[1], 4, 2.4)
            s.ink(rrect(34, -62, 34, 116, 14), NIGHT, 4, 2.6)
            s.ink(rrect(20, 48, 60, 24, 5), pad, 4, 2.4)
            for i in range(3):
                s.stroke([(60, -14 + i * 16), (78, -12 + i * 16), (96, -16 + i * 16)], 4, a=0.7, b=0.2)
            s.ink(poly("26,104 72,76 72,92 116,92 116,118 72,118 72,134"), PAPER, 3.8, 2.4)


def deals_off(s: Sheet) -> None:
    """A signed paper, torn through the signatures."""
    rip = "-6,-150 12,-104 -14,-62 16,-18 -12,30 14,74 -8,118 6,150"
    edge = [(float(x), float(y)) for x, y in (pair.split(",") for pair in rip.split())]
    for side, dx, turn in ((-1, -26, -9), (1, 28, 8)):
        with s.at(dx, 4, rot=turn):
            half = poly([(side * 118, -130), *edge, (side * 118, 130)])
            s.ink(half, PAPER, 4.6, 3.6)
            with s.inside(half):
                s.text(0, -78, "DEAL", "num", 62, BRICK, track=3)
                for i in range(4):
                    s.stroke([(-98, -44 + i * 26), (98, -44 + i * 26)], 6, STEEL, "type", a=0.9, b=0.9)
                s.stroke([(-92, 88), (-70, 62), (-58, 92), (-40, 68), (-22, 88)], 6, PETROL, "type", a=0.6)
                s.stroke([(28, 88), (44, 64), (58, 92), (76, 66), (96, 84)], 6, OLIVE, "type", a=0.6)
            s.line(half, 4.6)
    for x, y, turn in ((-8, -120, 20), (20, 128, -30), (-30, 140, 60)):
        s.ink(moved(poly("-10,-8 12,-10 8,10"), x, y, rot=turn), PAPER, 3.2, 1.4)


def deal_switch(s: Sheet) -> None:
    """Points on a railway: the hand that was held out leads elsewhere."""
    branches = (
        [(-36, 170), (-34, 70), (-84, -40), (-112, -170)],
        [(-36, 170), (-34, 70), (36, -40), (76, -170)],
    )
    for branch in branches:
        for x, y, turn in walk(spline(branch), 27):
            s.ink(moved(rrect(-46, -7, 92, 14, 2), x, y, rot=math.degrees(turn) + 90), WOOD, 3, 1.2)
    for branch in branches:
        for side in (-1, 1):
            rail = spline([(x + side * 27, y) for x, y in branch])
            s.line(rail, 15)
            s.line(rail, 8, "#c9d2d2")
    with s.at(124, 84):
        s.ink(rrect(-40, 28, 80, 30, 5), NIGHT, 4, 2)
        with s.at(0, 34, rot=26):
            s.ink(rrect(-8, -128, 16, 132, 5), "#c9d2d2", 4, 2.4)
            s.ink(rrect(-21, -154, 42, 46, 15), BRICK, 4.2, 2.6)
    s.ink(rrect(-176, -128, 62, 50, 4), BRICK, 4, 2.4)
    for turn in (1, -1):
        s.line(spline([(-160, -103 - turn * 14), (-130, -103 + turn * 14)]), 9, PAPER, "type")
    s.ink(rrect(112, -142, 62, 50, 4), OLIVE, 4, 2.4)
    s.stroke([(126, -116), (138, -104), (162, -130)], 11, PAPER, "type", a=0.6, b=0.4, peak=0.4)
