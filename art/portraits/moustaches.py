"""Moustaches, from a hyphen to two question marks."""

from __future__ import annotations

import skia

from art.portraits.common import mirrored, shine, side_shade
from art.portraits.face import MOUTH_AT
from art.portraits.look import Look
from art.press import Sheet, blob, brush, circle, rrect, sym

Y = MOUTH_AT - 14
SIDES = (-1, 1)


def colour(f: Look) -> str:
    """The ink of the moustache."""
    return f.tache_ink or f.hair


def light(f: Look) -> str:
    """The ink of its strands."""
    return "grey" if colour(f).lower() in ("#e9e2da", "#f7f2ea", "white", "#cfc4b6") else "cream"


def hairy(s: Sheet, f: Look, path: skia.Path, width: float = 2.8) -> None:
    """A moustache shape, inked and shaded."""
    s.ink(path, colour(f), width, 1.8)
    side_shade(s, path, "plum", 0.5, (8, 7))


def handlebar(s: Sheet, f: Look) -> None:
    """Wide, with the ends up."""
    hairy(
        s,
        f,
        sym(
            [
                (0, Y - 8),
                (22, Y - 14),
                (54, Y - 3),
                (86, Y - 4),
                (106, Y - 34),
                (116, Y - 42),
                (112, Y - 22),
                (96, Y + 10),
                (62, Y + 20),
                (24, Y + 12),
                (0, Y + 4),
            ]
        ),
    )
    combed(s, f, -8)


def combed(s: Sheet, f: Look, rise: float) -> None:
    """Combed strands on both sides."""
    for side in SIDES:
        for i in range(3):
            strand = [
                (8 + i * 7, Y - 5 + i * 3),
                (34 + i * 9, Y + 2 + i * 2),
                (62 + i * 11, Y + 4 + i * rise),
            ]
            shine(s, mirrored(strand, side), 2.2, light(f))


def question(s: Sheet, f: Look) -> None:
    """Waxed into two question marks."""
    for side in SIDES:
        hook = mirrored("2,66 40,74 78,70 106,48 128,42 148,20 146,-12 124,-26 104,-14 102,6", side)
        s.stroke(hook, 29, a=0.8, b=0.5, peak=0.22)
        s.stroke(hook, 21, colour(f), "type", a=0.8, b=0.5, peak=0.22)
        shine(s, mirrored([(20, 64), (60, 66), (96, 52), (126, 38)], side), 3, "cream", 0.4)
        dot = circle(side * 104, 78, 8)
        s.ink(dot, colour(f), 3, 1.4)


def commas(s: Sheet, f: Look) -> None:
    """Two fat upward commas."""
    for side in SIDES:
        comma = blob(
            mirrored(
                [
                    (1, Y - 6),
                    (26, Y - 16),
                    (54, Y - 10),
                    (78, Y - 22),
                    (88, Y - 50),
                    (104, Y - 66),
                    (110, Y - 40),
                    (98, Y - 4),
                    (68, Y + 22),
                    (30, Y + 22),
                    (4, Y + 12),
                ],
                side,
            )
        )
        s.ink(comma, colour(f), 3, 2)
        side_shade(s, comma, "sindoor", 0.45, (9, 8))
        for i in range(3):
            shine(
                s,
                mirrored(
                    [(14 + i * 8, Y - 4 + i * 5), (48 + i * 8, Y + 2 + i * 3), (84 + i * 5, Y - 16 + i * 3)],
                    side,
                ),
                2.4,
                "cream",
                0.7,
            )


def walrus(s: Sheet, f: Look) -> None:
    """Thick, over the mouth."""
    hairy(
        s,
        f,
        sym(
            [
                (0, Y - 10),
                (28, Y - 18),
                (62, Y),
                (80, Y + 34),
                (66, Y + 40),
                (50, Y + 30),
                (24, Y + 28),
                (0, Y + 24),
            ]
        ),
    )
    for side in SIDES:
        for i in range(4):
            shine(
                s,
                mirrored(
                    [(8 + i * 9, Y - 6 + i), (24 + i * 10, Y + 6 + i * 2), (30 + i * 12, Y + 24 + i * 2)],
                    side,
                ),
                2.2,
                light(f),
                0.55,
            )


def droop(s: Sheet, f: Look) -> None:
    """Long ends that hang past the chin."""
    hairy(
        s,
        f,
        sym(
            [
                (0, Y - 8),
                (28, Y - 14),
                (58, Y + 2),
                (74, Y + 30),
                (76, Y + 70),
                (68, Y + 86),
                (58, Y + 66),
                (50, Y + 34),
                (26, Y + 16),
                (0, Y + 10),
            ]
        ),
    )
    for side in SIDES:
        for i in range(3):
            shine(
                s,
                mirrored(
                    [
                        (12 + i * 10, Y - 4 + i * 2),
                        (44 + i * 6, Y + 10 + i * 2),
                        (60 + i * 3, Y + 44 + i * 4),
                    ],
                    side,
                ),
                2.2,
                light(f),
                0.6,
            )


def pencil(s: Sheet, f: Look) -> None:
    """Drawn with a pencil, or shaved to look so."""
    s.ink(
        sym([(0, Y + 1), (16, Y - 5), (46, Y), (58, Y - 6), (50, Y + 6), (20, Y + 5), (0, Y + 8)]),
        colour(f),
        2.4,
        0.8,
    )


def villain(s: Sheet, f: Look) -> None:
    """Thin, with a curl at each end."""
    for side in SIDES:
        s.stroke(
            mirrored([(3, Y + 5), (30, Y), (62, Y + 8), (78, Y - 2), (76, Y - 15), (66, Y - 12)], side),
            8,
            a=0.7,
            b=0.3,
            peak=0.25,
        )


def curled(s: Sheet, f: Look) -> None:
    """Full, with a tight curl at each end."""
    for side in SIDES:
        s.fill(
            brush(
                mirrored(
                    [
                        (0, Y),
                        (34, Y + 6),
                        (70, Y + 4),
                        (92, Y - 14),
                        (86, Y - 34),
                        (70, Y - 28),
                        (74, Y - 16),
                    ],
                    side,
                ),
                22,
                0.8,
                0.3,
                0.25,
            ),
            "ink",
            plate="key",
        )
        s.stroke(
            mirrored(
                [(0, Y), (34, Y + 6), (70, Y + 4), (92, Y - 14), (86, Y - 34), (70, Y - 28), (74, Y - 16)],
                side,
            ),
            16,
            colour(f),
            "type",
            a=0.8,
            b=0.3,
            peak=0.25,
        )
        shine(s, mirrored([(12, Y - 2), (40, Y + 2), (70, Y - 1)], side), 2.6, "cream", 0.4)


def ruler(s: Sheet, f: Look) -> None:
    """Dead straight, with ticks."""
    bar = rrect(-96, Y - 6, 192, 15, 3)
    s.ink(bar, colour(f), 3, 1.8)
    for i in range(-8, 9):
        shine(s, [(i * 11, Y - 5), (i * 11, Y + (3 if i % 2 else 0))], 2, "cream", 0.75)


def hyphen(s: Sheet, f: Look) -> None:
    """As neat as a hyphen."""
    s.ink(rrect(-30, Y - 3, 60, 14, 6), colour(f), 2.6, 1.4)


def double(s: Sheet, f: Look) -> None:
    """A real one, and one drawn on above it with a pen."""
    hairy(
        s, f, sym([(0, Y), (24, Y - 6), (58, Y + 6), (72, Y + 22), (50, Y + 22), (22, Y + 16), (0, Y + 12)])
    )
    for side in SIDES:
        curl = [(4, Y - 12), (36, Y - 18), (72, Y - 8), (92, Y - 26), (84, Y - 38), (76, Y - 28)]
        s.stroke(mirrored(curl, side), 5, "indigo", "type", a=0.6, b=0.5)


def drive(s: Sheet, f: Look) -> None:
    """A thin wide moustache that turns up sharply."""
    for side in SIDES:
        s.stroke(
            mirrored([(2, Y + 5), (34, Y + 1), (66, Y + 2), (88, Y - 16), (92, Y - 36)], side),
            10,
            a=0.9,
            b=0.2,
            peak=0.3,
        )
