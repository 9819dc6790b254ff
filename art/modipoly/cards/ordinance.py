"""Ordinances: gazette notices, approved without reading."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageChops

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
    stamp,
)
from art.modipoly.scenes.ordinances import SCENES
from art.picture import Picture
from art.press import Sheet, circle, rrect, scallop, seed_of, spline

LAYOUTS = {
    "hand": Layout(name=(32, 104, 436, 150)),
    "zoom": Layout(text=(36, 478, 428, 122), name=(32, 104, 436, 130)),
}


def draw(key: str, master: str) -> Image.Image:
    """The ordinance in one master."""
    card = entry("ordinance", key)
    s = sheet(master, seed_of(key) + 43)
    zoom = master == "zoom"
    s.line(rrect(10, 10, 480, 680, 3), 6)
    s.line(rrect(20, 20, 460, 660, 2), 1.8)
    _head(s)
    size = 54 if zoom else 62
    lines = headline(card["name"], "deva", size, 428, 2)
    lead = size * 0.94
    top = 112 + size * 0.74
    for i, line in enumerate(lines):
        s.text(250, top + i * lead, line, "deva", size, BLACK, fit=432)
    below = top + (len(lines) - 1) * lead + size * 0.36
    photo: Rect = (36, below, 428, min((464.0 if zoom else 570.0) - below, 318.0))
    end = photo[1] + photo[3]
    if zoom:
        s.line(rrect(36, 478, 428, 122, 2), 1.6)
    else:
        for row in range(int((666 - end - 18) / 13)):
            s.fill(rrect(40, end + 20 + row * 13, 250 - row * 37 % 60, 4.4), MIDDLE)
    image = printed(s, master, ((SCENES[key], photo),), 8)
    return _sealed(image, master, card["constitution"], 646 if zoom else 614, zoom)


def _head(s: Sheet) -> None:
    s.text(250, 50, "THE GAZETTE OF IMMEDIATE EFFECT", "semi", 25, DARK, track=1, fit=420)
    s.line(spline([(36, 62), (464, 62)]), 2.4)
    s.line(spline([(36, 67), (464, 67)]), 1)
    s.text(38, 92, "ORDINANCE", "num", 29, BLACK, anchor="l", track=3)
    s.text(462, 92, "PART I · SECTION 56", "semi", 24, DARK, anchor="r")


def _sealed(image: Image.Image, master: str, cost: int, y: float, zoom: bool) -> Image.Image:
    """The cost in a red seal and the rubber stamp lie over everything, the engraving too."""
    s = sheet(master, 3)
    s.fill(rrect(0, 0, 500, 700), NEWSPRINT)
    if cost:
        s.ink(scallop(420, y - (22 if zoom else 6), 44 if zoom else 56, 16, 0.12), RED, 4, 2.6)
        s.line(circle(420, y - (22 if zoom else 6), 34 if zoom else 44), 1.8, NEWSPRINT, "type")
        s.text(418, y + (-4 if zoom else 18), f"−{-cost}", "num", 54 if zoom else 70, NEWSPRINT)
    stamp(s, 170, y, ("APPROVED", "WITHOUT READING"), 40 if zoom else 52, -6 if zoom else -9)
    over = printed(s, master, (), 0).convert("RGB")
    image.paste(over, (0, 0), _inked(over))
    return image


def _inked(over: Image.Image) -> Image.Image:
    """Where the overprint has ink: whatever differs from its plain paper."""
    plain = Image.new("RGB", over.size, NEWSPRINT)
    return ImageChops.difference(over, plain).convert("L").point(lambda v: min(255, max(0, (v - 26) * 6)))


def _pictures() -> list[Picture]:
    sources = (
        "art/modipoly/cards/ordinance.py",
        "art/modipoly/scenes/ordinances.py",
        "art/modipoly/scenes/news.py",
        "art/tamasha/scenes/cast.py",
        "art/tamasha/scenes/exhibits.py",
    )
    found = []
    for card in entries("ordinance"):
        data = (reference("ordinance", card["id"]),)
        for master in ("hand", "zoom"):
            work = partial(draw, card["id"], master)
            found.append(picture("ordinance", card["id"], master, work, sources, data))
    return found


PICTURES = _pictures()
