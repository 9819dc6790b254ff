"""Inks and letters of MODIPOLY's board: newsprint, manila, press black, one stamp red; sectors."""

from __future__ import annotations

import pygame
from pygame import FRect

from engine.modipoly.cards import DEEDS, SECTOR_IDS
from game.canvas import Canvas
from game.space import Point
from game.text import Style, text_cache

BLACK, RED, NEWSPRINT, QUIET = "#22252b", "#b3202c", "#e9e2d0", "#5c5548"
MANILA, MANILA_DARK, MANILA_RIM = "#cdb37a", "#bfa263", "#87693a"
FELT, WOOD, WOOD_DARK, BRASS = "#1f4f43", "#6b4a2c", "#4a301b", "#c9a860"
LIT = "#f3c64f"
SECTOR_INKS = {
    "care": "#1f7a74",
    "media": "#c8641f",
    "energy": "#c79a12",
    "ports": "#23457a",
    "landmarks": "#7a4a2c",
    "airports": "#5d9bc4",
    "transport": "#3f7d3a",
    "digital": "#5b3a91",
}
DARK_LETTERS = ("energy", "airports")
"""Sectors whose band is light: what is written on it is black."""

FIGURE = Style("label", 25, BLACK, 1.15)
LABEL = Style("label", 17, BLACK, 1.15)
SOFT = Style("body", 16, QUIET, 1.2)
WARNING = Style("label", 16, RED, 1.1)
TICKET = Style("label", 16, BLACK, 1.4, 0.88)
PRICE = Style("label", 16, NEWSPRINT, 1.15)
PILL = Style("label", 16, NEWSPRINT, 1.2)


def sector(deed: int) -> str:
    """The sector of a deed, by its id."""
    return SECTOR_IDS[DEEDS[deed].sector]


def letters(deed: int) -> str:
    """The ink in which a deed's band is lettered."""
    return BLACK if sector(deed) in DARK_LETTERS else NEWSPRINT


def narrow(canvas: Canvas, text: str, centre: Point, style: Style, width: float) -> None:
    """A line with its middle at a point, set narrower where it is wider than `width` units."""
    pixels, most = canvas.space.text_px(style.size, style.cap), max(1, canvas.space.px(width))
    line = text_cache.line(text, style.face, pixels, style.colour)
    if line.get_width() > most:
        size = most, line.get_height()
        key = ("narrow", text, style.face, style.colour, pixels, most)
        full = line
        line = canvas.pictures.drawn(key, lambda: pygame.transform.smoothscale(full, size))
    x, y = canvas.space.to_pixel(centre)
    canvas.put(line, line.get_rect(center=(round(x), round(y))))


def pill(canvas: Canvas, text: str, area: FRect, ground: str = BLACK, ink: str = NEWSPRINT) -> None:
    """A small rounded marker with a word."""
    canvas.fill(area, ground, area.height / 2)
    narrow(canvas, text, area.center, PILL.but(colour=ink), area.width - 8)
