"""Faction cards: a constituency as somebody's Adda, and the corner where they meet."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.picture import Picture
from art.press import Sheet, circle, rrect, scallop, seed_of
from art.props.flags import field_pattern
from art.table.party import scalloped
from art.tamasha.cards import accused, common
from art.tamasha.cards.common import Layout, dark, pale, sheet, text_plate, title_lines
from art.tamasha.data import entries, entry, reference, tint
from art.tamasha.emblems import emblem
from art.tamasha.scenes import adda

LAYOUTS = {
    "hand": Layout(name=(44, 458, 412, 116)),
    "zoom": Layout(text=(46, 470, 408, 92), name=(44, 380, 412, 86)),
}
FIELDS = {"purple": "purple", "yellow": "haldi"}
PALES = {"purple": "#efe3f4", "yellow": "#fdf1c8"}


def draw(key: str, master: str) -> Image.Image:
    """The Faction card in one master."""
    card = entry("faction_card", key)
    party, code = str(card["party"]), str(card["constituency"])
    colour = tint(code)
    s = sheet(master, seed_of(key) + 19)
    zoom = master == "zoom"
    _frame(s, party)
    _head(s, party, code, zoom)
    top, high = (140, 236) if zoom else (174, 276)
    window = rrect(44, top, 412, high, 26 if party == "purple" else 4)
    s.ink(window, pale(colour, 0.4), 4.4, 2)
    with s.inside(window), s.at(62 if zoom else 44, top - (18 if zoom else 12), 0.94 if zoom else 1.03):
        adda.scene(s, key)
    s.line(window, 5.4)
    ink = "plum" if party == "purple" else dark("amber", 0.42)
    if zoom:
        title_lines(s, card["adda"], 424, 41, 41, 404, "sign", ink)
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, FIELDS[party])
    else:
        title_lines(s, card["adda"], 516, 57, 52, 408)
    _foot(s, code, 610 if zoom else 622)
    return accused.printed(s, master)


def _frame(s: Sheet, party: str) -> None:
    s.fill(rrect(0, 0, common.W, common.H), "cream")
    rim = rrect(13, 13, common.W - 26, common.H - 26, 22)
    s.ink(rim, FIELDS[party], 4, 0)
    field_pattern(s, rim, party, 20)
    s.line(rim, 4)
    inner = (
        rrect(32, 32, common.W - 64, common.H - 64, 26)
        if party == "purple"
        else scalloped(34, 34, common.W - 68, common.H - 68, 20, 5)
    )
    s.ink(inner, PALES[party], 3.6, 0)


def _head(s: Sheet, party: str, code: str, zoom: bool) -> None:
    """The seat's emblem and its code, so large that a card at the planner's rim can be read."""
    r = 48 if zoom else 64
    x, y = 46 + r, 38 + r
    seal = circle(x, y, r) if party == "purple" else scallop(x, y, r, 12, 0.14)
    s.ink(seal, FIELDS[party], 4, 2.6)
    s.ink(circle(x, y, r * 0.77), "cream", 3, 0)
    emblem(s, code, x, y, r * 0.0196)
    s.text(x + r + 16, y + r * 0.64, code, "num", r * 2.05, dark(tint(code), 0.3), anchor="l", fit=156)
    s.ink(rrect(354, y - r * 0.44, 96, r * 0.88, 10), "cream", 3.4, 2)
    s.text(402, y + r * 0.25, "ADDA", "num", r * 0.7, "sindoor", track=1, fit=82)


def _foot(s: Sheet, code: str, y: float) -> None:
    colour = dark(tint(code), 0.22)
    s.ink(rrect(48, y - 29, 404, 58, 12), colour, 3.6, 2)
    s.line(rrect(55, y - 22, 390, 44, 7), 1.6, "cream", "type")
    s.text(250, y + 15, entry("constituency", code)["name"].upper(), "num", 44, "cream", track=2, fit=372)


def _pictures() -> list[Picture]:
    found = []
    for card in entries("faction_card"):
        data = (reference("faction_card", card["id"]), reference("constituency", card["constituency"]))
        sources = (
            "art/portraits/common.py",
            "art/props/flags.py",
            "art/table/party.py",
            "art/tamasha/emblems.py",
            "art/tamasha/scenes/cast.py",
            "art/tamasha/cards/accused.py",
            "art/tamasha/cards/faction.py",
            *adda.sources(card["id"]),
        )
        for master in ("hand", "zoom"):
            made = common.picture(
                "faction", card["id"], master, partial(draw, card["id"], master), sources, data
            )
            found.append(accused.picture(made, master))
    return found


PICTURES = _pictures()
