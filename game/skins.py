"""Nine-slice skins: cut from a made picture, or drawn plainly where there is none."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.look import CREAM, DEEP, HALDI, INK, LEMON, PAPER, PINK, PURPLE, SINDOOR, TABLE, TEAL, WHITE, WOOD

PLAIN = {
    "button": (PAPER, INK, 12),
    "button-go": (SINDOOR, INK, 12),
    "button-quiet": (TEAL, INK, 12),
    "plate": (CREAM, INK, 12),
    "panel": (PAPER, INK, 14),
    "dialog": (PAPER, PURPLE, 18),
    "tooltip": (CREAM, INK, 8),
    "bubble": (WHITE, SINDOOR, 10),
    "field": (WHITE, INK, 10),
    "field-focus": (WHITE, SINDOOR, 10),
    "track": (PAPER, INK, 12),
    "fill": (TEAL, INK, 12),
    "knob": (HALDI, INK, 30),
    "scroll-track": ("#00000030", INK, 8),
    "scroll-thumb": (HALDI, INK, 8),
    "tag": (HALDI, INK, 10),
    "slip": (CREAM, INK, 10),
    "ribbon": (TEAL, INK, 6),
    "wood": (WOOD, INK, 8),
    "cloth": (TABLE, INK, 8),
    "pink": (PINK, INK, 6),
    "log-head": ("#27407d", INK, 10),
}
_STATES = {"hover": LEMON, "pressed": HALDI, "disabled": "#d8cdb4"}
_QUIET_STATES = {"hover": "#17897d", "pressed": "#0d554d", "disabled": "#7d9c97"}
_GO_STATES = {"hover": "#dd4a33", "pressed": DEEP, "disabled": "#b98c84"}


def plain_skin(name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
    """A drawn plate in the colours of the skin `name`; the state follows the last dash."""
    base, _, state = name.rpartition("-")
    if base not in PLAIN or name in PLAIN:
        base, state = name, ""
    colour, rim, radius = PLAIN.get(base, PLAIN["plate"])
    states = {"button-go": _GO_STATES, "button-quiet": _QUIET_STATES}.get(base, _STATES)
    colour = states.get(state, colour)
    out = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    edge, corner = max(1, round(2.4 * scale)), round(radius * scale)
    pygame.draw.rect(out, rim, out.get_rect(), 0, corner)
    inner = out.get_rect().inflate(-2 * edge, -2 * edge)
    inner.height -= 0 if state == "pressed" else edge
    pygame.draw.rect(out, colour, inner, 0, max(0, corner - edge))
    return out


def cut_nine(
    master: pygame.Surface,
    margins: Sequence[float],
    master_scale: float,
    size: tuple[int, int],
    scale: float,
) -> pygame.Surface:
    """A skin of `size` pixels. `margins` are left, top, right, bottom in units; edges tile, never stretch."""
    width, height = master.get_size()
    small = (max(3, round(width * scale / master_scale)), max(3, round(height * scale / master_scale)))
    picture = pygame.transform.smoothscale(master, small)
    left, top, right, bottom = _fitted(margins, scale, small, size)
    columns = _spans(left, right, small[0], size[0])
    rows = _spans(top, bottom, small[1], size[1])
    out = pygame.Surface(size, pygame.SRCALPHA)
    for source_x, source_width, x, across in columns:
        for source_y, source_height, y, down in rows:
            if min(source_width, source_height, across, down) > 0:
                part = picture.subsurface((source_x, source_y, source_width, source_height))
                _tile(out, part, Rect(x, y, across, down))
    return out


def _fitted(
    margins: Sequence[float], scale: float, small: tuple[int, int], size: tuple[int, int]
) -> tuple[int, int, int, int]:
    """The margins in pixels, none so large that two would meet."""
    wide, tall = min(small[0], size[0]) // 2 - 1, min(small[1], size[1]) // 2 - 1
    left, top, right, bottom = (round(margin * scale) for margin in margins)
    return (
        max(0, min(left, wide)),
        max(0, min(top, tall)),
        max(0, min(right, wide)),
        max(0, min(bottom, tall)),
    )


def _spans(start: int, end: int, source: int, target: int) -> tuple[tuple[int, int, int, int], ...]:
    """For the three parts of one axis: where it is cut, how long, where it goes, how long."""
    return (
        (0, start, 0, start),
        (start, source - start - end, start, target - start - end),
        (source - end, end, target - end, end),
    )


def _tile(out: pygame.Surface, part: pygame.Surface, area: Rect) -> None:
    width, height = part.get_size()
    for x in range(0, area.width, width):
        for y in range(0, area.height, height):
            piece = (0, 0, min(width, area.width - x), min(height, area.height - y))
            out.blit(part, (area.x + x, area.y + y), piece)
