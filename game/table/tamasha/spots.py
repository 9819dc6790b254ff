"""Where a command's things are on the table: before the near hand, at its partner's, or at the far edge."""

from __future__ import annotations

from pygame import FRect

from game.space import Point
from game.table.piece import Pose
from game.table.tamasha.faction import halves
from game.table.tamasha.top import Top

ROWS_OF_THREE = 6
"""So many envelopes lie three abreast; a faction's three lie like them, over its Faction cards."""
TILTS = (-2.0, 1.5, -1.0, 2.0, -2.0, 1.0)
"""How askew envelopes lie at the far edge, the same way always."""


def planner_spot(top: Top, command: int) -> Point:
    """Where a command's cards come from."""
    if command == top.near:
        return top.layout.zone("planner").center
    if top.party_of(command) == top.near_party:
        return top.zone("partner").center
    return lid(top, command).center


def chest_spot(top: Top, command: int) -> Point:
    """A command's chest: one of those before the near hand, or behind the planner of a far one."""
    if top.party_of(command) == top.near_party:
        return chest_area(top, command).center
    return lid(top, command).center


def chest_area(top: Top, command: int) -> FRect:
    """Where a chest of the near party stands: one in the middle, or Left's beside Right's."""
    area = top.layout.zone("purse" if top.layout.trading else "chest")
    if not top.chairs.split:
        return area
    half = area.width / 2
    return FRect(area.x + top.chairs.wing(command) * (half + 2), area.y, half - 2, area.height)


def edge(top: Top, command: int) -> FRect:
    """A far faction's part of the far edge."""
    layout = top.layout
    return halves.half_edge(layout.zone("far"), layout.zone("desk"), top.chairs.wing(command), layout.compact)


def lid(top: Top, command: int) -> FRect:
    """The closed planner of a far command."""
    if not top.chairs.split:
        return top.layout.zone("far-planner")
    return halves.half_lid(edge(top, command), top.layout.compact)


def envelope_pose(top: Top, command: int, slot: int, count: int) -> Pose:
    """Where a sealed envelope of a command lies."""
    if command == top.near:
        return top.layout.envelope(slot, ROWS_OF_THREE if top.chairs.split else count)
    if top.party_of(command) == top.near_party:
        partner = top.zone("partner")
        return Pose(partner.centerx + slot * 6, partner.centery, scale=0.6)
    if not top.chairs.split:
        return top.layout.far_envelope(slot)
    x, y = halves.half_envelope(edge(top, command), slot, top.layout.compact)
    return Pose(x, y, angle=TILTS[slot % len(TILTS)], scale=0.46 if top.layout.compact else 0.6)
