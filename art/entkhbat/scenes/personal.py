"""Personal Commands: what one does for oneself."""

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
    WOOD,
    star8,
)
from art.entkhbat.scenes.people import ballot, card_back, person
from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, moved, poly, rrect, spline

SHIELD = "0,-136 76,-112 118,-120 112,-6 72,84 0,128 -72,84 -112,-6 -118,-120 -76,-112"


def immunity(s: Sheet) -> None:
    """A shield in a gilt frame's colours; things fly past it."""
    shield = blob(SHIELD)
    s.ink(shield, PETROL, 5, 4.4)
    s.ink(moved(shield, 0, -2, 0.82), GOLD, 4, 0)
    s.ink(moved(shield, 0, -3, 0.7), PAPER, 4, 0)
    s.shade(blob("0,-90 70,-80 76,-10 44,56 0,84"), NIGHT, 0.25, moved(shield, 0, -3, 0.7), plate="fine")
    s.ink(star8(0, -8, 58), BRICK, 4.4, 3)
    s.ink(circle(0, -8, 21), GOLD, 3.8, 0)
    for side in (-1, 1):
        for i, y in enumerate((-96, -24, 52)):
            x = side * (156 - i * 6)
            s.ink(
                moved(
                    poly("-26,-7 10,-7 10,-16 30,0 10,16 10,7 -26,7"),
                    x,
                    y,
                    side * -1,
                    1,
                    rot=side * (20 - i * 20),
                ),
                SAND,
                3.4,
                1.8,
            )


def ballot_stuffing(s: Sheet) -> None:
    """A ballot box that has had enough."""
    for i, (x, y, turn) in enumerate(
        (
            (-96, -60, -34),
            (-54, -92, -14),
            (-6, -104, 6),
            (44, -94, 16),
            (92, -62, 34),
            (20, -58, -8),
            (-34, -54, 20),
        )
    ):
        ballot(s, x, y, 0.94, turn, i % 2 == 0)
    body = rrect(-122, 0, 244, 138, 6)
    s.ink(body, PETROL, 4.8, 4)
    side_shade(s, body, NIGHT, 0.5, (22, 12))
    s.ink(poly("-142,4 142,4 122,-32 -122,-32"), GOLD, 4.4, 2.8)
    s.ink(rrect(-64, -22, 128, 14, 6), NIGHT, 2, 0)
    ballot(s, -4, -40, 0.9, 82)
    s.ink(rrect(-64, -20, 128, 12, 5), NIGHT, 2, 0)
    s.ink(star8(0, 70, 62), BRICK, 4, 2.6)
    s.text(-2, 95, "×2", "num", 76, PAPER, outline=(NIGHT, 8))
    for x, y, turn in ((-152, 112, -20), (156, 122, 16)):
        ballot(s, x, y, 0.8, turn)


def safe_seat(s: Sheet) -> None:
    """An armchair that has been in the family since it was a tree."""
    back = blob("-104,-72 -60,-128 0,-140 60,-128 104,-72 110,60 -110,60")
    s.ink(back, BRICK, 4.8, 4)
    side_shade(s, back, NIGHT, 0.5, (22, 10))
    for x, y in ((-48, -84), (0, -96), (48, -84), (-26, -44), (26, -44)):
        s.ink(circle(x, y, 8), GOLD, 3, 1)
    s.ink(rrect(-86, 14, 172, 58, 20), GOLD, 4.4, 3)
    for side in (-1, 1):
        s.ink(rrect(side * 122 - 34, -20, 68, 118, 28), BRICK, 4.6, 3.4)
        s.ink(circle(side * 122, -2, 16), GOLD, 3.4, 1.4)
    s.ink(rrect(-100, 66, 200, 42, 8), BRICK, 4.4, 2.6)
    s.ink(blob("-110,108 -86,108 -78,136 -100,150 -124,150"), DARKWOOD, 4, 2)
    s.ink(blob("110,108 86,108 78,136 100,150 124,150"), DARKWOOD, 4, 2)
    s.stroke([(-60, 150), (-20, 138), (16, 152)], 8, OLIVE, "type", a=0.5)
    s.ink(blob("96,150 120,128 148,132 132,152"), OLIVE, 3.4, 1.6)
    with s.at(0, 44, rot=-4):
        s.ink(rrect(-56, -20, 112, 40, 4), PAPER, 3.6, 1.8)
        s.text(0, 14, "RESERVED", "num", 30, BRICK, fit=100)


def secret_session(s: Sheet) -> None:
    """A keyhole, and an eye that is there for sixty seconds."""
    plate = blob("0,-146 74,-128 96,-50 92,60 70,128 0,146 -70,128 -92,60 -96,-50 -74,-128")
    s.ink(plate, GOLD, 4.8, 4)
    s.line(moved(plate, 0, 0, 0.88), 3)
    for y in (-118, 118):
        s.ink(circle(0, y, 10), WOOD, 3.4, 1.4)
        s.line(spline([(-6, y - 5), (6, y + 5)]), 3)
    hole = blob("0,-84 50,-58 58,-16 30,16 50,92 0,98 -50,92 -30,16 -58,-16 -50,-58")
    s.ink(hole, NIGHT, 4.4, 0)
    with s.inside(hole):
        s.glow(0, -24, 70, GOLD, 0.5)
        s.ink(blob("-52,-28 -22,-54 0,-58 22,-54 52,-28 22,-6 0,-2 -22,-6"), PAPER, 4, 0)
        s.ink(circle(0, -29, 23), PETROL, 4, 0)
        s.fill(circle(0, -29, 10), NIGHT, plate="type")
        s.fill(circle(8, -37, 5), PAPER, plate="type")
    for side in (-1, 1):
        drape = blob(
            [
                (side * 190, -160),
                (side * 124, -160),
                (side * 108, -60),
                (side * 132, 20),
                (side * 112, 160),
                (side * 190, 160),
            ]
        )
        s.ink(drape, BRICK, 4.4, 3)
        for i in range(2):
            s.stroke(
                [(side * (146 + i * 22), -150), (side * (134 + i * 22), -20), (side * (142 + i * 20), 150)],
                6,
                NIGHT,
                "key",
            )


def resignation(s: Sheet) -> None:
    """An open door, a hat and a box of belongings on their way out."""
    s.ink(rrect(-116, -146, 150, 296, 3), DARKWOOD, 4.6, 3)
    s.ink(rrect(-100, -130, 118, 280, 2), SAND, 4, 0)
    s.fill(poly("-100,150 18,150 18,60 -100,100"), GOLD, 0.6)
    s.glow(-40, 0, 120, GOLD, 0.6)
    s.ink(poly("18,-130 104,-108 104,158 18,150"), OLIVE, 4.4, 3)
    s.ink(poly("34,-108 88,-94 88,-8 34,-14"), "#8a9a50", 3.4, 0)
    s.ink(poly("34,16 88,22 88,128 34,124"), "#8a9a50", 3.4, 0)
    s.ink(circle(92, 28, 8), GOLD, 3.4, 1.4)
    with s.at(-44, -4, 1.5):
        person(s, 0, -36, 1, PETROL, 0, "brim", away=True)
        for side in (-1, 1):
            s.ink(blob([(side * 3, 36), (side * 16, 36), (side * 18, 82), (side * 4, 84)]), NIGHT, 2.6, 0)
    with s.at(-112, 66, rot=-6):
        s.ink(poly("-46,-26 46,-26 40,40 -40,40"), WOOD, 4, 2.6)
        s.ink(rrect(-26, -56, 24, 32, 2), PAPER, 3.2, 1.4)
        s.ink(circle(20, -40, 17), OLIVE, 3.4, 1.4)
        s.ink(rrect(12, -28, 16, 12, 2), BRICK, 3, 1)
    ballot(s, 128, 128, 0.8, 14)


def draw_2(s: Sheet) -> None:
    """Two cards from the bank."""
    card_back(s, -54, -4, 1.62, -11, PETROL)
    card_back(s, 52, 0, 1.62, 9, OLIVE)
    s.text(0, 48, "+2", "num", 132, PAPER, outline=(NIGHT, 15), drop=(NIGHT, 5, 5))
    for side in (-1, 1):
        for i in range(2):
            s.stroke(
                [(side * (140 + i * 14), -96 + i * 40), (side * (166 + i * 10), -112 + i * 44)],
                8,
                SAND,
                "type",
                a=0.9,
            )


def extra_action(s: Sheet) -> None:
    """A stopwatch with a generous fourth quarter."""
    s.ink(rrect(-22, -152, 44, 38, 8), GOLD, 4.2, 2.6)
    s.ink(moved(rrect(-14, -20, 28, 30, 6), 92, -92, rot=44), GOLD, 4, 2.4)
    s.ink(circle(0, 14, 126), GOLD, 5, 4.4)
    s.ink(circle(0, 14, 104), PAPER, 4.4, 0)
    s.fill(poly("0,14 0,-88 70,-60 104,14"), BRICK, 0.9)
    s.line(circle(0, 14, 104), 4.4)
    for i in range(12):
        a = math.radians(i * 30)
        s.line(
            spline([(math.cos(a) * 84, 14 + math.sin(a) * 84), (math.cos(a) * 97, 14 + math.sin(a) * 97)]),
            6 if i % 3 == 0 else 3.4,
        )
    s.stroke([(0, 14), (-46, -34)], 11, a=0.9, b=0.6)
    s.stroke([(0, 14), (0, -78)], 9, a=0.9, b=0.5)
    s.ink(circle(0, 14, 12), GOLD, 3.8, 0)
    s.text(0, 92, "+1", "num", 74, BRICK, outline=(PAPER, 8))


def finders_keepers(s: Sheet) -> None:
    """A magnet above the burned cards, and one that jumps."""
    for x, y, turn, colour in (
        (-104, 104, -20, OLIVE),
        (-38, 116, 8, PETROL),
        (40, 112, -10, BRICK),
        (108, 106, 18, PETROL),
    ):
        card_back(s, x, y + 10, 0.86, turn + 80, colour)
    with s.at(0, -62, rot=8):
        s.line(arc(0, -6, 62, 180, 180), 58, round_ends=False)
        for side in (-1, 1):
            s.line(spline([(side * 62, -6), (side * 62, 44)]), 58, round_ends=False)
        s.line(arc(0, -6, 62, 180, 180), 47, BRICK, round_ends=False)
        for side in (-1, 1):
            s.line(spline([(side * 62, -8), (side * 62, 16)]), 47, BRICK, round_ends=False)
            s.line(spline([(side * 62, 14), (side * 62, 39)]), 47, PAPER, round_ends=False)
        s.stroke([(-70, -24), (-56, -60), (-20, -76)], 9, "#e98a73", "type")
    card_back(s, 4, 44, 0.86, 4, GOLD)
    for x in (-62, 74):
        for i in range(2):
            s.stroke(
                [(x, 10 + i * 22), (x + 8, 18 + i * 22), (x, 26 + i * 22)], 6, SAND, "type", a=0.8, b=0.8
            )
