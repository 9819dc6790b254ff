"""The furniture of Horse Trading: the sheet, the flap over its secrets, the rack of cases, its lid."""

from __future__ import annotations

import math
from functools import partial

from PIL import Image

from art.press import circle, flower, moved, oval, rrect, spline
from art.table.catalogue import Box, Made, pictures, row
from art.table.ground import TEAK, TEAK_GRAIN, WALNUT, WALNUT_GRAIN, plank
from art.table.painting import Painting
from art.table.party import PARTIES, PURPLE, Party, pattern, scalloped
from art.table.sides import sink

SHEET = (466, 822)
PAGE: Box = (2, 2, 455, 811)
RULING = "#27407d"
ROWS = ("A", "B", "C", "D", "E", "bought", "L", "F_moved", "F_printed")
FLAP = (88, 167)
RACK = (225, 181)
CASES = row((11, 34, 203, 94), 9, 39, 45, 5)


def sheet_places() -> dict[str, Box]:
    """The rows and columns of the sheet, in units from its top left corner."""
    left, top = PAGE[0], PAGE[1]
    places: dict[str, Box] = {
        "heading": (left + 40, top + 20, 375, 48),
        "said": (left + 30, top + 68, 395, 24),
        "purple_head": (left + 258, top + 98, 88, 68),
        "yellow_head": (left + 348, top + 98, 88, 68),
        "verdict": (left + 24, top + 702, 407, 92),
    }
    for n, name in enumerate(ROWS):
        y = top + 171 + n * 58
        places[f"{name}_label"] = (left + 20, y, 236, 58)
        places[f"{name}_purple"] = (left + 258, y, 88, 58)
        places[f"{name}_yellow"] = (left + 348, y, 88, 58)
    return places


def sheet() -> Image.Image:
    """The Horse Trading sheet: a pad of ruled paper with a column for either party."""
    width, height = SHEET
    painting = Painting(width, height)
    for layer in (7, 3.5):
        under = moved(rrect(*PAGE, 4), layer, layer)
        painting.fill(under, "#dccb9f")
        painting.line(under, 1.4, "#a8936a")
    x, y, across, down = PAGE
    page = rrect(*PAGE, 4)
    painting.fill(page, "cream")
    painting.fade(page, "white", "#e0cfa2", (x, y), (x + across, y + down), (0.5, 0.4))
    painting.line(page, 2.2)
    painting.line(rrect(x + 10, y + 10, across - 20, down - 20, 3), 2, RULING)
    painting.line(rrect(x + 14, y + 14, across - 28, down - 28, 2), 0.9, RULING)
    places = sheet_places()
    for party in PARTIES:
        head = places[f"{party.name}_head"]
        column = rrect(head[0], head[1] - 4, head[2], 68 + 9 * 58 + 10, 5)
        painting.fill(column, party.field, 0.1 if party is PURPLE else 0.2)
        pattern(painting, column, party, 0.35)
    for n in range(10):
        line = spline([(x + 22, y + 171 + n * 58), (x + across - 22, y + 171 + n * 58)])
        painting.line(line, 2.4 if n in (0, 9) else 1.2, RULING, 1 if n in (0, 9) else 0.5)
    final = rrect(x + 19, y + 171 + 7 * 58 + 3, across - 38, 52, 5)
    painting.fill(final, "lemon", 0.5)
    painting.line(final, 2, "sindoor")
    for n, name in enumerate(ROWS):
        if len(name) == 1 or name.startswith("F"):
            middle = y + 171 + n * 58 + 29
            painting.fill(circle(x + 43, middle, 16.5), RULING)
            painting.text(x + 43, middle + 8.4, name[0], "num", 25, "cream")
    return painting.image()


def flap(party: Party) -> Image.Image:
    """The paper flap over a rival's rows C, D and E, held by that party's seal."""
    width, height = FLAP
    painting = Painting(width, height)
    paper = rrect(1.2, 1.2, width - 2.4, height - 2.4, 3)
    painting.fill(paper, "#e8d3a2")
    painting.fade(paper, "white", "#b99f63", (0, 0), (0, height), (0.35, 0.4))
    painting.line(paper, 2)
    for n in range(10):
        painting.fill(circle(6 + n % 2 * 1.6, 12 + n * 16, 1.6), "amber")
    seal = flower(width / 2, 50, 25, 11, 0.2)
    painting.shadow(seal, 2.4)
    painting.ink(seal, "sindoor", 2.4, 1.8)
    painting.line(circle(width / 2, 50, 17.5), 1.5, "deep")
    painting.text(width / 2, 58, party.letter, "num", 24, "cream")
    return painting.image()


def rack() -> Image.Image:
    """The rack of briefcases: nine places, and room below for its lid."""
    width, _ = RACK
    painting = plank(RACK, TEAK, TEAK_GRAIN, 12)
    for x, y, across, down in CASES:
        sink(painting, rrect(x, y, across, down, 4), "#2a160c", 0.6, 2)
    rail = rrect(10, 133, width - 20, 42, 6)
    sink(painting, rail, "#2a160c", 0.5, 2.4)
    return painting.image()


def rack_lid() -> Image.Image:
    """The lid of the rack; closing it closes a purse."""
    width, height = 205, 38
    painting = plank((width, height), WALNUT, WALNUT_GRAIN, 5)
    plate = rrect(22, 7, width - 44, height - 14, 4)
    painting.shadow(plate, 1.2)
    painting.fade(plate, "white", "#ecdcb0", (0, 6), (0, height))
    painting.line(plate, 1.7)
    for x in (12, width - 12):
        painting.fill(circle(x, height / 2, 5.4), "#b07a1c")
        painting.fade(circle(x, height / 2, 5), "#f6d978", "#b07a1c", (x - 4, 12), (x + 4, 26))
        painting.line(circle(x, height / 2, 5.4), 1.5)
        painting.line(spline([(x - 2.6, height / 2 - 2), (x + 2.6, height / 2 + 2)]), 1.5)
    return painting.image()


def rack_lid_open() -> Image.Image:
    """The whole lid, seen from above as it comes down over the rack."""
    width, height = RACK
    painting = plank(RACK, WALNUT, WALNUT_GRAIN, 15)
    painting.line(rrect(10, 10, width - 20, height - 20, 6), 1.6, "haldi", 0.8)
    clasp = rrect(width / 2 - 16, height - 26, 32, 24, 4)
    painting.fade(clasp, "#f6d978", "#b07a1c", (0, height - 26), (0, height))
    painting.line(clasp, 2)
    painting.fill(circle(width / 2, height - 15, 3), "ink")
    star = scalloped(width / 2 - 40, 46, 80, 70, 12, 4)
    painting.shadow(star, 2)
    painting.fade(star, "white", "#ecdcb0", (0, 46), (0, 116))
    painting.line(star, 2)
    painting.text(width / 2, 100, "₹", "bold", 48)
    return painting.image()


def dotted_ring() -> Image.Image:
    """The red ring drawn round a number that has just changed."""
    painting = Painting(84, 60, 3)
    for n in range(2):
        ring = [
            (42 + (36 - n) * math.cos(a), 30 + (24 - n * 1.5) * math.sin(a))
            for a in (t * 0.5 + n * 0.4 for t in range(13))
        ]
        painting.line(spline(ring), 2.6 - n, "sindoor", 0.95)
    painting.soft(oval(42, 30, 36, 24), "haldi", 0.16, 4)
    return painting.image()


MADE = [
    Made("table/sheet", SHEET, sheet, inner=sheet_places(), shadow="high", grain=0.8),
    Made(
        "table/briefcase_rack",
        RACK,
        rack,
        inner={
            "title": (12, 7, 150, 24),
            "count": (170, 7, 43, 24),
            **{f"case_{n + 1}": box for n, box in enumerate(CASES)},
            "lid": (10, 135, 205, 38),
        },
        shadow="low",
    ),
    Made("table/rack_lid", (205, 38), rack_lid, inner={"words": (24, 8, 157, 22)}, shadow="low"),
    Made("table/rack_lid_whole", RACK, rack_lid_open, shadow="high"),
    Made("table/changed_ring", (84, 60), dotted_ring, 3),
]
for _party in PARTIES:
    MADE.append(
        Made(
            f"table/flap_{_party.name}",
            FLAP,
            partial(flap, _party),
            inner={"words": (8, 84, 72, 74), "seal": (19, 25, 50, 50)},
            shadow="low",
        )
    )
PICTURES = pictures(__name__, MADE, "art/table/ground.py", "art/table/party.py", "art/table/sides.py")
