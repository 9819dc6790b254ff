"""The inks: every colour in the box has a name here."""

from __future__ import annotations

import skia

INKS: dict[str, str] = {
    # line and stock
    "ink": "#2a1630",
    "paper": "#f4e6c6",
    "cream": "#fbf1d9",
    "white": "#fffaf0",
    # the two parties
    "purple": "#5b2a86",
    "plum": "#3c1a5b",
    "lilac": "#b58bd1",
    "haldi": "#f2b21b",
    "amber": "#d98a12",
    "lemon": "#fbdc6a",
    # ribbons, frames, cloth
    "sindoor": "#c8321f",
    "deep": "#8f1f18",
    "rose": "#e2567a",
    "pink": "#f4a6a8",
    "teal": "#12766b",
    "mint": "#8cc9ae",
    "sky": "#8fc4d6",
    "indigo": "#27407d",
    "leaf": "#4c7a2c",
    "brown": "#7a4526",
    "wood": "#a8703f",
    "slate": "#6c7a89",
    "grey": "#8d8573",
    "ash": "#cfc6ae",
    # the table top
    "table": "#1f4f43",
    "table_motif": "#24594c",
    # newspapers
    "news": "#e9e2d0",
    "press": "#22252b",
    "stamp": "#b3202c",
}


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green, blue (0-255) of an ink's name or of `#rrggbb`."""
    digits = INKS.get(colour, colour).lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def ink_colour(colour: str, alpha: float = 1.0) -> int:
    """The ink as skia wants it; `alpha` 0-1."""
    return int(skia.Color(*rgb(colour), int(alpha * 255)))


def blend(first: str, second: str, share: float) -> str:
    """A mix of two inks as `#rrggbb`; `share` 0-1 is how much of the second."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)
