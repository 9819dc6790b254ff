"""General Commands: the attacks, and the Deal."""

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
    star8,
)
from art.entkhbat.scenes.people import CLOTHS, ballot, card_back, flame, person, sleeve
from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, minus, moved, oval, poly, rrect, spline


def jail_time(s: Sheet) -> None:
    """A barred window, and somebody behind it who still waves."""
    s.ink(rrect(-132, -132, 264, 264, 6), STEEL, 4.4, 4)
    s.ink(rrect(-104, -104, 208, 208, 3), NIGHT, 4, 0)
    with s.inside(rrect(-104, -104, 208, 208, 3)):
        s.glow(40, -60, 120, GOLD, 0.5)
        person(s, -6, -8, 3.1, BRICK, 1, "brim")
    for i in range(5):
        x = -84 + i * 42
        s.ink(rrect(x - 8, -112, 16, 224, 5), GOLD, 3.8, 2.4)
    for y in (-58, 62):
        s.ink(rrect(-112, y - 7, 224, 14, 4), GOLD, 3.6, 2)
    for side in (-1, 1):
        s.ink(
            blob(
                [
                    (side * 42 - 19, 20),
                    (side * 42, 8),
                    (side * 42 + 19, 20),
                    (side * 42 + 17, 46),
                    (side * 42 - 17, 46),
                ]
            ),
            SKINS[1],
            3.6,
            2,
        )
        for i in range(3):
            s.stroke([(side * 42 - 14, 24 + i * 8), (side * 42 + 12, 24 + i * 8)], 2.6)
    for x, y in ((-118, -118), (118, -118), (-118, 118), (118, 118)):
        s.ink(circle(x, y, 8), NIGHT, 2, 0)


def deal(s: Sheet) -> None:
    """Two hands shake; each has a paper up the sleeve."""
    for flip, cloth, skin in ((True, BRICK, SKINS[0]), (False, OLIVE, SKINS[2])):
        with s.at(0, 6, 1, 0, flip=flip):
            s.ink(rrect(66, -66, 54, 40, 3), PAPER, 3.4, 1.6)
            sleeve(s, cloth)
            s.ink(blob("52,-40 4,-46 -46,-34 -68,4 -44,36 6,46 52,40"), skin, 4, 2.6)
    for i in range(4):
        s.ink(moved(rrect(-36, -11, 72, 22, 11), -28 + i * 5, -20 + i * 20, rot=16), SKINS[2], 3.4, 1.8)
    s.ink(moved(rrect(-42, -13, 84, 26, 13), 10, -42, rot=-22), SKINS[0], 3.6, 1.8)
    for i, x in enumerate((-92, 0, 92)):
        s.stroke([(x, -112 + abs(x) * 0.12), (x * 1.06, -140 + abs(x) * 0.1)], 9, SAND, "type", a=0.9)
        s.stroke([(x, 96 - abs(x) * 0.1), (x * 1.06, 126 - abs(x) * 0.1)], 9 - i % 2, SAND, "type", a=0.9)


def reshuffle(s: Sheet) -> None:
    """Two hands of cards change places around one chair."""
    for side in (-1, 1):
        for i in range(3):
            card_back(
                s,
                side * 96 + (i - 1) * 24,
                22 - abs(i - 1) * -6,
                0.86,
                (i - 1) * 14 + side * 4,
                PETROL if side < 0 else BRICK,
            )
    for turn in (0, 180):
        with s.at(0, -6, rot=turn):
            path = arc(0, 0, 128, 214, 96)
            s.line(path, 34)
            s.line(path, 24, GOLD)
            tip = moved(
                poly("-8,-36 44,4 -20,34"),
                128 * math.cos(math.radians(310)),
                128 * math.sin(math.radians(310)),
                rot=42,
            )
            s.ink(tip, GOLD, 4, 2.4)


def inspection(s: Sheet) -> None:
    """A glass over somebody's hand of cards."""
    for i in range(5):
        card_back(s, (i - 2) * 52, 34 + abs(i - 2) * 10, 1.12, (i - 2) * 11, PETROL)
    with s.at(14, -8, rot=-40):
        s.ink(rrect(-17, 84, 34, 96, 12), WOOD, 4.4, 3)
    s.ink(circle(14, -8, 98), GOLD, 4.4, 3.6)
    s.ink(circle(14, -8, 80), "#dcecec", 4, 0)
    with s.inside(circle(14, -8, 78)):
        s.ink(blob("-70,-6 -24,-52 14,-60 52,-52 98,-6 52,36 14,44 -24,36"), PAPER, 4, 0)
        s.ink(circle(14, -8, 38), PETROL, 4, 0)
        s.fill(circle(14, -8, 17), NIGHT, plate="type")
        s.fill(circle(26, -20, 8), PAPER, plate="type")
    s.stroke([(-48, -30), (-34, -60), (-6, -76)], 8, PAPER, "type")


def cut_the_mic(s: Sheet) -> None:
    """Scissors at a microphone's cable."""
    s.ink(rrect(-54, -138, 84, 132, 40), STEEL, 4.4, 3.6)
    with s.inside(rrect(-54, -138, 84, 132, 40)):
        for i in range(8):
            s.line(spline([(-60, -128 + i * 16), (40, -128 + i * 16)]), 2.6)
            s.line(spline([(-48 + i * 12, -140), (-48 + i * 12, 0)]), 2.6)
    s.ink(rrect(-58, -76, 92, 18, 4), BRICK, 4, 2)
    s.ink(poly("-40,-6 16,-6 4,66 -28,66"), NIGHT, 4, 2)
    s.line(spline([(-12, 66), (-14, 74)]), 11)
    s.line(spline([(-10, 98), (-24, 124), (-80, 134), (-150, 122)]), 11)
    with s.at(44, 84, rot=-14):
        for turn, dy in ((-13, 1), (13, -1)):
            with s.at(0, 0, rot=turn):
                s.ink(poly([(8, -9 * dy), (-92, -2 * dy), (-96, 4 * dy), (8, 12 * dy)]), PAPER, 3.8, 2)
                s.line(oval(66, 22 * dy, 40, 24), 15)
                s.line(oval(66, 22 * dy, 40, 24), 8, BRICK)
        s.ink(circle(4, 0, 8), GOLD, 3.4, 1.4)
    for side in (-1, 1):
        for i in range(2):
            s.line(arc(-12, -80, 74 + i * 26, 0 if side > 0 else 180, 40), 7, SAND, "type")
            s.line(arc(-12, -80, 74 + i * 26, -40 if side > 0 else 140, 40), 7, SAND, "type")


def hostile_takeover(s: Sheet) -> None:
    """A new flag over somebody else's wall."""
    s.ink(
        poly(
            "-170,150 -170,34 -130,34 -130,60 -90,60 -90,34 -50,34 -50,60 -10,60 "
            "-10,34 30,34 30,60 70,60 70,34 110,34 110,60 150,60 150,34 175,34 175,150"
        ),
        WOOD,
        4.4,
        3,
    )
    for row in range(3):
        for i in range(6):
            s.line(rrect(-168 + i * 60 + row % 2 * 28, 72 + row * 26, 58, 26), 2.2, DARKWOOD, "flat")
    s.ink(poly("-24,152 -24,104 4,86 32,104 32,152"), NIGHT, 4, 0)
    s.line(spline([(58, 60), (30, -142)]), 15)
    s.line(spline([(57, 58), (30, -140)]), 8, GOLD)
    s.ink(blob("32,-138 84,-150 140,-128 170,-138 160,-58 116,-42 74,-60 40,-48"), BRICK, 4.4, 3.4)
    s.ink(star8(104, -94, 30), GOLD, 3.6, 2)
    s.stroke([(-110, 40), (-80, -2), (-20, -8), (34, 6)], 32, "ink", "key", a=0.9, b=0.8)
    s.stroke([(-110, 40), (-80, -2), (-20, -8), (34, 6)], 23, PETROL, "type", a=0.9, b=0.8)
    s.ink(circle(38, 4, 19), SKINS[0], 3.8, 2)
    person(s, -112, 2, 1.8, PETROL, 0, "cap")
    s.ink(poly("-170,150 -170,34 -130,34 -130,60 -90,60 -90,34 -76,34 -76,150"), WOOD, 4.4, 0)


def burn_a_card(s: Sheet) -> None:
    """Pick a card; a match is ready."""
    for i in range(5):
        lift = -34 if i == 3 else 0
        card_back(
            s, -40 + (i - 2) * 50, 44 + abs(i - 2) * 9 + lift, 1.1, (i - 2) * 12, (PETROL, BRICK)[i == 3]
        )
    flame(s, 46, -36, 0.62)
    with s.at(120, -36, rot=30):
        s.ink(rrect(-7, -30, 14, 136, 3), WOOD, 3.8, 2)
        s.ink(blob("-12,-24 -14,-44 0,-56 14,-44 12,-24"), BRICK, 3.6, 1.8)
    flame(s, 148, -74, 0.36)


def ballots_below(s: Sheet) -> None:
    """Ballot papers that will not be counted."""
    for i in range(5):
        ballot(s, (i - 2) * 72, 118 + (i % 2) * 12, 1.1, (-12, 7, -4, 9, -8)[i])


def burn(s: Sheet, count: int) -> None:
    """As many flames as hundreds."""
    ballots_below(s)
    for i in range(count):
        x = (i - (count - 1) / 2) * 118
        flame(s, x, 102 - (14 if i == 1 and count == 3 else 0), 1.36 if count == 1 else 1.12)
    s.text(0, -16, str(count * 100), "num", 126, SAND, outline=(NIGHT, 15), drop=(NIGHT, 5, 5))


def burn_100(s: Sheet) -> None:
    """One flame."""
    burn(s, 1)


def burn_200(s: Sheet) -> None:
    """Two flames."""
    burn(s, 2)


def burn_300(s: Sheet) -> None:
    """Three flames."""
    burn(s, 3)


def lift_immunity(s: Sheet) -> None:
    """A shield, split by the committee's own key."""
    shield = blob("0,-136 76,-112 118,-120 112,-6 72,84 0,128 -72,84 -112,-6 -118,-120 -76,-112")
    crack = poly("-4,-170 22,-96 -16,-44 24,4 -14,60 12,170 190,170 190,-170")
    left, right = minus(shield, crack), minus(shield, minus(shield, crack))
    for half, dx, turn in ((left, -20, -8), (right, 22, 8)):
        with s.at(dx, 0, rot=turn):
            s.ink(half, PETROL, 5, 4)
            with s.inside(half):
                s.ink(moved(shield, 0, 0, 0.8), GOLD, 3.6, 0)
                s.ink(moved(shield, 0, 0, 0.66), PAPER, 3.6, 0)
                s.ink(star8(0, -4, 54), BRICK, 4, 2)
            s.line(half, 5)
    with s.at(4, 16, rot=36):
        s.line(circle(0, -78, 26), 20)
        s.line(circle(0, -78, 26), 11, GOLD)
        s.ink(rrect(-8, -52, 16, 124, 3), GOLD, 3.8, 2)
        s.ink(rrect(6, 38, 26, 14, 2), GOLD, 3.4, 1.4)
        s.ink(rrect(6, 60, 20, 12, 2), GOLD, 3.4, 1.4)


def no_confidence(s: Sheet) -> None:
    """A row of thumbs, all down."""
    for i, (x, y, k) in enumerate(((-112, -20, 0.8), (112, -20, 0.8), (0, -8, 1.15))):
        skin = SKINS[(2, 0, 1)[i]]
        with s.at(x, y, k):
            s.ink(poly("-40,-150 40,-150 46,-66 -46,-66"), CLOTHS[(1, 2, 0)[i]], 4, 2.6)
            s.ink(rrect(-50, -82, 100, 26, 4), PAPER, 3.8, 2)
            s.ink(blob("-46,-56 48,-56 58,-20 50,28 10,40 -36,34 -56,0"), skin, 4, 2.8)
            s.ink(blob("-46,20 -18,18 -4,44 -6,110 -24,124 -44,112 -46,60"), skin, 4, 2.4)
            for j in range(3):
                s.stroke([(8, -26 + j * 20), (34, -24 + j * 20), (52, -28 + j * 20)], 4, a=0.3, b=0.5)
    for x in (-60, 62):
        s.stroke([(x, 84), (x, 128)], 11, SAND, "type", a=0.9, b=0.9)
        s.fill(poly([(x - 17, 122), (x + 17, 122), (x, 146)]), SAND, plate="type")


def restraining_order(s: Sheet) -> None:
    """A rope barrier: somebody who may only watch."""
    person(s, -92, -56, 2.3, OLIVE, 2, "hair")
    person(s, 108, -62, 2.0, BRICK, 0, "brim")
    s.stroke([(66, -16), (26, -34), (2, -30)], 19, "ink", "key", a=0.9, b=0.7)
    s.stroke([(66, -16), (26, -34), (3, -30)], 12, BRICK, "type", a=0.9, b=0.7)
    for x in (-144, 10, 164):
        s.ink(rrect(x - 8, -20, 16, 142, 4), GOLD, 4, 2.4)
        s.ink(circle(x, -26, 17), GOLD, 4, 2.4)
        s.ink(oval(x, 128, 40, 13), GOLD, 4, 2.4)
    for x1, x2 in ((-144, 10), (10, 164)):
        for dy, drop in ((-4, 48), (38, 44)):
            line = spline([(x1 + 8, dy), ((x1 + x2) / 2, dy + drop), (x2 - 8, dy)])
            s.line(line, 19)
            s.line(line, 12, BRICK)
    s.ink(rrect(-50, 44, 36, 4, 1), NIGHT, 1, 0)
    with s.at(-67, 84, rot=-3):
        s.ink(rrect(-52, -26, 104, 52, 4), PAPER, 3.8, 2.2)
        s.text(0, 17, "50 PACES", "num", 34, BRICK, fit=92)


def filing_fees(s: Sheet) -> None:
    """A stamp on Form 12B, in triplicate."""
    for i, turn in enumerate((-12, 6, -3)):
        with s.at(-16 + i * 12, 46 + i * 4, rot=turn):
            s.ink(rrect(-118, -74, 236, 150, 4), (SAND, "#f3d9c4", PAPER)[i], 4, 2.6)
    with s.at(8, 54, rot=-3):
        s.text(-96, -26, "FORM 12B", "num", 40, NIGHT, anchor="l")
        for i in range(3):
            s.stroke([(-96, 0 + i * 20), (10 - i * 20, 0 + i * 20)], 5, STEEL, "type", a=0.9, b=0.9)
        s.line(rrect(28, -6, 84, 58, 6), 5, BRICK, "type")
        s.text(70, 38, "100", "num", 44, BRICK)
    with s.at(62, -42, rot=14):
        s.ink(blob("-30,-60 -26,-98 0,-110 26,-98 30,-60 16,-28 -16,-28"), WOOD, 4.4, 3)
        side_shade(s, blob("-30,-60 -26,-98 0,-110 26,-98 30,-60 16,-28 -16,-28"), NIGHT, 0.5, (14, 6))
        s.ink(rrect(-52, -30, 104, 34, 6), BRICK, 4.2, 2.6)
        s.ink(rrect(-46, 4, 92, 12, 2), NIGHT, 3, 0)
    for i in range(3):
        ballot(s, -128 + i * 18, -92 + i * 12, 0.72, -20 + i * 14)
    sparks(s, 62, 0, 128, 8, 0.82, 0.3)
