"""Who votes: ten strips of 400 x 200 units for the ten vote cards, from nobody to everybody."""

from __future__ import annotations

from collections.abc import Callable

from art.entkhbat.poster import (
    BRICK,
    DARKWOOD,
    GOLD,
    NIGHT,
    OLIVE,
    PAPER,
    PETROL,
    SAND,
    STEEL,
    WOOD,
    star8,
)
from art.entkhbat.scenes.people import CLOTHS, ballot, crowd, person
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rays, rrect, spline


def _ground(s: Sheet, sky: str, floor: str, y: float = 150, light: str = SAND, x: float = 200) -> None:
    s.fill(rrect(-20, -40, 440, 300), sky)
    s.fill(rays(x, y, 480, 26, 0.06), light, 0.35)
    s.ink(rrect(-20, y, 440, 120), floor, 3.6, 0)


def empty_hall(s: Sheet) -> None:
    """Zero: rows of chairs, one speaker, one broom."""
    _ground(s, STEEL, "#b9a98a", 96)
    s.ink(rrect(150, 40, 100, 60, 3), WOOD, 3.6, 2)
    person(s, 200, 24, 0.86, BRICK, 1, "brim")
    s.ink(poly("176,46 224,46 218,100 182,100"), DARKWOOD, 3.4, 2)
    for row in range(2):
        for i in range(6):
            x, y = 46 + i * 62 - row * 4, 118 + row * 48
            s.ink(rrect(x - 17, y - 22, 34, 30, 4), PETROL, 3.4, 1.8)
            s.ink(rrect(x - 19, y + 6, 38, 9, 3), PETROL, 3.2, 1.4)
            for dx in (-15, 11):
                s.ink(rrect(x + dx, y + 14, 5, 18, 1), NIGHT, 1.6, 0)
    s.line(spline([(350, 30), (372, 92)]), 6)
    s.ink(poly("362,88 384,84 392,108 366,112"), GOLD, 3.2, 1.4)


def cousin(s: Sheet) -> None:
    """Twenty: a cousin, three friends, one tray of sandwiches."""
    _ground(s, "#e8c98e", OLIVE, 150)
    for i, x in enumerate((78, 158, 242, 322)):
        person(s, x, 66 + (i % 2) * 8, 1.2, CLOTHS[i], i, ("curls", "hair", "bun", "bald")[i])
    s.ink(rrect(30, 138, 340, 20, 4), WOOD, 3.8, 2.4)
    for x in (52, 334):
        s.ink(rrect(x, 156, 14, 60, 2), WOOD, 3.4, 1.6)
    s.ink(oval(200, 136, 84, 13), STEEL, 3.4, 1.8)
    for i in range(5):
        x = 146 + i * 27
        s.ink(poly([(x - 15, 132), (x + 15, 132), (x, 106)]), PAPER, 3.2, 1.6)
        s.line(spline([(x - 10, 126), (x + 10, 126)]), 4, OLIVE, "type")


def bus_queue(s: Sheet) -> None:
    """Forty: the 14 is late again."""
    _ground(s, "#a9c5c9", STEEL, 160)
    s.ink(rrect(34, -6, 8, 180, 2), NIGHT, 2.6, 0)
    s.ink(circle(38, 26, 30), BRICK, 3.8, 2.4)
    s.text(38, 40, "14", "num", 40, PAPER)
    for i in range(7):
        person(
            s,
            96 + i * 48,
            86 + (i * 13) % 11,
            1.02,
            CLOTHS[(i * 3) % 7],
            i,
            ("brim", "hair", "cap", "bun", "bald", "curls", "hair")[i],
        )
    for x in (120, 264):
        s.ink(rrect(x - 9, 128, 26, 30, 3), (GOLD, OLIVE)[x > 200], 3, 1.4)


def morning_market(s: Sheet) -> None:
    """Sixty: two stalls and a great many onions."""
    _ground(s, "#f0cf92", "#cda56a", 156)
    s.ink(circle(338, 30, 26), GOLD, 3.4, 0)
    for x, colour in ((36, BRICK), (222, PETROL)):
        for i in range(5):
            s.ink(
                poly(
                    [
                        (x + i * 28, 10),
                        (x + 28 + i * 28, 10),
                        (x + 28 + i * 28, 38),
                        (x + 14 + i * 28, 48),
                        (x + i * 28, 38),
                    ]
                ),
                (colour, PAPER)[i % 2],
                3,
                1.2,
            )
        for dx in (4, 128):
            s.ink(rrect(x + dx, 40, 7, 110, 1), WOOD, 2.8, 0.8)
        person(s, x + 70, 74, 0.96, OLIVE if x < 200 else GOLD, 2, "cap" if x < 200 else "bun")
        s.ink(rrect(x - 4, 116, 148, 46, 3), WOOD, 3.6, 2)
        for i in range(6):
            s.ink(
                circle(x + 10 + i * 25, 112 - (i % 2) * 5, 12),
                ("#b0587a", GOLD, OLIVE)[(i + (x > 200)) % 3],
                3,
                1.4,
            )
    crowd(s, 20, 400, 164, 62, 0.94, 3)


def north_stand(s: Sheet) -> None:
    """Eighty: scarves, all in one rhythm."""
    s.fill(rrect(-20, -40, 440, 300), OLIVE)
    for row in range(3):
        y = 20 + row * 54
        s.ink(rrect(-20, y + 30, 440, 80), ("#8d8573", "#a59c86", "#c0b69c")[row], 3.4, 0)
        for i in range(8):
            x = 22 + i * 52 + (row % 2) * 24
            person(
                s,
                x,
                y + 22,
                0.94,
                CLOTHS[(i * 2 + row) % 7],
                i + row,
                ("hair", "cap", "bald", "curls")[(i + row) % 4],
            )
            if (i + row) % 2:
                s.ink(moved(poly("-34,-9 34,-9 34,9 -34,9"), x, y - 10, rot=-7), BRICK, 3, 1.4)
                for dx in (-18, 0, 18):
                    s.fill(moved(rrect(dx - 4, -8, 8, 16), x, y - 10, rot=-7), PAPER, plate="type")


def whole_street(s: Sheet) -> None:
    """A hundred and twenty: every window, one lamp."""
    _ground(s, "#f0c58c", STEEL, 168)
    for i, (x, colour) in enumerate(
        ((-10, "#c9805c"), (88, "#d9b27a"), (186, "#9fb08a"), (284, "#b58aa0"), (376, "#c9805c"))
    ):
        high = 150 + (i * 23) % 40
        s.ink(rrect(x, 172 - high, 96, high, 2), colour, 3.6, 1.6)
        for row in range(2):
            for col in range(2):
                wx, wy = x + 12 + col * 42, 186 - high + row * 62
                s.ink(rrect(wx, wy, 32, 42, 2), NIGHT, 3, 0)
                with s.inside(rrect(wx, wy, 32, 42, 2)):
                    person(
                        s,
                        wx + 16,
                        wy + 20,
                        0.72,
                        CLOTHS[(i + row * 2 + col) % 7],
                        i + col,
                        ("hair", "bun", "brim", "curls")[(i + row + col) % 4],
                    )
                s.ink(rrect(wx - 3, wy + 38, 38, 6, 1), PAPER, 2.4, 0.8)
    s.ink(rrect(236, 34, 8, 170, 2), NIGHT, 2, 0)
    s.ink(poly("222,10 258,10 252,38 228,38"), PAPER, 3.2, 1.4)
    s.line(spline([(226, 36), (254, 12)]), 4, BRICK, "type")


def night_market(s: Sheet) -> None:
    """A hundred and eighty: lanterns, steam, opinions."""
    s.fill(rrect(-20, -40, 440, 300), NIGHT)
    s.glow(200, 90, 230, BRICK, 0.8)
    s.line(spline([(-10, 10), (120, 34), (280, 30), (410, 6)]), 3, SAND, "type")
    for i, x in enumerate((26, 92, 158, 224, 290, 356)):
        y = 28 + (10 if 1 < i < 5 else 0)
        s.ink(oval(x, y, 16, 20), (GOLD, BRICK, "#e0a06a")[i % 3], 3.2, 1.6)
        s.glow(x, y, 30, GOLD, 0.6, plate="fine")
        s.ink(rrect(x - 8, y - 23, 16, 6, 2), DARKWOOD, 2.4, 0)
    for x, colour in ((70, BRICK), (206, PETROL), (338, OLIVE)):
        s.ink(poly([(x - 62, 70), (x + 62, 70), (x + 74, 96), (x - 74, 96)]), colour, 3.6, 2)
        s.ink(rrect(x - 58, 96, 116, 34, 2), GOLD, 3.4, 0)
        for dx in (-26, 10):
            s.stroke([(x + dx, 66), (x + dx + 7, 54), (x + dx - 4, 44)], 5, SAND, "type")
    crowd(s, 6, 400, 138, 44, 0.92, 1)
    crowd(s, 24, 400, 172, 44, 1.0, 5)


def packed_hall(s: Sheet) -> None:
    """Two hundred and fifty: standing room only, and they stood."""
    s.fill(rrect(-20, -40, 440, 300), "#7c3a2c")
    s.ink(rrect(90, -6, 220, 74, 3), PETROL, 3.8, 2)
    s.ink(star8(200, 30, 27), GOLD, 3.4, 1.6)
    for side in (-1, 1):
        x = 200 + side * 142
        s.ink(
            blob([(x - 40, -30), (x + 40, -30), (x + 30, 40), (x + 38, 96), (x - 38, 96), (x - 30, 40)]),
            BRICK,
            3.6,
            2,
        )
    for row in range(4):
        crowd(s, -8 + (row % 2) * 18, 420, 74 + row * 34, 36, 0.82 + row * 0.05, row * 2)


def full_square(s: Sheet) -> None:
    """Three hundred: the monument has never seen so many."""
    _ground(s, "#f2d79a", "#d8bd86", 90, PAPER)
    for x, h in ((8, 70), (62, 54), (316, 60), (362, 80)):
        s.ink(rrect(x, 92 - h, 46, h, 2), "#c9a27c", 3.2, 1.2)
        for j in range(2):
            s.fill(rrect(x + 10, 100 - h + j * 22, 9, 12), NIGHT, plate="key")
            s.fill(rrect(x + 27, 100 - h + j * 22, 9, 12), NIGHT, plate="key")
    s.ink(poly("180,96 186,44 214,44 220,96"), STEEL, 3.8, 2.2)
    s.ink(rrect(172, 36, 56, 12, 2), STEEL, 3.4, 1.4)
    person(s, 200, 6, 0.5, OLIVE, 1, "brim")
    for i, (x, colour) in enumerate(((98, BRICK), (150, PETROL), (262, GOLD), (312, OLIVE))):
        s.line(spline([(x, 120), (x, 44)]), 4.4)
        s.ink(poly([(x + 2, 44), (x + 38, 50 + i % 2 * 4), (x + 2, 70)]), colour, 3.2, 1.6)
    for row in range(4):
        crowd(s, -12 + (row % 2) * 14, 420, 100 + row * 30, 30, 0.68 + row * 0.06, row * 3 + 1)


def landslide(s: Sheet) -> None:
    """Five hundred: a hill of ballots comes down, the bus honks."""
    _ground(s, "#f2b35c", OLIVE, 168, PAPER, 60)
    hill = blob("-40,210 -30,30 40,-18 120,0 210,70 300,130 420,168 420,220")
    s.ink(hill, PAPER, 4, 0)
    with s.inside(hill):
        for i in range(34):
            x, y = (i * 53) % 400 - 6, (i * 37) % 180 + 10
            ballot(s, x, y, 0.5, (i * 47) % 70 - 35)
    s.line(hill, 4)
    for x, y, turn in ((176, 22, -24), (236, 58, 18), (300, 96, -12), (150, -6, 40)):
        ballot(s, x, y, 0.56, turn)
    s.ink(rrect(282, 96, 118, 74, 10), BRICK, 4, 3)
    for i in range(3):
        s.ink(rrect(292 + i * 30, 106, 24, 24, 3), "#dcecec", 3, 0)
    person(s, 394, 120, 0.5, PETROL, 2, "cap")
    s.ink(rrect(384, 104, 16, 34, 3), "#dcecec", 3, 0)
    for x in (308, 372):
        s.ink(circle(x, 172, 17), NIGHT, 3, 0)
        s.ink(circle(x, 172, 8), STEEL, 2.6, 0)
    for i in range(3):
        s.line(arc(284, 146, 18 + i * 13, 150, 60), 5, NIGHT, "key")


SCENES: dict[int, Callable[[Sheet], None]] = {
    0: empty_hall,
    20: cousin,
    40: bus_queue,
    60: morning_market,
    80: north_stand,
    120: whole_street,
    180: night_market,
    250: packed_hall,
    300: full_square,
    500: landslide,
}
