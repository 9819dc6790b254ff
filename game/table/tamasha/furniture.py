"""Lays the made pictures of the table: furniture that stretches, pieces that do not, numerals."""

from __future__ import annotations

import math
from typing import Any

import pygame
from pygame import FRect

from engine.tamasha.cards import PARTY_NAMES, PURPLE
from game.canvas import Area, Canvas
from game.look import AMBER, CREAM, HALDI, INK, LEMON, LILAC, TABLE, WOOD
from game.look import PURPLE as PURPLE_INK
from game.skins import cut_nine
from game.space import Point
from game.text import Style

PARTY_INK = (PURPLE_INK, HALDI)
PARTY_LIGHT = (LILAC, LEMON)
PARTY_TEXT = (CREAM, INK)
"""What is written on a plate of the party's colour."""

NUMERAL = Style("label", 24, INK, 1.3)


def lay(canvas: Canvas, name: str, area: Area, plain: str = WOOD) -> None:
    """A piece of furniture with its shadow: stretched where it is made to be, else scaled."""
    box = FRect(area)
    pictures = canvas.pictures
    if not pictures.size(name)[0]:
        canvas.fill(box, plain, 10, INK, 2.4)
        return
    facts = pictures.facts(name)
    fall = FALLS.get(facts.get("shadow", ""))
    if fall is not None:
        _shadow(canvas, box, *fall)
    if "slices" not in facts:
        canvas.picture(name, box)
        return
    target = canvas.space.rect(box)
    key = ("stretched", name, target.size, canvas.space.scale)
    canvas.put(pictures.drawn(key, lambda: _stretched(canvas, name, facts, target.size)), target.topleft)


def _stretched(canvas: Canvas, name: str, facts: dict[str, Any], size: tuple[int, int]) -> pygame.Surface:
    master = canvas.pictures.load(name)
    assert master is not None
    return cut_nine(master, facts["slices"], facts["scale"], size, canvas.space.scale)


FALLS = {"low": ("skins/shadow-low", 4.0), "high": ("skins/shadow-high", 9.0)}
"""How far the shadow of a thing falls to the right and down, and which softness it has."""
SHADOW_ROOM = 20.0


def _shadow(canvas: Canvas, box: FRect, softness: str, fall: float) -> None:
    facts = canvas.pictures.facts(softness)
    if "slices" not in facts:
        return
    target = canvas.space.rect(box.inflate(2 * SHADOW_ROOM, 2 * SHADOW_ROOM).move(fall * 0.6, fall))
    key = ("stretched", softness, target.size, canvas.space.scale)
    made = canvas.pictures.drawn(key, lambda: _stretched(canvas, softness, facts, target.size))
    canvas.put(made, target.topleft)


def inner(
    canvas: Canvas, name: str, part: str, area: FRect, otherwise: tuple[float, float, float, float]
) -> FRect:
    """A named rectangle on a picture that lies in `area`; where it has no such name, `otherwise` in parts."""
    box = canvas.pictures.inner(name, part)
    x, y, width, height = otherwise if box is None else box
    return FRect(area.x + x * area.width, area.y + y * area.height, width * area.width, height * area.height)


def ground(canvas: Canvas) -> None:
    """The cloth under everything, tiled, darker towards the corners."""
    space = canvas.space
    size = canvas.surface.get_size()
    whole = canvas.pictures.drawn(("ground", size), lambda: _ground(canvas, size, space.scale))
    clip = canvas.surface.get_clip()
    canvas.surface.blit(whole, clip, clip)


def _ground(canvas: Canvas, size: tuple[int, int], scale: float) -> pygame.Surface:
    out = pygame.Surface(size, 0, canvas.surface)
    out.fill(TABLE)
    facts = canvas.pictures.facts("table/cloth")
    if facts:
        across, down = (max(8, round(length * scale)) for length in facts["size"])
        tile = canvas.pictures.scaled("table/cloth", (across, down))
        for x in range(0, size[0], across):
            for y in range(0, size[1], down):
                out.blit(tile, (x, y))
    if canvas.pictures.size("table/vignette")[0]:
        out.blit(canvas.pictures.scaled("table/vignette", size), (0, 0))
    return out


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


def token(canvas: Canvas, of: int | str, centre: Point, radius: float) -> None:
    """A party's token, round and striped P, scalloped and dotted Y; or by its mark that of a faction."""
    mark = PARTY_NAMES[of] if isinstance(of, int) else of
    name = f"props/token_{mark}"
    if canvas.pictures.size(name)[0]:
        put(canvas, name, centre, radius * 2)
        return
    of_party, _, wing = mark.partition("_")
    side = PARTY_NAMES.index(of_party)
    pixels = max(8, canvas.space.px(radius * 2))
    picture = canvas.pictures.drawn(("plain-token", side, pixels), lambda: _plain_token(side, pixels))
    x, y = canvas.space.to_pixel(centre)
    canvas.put(picture, picture.get_rect(center=(round(x), round(y))))
    style = Style("label", radius * 1.0, PARTY_TEXT[side], 1.0)
    canvas.text(wing[:1].upper() or "PY"[side], (centre[0], centre[1]), style, "center")


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
