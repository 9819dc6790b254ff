"""The War Room Planner of either party, open and closed, and the shelf where defectors arrive."""

from __future__ import annotations

from functools import partial

from PIL import Image

from art.press import circle, minus, moved, poly, rrect, spline
from art.table.catalogue import Box, Made, pictures
from art.table.painting import Painting
from art.table.party import PARTIES, PURPLE, Party, pattern, rim, scalloped, token

OPEN = (767, 190)
CLOSED = (260, 43)
CLOSED_SCALE = 4.4
"""Finer than other furniture: before its owner it is shown almost twice as large."""
SHELVES: dict[str, tuple[float, float]] = {"": (333, 181), "_narrow": (297, 181)}


def leather(painting: Painting, box: Box, party: Party, radius: float = 11) -> None:
    """A cover in the party's colour: its pattern, a lit edge, a stitched seam."""
    x, y, width, height = box
    shape = rim(x, y, width, height, party, radius)
    painting.fill(shape, party.field)
    painting.fade(shape, party.field, party.shadow, (x, y), (x + width * 0.12, y + height))
    pattern(painting, shape, party)
    painting.fade(minus(shape, moved(shape, 1.6, 2)), "white", "white", (0, y), (0, y + height), (0.5, 0.05))
    painting.line(shape, 2.6)
    painting.line(rrect(x + 7, y + 7, width - 14, height - 14, radius - 4), 1.5, party.light, 0.9, (5, 3.2))


def open_planner(party: Party) -> Image.Image:
    """The planner lying open at the lower edge of the screen; cards stand on its dark lining."""
    width, height = OPEN
    painting = Painting(width, height)
    leather(painting, (1.3, 1.3, width - 2.6, height + 20), party)
    lining = rrect(15, 15, width - 30, height, 8)
    painting.fill(lining, "#1c0f2a" if party is PURPLE else "#5a3206", 0.34 if party is PURPLE else 0.42)
    painting.recess(lining, 5, 0.7)
    painting.line(lining, 1.4, party.light, 0.45)
    for x in (14, width - 14):
        side = 1 if x < width / 2 else -1
        brass = poly([(x - side * 12.7, 1.5), (x + side * 12, 1.5), (x - side * 12.7, 26)])
        painting.fade(brass, "#f6d978", "#b07a1c", (x, 0), (x, 24))
        painting.line(brass, 1.6)
        painting.fill(circle(x - side * 6.5, 8, 1.7), "ink", 0.8)
    return painting.image()


def closed_planner(party: Party) -> Image.Image:
    """The planner closed, a bound folder with an elastic band and a label to write the count on."""
    width, height = CLOSED
    painting = Painting(width, height, CLOSED_SCALE)
    for layer in (4.5, 2.5):
        sheets = rrect(6, 6 + layer - 2, width - 10, height - 10, 4)
        painting.fill(sheets, "#e9d8ab")
        painting.line(sheets, 1.1, "#8a7446")
    cover = (
        rrect(1.2, 1.2, width - 5, height - 6, 6)
        if party is PURPLE
        else scalloped(3.5, 3.5, width - 10, height - 10, 10, 2.4)
    )
    painting.fade(cover, party.light, party.field, (0, -30), (0, height * 0.7))
    pattern(painting, cover, party, 0.9)
    painting.line(cover, 2.2)
    label = rrect(34, 7.5, width - 72, height - 18, 4)
    painting.shadow(label, 1.2)
    painting.fill(label, "cream")
    painting.line(label, 1.7)
    painting.line(spline([(width - 22, 2), (width - 21, height - 5)]), 5, "ink")
    painting.line(spline([(width - 22, 3), (width - 21, height - 6)]), 2.6, "sindoor")
    token(painting, 19, height / 2 - 2, 10, party)
    return painting.image()


def tab() -> Image.Image:
    """The paper tab of a pocket; its words are set on it."""
    width, height = 70, 33
    painting = Painting(width, height)
    shape = rrect(1.1, 1.1, width - 2.2, height + 8, 6)
    painting.fade(shape, "white", "#e9d8ab", (0, 0), (0, height))
    painting.line(shape, 2)
    painting.line(rrect(4, 4, width - 8, height + 8, 4), 1, "sindoor", 0.6)
    return painting.image()


def slot(party: Party) -> Image.Image:
    """The dashed place that a card has left, or is about to fill."""
    width, height = 96, 132
    painting = Painting(width, height)
    shape = rrect(2, 2, width - 4, height - 4, 8)
    painting.fill(shape, "#1c0f2a" if party is PURPLE else "#5a3206", 0.5)
    painting.recess(shape, 3, 0.5)
    painting.line(shape, 2.2, party.light, 0.95, (8, 6.5))
    return painting.image()


def shelf(party: Party, size: tuple[float, float]) -> Image.Image:
    """The shelf for those who have crossed to this party."""
    width, height = size
    painting = Painting(width, height)
    leather(painting, (1.3, 1.3, width - 2.6, height - 2.6), party, 10)
    floor = rrect(12, 42, width - 24, height - 54, 7)
    painting.fill(floor, "#1c0f2a" if party is PURPLE else "#5a3206", 0.36)
    painting.recess(floor, 4, 0.6)
    token(painting, 27, 25, 14, party)
    return painting.image()


def _shelf_inner(size: tuple[float, float]) -> dict[str, Box]:
    width, height = size
    return {
        "token": (13, 11, 28, 28),
        "title": (47, 10, width - 60, 28),
        "floor": (12, 42, width - 24, height - 54),
    }


MADE = [Made("table/tab", (70, 33), tab, slices=(10, 12, 10, 6), shadow="low")]
for _party in PARTIES:
    MADE += [
        Made(
            f"table/planner_{_party.name}",
            OPEN,
            partial(open_planner, _party),
            inner={"lining": (15, 15, 737, 175)},
            shadow="high",
            grain=1.2,
        ),
        Made(
            f"table/planner_{_party.name}_closed",
            CLOSED,
            partial(closed_planner, _party),
            CLOSED_SCALE,
            inner={"token": (9, 9, 20, 20), "label": (38, 8, 180, 24)},
            shadow="high",
        ),
        Made(f"table/slot_{_party.name}", (96, 132), partial(slot, _party), slices=(12, 12, 12, 12)),
    ]
    for _name, _size in SHELVES.items():
        MADE.append(
            Made(
                f"table/shelf_{_party.name}{_name}",
                _size,
                partial(shelf, _party, _size),
                inner=_shelf_inner(_size),
                shadow="low",
                grain=1.2,
            )
        )
PICTURES = pictures(__name__, MADE, "art/table/party.py")
