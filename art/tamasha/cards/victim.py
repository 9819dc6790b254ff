"""Victim cards: the injured innocence that answers an allegation, and whom it clears."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.picture import Picture
from art.press import Sheet, circle, flower, rrect, scallop, seed_of
from art.props.flags import field_pattern
from art.table.party import scalloped
from art.tamasha.cards import accused, common
from art.tamasha.cards.accused import medallion, person_of
from art.tamasha.cards.common import Layout, dark, sheet, text_plate, title_lines
from art.tamasha.data import entries, entry, reference
from art.tamasha.emblems import emblem
from art.tamasha.scenes import victim

LAYOUTS = {
    "hand": Layout(name=(44, 408, 412, 112)),
    "zoom": Layout(text=(46, 456, 408, 92), name=(44, 366, 412, 86)),
}
FIELDS = {"purple": "purple", "yellow": "haldi"}
PALES = {"purple": "#e5d6ee", "yellow": "#fbe9b0"}
EMBLEMS = {"purple": "jamun", "yellow": "haldi"}


def draw(key: str, master: str) -> Image.Image:
    """The Victim card in one master."""
    card = entry("victim", key)
    party = str(card["party"])
    s = sheet(master, seed_of(key) + 17)
    zoom = master == "zoom"
    _frame(s, party)
    _head(s, party, card["defends"])
    window = rrect(44, 134, 412, 226 if zoom else 272, 26 if party == "purple" else 4)
    s.ink(window, "sky", 4.4, 2)
    with s.inside(window), s.at(62 if zoom else 44, 116 if zoom else 122, 0.94 if zoom else 1.03):
        victim.scene(s, key)
    s.line(window, 5.4)
    ink = "plum" if party == "purple" else dark("amber", 0.42)
    if zoom:
        title_lines(s, card["title"], 411, 41, 41, 404, "sign", ink)
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, FIELDS[party])
        _foot(s, party, card["defends"], 606, 50)
    else:
        title_lines(s, card["title"], 464, 57, 51, 408)
        _foot(s, party, card["defends"], 592, 68)
    return accused.printed(s, master)


def _frame(s: Sheet, party: str) -> None:
    """Purple's rim is round and striped, Yellow's scalloped and dotted."""
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


def _head(s: Sheet, party: str, defends: list[str]) -> None:
    """Whom it clears, by name, beside the emblem of their seat."""
    people = [person_of(key) for key in defends]
    seal = circle(92, 86, 46) if party == "purple" else scallop(92, 86, 46, 12, 0.14)
    s.ink(seal, FIELDS[party], 3.8, 2.6)
    s.ink(circle(92, 86, 35), "cream", 2.8, 0)
    emblem(s, people[0].get("group") or EMBLEMS[party], 92, 86, 0.92)
    top = 82 if len(people) > 1 else 104
    size = 42 if len(people) > 1 else 60
    for i, person in enumerate(people):
        s.text(148, top + i * 39, person["name"].upper(), "num", size, anchor="l", fit=302)


def _foot(s: Sheet, party: str, defends: list[str], y: float, r: float) -> None:
    field = FIELDS[party]
    for i, key in enumerate(defends):
        medallion(s, 46 + r + (i if len(defends) > 1 else 0.5) * r * 1.86, y, r, key, field)
    x = 456 - r * 1.12
    plate = flower(x, y, r * 1.02, 12, 0.16)
    s.ink(plate, "mint", 3.8, 2.6)
    s.line(circle(x, y, r * 0.82), 2.2, "teal", "type")
    with s.at(x, y, rot=-10):
        s.ink(rrect(-r * 0.92, -r * 0.34, r * 1.84, r * 0.68, r * 0.12), "cream", 3.4, 1.8)
        s.text(0, r * 0.21, "DENIED", "num", r * 0.58, "teal", track=1, fit=r * 1.62)


def _pictures() -> list[Picture]:
    found = []
    for card in entries("victim"):
        faces = [name for key in card["defends"] for name in accused.data_of(key)]
        data = (reference("victim", card["id"]), *faces)
        sources = (
            *accused.SOURCES,
            "art/props/flags.py",
            "art/table/party.py",
            "art/tamasha/cards/victim.py",
            *victim.sources(card["id"]),
        )
        for master in ("hand", "zoom"):
            made = common.picture(
                "victim", card["id"], master, partial(draw, card["id"], master), sources, data
            )
            found.append(accused.picture(made, master))
    return found


PICTURES = _pictures()
