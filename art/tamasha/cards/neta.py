"""Neta cards: a portrait with a name, a grade, and what the person brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from PIL import Image

from art.picture import Picture
from art.portraits import draw_person
from art.press import Sheet, arch, circle, moved, rays, rrect, scallop, seed_of, star, two_lines
from art.tamasha.cards import common
from art.tamasha.cards.common import Layout, dark, pale, printed, ribbon, sheet, text_plate
from art.tamasha.data import entries, entry, reference, tint
from art.tamasha.emblems import emblem
from art.tamasha.netas import neta
from art.tamasha.netas import reference as look_of

GRADES = {"clean": ("mint", "ink", 1), "corrupt": ("haldi", "ink", 2), "crook": ("sindoor", "cream", 3)}
"""Seal ink, lettering ink and stars of each grade."""

LAYOUTS = {
    "board": Layout(name=(26, 424, 448, 162)),
    "hand": Layout(name=(60, 446, 380, 76), funds=(22, 534, 132, 132), pawns=(346, 534, 132, 132)),
    "zoom": Layout(
        text=(52, 584, 396, 80),
        name=(60, 412, 380, 72),
        funds=(40, 478, 104, 104),
        pawns=(356, 478, 104, 104),
    ),
}


@dataclass(frozen=True)
class Colours:
    """The inks of one card."""

    band: str
    bead: str
    motif: str
    sky: str
    halo: str
    on_band: str = "cream"


def colours_of(card: dict[str, Any]) -> Colours:
    """Inks after the constituency, the party, or the stars."""
    key = card["id"]
    halo = neta(key).halo
    if key == "mrs_jamuni":
        return Colours("purple", "lilac", "lilac", "lilac", halo)
    if key == "mr_haldi":
        return Colours("haldi", "sindoor", "lemon", "lemon", halo, "ink")
    if key == "miss_bolly":
        return Colours("rose", "lemon", "pink", "pink", halo)
    ground = tint(card["group"])
    return Colours(dark(ground, 0.28), "haldi", pale(ground, 0.55), pale(ground, 0.35), halo)


def seat_of(card: dict[str, Any]) -> tuple[str, str]:
    """The words on the seat label and the emblem that goes with it."""
    if "party" in card:
        return f"BIGNETA · {card['party'].upper()}", {"purple": "jamun", "yellow": "haldi"}[card["party"]]
    if card["group"] in ("any", "ANY", "*") or card["id"] == "miss_bolly":
        return "ANY SEAT", "film"
    return entry("constituency", card["group"])["neta_group"].upper(), card["group"]


def draw(table: str, key: str, master: str) -> Image.Image:
    """The neta's card in one master."""
    card = entry(table, key)
    s = sheet(master, seed_of(key))
    if master == "board":
        _board(s, card)
        return printed(s, master, 34)
    _full(s, card, master)
    return printed(s, master)


def _board(s: Sheet, card: dict[str, Any]) -> None:
    c = colours_of(card)
    s.fill(rrect(0, 0, 500, 700), c.band)
    s.ink(rrect(15, 15, 470, 670, 26), "cream", 5, 0)
    window = rrect(26, 26, 448, 394, 18)
    s.ink(window, c.sky, 5, 0)
    with s.inside(window):
        s.fill(rays(250, 260, 500, 18, 0.08), "cream", 0.55)
        s.ink(circle(250, 232, 184), c.halo, 5, 0)
        s.glow(250, 250, 330, c.band, 0.3, from_rim=True)
        draw_person(s, 250, 262, 1.16, neta(card["id"]).look)
    s.line(window, 6)
    lines = two_lines(card["name"])
    for i, line in enumerate(lines):
        s.text(250, 494 + i * 78, line, "num", 94, fit=446)
    ground, lettering, stars = GRADES[card["grade"]]
    s.ink(rrect(20, 590, 460, 92, 24), ground, 5, 0)
    s.text(40, 665, card["grade"].upper(), "num", 90, lettering, anchor="l", fit=258)
    for i in range(stars):
        s.fill(star(440 - i * 56, 637, 28), lettering, plate="type")


def _full(s: Sheet, card: dict[str, Any], master: str) -> None:
    c = colours_of(card)
    zoom = master == "zoom"
    foot = 412 if zoom else 444
    common.truck_frame(s, c.band, c.bead, "paper")
    for i in range(12):
        for j in range(14):
            x, y = 60 + i * 36 + (j % 2) * 18, 58 + j * 30
            if x < 455 and y < foot:
                s.fill(scallop(x, y, 6, 4, 0.9), c.motif)
    window = arch(72, 56, 356, foot - 30)
    s.ink(window, c.bead, 12, 0)
    s.ink(window, c.sky, 3.4, 0)
    with s.inside(window):
        s.fill(rays(250, 270, 460, 20, 0.08), "cream", 0.8)
        s.line(rays(250, 270, 460, 20, 0.08), 1.2)
        s.glow(250, 270, 300, c.band, 0.55, from_rim=True)
        s.ink(circle(250, 226, 158), c.halo, 3, 0)
        s.line(circle(250, 226, 148), 1.6)
        for i in range(40):
            s.fill(moved(circle(153, 0, 2.4), 250, 226, rot=i * 9), "cream", plate="type")
        draw_person(s, 250, 246, 0.94, neta(card["id"]).look)
    s.line(window, 3.6)
    _seals(s, card)
    if zoom:
        ribbon(s, 446, card["name"], 48, 34)
        _foot(s, card, c, 530, 52, 522, 554)
        rect = LAYOUTS["zoom"].text
        assert rect
        text_plate(s, rect, c.band)
    else:
        ribbon(s, 484, card["name"], 56, 40)
        _foot(s, card, c, 600, 66, 588, 634)


def _seals(s: Sheet, card: dict[str, Any]) -> None:
    ground, lettering, stars = GRADES[card["grade"]]
    s.ink(scallop(86, 88, 48, 14, 0.14), ground, 3.2, 2.6)
    s.line(circle(86, 88, 36), 1.6)
    s.text(86, 93, card["grade"].upper(), "num", 26, lettering, fit=66)
    for i in range(stars):
        s.fill(star(86 + (i - (stars - 1) / 2) * 17, 108, 8.5), lettering, plate="type")
    s.fill(rrect(58, 68, 56, 2), lettering, plate="type")
    _, mark = seat_of(card)
    s.ink(scallop(414, 88, 48, 14, 0.14), "cream", 3.2, 2.6)
    s.line(circle(414, 88, 36), 1.6)
    emblem(s, mark, 414, 88, 1.06)


def _foot(s: Sheet, card: dict[str, Any], c: Colours, y: float, r: float, hindi: float, label: float) -> None:
    common.funds_badge(s, 92 if r < 60 else 88, y, r, card["funds"])
    common.pawns_badge(s, 408 if r < 60 else 412, y, r, card["pawns"])
    words, _ = seat_of(card)
    ink = "brown" if c.band == "haldi" else dark(c.band, 0.3)
    s.text(250, hindi, neta(card["id"]).hindi, "deva", 27, ink, fit=190)
    common.pill(s, 250, label, 184 if r > 60 else 200, 29, words, c.band, c.on_band, 20)


def _pictures() -> list[Picture]:
    sources = ("art/portraits", "art/tamasha/netas.py", "art/tamasha/emblems.py", "art/tamasha/cards/neta.py")
    found = []
    for table in ("candyneta", "bigneta"):
        for card in entries(table):
            data = (reference(table, card["id"]), reference("constituency"), look_of(card["id"]))
            for master in ("board", "hand", "zoom"):
                work = partial(draw, table, card["id"], master)
                found.append(common.picture("neta", card["id"], master, work, sources, data))
    return found


PICTURES = _pictures()
