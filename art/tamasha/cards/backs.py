"""Card backs: the same turned round, each deck with its own colour and picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PIL import Image

from art.picture import Picture
from art.press import Sheet, blob, circle, flower, oval, poly, rrect, scallop, seed_of, spline, star, sym
from art.tamasha.cards import common
from art.tamasha.cards.common import dark, printed, sheet
from art.tamasha.marks import finger


@dataclass(frozen=True)
class Back:
    """One deck's back."""

    title: str
    ground: str
    motif: str
    bead: str
    picture: Callable[[Sheet], None]


def _star_map(s: Sheet) -> None:
    for reach in (104, 74):
        s.line(poly([(0, -reach), (reach, 0), (0, reach), (-reach, 0)]), 4)
    s.line(rrect(-74, -74, 148, 148), 4)
    s.line(spline([(-74, -74), (74, 74)]), 3)
    s.line(spline([(74, -74), (-74, 74)]), 3)
    s.ink(star(0, 0, 40, 8, 0.55), "haldi", 3.4, 2)
    finger(s, 0, 6, 0.36)


def _mask(s: Sheet) -> None:
    s.ink(sym([(0, 20), (28, 10), (62, 24), (92, 4), (100, 22), (78, 54), (36, 54), (0, 38)]), "ink", 3, 0)
    for side in (-1, 1):
        s.ink(circle(side * 40, -34, 30), "sky", 5, 2)
        s.ink(circle(side * 40, -34, 11), "ink", 1, 0)
    s.stroke([(-12, -38), (0, -46), (12, -38)], 7, a=0.8, b=0.8)
    s.ink(poly([(-64, -76), (-50, -112), (50, -112), (64, -76)]), "sindoor", 3.6, 2.4)


def _megaphone(s: Sheet) -> None:
    with s.at(-8, 0, 1.1, -18):
        s.ink(poly([(-50, -18), (62, -74), (62, 74), (-50, 18)]), "sindoor", 4, 3)
        s.ink(oval(62, 0, 17, 75), "cream", 3.6, 2)
        s.ink(rrect(-76, -22, 36, 44, 8), "haldi", 3.6, 2)
        s.ink(rrect(-34, 10, 20, 56, 6), "haldi", 3.4, 2)
        for y in (-46, 0, 46):
            s.stroke([(84, y), (116, y * 1.35)], 9)


def _big_star(s: Sheet) -> None:
    s.ink(star(0, 0, 112, 12, 0.72), "haldi", 4, 3)
    s.ink(circle(0, 0, 68), "sindoor", 3.6, 0)
    s.text(0, 27, "BIG", "sign", 70, "cream", outline=("ink", 6))


def _envelope(s: Sheet) -> None:
    s.ink(rrect(-112, -74, 224, 150, 8), "#e8d3a2", 4, 3)
    s.ink(poly([(-112, -74), (112, -74), (0, 26)]), "#d9bf85", 4, 2.4)
    s.ink(scallop(0, 16, 42, 12, 0.16), "sindoor", 4, 2.4)
    s.text(0, 27, "NEWS", "num", 34, "cream")


def _lens(s: Sheet) -> None:
    s.ink(rrect(-96, -104, 150, 196, 6), "white", 4, 3)
    for y in range(-76, 80, 22):
        s.stroke([(-80, y), (38 - y % 30, y)], 6, "ash", "type", a=0.9, b=0.9)
    with s.at(26, 12, rot=40):
        s.ink(rrect(66, -14, 62, 28, 9), "brown", 4, 2.6)
    s.ink(circle(26, 12, 74), "slate", 4.4, 3)
    s.ink(circle(26, 12, 62), "#d9eef2", 3.6, 0)
    s.text(26, 58, "?!", "sign", 116, "sindoor", outline=("ink", 6))


def _tears(s: Sheet) -> None:
    cloth = [
        (-84, -70),
        (0, -96),
        (84, -70),
        (112, 58),
        (62, 44),
        (30, 86),
        (0, 52),
        (-34, 84),
        (-66, 44),
        (-112, 58),
    ]
    s.ink(poly(cloth), "white", 4, 3)
    for x in (-44, 0, 46):
        s.stroke([(x * 0.4, -84), (x * 0.8, -20), (x * 1.2, 44)], 5, "ash", "type")
    for side in (-1, 1):
        s.stroke([(side * 18, -22), (side * 40, -12), (side * 62, -20)], 9)
        s.ink(blob([(side * 40, -2), (side * 54, 32), (side * 40, 46), (side * 26, 32)]), "sky", 3.6, 2)
    s.stroke([(-24, 34), (0, 20), (24, 34)], 8)


def _two_cups(s: Sheet) -> None:
    s.ink(poly([(0, -112), (-12, -60), (14, -20), (-14, 30), (8, 112)]), "ink", 3, 0)
    for side, colour in ((-1, "lemon"), (1, "mint")):
        with s.at(side * 60, 16):
            s.ink(poly([(-36, -46), (36, -46), (26, 44), (-26, 44)]), colour, 4, 3)
            s.fill(poly([(-31, -22), (31, -22), (24, 41), (-24, 41)]), "amber")
            s.line(spline([(-32, -22), (32, -22)]), 3)
            s.ink(oval(0, 52, 46, 11), "cream", 3.6, 2)
            s.text(0, 32, "L" if side < 0 else "R", "num", 56, "cream", outline=("ink", 6))
            for x in (-14, 12):
                s.stroke([(x, -58), (x + 9, -76), (x - 5, -94)], 7, "ash", "type")


BACKS = {
    "kundali": Back("KUNDALI", "#7b2a4e", "#8f3d62", "haldi", _star_map),
    "neta": Back("NETA", "purple", "#6d3a9a", "lilac", _mask),
    "news": Back("BREAKING", "teal", "#1f8478", "mint", _envelope),
    "big": Back("BIG", "indigo", "#34508f", "haldi", _big_star),
    "campaign": Back("CAMPAIGN", "#b5653a", "#c47a50", "lemon", _megaphone),
    "attack": Back("ATTACK", "deep", "#a5372c", "haldi", _lens),
    "victim": Back("VICTIM", "#a5436a", "#b9607f", "pink", _tears),
    "faction": Back("FACTION", "leaf", "#5e8b3e", "lemon", _two_cups),
}


def draw(key: str, master: str) -> Image.Image:
    """The back of one deck."""
    back = BACKS[key]
    s = sheet(master, seed_of(key))
    common.truck_frame(s, dark(back.ground, 0.25), back.bead, back.ground)
    inner = rrect(37, 37, common.W - 74, common.H - 74, 10)
    with s.inside(inner):
        for j in range(20):
            for i in range(11):
                x, y = 30 + i * 46 + (j % 2) * 23, 40 + j * 34
                s.fill(flower(x, y, 13, 6, 0.4, 0.3), back.motif)
                s.fill(circle(x, y, 3.6), back.ground)
        s.glow(250, 350, 330, "ink", 0.55, inner, from_rim=True)
    s.ink(flower(250, 350, 176, 16, 0.18), back.bead, 4, 3)
    s.ink(circle(250, 350, 154), "cream", 3.6, 0)
    s.line(circle(250, 350, 143), 2.4)
    with s.at(250, 350, 1.04):
        back.picture(s)
    for y, turn in ((112, 0), (588, 180)):
        with s.at(250, y, rot=turn):
            s.ink(rrect(-166, -36, 332, 72, 14), "cream", 4, 2.4)
            s.text(0, 24, back.title, "num", 68, dark(back.ground, 0.2), track=4, fit=296)
    return printed(s, master)


def _pictures() -> list[Picture]:
    sources = ("art/portraits/common.py", "art/tamasha/cards/backs.py")
    found = [common.picture("back", key, "hand", partial(draw, key, "hand"), sources, ()) for key in BACKS]
    found.append(common.picture("back", "neta", "board", partial(draw, "neta", "board"), sources, ()))
    return found


PICTURES = _pictures()
