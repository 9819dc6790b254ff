"""Two dice that tumble in their tray and end as the engine rolled them.

The way of each die is simulated ahead as a disc on felt; then a cube is rolled backwards along it from its
final face, and hops in three fixed bounces. Decoration: nothing is decided here.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import FRect

from game.space import Point
from game.table.physics import FRAMES, Grip, Tray

Vector = tuple[float, float, float]
Turn = tuple[float, float, float, float]
"""A unit quaternion."""

HALF = 13.5
"""Half the edge of a die, in units."""
DIE = Grip(HALF * 1.25, slide=420.0, turn=900.0, bounce=0.5)
PACE = 300.0
"""How fast a die comes in, in units a second."""
MOST = 54
"""A throw ends after so many frames, settled or not."""
HOPS = ((0.26, 20.0), (0.18, 9.0), (0.11, 3.0))
"""Seconds and height in units of each bounce."""
CALM = 12
"""In its last frames a die rolls less and less and only slides."""

FACES: dict[int, Vector] = {
    1: (0, 0, 1),
    6: (0, 0, -1),
    2: (0, -1, 0),
    5: (0, 1, 0),
    3: (1, 0, 0),
    4: (-1, 0, 0),
}
"""The direction each face of the cube looks in; x to the right, y down the table, z towards the eye."""


class Spin(NamedTuple):
    """A die in one frame: where, how high, and how turned."""

    x: float
    y: float
    height: float
    turn: Turn


def about(axis: Vector, angle: float) -> Turn:
    """A turn about an axis by so many radians."""
    sine = math.sin(angle / 2)
    return math.cos(angle / 2), axis[0] * sine, axis[1] * sine, axis[2] * sine


def times(a: Turn, b: Turn) -> Turn:
    """The product of two quaternions: the turn `b`, then `a`."""
    w, x, y, z = a
    s, i, j, k = b
    return (
        w * s - x * i - y * j - z * k,
        w * i + x * s + y * k - z * j,
        w * j + y * s + z * i - x * k,
        w * k + z * s + x * j - y * i,
    )


def turned(turn: Turn, point: Vector) -> Vector:
    """Where a point of the cube is after a turn."""
    w, x, y, z = turn
    _, right, down, up = times(times(turn, (0.0, *point)), (w, -x, -y, -z))
    return right, down, up


RESTING: dict[int, Turn] = {
    1: (1.0, 0.0, 0.0, 0.0),
    6: about((1, 0, 0), math.pi),
    2: about((1, 0, 0), -math.pi / 2),
    5: about((1, 0, 0), math.pi / 2),
    3: about((0, 1, 0), -math.pi / 2),
    4: about((0, 1, 0), math.pi / 2),
}
"""The turn that brings each face up."""


def face_up(turn: Turn) -> int:
    """The face that looks at the eye."""
    return max(FACES, key=lambda face: turned(turn, FACES[face])[2])


def at_rest(value: int, at: Point, angle: float) -> Spin:
    """A die that lies with a face up, turned by so many radians."""
    return Spin(at[0], at[1], 0.0, times(about((0, 0, 1), angle), RESTING[value]))


def throw(values: tuple[int, int], area: FRect, seed: int) -> list[tuple[Spin, ...]]:
    """Frame by frame both dice, from the hand to the end; the same throw for the same numbers and seed."""
    tray = Tray(area, seed * 36 + values[0] * 6 + values[1])
    paths = _record(tray, area)
    tracks = [
        _roll(path, value, seed + place)
        for place, (path, value) in enumerate(zip(paths, values, strict=True))
    ]
    return list(zip(*tracks, strict=True))


def _record(tray: Tray, area: FRect) -> list[list[Point]]:
    """The ways of two discs thrown in from the lower left."""
    tray.throw(2, (area.left + 8, area.bottom - 12), DIE, PACE)
    frames = [tray.poses()]
    while not tray.settled and len(frames) < MOST:
        frames.append(tray.frame())
    return [[(x, y) for x, y, _ in path] for path in zip(*frames, strict=True)]


def _roll(path: list[Point], value: int, seed: int) -> list[Spin]:
    """Roll a cube backwards along a way, so that it ends with `value` up."""
    turn = at_rest(value, path[-1], ((seed * 37) % 100 - 50) / 110).turn
    spins = [Spin(*path[-1], 0.0, turn)]
    for index in range(len(path) - 1, 0, -1):
        (x, y), (was_x, was_y) = path[index], path[index - 1]
        across, down = x - was_x, y - was_y
        far = math.hypot(across, down)
        if far > 1e-6:
            part = min(1.0, (len(path) - index) / CALM)
            turn = times(about((-down / far, across / far, 0.0), -far / HALF * part), turn)
        spins.append(Spin(was_x, was_y, _hop((index - 1) / FRAMES), turn))
    return spins[::-1]


def _hop(seconds: float) -> float:
    """How high above the felt a die is, so long after it was thrown."""
    start = 0.0
    for lasts, height in HOPS:
        if start <= seconds < start + lasts:
            part = (seconds - start) / lasts
            return height * 4 * part * (1 - part)
        start += lasts
    return 0.0
