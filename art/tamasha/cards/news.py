"""Breaking News cards: the evening bulletin, with what it gives or takes."""

from __future__ import annotations

from functools import partial
from typing import Any

from PIL import Image

from art.picture import Picture
from art.press import Sheet, circle, poly, rrect, scallop, seed_of, spline
from art.tamasha.cards import common
from art.tamasha.cards.common import Layout, cost_pill, printed, sheet, text_plate, title_lines
from art.tamasha.data import entries, entry, reference
from art.tamasha.scenes.news import scene

LAYOUTS = {
    "hand": Layout(
        name=(40, 412, 420, 140),
        funds=(40, 560, 420, 100),
        pawns=(40, 560, 420, 100),
        votes=(40, 560, 420, 100),
    ),
    "zoom": Layout(
        text=(46, 472, 408, 92),
        name=(40, 376, 420, 92),
        funds=(40, 572, 420, 86),
        pawns=(40, 572, 420, 86),
        votes=(40, 572, 420, 86),
    ),
}
"""Figures stand in one row, only those that are not nought."""


def is_good(card: dict[str, Any]) -> bool:
    """Whether the news is to the party's liking."""
    return str(card["kind"]).startswith("gain")


def draw(key: str, master: str) -> Image.Image:
    """The Breaking News card in one master."""
    card = entry("breaking_news", key)
    s = sheet(master, seed_of(key) + 3)
    good, zoom = is_good(card), master == "zoom"
    s.fill(rrect(0, 0, common.W, common.H), "news")
    s.ink(rrect(14, 14, common.W - 28, common.H - 28, 20), "#f1ead8", 4, 0)
    for y in range(40, 680, 11):
        s.fill(rrect(20, y, common.W - 40, 1.1), "ash", 0.6)
    _band(s, good)
    window = rrect(34, 114, 432, 256 if zoom else 292, 8)
    s.ink(window, "sky", 5, 2)
    with s.inside(window), s.at(54, 93, 0.98) if zoom else s.at(34, 100, 432 / 400):
        scene(s, key, good)
    s.line(window, 6)
    if zoom:
        title_lines(s, card["title"], 420, 48, 44, 416, "deva", "press")
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, "stamp")
        _effects(s, card, 616, 78)
    else:
        title_lines(s, card["title"], 482, 68, 60, 424, "num", "press")
        _effects(s, card, 612, 96)
    return printed(s, master, 30)


def _band(s: Sheet, good: bool) -> None:
    s.ink(rrect(14, 26, common.W - 28, 76, 0), "sindoor", 4, 2)
    s.line(spline([(18, 34), (common.W - 18, 34)]), 2, "lemon", "type")
    s.line(spline([(18, 94), (common.W - 18, 94)]), 2, "lemon", "type")
    s.text(34, 87, "BREAKING", "num", 66, "cream", anchor="l", track=2, fit=268)
    s.ink(rrect(312, 42, 78, 44, 6), "cream", 3, 1.4)
    s.ink(circle(329, 64, 8), "sindoor", 2, 0)
    s.text(362, 77, "LIVE", "num", 33, "sindoor", fit=42)
    s.ink(scallop(436, 64, 46, 14, 0.12), "haldi" if good else "slate", 4, 2.6)
    tip = -1 if good else 1
    arrow = [(0, 31), (27, 2), (11, 2), (11, -28), (-11, -28), (-11, 2), (-27, 2)]
    s.ink(poly([(436 + x, 64 + tip * y) for x, y in arrow]), "white" if good else "ink", 3.4, 1.6)


def _effects(s: Sheet, card: dict[str, Any], y: float, h: float) -> None:
    shown = [(what, card[what]) for what in ("funds", "pawns", "votes") if card[what]]
    width = h * 1.42
    for i, (what, value) in enumerate(shown):
        x = 250 + (i - (len(shown) - 1) / 2) * (width + 12)
        cost_pill(s, x, y, width, h, what, value)


def _pictures() -> list[Picture]:
    sources = (
        "art/portraits/common.py",
        "art/tamasha/scenes/cast.py",
        "art/tamasha/scenes/news.py",
        "art/tamasha/scenes/news_ground.py",
        "art/tamasha/scenes/good_news.py",
        "art/tamasha/scenes/bad_news.py",
        "art/tamasha/cards/news.py",
    )
    found = []
    for card in entries("breaking_news"):
        for master in ("hand", "zoom"):
            found.append(
                common.picture(
                    "news",
                    card["id"],
                    master,
                    partial(draw, card["id"], master),
                    sources,
                    (reference("breaking_news", card["id"]),),
                )
            )
    return found


PICTURES = _pictures()
