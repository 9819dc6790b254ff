"""Title deeds: the sector's band with the price, a brochure photograph, what it takes and what it gives."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.modipoly.data import entries, entry, reference
from art.modipoly.paper import (
    BLACK,
    DARK,
    NEWSPRINT,
    RED,
    Layout,
    Rect,
    headline,
    picture,
    printed,
    sheet,
    stamp,
)
from art.modipoly.scenes.deeds import SCENES
from art.modipoly.sectors import INKS, icon, lettering
from art.picture import Picture
from art.press import Sheet, rrect, seed_of, spline

LAYOUTS = {
    "hand": Layout(name=(34, 150, 432, 140), price=(250, 28, 222, 104)),
    "zoom": Layout(text=(36, 540, 428, 118), name=(34, 132, 432, 96), price=(250, 28, 222, 88)),
}


def draw(key: str, master: str) -> Image.Image:
    """The deed in one master."""
    card = entry("deed", key)
    s = sheet(master, seed_of(key) + 47)
    zoom = master == "zoom"
    s.line(rrect(10, 10, 480, 680, 8), 5)
    high = 96 if zoom else 116
    _band(s, str(card["sector"]), int(card["base_price"]), high)
    size = 50 if zoom else 64
    lines = headline(card["name"], "num", size, 424, 2)
    lead = size * 0.9
    top = 26 + high + size * 0.98
    for i, line in enumerate(lines):
        s.text(250, top + i * lead, line, "num", size, BLACK, fit=428)
    below = top + (len(lines) - 1) * lead + size * 0.34
    figures = 446.0 if zoom else 562.0
    photo: Rect = (34, below, 432, min(figures - below - 8, 300.0))
    _figures(s, card, figures, 78 if zoom else 100)
    if zoom:
        s.line(rrect(36, 540, 428, 118, 2), 1.6)
        s.text(250, 677, "TITLE DEED · SUBJECT TO THE SEALED BID", "semi", 16, DARK, track=1)
    return printed(s, master, ((SCENES[key], photo),))


def _band(s: Sheet, sector: str, price: int, high: float) -> None:
    s.fill(rrect(13, 13, 474, high + 10, 6), INKS[sector])
    s.line(spline([(13, high + 23), (487, high + 23)]), 4)
    letters = lettering(sector)
    icon(s, sector, 82, 18 + high / 2, high * 0.0148, letters)
    s.text(466, 18 + high * 0.78, str(price), "num", high * 0.98, letters, anchor="r")
    s.text(150, 18 + high * 0.72, "₹", "bold", high * 0.62, letters, anchor="l")


def _figures(s: Sheet, card: dict[str, object], y: float, high: float) -> None:
    """Votes needed, the levy, and the levy when the sector is complete."""
    shown = (
        ("VOTES", card["votes_needed"]),
        ("LEVY", card["levy"]),
        ("SECTOR", card["levy_doubled"]),
    )
    for i, (word, value) in enumerate(shown):
        x = 34 + i * 147
        s.line(rrect(x, y, 138, high, 3), 3 if i else 4.4, BLACK if i else RED)
        s.text(x + 69, y + high * 0.62, str(value), "num", high * 0.66, BLACK if i else RED)
        s.text(x + 69, y + high * 0.9, word, "num", high * 0.24, DARK, track=2)


def back(master: str) -> Image.Image:
    """The back of all deeds."""
    s = sheet(master, 9)
    s.fill(rrect(0, 0, 500, 700), NEWSPRINT)
    s.line(rrect(16, 16, 468, 668, 8), 8)
    s.line(rrect(30, 30, 440, 640, 4), 2)
    for row in range(16):
        for i in range(6):
            s.text(70 + i * 72 + (row % 2) * 20, 76 + row * 40, "DEED", "semi", 20, "#cfc6ae")
    for turn in (0, 180):
        with s.at(250, 350, rot=turn):
            s.text(0, -96, "TITLE DEED", "deva", 62, BLACK)
    stamp(s, 250, 350, ("SUBJECT TO", "SEALED BID"), 54, -8)
    return printed(s, master)


def _pictures() -> list[Picture]:
    sources = (
        "art/modipoly/cards/deed.py",
        "art/modipoly/sectors.py",
        "art/modipoly/scenes/deeds.py",
        "art/modipoly/scenes/news.py",
        "art/tamasha/scenes/cast.py",
    )
    found = []
    for card in entries("deed"):
        for master in ("hand", "zoom"):
            work = partial(draw, card["id"], master)
            found.append(picture("deed", card["id"], master, work, sources, (reference("deed", card["id"]),)))
    found.append(picture("back", "deed", "hand", partial(back, "hand"), sources, ()))
    return found


PICTURES = _pictures()
