"""What all clothes are cut from: a torso, a collar, a pair of lapels."""

from __future__ import annotations

import skia

from art.portraits.common import mirrored
from art.press import Sheet, blob, poly

SIDES = (-1, 1)
TORSO = "-60,142 -120,160 -182,196 -206,270 -210,360 210,360 206,270 182,196 120,160 60,142 0,196"


def cut_torso(s: Sheet, colour: str) -> skia.Path:
    """Shoulders, chest and sleeves in one colour; the outline."""
    torso = blob(TORSO)
    s.ink(torso, colour, 3.6, 3)
    for side in SIDES:
        s.stroke(mirrored([(150, 190), (158, 240), (150, 320)], side), 4)
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "plum", 0.35)
    return torso


def cut_collar(s: Sheet, colour: str) -> None:
    """A shirt collar, open at the throat."""
    for side in SIDES:
        flap = blob(mirrored([(50, 134), (74, 146), (66, 178), (34, 208), (8, 190), (30, 164)], side))
        s.ink(flap, colour, 3, 1.6)


def cut_lapels(s: Sheet, colour: str, inner: float = 6) -> None:
    """A jacket: two fronts, open in the middle, with lapels."""
    for side in SIDES:
        front = blob(
            mirrored(
                [
                    (60, 142),
                    (118, 160),
                    (182, 196),
                    (206, 270),
                    (210, 360),
                    (inner, 360),
                    (inner + 4, 290),
                    (28, 220),
                ],
                side,
            )
        )
        s.ink(front, colour, 3.6, 2.6)
        s.shade(blob(mirrored([(150, 200), (205, 240), (208, 350), (160, 350)], side)), "ink", 0.4)
        lapel = poly(
            mirrored(
                [(58, 142), (96, 156), (104, 186), (84, 194), (92, 208), (inner + 4, 292), (26, 214)], side
            )
        )
        s.ink(lapel, colour, 3.2, 1.8)
