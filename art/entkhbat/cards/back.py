"""The back of all cards but the regions: night blue, gold stars, the name in both scripts."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.entkhbat.data import ARABIC, arabic
from art.entkhbat.poster import (
    BRICK,
    GOLD,
    NIGHT,
    PETROL,
    SAND,
    H,
    W,
    picture,
    printed,
    sheet,
    star8,
)
from art.picture import Picture
from art.press import circle, moved, poly, rrect


def draw(master: str) -> Image.Image:
    """The back in one master; it is the same turned round."""
    s = sheet(master, 37)
    s.fill(rrect(0, 0, W, H), SAND)
    field = rrect(16, 16, W - 32, H - 32, 12)
    s.ink(field, NIGHT, 4, 0)
    with s.inside(field):
        for j in range(12):
            for i in range(9):
                x, y = 250 + (i - 4) * 62, 350 + (j - 5.5) * 62
                for turn in (0, 45):
                    s.line(moved(rrect(-22, -22, 44, 44), x, y, rot=turn), 3, PETROL, "flat")
                s.fill(moved(poly([(0, -8), (8, 0), (0, 8), (-8, 0)]), x + 31, y + 31), GOLD)
        s.glow(250, 350, 420, "#0c1620", 0.5, field, from_rim=True)
    s.ink(star8(250, 350, 196), BRICK, 4.6, 3.4)
    s.ink(circle(250, 350, 122), SAND, 4, 2)
    s.line(circle(250, 350, 109), 2.4)
    for turn in (0, 180):
        with s.at(250, 350, rot=turn):
            s.text(0, -16, arabic("title"), "lalezar", 56, PETROL, fit=186)
            s.text(0, -72, "AL-ENTKHBAT", "num", 27, BRICK, fit=136, track=1)
    return printed(s, master)


PICTURES: list[Picture] = [
    picture("back", "card", "hand", partial(draw, "hand"), ("art/entkhbat/cards/back.py", ARABIC), ())
]
