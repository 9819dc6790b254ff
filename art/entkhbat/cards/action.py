"""Action cards: a title in the group's colour, one loud object, the group in a word and a shape."""

from __future__ import annotations

from functools import partial
from typing import Any

from PIL import Image

from art.entkhbat.data import ARABIC, arabic, entries, entry, reference
from art.entkhbat.poster import (
    BRICK,
    GOLD,
    NIGHT,
    OLIVE,
    PAPER,
    PETROL,
    SAND,
    Layout,
    diamond,
    frame,
    group_mark,
    picture,
    printed,
    sheet,
)
from art.entkhbat.scenes.actions import SCENES, sources
from art.picture import Picture
from art.press import Sheet, blend, rays, rrect, seed_of, spline, two_lines

GROUPS = {
    "general": (BRICK, "GENERAL"),
    "reaction": (PETROL, "REACTION"),
    "personal": (OLIVE, "PERSONAL"),
    "final": (NIGHT, "FINAL"),
    "special": ("#9a6c1c", "JOKER"),
}
"""Ink and word of each group."""
LAYOUTS = {
    "hand": Layout(name=(44, 44, 412, 100)),
    "zoom": Layout(text=(48, 428, 404, 180), name=(44, 44, 412, 100)),
}


def draw(key: str, master: str) -> Image.Image:
    """The action card in one master."""
    card = entry("action_card", key)
    colour, word = GROUPS[card["group"]]
    s = sheet(master, seed_of(key) + 23)
    zoom = master == "zoom"
    frame(s, colour)
    _title(s, card, colour)
    bottom = 398 if zoom else 534
    window = rrect(44, 154, 412, bottom - 154, 4)
    s.ink(window, colour, 4, 2.4)
    with s.inside(window):
        middle = (154 + bottom) / 2 - 6
        s.fill(rays(250, bottom + 40, 620, 30, 0.05), blend(colour, GOLD, 0.55))
        s.glow(250, middle, 300, NIGHT, 0.65, window, from_rim=True)
        with s.at(250, middle, 0.78 if zoom else 1.14):
            SCENES[key](s)
    s.line(window, 4.6)
    _group(s, card["group"], word, bottom)
    if zoom:
        s.ink(rrect(48, 428, 404, 180, 4), PAPER, 2.2, 0)
        _arabic(s, key, colour, 638, 44)
    else:
        _arabic(s, key, colour, 612, 66)
    return printed(s, master)


def _title(s: Sheet, card: dict[str, Any], colour: str) -> None:
    s.ink(rrect(44, 44, 412, 100, 4), colour, 4, 2.4)
    title = str(card["name"]).removesuffix(" votes").upper()
    lines = two_lines(title) if len(title) > 13 else (title,)
    if len(lines) == 1:
        s.text(250, 119, title, "num", 80, SAND, fit=388)
    else:
        for i, line in enumerate(lines):
            s.text(250, 90 + i * 47, line, "num", 59, SAND, fit=392)


def _group(s: Sheet, group: str, word: str, y: float) -> None:
    s.ink(rrect(128, y - 25, 244, 50, 25), GOLD, 4, 2.4)
    group_mark(s, group, 160, y, 12)
    group_mark(s, group, 340, y, 12)
    s.text(250, y + 12, word, "num", 34, NIGHT, track=2, fit=144)


def _arabic(s: Sheet, key: str, colour: str, y: float, size: float) -> None:
    width = s.text(250, y + size * 0.3, arabic(key), "lalezar", size, colour, fit=330)
    for side in (-1, 1):
        end, start = 250 + side * 196, 250 + side * (width / 2 + 22)
        if abs(end - 250) > abs(start - 250) + 8:
            s.line(spline([(start, y), (end, y)]), 2.6, colour, "flat")
        diamond(s, end, y, 9, colour)


def _pictures() -> list[Picture]:
    found = []
    for card in entries("action_card"):
        used = (
            "art/entkhbat/cards/action.py",
            "art/entkhbat/scenes/actions.py",
            ARABIC,
            *sources(card["id"]),
        )
        for master in ("hand", "zoom"):
            work = partial(draw, card["id"], master)
            data = (reference("action_card", card["id"]),)
            found.append(picture("action", card["id"], master, work, used, data))
    return found


PICTURES = _pictures()
