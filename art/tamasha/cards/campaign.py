"""Campaign cards: where, what happens there, what it costs, and what it brings."""

from __future__ import annotations

from functools import partial
from typing import Any

from PIL import Image

from art.picture import Picture
from art.press import Sheet, rrect, scallop, seed_of
from art.tamasha.cards import common
from art.tamasha.cards.common import (
    Layout,
    cost_pill,
    dark,
    gain_burst,
    printed,
    sheet,
    text_plate,
    title_lines,
)
from art.tamasha.data import entries, entry, reference, tint
from art.tamasha.emblems import emblem
from art.tamasha.scenes.campaign import scene

LAYOUTS = {
    "hand": Layout(
        name=(44, 424, 412, 132),
        funds=(44, 562, 124, 94),
        pawns=(176, 562, 124, 94),
        votes=(312, 536, 144, 144),
    ),
    "zoom": Layout(
        text=(46, 472, 408, 92),
        name=(44, 378, 412, 90),
        funds=(50, 572, 122, 84),
        pawns=(184, 572, 122, 84),
        votes=(326, 546, 124, 124),
    ),
}
TIERS = {"nukkad": "NUKKAD", "rally": "RALLY", "roadshow": "ROADSHOW", "padyatra": "PADYATRA"}


def draw(key: str, master: str) -> Image.Image:
    """The Campaign card in one master."""
    card = entry("campaign", key)
    s = sheet(master, seed_of(key))
    code = card["constituency"]
    colour = tint(code)
    common.dotted_frame(s, colour, "cream")
    zoom = master == "zoom"
    window = rrect(47, 112, 406, 262 if zoom else 302, 12)
    s.ink(window, "sky", 4, 0)
    with s.inside(window), s.at(47, 94 if zoom else 112, 406 / 400):
        scene(s, code, card["tier"])
    s.line(window, 5)
    _head(s, card, colour)
    if zoom:
        _zoom_foot(s, card)
    else:
        _hand_foot(s, card)
    return printed(s, master, 34)


def _head(s: Sheet, card: dict[str, Any], colour: str) -> None:
    code = card["constituency"]
    s.text(300, 94, entry("constituency", code)["name"].upper(), "num", 52, fit=288)
    s.ink(scallop(92, 90, 58, 16, 0.12), colour, 4, 3)
    s.ink(scallop(92, 90, 46, 16, 0.1), "cream", 2.6, 0)
    emblem(s, code, 92, 90, 1.24)
    s.ink(rrect(58, 126, 68, 34, 9), dark(colour, 0.3), 3.2, 1.6)
    s.text(92, 154, code, "num", 32, "cream")
    word = TIERS[card["tier"]]
    s.ink(rrect(446 - 21 * len(word) - 16, 118, 21 * len(word) + 14, 40, 8), "cream", 3.2, 1.6)
    s.text(
        446 - (21 * len(word) + 18) / 2,
        148,
        word,
        "num",
        32,
        dark(colour, 0.4),
        track=1,
        fit=21 * len(word) + 2,
    )


def _hand_foot(s: Sheet, card: dict[str, Any]) -> None:
    title_lines(s, card["title"], 478, 64, 56, 410)
    cost_pill(s, 106, 609, 122, 88, "funds", -card["funds"])
    cost_pill(s, 238, 609, 122, 88, "pawns", -card["pawns"])
    gain_burst(s, 386, 610, 66, card["votes"])


def _zoom_foot(s: Sheet, card: dict[str, Any]) -> None:
    title_lines(s, card["title"], 423, 42, 43, 400, "sign", "sindoor")
    rect = LAYOUTS["zoom"].text
    assert rect
    text_plate(s, rect, tint(card["constituency"]))
    cost_pill(s, 111, 614, 118, 80, "funds", -card["funds"])
    cost_pill(s, 241, 614, 118, 80, "pawns", -card["pawns"])
    gain_burst(s, 388, 610, 60, card["votes"])


def _pictures() -> list[Picture]:
    sources = (
        "art/portraits/common.py",
        "art/tamasha/emblems.py",
        "art/tamasha/scenes/cast.py",
        "art/tamasha/scenes/backdrops.py",
        "art/tamasha/scenes/campaign.py",
        "art/tamasha/scenes/campaign_country.py",
        "art/tamasha/scenes/campaign_homes.py",
        "art/tamasha/scenes/campaign_town.py",
        "art/tamasha/cards/campaign.py",
    )
    found = []
    for card in entries("campaign"):
        data = (reference("campaign", card["id"]), reference("constituency", card["constituency"]))
        for master in ("hand", "zoom"):
            found.append(
                common.picture(
                    "campaign", card["id"], master, partial(draw, card["id"], master), sources, data
                )
            )
    return found


PICTURES = _pictures()
