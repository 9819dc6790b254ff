"""Where the board, the things in its middle, the folders and the mat lie, in table units."""

from __future__ import annotations

from pygame import FRect

from engine.modipoly.cards import SPACES, TIHAR
from game.space import Point
from game.table.piece import Pose

BOARD = FRect(451, 188, 817, 498)
CORNER = (110.0, 72.0)
ACROSS = (BOARD.width - 2 * CORNER[0]) / 8
DOWN = (BOARD.height - 2 * CORNER[1]) / 8
SIDE = SPACES // 4
MIDDLE = FRect(561, 260, 597, 354)

METERS = tuple(FRect(566.5 + 119 * index, 268, 110, 107) for index in range(5))
DECK = FRect(577, 388, 70, 98)
ENACTED_PILE = FRect(659, 388, 70, 98)
STAND = FRect(745, 384, 92, 124)
BOWL = FRect(846, 404, 124, 76)
VOTING = FRect(741, 380, 238, 132)
"""Stand and bowl together."""
READ_PILE = FRect(990, 388, 70, 98)
NEWS_DECK = FRect(1072, 388, 70, 98)
DICE_TRAY = FRect(569, 526, 150, 82)
TERM = FRect(729, 526, 142, 82)
SWITCH = FRect(879, 534, 90, 60)
BELL = FRect(982, 529, 64, 61)
ENVELOPE = FRect(1062, 532, 88, 57)
TREASURY = FRect(1166, 72, 104, 92)
"""The Treasury box."""

MAT = FRect(940, 708, 570, 184)
OWN = FRect(209, 708, 719, 184)
OWN_WIDE = FRect(209, 708, 1301, 184)
"""The own folder with the deal mat beside it, and without."""
TAB = 30.0
"""The height of a folder's tab."""

LEFT = FRect(209, 68, 214, 626)
RIGHT = FRect(1296, 68, 214, 626)
ABOVE = FRect(451, 68, 703, 98)
GAP = 10.0

PAWN = (28.0, 42.0)
BADGE = 19.0
"""How wide an owner's badge on the frame is."""
LANDED = (67.0, 93.8)
"""A deed that lies on its own space."""

STAND_SPOT = (STAND.left + 45.5, STAND.top + 61.5)
"""The middle of the place for a deed on the voting stand."""


def space_area(space: int) -> FRect:
    """A space of the board: clockwise from Parliament in the lower right corner."""
    side, step = divmod(space, SIDE)
    left, top, right, bottom = BOARD.left, BOARD.top, BOARD.right, BOARD.bottom
    if step == 0:
        x = right - CORNER[0] if side in (0, 3) else left
        y = bottom - CORNER[1] if side in (0, 1) else top
        return FRect(x, y, *CORNER)
    if side == 0:
        return FRect(right - CORNER[0] - step * ACROSS, bottom - CORNER[1], ACROSS, CORNER[1])
    if side == 1:
        return FRect(left, bottom - CORNER[1] - step * DOWN, CORNER[0], DOWN)
    if side == 2:
        return FRect(left + CORNER[0] + (step - 1) * ACROSS, top, ACROSS, CORNER[1])
    return FRect(right - CORNER[0], top + CORNER[1] + (step - 1) * DOWN, CORNER[0], DOWN)


def outward(space: int) -> Point:
    """The direction from the board's middle over the outer edge of a space."""
    side, step = divmod(space, SIDE)
    if step == 0:
        side = 0 if side in (0, 1) else 2
    return ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))[side]


def edge(space: int) -> Point:
    """The middle of the outer edge of a space."""
    area, (x, y) = space_area(space), outward(space)
    return area.centerx + x * area.width / 2, area.centery + y * area.height / 2


def owner_spot(space: int) -> Point:
    """Where the badge of a deed's owner sits, on the frame."""
    (x, y), (across, down) = edge(space), outward(space)
    return x + across * 4, y + down * 2


def pawn_pose(space: int, place: int, count: int, jailed: bool = False) -> Pose:
    """Where the pawn that came `place`th of `count` to a space stands: at its outer edge, fanned along it."""
    area = space_area(space)
    if jailed:
        pitch = min(16.0, 66.0 / max(1, count))
        return Pose(area.left + 42 + place * pitch, area.top + 22, z=60.0 + place, lift=2.0)
    (x, y), (across, down) = edge(space), outward(space)
    if space % SIDE == 0:
        pitch = min(22.0, 84.0 / max(1, count - 1))
        x += (place - (count - 1) / 2) * pitch
        return Pose(x, y - 8 if down > 0 else y - 10, z=60.0 + place, lift=2.0)
    off = _off(place)
    if across:
        return Pose(
            x + across * 14, area.centery + off * 12 - 2, z=60.0 + area.centery / 50 + place, lift=2.0
        )
    out = 2.0 if down > 0 else 10.0
    return Pose(x + (off * 15 if count > 1 else 0) + 20, y + down * out, z=60.0 + place, lift=2.0)


def _off(place: int) -> float:
    """0, then alternately to one side and the other."""
    return ((place + 1) // 2) * (-1.0 if place % 2 else 1.0)


def landed_pose(space: int) -> Pose:
    """How the deed of a space lies on it, for everybody to look at."""
    area, (x, y) = space_area(space), outward(space)
    return Pose(area.centerx - x * 8, area.centery - y * 8, 3.0 if space % 2 else -3.0, z=50.0)


def walk(start: int, end: int) -> list[int]:
    """The spaces a pawn steps on from one to another, in the direction of play."""
    return [(start + step) % SPACES for step in range(1, (end - start) % SPACES + 1)]


def in_jail(space: int, tihar: int) -> bool:
    """Whether a pawn is behind the bars and not on the strip before them."""
    return space == TIHAR and tihar > 0


def folders(seats: int, near: int) -> dict[int, FRect]:
    """By seat the folder of everybody but the near one; play runs clockwise from the lower left."""
    others = [(near + step) % seats for step in range(1, seats)]
    left, top, right = _shares(len(others))
    areas = {}
    for place, seat in enumerate(others[:left]):
        tall = (LEFT.height - GAP * (left - 1)) / left
        areas[seat] = FRect(LEFT.left, LEFT.bottom - (place + 1) * tall - place * GAP, LEFT.width, tall)
    for place, seat in enumerate(others[left : left + top]):
        wide = (ABOVE.width - GAP * (top - 1)) / top
        areas[seat] = FRect(ABOVE.left + place * (wide + GAP), ABOVE.top, wide, ABOVE.height)
    for place, seat in enumerate(others[left + top :]):
        tall = (RIGHT.height - GAP * (right - 1)) / right
        areas[seat] = FRect(RIGHT.left, RIGHT.top + place * (tall + GAP), RIGHT.width, tall)
    return areas


def _shares(others: int) -> tuple[int, int, int]:
    """How many folders lie at the left, above and at the right of the board."""
    return {3: (1, 1, 1), 4: (1, 2, 1), 5: (2, 1, 2), 6: (2, 2, 2)}[others]
