"""Horse Trading for four factions: a wider sheet, a smaller wall of results, and a row of who is who."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from game.space import Space
from game.table.tamasha.layout import RESULT, RESULT_GAP, Layout, layout_for

WALL = 656.0
SHEET = 590.0
STANDINGS = 56.0


def table_layout(space: Space, trading: bool, split: bool) -> Layout:
    """Where everything lies in a window; `split` for a table of four factions."""
    layout = layout_for(space, trading)
    return for_four(layout) if split and trading else layout


def for_four(layout: Layout) -> Layout:
    """The layout of Horse Trading made over for six columns."""
    zones = dict(layout.zones)
    lower, sheet = zones["shelf-near"].y, zones["sheet"]
    top = zones["board"].y
    room = lower - top - STANDINGS - 18
    k = min(
        (WALL - 16) / (3 * RESULT[0] + 2 * RESULT_GAP[0]), (room - 12) / (3 * RESULT[1] + 2 * RESULT_GAP[1])
    )
    tall = (3 * RESULT[1] + 2 * RESULT_GAP[1]) * k + 14
    left, right = 14.0, 14.0 + WALL + 12 + SHEET + 12
    edge = 1516.0 if not layout.compact else 1592.0
    zones |= {
        "board": FRect(left, top, WALL, tall),
        "standings": FRect(left, top + tall + (lower - top - tall - STANDINGS) / 2, WALL, STANDINGS),
        "bargain": FRect(left, lower, WALL, 181),
        "shelf-near": FRect(left, lower, 300, 181),
        "rack": FRect(left + 308, lower, 212, 181),
        "purse": FRect(left + 528, lower + 3, WALL - 528, 178),
        "sheet": FRect(left + WALL + 12, sheet.y, SHEET, sheet.height),
        "log": FRect(right, top, edge - right, 318),
        "chart": FRect(right, top + 326, edge - right, lower - top - 338),
        "shelf-far": FRect(right, lower, edge - right, 181),
    }
    return replace(layout, zones=zones, tile_scale=k)
