"""Small marks that all portrait parts share."""

from __future__ import annotations

from collections.abc import Callable

import skia

from art.portraits.look import Look
from art.press import Points, Sheet, as_points, blob, circle, flower, minus, moved, spline, walk

Part = Callable[[Sheet, Look], None]


def side_shade(
    s: Sheet,
    path: skia.Path,
    colour: str = "plum",
    alpha: float = 0.5,
    by: tuple[float, float] = (20, 12),
    plate: str = "fine",
) -> None:
    """The one shadow of an object: on its right and below."""
    s.shade(minus(path, moved(path, -by[0], -by[1])), colour, alpha, plate=plate)


def shine(s: Sheet, points: Points, width: float = 3, colour: str = "cream", alpha: float = 0.5) -> None:
    """A light stroke on hair, cloth or metal."""
    s.stroke(points, width, colour, "type", alpha=alpha)


def mirrored(points: Points, side: float) -> list[tuple[float, float]]:
    """The points for the left (-1) or right (+1) half."""
    return [(side * x, y) for x, y in as_points(points)]


def marigold(s: Sheet, x: float, y: float, r: float, colour: str = "haldi", turn: float = 0) -> None:
    """One marigold."""
    petals = flower(x, y, r, 9, 0.26, turn)
    s.ink(petals, colour, 2.2, 1.4)
    s.shade(circle(x + r * 0.3, y + r * 0.35, r * 0.8), "sindoor", 0.5, petals, plate="fine")
    s.line(flower(x, y, r * 0.64, 7, 0.30, turn + 0.3), 1.5)
    s.fill(flower(x, y, r * 0.34, 5, 0.34, turn), "sindoor")
    s.line(flower(x, y, r * 0.34, 5, 0.34, turn), 1.2)


def garland(s: Sheet, points: Points, r: float = 17) -> None:
    """A string of marigolds along the points."""
    for i, (x, y, _) in enumerate(walk(spline(points), r * 1.35)):
        marigold(s, x, y, r * (1 + 0.06 * ((i * 7) % 3 - 1)), ("haldi", "amber")[i % 2], i * 0.7)


def fist(s: Sheet, f: Look, x: float, y: float, rot: float = 0, size: float = 1, flip: bool = False) -> None:
    """A hand closed round something upright at (x, y)."""
    skin, dark = f.tone
    with s.at(x, y, size, rot, flip=flip):
        palm = blob([(-26, -22), (0, -30), (26, -22), (32, 2), (26, 28), (0, 34), (-26, 28), (-32, 2)])
        s.ink(palm, skin, 3.2, 2)
        side_shade(s, palm, dark, 0.8, (10, 8))
        for i in range(3):
            s.stroke([(-28, -10 + i * 13), (-8, -7 + i * 13), (8, -9 + i * 13)], 3.4, a=0.6, b=0.1)
        thumb = blob([(-4, -30), (16, -28), (30, -8), (24, 4), (6, -6), (-8, -16)])
        s.ink(thumb, skin, 2.8, 1.2)
