"""Where everything of Al-Entkhbat lies, in table units: seats round the table, the middle, the own row."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

TOP = FRect(12, 8, 1577, 50)
LOG = FRect(12, 68, 184, 820)
BUTTONS = FRect(1522, 72, 70, 323)
BOARD = FRect(1525, 433, 63, 455)
TABLE = FRect(205, 64, 1308, 836)
LANE_AREA = FRect(518, 255, 472, 265)
BAR = FRect(518, 525, 472, 44)
BANK_AREA = FRect(1020, 282, 86, 120)
PLAY_AREA = FRect(1112, 282, 92, 120)
OWN_PLATE = FRect(218, 596, 207, 33)
OWN_EASEL = FRect(438, 600, 65, 96)
OWN_LANDS = FRect(512, 572, 690, 158)
REGISTER_AREA = FRect(1222, 606, 76, 102)
CLOCK_AREA = FRect(1312, 616, 86, 86)
BRAZIER_AREA = FRect(1412, 604, 92, 100)
HAND_AREA = FRect(455, 738, 810, 214)
JOKER_SPOT = FRect(222, 700, 190, 40)
CARD = (140.0, 196.0)

LEFT = FRect(216, 252, 296, 332)
RIGHT = FRect(1210, 252, 296, 332)
ABOVE = FRect(216, 70, 1290, 178)
TALL = 508.0
"""The height of the side seats where nobody sits above them."""

LAND = (80.0, 104.0)
"""A region of another seat at full size, and how far its vote cards look out above it."""
PEEP = 27.0
GAP = 17.0
HEAD = 36.0
"""The height of the line with plate, hand and markers."""


@dataclass(frozen=True)
class Spread:
    """How large the regions of a seat lie, and where: left edges and tops of the posters."""

    size: tuple[float, float]
    peep: float
    spots: tuple[tuple[float, float], ...]


def seat_areas(seats: int, near: int) -> dict[int, FRect]:
    """By seat everything before it, but for the near one; play runs counter-clockwise."""
    others = [(near + step) % seats for step in range(1, seats)]
    areas = {others[0]: RIGHT, others[-1]: LEFT}
    top = others[1:-1]
    if not top:
        for seat, side in areas.items():
            areas[seat] = FRect(side.left, side.bottom - TALL, side.width, TALL)
    wide = (ABOVE.width - 20 * (len(top) - 1)) / max(1, len(top))
    for place, seat in enumerate(reversed(top)):
        areas[seat] = FRect(ABOVE.left + place * (wide + 20), ABOVE.top, wide, ABOVE.height)
    return areas


def spread(area: FRect, count: int, full: tuple[float, float] = LAND, peep: float = PEEP) -> Spread:
    """The largest way to lay `count` regions into an area, in rows, no larger than full size."""
    best, columns = 0.0, 1
    for across in range(1, max(1, count) + 1):
        rows = -(-max(1, count) // across)
        wide = area.width / (across * (full[0] + GAP))
        tall = area.height / (rows * (full[1] + peep + 8))
        scale = min(1.0, wide, tall)
        if scale > best + 0.001:
            best, columns = scale, across
    width, height, peep = full[0] * best, full[1] * best, peep * best
    pitch = min((full[0] + GAP) * best * 1.3, area.width / columns)
    spots = []
    for index in range(count):
        row, column = divmod(index, columns)
        x = area.left + pitch * column + (pitch - width) / 2
        spots.append((x, area.top + row * (height + peep + 8) + peep))
    return Spread((width, height), peep, tuple(spots))


def lands_of(area: FRect, count: int) -> Spread:
    """The regions of another seat below its head line."""
    return spread(FRect(area.left, area.top + HEAD + 2, area.width, area.height - HEAD - 4), count)


def own_lands(count: int) -> Spread:
    """The regions of the near seat."""
    return spread(OWN_LANDS, count, (102.0, 120.0), 34.0)
