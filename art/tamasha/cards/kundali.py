"""PartyKundali cards: a survey of all nine seats, cast like a horoscope."""

from __future__ import annotations

from functools import partial
from typing import Any

from PIL import Image

from art.picture import Picture
from art.press import Sheet, blend, circle, flower, poly, rays, rrect, seed_of, star
from art.tamasha.cards import common
from art.tamasha.cards.common import Layout, printed, sheet, text_plate, title_lines
from art.tamasha.data import entries, entry, reference
from art.tamasha.emblems import emblem

LAYOUTS = {
    "hand": Layout(name=(44, 50, 412, 104)),
    "zoom": Layout(text=(50, 592, 400, 70), name=(44, 50, 412, 92)),
}
CODES = ("KS", "MZ", "YV", "MM", "VP", "SB", "FJ", "SC", "SW")


def draw(key: str, master: str) -> Image.Image:
    """The PartyKundali card in one master."""
    card = entry("party_kundali", key)
    s = sheet(master, seed_of(key) + 11)
    zoom = master == "zoom"
    common.truck_frame(s, "#7b2a4e", "haldi", "paper", "teal")
    s.fill(rays(250, 360, 420, 28, 0.05), "lemon", 0.35)
    _heading(s, card["title"], zoom)
    top, bottom = (160, 584) if zoom else (168, 656)
    _grid(s, card, top, bottom)
    if zoom:
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, "#7b2a4e")
    return printed(s, master)


def _heading(s: Sheet, title: str, zoom: bool) -> None:
    s.ink(rrect(44, 46, 412, 106 if zoom else 112, 10), "#7b2a4e", 3.6, 2.4)
    for x in (70, 430):
        s.ink(star(x, 66, 12, 8, 0.5), "haldi", 2, 0)
        s.ink(star(x, 134, 12, 8, 0.5), "haldi", 2, 0)
    title_lines(s, title, 100, 44, 44, 340, "sign", "cream")


def _grid(s: Sheet, card: dict[str, Any], top: float, bottom: float) -> None:
    """Nine houses in board order; Purple's votes in a round field, Yellow's in a scalloped one."""
    w, h = 136, (bottom - top) / 3
    for i, code in enumerate(CODES):
        x, y = 46 + (i % 3) * w, top + (i // 3) * h
        cell = rrect(x + 2, y + 2, w - 4, h - 4, 8)
        s.ink(cell, blend("cream", "haldi", 0.16 if i % 2 else 0.0), 3, 1.4)
        s.line(
            poly([(x + w / 2, y + 7), (x + w - 8, y + h / 2), (x + w / 2, y + h - 7), (x + 8, y + h / 2)]),
            1.4,
            "#c9a25a",
            "flat",
        )
        emblem(s, code, x + w / 2 - 26, y + h * 0.25, 0.72)
        s.text(x + w / 2 + 24, y + h * 0.25 + 11, code, "num", 32)
        middle = y + h * 0.68
        radius = min(31, h * 0.22)
        s.ink(circle(x + 36, middle, radius), "purple", 3, 1.6)
        s.text(x + 36, middle + radius * 0.52, str(card["purple"][code]), "num", radius * 1.5, "cream")
        s.ink(flower(x + w - 36, middle, radius * 0.96, 10, 0.2), "haldi", 3, 1.6)
        s.text(x + w - 36, middle + radius * 0.52, str(card["yellow"][code]), "num", radius * 1.5)
        s.text(x + w / 2, middle + 7, ":", "num", 26, "brown")


def _pictures() -> list[Picture]:
    sources = ("art/portraits/common.py", "art/tamasha/emblems.py", "art/tamasha/cards/kundali.py")
    found = []
    for card in entries("party_kundali"):
        for master in ("hand", "zoom"):
            found.append(
                common.picture(
                    "kundali",
                    card["id"],
                    master,
                    partial(draw, card["id"], master),
                    sources,
                    (reference("party_kundali", card["id"]),),
                )
            )
    return found


PICTURES = _pictures()
