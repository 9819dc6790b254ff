"""News cards: the front page of a channel that prints what it shouted."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.modipoly.data import entries, entry, reference
from art.modipoly.paper import (
    BLACK,
    DARK,
    MIDDLE,
    NEWSPRINT,
    RED,
    Layout,
    Rect,
    headline,
    picture,
    printed,
    sheet,
)
from art.modipoly.scenes.news import SCENES
from art.picture import Picture
from art.press import Sheet, circle, rrect, seed_of, spline

LAYOUTS = {
    "hand": Layout(name=(32, 92, 436, 200)),
    "zoom": Layout(text=(36, 496, 428, 148), name=(32, 92, 436, 160)),
}


def draw(key: str, master: str) -> Image.Image:
    """The news card in one master."""
    card = entry("news", key)
    s = sheet(master, seed_of(key) + 41)
    zoom = master == "zoom"
    s.line(rrect(10, 10, 480, 680, 8), 4)
    s.line(rrect(17, 17, 466, 666, 5), 1.6)
    _masthead(s)
    size = 62.0 if zoom else 74.0
    lines = headline(card["name"].upper(), "num", size, 432)
    size = size if len(lines) < 3 else size * 0.84
    lead = size * 0.88
    top = 98 + size * 0.74
    for i, line in enumerate(lines):
        s.text(250, top + i * lead, line, "num", size, BLACK, fit=434)
    below = top + (len(lines) - 1) * lead + size * 0.22
    foot = 484.0 if zoom else 640.0
    photo: Rect = (34, below, 432, min(foot - below, 306.0))
    _columns(s, zoom, photo[1] + photo[3] + 14)
    return printed(s, master, ((SCENES[key], photo),))


def _masthead(s: Sheet) -> None:
    s.fill(rrect(17, 17, 466, 60), BLACK)
    s.text(34, 62, "Godi Media", "deva", 46, NEWSPRINT, anchor="l")
    s.fill(rrect(352, 30, 114, 36, 4), RED, plate="type")
    s.fill(circle(372, 48, 8), NEWSPRINT, plate="type")
    s.text(388, 60, "LIVE", "num", 35, NEWSPRINT, anchor="l", track=1)
    s.line(spline([(30, 86), (470, 86)]), 2.6)


def _columns(s: Sheet, zoom: bool, top: float) -> None:
    """What is left of the page: a plate for live text, or the beginnings of three columns."""
    if zoom:
        s.line(rrect(36, 496, 428, 148, 2), 1.6)
        s.line(spline([(34, 656), (466, 656)]), 1.6, DARK)
        s.text(34, 675, "ONE OPINION, MANY WINDOWS", "semi", 17, DARK, anchor="l")
        s.text(466, 675, "NOT FOR QUOTATION", "semi", 17, DARK, anchor="r")
        return
    for column in range(3):
        x = 36 + column * 147
        for line in range(int((672 - top) / 12)):
            short = (column * 31 + line * 47) % 40 if line % 5 == 4 else (column + line) % 7
            s.fill(rrect(x, top + line * 12, 134 - short, 4.4), MIDDLE)


def _pictures() -> list[Picture]:
    sources = (
        "art/modipoly/cards/news.py",
        "art/modipoly/scenes/news.py",
        "art/tamasha/scenes/cast.py",
        "art/tamasha/scenes/exhibits.py",
    )
    found = []
    for card in entries("news"):
        for master in ("hand", "zoom"):
            work = partial(draw, card["id"], master)
            found.append(picture("news", card["id"], master, work, sources, (reference("news", card["id"]),)))
    return found


PICTURES = _pictures()
