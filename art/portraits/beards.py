"""Beards, sideburns and stubble."""

from __future__ import annotations

from art.portraits.common import mirrored, shine, side_shade
from art.portraits.face import MOUTH_AT
from art.portraits.look import Look
from art.press import Sheet, blob, sym

Y = MOUTH_AT - 14
SIDES = (-1, 1)


def full(s: Sheet, f: Look) -> None:
    """A tidy full beard that leaves the mouth free."""
    w, j = f.w, f.jaw
    outer = blob(
        [
            (-w * 1.02, 6),
            (-w * 0.9, 44),
            (-60, 56),
            (-34, 60),
            (0, 54),
            (34, 60),
            (60, 56),
            (w * 0.9, 44),
            (w * 1.02, 6),
            (j + 14, 86),
            (58, 136),
            (0, 152),
            (-58, 136),
            (-j - 14, 86),
        ]
    )
    s.ink(outer, f.hair, 3.4, 2.2)
    side_shade(s, outer, "plum", 0.5, (14, 10))
    for side in SIDES:
        for i in range(4):
            shine(
                s,
                mirrored(
                    [(24 + i * 15, 112 - i * 8), (22 + i * 15, 128 - i * 9), (14 + i * 14, 140 - i * 8)], side
                ),
                2.4,
                "cream",
                0.35,
            )
    lips = blob([(-40, 76), (-12, 70), (12, 70), (40, 75), (28, 92), (0, 98), (-28, 92)])
    s.ink(lips, "#b5604e", 2.6, 0)


def clipped(s: Sheet, f: Look) -> None:
    """A sharp jaw line, as if drawn with a knife."""
    w, j = f.w, f.jaw
    for side in SIDES:
        s.ink(
            blob(
                mirrored(
                    [
                        (w * 1.0, -20),
                        (w * 1.04, 20),
                        (j + 12, 76),
                        (48, 118),
                        (0, 132),
                        (0, 118),
                        (30, 108),
                        (j - 12, 66),
                        (w * 0.86, 22),
                    ],
                    side,
                )
            ),
            f.hair,
            2.8,
            1.8,
        )
    s.ink(
        sym(
            [
                (0, Y + 2),
                (18, Y - 4),
                (44, Y + 4),
                (52, Y + 28),
                (44, Y + 34),
                (40, Y + 12),
                (18, Y + 5),
                (0, Y + 9),
            ]
        ),
        f.hair,
        2.2,
        1,
    )
    tuft = sym([(0, Y + 45), (14, Y + 44), (26, Y + 54), (16, Y + 62), (0, Y + 64)])
    s.ink(tuft, f.hair, 2.2, 1)


def goatee(s: Sheet, f: Look) -> None:
    """A tuft on the chin."""
    shape = blob([(-24, 110), (0, 104), (24, 110), (22, 136), (0, 156), (-22, 136)])
    s.ink(shape, f.hair, 3, 2)
    for i in (-1, 0, 1):
        shine(s, [(i * 9, 114), (i * 8, 130), (i * 4, 144)], 2.4, "cream", 0.5)


def gleam(s: Sheet, f: Look) -> None:
    """A ring round the mouth down to a shining point."""
    ring = sym(
        [
            (0, Y),
            (24, Y - 8),
            (56, Y + 4),
            (60, Y + 36),
            (40, Y + 62),
            (14, Y + 90),
            (0, Y + 94),
            (0, Y + 56),
            (26, Y + 44),
            (46, Y + 26),
            (40, Y + 12),
            (16, Y + 7),
            (0, Y + 11),
        ]
    )
    s.ink(ring, f.hair, 3, 2)
    s.ink(blob("6,118 9,130 20,134 9,138 6,150 3,138 -8,134 3,130"), "white", 1.6, 0)


def chops(s: Sheet, f: Look) -> None:
    """Mutton chops."""
    for side in SIDES:
        shape = blob(
            mirrored(
                [
                    (f.w + 4, -34),
                    (f.w + 12, 10),
                    (f.jaw + 22, 62),
                    (f.jaw + 4, 96),
                    (54, 88),
                    (60, 62),
                    (f.w - 20, 34),
                    (f.w - 14, -10),
                ],
                side,
            )
        )
        s.ink(shape, f.hair, 3.2, 2)
        side_shade(s, shape, "plum", 0.5, (9, 7))
        for i in range(3):
            shine(
                s,
                mirrored(
                    [
                        (f.w - 2 - i * 7, 10 + i * 8),
                        (f.w - 8 - i * 7, 40 + i * 8),
                        (f.w - 24 - i * 7, 70 + i * 6),
                    ],
                    side,
                ),
                2.4,
                "cream",
                0.4,
            )


def whiskers(s: Sheet, f: Look) -> None:
    """White whiskers that run from the moustache up to the eyebrows."""
    for side in SIDES:
        wing = blob(
            mirrored(
                [
                    (0, Y - 10),
                    (28, Y - 20),
                    (62, Y - 16),
                    (78, 20),
                    (80, -18),
                    (72, -46),
                    (92, -56),
                    (122, -46),
                    (136, -6),
                    (146, 32),
                    (128, 44),
                    (140, 70),
                    (112, 76),
                    (108, 104),
                    (78, 96),
                    (58, 112),
                    (34, Y + 26),
                    (0, Y + 16),
                ],
                side,
            )
        )
        s.ink(wing, f.hair, 3.4, 2.4)
        side_shade(s, wing, "lilac", 0.7, (12, 10))
        for i in range(4):
            s.stroke(
                mirrored(
                    [(20 + i * 14, Y - 4 + i * 2), (62 + i * 9, Y + 4 - i * 6), (98 + i * 7, 46 - i * 16)],
                    side,
                ),
                2.6,
            )
        s.stroke(mirrored([(84, 0), (98, -22), (112, -30)], side), 2.8)


def stubble(s: Sheet, f: Look) -> None:
    """A few silver days without a razor."""
    from art.portraits.face import head_path

    patch = blob(
        [
            (-f.w + 6, 26),
            (-60, 54),
            (-30, 62),
            (30, 62),
            (60, 54),
            (f.w - 6, 26),
            (f.jaw, 90),
            (40, 126),
            (-40, 126),
            (-f.jaw, 90),
        ]
    )
    s.shade(patch, f.hair if f.hair != "#e9e2da" else "white", 0.5, head_path(f), plate="fine")
    for i in range(26):
        x = -70 + (i * 53) % 141
        y = 70 + (i * 29) % 48
        s.stroke([(x, y), (x + 2, y + 5)], 2, "white" if f.hair == "#e9e2da" else "ink", "type", a=0.7, b=0.4)
