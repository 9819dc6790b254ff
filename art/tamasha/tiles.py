"""The nine constituency tiles of the board, and their smaller form on the wall of results."""

from __future__ import annotations

import tomllib
from functools import cache, partial

import skia
from PIL import Image

from art.manifest import ROOT
from art.press import (
    Press,
    Sheet,
    blend,
    circle,
    minus,
    moved,
    oval,
    poly,
    print_sheet,
    rrect,
    scallop,
    seed_of,
    walk,
)
from art.table.catalogue import Box, Made, pictures
from art.table.party import scalloped
from art.tamasha.emblems import emblem
from art.tamasha.tile_scenes import HEIGHT, SCENES, WIDTH, Pale

COMPONENTS = "engine/tamasha/components.toml"
SCALE = 2
RESULT = (230.0, 197.0)
PLACES: dict[str, Box] = {
    "emblem": (9, 7, 38, 38),
    "board": (32, 11, 188, 28),
    "code": (224, 12, 44, 28),
    "yellow_card": (272, 8, 82, 115),
    "purple_card": (8, 63, 82, 115),
    "lead": (280, 125, 76, 50),
}
for _party, _top in (("yellow", 45), ("purple", 111)):
    PLACES |= {
        f"{_party}_row": (94, _top, 174, 63),
        f"{_party}_notes": (98, _top + 5, 46, 26),
        f"{_party}_funds": (146, _top + 4, 36, 28),
        f"{_party}_pawns": (97, _top + 31, 48, 28),
        f"{_party}_crowd": (146, _top + 32, 36, 28),
        f"{_party}_tray": (184, _top + 4, 80, 56),
        f"{_party}_coins": (188, _top + 16, 50, 40),
        f"{_party}_votes": (216, _top + 9, 44, 34),
    }
"""Where everything lies on a tile of 362 x 183 units."""

RESULT_PLACES: dict[str, Box] = {
    "emblem": (6, 4, 38, 38),
    "board": (30, 9, 190, 28),
    "purple_card": (12, 46, 80, 112),
    "yellow_card": (138, 46, 80, 112),
    "flag": (97, 48, 36, 62),
    "verdict": (90, 116, 50, 40),
    "purple_votes": (16, 160, 92, 30),
    "yellow_votes": (122, 160, 92, 30),
}
"""The same for the tile on the wall of results."""


@cache
def constituency(code: str) -> tuple[str, str]:
    """Name and tint, as the components say."""
    loaded = tomllib.loads((ROOT / COMPONENTS).read_text(encoding="utf-8"))
    entry = next(one for one in loaded["constituency"] if one["id"] == code)
    return entry["name"], entry["tint"]


def codes() -> list[str]:
    """The nine constituencies in board order."""
    return list(SCENES)


def frame(sheet: Sheet, tint: str, width: float, height: float) -> skia.Path:
    """The label's border: tinted band with beads, a cream line; returns the window for the scene."""
    sheet.fill(rrect(0, 0, width, height, 0), tint)
    band = rrect(3.6, 3.6, width - 7.2, height - 7.2, 9)
    for n, (x, y, _) in enumerate(walk(band, 7.4)[:-1]):
        bead = circle(x, y, 1.25) if n % 2 else moved(poly([(-2.2, 0), (0, -1.6), (2.2, 0), (0, 1.6)]), x, y)
        sheet.fill(bead, "cream")
    sheet.ink(rrect(6.6, 6.6, width - 13.2, height - 13.2, 8), "cream", 1.8, 0)
    window = rrect(9.2, 9.2, width - 18.4, height - 18.4, 6)
    sheet.ink(window, "paper", 1.6, 0)
    return window


def name_board(sheet: Sheet, box: Box, code: str) -> None:
    """The painted board with the constituency's name, its emblem on a seal at the left end."""
    x, y, width, height = box
    name, tint = constituency(code)
    sheet.shade(rrect(x + 2, y + 4, width, height, 7), "ink", 0.75, blur=1.5, plate="fine")
    sheet.ink(rrect(x, y, width, height, 7), "sindoor", 2.2, 1.6)
    sheet.line(rrect(x + 3.2, y + 3.2, width - 6.4, height - 6.4, 4.4), 1.1, "lemon", "type")
    sheet.text(
        x + width / 2 + 6,
        y + height * 0.73,
        name,
        "sign",
        19.5,
        "cream",
        fit=width - 36,
        outline=("ink", 3),
        drop=("ink", 1.3, 1.6),
    )
    middle, centre = x - 4, y + height / 2 + 1
    sheet.ink(scallop(middle, centre, 18, 14, 0.1), "cream", 2, 1.6)
    sheet.line(circle(middle, centre, 15.2), 0.9, tint)
    emblem(sheet, code, middle, centre, 0.46)


def haze(sheet: Sheet, box: Box) -> None:
    """Clears the scene a little where numerals will stand, without drawing a box."""
    x, y, width, height = box
    for inset, alpha in ((4, 0.42), (12, 0.4)):
        patch = rrect(x + inset, y + inset * 0.5, width - 2 * inset, height - inset, 18)
        sheet.shade(patch, "cream", alpha, blur=7, plate="flat")


def tin(sheet: Sheet, box: Box, party: str) -> None:
    """The open tin that holds the notes."""
    x, y, width, height = box
    light = "lilac" if party == "purple" else "lemon"
    outer = rrect(x, y, width, height, 6)
    inner = rrect(x + 2.6, y + 2.6, width - 5.2, height - 5.2, 4)
    sheet.shade(moved(outer, 1, 1.8), "ink", 0.55, blur=0.8, plate="fine")
    sheet.ink(outer, blend("slate", light, 0.55), 1.4, 1)
    sheet.ink(inner, blend(light, "cream", 0.5), 1.1, 0)
    sheet.shade(minus(inner, moved(inner, 1.8, 2.4)), "ink", 0.6, plate="fine")


def crowd_patch(sheet: Sheet, box: Box, party: str) -> None:
    """Where a party's pawns stand: a striped round of cloth, or a dotted scalloped one."""
    x, y, width, height = box
    middle, floor = x + width / 2, y + height * 0.68
    purple = party == "purple"
    shape = (
        oval(middle, floor, width / 2, height * 0.34)
        if purple
        else moved(scallop(0, 0, 1, 18, 0.08), middle, floor, width / 2, height * 0.34)
    )
    sheet.wipe(shape)
    sheet.fill(shape, blend("lilac" if purple else "lemon", "paper", 0.25), 0.9)
    with sheet.inside(shape):
        for n in range(16):
            if purple:
                left = x - 14 + n * 6
                stripe = poly(
                    [(left, y + height), (left + 1.4, y + height), (left + 15, y), (left + 13.6, y)]
                )
                sheet.fill(stripe, "purple", 0.3)
            else:
                for line in range(5):
                    sheet.fill(
                        circle(x + n * 5 + line % 2 * 2.5, floor - 9 + line * 4.4, 0.95), "amber", 0.75
                    )
    sheet.line(shape, 1.1, "purple" if purple else "amber", "type")


def ballot_tray(sheet: Sheet, box: Box, party: str) -> None:
    """The tray in which a party's coins are piled: round for Purple, scalloped for Yellow."""
    x, y, width, height = box
    purple = party == "purple"
    field, light = ("purple", "lilac") if purple else ("haldi", "lemon")
    outer = (
        rrect(x, y, width, height, 17)
        if purple
        else scalloped(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 10.5, 2.6)
    )
    inner = rrect(x + 4.6, y + 4.6, width - 9.2, height - 9.2, 12.6 if purple else 7)
    sheet.shade(moved(outer, 1.6, 2.6), "ink", 0.6, blur=1.2, plate="fine")
    sheet.ink(outer, field, 1.9, 1.5)
    sheet.ink(inner, blend(light, "cream", 0.62 if purple else 0.45), 1.5, 0)
    sheet.shade(minus(inner, moved(inner, 2.4, 3.4)), "plum" if purple else "brown", 0.6, plate="fine")


def card_place(sheet: Sheet, box: Box, code: str, party: str) -> None:
    """The empty place of a candidate: a pale card with the emblem, until somebody stands there."""
    x, y, width, height = box
    place = rrect(x + 2, y + 2, width - 4, height - 4, 7)
    sheet.fill(place, blend("lilac" if party == "purple" else "lemon", "paper", 0.45), 0.7)
    dashes = skia.Path()
    for n, (px, py, _) in enumerate(walk(place, 4.2)[:-1]):
        if n % 2 == 0:
            dashes.addCircle(px, py, 1.25)
    sheet.fill(dashes, "purple" if party == "purple" else "amber", plate="type")
    middle = (x + width / 2, y + height / 2)
    ring = circle(*middle, 25) if party == "purple" else scallop(*middle, 25, 12, 0.12)
    sheet.wipe(ring)
    sheet.fill(ring, "cream", 0.9)
    sheet.line(ring, 1.1, "purple" if party == "purple" else "amber", "type")
    emblem(sheet, code, *middle, 0.62)


def tile(code: str) -> Image.Image:
    """A constituency as it lies on the board, before anybody stands there."""
    _, tint = constituency(code)
    sheet = Sheet(WIDTH, HEIGHT, SCALE, seed_of(code))
    window = frame(sheet, tint, WIDTH, HEIGHT)
    with sheet.inside(window):
        SCENES[code](Pale(sheet, tint))
    sheet.line(window, 1.6)
    for party in ("yellow", "purple"):
        card_place(sheet, PLACES[f"{party}_card"], code, party)
        haze(sheet, PLACES[f"{party}_row"])
        tin(sheet, PLACES[f"{party}_notes"], party)
        crowd_patch(sheet, PLACES[f"{party}_pawns"], party)
        ballot_tray(sheet, PLACES[f"{party}_tray"], party)
    name_board(sheet, PLACES["board"], code)
    x, y, width, height = PLACES["code"]
    sheet.text(x + width / 2, y + height * 0.86, code, "num", 25, tint, outline=("cream", 4))
    return print_sheet(sheet, Press(dot=3.4, wear=0.5, grain=0.6), corner=11)


def result_tile(code: str) -> Image.Image:
    """A constituency on the wall of results: two candidates, a flag, two counts."""
    width, height = RESULT
    _, tint = constituency(code)
    sheet = Sheet(width, height, SCALE, seed_of(code) + 1)
    window = frame(sheet, tint, width, height)
    with sheet.inside(window), sheet.at(-66, 14):
        SCENES[code](Pale(sheet, tint))
    sheet.line(window, 1.6)
    for party in ("yellow", "purple"):
        card_place(sheet, RESULT_PLACES[f"{party}_card"], code, party)
        x, y, across, down = RESULT_PLACES[f"{party}_votes"]
        field = "purple" if party == "purple" else "haldi"
        pill = (
            rrect(x, y, across, down, 15)
            if party == "purple"
            else scalloped(x + 2, y + 2, across - 4, down - 4, 9, 2)
        )
        sheet.shade(moved(pill, 1, 2), "ink", 0.6, blur=1, plate="fine")
        sheet.ink(pill, field, 2, 1.2)
    name_board(sheet, RESULT_PLACES["board"], code)
    return print_sheet(sheet, Press(dot=3.4, wear=0.5, grain=0.6), corner=11)


MADE = []
for _code in SCENES:
    _data = (f"{COMPONENTS}#constituency/{_code}",)
    MADE += [
        Made(f"tamasha/tile/{_code}", (WIDTH, HEIGHT), partial(tile, _code), SCALE, inner=PLACES, data=_data),
        Made(
            f"tamasha/tile/{_code}.result",
            RESULT,
            partial(result_tile, _code),
            SCALE,
            inner=RESULT_PLACES,
            data=_data,
        ),
    ]
PICTURES = pictures(
    __name__,
    MADE,
    "art/table/party.py",
    "art/tamasha/tile_scenes.py",
    "art/tamasha/emblems.py",
    "art/manifest.py",
)
