"""Lays the made pictures of the table: furniture that stretches, pieces that do not, numerals."""

from __future__ import annotations

import math

import pygame
from pygame import FRect

from engine.tamasha.cards import PARTY_NAMES, PURPLE
from game.canvas import Area, Canvas, text_width
from game.look import AMBER, CREAM, HALDI, INK, LEMON, LILAC, WOOD
from game.look import PURPLE as PURPLE_INK
from game.space import Point
from game.text import Style, text_cache

PARTY_INK = (PURPLE_INK, HALDI)
PARTY_LIGHT = (LILAC, LEMON)
PARTY_TEXT = (CREAM, INK)
"""What is written on a plate of the party's colour."""

HEADING = Style("label", 18, CREAM, 1.5)
NUMERAL = Style("label", 24, INK, 1.3)


def lay(canvas: Canvas, name: str, area: Area, plain: str = WOOD) -> None:
    """A piece of furniture: stretched where it is made to be, else scaled; a plain plate where it is missing."""
    entry = canvas.pictures.table.get(name)
    if not canvas.pictures.has(name):
        canvas.fill(area, plain, 10, INK, 2.4)
    elif isinstance(entry, dict) and "slices" in entry:
        canvas.skin(name, area)
    else:
        canvas.picture(name, area)


def party(name: str, of: int) -> str:
    """The picture of a party: "table/pool" becomes "table/pool_purple"."""
    return f"{name}_{PARTY_NAMES[of]}"


def put(
    canvas: Canvas, name: str, centre: Point, width: float, angle: float = 0.0, plain: str = CREAM
) -> None:
    """A made piece with its middle at a point, `width` units wide, turned by a few degrees."""
    size = canvas.pictures.size(name)
    height = width * size[1] / size[0] if size[0] else width
    pixels = max(2, canvas.space.px(width)), max(2, canvas.space.px(height))
    key = ("put", name, pixels, round(angle))

    def make() -> pygame.Surface:
        if size[0]:
            picture = canvas.pictures.scaled(name, pixels)
        else:
            picture = _disc(pixels, plain)
        return pygame.transform.rotozoom(picture, -round(angle), 1) if round(angle) % 360 else picture

    picture = canvas.pictures.drawn(key, make)
    x, y = canvas.space.to_pixel(centre)
    canvas.put(picture, picture.get_rect(center=(round(x), round(y))))


def token(canvas: Canvas, of: int, centre: Point, radius: float) -> None:
    """A party's token: round and striped P, scalloped and dotted Y."""
    name = party("props/token", of)
    if canvas.pictures.has(name):
        put(canvas, name, centre, radius * 2)
        return
    pixels = max(8, canvas.space.px(radius * 2))
    picture = canvas.pictures.drawn(("plain-token", of, pixels), lambda: _plain_token(of, pixels))
    x, y = canvas.space.to_pixel(centre)
    canvas.put(picture, picture.get_rect(center=(round(x), round(y))))
    style = Style("label", radius * 1.0, PARTY_TEXT[of], 1.0)
    canvas.text("PY"[of], (centre[0], centre[1]), style, "center")


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
    return style.but(size=max(least, style.size * width / wide))


def heading(canvas: Canvas, text: str, area: FRect, style: Style = HEADING, anchor: str = "midleft") -> None:
    """A caption on furniture, made smaller where it would not fit."""
    canvas.text(text, getattr(area, anchor), fitted(canvas, text, style, area.width), anchor, area.width + 4)


def _disc(pixels: tuple[int, int], colour: str) -> pygame.Surface:
    out = pygame.Surface(pixels, pygame.SRCALPHA)
    pygame.draw.ellipse(out, INK, out.get_rect())
    pygame.draw.ellipse(out, colour, out.get_rect().inflate(-4, -4))
    return out


def _plain_token(of: int, pixels: int) -> pygame.Surface:
    big = pixels * 3
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = big / 2
    if of == PURPLE:
        pygame.draw.circle(out, INK, (middle, middle), middle)
        pygame.draw.circle(out, PURPLE_INK, (middle, middle), middle * 0.9)
        pygame.draw.circle(out, LILAC, (middle, middle), middle * 0.7, max(2, big // 22))
    else:
        for colour, reach in ((INK, 1.0), (HALDI, 0.9)):
            for turn in range(12):
                angle = turn * math.tau / 12
                at = middle + math.cos(angle) * middle * 0.78, middle + math.sin(angle) * middle * 0.78
                pygame.draw.circle(out, colour, at, middle * 0.22 * (1.0 if colour == INK else 0.62))
            pygame.draw.circle(out, colour, (middle, middle), middle * 0.82 * reach)
        pygame.draw.circle(out, AMBER, (middle, middle), middle * 0.62, max(2, big // 22))
    return pygame.transform.smoothscale(out, (pixels, pixels))
