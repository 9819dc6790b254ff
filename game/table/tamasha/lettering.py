"""Captions and numerals on furniture: rimmed, fitted to their place, in made lettering, or as a stamp."""

from __future__ import annotations

import math

import pygame
from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import CREAM, SINDOOR
from game.space import Point
from game.table.tamasha.furniture import put
from game.text import Style, text_cache
from game.words import in_english, words

HEADING = Style("label", 18, CREAM, 1.5)


def rimmed(
    canvas: Canvas,
    text: str,
    at: Point,
    style: Style,
    anchor: str = "center",
    rim: str = CREAM,
    wide: float = 0.09,
) -> FRect:
    """Text with a rim round its strokes, so that it reads over any picture; gives back its area."""
    pixels = canvas.space.text_px(style.size, style.cap)
    key = ("rimmed", text, style.face, pixels, style.colour, rim, wide)
    picture = canvas.pictures.drawn(
        key, lambda: _rimmed(text, style, pixels, rim, max(1, round(pixels * wide)))
    )
    x, y = canvas.space.to_pixel(at)
    drawn = canvas.put(picture, picture.get_rect(**{anchor: (round(x), round(y))}))
    left, top = canvas.space.to_table(drawn.topleft)
    return FRect(left, top, drawn.width / canvas.space.scale, drawn.height / canvas.space.scale)


def _rimmed(text: str, style: Style, pixels: int, rim: str, reach: int) -> pygame.Surface:
    line = text_cache.line(text, style.face, pixels, style.colour)
    edge = text_cache.line(text, style.face, pixels, rim)
    out = pygame.Surface((line.get_width() + 2 * reach, line.get_height() + 2 * reach), pygame.SRCALPHA)
    for turn in range(16):
        angle = turn * math.tau / 16
        out.blit(edge, (round(reach + math.cos(angle) * reach), round(reach + math.sin(angle) * reach)))
    out.blit(line, (reach, reach))
    return out


def fitted(canvas: Canvas, text: str, style: Style, width: float, least: float = 12) -> Style:
    """The style, smaller where the text would not fit into `width` units."""
    wide = text_width(canvas.space, text, style)
    if wide <= width:
        return style
    size = max(least, style.size * width / wide)
    while size > least and text_width(canvas.space, text, style.but(size=size)) > width:
        size = max(least, size - 0.5)
    return style.but(size=size)


def heading(canvas: Canvas, text: str, area: FRect, style: Style = HEADING, anchor: str = "midleft") -> None:
    """A caption on furniture, made smaller where it would not fit."""
    canvas.text(text, getattr(area, anchor), fitted(canvas, text, style, area.width), anchor, area.width + 4)


def label(
    canvas: Canvas, name: str, words_key: str, area: FRect, style: Style = HEADING, anchor: str = "midleft"
) -> None:
    """A caption in sign writer's letters where they are made, else in the label face."""
    picture = f"lettering/en/{name}.label"
    wide, tall = canvas.pictures.size(picture)
    text = words(words_key)
    large = canvas.space.text_scale > 1.2 and text_width(canvas.space, text, style) <= area.width
    if not wide or not in_english() or large:
        heading(canvas, text, area, style, anchor)
        return
    height = min(26.0, area.height)
    width = min(area.width, height * wide / tall)
    box = FRect(0, 0, width, width * tall / wide)
    setattr(box, anchor, getattr(area, anchor))
    canvas.picture(picture, box)


def stamp(canvas: Canvas, name: str, text: str, at: tuple[float, float], width: float) -> None:
    """A rubber stamp, a little askew."""
    picture = f"lettering/en/{name.lower()}.stamp"
    if canvas.pictures.size(picture)[0] and in_english():
        put(canvas, picture, at, width, -6)
        return
    area = FRect(0, 0, width, width * 0.32)
    area.center = at
    canvas.fill(area, CREAM + "d0", 4, SINDOOR, 2.6)
    heading(canvas, text, area.inflate(-10, 0), Style("label", 19, SINDOOR, 1.2), "center")
