"""What each constituency looks like from its board tile: nine small scenes in one pale ink.

The scenes lie under cards, coins and numerals. So they are screened back: everything is mixed with the paper,
and the outlines are the tint's own dark, not the ink of the pieces.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from art.press import Sheet, blend, blob, brush, circle, flower, moved, oval, poly, rays, rrect

WIDTH, HEIGHT = 362.0, 183.0
GROUND = 112.0
"""Where the far ground begins."""


class Pale:
    """A pen for one scene: flat shapes in screened-back colours with thin tinted outlines."""

    def __init__(self, sheet: Sheet, tint: str) -> None:
        self.sheet = sheet
        self.tint = tint
        self.dark = blend(blend(tint, "ink", 0.35), "paper", 0.3)

    def shape(
        self, path: skia.Path, colour: str | None = None, fade: float = 0.5, width: float = 1.3
    ) -> None:
        """A filled shape; `fade` is how much paper is mixed into its colour."""
        self.sheet.wipe(path)
        self.sheet.fill(path, blend(colour or self.tint, "paper", fade))
        if width:
            self.sheet.line(path, width, self.dark)

    def stroke(self, *points: tuple[float, float], width: float = 1.4) -> None:
        """A tapered line."""
        self.sheet.fill(brush(points, width, 0.3, 0.3), self.dark, plate="key")

    def dusk(self, path: skia.Path, alpha: float = 0.4) -> None:
        """Halftone shadow in the tint's dark."""
        self.sheet.shade(path, self.dark, alpha, plate="fine")


def sky(pen: Pale, sun: tuple[float, float]) -> None:
    """Rays and a sun disc on paper, with halftone gathering at the rim."""
    sheet = pen.sheet
    sheet.fill(rays(*sun, 420, 26, 0.1), blend(pen.tint, "paper", 0.72))
    pen.shape(circle(*sun, 22), "haldi", 0.35)
    sheet.line(circle(*sun, 17.5), 0.9, pen.dark)
    sheet.glow(WIDTH / 2, 92, 235, pen.tint, 0.38, from_rim=True)


def hills(pen: Pale, height: float = GROUND, fade: float = 0.55) -> None:
    """A far line of low hills."""
    tops = [(-20, 4), (40, -14), (96, 0), (150, -18), (214, -2), (270, -16), (330, 0), (384, -10)]
    pen.shape(blob([*((x, height + y) for x, y in tops), (390, 220), (-30, 220)]), None, fade)


def ground(pen: Pale, height: float = 126, colour: str | None = None, fade: float = 0.4) -> None:
    """The near ground."""
    pen.shape(
        blob(
            [
                (-30, height + 4),
                (80, height - 6),
                (190, height),
                (300, height - 7),
                (392, height + 4),
                (392, 230),
                (-30, 230),
            ]
        ),
        colour,
        fade,
    )


def tree(pen: Pale, x: float, y: float, size: float = 1, colour: str = "leaf") -> None:
    """A round-headed tree standing on (x, y)."""
    pen.shape(
        moved(blob([(-3, 0), (-1.6, -14), (-5, -26), (5, -26), (2, -14), (4, 0)]), x, y, size), "brown", 0.45
    )
    for dx, dy, radius in ((-9, -30, 10), (9, -31, 10), (0, -40, 12)):
        pen.shape(flower(x + dx * size, y + dy * size, radius * size, 8, 0.2, dx), colour, 0.45)
    pen.dusk(circle(x + 7 * size, y - 30 * size, 9 * size), 0.5)


def fields(pen: Pale) -> None:
    """Khet Khalihan: furrows, a hut, wheat."""
    sky(pen, (236, 78))
    hills(pen)
    ground(pen, 122, "haldi", 0.45)
    for n in range(-9, 10):
        pen.stroke((190 + n * 12, 122), (190 + n * 24, 146), (190 + n * 46, 190), width=1.8)
    pen.shape(poly([(118, 124), (118, 98), (158, 98), (158, 124)]), "cream", 0.2)
    pen.shape(blob([(108, 102), (118, 84), (138, 74), (158, 84), (168, 102), (138, 97)]), "brown", 0.42)
    pen.shape(rrect(132, 107, 12, 17, 1), "sindoor", 0.45)
    tree(pen, 184, 126, 0.9)
    for x in [*range(4, 100, 11), *range(276, 362, 11)]:
        sway = 3 * math.sin(x)
        pen.stroke((x, 186), (x + sway, 160), (x + sway * 1.6, 142 + sway), width=2)
        for step in range(4):
            for side in (-1, 1):
                grain = moved(
                    oval(0, 0, 1.9, 4), x + sway * 1.5 + side * 2.6, 158 - step * 6 + sway, 1, rot=side * 28
                )
                pen.shape(grain, "haldi", 0.25, 0.8)


def chimneys(pen: Pale) -> None:
    """Chimney Chowk: a mill with a saw-tooth roof and chimneys that smoke in rings."""
    sky(pen, (300, 66))
    hills(pen, 120)
    for x, top, wide in ((112, 52, 9), (150, 40, 10), (252, 58, 9)):
        pen.shape(
            poly([(x - wide * 0.6, top), (x + wide * 0.6, top), (x + wide, 124), (x - wide, 124)]), None, 0.3
        )
        for band in range(3):
            pen.stroke((x - wide * 0.7, top + 6 + band * 7), (x + wide * 0.7, top + 6 + band * 7), width=1.6)
        for puff in range(4):
            pen.shape(
                flower(x + 10 + puff * 13, top - 8 - puff * 5 + puff % 2 * 4, 6 + puff * 1.6, 7, 0.22),
                "white",
                0.3,
            )
    roof = [(70, 124), (70, 92)]
    for n in range(6):
        roof += [(70 + n * 40, 92), (102 + n * 40, 76), (106 + n * 40, 92)]
    pen.shape(poly([*roof, (310, 92), (310, 124)]), "sindoor", 0.55)
    for n in range(11):
        pen.shape(rrect(80 + n * 21, 99, 12, 14, 1), "lemon" if n % 3 else "indigo", 0.35)
    ground(pen, 128, "brown", 0.55)
    for x in range(-6, 380, 26):
        gear = flower(x + 8, 172, 12, 9, 0.24, x)
        pen.shape(gear, None, 0.42)
        pen.shape(circle(x + 8, 172, 4), "paper", 0.2)


def hostels(pen: Pale) -> None:
    """Coaching Colony: stacked hostels, every wall a hoarding, an open book on the roof."""
    sky(pen, (196, 70))
    hills(pen, 122)
    boards = ("sindoor", "haldi", "teal", "rose", "indigo")
    for n, (x, top, wide) in enumerate(
        ((66, 70, 44), (112, 52, 50), (164, 74, 40), (206, 46, 46), (254, 66, 48))
    ):
        pen.shape(rrect(x, top, wide, 80, 2), None, 0.34 + n % 2 * 0.12)
        pen.shape(rrect(x + 4, top + 6, wide - 8, 15, 1), boards[n], 0.35)
        pen.stroke((x + 9, top + 12), (x + wide - 9, top + 12), width=1.8)
        pen.stroke((x + 13, top + 17), (x + wide - 13, top + 17), width=1.2)
        for line in range(3):
            for column in range(int((wide - 8) / 11)):
                pen.shape(
                    rrect(x + 6 + column * 11, top + 27 + line * 13, 6, 8, 0.5),
                    "lemon" if (line + column + n) % 3 else "paper",
                    0.2,
                    0.9,
                )
        pen.stroke((x + wide * 0.5, top), (x + wide * 0.5, top - 12), width=1.4)
        pen.shape(
            moved(poly([(0, 0), (11, 3), (0, 7)]), x + wide * 0.5, top - 13), boards[(n + 2) % 5], 0.35, 1
        )
    ground(pen, 130, "grey", 0.5)
    for n in range(14):
        x = -4 + n * 28
        pen.shape(
            poly([(x, 166), (x + 11, 169), (x + 22, 166), (x + 22, 178), (x + 11, 181), (x, 178)]),
            "white",
            0.2,
        )
        pen.stroke((x + 11, 169), (x + 11, 181), width=1.2)


def bazaar(pen: Pale) -> None:
    """Bachat Bazaar: striped awnings, an arch, savings pots."""
    sky(pen, (150, 70))
    hills(pen, 118)
    pen.shape(
        blob([(122, 130), (124, 84), (150, 56), (181, 46), (212, 56), (238, 84), (240, 130)]), None, 0.4
    )
    pen.shape(
        blob([(146, 132), (148, 98), (164, 80), (181, 74), (198, 80), (214, 98), (216, 132)]), "paper", 0.1
    )
    for n, x in enumerate((60, 96, 226, 262)):
        pen.shape(rrect(x, 96, 36, 34, 1), ("sky", "lemon", "mint", "pink")[n], 0.45)
        for stripe in range(6):
            edge = x - 3 + stripe * 7
            pen.shape(
                blob([(edge, 84), (edge + 7, 84), (edge + 7, 98), (edge + 3.5, 101), (edge, 98)]),
                ("rose", "cream")[stripe % 2],
                0.3,
                1,
            )
    ground(pen, 132, "rose", 0.58)
    for n in range(15):
        x, y = 6 + n * 26, 168 + n % 2 * 5
        pen.shape(
            blob([(x - 9, y), (x - 5, y - 9), (x + 5, y - 9), (x + 9, y), (x + 5, y + 9), (x - 5, y + 9)]),
            ("brown", "haldi", "teal")[n % 3],
            0.4,
        )
        pen.shape(oval(x, y - 9, 5, 2), "paper", 0.1, 1)


def market(pen: Pale) -> None:
    """Mandi Market: a shed on pillars, mountains of sacks, one hanging scale."""
    sky(pen, (262, 74))
    hills(pen, 118)
    pen.shape(poly([(76, 74), (96, 52), (266, 52), (286, 74)]), "sindoor", 0.5)
    for n in range(11):
        pen.stroke((94 + n * 17.4, 54), (82 + n * 20, 73), width=1.3)
    pen.shape(rrect(82, 74, 198, 8, 1), None, 0.3)
    for x in (90, 148, 206, 264):
        pen.shape(rrect(x, 82, 8, 48, 1), "cream", 0.2)
    pen.stroke((181, 82), (181, 94), width=2)
    pen.stroke((160, 96), (202, 92), width=2.4)
    for x, y in ((162, 96), (200, 92)):
        pen.stroke((x, y), (x - 7, y + 14), width=1)
        pen.stroke((x, y), (x + 7, y + 14), width=1)
        pen.shape(blob([(x - 9, y + 14), (x, y + 19), (x + 9, y + 14)]), "haldi", 0.25)
    ground(pen, 130, "amber", 0.5)
    for n in range(16):
        x, y = -2 + n * 25, 170 + n % 3 * 4
        sack = blob(
            [
                (x - 11, y + 10),
                (x - 12, y - 4),
                (x - 5, y - 11),
                (x + 5, y - 11),
                (x + 12, y - 4),
                (x + 11, y + 10),
            ]
        )
        pen.shape(sack, ("wood", "cream", "amber")[n % 3], 0.4)
        pen.stroke((x - 5, y - 9), (x, y - 7), (x + 5, y - 9), width=1.8)


def offices(pen: Pale) -> None:
    """File Bhavan: a dome and columns; the steps are files."""
    sky(pen, (181, 64))
    hills(pen, 122)
    pen.shape(blob([(150, 74), (154, 54), (181, 38), (208, 54), (212, 74)]), None, 0.36)
    pen.stroke((181, 40), (181, 24), width=1.8)
    pen.shape(poly([(181, 24), (196, 28), (181, 33)]), "sindoor", 0.4, 1)
    pen.shape(poly([(84, 84), (181, 66), (278, 84)]), "cream", 0.2)
    pen.shape(rrect(84, 84, 194, 8, 1), None, 0.3)
    for n in range(12):
        pen.shape(rrect(91 + n * 16.2, 92, 6, 32, 1), "cream", 0.15)
    pen.shape(rrect(78, 122, 206, 6, 1), None, 0.35)
    ground(pen, 132, "slate", 0.55)
    covers = ("sindoor", "lemon", "teal", "cream", "rose")
    for n in range(15):
        x = -4 + n * 26
        for level in range(3):
            pen.shape(
                moved(rrect(0, 0, 22, 5.4, 1), x + (level * 7 + n * 3) % 5, 176 - level * 6),
                covers[(n + level) % 5],
                0.4,
                1,
            )


def barracks(pen: Pale) -> None:
    """Cantonment Camp: a white gate, barracks, a flagpole, a wall in perfect order."""
    sky(pen, (120, 70))
    hills(pen, 116, 0.48)
    pen.shape(rrect(204, 90, 100, 36, 1), "cream", 0.25)
    pen.shape(poly([(196, 92), (212, 74), (296, 74), (312, 92)]), None, 0.32)
    for n in range(6):
        pen.shape(rrect(212 + n * 15, 99, 8, 11, 4), "indigo", 0.5)
    pen.stroke((168, 126), (168, 34), width=2.6)
    pen.shape(blob([(169, 36), (188, 32), (206, 38), (206, 54), (188, 49), (169, 53)]), "haldi", 0.35)
    for x in (64, 124):
        pen.shape(rrect(x, 84, 18, 46, 1), "cream", 0.2)
        pen.shape(poly([(x - 3, 86), (x + 9, 74), (x + 21, 86)]), "sindoor", 0.45)
    pen.stroke((83, 100), (124, 96), width=3.6)
    ground(pen, 132, None, 0.45)
    for n in range(27):
        x = -2 + n * 14
        pen.shape(rrect(x, 164, 9, 20, 4), ("cream", "sindoor")[n % 2], 0.35)


def benches(pen: Pale) -> None:
    """Pension Nagar: a park with lamps, shade trees and benches, all facing the same way."""
    sky(pen, (226, 72))
    hills(pen, 118)
    for x, size in ((74, 1.25), (126, 0.95), (268, 1.2), (312, 0.9)):
        tree(pen, x, 130, size, "leaf" if size > 1 else "rose")
    for x in (164, 216):
        pen.stroke((x, 132), (x, 78), width=2.2)
        pen.shape(blob([(x - 6, 78), (x - 8, 66), (x, 60), (x + 8, 66), (x + 6, 78)]), "lemon", 0.25)
    pen.shape(blob([(178, 128), (180, 104), (190, 98), (200, 104), (202, 128)]), "cream", 0.2)
    ground(pen, 132, "leaf", 0.6)
    for n in range(6):
        x = 2 + n * 64
        for line in range(2):
            pen.shape(rrect(x, 156 + line * 7, 40, 4.6, 1), "brown", 0.42)
        for leg in (6, 32):
            pen.stroke((x + leg, 168), (x + leg, 180), width=2.6)
        pen.stroke((x + 46, 180), (x + 49, 158), (x + 54, 155), (x + 56, 159), width=2.2)


def towers(pen: Pale) -> None:
    """Lift Nagar: tower blocks with one lit window, and a queue of parked cars."""
    sky(pen, (96, 68))
    hills(pen, 122)
    for n, (x, top, wide) in enumerate(
        ((70, 62, 30), (106, 40, 36), (148, 66, 30), (184, 30, 40), (230, 54, 34), (270, 72, 40))
    ):
        pen.shape(rrect(x, top, wide, 96, 1), ("sky", None, "lilac")[n % 3], 0.42)
        pen.dusk(rrect(x + wide * 0.62, top, wide * 0.38, 96, 0), 0.35)
        for line in range(int((120 - top) / 10)):
            for column in range(int((wide - 6) / 8)):
                lit = (n, line, column) == (3, 3, 2)
                pen.shape(
                    rrect(x + 4 + column * 8, top + 6 + line * 10, 4.4, 6, 0.4),
                    "haldi" if lit else "paper",
                    0.0 if lit else 0.2,
                    0.8,
                )
    pen.shape(rrect(198, 20, 12, 11, 2), "indigo", 0.5)
    ground(pen, 132, "grey", 0.52)
    for n in range(11):
        x = -8 + n * 36
        body = blob(
            [
                (x, 174),
                (x + 3, 166),
                (x + 9, 165),
                (x + 13, 158),
                (x + 23, 158),
                (x + 27, 165),
                (x + 32, 167),
                (x + 32, 175),
            ]
        )
        pen.shape(body, ("sindoor", "white", "teal", "haldi")[n % 4], 0.4)
        for wheel in (8, 25):
            pen.shape(circle(x + wheel, 175, 3.4), "ink", 0.5)


SCENES: dict[str, Callable[[Pale], None]] = {
    "KS": fields,
    "MZ": chimneys,
    "YV": hostels,
    "MM": bazaar,
    "VP": market,
    "SB": offices,
    "FJ": barracks,
    "SC": benches,
    "SW": towers,
}
