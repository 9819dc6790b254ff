"""Finds a place for the bubble: inside the window, beside what it speaks of, never over it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

GAP = 34.0
"""Between bubble and subject, for the tail."""
FAR = 90.0
"""So many square units may be covered rather than stand one unit farther away."""
STEPS = 12
"""Places tried along each side of the window where nothing beside the subject is free."""


def place_bubble(
    size: tuple[float, float],
    subject: FRect,
    lit: Sequence[FRect],
    spare: Sequence[FRect],
    room: FRect,
) -> FRect:
    """A rectangle of `size` in `room`: beside `subject`, off all that is `lit`, better not over `spare`.

    It never lies over the subject unless the room leaves no other way.
    """
    found = [FRect(left, top, *size).clamp(room) for left, top in _beside(size, subject)]
    found += [FRect(left, top, *size) for left, top in _anywhere(size, room)]
    ranked = ((_badness(spot, subject, lit, spare), index) for index, spot in enumerate(found))
    return found[min(ranked)[1]]


def _beside(size: tuple[float, float], subject: FRect) -> Sequence[tuple[float, float]]:
    width, height = size
    across = (subject.right + GAP, subject.left - GAP - width)
    down = (subject.top - GAP - height, subject.bottom + GAP)
    spots: list[tuple[float, float]] = []
    for part in (0.5, 0.0, 1.0):
        y = subject.top + (subject.height - height) * part
        x = subject.left + (subject.width - width) * part
        spots += [(across[0], y), (across[1], y), (x, down[0]), (x, down[1])]
    return spots


def _anywhere(size: tuple[float, float], room: FRect) -> Sequence[tuple[float, float]]:
    across, down = max(0.0, room.width - size[0]), max(0.0, room.height - size[1])
    return [
        (room.left + across * x / STEPS, room.top + down * y / STEPS)
        for x in range(STEPS + 1)
        for y in range(STEPS + 1)
    ]


def _badness(spot: FRect, subject: FRect, lit: Sequence[FRect], spare: Sequence[FRect]) -> float:
    """Covering the subject is worst, then what else is lit, then the rest; being far away counts a little."""
    covered = 1000 * _overlap(spot, subject.inflate(8, 8))
    covered += 30 * sum(_overlap(spot, one) for one in lit)
    covered += sum(_overlap(spot, one) for one in spare)
    return covered + FAR * _distance(spot, subject)


def _distance(spot: FRect, subject: FRect) -> float:
    """Between the nearest edges."""
    across = max(spot.left - subject.right, subject.left - spot.right, 0.0)
    down = max(spot.top - subject.bottom, subject.top - spot.bottom, 0.0)
    return float((across * across + down * down) ** 0.5)


def _overlap(one: FRect, other: FRect) -> float:
    both = one.clip(other)
    return max(0.0, both.width) * max(0.0, both.height)
