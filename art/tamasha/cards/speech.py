"""Victory speeches: a lectern, a flood of marigolds, and the manner of the speech."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from art.picture import Picture
from art.portraits import draw_person
from art.portraits.common import marigold
from art.press import Sheet, blob, circle, oval, poly, rays, rrect, scallop, seed_of, spline, star
from art.tamasha.cards import common
from art.tamasha.cards.common import Layout, printed, ribbon, sheet, text_plate
from art.tamasha.data import entries, entry, reference
from art.tamasha.netas import ORATORS, look
from art.tamasha.scenes.cast import papers, speech

LAYOUTS = {
    "hand": Layout(name=(60, 556, 380, 90)),
    "zoom": Layout(text=(54, 528, 392, 132), name=(60, 440, 380, 84)),
}


def draw(key: str, master: str) -> Image.Image:
    """The victory speech in one master."""
    card = entry("victory_speech", key)
    s = sheet(master, seed_of(key) + 5)
    zoom = master == "zoom"
    common.truck_frame(s, "leaf", "haldi", "paper")
    bottom = 484 if zoom else 600
    window = rrect(52, 54, 396, bottom - 54, 14)
    s.ink(window, "lemon", 4, 0)
    with s.inside(window):
        s.fill(rays(250, 250, 520, 26, 0.06), "haldi")
        with s.at(0, 0 if zoom else 44, 1.0):
            s.ink(scallop(250, 224, 166, 20, 0.12), "sindoor", 3.4, 0)
            s.ink(circle(250, 224, 140), "cream", 3, 0)
            SPEECHES[key](s)
            _lectern(s)
        for i in range(20):
            y = 66 + 16 * math.sin(i * 1.1) + 8 * (i % 2)
            marigold(s, 44 + i * 22, y, 17, ("haldi", "amber")[i % 2], i)
    s.line(window, 5)
    ribbon(s, 482 if zoom else 598, card["title"], 46 if zoom else 52, 36 if zoom else 40)
    if zoom:
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, "leaf")
    return printed(s, master)


def _lectern(s: Sheet) -> None:
    s.ink(poly([(150, 396), (350, 396), (334, 640), (166, 640)]), "brown", 4, 3)
    s.ink(rrect(136, 380, 228, 28, 5), "brown", 4, 2.4)
    s.ink(circle(250, 500, 38), "haldi", 3.4, 2)
    s.ink(star(250, 500, 26), "sindoor", 3, 0)
    for side in (-1, 1):
        for i in range(2):
            x = 250 + side * (40 + i * 34)
            s.stroke([(250 + side * (20 + i * 40), 384), (x, 352)], 6, a=0.9, b=0.8)
            s.ink(oval(x, 342 - i * 6, 11, 15), "ink", 2.4, 0)
            s.stroke([(x - 4, 336 - i * 6), (x + 3, 336 - i * 6)], 3, "ash", "type")


def _orator(s: Sheet, key: str, dy: float = 0) -> None:
    draw_person(s, 250, 226 + dy, 0.84, look(ORATORS, key))


def _humble(s: Sheet) -> None:
    _orator(s, "s_humble")
    palms = blob([(224, 396), (230, 344), (244, 312), (250, 306), (256, 312), (270, 344), (276, 396)])
    s.ink(palms, "#e6b283", 3.6, 2.4)
    s.stroke([(250, 312), (250, 388)], 3.4)


def _short(s: Sheet) -> None:
    _orator(s, "s_short")
    with s.at(374, 226, rot=9):
        s.ink(rrect(-42, -30, 84, 60, 3), "white", 3.4, 2)
        s.text(0, 13, "Thx.", "hand", 40)
    papers(s, 106, 396, 14, 80, 13)


def _promise(s: Sheet) -> None:
    s.ink(rrect(64, 176, 108, 226, 4), "wood", 3.8, 2.6)
    s.ink(rrect(54, 162, 128, 20, 4), "wood", 3.6, 2)
    for row in range(4):
        s.line(spline([(64, 228 + row * 48), (172, 228 + row * 48)]), 3.6)
        for i in range(3):
            turn = (-6, 3, 8)[(row + i) % 3]
            with s.at(86 + i * 32, 206 + row * 48, rot=turn):
                s.ink(rrect(-13, -17, 26, 34, 2), ("pink", "mint", "lemon", "white")[(row + i) % 4], 2.6, 1)
    _orator(s, "s_promise")


def _rival(s: Sheet) -> None:
    draw_person(s, 138, 268, 0.5, look(ORATORS, "rival_sulking"))
    draw_person(s, 362, 268, 0.5, look(ORATORS, "rival_glad"))
    _orator(s, "s_rival")


def _data(s: Sheet) -> None:
    _orator(s, "s_data")
    with s.at(376, 230, rot=7):
        s.ink(rrect(-54, -74, 108, 136, 5), "white", 3.6, 2.4)
        for i, height in enumerate((16, 34, 56, 84)):
            s.ink(
                rrect(-44 + i * 23, 50 - height, 18, height, 2), ("slate", "sky", "mint", "leaf")[i], 2.6, 1
            )
        s.text(-10, -42, "> 0", "num", 38, "sindoor")


def _tea(s: Sheet) -> None:
    _orator(s, "s_tea", 10)
    with s.at(112, 300):
        s.ink(poly([(-34, -52), (34, -52), (25, 44), (-25, 44)]), "white", 3.6, 2.4)
        s.fill(poly([(-30, -26), (30, -26), (23, 41), (-23, 41)]), "amber")
        s.line(spline([(-30, -26), (30, -26)]), 2.8)
        s.ink(oval(0, 54, 50, 12), "rose", 3.4, 2)
        for x in (-12, 10):
            s.stroke([(x, -62), (x + 10, -80), (x - 5, -98)], 6, "white", "type")
    speech(s, 372, 152, 108, 52, "Chai?", -34, size=40)


SPEECHES: dict[str, Callable[[Sheet], None]] = {
    "s_humble": _humble,
    "s_short": _short,
    "s_promise": _promise,
    "s_rival": _rival,
    "s_data": _data,
    "s_tea": _tea,
}


def _pictures() -> list[Picture]:
    sources = (
        "art/portraits",
        "art/tamasha/netas.py",
        ORATORS,
        "art/tamasha/scenes/cast.py",
        "art/tamasha/cards/speech.py",
    )
    found = []
    for card in entries("victory_speech"):
        data = (reference("victory_speech", card["id"]),)
        for master in ("hand", "zoom"):
            work = partial(draw, card["id"], master)
            found.append(common.picture("speech", card["id"], master, work, sources, data))
    return found


PICTURES = _pictures()
