"""Seat badges and the small things that lie beside a candidate's row: jail ring, hook, lamp, easel, slips."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import skia
from PIL import Image

from art.entkhbat.poster import BRICK, DARKWOOD, GOLD, NIGHT, PAPER, SAND, STEEL, WOOD, Poster
from art.press import (
    Press,
    arc,
    blob,
    circle,
    minus,
    moved,
    oval,
    poly,
    print_sheet,
    rrect,
    spline,
    star,
    union,
    widened,
)
from art.table.catalogue import Made, pictures

Size = tuple[float, float]
Drawn = tuple[Poster, skia.Path]
SEATS: dict[str, tuple[str, skia.Path, str]] = {
    "a": (BRICK, circle(100, 100, 84), PAPER),
    "b": ("#2a6fa8", rrect(22, 22, 156, 156, 12), PAPER),
    "c": (GOLD, blob("100,14 116,24 190,152 180,174 20,174 10,152 84,24"), NIGHT),
    "d": ("#6b3f8f", poly("100,8 192,100 100,192 8,100"), PAPER),
    "e": ("#2f7d4f", moved(star(0, 0, 100, 5, 0.56), 100, 106), PAPER),
    "f": ("#4c5866", poly("56,18 144,18 190,100 144,182 56,182 10,100"), PAPER),
}
"""Colour, shape and lettering ink of each seat."""


def _sheet(size: Size, scale: float, width: float, seed: int) -> Poster:
    across, down = size
    return Poster(width, width * down / across, scale * across / width, seed)


def _cut(drawn: Drawn) -> Image.Image:
    s, outline = drawn
    return print_sheet(s, Press(paper=SAND, wear=0, grain=0.6), corner=outline)


def seat(key: str, lettered: bool) -> Image.Image:
    """The badge of a seat: told by colour, by shape and by letter."""
    colour, shape, words = SEATS[key]
    s = _sheet((40, 40), 5, 200, 11)
    outline = widened(shape, 5)
    s.fill(outline, "ink", plate="key")
    s.ink(shape, colour, 9, 5)
    s.shade(minus(shape, moved(shape, -14, -12)), NIGHT, 0.5, plate="fine")
    s.line(moved(shape, 100 * 0.18, 100 * 0.18, 0.82), 4, words, "type")
    if lettered:
        dy = {"c": 22.0, "e": 12.0}.get(key, 0.0)
        size = {"c": 84, "e": 88, "d": 96}.get(key, 108)
        s.text(100, 100 + size * 0.35 + dy, key.upper(), "num", size, words)
    return _cut((s, outline))


def jail() -> Drawn:
    """A ring with bars: this turn does not happen."""
    s = _sheet((52, 52), 5, 200, 12)
    shape = circle(100, 100, 92)
    s.ink(shape, STEEL, 8, 5)
    s.ink(circle(100, 100, 66), NIGHT, 6, 0)
    with s.inside(circle(100, 100, 66)):
        for i in range(4):
            s.ink(rrect(50 + i * 29, 20, 13, 160, 4), GOLD, 5, 2)
        s.ink(rrect(20, 94, 160, 13, 4), GOLD, 5, 2)
    s.line(circle(100, 100, 66), 6)
    for i in range(8):
        a = math.radians(22.5 + i * 45)
        s.ink(circle(100 + math.cos(a) * 79, 100 + math.sin(a) * 79, 5), NIGHT, 1, 0)
    return s, widened(shape, 4)


def mic() -> Drawn:
    """A crossed-out microphone on its hook."""
    s = _sheet((34, 54), 5, 170, 13)
    body, head = poly("62,118 108,118 98,232 72,232"), rrect(44, 36, 82, 88, 38)
    hook = union(rrect(78, 2, 14, 46, 6), circle(85, 14, 13))
    bar = moved(rrect(-84, -11, 168, 22, 8), 85, 126, rot=-38)
    outline = widened(union(body, head, hook, bar), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(hook, GOLD, 5, 2)
    s.ink(head, STEEL, 6, 4)
    with s.inside(head):
        for i in range(8):
            s.line(spline([(40, 44 + i * 12), (130, 44 + i * 12)]), 3)
            s.line(spline([(44 + i * 12, 30), (44 + i * 12, 130)]), 3)
    s.ink(body, NIGHT, 6, 3)
    s.ink(bar, BRICK, 6, 3)
    return s, outline


def round_counter(spent: bool) -> Drawn:
    """One of three rounds of Immunity."""
    s = _sheet((18, 18), 6, 100, 14)
    shape = circle(49, 48, 40)
    s.ink(shape, "#8d8573" if spent else GOLD, 8, 5)
    if spent:
        s.line(spline([(30, 30), (68, 66)]), 8)
    else:
        s.ink(moved(star(0, 0, 22, 8, 0.7), 49, 48), PAPER, 4, 0)
    return s, widened(shape, 4)


def rope() -> Drawn:
    """A rope barrier in small: may not attack."""
    s = _sheet((64, 46), 5, 280, 15)
    posts = [rrect(x, 44, 20, 130, 6) for x in (30, 230)]
    knobs = [circle(x, 38, 24) for x in (40, 240)]
    feet = [oval(x, 178, 38, 15) for x in (40, 240)]
    line = blob("44,56 90,120 140,138 190,120 236,56 246,76 200,146 140,166 80,146 34,76")
    outline = widened(union(*posts, *knobs, *feet, line), 5)
    s.fill(outline, "ink", plate="key")
    for piece in (*feet, *posts, *knobs):
        s.ink(piece, GOLD, 6, 3)
    s.ink(line, BRICK, 6, 4)
    return s, outline


def lamp(lit: bool) -> Drawn:
    """The lamp of whoever has the last word."""
    s = _sheet((46, 64), 5, 180, 16)
    bulb = blob("90,10 146,36 160,92 132,142 116,176 64,176 48,142 20,92 34,36")
    base = rrect(58, 168, 64, 66, 8)
    outline = widened(union(bulb, base), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(bulb, "#ffe08a" if lit else "#7f8a8f", 7, 5)
    if lit:
        s.glow(90, 84, 80, GOLD, 0.7, bulb, plate="fine")
    s.stroke(
        [(66, 158), (74, 96), (90, 122), (106, 96), (114, 158)],
        8,
        BRICK if lit else NIGHT,
        "type",
        a=0.8,
        b=0.8,
    )
    s.stroke([(48, 108), (46, 70), (66, 38)], 11, PAPER, "type")
    s.ink(base, STEEL, 6, 3)
    for y in (188, 206):
        s.line(spline([(60, y + 4), (120, y - 4)]), 5)
    return s, outline


def pin() -> Drawn:
    """A pin that holds a thread."""
    s = _sheet((14, 14), 8, 100, 17)
    shape = circle(48, 47, 38)
    s.ink(shape, BRICK, 9, 6)
    s.fill(circle(38, 36, 10), PAPER, plate="type")
    return s, widened(shape, 4)


def easel() -> Drawn:
    """The easel on which an Immunity is framed for three rounds."""
    s = _sheet((65, 96), 4, 260, 18)
    legs = [moved(rrect(-8, 0, 16, 376, 5), 130, 4, rot=turn) for turn in (12, -12)]
    shelf, peg = rrect(30, 306, 200, 22, 5), rrect(108, 2, 44, 24, 6)
    outline = widened(union(*legs, shelf, peg), 4)
    s.fill(outline, "ink", plate="key")
    for leg in legs:
        s.ink(leg, WOOD, 5, 3)
    s.ink(peg, DARKWOOD, 5, 2)
    s.ink(shelf, DARKWOOD, 5, 4)
    return s, outline


def sash() -> Drawn:
    """Who starts this cycle."""
    s = _sheet((38, 48), 5, 190, 19)
    tails = [
        moved(poly([(-28, 0), (28, 0), (32, 128), (2, 104), (-28, 128)]), 95 + side * 30, 104, rot=side * -12)
        for side in (-1, 1)
    ]
    wheel = moved(star(0, 0, 88, 16, 0.84), 95, 88)
    outline = widened(union(wheel, *tails), 4)
    s.fill(outline, "ink", plate="key")
    for tail in tails:
        s.ink(tail, BRICK, 6, 3)
    s.ink(wheel, GOLD, 6, 4)
    s.ink(circle(95, 88, 54), PAPER, 5, 0)
    s.text(95, 124, "1", "num", 108, BRICK)
    return s, outline


def resigned() -> Drawn:
    """A hat left behind."""
    s = _sheet((56, 44), 5, 250, 20)
    crown, brim = blob("60,120 70,40 110,18 126,30 144,18 182,40 190,120"), oval(125, 132, 116, 34)
    outline = widened(union(crown, brim), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(brim, "#8a5a3a", 7, 5)
    s.ink(crown, "#8a5a3a", 7, 4)
    s.ink(blob("60,104 125,122 190,104 192,128 125,146 58,128"), NIGHT, 5, 0)
    s.stroke([(86, 86), (92, 54), (110, 40)], 9, SAND, "type", alpha=0.6)
    return s, outline


def penalty() -> Drawn:
    """A penalty slip of the referee."""
    s = _sheet((52, 40), 5, 240, 21)
    paper = poly("8,14 224,6 232,160 200,178 14,176")
    s.ink(paper, PAPER, 6, 5)
    s.ink(poly("232,160 200,178 204,154"), SAND, 4, 0)
    s.text(116, 116, "−100", "num", 92, BRICK, fit=190)
    s.line(spline([(30, 138), (180, 136)]), 5, STEEL, "type")
    s.ink(rrect(26, 24, 184, 20, 3), BRICK, 3, 0)
    return s, widened(paper, 4)


def pip(used: bool) -> Drawn:
    """One of the three moves of a turn."""
    s = _sheet((30, 30), 5, 150, 22)
    shape = circle(73, 72, 62)
    s.ink(shape, "#a99f86" if used else GOLD, 8, 5)
    s.line(circle(73, 72, 47), 4, PAPER, "type")
    if used:
        s.line(spline([(36, 112), (112, 34)]), 10, BRICK, "type")
    return s, widened(shape, 4)


def brazier(burning: bool) -> Drawn:
    """Where votes burn."""
    s = _sheet((88, 92), 4, 320, 23)
    bowl = blob("14,180 306,180 290,236 226,284 94,284 30,236")
    rim, foot = oval(160, 180, 150, 34), poly("110,280 210,280 236,330 84,330")
    fires = (
        [blob("60,184 48,120 84,84 92,34 124,0 144,60 168,20 196,76 222,40 246,100 270,128 258,184")]
        if burning
        else []
    )
    outline = widened(union(bowl, rim, foot, *fires), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(foot, NIGHT, 6, 4)
    s.ink(rim, "#3a4652", 6, 0)
    s.ink(oval(160, 182, 128, 22), "#241a1a", 4, 0)
    for i in range(7):
        s.ink(oval(70 + i * 30, 180 + (i % 2) * 8, 20, 11), ("#6d2a1c", "#3a2020")[i % 2], 3, 0)
    for fire in fires:
        s.ink(fire, BRICK, 6, 4)
        s.ink(blob("90,186 84,142 112,104 128,62 152,108 178,78 200,116 232,140 226,186"), GOLD, 5, 0)
        s.ink(blob("124,188 122,156 148,118 170,150 186,142 192,188"), SAND, 4, 0)
    s.ink(blob("14,186 306,186 290,236 226,284 94,284 30,236"), "#2b3640", 6, 5)
    s.stroke([(44, 208), (100, 226), (170, 230)], 8, STEEL, "type", a=0.4)
    return s, outline


def ballot_box() -> Drawn:
    """The ballot box of the count."""
    s = _sheet((92, 96), 4, 320, 24)
    body, lid = rrect(36, 130, 248, 190, 8), poly("12,136 308,136 284,88 36,88")
    paper = moved(poly("-52,-96 46,-104 54,0 -46,0"), 162, 112, rot=6)
    outline = widened(union(body, lid, paper), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(paper, PAPER, 5, 3)
    s.stroke([(132, 56), (152, 78), (194, 28)], 13, BRICK, "type", a=0.5, b=0.3, peak=0.4)
    s.ink(body, "#0f4c5c", 7, 5)
    s.shade(minus(body, moved(body, -24, -12)), NIGHT, 0.5, plate="fine")
    s.ink(lid, GOLD, 6, 4)
    s.ink(rrect(96, 104, 128, 16, 7), NIGHT, 3, 0)
    s.ink(moved(star(0, 0, 58, 8, 0.72), 160, 226), BRICK, 6, 3)
    s.ink(circle(160, 226, 26), PAPER, 5, 0)
    return s, outline


def register() -> Drawn:
    """The Register: the referee's closed book."""
    s = _sheet((74, 100), 4, 296, 25)
    pages, cover = rrect(26, 22, 264, 372, 8), rrect(6, 6, 270, 372, 12)
    outline = widened(union(pages, cover), 4)
    s.fill(outline, "ink", plate="key")
    s.ink(pages, PAPER, 5, 4)
    s.ink(cover, "#7c2420", 6, 4)
    s.shade(rrect(6, 6, 40, 372, 12), NIGHT, 0.5, plate="fine")
    s.line(rrect(52, 24, 206, 336, 6), 4, GOLD, "type")
    s.text(154, 150, "Register", "sign", 50, "#f2cf8c", fit=188)
    s.ink(moved(star(0, 0, 52, 8, 0.72), 154, 250), GOLD, 5, 3)
    s.ink(circle(154, 250, 22), "#7c2420", 4, 0)
    return s, outline


def clock() -> Drawn:
    """The clock of the Final Commands."""
    s = _sheet((84, 84), 4, 300, 26)
    face = circle(148, 147, 138)
    s.ink(face, GOLD, 7, 6)
    s.ink(circle(148, 147, 108), PAPER, 6, 0)
    for i in range(12):
        a = math.radians(i * 30)
        x, y = math.cos(a), math.sin(a)
        s.line(spline([(148 + x * 88, 147 + y * 88), (148 + x * 100, 147 + y * 100)]), 9 if i % 3 == 0 else 5)
    s.stroke([(148, 147), (196, 184)], 14, BRICK, "type", a=0.9, b=0.6)
    s.stroke([(148, 147), (148, 62)], 11, a=0.9, b=0.5)
    s.ink(circle(148, 147, 13), NIGHT, 4, 0)
    s.line(arc(148, 147, 122, 200, 60), 7, PAPER, "type")
    return s, widened(face, 4)


DRAWN: dict[str, tuple[Size, float, Callable[[], Drawn], str]] = {
    "marker/jail": ((52, 52), 5, jail, "round"),
    "marker/mic": ((34, 54), 5, mic, "low"),
    "marker/immunity_round": ((18, 18), 6, partial(round_counter, False), "round"),
    "marker/immunity_round_spent": ((18, 18), 6, partial(round_counter, True), "round"),
    "marker/rope": ((64, 46), 5, rope, "low"),
    "marker/last_word": ((46, 64), 5, partial(lamp, True), "low"),
    "marker/last_word_out": ((46, 64), 5, partial(lamp, False), "low"),
    "marker/thread_pin": ((14, 14), 8, pin, "round"),
    "marker/easel": ((65, 96), 4, easel, "high"),
    "marker/first_candidate": ((38, 48), 5, sash, "low"),
    "marker/resigned": ((56, 44), 5, resigned, "low"),
    "marker/penalty": ((52, 40), 5, penalty, "low"),
    "marker/move": ((30, 30), 5, partial(pip, False), "round"),
    "marker/move_used": ((30, 30), 5, partial(pip, True), "round"),
    "table/brazier": ((88, 92), 4, partial(brazier, False), "high"),
    "table/brazier_burning": ((88, 92), 4, partial(brazier, True), "high"),
    "table/ballot_box": ((92, 96), 4, ballot_box, "high"),
    "table/register": ((74, 100), 4, register, "high"),
    "table/clock": ((84, 84), 4, clock, "round"),
}
INNER = {
    "marker/easel": {"card": (5.0, 8.0, 55.0, 70.0)},
    "table/brazier": {"fire": (18.0, 40.0, 52.0, 22.0)},
}


def picture_of(name: str) -> Image.Image:
    """One of the small things, drawn anew."""
    return _cut(DRAWN[name][2]())


def _made(name: str) -> Made:
    size, scale, _, shadow = DRAWN[name]
    return Made(
        f"entkhbat/{name}",
        size,
        partial(picture_of, name),
        scale,
        inner=INNER.get(name, {}),
        shadow=shadow,
        colours=96,
    )


MADE = [_made(name) for name in DRAWN]
for _key in SEATS:
    for _end, _lettered in (("", True), ("_blank", False)):
        MADE.append(
            Made(
                f"entkhbat/seat/{_key}{_end}",
                (40, 40),
                partial(seat, _key, _lettered),
                5,
                inner={"letter": (9, 10 if _key != "c" else 14, 22, 22)},
                shadow="round",
                colours=64,
            )
        )
PICTURES = pictures(__name__, MADE, "art/entkhbat/poster.py")
