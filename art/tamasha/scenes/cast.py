"""The cast and props of scenes: people, stages, signs, flags, vehicles."""

from __future__ import annotations

import math

from art.portraits.common import side_shade
from art.press import Sheet, arc, blob, circle, flower, moved, oval, poly, rrect, scallop, spline

SKINS = ("#d0945f", "#a96d42", "#e6b283", "#87552f")
CLOTHS = ("purple", "teal", "haldi", "rose", "cream", "indigo", "sindoor", "mint")
HAIR = "#2b2130"


def figure(
    s: Sheet,
    x: float,
    y: float,
    size: float = 1,
    cloth: str = "teal",
    skin: int = 0,
    head: str = "hair",
    legs: bool = False,
    away: bool = False,
) -> None:
    """A small person; (x, y) is the middle of the head. Heads: hair bun pagri cap helmet topi beret grey.

    Those who look `away` show us the backs of their heads.
    """
    with s.at(x, y, size):
        if legs:
            for side in (-1, 1):
                s.ink(
                    blob(
                        [(side * 3, 62), (side * 15, 62), (side * 15, 96), (side * 19, 102), (side * 4, 102)]
                    ),
                    "ink",
                    2.6,
                    0,
                )
        body = blob([(-19, 74), (-22, 28), (-9, 12), (9, 12), (22, 28), (19, 74)])
        s.ink(body, cloth, 3, 1.8)
        side_shade(s, body, "ink", 0.35, (9, 4))
        if legs:
            for side in (-1, 1):
                s.stroke([(side * 15, 30), (side * 16, 46), (side * 13, 60)], 2.8)
        skull = circle(0, 0, 14.5)
        s.ink(skull, SKINS[skin % 4], 3, 1.4)
        if not away:
            _features(s, head)
        elif head in ("hair", "bun", "grey"):
            s.fill(oval(0, -2, 14, 12), "#cfc4d2" if head == "grey" else HAIR)
        _head(s, head)


def _features(s: Sheet, head: str) -> None:
    for side in (-1, 1):
        s.fill(circle(side * 5, 0, 1.9), "ink", plate="key")
    if head in ("pagri", "topi", "cap", "beret"):
        s.stroke([(-7, 5.5), (0, 4), (7, 5.5)], 4.6, a=0.3, b=0.3)
        s.stroke([(-3, 9.5), (0, 10.5), (3, 9.5)], 1.8)
    else:
        s.stroke([(-5, 6.5), (0, 9), (5, 6.5)], 2.4, a=0.4, b=0.4)


def _head(s: Sheet, head: str) -> None:
    cap = blob([(-15, -1), (-14, -12), (0, -17), (14, -12), (15, -1), (6, -8), (-6, -8)])
    if head in ("hair", "bun", "grey"):
        colour = "#cfc4d2" if head == "grey" else HAIR
        if head == "bun":
            s.ink(circle(9, -16, 7), colour, 2.4, 1)
        s.ink(cap, colour, 2.4, 1)
    elif head == "pagri":
        s.ink(blob([(-18, -3), (-19, -14), (0, -25), (19, -14), (18, -3), (0, -9)]), "sindoor", 2.6, 1.4)
        s.stroke([(-16, -6), (0, -16), (16, -10)], 3)
    elif head == "helmet":
        s.ink(blob([(-19, -4), (-14, -18), (0, -22), (14, -18), (19, -4), (0, -8)]), "haldi", 2.6, 1.4)
    elif head == "topi":
        s.ink(blob([(-16, -5), (-14, -17), (0, -20), (14, -17), (16, -5), (0, -9)]), "white", 2.6, 1.2)
    elif head == "beret":
        s.ink(blob([(-16, -4), (-20, -13), (-4, -21), (18, -15), (15, -4), (0, -9)]), "leaf", 2.6, 1.2)
    elif head == "cap":
        s.ink(blob("-16,-4 -13,-17 2,-20 15,-12 26,-5 12,-5 0,-9"), "indigo", 2.6, 1.2)


def crowd(
    s: Sheet,
    y: float,
    count: int,
    seed: int = 0,
    size: float = 1,
    heads: tuple[str, ...] = ("hair", "bun", "pagri", "cap", "grey"),
    x0: float = 200,
) -> None:
    """A row of people who watch the scene, their heads about y."""
    for i in range(count):
        x = x0 + (i - (count - 1) / 2) * 44 * size + (i * 37 + seed * 13) % 11
        pick = i * 3 + seed
        figure(
            s,
            x,
            y + (i * 29 + seed * 7) % 13,
            size,
            CLOTHS[(i * 5 + seed) % 8],
            pick,
            heads[(i * 2 + seed) % len(heads)],
            away=True,
        )


def speaker(s: Sheet, x: float, y: float, size: float = 1, cloth: str = "white", head: str = "hair") -> None:
    """Somebody with one arm up behind a lectern; (x, y) is the middle of the head."""
    with s.at(x, y, size):
        s.ink(blob([(-22, 84), (-25, 34), (-10, 16), (10, 16), (25, 34), (22, 84)]), cloth, 3.2, 2)
        s.stroke([(20, 34), (42, 8), (50, -22)], 15, "ink", "key", a=0.9, b=0.7)
        s.stroke([(20, 34), (42, 8), (50, -21)], 9, SKINS[1], "type", a=0.9, b=0.7)
        s.ink(circle(0, 0, 18), SKINS[1], 3.2, 1.6)
        with s.at(0, -2, 1.2):
            _head(s, head)
        for side in (-1, 1):
            s.fill(circle(side * 6, -1, 2.2), "ink", plate="key")
        s.fill(blob([(-6, 7), (0, 5), (7, 7), (3, 13), (-3, 13)]), "#7b1f24", plate="type")
        s.ink(poly([(-34, 58), (34, 58), (28, 104), (-28, 104)]), "brown", 3.2, 2)
        s.stroke([(-14, 58), (-16, 34)], 4.4, a=0.9, b=0.9)
        s.ink(circle(-16, 30, 6), "ink", 1, 0)


def stage(s: Sheet, x: float, y: float, w: float, text: str, colour: str = "sindoor", h: float = 96) -> None:
    """A stage with a painted back cloth; (x, y) is its top left corner."""
    s.ink(rrect(x, y, w, h, 4), "cream", 3.4, 2)
    s.ink(rrect(x, y, w, 36, 4), colour, 3.2, 1)
    s.text(x + w / 2, y + 29, text, "num", 34, "cream", fit=w - 14)
    s.ink(rrect(x - 14, y + h - 4, w + 28, 26, 3), "brown", 3.4, 2)
    for i in range(int(w / 24)):
        s.stroke([(x + 4 + i * 24, y + h), (x + 4 + i * 24, y + h + 20)], 3)


def loudspeaker(s: Sheet, x: float, y: float, size: float = 1, flip: bool = False) -> None:
    """A horn on a pole."""
    with s.at(x, y, size, flip=flip):
        s.ink(rrect(-5, -10, 10, 130, 3), "brown", 3, 1.4)
        s.ink(blob([(4, -10), (46, -34), (50, 26), (4, 8)]), "haldi", 3.2, 2)
        s.ink(oval(48, -4, 9, 31), "sindoor", 3, 1)
        s.ink(rrect(-14, -8, 20, 14, 4), "slate", 3, 1)


def bunting(s: Sheet, y: float, seed: int = 0, x1: float = -10, x2: float = 410, sag: float = 22) -> None:
    """Little flags on a string."""
    line = [(x1, y), ((x1 + x2) / 2, y + sag), (x2, y)]
    s.line(spline(line), 2.4)
    count = int((x2 - x1) / 34)
    for i in range(count):
        u = (i + 0.5) / count
        x, top = x1 + (x2 - x1) * u, y + sag * 4 * u * (1 - u)
        s.ink(poly([(x - 13, top), (x + 13, top), (x, top + 26)]), CLOTHS[(i * 3 + seed) % 8], 2.4, 1)


def flag(s: Sheet, x: float, y: float, size: float = 1, colour: str = "sindoor") -> None:
    """A plain flag; (x, y) is the foot of its pole."""
    with s.at(x, y, size):
        s.line(spline([(0, 0), (0, -110)]), 5)
        s.ink(blob([(1, -110), (30, -116), (62, -106), (64, -72), (32, -80), (1, -70)]), colour, 3, 1.8)


def signboard(
    s: Sheet,
    x: float,
    y: float,
    w: float,
    h: float,
    text: str,
    colour: str = "cream",
    ink: str = "ink",
    size: float = 30,
    pole: float = 0,
    rot: float = 0,
) -> None:
    """A board with a word on it, around (x, y), maybe on a pole."""
    if pole:
        s.ink(rrect(x - 5, y, 10, pole, 2), "brown", 3, 1.2)
    with s.at(x, y, rot=rot):
        s.ink(rrect(-w / 2, -h / 2, w, h, 5), colour, 3.2, 2)
        s.text(0, size * 0.34, text, "num", size, ink, fit=w - 12)


def wheel(s: Sheet, x: float, y: float, r: float) -> None:
    """A wheel."""
    s.ink(circle(x, y, r), "ink", 3, 0)
    s.ink(circle(x, y, r * 0.55), "ash", 3, 0)
    s.ink(circle(x, y, r * 0.2), "ink", 1, 0)


def road(s: Sheet, y: float = 236) -> None:
    """Tarmac across the foreground."""
    s.ink(blob([(-20, y + 4), (200, y), (420, y + 4), (420, 320), (-20, 320)]), "grey", 3.4, 0)
    for i in range(6):
        s.fill(
            poly([(8 + i * 76, y + 34), (50 + i * 76, y + 34), (46 + i * 76, y + 41), (2 + i * 76, y + 41)]),
            "lemon",
        )


def dust(s: Sheet, x: float, y: float, size: float = 1, colour: str = "cream") -> None:
    """A puff of dust or smoke."""
    with s.at(x, y, size):
        s.ink(blob("-34,8 -30,-10 -12,-18 2,-28 22,-20 36,-6 30,12 0,16"), colour, 2.8, 1)
        s.stroke([(-14, -4), (-2, -12), (8, -4)], 3)


def cooker(s: Sheet, x: float, y: float, size: float = 1) -> None:
    """A pressure cooker in full whistle."""
    with s.at(x, y, size):
        s.ink(rrect(-22, -12, 44, 30, 6), "ash", 3, 1.8)
        s.ink(blob([(-24, -12), (-18, -22), (18, -22), (24, -12)]), "ash", 3, 1.2)
        s.ink(rrect(22, -14, 24, 9, 3), "ink", 1, 0)
        s.ink(rrect(-4, -32, 8, 11, 2), "ink", 1, 0)
        for side in (-1, 1):
            s.stroke([(side * 3, -36), (side * 10, -48), (side * 5, -60)], 5, "white", "type")


def sun(s: Sheet, x: float, y: float, r: float) -> None:
    """A printed sun with a halftone belly."""
    s.ink(circle(x, y, r), "haldi", 3.4, 0)
    s.shade(circle(x, y + r * 0.4, r * 0.95), "sindoor", 0.5, circle(x, y, r))


def tree(s: Sheet, x: float, y: float, size: float = 1, colour: str = "leaf") -> None:
    """A round tree; (x, y) is the foot of its trunk."""
    with s.at(x, y, size):
        s.ink(blob([(-9, 0), (-7, -46), (7, -46), (10, 0)]), "brown", 3, 1.6)
        crown = flower(0, -76, 42, 9, 0.26)
        s.ink(crown, colour, 3.4, 2.2)
        side_shade(s, crown, "ink", 0.45, (16, 12), "tone")


def megaphone_rays(s: Sheet, x: float, y: float, turn: float = 0) -> None:
    """Noise."""
    with s.at(x, y, rot=turn):
        for angle in (-32, 0, 32):
            a = math.radians(angle)
            s.stroke([(12 * math.cos(a), 12 * math.sin(a)), (34 * math.cos(a), 34 * math.sin(a))], 6, a=0.9)


def table(s: Sheet, x: float, y: float, w: float, colour: str = "brown") -> None:
    """A table seen from the front; (x, y) is the middle of its top."""
    for side in (-1, 1):
        s.ink(rrect(x + side * (w / 2 - 14) - 6, y, 12, 70, 2), colour, 3, 1)
    s.ink(rrect(x - w / 2, y - 8, w, 20, 4), colour, 3.4, 2)


def speech(
    s: Sheet,
    x: float,
    y: float,
    w: float,
    h: float,
    text: str,
    tail: float = 0,
    colour: str = "white",
    size: float = 30,
) -> None:
    """A speech bubble; its tail points down by `tail` to the side."""
    bubble = rrect(x - w / 2, y - h / 2, w, h, min(w, h) * 0.4)
    s.ink(
        poly([(x - 10, y + h / 2 - 6), (x + 12, y + h / 2 - 6), (x + tail, y + h / 2 + 24)]), colour, 3, 1.6
    )
    s.ink(bubble, colour, 3, 1.8)
    s.fill(
        poly(
            [
                (x - 7, y + h / 2 - 8),
                (x + 9, y + h / 2 - 8),
                (x + 4 + tail * 0.2, y + h / 2 + 4),
                (x + tail * 0.3, y + h / 2 + 4),
            ]
        ),
        colour,
    )
    s.wipe(poly([(x - 7, y + h / 2 - 8), (x + 9, y + h / 2 - 8), (x + 3, y + h / 2 + 2), (x, y + h / 2 + 2)]))
    s.text(x, y + size * 0.34, text, "num", size, "ink", fit=w - 14)


def clock(s: Sheet, x: float, y: float, r: float, hour: float, minute: float) -> None:
    """A wall clock."""
    s.ink(circle(x, y, r), "white", 3.4, 2)
    s.line(circle(x, y, r * 0.86), 1.6)
    for i in range(12):
        a = math.radians(i * 30)
        s.line(
            spline(
                [
                    (x + math.cos(a) * r * 0.72, y + math.sin(a) * r * 0.72),
                    (x + math.cos(a) * r * 0.84, y + math.sin(a) * r * 0.84),
                ]
            ),
            2.4,
        )
    for angle, reach, width in ((hour * 30 + minute / 2 - 90, 0.46, 6), (minute * 6 - 90, 0.7, 4.4)):
        a = math.radians(angle)
        s.stroke([(x, y), (x + math.cos(a) * r * reach, y + math.sin(a) * r * reach)], width, a=0.9, b=0.6)


def papers(s: Sheet, x: float, y: float, count: int, w: float = 70, step: float = 9) -> None:
    """A pile of paper, slightly untidy; (x, y) is the middle of its foot."""
    for i in range(count):
        turn, shift = (-3, 2, -1, 4, 0)[i % 5], (i * 17) % 9 - 4
        s.ink(
            moved(rrect(-w / 2, -step, w, step, 2), x + shift, y - i * (step - 1), rot=turn),
            ("white", "lemon", "pink", "sky", "cream")[i % 5],
            2.4,
            1,
        )


def horn_burst(s: Sheet, x: float, y: float, r: float, text: str, colour: str = "lemon") -> None:
    """A comic burst with a word."""
    s.ink(scallop(x, y, r, 11, 0.34), colour, 3.2, 2)
    s.text(x, y + r * 0.2, text, "num", r * 0.62, "sindoor", fit=r * 1.5)


def bulb_string(s: Sheet, y: float) -> None:
    """Fairy lights."""
    s.line(spline([(-10, y), (200, y + 16), (410, y)]), 2.4)
    for i in range(13):
        u = (i + 0.5) / 13
        s.ink(circle(420 * u - 10, y + 64 * u * (1 - u) + 5, 6), ("lemon", "rose", "mint")[i % 3], 2, 0.8)


def handset(s: Sheet, x: float, y: float, size: float = 1, rot: float = 0) -> None:
    """A mobile phone."""
    with s.at(x, y, size, rot):
        s.ink(rrect(-22, -40, 44, 80, 7), "ink", 3, 1.6)
        s.ink(rrect(-17, -32, 34, 58, 2), "sky", 2, 0)
        s.line(arc(0, 33, 3, 0, 360), 2, "cream", "type")
