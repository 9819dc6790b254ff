"""Vote cards: ballot papers with the number first, and the crowd that stands behind it."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.entkhbat.data import ARABIC, arabic, entries, reference
from art.entkhbat.data import vote as entry_of
from art.entkhbat.poster import (
    BRICK,
    GOLD,
    NIGHT,
    PAPER,
    PETROL,
    SAND,
    Layout,
    diamond,
    frame,
    picture,
    printed,
    sheet,
)
from art.entkhbat.scenes.crowds import SCENES
from art.picture import Picture
from art.press import Sheet, circle, rrect, scallop, spline

LAYOUTS = {
    "hand": Layout(number=(44, 40, 240, 140)),
    "zoom": Layout(text=(48, 542, 404, 74), name=(44, 470, 412, 62), number=(44, 40, 240, 140)),
}


def draw(value: int, master: str) -> Image.Image:
    """The vote card of one value in one master."""
    s = sheet(master, value + 31)
    zoom = master == "zoom"
    frame(s, PETROL if value else BRICK)
    ink = PETROL if value else BRICK
    s.glow(250, 330, 420, ink, 0.3, rrect(33, 33, 434, 634, 4), from_rim=True)
    s.text(52, 158, str(value), "num", 152, ink, anchor="l", fit=236, outline=(SAND, 10))
    _corner(s)
    top, high = (202, 250) if zoom else (444, 212)
    if zoom:
        _words(s, value)
    else:
        _burst(s, value, ink)
    window = rrect(44, top, 412, high, 4)
    s.ink(window, SAND, 4, 2.4)
    with (
        s.inside(window),
        s.at(44 if not zoom else 29, top + (8 if not zoom else 18), 1.03 if not zoom else 1.105),
    ):
        SCENES[value](s)
    s.line(window, 4.6)
    return printed(s, master)


def _corner(s: Sheet) -> None:
    """VOTES in two languages, opposite the number."""
    s.text(446, 108, arabic("votes"), "lalezar", 66, BRICK, anchor="r")
    s.text(446, 158, "VOTES", "num", 44, BRICK, anchor="r", track=3)


def _burst(s: Sheet, value: int, ink: str) -> None:
    s.ink(scallop(250, 310, 124, 18, 0.1), GOLD, 4.4, 3)
    s.ink(circle(250, 310, 98), PAPER, 3.8, 0)
    s.line(circle(250, 310, 89), 2.2)
    s.text(250, 352, str(value), "num", 124, ink, fit=160)


def _words(s: Sheet, value: int) -> None:
    title = str(entry_of(value)["house"]["title"]).rpartition(": ")[2]
    title = title[0].upper() + title[1:]
    s.text(250, 516, title, "sign", 42, BRICK, fit=400)
    s.ink(rrect(48, 542, 404, 74, 4), PAPER, 2.2, 0)
    s.line(spline([(70, 642), (430, 642)]), 2.6, NIGHT, "flat")
    for x in (56, 444):
        diamond(s, x, 642, 9, NIGHT)


def _pictures() -> list[Picture]:
    used = (
        "art/entkhbat/cards/vote.py",
        "art/entkhbat/scenes/crowds.py",
        "art/entkhbat/scenes/people.py",
        ARABIC,
    )
    found = []
    for card in entries("vote_card"):
        value = int(card["value"])
        for master in ("hand", "zoom"):
            work = partial(draw, value, master)
            found.append(picture("vote", f"v{value}", master, work, used, (reference("vote_card"),)))
    return found


PICTURES = _pictures()
