"""Headings of screens: the made lettering where it speaks the player's language, else live words."""

from __future__ import annotations

from pygame import FRect

from game.look import CREAM
from game.scene import Scene
from game.text import Style
from game.widgets.label import Label, Picture
from game.words import in_english

WORDS = Style("label", 56, CREAM, cap=1.2)


def add_heading(scene: Scene, lettering: str, text: str, area: FRect, colour: str = CREAM) -> FRect:
    """Put a heading in the middle of an area; gives back where it lies."""
    width, height = scene.game.pictures.size(f"lettering/en/{lettering}")
    if not in_english() or not width:
        scene.add(Label(text, area, WORDS.but(colour=colour, size=area.height * 0.7), "centre", "heading"))
        return area
    tall = min(area.height, area.width * height / width)
    spot = FRect(0, 0, tall * width / height, tall)
    spot.center = area.center
    scene.add(Picture(f"lettering/en/{lettering}", spot, name="heading"))
    return spot
