"""Where the argument lies: two rails, a place for each card, the ends of the threads, bar and panel."""

from __future__ import annotations

from pygame import FRect

from game.space import Point
from game.table.entkhbat import layout
from game.table.piece import Pose

LANE = layout.LANE_AREA
HEADS = (FRect(LANE.left + 8, LANE.top + 5, 456, 25), FRect(LANE.left + 8, LANE.top + 235, 456, 25))
"""The header plates of the attacker's and the target's side."""
RAILS = (FRect(LANE.left + 8, LANE.top + 33, 456, 100), FRect(LANE.left + 8, LANE.top + 135, 456, 98))
CHAIN_CARD = (70.0, 98.0)
FIRST, PITCH, STEPS = 12.0, 81.0, 5
LAMPS = (FRect(LANE.left + 422, LANE.top + 40, 40, 86), FRect(LANE.left + 18, LANE.top + 142, 76, 86))
"""The lamp of each side hangs where no card of that side ever lies."""
BAR = layout.BAR
PANEL = FRect(1256, 742, 250, 148)
PIN = 140.0
"""From the left end of a side seat's plate to its pin."""
OWN_NAME = 152.0
"""From the left end of the near plate to its pin."""
CORRIDOR = LANE.top - 6
"""Threads run along this line, above the lane and below the seats at the top."""


def card_pose(index: int, side: int) -> Pose:
    """How a card of the argument lies: the attack is number 0; each answer goes one step right."""
    rail = RAILS[side]
    step = min(index, STEPS - 1)
    turn = (index * 37 % 5 - 2) * 0.7
    return Pose(
        rail.left + FIRST + step * PITCH + CHAIN_CARD[0] / 2, rail.centery, angle=turn, z=20.0 + index
    )


def open_step(index: int, side: int) -> FRect:
    """The dashed place for the next card."""
    pose = card_pose(index, side)
    area = FRect(0, 0, CHAIN_CARD[0] + 2, CHAIN_CARD[1] - 4)
    area.center = pose.at
    return area


def pin(index: int, side: int, right: bool) -> Point:
    """The pin on a card's inner corner, from which a thread runs to the other rail."""
    pose = card_pose(index, side)
    across = CHAIN_CARD[0] / 2 - 8
    down = CHAIN_CARD[1] / 2 - 3
    return pose.x + (across if right else -across), pose.y + (down if side == 0 else -down)


def thread_to(seat: int, near: int, seats: int, end: Point, left: bool) -> list[Point]:
    """The way of a thread from a seat's plate to `end`: through the gaps between seats, into the lane from
    its left or right edge, and there along the rail, under the cards.
    """
    edge = LANE.left - 10 if left else LANE.right + 10
    if seat == near:
        plate = layout.OWN_PLATE
        right = plate.left + OWN_NAME
        return [
            (right, plate.top + 3),
            (edge - 46, plate.top - 44),
            (edge, LANE.bottom - 20),
            *_in(edge, end),
        ]
    area = layout.seat_areas(seats, near)[seat]
    if area.top > layout.ABOVE.top + 1:
        if area.centerx < LANE.left:
            start = area.left + PIN, area.top + 3
            turn = start[0] + 26 if area.top > layout.ABOVE.bottom else area.right - 2
            return [start, *_along(turn, edge, end)]
        return [(area.left + 5, area.top + 18), *_along(area.left - 21, edge, end)]
    gap = area.left - 7
    down = (gap, area.top + 66), (gap, CORRIDOR - 46)
    return [(area.left + 6, area.top + 31), *down, *_along(gap + (14 if edge > gap else -14), edge, end)]


def _along(start: float, edge: float, end: Point) -> list[Point]:
    """Along the corridor above the lane, round its corner, and in."""
    inward = 16 if edge > start else -16
    middle = (start + edge) / 2
    way = [(start, CORRIDOR), (middle, CORRIDOR), (edge - inward, CORRIDOR)]
    if abs(edge - start) < 60:
        way = [(start, CORRIDOR)]
    return [*way, *_in(edge, end)]


def _in(edge: float, end: Point) -> list[Point]:
    """From the lane's edge along the rail."""
    return [(edge, end[1] - 3), ((edge + end[0]) / 2, end[1]), end]
