"""The six people who sit in empty chairs: small posters with a face and the thing they are known for."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from art.entkhbat.poster import BRICK, GOLD, NIGHT, OLIVE, PAPER, PETROL, SAND, STEEL, WOOD, Poster, star8
from art.portraits import draw_person
from art.portraits.common import fist
from art.press import (
    Press,
    Sheet,
    arc,
    blend,
    blob,
    circle,
    moved,
    poly,
    print_sheet,
    rays,
    rrect,
    spline,
    walk,
)
from art.table.catalogue import Made, pictures
from art.tamasha.netas import look

FILE = "art/entkhbat/personas.toml"
SIZE, SCALE, WIDE = (96.0, 96.0), 3.2, 400.0


def pie(s: Sheet) -> None:
    """A pie chart on a stick; the slices do not add up."""
    with s.at(306, 196):
        s.ink(rrect(-6, 40, 12, 150, 4), WOOD, 3.6, 2)
        s.ink(circle(0, 0, 66), PAPER, 4.4, 3.4)
        for start, sweep, colour in ((-90, 130, BRICK), (40, 84, GOLD), (124, 60, PETROL)):
            wedge = [(0.0, 0.0)]
            for i in range(13):
                a = math.radians(start + sweep * i / 12)
                wedge.append((58 * math.cos(a), 58 * math.sin(a)))
            s.ink(poly(wedge), colour, 3.4, 0)
        s.text(-26, 4, "62%", "num", 36, NIGHT, outline=(PAPER, 6))
    fist(s, look(FILE, "pie_chart"), 306, 330, 0, 0.84)


def ribbon(s: Sheet) -> None:
    """A ribbon across the picture, and scissors that have opened everything."""
    band = poly("-20,296 420,276 420,318 -20,338")
    s.ink(band, BRICK, 4, 3)
    s.line(spline([(-20, 304), (420, 284)]), 2, GOLD, "type")
    with s.at(306, 286, rot=-36):
        for side in (-1, 1):
            with s.at(rot=side * 15):
                s.ink(
                    poly([(8, -8 * side), (-96, -2 * side), (-98, 4 * side), (8, 10 * side)]), PAPER, 3.8, 2
                )
                s.line(circle(52, 24 * side, 25), 15)
                s.line(circle(52, 24 * side, 25), 8, GOLD)
        s.ink(circle(4, 0, 8), GOLD, 3.4, 1.4)


def umbrella(s: Sheet) -> None:
    """An open umbrella, indoors."""
    s.line(spline([(206, 20), (292, 330)]), 14)
    s.line(spline([(206, 20), (292, 328)]), 7, WOOD)
    s.line(arc(276, 334, 17, 0, 180), 8)
    edge = [(20 + i * 60, 128 - abs(i - 3) * -8) for i in range(7)]
    dome = blob([(20, 150), (48, 78), (120, 24), (206, 8), (292, 24), (364, 78), (392, 150)])
    s.ink(dome, PETROL, 4.6, 3.4)
    with s.inside(dome):
        for i in (1, 3, 5):
            s.fill(poly([(206, 8), edge[i], (edge[i][0] + 60, 150), (edge[i][0], 160)]), GOLD)
        for i in range(1, 7):
            s.line(spline([(206, 8), (20 + i * 62 - 8, 156)]), 3.4)
    s.line(dome, 4.6)
    for i in range(6):
        s.ink(arc(51 + i * 62, 150, 31, 180, 180), SAND, 3.6, 0)
    s.ink(circle(206, 8, 8), BRICK, 3.4, 1.4)


def placeholder(s: Sheet) -> None:
    """Nobody yet: an outline and a place for a promise."""
    shapes = (moved(circle(0, 0, 84), 200, 160), blob("60,420 76,310 140,268 260,268 324,310 340,420"))
    for shape in shapes:
        s.ink(shape, PAPER, 0, 0)
        places = walk(shape, 8)
        for i in range(0, len(places) - 2, 3):
            (x1, y1, _), (x2, y2, _) = places[i], places[i + 1]
            s.stroke([(x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2), (x2, y2)], 7, NIGHT, "type", a=0.9, b=0.9)
    s.text(200, 196, "?", "sign", 120, STEEL)
    with s.at(200, 336, rot=-5):
        s.ink(rrect(-132, -38, 264, 76, 6), GOLD, 4, 3)
        s.text(0, 17, "PROMISE HERE", "num", 48, NIGHT, fit=240)


def nothing(_: Sheet) -> None:
    """The thing in hand belongs to the portrait itself."""


PERSONAS: dict[str, tuple[str, Callable[[Sheet], None]]] = {
    "clipboard": ("#2a6fa8", nothing),
    "megaphone": (BRICK, nothing),
    "pie_chart": ("#6b3f8f", pie),
    "ribbon": ("#2f7d4f", ribbon),
    "umbrella": (OLIVE, umbrella),
    "placeholder": ("#4c5866", placeholder),
}


def persona(key: str) -> Image.Image:
    """One person's small poster."""
    colour, thing = PERSONAS[key]
    s = Poster(WIDE, WIDE, SCALE * SIZE[0] / WIDE, sum(map(ord, key)))
    s.fill(rrect(0, 0, WIDE, WIDE), PAPER)
    window = rrect(12, 12, WIDE - 24, WIDE - 24, 8)
    s.ink(window, colour, 5, 0)
    with s.inside(window):
        s.fill(rays(200, 190, 420, 22, 0.07), blend(colour, PAPER, 0.26))
        s.glow(200, 190, 260, NIGHT, 0.4, window, from_rim=True)
        s.ink(star8(200, 176, 142), SAND, 4, 2)
        if key == "umbrella":
            thing(s)
        if key != "placeholder":
            draw_person(s, 200, 200, 0.86, look(FILE, key))
        if key != "umbrella":
            thing(s)
    s.line(window, 5.4)
    s.line(rrect(2.5, 2.5, WIDE - 5, WIDE - 5, 14), 5)
    return print_sheet(s, Press(paper=SAND, wear=0.3, grain=0.3, cloud=0.1), 16)


def _made(key: str) -> Made:
    data = () if key == "placeholder" else (f"{FILE}#{key}",)
    return Made(
        f"entkhbat/persona/{key}", SIZE, partial(persona, key), SCALE, shadow="low", colours=96, data=data
    )


MADE = [_made(key) for key in PERSONAS]
PICTURES = pictures(__name__, MADE, "art/entkhbat/poster.py", "art/portraits", "art/tamasha/netas.py")
