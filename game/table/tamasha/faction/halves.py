"""Where the two halves of a party's things lie: the open planner with its spine, and the far edge."""

from __future__ import annotations

from pygame import FRect

from game.table.tamasha.layout import Layout

HALVES = frozenset(("planner", "partner", "addas", "plan"))
"""Zones that depend on which half is one's own."""
SPINE = 18.0
PARTNER = 196.0
"""How much of an open planner the partner's half takes."""
LEAST = 0.28
"""No more than this part of a narrow one."""


def own_half(planner: FRect, wing: int) -> FRect:
    """The half of the acting faction: left for Left, right for Right, and most of the room."""
    taken = _partner_width(planner) + SPINE
    left = planner.x if wing == 0 else planner.x + taken
    return FRect(left, planner.y, planner.width - taken, planner.height)


def partner_half(planner: FRect, wing: int) -> FRect:
    """The half of the partner of the acting faction."""
    wide = _partner_width(planner)
    left = planner.right - wide if wing == 0 else planner.x
    return FRect(left, planner.y, wide, planner.height)


def half_zone(name: str, planner: FRect, wing: int, layout: Layout) -> FRect:
    """A zone that only a planner in two halves has, or its own half."""
    if name == "planner":
        return own_half(planner, wing)
    if name == "addas":
        cloth = layout.zone("envelopes")
        return FRect(0, 0, 0, 0) if layout.compact else FRect(cloth.x + 4, cloth.y + 78, cloth.width - 8, 52)
    if name == "plan":
        return layout.zone("chest").inflate(-18, -18)
    return partner_half(planner, wing)


def _partner_width(planner: FRect) -> float:
    return min(PARTNER, planner.width * LEAST)


def half_edge(far: FRect, desk: FRect, wing: int, compact: bool) -> FRect:
    """A faction's part of the far edge: left and right of the news desk, or one over the other."""
    if compact:
        tall = far.height / 2
        return FRect(far.x + 4, far.y + 4 + wing * (tall - 2), far.width - 8, tall - 6)
    if wing == 0:
        return FRect(far.x + 4, far.y, desk.x - far.x - 8, far.height)
    return FRect(desk.right + 6, far.y, far.right - desk.right - 10, far.height)


def half_lid(edge: FRect, compact: bool) -> FRect:
    """The closed planner of a faction on its part of the far edge."""
    if compact:
        return FRect(edge.x + 2, edge.y + 50, edge.width * 0.6, edge.height - 54)
    return FRect(edge.x + 176, edge.y + 6, 128, edge.height - 12)


def half_envelope(edge: FRect, index: int, compact: bool) -> tuple[float, float]:
    """The middle of an envelope on a faction's part of the far edge."""
    if compact:
        return edge.x + edge.width * 0.64 + 12 + index * 4, edge.bottom - 26 - index * 3
    return edge.x + 334 + index * 42, edge.centery
