"""Victory speeches: a lectern, a flood of marigolds, and the manner of the speech."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from art.picture import Picture
from art.portraits.common import marigold
from art.press import Sheet, blob, circle, oval, poly, rays, rrect, scallop, seed_of, spline, star
from art.tamasha.cards import common
from art.tamasha.cards.common import Layout, printed, ribbon, sheet, text_plate
from art.tamasha.data import entries, entry, reference
from art.tamasha.scenes.cast import figure, papers, speech

LAYOUTS = {
    "hand": Layout(name=(60, 556, 380, 90)),
    "zoom": Layout(text=(54, 536, 392, 124), name=(60, 440, 380, 90)),
}


def draw(key: str, master: str) -> Image.Image:
    """The victory speech in one master."""
    card = entry("victory_speech", key)
    s = sheet(master, seed_of(key) + 5)
    zoom = master == "zoom"
    common.truck_frame(s, "leaf", "haldi", "paper")
    bottom = 486 if zoom else 600
    window = rrect(52, 54, 396, bottom - 54, 14)
    s.ink(window, "lemon", 4, 0)
    with s.inside(window):
        s.fill(rays(250, 250, 520, 26, 0.06), "haldi")
        s.ink(scallop(250, 240, 160, 20, 0.12), "sindoor", 3.4, 0)
        s.ink(circle(250, 240, 136), "cream", 3, 0)
        with s.at(0, 0 if zoom else 40):
            SPEECHES[key](s)
            _lectern(s)
        for i in range(20):
            marigold(
                s, 44 + i * 22, 66 + 16 * math.sin(i * 1.1) + 8 * (i % 2), 17, ("haldi", "amber")[i % 2], i
            )
    s.line(window, 5)
    ribbon(s, 484 if zoom else 598, card["title"], 46 if zoom else 52, 36 if zoom else 40)
    if zoom:
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, "leaf")
    return printed(s, master)


def _lectern(s: Sheet) -> None:
    s.ink(poly([(150, 352), (350, 352), (330, 620), (170, 620)]), "brown", 4, 3)
    s.ink(rrect(138, 338, 224, 26, 5), "brown", 4, 2.4)
    s.ink(circle(250, 420, 36), "haldi", 3.4, 2)
    s.ink(star(250, 420, 25), "sindoor", 3, 0)
    for x in (-1, 0, 1):
        s.stroke([(250 + x * 26, 340), (250 + x * 34, 310)], 6, a=0.9, b=0.8)
        s.ink(oval(250 + x * 36, 302, 11, 14), "ink", 2.4, 0)


def _orator(
    s: Sheet, cloth: str = "white", arms: tuple[float, float] = (-60, -60), head: str = "topi"
) -> None:
    """The winner, with arms raised by so many degrees."""
    for side, lift in zip((-1, 1), arms, strict=True):
        a = math.radians(lift)
        elbow = (250 + side * (62 + 40 * math.cos(a)), 270 + 50 * math.sin(a))
        hand = (elbow[0] + side * 24 * math.cos(a * 1.3), elbow[1] + 62 * math.sin(a * 1.2))
        s.stroke([(250 + side * 48, 270), elbow, hand], 40, a=0.9, b=0.7)
        s.stroke([(250 + side * 48, 270), elbow, hand], 33, cloth, "type", a=0.9, b=0.7)
        s.ink(circle(hand[0], hand[1], 19), "#d0945f", 3.4, 2)
    figure(s, 250, 190, 3.2, cloth, 0, head)
    for side in (-1, 1):
        s.fill(circle(250 + side * 16, 186, 5), "ink", plate="key")
        s.stroke([(250 + side * 26, 172), (250 + side * 8, 168)], 6)


def _humble(s: Sheet) -> None:
    _orator(s, "white", (60, 60))
    s.ink(blob([(222, 340), (232, 292), (250, 278), (268, 292), (278, 340)]), "#d0945f", 3.6, 2.4)
    s.stroke([(250, 282), (250, 336)], 3.4)
    s.stroke([(236, 206), (250, 212), (264, 206)], 5)


def _short(s: Sheet) -> None:
    _orator(s, "sky", (40, -70), "hair")
    s.stroke([(238, 208), (262, 208)], 6)
    with s.at(352, 150, rot=10):
        s.ink(rrect(-36, -26, 72, 52, 3), "white", 3.4, 2)
        s.text(0, 12, "Thx.", "hand", 34)
    papers(s, 120, 336, 12, 70, 12)


def _promise(s: Sheet) -> None:
    _orator(s, "white", (-70, -70))
    s.fill(blob([(234, 202), (250, 199), (266, 202), (258, 220), (242, 220)]), "#7b1f24", plate="type")
    s.ink(rrect(66, 196, 86, 144, 4), "wood", 3.6, 2.4)
    for i in range(3):
        s.line(spline([(66, 232 + i * 36), (152, 232 + i * 36)]), 3.4)
        for j in range(3):
            s.ink(
                rrect(74 + j * 25, 208 + i * 36, 20, 22, 2), ("pink", "mint", "lemon")[(i + j) % 3], 2.4, 0.8
            )


def _rival(s: Sheet) -> None:
    for side, cloth in ((-1, "haldi"), (1, "rose")):
        figure(s, 250 + side * 96, 232, 2.2, cloth, 2 + side, ("grey", "hair")[side > 0])
        s.stroke([(250 + side * 104, 240), (250 + side * 96, 246), (250 + side * 88, 240)], 4)
    _orator(s, "white", (50, 50))
    s.stroke([(234, 204), (250, 212), (266, 204)], 5)


def _data(s: Sheet) -> None:
    with s.at(356, 184, rot=6):
        s.ink(rrect(-62, -70, 124, 130, 5), "white", 3.6, 2.4)
        for i, h in enumerate((20, 34, 52, 78)):
            s.ink(rrect(-50 + i * 26, 44 - h, 20, h, 2), ("slate", "sky", "mint", "leaf")[i], 2.6, 1)
        s.text(0, -46, "> 0", "num", 34, "sindoor")
    _orator(s, "mint", (40, -40), "grey")
    s.stroke([(236, 206), (250, 209), (264, 206)], 5)


def _tea(s: Sheet) -> None:
    _orator(s, "white", (-60, 40), "pagri")
    s.stroke([(234, 204), (250, 213), (266, 204)], 5)
    with s.at(150, 160):
        s.ink(poly([(-30, -42), (30, -42), (22, 36), (-22, 36)]), "white", 3.4, 2)
        s.fill(poly([(-27, -20), (27, -20), (21, 33), (-21, 33)]), "amber")
        s.line(spline([(-27, -20), (27, -20)]), 2.6)
        for x in (-10, 10):
            s.stroke([(x, -52), (x + 9, -68), (x - 4, -84)], 5, "ash", "type")
    speech(s, 350, 130, 96, 50, "Chai?", -30, size=36)


SPEECHES: dict[str, Callable[[Sheet], None]] = {
    "s_humble": _humble,
    "s_short": _short,
    "s_promise": _promise,
    "s_rival": _rival,
    "s_data": _data,
    "s_tea": _tea,
}


def _pictures() -> list[Picture]:
    sources = ("art/portraits/common.py", "art/tamasha/scenes/cast.py", "art/tamasha/cards/speech.py")
    found = []
    for card in entries("victory_speech"):
        for master in ("hand", "zoom"):
            found.append(
                common.picture(
                    "speech",
                    card["id"],
                    master,
                    partial(draw, card["id"], master),
                    sources,
                    (reference("victory_speech", card["id"]),),
                )
            )
    return found


PICTURES = _pictures()
