"""The emblems of the other twelve regions, about 180 units wide around (0, 0)."""

from __future__ import annotations

import math

from art.entkhbat.poster import BRICK, DARKWOOD, GOLD, NIGHT, PAPER, SAND, STEEL, WOOD
from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, flower, moved, oval, poly, rrect, spline, walk


def rails(s: Sheet) -> None:
    """Points: every party has a branch line here."""
    branches = (
        [(-30, 100), (-30, 30), (-58, -30), (-66, -100)],
        [(-30, 100), (-30, 30), (26, -30), (52, -100)],
    )
    for branch in branches:
        for x, y, turn in walk(spline(branch), 25):
            s.ink(moved(rrect(-30, -5, 60, 10, 1), x, y, rot=math.degrees(turn) + 90), WOOD, 2.6, 1)
    for branch in branches:
        for side in (-1, 1):
            rail = spline([(x + side * 17, y) for x, y in branch])
            s.line(rail, 11)
            s.line(rail, 5.6, PAPER)
    s.ink(circle(74, 54, 22), GOLD, 4, 2.4)
    s.ink(rrect(70, 74, 8, 30, 1), NIGHT, 2, 0)
    s.ink(rrect(58, 48, 32, 11, 2), PAPER, 3, 0)


def kite(s: Sheet) -> None:
    """A kite with its strings in plain sight."""
    with s.at(8, -22, rot=18):
        s.ink(poly("0,-86 58,-8 0,82 -58,-8"), PAPER, 4.6, 3.4)
        s.fill(poly("0,-84 56,-8 0,-8"), GOLD)
        s.fill(poly("0,80 -56,-8 0,-8"), GOLD)
        s.line(spline([(0, -86), (0, 82)]), 4)
        s.line(spline([(-58, -8), (58, -8)]), 4)
    s.line(spline([(-18, 56), (-46, 74), (-20, 90), (-60, 106)]), 4)
    for x, y, turn in ((-42, 74, 10), (-24, 91, -16)):
        s.ink(moved(poly("0,0 -18,-10 -18,10"), x, y, rot=turn), BRICK, 3, 1)
        s.ink(moved(poly("0,0 18,-10 18,10"), x, y, rot=turn), BRICK, 3, 1)


def anchor(s: Sheet) -> None:
    """An anchor."""
    s.line(circle(0, -76, 19), 17)
    s.line(circle(0, -76, 19), 8.4, PAPER)
    s.line(arc(0, 14, 72, 14, 152), 27)
    s.line(arc(0, 14, 72, 14, 152), 17, PAPER)
    s.ink(rrect(-10, -58, 20, 148, 3), PAPER, 4.2, 2.4)
    s.ink(rrect(-48, -40, 96, 18, 6), GOLD, 4, 2.2)
    for side in (-1, 1):
        s.ink(poly([(side * 90, 12), (side * 96, 52), (side * 50, 40)]), PAPER, 4.2, 2)


def inkwell(s: Sheet) -> None:
    """An inkwell and a quill."""
    s.stroke([(24, -6), (46, -60), (84, -104)], 8, DARKWOOD, "key", a=0.8, b=0.5)
    s.ink(blob("34,-38 42,-86 90,-110 84,-62 50,-28"), PAPER, 4.2, 2.4)
    s.line(spline([(32, -22), (58, -62), (88, -108)]), 3.4)
    s.ink(blob("-66,80 -70,30 -34,8 34,8 70,30 66,80 0,92"), PAPER, 4.6, 3.2)
    s.ink(rrect(-28, -18, 56, 30, 5), GOLD, 4, 2.4)
    s.ink(oval(0, -18, 28, 8), NIGHT, 3.4, 0)
    s.ink(blob("-50,60 -50,44 -24,32 24,32 50,44 50,60 0,72"), "#2a446b", 3.4, 0)


def set_square(s: Sheet) -> None:
    """A set square on a plan that is finished any year now."""
    outer, inner = poly("-84,88 -84,-96 96,88"), poly("-52,56 -52,-22 24,56")
    s.ink(outer, PAPER, 4.6, 3.4)
    s.wipe(inner)
    s.ink(inner, "#2a22e0", 4, 0)
    for i in range(6):
        s.line(spline([(-84, -58 + i * 22), (-72 + (i % 2) * 6, -58 + i * 22)]), 3.4)
        s.line(spline([(-58 + i * 24, 88), (-58 + i * 24, 76 - (i % 2) * 6)]), 3.4)
    with s.at(52, -48, rot=38):
        s.ink(rrect(-9, -56, 18, 84, 3), GOLD, 4, 2.2)
        s.ink(poly("-9,28 9,28 0,54"), SAND, 3.8, 1.6)
        s.fill(poly("-4,43 4,43 0,54"), NIGHT, plate="type")


def lilac(s: Sheet) -> None:
    """A spray of lilac, seen by all the neighbours."""
    s.stroke([(-8, 104), (-2, 50), (4, 8)], 9, DARKWOOD, "key", a=0.8, b=0.7)
    for side in (-1, 1):
        s.ink(blob([(0, 66), (side * 30, 34), (side * 78, 36), (side * 46, 74)]), "#6f9a3c", 4, 2)
    spots = [(0, -92, 14), (-20, -66, 17), (18, -68, 17), (-38, -34, 18), (0, -42, 19), (38, -36, 18)]
    spots += [
        (-50, 0, 17),
        (-18, -8, 19),
        (20, -8, 19),
        (52, 0, 17),
        (-24, 24, 17),
        (10, 26, 18),
        (38, 24, 15),
    ]
    for i, (x, y, r) in enumerate(spots):
        s.ink(flower(x, y, r, 4, 0.5, i * 0.5), (PAPER, "#f3d6fb")[i % 2], 3.2, 1.6)
        s.fill(circle(x, y, 3.6), GOLD, plate="type")


def plum(s: Sheet) -> None:
    """A plum, taken."""
    body = blob("0,-50 42,-58 80,-16 70,52 16,88 -40,78 -80,28 -72,-28 -38,-58")
    s.ink(body, PAPER, 4.6, 3.4)
    side_shade(s, body, "#b58bd1", 0.9, (20, 10))
    s.stroke([(2, -50), (12, 0), (2, 54)], 5, "#781d85", "key")
    s.stroke([(0, -48), (-4, -76), (8, -98)], 9, DARKWOOD, "key", a=0.8, b=0.7)
    s.ink(blob("0,-70 34,-104 78,-96 44,-66"), GOLD, 4, 2)
    s.stroke([(-52, 22), (-50, -8), (-32, -28)], 7, "white", "type")


def carousel(s: Sheet) -> None:
    """A carousel; the horses stay in order."""
    s.ink(rrect(-8, -40, 16, 116, 2), GOLD, 3.8, 2)
    for x in (-58, 58):
        s.line(spline([(x, -40), (x, 66)]), 8)
        s.line(spline([(x, -40), (x, 66)]), 3.4, GOLD)
        with s.at(x, 22, 1, 0, flip=x > 0):
            s.ink(
                blob(
                    "-28,4 -32,-12 -44,-20 -40,-32 -26,-30 -12,-14 20,-16 "
                    "30,-2 26,10 20,34 12,34 10,12 -12,12 -16,34 -24,34"
                ),
                PAPER,
                3.8,
                2,
            )
            s.fill(circle(-33, -24, 2.6), NIGHT, plate="type")
            s.ink(rrect(-8, -18, 20, 12, 3), BRICK, 3, 0)
    s.ink(poly("-96,-40 0,-98 96,-40"), PAPER, 4.4, 3)
    for x1, x2 in ((-58, -20), (20, 58)):
        s.fill(poly([(x1, -42), (x2, -42), (0, -96)]), GOLD)
    s.line(poly("-96,-40 0,-98 96,-40"), 4.4)
    for i in range(6):
        s.ink(arc(-80 + i * 32, -40, 16, 0, 180), GOLD if i % 2 else PAPER, 3.6, 1.2)
    s.ink(rrect(-98, 70, 196, 18, 4), PAPER, 4, 2.4)
    s.ink(circle(0, -102, 8), BRICK, 3.4, 1)


def neon(s: Sheet) -> None:
    """A neon arrow; half of its lamps are being repaired."""
    shape = poly("-96,-28 10,-28 10,-66 98,0 10,66 10,28 -96,28")
    s.ink(shape, NIGHT, 5, 4)
    s.line(moved(shape, 0, 0, 0.84), 9, GOLD, "type")
    s.line(moved(shape, 0, 0, 0.84), 3, PAPER, "type")
    for i in range(5):
        s.ink(circle(-66 + i * 28, 0, 9), (PAPER, "#5b6672")[i in (2, 3)], 3, 0)
    for x, y in ((-84, -60), (-52, -68), (-84, 62), (-50, 70)):
        s.stroke([(x, y), (x * 1.12, y * 1.24)], 6, PAPER, "type", a=0.9)


def candyfloss(s: Sheet) -> None:
    """Candyfloss: ninety percent air."""
    s.ink(poly("-17,16 17,16 4,106 -4,106"), GOLD, 4.2, 2.4)
    for i in range(3):
        s.line(spline([(-14 + i * 2, 36 + i * 20), (13 - i * 3, 30 + i * 20)]), 3)
    cloud = blob("-70,10 -88,-30 -58,-62 -30,-92 8,-96 46,-84 66,-54 88,-24 66,14 24,30 -26,28")
    s.ink(cloud, PAPER, 4.6, 3.4)
    side_shade(s, cloud, "#e7709f", 0.6, (20, 12))
    for points in ("-50,-14 -34,-44 -2,-42 -8,-18", "10,-62 40,-58 46,-30 22,-20", "-24,8 6,0 36,8"):
        s.stroke(points, 6, "#e7709f", "key", a=0.4, b=0.4)


def bridge(s: Sheet) -> None:
    """A stone arch, opened eleven times."""
    s.ink(poly("-104,-20 104,-20 104,72 -104,72"), PAPER, 4.6, 3)
    hole = blob("-62,84 -60,30 0,-6 60,30 62,84")
    s.ink(hole, "#fa105e", 4.2, 0)
    s.wipe(poly("-58,74 58,74 58,92 -58,92"))
    s.ink(rrect(-110, -38, 220, 22, 3), GOLD, 4.2, 2.4)
    for i in range(7):
        a = math.radians(200 + i * 23.4)
        s.line(
            spline([(math.cos(a) * 62, 46 + math.sin(a) * 52), (math.cos(a) * 84, 46 + math.sin(a) * 74)]),
            3.2,
        )
    for i in range(3):
        s.stroke([(-70 + i * 52, 88), (-50 + i * 52, 78), (-28 + i * 52, 88)], 7, PAPER, "type", a=0.5, b=0.5)
    for x in (-74, 74):
        s.line(spline([(x, -38), (x, -92)]), 5)
        s.ink(poly([(x + 2, -92), (x + 36, -82), (x + 2, -70)]), PAPER, 3.6, 1.6)


def curtain(s: Sheet) -> None:
    """A stage curtain, half drawn."""
    s.ink(rrect(-88, -64, 176, 148, 2), NIGHT, 4.4, 0)
    s.glow(0, 30, 70, GOLD, 0.8)
    s.ink(rrect(-96, 76, 192, 18, 3), WOOD, 4, 2.4)
    for side in (-1, 1):
        drape = blob(
            [
                (side * 92, -70),
                (side * 4, -70),
                (side * 22, -10),
                (side * 70, 22),
                (side * 62, 78),
                (side * 94, 78),
            ]
        )
        s.ink(drape, PAPER, 4.4, 2.6)
        for i in range(2):
            s.stroke(
                [(side * (34 + i * 28), -60), (side * (52 + i * 20), -10), (side * (78 + i * 6), 18)],
                5,
                "#922a51",
                "key",
            )
        s.ink(rrect(side * 76 - 17, 16, 34, 13, 4), GOLD, 3.6, 1.6)
    for i in range(6):
        s.ink(arc(-80 + i * 32, -72, 17, 0, 180), GOLD if i % 2 else PAPER, 3.8, 1.4)
    s.ink(rrect(-102, -92, 204, 20, 5), GOLD, 4.2, 2.4)
    s.ink(circle(0, 62, 9), STEEL, 3.2, 1.2)
    s.ink(rrect(-3, 66, 6, 20, 1), STEEL, 2.4, 0)
