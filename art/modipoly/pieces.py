"""What lies on MODIPOLY's table: notes, tokens, pawns, dice, bell, envelope, slips, switch, bowl, box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia
from PIL import Image

from art.entkhbat.markers import SEATS as SHAPES
from art.modipoly.paper import BLACK, BLUE, DARK, LIGHT, MIDDLE, NEWSPRINT, RED, Page
from art.press import (
    Press,
    blob,
    circle,
    minus,
    moved,
    oval,
    poly,
    print_sheet,
    rrect,
    spline,
    union,
    widened,
)
from art.table.catalogue import Made, pictures

Size = tuple[float, float]
Drawn = tuple[Page, skia.Path]
CROSS = ("#8a5a2b", union(rrect(64, 12, 72, 176, 8), rrect(12, 64, 176, 72, 8)), NEWSPRINT)
SEATS = {**SHAPES, "g": CROSS}
"""Colour, shape and lettering ink of the seven seats."""
NOTES = {10: "#c9a27c", 50: "#9db8a0", 100: "#b3a6cf", 500: "#a9b4c9", 1000: "#d2b36a"}
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _sheet(size: Size, scale: float, width: float, seed: int) -> Page:
    across, down = size
    return Page(width, width * down / across, scale * across / width, seed)


def _cut(drawn: Drawn) -> Image.Image:
    s, outline = drawn
    return print_sheet(s, Press(paper=NEWSPRINT, wear=0, grain=0.5), corner=outline)


def seat(key: str, lettered: bool) -> Drawn:
    """The badge of a seat: told by colour, by shape and by letter."""
    colour, shape, words = SEATS[key]
    s = _sheet((40, 40), 5, 200, 61)
    outline = widened(shape, 5)
    s.fill(outline, "ink", plate="key")
    s.ink(shape, colour, 9, 5)
    s.shade(minus(shape, moved(shape, -14, -12)), BLACK, 0.5, plate="fine")
    if lettered:
        dy = {"c": 22.0, "e": 12.0}.get(key, 0.0)
        size = {"c": 84, "e": 88, "d": 96, "g": 84}.get(key, 108)
        s.text(100, 100 + size * 0.35 + dy, key.upper(), "num", size, words)
    return s, outline


def pawn(key: str) -> Drawn:
    """A pawn in the seat's colour; its foot carries the seat's shape and letter."""
    colour, shape, _ = SEATS[key]
    s = _sheet((32, 48), 5, 160, 62)
    body = blob("58,72 48,110 30,170 130,170 112,110 102,72 80,66")
    head, collar, foot = circle(80, 44, 34), rrect(46, 76, 68, 17, 8), rrect(16, 164, 128, 66, 18)
    outline = widened(union(body, head, collar, foot), 5)
    s.fill(outline, "ink", plate="key")
    for part in (body, head, collar, foot):
        s.ink(part, colour, 6, 4)
    s.fill(oval(66, 32, 9, 7), "white", plate="type")
    plate = moved(shape, 52, 168, 0.28)
    s.ink(plate, NEWSPRINT, 4, 0)
    s.text(80, 213 if key != "c" else 217, key.upper(), "num", 34 if key in "ce" else 40, BLACK)
    return s, outline


def note(value: int) -> Drawn:
    """A note of the Treasury."""
    s = _sheet((77, 40), 4.4, 308, value)
    paper = rrect(4, 4, 298, 150, 8)
    s.ink(paper, NOTES[value], 5, 3)
    s.line(rrect(15, 15, 276, 128, 5), 2.4)
    s.fill(circle(60, 79, 38), NEWSPRINT)
    s.line(circle(60, 79, 38), 3)
    s.text(60, 98, "₹", "bold", 54, BLACK)
    s.text(288, 110, f"{value:,}", "num", 92, BLACK, anchor="r", fit=178)
    for x in (30, 282):
        s.fill(circle(x, 26, 5), DARK)
        s.fill(circle(x, 132, 5), DARK)
    return s, widened(paper, 2)


def token(count: int) -> Drawn:
    """Vote tokens: one, or a stack of five."""
    high = 34 + (count - 1) * 7
    s = _sheet((44, high), 5, 220, 63)
    discs = [oval(108, 16 + 56 + (count - 1 - n) * 35, 98, 56) for n in range(count)]
    rims = [union(disc, moved(disc, 0, 24)) for disc in discs]
    outline = widened(union(*rims), 5)
    s.fill(outline, "ink", plate="key")
    for n, (disc, rim) in enumerate(zip(discs, rims, strict=True)):
        s.ink(rim, BLUE, 5, 3)
        s.ink(disc, NEWSPRINT if n == count - 1 else "#d7d9e0", 5, 0)
        for i in range(6):
            x = 28 + i * 32
            s.fill(rrect(x, disc.getBounds().bottom() - 18 - abs(x - 108) * 0.22, 11, 22), NEWSPRINT)
    top = discs[-1].getBounds()
    y = (top.top() + top.bottom()) / 2
    s.line(oval(108, y, 76, 41), 4, BLUE, "type")
    s.stroke([(76, y), (100, y + 20), (146, y - 24)], 17, RED, "type", a=0.5, b=0.3, peak=0.4)
    return s, outline


def die(face: int) -> Drawn:
    """A die."""
    s = _sheet((42, 42), 4, 126, 64 + face)
    body = rrect(6, 6, 112, 112, 22)
    s.ink(body, "#f7f1e2", 7, 5)
    s.shade(minus(body, moved(body, -16, -14)), DARK, 0.45, plate="fine")
    for dx, dy in PIPS[face]:
        s.ink(circle(62 + dx * 29, 62 + dy * 29, 11), RED if face == 1 else BLACK, 2, 0)
    return s, widened(body, 3)


def bell() -> Drawn:
    """The division bell."""
    s = _sheet((76, 72), 4, 300, 71)
    shape = blob("148,18 204,44 232,120 246,180 284,226 16,226 54,180 66,120 92,44")
    clapper, knob = circle(150, 250, 27), circle(150, 18, 16)
    outline = widened(union(shape, clapper, knob), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(clapper, DARK, 6, 3)
    s.ink(knob, "#b08a3c", 6, 3)
    s.ink(shape, "#b08a3c", 7, 5)
    s.shade(minus(shape, moved(shape, -26, -10)), BLACK, 0.5, plate="fine")
    s.line(spline([(56, 180), (150, 196), (244, 180)]), 6)
    s.stroke([(98, 150), (104, 92), (128, 54)], 12, NEWSPRINT, "type")
    return s, outline


def envelope() -> Drawn:
    """The bond envelope with the PM's seal."""
    s = _sheet((92, 60), 4, 340, 72)
    paper = rrect(8, 8, 320, 202, 6)
    s.ink(paper, "#d8b984", 6, 4)
    s.ink(poly("8,8 328,8 168,126"), "#c7a56c", 6, 3)
    s.ink(circle(168, 112, 44), RED, 6, 4)
    s.line(circle(168, 112, 33), 3, NEWSPRINT, "type")
    s.text(168, 130, "PM", "num", 50, NEWSPRINT)
    return s, widened(paper, 3)


def slip(blue: bool) -> Drawn:
    """A promise slip (blue head, binds nobody), or the slip of a sealed bid, folded."""
    size = (120.0, 70.0) if blue else (64.0, 44.0)
    s = _sheet(size, 4, 400 if blue else 240, 73)
    if blue:
        paper = rrect(6, 6, 386, 220, 5)
        s.ink(paper, "#f5f0e2", 6, 4)
        s.fill(rrect(9, 9, 380, 46, 3), BLUE)
        s.text(24, 44, "PROMISE SLIP", "num", 36, NEWSPRINT, anchor="l", track=1)
        s.line(spline([(24, 196), (250, 196)]), 3, MIDDLE, "type")
        return s, widened(paper, 3)
    paper = poly("8,18 226,8 232,150 14,158")
    s.ink(paper, "#f5f0e2", 6, 4)
    s.ink(poly("8,18 226,8 120,88"), "#ddd5c0", 5, 2)
    s.ink(circle(120, 92, 17), RED, 4, 2)
    return s, widened(paper, 3)


def switch(on: bool) -> Drawn:
    """The Patronage switch."""
    s = _sheet((96, 64), 4, 360, 74)
    plate = rrect(8, 8, 342, 222, 14)
    s.ink(plate, "#f3ecdb", 6, 4)
    s.text(180, 70, "PATRONAGE", "num", 50, DARK, fit=300)
    s.ink(rrect(70, 96, 220, 104, 52), BLACK if on else MIDDLE, 6, 0)
    x = 238 if on else 122
    s.ink(circle(x, 148, 43), "#c9a04a" if on else LIGHT, 6, 3)
    s.text(132 if on else 222, 170, "ON" if on else "OFF", "num", 62, NEWSPRINT)
    return s, widened(plate, 3)


def bowl() -> Drawn:
    """The bowl of the vote."""
    s = _sheet((118, 72), 4, 420, 75)
    rim, body = oval(210, 70, 196, 56), blob("14,70 60,190 140,236 280,236 360,190 406,70")
    outline = widened(union(rim, body), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(body, "#b08a3c", 7, 5)
    s.shade(minus(body, moved(body, -34, -14)), BLACK, 0.5, plate="fine")
    s.ink(rim, "#c9a860", 7, 0)
    s.ink(oval(210, 72, 168, 42), "#2b2114", 5, 0)
    s.stroke([(64, 120), (100, 176), (160, 208)], 11, NEWSPRINT, "type", a=0.3)
    return s, outline


def treasury() -> Drawn:
    """The Treasury box, kept before the PM."""
    s = _sheet((108, 95), 3.6, 400, 76)
    lid, body = rrect(10, 8, 372, 92, 14), rrect(22, 96, 348, 244, 12)
    outline = widened(union(lid, body), 5)
    s.fill(outline, "ink", plate="key")
    s.ink(body, "#4a5058", 7, 5)
    s.shade(minus(body, moved(body, -28, -12)), BLACK, 0.5, plate="fine")
    s.ink(lid, "#5c636c", 7, 4)
    s.ink(rrect(110, 42, 172, 24, 10), BLACK, 4, 0)
    s.text(196, 184, "TREASURY", "num", 72, NEWSPRINT, fit=306)
    s.ink(circle(196, 256, 48), "#b08a3c", 6, 3)
    s.text(196, 280, "₹", "bold", 68, BLACK)
    return s, outline


def stand() -> Drawn:
    """The voting stand: a deed laid here calls the vote."""
    s = _sheet((92, 124), 3, 300, 77)
    board = rrect(6, 6, 284, 388, 12)
    s.ink(board, "#7a5230", 7, 5)
    for n in range(13):
        s.stroke([(14, 26 + n * 29), (150, 31 + n * 29), (284, 24 + n * 29)], 3, "#5f3d22", "flat")
    s.ink(rrect(28, 28, 240, 344, 8), "#5a3a20", 5, 0)
    s.line(rrect(42, 42, 212, 316, 6), 4, "#c9a860", "type")
    return s, widened(board, 3)


DRAWN: dict[str, tuple[Size, float, Callable[[], Drawn], str, int]] = {
    "table/bell": ((76, 72), 4, bell, "high", 64),
    "table/bond_envelope": ((92, 60), 4, envelope, "low", 64),
    "table/promise_slip": ((120, 70), 4, partial(slip, True), "low", 48),
    "table/bid_slip": ((64, 44), 4, partial(slip, False), "low", 48),
    "table/patronage_on": ((96, 64), 4, partial(switch, True), "low", 48),
    "table/patronage_off": ((96, 64), 4, partial(switch, False), "low", 48),
    "table/bowl": ((118, 72), 4, bowl, "high", 80),
    "table/treasury": ((108, 95), 3.6, treasury, "high", 80),
    "table/stand": ((92, 124), 3, stand, "low", 64),
    "token/1": ((44, 34), 5, partial(token, 1), "low", 64),
    "token/5": ((44, 62), 5, partial(token, 5), "low", 64),
}
DRAWN |= {f"note/{value}": ((77, 40), 4.4, partial(note, value), "low", 48) for value in NOTES}
DRAWN |= {f"die/{face}": ((42, 42), 4, partial(die, face), "low", 48) for face in PIPS}
DRAWN |= {f"pawn/{key}": ((32, 48), 5, partial(pawn, key), "high", 64) for key in SEATS}
DRAWN |= {f"seat/{key}": ((40, 40), 5, partial(seat, key, True), "round", 64) for key in SEATS}
DRAWN |= {f"seat/{key}_blank": ((40, 40), 5, partial(seat, key, False), "round", 64) for key in SEATS}
INNER = {
    "table/promise_slip": {"words": (5.0, 18.0, 110.0, 38.0), "number": (78.0, 3.0, 38.0, 13.0)},
    "table/bowl": {"count": (22.0, 34.0, 74.0, 26.0), "mouth": (12.0, 9.0, 94.0, 24.0)},
    "table/stand": {"deed": (13.0, 13.0, 65.0, 97.0)},
    "table/treasury": {"slot": (30.0, 11.0, 46.0, 7.0)},
}


def picture_of(name: str) -> Image.Image:
    """One of the pieces, drawn anew."""
    return _cut(DRAWN[name][2]())


MADE = [
    Made(
        f"modipoly/{name}",
        size,
        partial(picture_of, name),
        scale,
        inner=INNER.get(name, {}),
        shadow=shadow,
        colours=colours,
    )
    for name, (size, scale, _, shadow, colours) in DRAWN.items()
]
PICTURES = pictures(__name__, MADE, "art/modipoly/paper.py", "art/entkhbat/markers.py")
