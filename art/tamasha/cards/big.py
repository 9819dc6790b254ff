"""Big Campaign cards: playable anywhere, each with a spectacle of its own."""

from __future__ import annotations

import math
from functools import partial

from PIL import Image

from art.picture import Picture
from art.press import Sheet, circle, moved, poly, rrect, scallop, seed_of, star, walk
from art.tamasha.cards import common
from art.tamasha.cards.campaign import LAYOUTS
from art.tamasha.cards.common import cost_pill, gain_burst, printed, sheet, text_plate, title_lines
from art.tamasha.data import entries, entry, reference
from art.tamasha.scenes.big import scene


def draw(key: str, master: str) -> Image.Image:
    """The Big Campaign card in one master."""
    card = entry("big_campaign", key)
    s = sheet(master, seed_of(key) + 7)
    zoom = master == "zoom"
    _frame(s)
    window = rrect(47, 112, 406, 262 if zoom else 302, 12)
    s.ink(window, "indigo", 4, 0)
    with s.inside(window), s.at(47, 80 if zoom else 112, 406 / 400):
        scene(s, key)
    s.line(window, 5)
    s.text(302, 96, "ANYWHERE", "num", 56, "indigo", fit=250, track=2)
    s.ink(star(92, 92, 66, 14, 0.8), "haldi", 4, 3)
    s.ink(circle(92, 92, 45), "sindoor", 3, 0)
    s.text(92, 110, "BIG", "num", 54, "cream", outline=("ink", 5))
    title = card["title"]
    if zoom:
        title_lines(s, title, 423, 42, 43, 400, "sign", "purple")
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, "indigo")
        cost_pill(s, 111, 614, 118, 80, "funds", -card["funds"])
        cost_pill(s, 241, 614, 118, 80, "pawns", -card["pawns"])
        gain_burst(s, 388, 610, 60, card["votes"], "purple")
    else:
        title_lines(s, title, 478, 64, 56, 410)
        cost_pill(s, 106, 609, 122, 88, "funds", -card["funds"])
        cost_pill(s, 238, 609, 122, 88, "pawns", -card["pawns"])
        gain_burst(s, 386, 610, 66, card["votes"], "purple")
    return printed(s, master, 34)


def _frame(s: Sheet) -> None:
    """Indigo with stars and lamps: louder than a campaign's."""
    s.fill(rrect(0, 0, common.W, common.H), "cream")
    s.ink(rrect(13, 13, common.W - 26, common.H - 26, 22), "indigo", 4, 0)
    for i, (x, y, angle) in enumerate(walk(rrect(24, 24, common.W - 48, common.H - 48, 16), 22)[:-1]):
        if i % 2:
            s.ink(circle(x, y, 6), "haldi", 1.6, 0)
        else:
            s.fill(moved(poly([(-6, 0), (0, -5), (6, 0), (0, 5)]), x, y, rot=math.degrees(angle)), "rose")
    s.ink(rrect(36, 36, common.W - 72, common.H - 72, 14), "cream", 4, 0)
    for x in (30, common.W - 30):
        for y in (30, common.H - 30):
            s.ink(scallop(x, y, 19, 8, 0.3), "haldi", 2.8, 1.4)
            s.ink(star(x, y, 11), "sindoor", 2, 0)


def _pictures() -> list[Picture]:
    sources = (
        "art/portraits/common.py",
        "art/tamasha/scenes/cast.py",
        "art/tamasha/scenes/big.py",
        "art/tamasha/cards/campaign.py",
        "art/tamasha/cards/big.py",
    )
    found = []
    for card in entries("big_campaign"):
        for master in ("hand", "zoom"):
            found.append(
                common.picture(
                    "big",
                    card["id"],
                    master,
                    partial(draw, card["id"], master),
                    sources,
                    (reference("big_campaign", card["id"]),),
                )
            )
    return found


PICTURES = _pictures()
