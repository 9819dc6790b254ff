"""Attack cards: who is accused, of what, and how many votes it may cost."""

from __future__ import annotations

from functools import partial
from typing import Any

from PIL import Image

from art.picture import Picture
from art.press import Sheet, poly, rrect, scallop, seed_of, spline
from art.tamasha.cards import accused, common
from art.tamasha.cards.accused import grade_pill, lens, loss_burst, person_of
from art.tamasha.cards.common import Layout, sheet, text_plate, title_lines
from art.tamasha.data import entries, entry, reference
from art.tamasha.emblems import emblem
from art.tamasha.scenes import attack

LAYOUTS = {
    "hand": Layout(name=(44, 408, 412, 112), votes=(32, 140, 116, 116)),
    "zoom": Layout(text=(46, 456, 408, 92), name=(44, 366, 412, 86), votes=(36, 138, 108, 108)),
}
FOLDER, EDGE = "#e3c78f", "#8f1f18"
EMBLEMS = {"purple": "jamun", "yellow": "haldi"}


def draw(key: str, master: str) -> Image.Image:
    """The Attack card in one master."""
    card = entry("attack", key)
    person = person_of(card["target"])
    s = sheet(master, seed_of(key) + 13)
    zoom = master == "zoom"
    _folder(s)
    _head(s, person)
    window = rrect(44, 134, 412, 226 if zoom else 272, 8)
    s.ink(window, "sky", 4.4, 2)
    with s.inside(window), s.at(62 if zoom else 44, 116 if zoom else 122, 0.94 if zoom else 1.03):
        attack.scene(s, key)
    s.line(window, 5.4)
    loss_burst(s, 90, 192 if zoom else 198, 53 if zoom else 57, card["removes_votes"])
    if zoom:
        title_lines(s, card["title"], 411, 41, 41, 404, "sign", EDGE)
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, EDGE)
        _foot(s, person, 606, 50)
    else:
        title_lines(s, card["title"], 464, 57, 51, 408)
        _foot(s, person, 592, 68)
    return accused.printed(s, master)


def _folder(s: Sheet) -> None:
    """A case file in a dark red rim, its pages showing at the foot."""
    s.fill(rrect(0, 0, common.W, common.H), "cream")
    s.ink(rrect(13, 13, common.W - 26, common.H - 26, 20), EDGE, 4, 0)
    s.line(rrect(22, 22, common.W - 44, common.H - 44, 14), 2.4, "#e2836f", "type")
    s.ink(rrect(32, 32, common.W - 64, common.H - 64, 10), FOLDER, 3.6, 0)
    s.shade(poly([(32, 560), (468, 480), (468, 668), (32, 668)]), "amber", 0.22)


def _head(s: Sheet, person: dict[str, Any]) -> None:
    s.ink(poly([(32, 32), (468, 32), (468, 74), (32, 74)]), "sindoor", 3.6, 0)
    s.line(spline([(36, 68), (464, 68)]), 1.8, "lemon", "type")
    s.text(46, 64, "ALLEGATION", "num", 36, "cream", anchor="l", track=4)
    for i in range(3):
        s.fill(poly([(392 + i * 24, 40), (406 + i * 24, 40), (396 + i * 24, 62), (382 + i * 24, 62)]), "deep")
    s.text(46, 121, person["name"].upper(), "num", 56, anchor="l", fit=408)


def _foot(s: Sheet, person: dict[str, Any], y: float, r: float) -> None:
    """Who it is: the face, the grade, and where such people stand."""
    mark = person.get("group")
    s.ink(rrect(52 + r, y - r * 0.82, 404 - r, r * 1.64, 12), "cream", 3.2, 2)
    end = 462 - r * 1.22
    x = 50 + 2.16 * r
    grade_pill(s, x, y - r * 0.38, end - x, r * 0.68, person["grade"])
    words = (
        str(entry("constituency", mark)["neta_group"]).removesuffix(" Neta")
        if mark
        else f"BigNeta · {person['party'].title()}"
    )
    x += r * 0.5
    s.text(x, y + r * 0.58, words.upper(), "num", r * 0.46, "brown", anchor="l", track=1, fit=end - x)
    s.ink(scallop(462 - r * 0.6, y, r * 0.58, 14, 0.12), "white", 3, 2)
    emblem(s, mark or EMBLEMS[person["party"]], 462 - r * 0.6, y, r * 0.0128)
    lens(s, 50 + r, y, r, person["id"])


def _pictures() -> list[Picture]:
    found = []
    for card in entries("attack"):
        data = (
            reference("attack", card["id"]),
            *accused.data_of(card["target"]),
            reference("constituency"),
        )
        sources = (
            *accused.SOURCES,
            "art/tamasha/cards/attack.py",
            *attack.sources(card["id"]),
        )
        for master in ("hand", "zoom"):
            made = common.picture(
                "attack", card["id"], master, partial(draw, card["id"], master), sources, data
            )
            found.append(accused.picture(made, master))
    return found


PICTURES = _pictures()
