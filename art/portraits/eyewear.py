"""Glasses and the small things worn on a face."""

from __future__ import annotations

from art.portraits.common import Part, mirrored, shine
from art.portraits.face import EYES_AT, MOUTH_AT, head_path
from art.portraits.look import Look
from art.press import Sheet, arc, blob, circle, minus, moved, oval, poly, rrect, spline

SIDES = (-1, 1)
E = EYES_AT


def glasses(s: Sheet, f: Look) -> None:
    """The glasses that the look asks for, if any."""
    if f.glasses:
        GLASSES[f.glasses](s, f)


def extras(s: Sheet, f: Look) -> None:
    """Beauty spots, nose rings, tears and so on."""
    for name in f.extras:
        if name in EXTRAS:
            EXTRAS[name](s, f)


def _bridge(s: Sheet, width: float = 6, y: float = E) -> None:
    s.stroke([(-12, y + 2), (0, y - 6), (12, y + 2)], width, a=0.7, b=0.7)


def _temples(s: Sheet, f: Look, out: float, width: float = 5) -> None:
    for side in SIDES:
        s.stroke([(side * out, E - 6), (side * (f.w + 2), E - 12)], width, a=0.7, b=0.7)


def _round(s: Sheet, f: Look) -> None:
    for side in SIDES:
        x = side * f.gap
        s.fill(circle(x, E + 2, 33), "sky", 0.28)
        s.line(circle(x, E + 2, 33), 6.5)
        s.line(circle(x, E + 2, 33), 2.2, "amber", "type")
        s.stroke([(x - 20, E - 6), (x - 14, E - 18), (x - 2, E - 24)], 5, "white", "type", alpha=0.8)
    _bridge(s)
    _temples(s, f, f.gap + 34)


def _taped(s: Sheet, f: Look) -> None:
    """Round, mended with tape."""
    _round(s, f)
    with s.at(0, E - 4, rot=-8):
        s.ink(rrect(-13, -11, 26, 22, 2), "white", 2.6, 1)
        s.stroke([(-8, -4), (8, -6)], 2, "grey", "type")
    with s.at(f.gap + 38, E - 12, rot=12):
        s.ink(rrect(-9, -8, 18, 16, 2), "white", 2.4, 1)


def _chain(s: Sheet, f: Look) -> None:
    """Half-round spectacles on a chain of beads."""
    for side in SIDES:
        x = side * f.gap
        lens = blob(
            [(x - 32, E - 10), (x, E - 16), (x + 32, E - 10), (x + 28, E + 20), (x, E + 30), (x - 28, E + 20)]
        )
        s.fill(lens, "sky", 0.25)
        s.line(lens, 5.5)
        s.line(lens, 1.8, "rose", "type")
        for i in range(9):
            u = i / 8
            bx = side * (f.w + 6 + 14 * u - 24 * u * u)
            by = E - 4 + 176 * u
            s.ink(circle(bx, by, 4.6), ("haldi", "teal")[i % 2], 1.8, 0.8)
    _bridge(s, 5)
    _temples(s, f, f.gap + 32)


def _thick(s: Sheet, f: Look) -> None:
    """Heavy black frames."""
    for side in SIDES:
        x = side * f.gap
        frame = rrect(x - 35, E - 24, 70, 54, 15)
        s.fill(frame, "sky", 0.25)
        s.line(frame, 10)
        s.stroke([(x - 20, E - 4), (x - 8, E - 14)], 4.4, "white", "type", alpha=0.85)
    _bridge(s, 9)
    _temples(s, f, f.gap + 38, 8)


def _bottle(s: Sheet, f: Look) -> None:
    """Thick as bottle bottoms: rings inside rings."""
    for side in SIDES:
        x = side * f.gap
        s.fill(circle(x, E + 2, 39), "sky", 0.22)
        s.line(circle(x, E + 2, 39), 9)
        s.line(circle(x, E + 2, 39), 3, "brown", "type")
        s.line(circle(x, E + 2, 31), 2)
        s.line(arc(x, E + 2, 25, 200, 70), 3, "white", "type")
        s.line(arc(x, E + 2, 31, 20, 60), 3, "white", "type")
    _bridge(s, 8)
    _temples(s, f, f.gap + 40, 7)


def _gold(s: Sheet, f: Look) -> None:
    """Gold rims, for a sweet look."""
    for side in SIDES:
        x = side * f.gap
        lens = oval(x, E + 3, 36, 29)
        s.fill(lens, "lemon", 0.18)
        s.line(lens, 7)
        s.line(lens, 3.4, "haldi", "type")
        s.stroke([(x - 20, E - 4), (x - 8, E - 15)], 4, "white", "type", alpha=0.85)
    _bridge(s, 6)
    _temples(s, f, f.gap + 36)


def _half_moon(s: Sheet, f: Look) -> None:
    """Low on the nose, to look over while you sign."""
    for side in SIDES:
        x = side * (f.gap + 1)
        y = E + 20
        lens = blob([(x - 31, y), (x, y + 2), (x + 31, y), (x + 25, y + 19), (x, y + 26), (x - 25, y + 19)])
        s.fill(lens, "sky", 0.35)
        s.line(lens, 5)
        s.line(lens, 2, "haldi", "type")
        s.stroke([(side * (f.gap + 32), y), (side * f.w, E - 4)], 4.4, a=0.7, b=0.7)
    _bridge(s, 5, E + 20)


def _cat_eye(s: Sheet, f: Look) -> None:
    """Winged frames."""
    for side in SIDES:
        x = side * f.gap
        frame = blob(
            [
                (x - side * 33, E - 12),
                (x + side * 10, E - 20),
                (x + side * 56, E - 40),
                (x + side * 44, E + 8),
                (x + side * 14, E + 30),
                (x - side * 24, E + 24),
            ]
        )
        inner = moved(frame, x * 0.24 - side * 1, E * 0.24 + 3, 0.76)
        s.fill(inner, "lilac", 0.35)
        rim = minus(frame, inner)
        s.wipe(rim)
        s.fill(rim, "purple")
        s.line(frame, 3)
        s.line(inner, 2)
        s.ink(
            poly([(x + side * 40, E - 30), (x + side * 48, E - 34), (x + side * 46, E - 26)]), "lemon", 1.4, 0
        )
        s.stroke([(x - 16, E - 2), (x - 8, E - 12)], 4, "white", "type", alpha=0.85)
    _bridge(s, 7)


def _star_shades(s: Sheet, f: Look) -> None:
    """Oversized, so that one is recognised while hiding."""
    for side in SIDES:
        x = side * (f.gap + 2)
        lens = blob(
            [
                (x - side * 39, E - 22),
                (x + side * 10, E - 36),
                (x + side * 48, E - 26),
                (x + side * 48, E + 20),
                (x + side * 12, E + 44),
                (x - side * 32, E + 28),
            ]
        )
        s.ink(lens, "#2c2440", 5, 2.2)
        s.line(lens, 2, "rose", "type")
        shine(s, [(x - 18, E + 16), (x - 2, E - 18)], 8, "pink", 0.85)
        shine(s, [(x + 8, E + 20), (x + 22, E - 12)], 5, "pink", 0.6)
    _bridge(s, 8, E - 8)
    _temples(s, f, f.gap + 48, 7)


def _wrap(s: Sheet, f: Look) -> None:
    """One wraparound bar of mirror."""
    bar = blob(
        [
            (-102, E - 18),
            (-50, E - 30),
            (0, E - 24),
            (50, E - 30),
            (102, E - 18),
            (98, E + 12),
            (58, E + 28),
            (22, E + 18),
            (0, E + 8),
            (-22, E + 18),
            (-58, E + 28),
            (-98, E + 12),
        ]
    )
    s.ink(bar, "#2c2440", 4.6, 2.2)
    with s.inside(bar):
        s.fill(
            blob([(-110, E - 14), (0, E - 18), (110, E - 14), (110, E - 2), (0, E - 6), (-110, E - 2)]),
            "haldi",
            0.95,
            "type",
        )
        s.fill(
            blob([(-110, E + 2), (0, E - 2), (110, E + 2), (110, E + 8), (0, E + 5), (-110, E + 8)]),
            "sindoor",
            0.9,
            "type",
        )
    for x in (-70, 30):
        s.stroke([(x, E + 12), (x + 18, E - 20)], 6, "white", "type", alpha=0.9)


GLASSES: dict[str, Part] = {
    "round": _round,
    "taped": _taped,
    "chain": _chain,
    "thick": _thick,
    "bottle": _bottle,
    "gold": _gold,
    "half_moon": _half_moon,
    "cat_eye": _cat_eye,
    "star": _star_shades,
    "wrap": _wrap,
}


def _mole(s: Sheet, f: Look) -> None:
    s.fill(circle(60, 68, 4.8), "ink", plate="key")


def _jhumka(s: Sheet, f: Look) -> None:
    for side in SIDES:
        x = side * (f.w + 12)
        s.ink(circle(x, 40, 7), "haldi", 2.2, 1)
        s.ink(blob([(x - 4, 46), (x + 4, 46), (x + 13, 66), (x, 70), (x - 13, 66)]), "haldi", 2.4, 1.2)
        for i in (-1, 0, 1):
            s.ink(circle(x + i * 8, 72, 3.2), "sindoor", 1.4, 0.5)


def _studs(s: Sheet, f: Look) -> None:
    for side in SIDES:
        s.ink(circle(side * (f.w + 11), 36, 7.5), "haldi", 2.4, 1)


def _nath(s: Sheet, f: Look) -> None:
    x = -24 * f.nose_w
    s.line(circle(x, 54, 8), 3.2)
    s.line(circle(x, 54, 8), 1.6, "haldi", "type")
    s.ink(circle(x, 63, 3.4), "sindoor", 1.4, 0.6)


def _freckles(s: Sheet, f: Look) -> None:
    for x, y in (
        (-66, 22),
        (-52, 30),
        (-62, 38),
        (-46, 18),
        (50, 20),
        (64, 26),
        (54, 36),
        (70, 38),
        (42, 30),
        (-38, 34),
        (-4, 22),
        (6, 30),
    ):
        s.fill(circle(x, y, 3), "brown", 0.9, "key")


def _tears(s: Sheet, f: Look) -> None:
    """Onion tears."""
    for side in SIDES:
        for x, y, r in ((f.gap + 14, 20, 10), (f.gap + 24, 48, 8)):
            drop = blob(mirrored([(x, y - r * 1.7), (x + r * 0.8, y), (x, y + r), (x - r * 0.8, y)], side))
            s.ink(drop, "sky", 2.6, 1)
            s.fill(oval(side * x - 2, y, 2, 4), "white", plate="type")


def _ink_chin(s: Sheet, f: Look) -> None:
    s.fill(blob([(16, 104), (30, 98), (40, 106), (34, 116), (20, 116)]), "indigo", 0.9, "key")
    s.stroke([(36, 92), (46, 88)], 5, "indigo", "key", a=0.8)


def _dimples(s: Sheet, f: Look) -> None:
    for side in SIDES:
        s.stroke(
            mirrored(
                [
                    (f.mouth_w + 12, MOUTH_AT - 16),
                    (f.mouth_w + 19, MOUTH_AT - 5),
                    (f.mouth_w + 13, MOUTH_AT + 6),
                ],
                side,
            ),
            4.2,
        )


def _toothpick(s: Sheet, f: Look) -> None:
    s.stroke([(20, MOUTH_AT + 10), (58, MOUTH_AT + 24), (92, MOUTH_AT + 26)], 7, a=0.8, b=0.4)
    s.stroke(
        [(22, MOUTH_AT + 10), (58, MOUTH_AT + 24), (90, MOUTH_AT + 26)], 3.6, "lemon", "type", a=0.8, b=0.4
    )


def _earring(s: Sheet, f: Look) -> None:
    x = f.w + 13
    s.line(spline([(x, 38), (x, 62)]), 4)
    s.ink(poly([(x, 58), (x + 13, 76), (x, 98), (x - 13, 76)]), "haldi", 2.8, 1.4)


def _headset(s: Sheet, f: Look) -> None:
    """A headset; four people are on the line."""
    s.line(arc(0, -20, f.w + 18, 190, 160), 8)
    s.line(arc(0, -20, f.w + 18, 190, 160), 3, "slate", "type")
    for side in SIDES:
        s.ink(rrect(side * (f.w + 12) - 15, -34, 30, 58, 12), "slate", 3.4, 2)
    s.stroke([(-f.w - 12, 18), (-f.w + 4, 78), (-36, MOUTH_AT + 20)], 5.4, a=0.9, b=0.9)
    s.ink(oval(-34, MOUTH_AT + 20, 13, 9), "ink", 2.4, 0)


def _pens(s: Sheet, f: Look) -> None:
    """A pen behind each ear."""
    for side, colour in ((-1, "sindoor"), (1, "indigo")):
        with s.at(side * (f.w + 8), -44, rot=side * 62):
            s.ink(rrect(-34, -6, 68, 12, 4), colour, 2.8, 1.4)
            s.ink(rrect(10 * side - 8, -6, 16, 12, 2), "cream", 2, 0)


def _thumb_lick(s: Sheet, f: Look) -> None:
    """A tongue at the corner of the mouth, for turning pages."""
    tongue = blob(
        [
            (10, MOUTH_AT + 8),
            (34, MOUTH_AT + 6),
            (40, MOUTH_AT + 22),
            (26, MOUTH_AT + 30),
            (12, MOUTH_AT + 22),
        ]
    )
    s.ink(tongue, "rose", 2.6, 1)
    s.stroke([(24, MOUTH_AT + 10), (27, MOUTH_AT + 22)], 2.2)


def _notes(s: Sheet, f: Look) -> None:
    """Two notes of a whistled tune."""
    for x, y in ((128, -40), (164, -78)):
        s.ink(oval(x, y, 10, 7.5), "ink", 1, 0)
        s.line(spline([(x + 9, y), (x + 9, y - 38)]), 4.6)
        s.stroke([(x + 9, y - 38), (x + 22, y - 30), (x + 22, y - 18)], 6, a=0.7)


def _five_o_clock(s: Sheet, f: Look) -> None:
    s.shade(
        blob("-70,50 -30,66 30,66 70,50 64,90 30,122 -30,122 -64,90"), "ink", 0.36, head_path(f), plate="fine"
    )


EXTRAS: dict[str, Part] = {
    "mole": _mole,
    "jhumka": _jhumka,
    "studs": _studs,
    "nath": _nath,
    "freckles": _freckles,
    "tears": _tears,
    "ink_chin": _ink_chin,
    "dimples": _dimples,
    "toothpick": _toothpick,
    "earring": _earring,
    "headset": _headset,
    "pens": _pens,
    "thumb_lick": _thumb_lick,
    "notes": _notes,
    "shadow": _five_o_clock,
}
