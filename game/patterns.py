"""Bold patterns over party colours, for eyes that cannot tell the colours apart: stripes and dots."""

from __future__ import annotations

import re

import pygame

from game.look import INK

STRENGTH = 52
"""How dark the pattern lies over the picture, of 255."""

_LARGE = re.compile(r"^(table|skins)/|^props/(tray|flag|chest|stand)_")


def pattern_for(name: str) -> str:
    """ "stripes" for a large picture in Purple's colour, "dots" in Yellow's, otherwise nothing."""
    if not _LARGE.match(name):
        return ""
    return "stripes" if "purple" in name else "dots" if "yellow" in name else ""


def patterned(picture: pygame.Surface, pattern: str) -> pygame.Surface:
    """The picture with a pattern over what is not clear; pitch 12 pixels, whatever the size."""
    width, height = picture.get_size()
    ink = pygame.Color(INK)
    over = pygame.Surface((width, height), pygame.SRCALPHA)
    colour = (ink.r, ink.g, ink.b, STRENGTH)
    if pattern == "stripes":
        for x in range(-height, width, 12):
            pygame.draw.line(over, colour, (x, height), (x + height, 0), 4)
    else:
        for row, y in enumerate(range(4, height, 10)):
            for x in range(4 + 6 * (row % 2), width, 12):
                pygame.draw.circle(over, colour, (x, y), 2.5)
    out = picture.copy()
    out.blit(over, (0, 0))
    shape = picture.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out
