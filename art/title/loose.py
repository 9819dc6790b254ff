"""Loose things between the boxes: cards of the other games, an ordinance, sealed bids, a neta or two.

Each lies upright in its picture; `at` tells where on the title it looks well, and how far it is turned.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia
from PIL import Image

from art.press import (
    Press,
    Sheet,
    arc,
    blend,
    circle,
    flower,
    minus,
    moved,
    poly,
    print_sheet,
    rays,
    rrect,
    scallop,
    spline,
)
from art.props.printed import sheet_for
from art.table.catalogue import Made, pictures
from art.tamasha import netas
from art.tamasha.cards import neta
from art.title.lids import PEOPLE

CARD = (142.0, 199.0)
NETA = (158.0, 221.0)
ORDINANCE = (148.0, 208.0)
BID = (184.0, 116.0)
SCALE = 2.4
SAND, PETROL, BRICK, GOLD, NIGHT = "#efdcb4", "#0f4c5c", "#b5442e", "#d9a441", "#1b2a3a"


@dataclass(frozen=True)
class Place:
    """Where a loose thing lies: its middle, and how far it is turned, in degrees."""

    x: float
    y: float
    turn: float


def stars(s: Sheet, field: skia.Path, ink: str) -> None:
    """The eight-pointed lattice of the Al-Entkhbat cards."""
    with s.inside(field):
        for column in range(10):
            for line in range(14):
                for turn in (0, 45):
                    s.line(
                        moved(rrect(-16, -16, 32, 32, 0), 22 + column * 52, 22 + line * 52, rot=turn),
                        1.8,
                        ink,
                        "flat",
                    )


def vote_card() -> Image.Image:
    """Three hundred votes."""
    s = sheet_for(CARD, SCALE, 500, 61)
    s.fill(rrect(0, 0, 500, 702, 0), SAND)
    field = rrect(20, 20, 460, 660, 2)
    s.ink(field, blend(PETROL, SAND, 0.62), 4, 0)
    stars(s, field, blend(PETROL, SAND, 0.4))
    s.ink(rrect(34, 34, 432, 632, 2), PETROL, 0, 0, 0.0)
    s.line(rrect(34, 34, 432, 632, 2), 3, PETROL)
    s.ink(moved(scallop(0, 0, 172, 20, 0.1), 250, 330), GOLD, 5, 4)
    s.ink(circle(250, 330, 132), SAND, 4, 0)
    s.text(250, 386, "300", "num", 168, PETROL)
    s.text(250, 272, "صوت", "lalezar", 58, BRICK)
    s.text(250, 434, "VOTES", "num", 42, BRICK, track=4)
    for n in range(4):
        with s.at(120 + n * 88, 592, rot=-8 + n * 5):
            s.ink(rrect(-32, -26, 64, 52, 4), "cream", 4, 3)
            s.stroke([(-16, 0), (-4, 14), (18, -16)], 9, BRICK, "type", a=0.6, b=0.3, peak=0.4)
    s.text(64, 92, "300", "num", 58, PETROL)
    return print_sheet(s, Press(wear=0.8), corner=26)


def reply_card() -> Image.Image:
    """A reply card: two arrows that pass each other."""
    s = sheet_for(CARD, SCALE, 500, 62)
    s.fill(rrect(0, 0, 500, 702, 0), "cream")
    field = rrect(20, 20, 460, 660, 2)
    s.ink(field, PETROL, 4, 0)
    stars(s, field, blend(PETROL, NIGHT, 0.35))
    s.ink(rrect(44, 44, 412, 86, 2), NIGHT, 4, 2)
    s.text(250, 112, "TIT FOR TAT", "num", 70, SAND, fit=370)
    window = rrect(44, 146, 412, 300, 2)
    s.ink(window, BRICK, 4, 0)
    with s.inside(window):
        s.fill(rays(250, 300, 420, 26, 0.06), GOLD, 0.7)
        s.glow(250, 296, 260, NIGHT, 0.6, from_rim=True)
        for turn, colour in ((0, "cream"), (180, GOLD)):
            with s.at(250, 296, rot=turn):
                sweep = arc(0, 0, 84, 200, 120)
                s.line(sweep, 46)
                s.line(sweep, 34, colour, "type")
                s.ink(poly([(30, -108), (128, -62), (48, 6)]), colour, 6, 0)
    s.line(window, 4)
    s.ink(rrect(44, 462, 412, 196, 2), SAND, 4, 0)
    for n in range(4):
        s.line(
            spline([(84, 510 + n * 34), (416 - n % 2 * 70, 510 + n * 34)]),
            7,
            blend(SAND, NIGHT, 0.45),
            "flat",
        )
    return print_sheet(s, Press(wear=0.8), corner=26)


def ordinance() -> Image.Image:
    """A gazette notice that was approved without reading."""
    s = sheet_for(ORDINANCE, SCALE, 500, 63)
    s.fill(rrect(0, 0, 500, 704, 0), "news")
    s.line(rrect(18, 18, 464, 668, 2), 3, "press")
    s.text(250, 84, "The Daily Ordinance", "deva", 50, "press", fit=420)
    s.line(spline([(36, 100), (464, 100)]), 3.4, "press")
    s.text(250, 168, "BANKNOTES BANNED", "num", 70, "press", fit=424)
    s.text(250, 202, "Queue here to find out why", "deva", 28, "press", fit=400)
    window = rrect(38, 220, 424, 200, 2)
    s.fill(window, "ash")
    with s.inside(window):
        s.fill(rays(250, 420, 420, 22), "news", 0.7)
        s.ink(rrect(322, 246, 120, 180, 4), "grey", 4, 3)
        s.text(382, 286, "ATM", "num", 46, "news")
        s.ink(rrect(340, 300, 84, 50, 3), "press", 3, 0)
        for n in range(8):
            x = 54 + n * 36
            s.ink(rrect(x - 15, 352, 30, 80, 12), ("#5c5548", "#8d8573", "#3b372f")[n % 3], 3.4, 1)
            s.ink(circle(x, 340, 13), "news", 3.4, 0)
    s.line(window, 3, "press")
    for n in range(6):
        s.line(spline([(40, 452 + n * 30), (460 - (n == 5) * 190, 452 + n * 30)]), 7, "grey", "flat")
    with s.at(344, 606, rot=-12):
        for frame, width in ((rrect(-112, -44, 224, 88, 9), 6), (rrect(-102, -35, 204, 70, 5), 2.4)):
            s.line(frame, width, "stamp", "type")
        s.text(0, 12, "APPROVED", "num", 56, "stamp", fit=186)
        s.text(0, 31, "WITHOUT READING", "num", 18, "stamp", track=1)
    return print_sheet(s, Press(paper="news", wear=0.8), corner=10)


def bid() -> Image.Image:
    """A sealed bid: an envelope, wax, and a number nobody knows."""
    s = sheet_for(BID, SCALE, 400, 64)
    s.fill(rrect(0, 0, 400, 254, 0), "news")
    s.line(rrect(2.5, 2.5, 395, 247, 9), 5, "press")
    flap = poly([(4, 4), (396, 4), (200, 140)])
    s.shade(moved(flap, 0, 10), "press", 0.35, blur=5, plate="fine")
    s.ink(flap, "white", 4, 3)
    seal = flower(200, 128, 44, 10, 0.2)
    s.ink(seal, "stamp", 4, 3)
    s.shade(minus(seal, moved(seal, -9, -9)), "press", 0.5, plate="fine")
    s.text(200, 226, "SEALED BID", "num", 48, "stamp", track=2)
    return print_sheet(s, Press(paper="news", wear=0.5), corner=11)


def big_neta(key: str) -> Image.Image:
    """A BigNeta's own card, in the size it lies here."""
    card = neta.draw("bigneta", key, "hand").convert("RGBA")
    size = (round(NETA[0] * SCALE), round(NETA[1] * SCALE))
    return card.resize(size, Image.Resampling.LANCZOS)


LOOSE: dict[str, tuple[tuple[float, float], Callable[[], Image.Image], tuple[Place, ...]]] = {
    "vote300": (CARD, vote_card, (Place(80, 275, -24),)),
    "titfortat": (CARD, reply_card, (Place(125, 583, 14),)),
    "ordinance": (ORDINANCE, ordinance, (Place(1510, 605, -9),)),
    "bid": (BID, bid, (Place(1510, 310, 13), Place(1522, 250, -8))),
    "mrs_jamuni": (NETA, partial(big_neta, "mrs_jamuni"), (Place(575, 255, -14),)),
    "mr_haldi": (NETA, partial(big_neta, "mr_haldi"), (Place(1027, 250, 13),)),
}


def _data(name: str) -> tuple[str, ...]:
    """The entries that a neta's card shows."""
    if name not in PEOPLE:
        return ()
    return f"engine/tamasha/components.toml#bigneta/{name}", netas.reference(name)


MADE = [
    Made(
        f"title/loose-{name}",
        size,
        draw,
        SCALE,
        shadow="low",
        at=tuple((place.x, place.y, place.turn) for place in places),
        data=_data(name),
    )
    for name, (size, draw, places) in LOOSE.items()
]
_PEOPLE = [made for made in MADE if made.data]
_THINGS = [made for made in MADE if not made.data]
PICTURES = [
    *pictures(__name__, _THINGS, "art/props/printed.py"),
    *pictures(
        __name__,
        _PEOPLE,
        "art/portraits",
        "art/tamasha/netas.py",
        "art/tamasha/emblems.py",
        "art/tamasha/cards/neta.py",
        "art/tamasha/cards/common.py",
    ),
]
