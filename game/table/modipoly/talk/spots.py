"""Where things lie on the deal mat, on the pad of slips and beside the voting stand, in table units."""

from __future__ import annotations

from pygame import FRect

from game.table.modipoly.board.geometry import BOWL, MAT
from game.table.modipoly.talk.drafts import GET, GIVE
from game.table.piece import Pose

LEFT = FRect(MAT.left + 12, MAT.top + 42, 162, 131)
"""What I give."""
RIGHT = FRect(MAT.right - 196, MAT.top + 42, 184, 131)
"""What I ask for."""
MIDDLE = FRect(LEFT.right + 8, MAT.top + 42, RIGHT.left - LEFT.right - 16, 131)
"""Promises, or a price."""
SIDES = {GIVE: LEFT, GET: RIGHT}
HEAD = FRect(MAT.left + 12, MAT.top + 9, MAT.width - 24, 30)
"""The line with both badges and the main button."""
MAIN = FRect(MAT.right - 116, MAT.top + 6, 104, 33)
"""The main button."""
ROW = 33.0
NOTE = (62.0, 32.2)
STACK = {1: (30.0, 23.2), 5: (30.0, 42.3)}
CARD = (40.0, 56.0)
SLIP = (172.0, 78.0)
LONE_SLIP = (172.0, 92.0)
"""A slip that has the middle to itself."""
FOOT = FRect(MIDDLE.left, MAT.bottom - 42, MIDDLE.width, 31)
"""The small buttons under the promises."""

PAD = FRect(571, 262, 586, 350)
"""The pad of promise slips, over the middle of the board."""
PAD_SLIP = (272.0, 43.0)

PLATES = FRect(566, 516, 586, 96)
"""The plates of the seats, under the voting stand."""
PLATE_COLUMNS = 4


def dial(side: str, row: int) -> FRect:
    """The dial for cash (row 0) or votes (row 1) on one half."""
    area = SIDES[side]
    return FRect(area.left, area.top + row * (ROW + 4), area.width, ROW)


def word_dial(side: str) -> FRect:
    """The dial for what a promise of that half speaks of."""
    area = SIDES[side]
    return FRect(area.left, area.bottom - ROW + 2, area.width, ROW - 2)


def pile(side: str, short: bool) -> FRect:
    """Where notes, tokens and cards of one half lie; `short` leaves room for a dial below."""
    area = SIDES[side]
    top = area.top + 2 * (ROW + 4) + 1
    return FRect(area.left, top, area.width, area.bottom - top - (ROW if short else 0))


def slip_pose(index: int, count: int) -> Pose:
    """How the promise number `index` of `count` lies in the middle: the last on top."""
    if count < 2:
        return Pose(MIDDLE.centerx, MIDDLE.top + LONE_SLIP[1] / 2, -0.8, z=130.0)
    step = min(29.0, (FOOT.top - MIDDLE.top - SLIP[1]) / (count - 1))
    turn = (index * 5 % 3 - 1) * 0.8
    return Pose(MIDDLE.centerx, MIDDLE.top + SLIP[1] / 2 + step * index, turn, z=130.0 + index)


def pad_pose(index: int) -> Pose:
    """How a slip lies on the pad, in two columns."""
    row, column = index % 6, index // 6
    x = PAD.left + 14 + PAD_SLIP[0] / 2 + column * (PAD_SLIP[0] + 14)
    return Pose(x, PAD.top + 42 + PAD_SLIP[1] / 2 + row * (PAD_SLIP[1] + 3), z=210.0 + index)


def plate(index: int, count: int) -> FRect:
    """The plate number `index` of `count`, in one row or two."""
    columns = PLATE_COLUMNS if count > 6 else min(3, count)
    rows = -(-count // columns)
    row, column = divmod(index, columns)
    wide, tall = PLATES.width / columns, PLATES.height / 2
    top = PLATES.top + (PLATES.height - rows * tall) / 2
    return FRect(PLATES.left + column * wide + 3, top + row * tall + 2, wide - 6, tall - 4)


def bowl_pose(index: int, count: int) -> Pose:
    """How stack number `index` of `count` lies in the bowl."""
    pitch = min(20.0, 70.0 / max(1, count))
    x = BOWL.centerx + (index - (count - 1) / 2) * pitch
    return Pose(x, BOWL.top + 14 - (index % 2) * 4, (index * 7 % 5 - 2) * 3.0, z=120.0 + index)
