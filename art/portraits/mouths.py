"""Mouths, from a thin line to a full shout."""

from __future__ import annotations

import skia

from art.portraits.common import Part
from art.portraits.face import MOUTH_AT
from art.portraits.look import Look
from art.press import Sheet, blob, circle, oval, rrect, spline

DARK = "#7b1f24"
Y = MOUTH_AT


def mouth(s: Sheet, f: Look) -> None:
    """The mouth that the look asks for."""
    MOUTHS[f.mouth](s, f)


def _cavity(s: Sheet, path: skia.Path, width: float = 3) -> None:
    s.wipe(path)
    s.fill(path, DARK)
    s.line(path, width)


def _teeth(s: Sheet, path: skia.Path, bars: list[tuple[float, float, float]]) -> None:
    """White teeth; bars are (x, top, bottom) of the gaps between them."""
    s.wipe(path)
    s.fill(path, "white")
    s.line(path, 1.6)
    for x, top, bottom in bars:
        s.line(spline([(x, top), (x * 0.95, bottom)]), 1.3)


def _chin_line(s: Sheet, y: float = Y + 36) -> None:
    s.stroke([(-18, y), (0, y + 4), (18, y - 1)], 3)


def _grin(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    _cavity(
        s,
        blob(
            [
                (-w, Y - 6),
                (-w * 0.4, Y + 1),
                (w * 0.4, Y + 1),
                (w, Y - 8),
                (w * 0.62, Y + 18),
                (0, Y + 25),
                (-w * 0.62, Y + 18),
            ]
        ),
    )
    upper = blob(
        [
            (-w * 0.92, Y - 4),
            (-w * 0.4, Y + 2),
            (w * 0.4, Y + 2),
            (w * 0.92, Y - 6),
            (w * 0.6, Y + 8),
            (0, Y + 13),
            (-w * 0.6, Y + 8),
        ]
    )
    _teeth(s, upper, [(i * w * 0.27, Y + 1, Y + 11) for i in range(-2, 3)])
    if f.gold:
        tooth = blob([(w * 0.13, Y + 1), (w * 0.27, Y + 1), (w * 0.26, Y + 12), (w * 0.13, Y + 13)])
        s.fill(tooth, "haldi")
        s.line(tooth, 2)
        s.stroke([(w * 0.2, Y - 8), (w * 0.2, Y + 20)], 2.4, "lemon", "type")
    _chin_line(s)


def _gap_grin(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    _cavity(
        s,
        blob(
            [
                (-w, Y - 8),
                (-w * 0.4, Y),
                (w * 0.4, Y),
                (w, Y - 9),
                (w * 0.66, Y + 20),
                (0, Y + 29),
                (-w * 0.66, Y + 20),
            ]
        ),
    )
    for x, width in ((-24, 16), (6, 16), (24, 13)):
        tooth = rrect(x, Y + 1, width, 13, 3)
        s.wipe(tooth)
        s.fill(tooth, "white")
        s.line(tooth, 1.8)
    tongue = blob([(-20, Y + 22), (0, Y + 17), (20, Y + 21), (0, Y + 28)])
    s.fill(tongue, "rose")
    _chin_line(s, Y + 39)


def _teeth_grin(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    shape = blob(
        [
            (-w, Y - 12),
            (-w * 0.4, Y - 3),
            (w * 0.4, Y - 3),
            (w, Y - 13),
            (w * 0.7, Y + 17),
            (0, Y + 25),
            (-w * 0.7, Y + 17),
        ]
    )
    _teeth(s, shape, [(i * w * 0.25, Y - 4, Y + 21) for i in range(-3, 4)])
    s.line(shape, 3.2)
    s.line(spline([(-w * 0.86, Y + 3), (0, Y + 10), (w * 0.86, Y + 2)]), 1.4)
    s.ink(
        blob(
            [
                (w * 0.42, Y - 26),
                (w * 0.47, Y - 8),
                (w * 0.72, Y - 4),
                (w * 0.47, Y),
                (w * 0.42, Y + 16),
                (w * 0.37, Y),
                (w * 0.12, Y - 4),
                (w * 0.37, Y - 8),
            ]
        ),
        "white",
        1.4,
        0,
    )
    _chin_line(s)


def _laugh(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    _cavity(
        s,
        blob(
            [
                (-w, Y - 14),
                (-w * 0.4, Y - 6),
                (w * 0.4, Y - 6),
                (w, Y - 15),
                (w * 0.8, Y + 22),
                (0, Y + 42),
                (-w * 0.8, Y + 22),
            ]
        ),
        3.4,
    )
    upper = blob(
        [
            (-w * 0.92, Y - 11),
            (-w * 0.4, Y - 5),
            (w * 0.4, Y - 5),
            (w * 0.92, Y - 12),
            (w * 0.7, Y + 6),
            (0, Y + 9),
            (-w * 0.7, Y + 6),
        ]
    )
    _teeth(s, upper, [(i * w * 0.26, Y - 6, Y + 7) for i in range(-2, 3)])
    if f.gold:
        tooth = rrect(w * 0.14, Y - 5, w * 0.24, 13, 2)
        s.fill(tooth, "haldi")
        s.line(tooth, 2)
    tongue = blob(
        [
            (-w * 0.5, Y + 27),
            (-w * 0.2, Y + 18),
            (0, Y + 22),
            (w * 0.2, Y + 18),
            (w * 0.5, Y + 27),
            (0, Y + 40),
        ]
    )
    s.wipe(tongue)
    s.fill(tongue, "rose")
    s.line(tongue, 2)


def _shout(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    _cavity(
        s,
        blob(
            [
                (-w * 0.9, Y - 10),
                (0, Y - 16),
                (w * 0.9, Y - 12),
                (w * 0.74, Y + 26),
                (0, Y + 40),
                (-w * 0.74, Y + 26),
            ]
        ),
        3.6,
    )
    _teeth(
        s,
        blob(
            [
                (-w * 0.78, Y - 8),
                (0, Y - 13),
                (w * 0.78, Y - 9),
                (w * 0.62, Y + 1),
                (0, Y + 1),
                (-w * 0.62, Y + 1),
            ]
        ),
        [(i * w * 0.26, Y - 11, Y) for i in range(-2, 3)],
    )
    tongue = blob(
        [(-w * 0.4, Y + 30), (-w * 0.1, Y + 16), (w * 0.2, Y + 18), (w * 0.44, Y + 30), (0, Y + 38)]
    )
    s.wipe(tongue)
    s.fill(tongue, "rose")
    s.line(tongue, 2)
    for side in (-1, 1):
        s.stroke([(side * (w + 8), Y - 20), (side * (w + 20), Y + 6), (side * (w + 6), Y + 34)], 3.6)


def _smile(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    s.stroke([(-w, Y - 8), (-w * 0.5, Y + 4), (w * 0.4, Y + 5), (w, Y - 9)], 5.4, a=0.3, b=0.3)
    for side in (-1, 1):
        s.stroke([(side * (w - 3), Y - 15), (side * (w + 7), Y - 7), (side * (w + 4), Y + 2)], 3.4)
    s.stroke([(-w * 0.4, Y + 17), (0, Y + 21), (w * 0.4, Y + 16)], 3.4)
    _chin_line(s)


def _half_smile(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    s.stroke([(-w * 0.8, Y + 2), (-w * 0.2, Y + 4), (w * 0.5, Y + 2), (w, Y - 10)], 5.4, a=0.3, b=0.3)
    s.stroke([(w - 4, Y - 18), (w + 8, Y - 10), (w + 6, Y)], 3.6)
    s.fill(
        blob([(-w * 0.5, Y + 6), (0, Y + 6), (w * 0.5, Y + 5), (w * 0.2, Y + 17), (-w * 0.3, Y + 17)]),
        "rose",
        0.45,
    )
    s.stroke([(-w * 0.35, Y + 19), (0, Y + 22), (w * 0.35, Y + 17)], 3)
    _chin_line(s)


def _smirk(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    shape = blob(
        [
            (-w * 0.5, Y + 6),
            (w * 0.2, Y + 4),
            (w * 0.9, Y - 16),
            (w * 0.96, Y - 4),
            (w * 0.5, Y + 15),
            (0, Y + 16),
        ]
    )
    _teeth(s, shape, [(w * (0.1 + i * 0.2), Y + 4 - i * 5, Y + 16 - i * 2) for i in range(4)])
    s.line(shape, 3)
    if f.gold:
        tooth = blob([(w * 0.31, Y), (w * 0.49, Y - 4), (w * 0.51, Y + 12), (w * 0.31, Y + 15)])
        s.fill(tooth, "haldi")
        s.line(tooth, 2)
    s.stroke([(w - 2, Y - 26), (w + 12, Y - 12), (w + 8, Y + 2)], 4)
    _chin_line(s)


def _lips(s: Sheet, f: Look) -> None:
    _painted(s, f, "rose")


def _plum_lips(s: Sheet, f: Look) -> None:
    _painted(s, f, "purple")


def _painted(s: Sheet, f: Look, colour: str) -> None:
    w = f.mouth_w
    s.fill(
        blob(
            [(-w * 0.8, Y), (-w * 0.22, Y - 9), (0, Y - 5), (w * 0.22, Y - 9), (w * 0.8, Y - 3), (0, Y + 5)]
        ),
        colour,
        0.95,
    )
    lower = blob([(-w * 0.66, Y + 5), (0, Y + 4), (w * 0.66, Y + 3), (w * 0.34, Y + 20), (-w * 0.3, Y + 20)])
    s.fill(lower, colour, 0.85)
    s.fill(oval(-w * 0.12, Y + 11, w * 0.18, 3), "white", 0.4)
    s.stroke([(-w, Y - 4), (-w * 0.3, Y + 4), (w * 0.3, Y + 4), (w, Y - 7)], 5, a=0.3, b=0.3)
    s.stroke([(-w * 0.35, Y + 22), (0, Y + 25), (w * 0.35, Y + 21)], 3)
    _chin_line(s)


def _beam(s: Sheet, f: Look) -> None:
    """A wide painted smile with teeth, for cameras."""
    w = f.mouth_w
    lips = blob(
        [
            (-w * 1.06, Y - 11),
            (-w * 0.3, Y - 8),
            (0, Y - 5),
            (w * 0.3, Y - 8),
            (w * 1.06, Y - 13),
            (w * 0.66, Y + 20),
            (0, Y + 28),
            (-w * 0.66, Y + 20),
        ]
    )
    s.wipe(lips)
    s.fill(lips, "sindoor")
    s.line(lips, 2.4)
    inner = blob(
        [
            (-w * 0.86, Y - 6),
            (-w * 0.4, Y),
            (w * 0.4, Y),
            (w * 0.86, Y - 8),
            (w * 0.56, Y + 13),
            (0, Y + 18),
            (-w * 0.56, Y + 13),
        ]
    )
    _teeth(s, inner, [(i * w * 0.25, Y, Y + 15) for i in range(-2, 3)])
    _chin_line(s, Y + 38)


def _whistle(s: Sheet, f: Look) -> None:
    lips = blob([(-15, Y + 6), (-8, Y - 7), (8, Y - 7), (15, Y + 6), (8, Y + 19), (-8, Y + 19)])
    s.wipe(lips)
    s.fill(lips, "rose", 0.7)
    s.line(lips, 3)
    s.fill(circle(0, Y + 6, 5), "ink", plate="key")
    for side in (-1, 1):
        s.stroke([(side * 24, Y - 12), (side * 30, Y + 6), (side * 22, Y + 22)], 3.4)
    _chin_line(s)


def _flat(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    s.stroke([(-w * 0.8, Y + 4), (0, Y + 2), (w * 0.8, Y + 3)], 5.4, a=0.4, b=0.4)
    s.stroke([(-w * 0.35, Y + 17), (0, Y + 20), (w * 0.35, Y + 16)], 3.4)
    _chin_line(s)


def _frown(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    s.stroke([(-w, Y + 8), (-w * 0.4, Y + 1), (w * 0.4, Y + 1), (w, Y + 9)], 5.2, a=0.3, b=0.3)
    s.stroke([(-w * 0.3, Y + 15), (0, Y + 17), (w * 0.3, Y + 14)], 3.4)
    _chin_line(s)


def _worried(s: Sheet, f: Look) -> None:
    w = f.mouth_w
    wave = [(-w, Y + 4), (-w * 0.5, Y - 2), (0, Y + 6), (w * 0.5, Y - 1), (w, Y + 6)]
    s.stroke(wave, 5.2, a=0.4, b=0.4)
    s.stroke([(-w * 0.3, Y + 18), (0, Y + 21), (w * 0.3, Y + 17)], 3.4)
    _chin_line(s)


MOUTHS: dict[str, Part] = {
    "grin": _grin,
    "gap": _gap_grin,
    "teeth": _teeth_grin,
    "laugh": _laugh,
    "shout": _shout,
    "smile": _smile,
    "half": _half_smile,
    "smirk": _smirk,
    "lips": _lips,
    "plum": _plum_lips,
    "beam": _beam,
    "whistle": _whistle,
    "flat": _flat,
    "frown": _frown,
    "worried": _worried,
}
