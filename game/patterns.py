"""Bold patterns over party colours, for eyes that cannot tell the colours apart: stripes and dots."""

from __future__ import annotations

import re

import pygame

from game.look import INK

STRENGTH = 52
"""How dark the pattern lies over the picture, of 255."""

PITCH = 15.0
"""From stripe to stripe and from dot to dot, in table units."""

_LARGE = re.compile(r"^(table|skins)/|^props/(tray|flag|chest|stand)_")


def pattern_for(name: str) -> str:
    """The word stripes for a large picture in Purple's colour, dots for Yellow's, otherwise empty."""
    if not _LARGE.match(name):
        return ""
    return "stripes" if "purple" in name else "dots" if "yellow" in name else ""


def patterned(picture: pygame.Surface, pattern: str, scale: float = 0.8) -> pygame.Surface:
    """The picture with a pattern over what is not clear; `scale` is in pixels a table unit."""
    width, height = picture.get_size()
    ink = pygame.Color(INK)
    over = pygame.Surface((width, height), pygame.SRCALPHA)
    colour = (ink.r, ink.g, ink.b, STRENGTH)
    pitch = max(8, round(PITCH * scale))
    if pattern == "stripes":
        for x in range(-height, width, pitch):
            pygame.draw.line(over, colour, (x, height), (x + height, 0), max(3, pitch // 3))
    else:
        for row, y in enumerate(range(pitch // 3, height, round(pitch * 0.85))):
            for x in range(pitch // 3 + pitch // 2 * (row % 2), width, pitch):
                pygame.draw.circle(over, colour, (x, y), pitch * 0.21)
    out = picture.copy()
    out.blit(over, (0, 0))
    shape = picture.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out
