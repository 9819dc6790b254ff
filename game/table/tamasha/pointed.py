"""What the pointer is on, by name: a piece, a control, a part of a tile, a piece of furniture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tamasha.cards import BIGNETA_OF, MISS_BOLLY, PARTIES
from game.space import Point
from game.table.tamasha.layout import COINS, CROWD, FUNDS, LEAD, NOTES, PAWNS, VOTES, Layout
from game.table.tamasha.tile import Tile

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

PARTS = {"funds": (NOTES, FUNDS), "pawns": (PAWNS, CROWD), "votes": (COINS, VOTES)}
OF_THEIR_OWN = {MISS_BOLLY: "bolly", BIGNETA_OF[0]: "bigneta", BIGNETA_OF[1]: "bigneta"}
"""Candidates that have rules to themselves."""


def pointed(scene: TamashaScene, at: Point) -> str:
    """The name of the topmost thing at a point; empty where there is only cloth."""
    piece = scene.table.piece_at(at)
    if piece is not None:
        kind, _, number = piece.name.partition("-")
        known = kind in ("neta", "dealt") and number.isdigit()
        return OF_THEIR_OWN.get(int(number), piece.name) if known else piece.name
    widget = scene.widget_at(at)
    if widget is not None:
        return widget.name
    for zone in reversed(scene.zones):
        if not zone.hidden and zone.rect.collidepoint(at):
            return _part(scene.top.layout, zone, at) if isinstance(zone, Tile) else zone.name
    return ""


def _part(layout: Layout, tile: Tile, at: Point) -> str:
    """The heap or number of a tile at a point, or the tile itself."""
    where = tile.constituency
    for part, boxes in PARTS.items():
        if any(layout.in_row(where, party, box).collidepoint(at) for party in PARTIES for box in boxes):
            return f"tile-{part}"
    return "tile-lead" if layout.in_tile(where, LEAD).collidepoint(at) else tile.name
