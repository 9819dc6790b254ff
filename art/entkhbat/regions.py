"""Region cards: a district as a small poster, its name on paper below."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.entkhbat import emblems, emblems_more
from art.entkhbat.data import ARABIC, arabic, entries, entry, reference
from art.entkhbat.emblems import Emblem
from art.entkhbat.poster import (
    COLOURS,
    GOLD,
    NIGHT,
    PAPER,
    PETROL,
    PRESS,
    SAND,
    SOURCES,
    Layout,
    Poster,
    lattice,
    star8,
)
from art.picture import Picture, shrink
from art.press import blend, circle, print_sheet, rays, rrect, seed_of, two_lines

WIDE = 340.0
SIZES: dict[str, tuple[float, tuple[int, int]]] = {"hand": (400.0, (360, 424)), "board": (442.0, (200, 260))}
"""Height in units and pixels of each master: the own row's, and the smaller one of the other seats."""
NAME = 96.0
"""Height of the paper with the name."""
EMBLEMS: dict[str, Emblem] = {
    "r01": emblems.brick,
    "r02": emblems.kiln,
    "r03": emblems.fish,
    "r04": emblems.cup,
    "r05": emblems.orange,
    "r06": emblems.columns,
    "r07": emblems.windmill,
    "r08": emblems.sunflower,
    "r09": emblems.pear,
    "r10": emblems.traffic,
    "r11": emblems.bottle,
    "r12": emblems.fern,
    "r13": emblems.coin,
    "r14": emblems_more.rails,
    "r15": emblems_more.kite,
    "r16": emblems_more.anchor,
    "r17": emblems_more.inkwell,
    "r18": emblems_more.set_square,
    "r19": emblems_more.lilac,
    "r20": emblems_more.plum,
    "r21": emblems_more.carousel,
    "r22": emblems_more.neon,
    "r23": emblems_more.candyfloss,
    "r24": emblems_more.bridge,
    "r25": emblems_more.curtain,
}


def layout(master: str) -> Layout:
    """The name's paper, and the corner of the art that is kept free for the sum."""
    tall = SIZES[master][0]
    return Layout(name=(12, tall - NAME, WIDE - 24, NAME - 12), number=(14, tall - NAME - 78, 124, 70))


def draw(key: str, master: str) -> Image.Image:
    """The region card in one master."""
    house = entry("region_card", key)["house"]
    tall = SIZES[master][0]
    s = _card(tall, master, seed_of(key) + 29)
    colour = str(house["colour"])
    window = rrect(14, 14, WIDE - 28, tall - NAME - 22, 4)
    s.ink(window, colour, 4.4, 0)
    with s.inside(window):
        middle = (14 + tall - NAME - 8) / 2
        s.fill(rays(WIDE / 2, middle, 420, 22, 0.07), blend(colour, PAPER, 0.28))
        s.glow(WIDE / 2, middle, 230, NIGHT, 0.34, window, from_rim=True)
        with s.at(WIDE / 2 + 6, middle - 4, 1.16):
            EMBLEMS[key](s)
    s.line(window, 4.8)
    _name(s, str(house["name"]), tall)
    return _printed(s, master)


def _card(tall: float, master: str, seed: int) -> Poster:
    s = Poster(WIDE, tall, 2.1 if master == "hand" else 1.2, seed)
    s.fill(rrect(0, 0, WIDE, tall), PAPER)
    s.line(rrect(2.5, 2.5, WIDE - 5, tall - 5, 13), 5)
    return s


def _printed(s: Poster, master: str) -> Image.Image:
    return shrink(print_sheet(s, PRESS, 14), *SIZES[master][1])


def _name(s: Poster, name: str, tall: float) -> None:
    lines = two_lines(name) if len(name) > 12 else (name,)
    if len(lines) == 1:
        s.text(WIDE / 2, tall - 32, name, "num", 58, NIGHT, fit=WIDE - 40)
    else:
        for i, line in enumerate(lines):
            s.text(WIDE / 2, tall - 60 + i * 41, line, "num", 47, NIGHT, fit=WIDE - 40)


def back(master: str, closed: bool) -> Image.Image:
    """A region face down: plain in the deck, or closed by a Deal with a gold band for the partner's name."""
    tall = SIZES[master][0]
    s = _card(tall, master, 5)
    field = rrect(14, 14, WIDE - 28, tall - 28, 4)
    s.ink(field, NIGHT, 4.4, 0)
    lattice(s, field, blend(NIGHT, PETROL, 0.8), 52, 2.2)
    if closed:
        band = rrect(2, tall * 0.42, WIDE - 4, 92)
        s.ink(band, GOLD, 4.4, 2)
        s.line(rrect(8, tall * 0.42 + 8, WIDE - 16, 76), 2, SAND, "type")
        s.text(WIDE / 2, tall * 0.42 + 66, "CLOSED", "num", 62, NIGHT, track=4)
    else:
        s.ink(star8(WIDE / 2, tall / 2, 118), "#b5442e", 4.4, 3)
        s.ink(circle(WIDE / 2, tall / 2, 74), SAND, 4, 0)
        s.text(WIDE / 2, tall / 2 + 14, arabic("title"), "lalezar", 42, PETROL, fit=124)
    return _printed(s, master)


def _pictures() -> list[Picture]:
    sources = (*SOURCES, "art/portraits/common.py", "art/entkhbat/regions.py")
    found = []
    for master in SIZES:
        colours = COLOURS["hand"] if master == "hand" else COLOURS["board"]
        for card in entries("region_card"):
            key = card["id"]
            used = (*sources, EMBLEMS[key].__module__.replace(".", "/") + ".py")
            path = f"entkhbat/region/{key}.{master}.png"
            work = partial(draw, key, master)
            data = (reference("region_card", key),)
            found.append(Picture(path, work, used, data, colours, even_rim=True))
        for name, closed in (("region/closed", True), ("back/region", False)):
            path = f"entkhbat/{name}.{master}.png"
            work = partial(back, master, closed)
            found.append(Picture(path, work, (*sources, ARABIC), (), colours, even_rim=True))
    return found


PICTURES = _pictures()
