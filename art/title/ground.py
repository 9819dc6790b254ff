"""The title's table: six planks under a lamp, bunting in the corners, the name on its banner."""

from __future__ import annotations

import math
from functools import partial

import numpy as np
from PIL import Image

from art.press import bend, blob, circle, moved, oval, poly, rrect, set_text, spline, walk
from art.table.catalogue import Made, pictures
from art.table.ground import woven
from art.table.painting import Painting, Path, wood

TABLE = (1600.0, 900.0)
TABLE_SCALE = 1.2
BANNER = (874.0, 140.0)
BUNTING = (366.0, 120.0)
PLANKS = ("#71431f", "#6a3c1e", "#764827", "#69401f", "#724324", "#6b3d1f")
CLOTHS = ("purple", "haldi", "teal", "cream", "rose")


def table() -> Image.Image:
    """Planks of old wood, warm under the lamp and dark in the corners."""
    width, height = TABLE
    painting = Painting(width, height, TABLE_SCALE)
    for n, colour in enumerate(PLANKS):
        plank = rrect(-10, n * 150, width + 20, 152, 0)
        wood(painting, plank, colour, "#43260f", 20 + n)
        painting.line(spline([(0, n * 150), (width, n * 150)]), 3, "#2b1608", 0.75)
        painting.line(spline([(0, n * 150 + 2.6), (width, n * 150 + 2.6)]), 1.2, "#c08a58", 0.4)
    for x, y, size in (
        (130, 210, 1),
        (470, 690, 1.3),
        (760, 96, 0.8),
        (1010, 560, 1.1),
        (1330, 250, 0.9),
        (1470, 800, 1.2),
    ):
        knot(painting, x, y, size)
    for x in (220, 640, 1180, 1500):
        for n in range(6):
            at = (x + n % 2 * 340) % 1600
            painting.fill(circle(at, n * 150 + 75, 3), "#2b1608", 0.7)
            painting.fill(circle(at - 0.8, n * 150 + 74, 1), "#c08a58", 0.6)
    painting.halo(width / 2, 390, 920, "#ffdf9a", (0.34, 0))
    pixels = np.asarray(painting.image())[..., :3].astype(np.float32)
    y, x = np.mgrid[0 : pixels.shape[0], 0 : pixels.shape[1]].astype(np.float32)
    far = np.sqrt(((x / pixels.shape[1] - 0.5) / 0.62) ** 2 + ((y / pixels.shape[0] - 0.46) / 0.72) ** 2)
    pixels *= (1 - 0.62 * np.clip(far - 0.38, 0, 1) ** 1.3)[..., None]
    pixels += woven(pixels.shape[0], pixels.shape[1], seed=9)[..., None] * 0.55
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGB")


def knot(painting: Painting, x: float, y: float, size: float) -> None:
    """A knot in the wood: an eye with rings."""
    for n in range(4):
        painting.line(oval(x, y, (9 + n * 7) * size, (3 + n * 2.4) * size), 1.4, "#3a1f0c", 0.5 - n * 0.1)
    painting.fill(oval(x, y, 8 * size, 2.6 * size), "#3a1f0c", 0.6)


def sag(x: float, y: float) -> tuple[float, float]:
    """Bends the banner: its ends hang a little."""
    return x, y + 17 * math.sin((x - BANNER[0] / 2) / 516 * math.pi / 2) ** 2 - 4


def strip(top: float, bottom: float, left: float, right: float) -> Path:
    """A band across the banner, bent like it."""
    across = [left + (right - left) * n / 40 for n in range(41)]
    return poly([sag(x, top) for x in across] + [sag(x, bottom) for x in reversed(across)])


def banner() -> Image.Image:
    """The name of the box, painted on cloth."""
    width, height = BANNER
    painting = Painting(width, height)
    middle = width / 2
    for side in (-1, 1):
        tail = poly(
            [
                (middle + side * 300, 40),
                (middle + side * 433, 30),
                (middle + side * 403, 80),
                (middle + side * 436, 134),
                (middle + side * 300, 128),
            ]
        )
        painting.shadow(moved(tail, 0, -2), 5)
        painting.fill(tail, "deep")
        painting.fade(tail, "ink", "ink", (middle + side * 320, 0), (middle + side * 430, 0), (0.5, 0))
        painting.line(tail, 2.8)
    cloth = strip(7, 122, middle - 334, middle + 334)
    painting.shadow(moved(cloth, -2, -6), 9)
    painting.fill(cloth, "sindoor")
    painting.fade(cloth, "#e0563e", "#a52416", (0, 0), (0, 128), (0.8, 0.7))
    with painting.inside(cloth):
        for n in range(9):
            x = middle - 320 + n * 80
            painting.soft(poly([(x - 6, -10), (x + 6, -10), (x + 12, 150), (x - 12, 150)]), "ink", 0.1, 8)
    painting.line(cloth, 3)
    for y in (15, 114):
        painting.line(spline([sag(middle - 326 + 652 * n / 40, y) for n in range(41)]), 2, "lemon")
    for side in (-1, 1):
        for n in range(3):
            flower_at = sag(middle + side * 306, 34 + n * 30)
            painting.ink(circle(*flower_at, 6.4), "haldi", 1.8, 1)
            painting.fill(circle(*flower_at, 2.6), "sindoor")
    letters, _ = set_text(middle, 98, "Hustings", "sign", 102, track=3)
    painting.lettered(bend(letters, sag), "cream", ("ink", 9), ("ink", 3.4, 5))
    return painting.image()


def bunting(side: str) -> Image.Image:
    """A string of flags from a corner of the table to the banner."""
    width, height = BUNTING
    painting = Painting(width, height)
    ends = [(-16.0, 6.0), (178.0, 58.0), (372.0, 50.0)]
    if side == "right":
        ends = [(width - x, y) for x, y in ends]
    string = spline(ends)
    painting.soft(moved(string, 5, 8), alpha=0.3, blur=3)
    painting.line(moved(string, 5, 9), 5, "#1c0f08", 0.22)
    places = walk(string, 45)
    for n, (x, y, _) in enumerate(places[1:-1]):
        colour = CLOTHS[n % 5]
        flag = (
            poly([(x - 19, y), (x + 19, y), (x, y + 45)])
            if n % 2
            else blob([(x - 18, y), (x + 18, y), (x + 17.6, y + 28), (x, y + 42), (x - 17.6, y + 28)])
        )
        painting.soft(moved(flag, 6, 10), alpha=0.5, blur=5)
        painting.fill(flag, colour)
        painting.fade(flag, "white", "ink", (x, y), (x, y + 45), (0.24, 0.2))
        painting.line(flag, 2.2)
        painting.fill(circle(x, y + 15, 5), "ink" if colour in {"haldi", "cream"} else "lemon", 0.85)
    painting.line(string, 3.4, "cream")
    painting.line(moved(string, 0, 2.1), 1.2, "ink", 0.7)
    return painting.image()


MADE = [
    Made("title/wood", TABLE, table, TABLE_SCALE, grain=0),
    Made("title/banner", BANNER, banner, inner={"cloth": (103, 3, 668, 132)}),
    Made("title/bunting-left", BUNTING, partial(bunting, "left")),
    Made("title/bunting-right", BUNTING, partial(bunting, "right")),
]
PICTURES = pictures(__name__, MADE, "art/table/ground.py")
