"""The emblems of the first thirteen regions, about 180 units wide around (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.entkhbat.poster import DARKWOOD, GOLD, NIGHT, PAPER, SAND, STEEL, WOOD
from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, flower, moved, oval, poly, rrect, spline

Emblem = Callable[[Sheet], None]


def brick(s: Sheet) -> None:
    """A wall that somebody began."""
    for row, (count, shift) in enumerate(((1, 30), (2, -14), (3, 0))):
        for i in range(count):
            x, y = -92 + i * 62 + shift + (row == 2) * 0, -48 + row * 40
            s.ink(rrect(x, y, 58, 34, 3), (PAPER, GOLD, SAND)[(i + row) % 3], 4, 2.4)
    s.ink(poly("34,-62 92,-40 62,-2"), STEEL, 4, 2.4)
    s.stroke([(74, -48), (96, -74)], 12, WOOD, "key", a=0.9, b=0.8)


def kiln(s: Sheet) -> None:
    """A kiln with its fire."""
    s.ink(blob("-84,84 -78,-6 -42,-58 -16,-66 16,-66 42,-58 78,-6 84,84"), PAPER, 4.4, 3.2)
    s.ink(rrect(-20, -98, 40, 38, 3), PAPER, 4, 2.2)
    s.ink(blob("-40,84 -40,30 0,-6 40,30 40,84"), NIGHT, 4, 0)
    s.ink(blob("-24,84 -28,52 -6,34 2,10 22,46 24,84"), GOLD, 3.4, 0)
    for y in (-34, -4):
        s.line(spline([(-66 - y * 0.2, y + 4), (-52 - y * 0.4, y)]), 3.4)
        s.line(spline([(66 + y * 0.2, y + 4), (52 + y * 0.4, y)]), 3.4)


def fish(s: Sheet) -> None:
    """A salmon on its way up."""
    with s.at(0, -6, rot=-28):
        s.ink(blob("58,0 98,-38 88,0 98,38"), PAPER, 4.2, 2.4)
        s.ink(blob("-84,2 -48,-38 6,-44 66,-6 66,8 6,44 -48,38"), PAPER, 4.4, 3)
        s.ink(blob("-6,-40 22,-66 40,-32"), GOLD, 3.8, 1.8)
        s.line(arc(-50, 0, 30, -60, 120), 4)
        s.ink(circle(-58, -8, 7), NIGHT, 1, 0)
        for x in (-8, 16, 38):
            s.line(arc(x, 0, 16, -60, 120), 3.4)
    for i in range(3):
        s.stroke([(-92 + i * 56, 84), (-70 + i * 56, 70), (-46 + i * 56, 84)], 8, PAPER, "type", a=0.5, b=0.5)


def cup(s: Sheet) -> None:
    """A steaming cup."""
    s.line(arc(62, 14, 28, -80, 170), 17)
    s.line(arc(62, 14, 28, -80, 170), 8, PAPER)
    s.ink(blob("-68,-26 68,-26 60,40 34,66 -34,66 -60,40"), PAPER, 4.4, 3)
    s.ink(oval(0, -26, 68, 16), GOLD, 4, 0)
    s.ink(oval(0, 78, 88, 13), PAPER, 4, 2.4)
    for x in (-30, 0, 30):
        s.stroke([(x, -50), (x + 12, -68), (x - 8, -86), (x + 4, -104)], 8, PAPER, "type")


def orange(s: Sheet) -> None:
    """Half an orange."""
    s.ink(circle(0, 0, 88), PAPER, 4.6, 3.4)
    s.ink(circle(0, 0, 74), GOLD, 3.6, 0)
    for i in range(8):
        a = math.radians(i * 45)
        s.line(spline([(0, 0), (math.cos(a) * 74, math.sin(a) * 74)]), 8, PAPER, "key")
    s.line(circle(0, 0, 74), 3.6)
    s.fill(circle(0, 0, 13), PAPER, plate="type")
    s.ink(blob("30,-84 62,-108 92,-98 66,-76"), "#6f9a3c", 3.8, 2)


def columns(s: Sheet) -> None:
    """Three columns and a good deal of roof."""
    s.ink(poly("-96,-44 0,-98 96,-44"), PAPER, 4.4, 2.6)
    s.ink(rrect(-92, -46, 184, 20, 2), GOLD, 4, 2)
    for x in (-62, 0, 62):
        s.ink(rrect(x - 17, -26, 34, 92, 2), PAPER, 4, 2.4)
        for dx in (-6, 6):
            s.line(spline([(x + dx, -18), (x + dx, 58)]), 2.8)
    s.ink(rrect(-88, 64, 176, 14, 2), GOLD, 3.8, 2)
    s.ink(rrect(-102, 78, 204, 14, 2), PAPER, 3.8, 2)
    s.ink(circle(0, -64, 9), GOLD, 3, 0)


def windmill(s: Sheet) -> None:
    """A mill that turns whichever way it blows."""
    s.ink(poly("-36,92 -22,-20 22,-20 36,92"), PAPER, 4.4, 2.8)
    s.ink(blob("-30,-18 0,-54 30,-18"), GOLD, 4, 2)
    s.ink(rrect(-10, 58, 20, 34, 2), NIGHT, 3, 0)
    for i in range(4):
        with s.at(0, -22, rot=24 + i * 90):
            s.ink(rrect(-4, -94, 8, 94, 2), DARKWOOD, 3.4, 1.4)
            s.ink(rrect(4, -92, 26, 66, 2), PAPER, 3.8, 1.8)
            for y in (-74, -52):
                s.line(spline([(4, y), (30, y)]), 3)
    s.ink(circle(0, -22, 11), GOLD, 3.8, 1.6)


def sunflower(s: Sheet) -> None:
    """A sunflower, looking at whoever is brightest."""
    for i in range(16):
        s.ink(moved(blob("0,-92 15,-66 0,-40 -15,-66"), rot=i * 22.5), (PAPER, GOLD)[i % 2], 3.4, 1.4)
    s.ink(circle(0, 0, 48), DARKWOOD, 4.2, 2.4)
    for i in range(24):
        a = i * 2.4
        r = 7.6 * math.sqrt(i)
        s.fill(circle(math.cos(a) * r, math.sin(a) * r, 3.2), GOLD, plate="type")


def pear(s: Sheet) -> None:
    """A pear within reach."""
    body = blob("0,-58 24,-44 34,-8 66,30 56,78 0,94 -56,78 -66,30 -34,-8 -24,-44")
    s.ink(body, PAPER, 4.6, 3.4)
    side_shade(s, body, GOLD, 0.8, (20, 10))
    s.stroke([(0, -54), (4, -78), (18, -98)], 10, DARKWOOD, "key", a=0.8, b=0.7)
    s.ink(blob("8,-72 40,-104 78,-92 48,-64"), GOLD, 4, 2)
    s.stroke([(-36, 50), (-38, 22), (-18, -2)], 7, "white", "type")


def traffic(s: Sheet) -> None:
    """A traffic light that is always green on polling day."""
    s.ink(rrect(-8, 72, 16, 34, 2), NIGHT, 3, 0)
    s.ink(rrect(-44, -98, 88, 174, 20), NIGHT, 4.4, 3)
    s.line(rrect(-38, -92, 76, 162, 16), 3, PAPER, "type")
    for i, colour in enumerate(("#5b6672", "#5b6672", GOLD)):
        s.ink(circle(0, -62 + i * 51, 20), colour, 3.4, 0)
    s.stroke([(-9, 40), (-2, 48), (11, 32)], 7, NIGHT, "type", a=0.6, b=0.4)
    for side in (-1, 1):
        for i in range(3):
            s.ink(
                poly([(side * 44, -72 + i * 51), (side * 70, -66 + i * 51), (side * 44, -44 + i * 51)]),
                PAPER,
                3.6,
                1.6,
            )


def bottle(s: Sheet) -> None:
    """A bottle with a slogan in it."""
    s.ink(blob("-17,-66 -17,-96 17,-96 17,-66 24,-40 44,-12 44,90 -44,90 -44,-12 -24,-40"), PAPER, 4.6, 3.2)
    s.ink(rrect(-22, -106, 44, 18, 4), GOLD, 3.8, 2)
    s.ink(rrect(-44, 10, 88, 50, 1), GOLD, 3.6, 0)
    s.line(arc(0, 35, 15, 20, 120), 5)
    s.line(arc(0, 35, 15, 200, 120), 5)
    s.stroke([(-26, -6), (-14, -34), (-8, -60)], 7, "white", "type")
    s.stroke([(-30, 80), (-30, 68)], 5, STEEL, "type")


def fern(s: Sheet) -> None:
    """A fern leaf."""
    s.stroke([(-54, 92), (-10, 20), (30, -92)], 10, PAPER, "type", a=0.8, b=0.3)
    for i in range(7):
        u = i / 6
        x, y = -44 + 68 * u, 74 - 150 * u
        size = 1 - 0.62 * u
        for side in (-1, 1):
            leaf = blob([(0, 0), (22 * size, -15 * size), (62 * size, -18 * size), (28 * size, 8 * size)])
            s.ink(moved(leaf, x, y, side, 1, rot=-8 - side * 6), PAPER if side < 0 else GOLD, 3.4, 1.6)


def coin(s: Sheet) -> None:
    """A minted coin."""
    s.ink(circle(0, 0, 90), GOLD, 4.6, 3.6)
    for i in range(28):
        a = math.radians(i * 360 / 28)
        s.line(spline([(math.cos(a) * 78, math.sin(a) * 78), (math.cos(a) * 88, math.sin(a) * 88)]), 3)
    s.ink(circle(0, 0, 70), PAPER, 3.8, 0)
    for turn in (0, 45):
        s.ink(moved(rrect(-32, -32, 64, 64, 2), rot=turn), GOLD, 3.6, 0)
    s.ink(flower(0, 0, 17, 6, 0.3), PAPER, 3.2, 0)
    s.stroke([(-60, -8), (-50, -40), (-24, -58)], 8, "white", "type")
