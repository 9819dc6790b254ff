"""Rooms, papers and small evidence: what allegations and denials are made of."""

from __future__ import annotations

import math

import skia

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, moved, oval, poly, rays, rrect, scallop, spline, walk

SKIN = "#d0945f"


def burst_ground(s: Sheet, colour: str, x: float = 210, y: float = 150, light: str = "cream") -> None:
    """A flat ground with rays behind the exhibit."""
    s.fill(rrect(-20, -20, 440, 340), colour)
    s.fill(rays(x, y, 480, 22, 0.07), light, 0.5)


def room(s: Sheet, wall: str, floor: str, y: float = 226) -> None:
    """A wall and a floor, darker towards the corners."""
    s.fill(rrect(-20, -20, 440, 340), wall)
    s.ink(rrect(-20, y, 440, 120), floor, 3.4, 0)
    s.glow(210, 130, 300, "ink", 0.4, rrect(-20, -20, 440, 340), from_rim=True)


def page(
    s: Sheet, x: float, y: float, w: float, h: float, colour: str = "white", rot: float = 0, lines: int = 0
) -> None:
    """A sheet of paper around (x, y), maybe with ruled writing."""
    with s.at(x, y, rot=rot):
        paper = rrect(-w / 2, -h / 2, w, h, 3)
        s.ink(paper, colour, 3.4, 2.2)
        for i in range(lines):
            at = -h / 2 + h * 0.3 + i * (h * 0.62 / max(1, lines))
            end = w / 2 - 12 - (i * 19) % 26
            s.stroke([(-w / 2 + 12, at), (end, at)], 4.4, "grey", "type", a=0.9, b=0.9)


def thumbprint(
    s: Sheet, x: float, y: float, size: float, colour: str = "indigo", rot: float = 0, plate: str = "type"
) -> None:
    """The whorls of a thumb."""
    with s.at(x, y, size, rot):
        for i in range(5):
            r = 4 + i * 4.4
            ring = moved(arc(0, 0, r, 150 + i * 8, 300 - i * 16), sy=1.34)
            s.line(ring, 2.3, colour, plate)


def thumb(s: Sheet, x: float, y: float, size: float = 1, rot: float = 0, tip: str = "indigo") -> None:
    """A large thumb from below, its ball inked; (x, y) is the middle of its ball."""
    with s.at(x, y, size, rot):
        shape = blob("-40,190 -44,60 -48,6 -34,-34 0,-48 34,-34 48,6 44,60 46,190")
        s.ink(shape, SKIN, 4, 3)
        side_shade(s, shape, "#b9744f", 0.8, (14, 6))
        s.fill(oval(0, 0, 36, 40), tip)
        for i in range(4):
            s.line(moved(arc(0, 0, 7 + i * 8, 150, 250), sy=1.2), 2.4, "cream", "type")
        for y2 in (70, 82):
            s.stroke([(-26, y2), (0, y2 + 4), (26, y2)], 3.4)


def hand(s: Sheet, x: float, y: float, size: float = 1, rot: float = 0, cuff: str = "white") -> None:
    """A hand that holds something flat, coming from the right; (x, y) is between finger and thumb."""
    with s.at(x, y, size, rot):
        s.ink(poly("74,-24 170,-30 170,48 74,40"), cuff, 3.6, 2)
        s.ink(blob("0,-10 34,-28 78,-28 88,6 78,40 40,44 10,36 -6,24"), SKIN, 3.6, 2.4)
        s.ink(blob("-26,-4 10,-22 40,-20 42,-4 14,2 -20,8"), SKIN, 3.2, 1.6)
        for i in range(3):
            s.stroke([(4, 14 + i * 9), (26, 12 + i * 9), (44, 15 + i * 8)], 3, a=0.4, b=0.2)


def padlock(s: Sheet, x: float, y: float, size: float = 1, colour: str = "haldi") -> None:
    """A padlock; (x, y) is the middle of its body."""
    with s.at(x, y, size):
        s.line(arc(0, -18, 20, 180, 180), 14)
        s.line(arc(0, -18, 20, 180, 180), 7, "ash")
        s.ink(rrect(-32, -18, 64, 52, 9), colour, 3.6, 2.6)
        s.fill(circle(0, 4, 7), "ink", plate="type")
        s.fill(poly("-3,6 3,6 6,24 -6,24"), "ink", plate="type")


def coin_stack(s: Sheet, x: float, y: float, count: int, r: float = 24) -> None:
    """Coins one upon the other; (x, y) is the middle of the foot."""
    for i in range(count):
        s.ink(oval(x + (i * 7) % 5 - 2, y - i * r * 0.36, r, r * 0.46), ("haldi", "lemon")[i % 2], 2.8, 1.2)


def note(s: Sheet, x: float, y: float, rot: float = 0, size: float = 1, colour: str = "mint") -> None:
    """A fund note around (x, y)."""
    with s.at(x, y, size, rot):
        s.ink(rrect(-34, -19, 68, 38, 4), colour, 3, 1.6)
        s.line(rrect(-28, -13, 56, 26, 3), 1.6, "ink", "type")
        s.text(0, 10, "₹", "num", 27)


def price_tag(s: Sheet, x: float, y: float, text: str, rot: float = 0, size: float = 26) -> None:
    """A tag on a string; (x, y) is its hole."""
    with s.at(x, y, rot=rot):
        s.line(spline([(-4, -22), (-8, -8), (0, 0)]), 2.4)
        w = 34 + len(text) * size * 0.46
        s.ink(poly([(0, 0), (18, -18), (w, -18), (w, 18), (18, 18)]), "lemon", 3.2, 2)
        s.ink(circle(12, 0, 4.4), "cream", 2.4, 0)
        s.text((w + 18) / 2, size * 0.35, text, "num", size, fit=w - 26)


def drop(s: Sheet, x: float, y: float, size: float = 1, colour: str = "sky") -> None:
    """A drop of water, or a tear."""
    s.ink(moved(blob("0,-16 7,-3 10,6 0,16 -10,6 -7,-3"), x, y, size), colour, 2.8, 1.2)


def rubber(s: Sheet, x: float, y: float, text: str, size: float = 30, rot: float = -9) -> None:
    """The mark of a rubber stamp."""
    w = len(text) * size * 0.5 + 22
    with s.at(x, y, rot=rot):
        s.line(rrect(-w / 2, -size * 0.66, w, size * 1.32, 5), 4, "stamp", "type")
        s.text(0, size * 0.35, text, "num", size, "stamp", fit=w - 14)


def sack(s: Sheet, x: float, y: float, size: float = 1, colour: str = "#d0a468", word: str = "") -> None:
    """A tied sack; (x, y) is the middle of its foot."""
    with s.at(x, y, size):
        body = blob("-34,-2 -40,-30 -26,-58 -8,-66 8,-66 26,-58 40,-30 34,-2 0,2")
        s.ink(blob("-16,-66 -22,-84 0,-78 22,-84 16,-66"), colour, 3, 1.4)
        s.ink(body, colour, 3.4, 2.4)
        side_shade(s, body, "brown", 0.6, (14, 8))
        s.stroke([(-15, -66), (0, -63), (15, -66)], 5, "brown", "key", a=0.8, b=0.8)
        if word:
            s.text(0, -20, word, "num", 25, fit=58)


def onion(s: Sheet, x: float, y: float, r: float = 16) -> None:
    """An onion."""
    s.ink(
        blob(
            [
                (x, y - r * 1.5),
                (x + r * 0.4, y - r * 0.9),
                (x + r, y),
                (x, y + r),
                (x - r, y),
                (x - r * 0.4, y - r * 0.9),
            ]
        ),
        "rose",
        2.8,
        1.6,
    )
    for side in (-0.45, 0.1, 0.55):
        s.stroke([(x, y - r * 0.9), (x + side * r, y), (x + side * r * 0.5, y + r * 0.8)], 2, "pink", "type")


def medal(
    s: Sheet, x: float, y: float, size: float = 1, ribbon: str = "sindoor", disc: str = "haldi"
) -> None:
    """A medal on its ribbon; (x, y) is the ribbon's upper edge."""
    with s.at(x, y, size):
        s.ink(poly("-12,0 12,0 12,26 0,34 -12,26"), ribbon, 2.8, 1.2)
        s.fill(poly("-4,1 4,1 4,30 0,33 -4,30"), "cream")
        s.ink(scallop(0, 46, 16, 10, 0.2), disc, 2.8, 1.4)
        s.line(circle(0, 46, 9), 1.6)


def eye_tear(s: Sheet, x: float, y: float, size: float = 1) -> None:
    """An eye that runs over."""
    with s.at(x, y, size):
        s.ink(blob("-30,0 -14,-14 0,-18 16,-14 30,0 14,12 0,15 -16,12"), "white", 3.2, 1.4)
        s.ink(circle(2, -1, 10), "brown", 2.6, 0)
        s.fill(circle(2, -1, 4), "ink", plate="type")
    drop(s, x - 4 * size, y + 34 * size, size)


def spark(s: Sheet, x: float, y: float, r: float, count: int = 8, start: float = 0.55) -> None:
    """Short lines all round: look here."""
    for i in range(count):
        a = 2 * math.pi * i / count
        s.stroke(
            [
                (x + math.cos(a) * r * start, y + math.sin(a) * r * start),
                (x + math.cos(a) * r, y + math.sin(a) * r),
            ],
            5,
            a=0.9,
        )


def dashed(s: Sheet, path: skia.Path, width: float = 4.4) -> None:
    """An outline of short strokes, for what is not there."""
    places = walk(path, 5)
    for i in range(0, len(places) - 2, 3):
        (x1, y1, _), (x2, y2, _) = places[i], places[i + 1]
        s.stroke([(x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2), (x2, y2)], width, "ink", "type", a=0.9, b=0.9)
