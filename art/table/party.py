"""The two parties as patterns: Purple is round and striped, Yellow scalloped and dotted."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.press import blob, circle, flower, rrect
from art.table.painting import Painting, Path, dots, stripes


@dataclass(frozen=True)
class Party:
    """The inks and the letter of one side."""

    name: str
    letter: str
    field: str
    shadow: str
    light: str
    words: str
    """The ink that reads well on the field."""


PURPLE = Party("purple", "P", "purple", "plum", "lilac", "cream")
YELLOW = Party("yellow", "Y", "haldi", "amber", "lemon", "ink")
PARTIES = (PURPLE, YELLOW)


def pattern(painting: Painting, path: Path, party: Party, strength: float = 1) -> None:
    """Stripes or dots over a field that is already filled."""
    if party is PURPLE:
        stripes(painting, path, "lilac", 0.16 * strength)
    else:
        dots(painting, path, "deep", 0.2 * strength)


def scalloped(x: float, y: float, width: float, height: float, pitch: float = 12, depth: float = 3) -> Path:
    """A rectangle whose sides bulge outwards in small waves; its corners lie on the given box."""
    points: list[tuple[float, float]] = []
    across, down = max(2, round(width / pitch)), max(2, round(height / pitch))
    corners = [(x, y, 1, 0, across, width), (x + width, y, 0, 1, down, height)]
    corners += [(x + width, y + height, -1, 0, across, width), (x, y + height, 0, -1, down, height)]
    for start_x, start_y, dx, dy, count, length in corners:
        for step in range(count * 6):
            along = step / (count * 6) * length
            out = abs(math.sin(math.pi * step / 6)) * depth
            points.append((start_x + dx * along + dy * out, start_y + dy * along - dx * out))
    return blob(points)


def rim(x: float, y: float, width: float, height: float, party: Party, radius: float = 9) -> Path:
    """The outline a party gives to a box: round corners, or a scalloped edge (drawn just inside the box)."""
    if party is PURPLE:
        return rrect(x, y, width, height, radius)
    return scalloped(x + 3, y + 3, width - 6, height - 6)


def token(
    painting: Painting, x: float, y: float, radius: float, party: Party, letter: str | None = None
) -> None:
    """The sign of a seat: its party's shape, pattern and letter."""
    shape = circle(x, y, radius) if party is PURPLE else flower(x, y, radius * 0.92, 10, 0.2)
    painting.ink(shape, party.field, max(1.6, radius * 0.12), radius * 0.07)
    if party is PURPLE:
        stripes(painting, shape, "lilac", 0.75, radius * 0.36, radius * 0.08)
    else:
        dots(painting, shape, "amber", 1, radius * 0.42, radius * 0.085)
    painting.line(shape, max(1.6, radius * 0.12))
    heart = circle(x, y, radius * 0.58)
    painting.fill(heart, "cream")
    painting.line(heart, max(1.2, radius * 0.075))
    painting.text(x, y + radius * 0.36, letter or party.letter, "num", radius * 1.05)
