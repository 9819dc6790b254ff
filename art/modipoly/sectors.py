"""The eight sectors: an ink and an icon each, so that none is told by its colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.modipoly.paper import BLACK, NEWSPRINT
from art.press import Sheet, arc, blob, circle, moved, poly, rrect, spline

INKS = {
    "care": "#1f7a74",
    "media": "#c8641f",
    "energy": "#c79a12",
    "ports": "#23457a",
    "landmarks": "#7a4a2c",
    "airports": "#5d9bc4",
    "transport": "#3f7d3a",
    "digital": "#5b3a91",
}
LIGHT_BANDS = ("energy", "airports")
"""Sectors whose band is so light that its lettering is black."""


def lettering(sector: str) -> str:
    """The ink of the letters on a sector's band."""
    return BLACK if sector in LIGHT_BANDS else NEWSPRINT


def icon(s: Sheet, sector: str, x: float, y: float, size: float, ink: str) -> None:
    """The icon of a sector, about 60 units wide at size 1."""
    with s.at(x, y, size):
        ICONS[sector](s, ink)


def _stethoscope(s: Sheet, ink: str) -> None:
    s.line(arc(-8, -10, 17, 0, 180), 7, ink, "type")
    for dx in (-25, 9):
        s.line(spline([(dx, -10), (dx, -27)]), 7, ink, "type")
    s.line(spline([(-8, 7), (-8, 18), (6, 27), (20, 16), (20, 2)]), 7, ink, "type")
    s.fill(circle(20, -4, 9), ink, plate="type")


def _microphone(s: Sheet, ink: str) -> None:
    s.fill(rrect(-11, -28, 22, 36, 11), ink, plate="type")
    s.line(arc(0, -2, 19, 0, 180), 6, ink, "type")
    s.line(spline([(0, 17), (0, 28)]), 6, ink, "type")
    s.line(spline([(-13, 28), (13, 28)]), 6, ink, "type")


def _bolt(s: Sheet, ink: str) -> None:
    s.fill(poly("6,-30 -18,4 -3,4 -10,30 18,-8 2,-8"), ink, plate="type")


def _anchor(s: Sheet, ink: str) -> None:
    s.line(circle(0, -21, 7), 6, ink, "type")
    s.line(spline([(0, -14), (0, 26)]), 7, ink, "type")
    s.line(spline([(-13, -5), (13, -5)]), 6, ink, "type")
    s.line(arc(0, 4, 22, 10, 160), 7, ink, "type")


def _column(s: Sheet, ink: str) -> None:
    s.fill(poly("-28,-12 0,-29 28,-12"), ink, plate="type")
    for dx in (-21, -3.5, 14):
        s.fill(rrect(dx, -8, 7, 26), ink, plate="type")
    s.fill(rrect(-28, 20, 56, 8), ink, plate="type")


def _plane(s: Sheet, ink: str) -> None:
    body = blob("0,-30 6,-20 6,-6 28,10 28,17 6,10 5,22 13,29 -13,29 -5,22 -6,10 -28,17 -28,10 -6,-6 -6,-20")
    s.fill(moved(body, rot=90), ink, plate="type")


def _rail(s: Sheet, ink: str) -> None:
    for side in (-1, 1):
        s.line(spline([(side * 8, -28), (side * 18, 28)]), 7, ink, "type")
    for y in (-16, 2, 20):
        half = 13 + (y + 28) * 0.2
        s.line(spline([(-half, y), (half, y)]), 6, ink, "type")


def _chip(s: Sheet, ink: str) -> None:
    s.fill(rrect(-17, -17, 34, 34, 4), ink, plate="type")
    for i in range(3):
        for a in range(4):
            x, y = -11 + i * 11, -25
            c, d = math.cos(math.radians(a * 90)), math.sin(math.radians(a * 90))
            tip = (x * c - (y - 3) * d, x * d + (y - 3) * c)
            s.line(spline([(x * c - y * d, x * d + y * c), tip]), 5, ink, "type")


ICONS: dict[str, Callable[[Sheet, str], None]] = {
    "care": _stethoscope,
    "media": _microphone,
    "energy": _bolt,
    "ports": _anchor,
    "landmarks": _column,
    "airports": _plane,
    "transport": _rail,
    "digital": _chip,
}
