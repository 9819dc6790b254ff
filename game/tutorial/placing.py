"""Finds a place for the bubble: inside the window, beside what it speaks of, never over it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

GAP = 34.0
"""Between bubble and subject, for the tail."""
STEPS = 12
"""Places tried along each side of the window where nothing beside the subject is free."""


def place_bubble(size: tuple[float, float], subject: FRect, avoid: Sequence[FRect], room: FRect) -> FRect:
    """A rectangle of `size` in `room`: beside `subject` if that is free of `avoid`, else the best there is.

    It never lies over the subject unless the room leaves no other way.
    """
    found = [FRect(left, top, *size).clamp(room) for left, top in _beside(size, subject)]
    found += [FRect(left, top, *size) for left, top in _anywhere(size, room)]
    ranked = ((_badness(spot, subject, avoid), index) for index, spot in enumerate(found))
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


def _badness(spot: FRect, subject: FRect, avoid: Sequence[FRect]) -> tuple[float, float, float]:
    """Covering the subject is worst, then covering anything else lit; then being far away."""
    others = sum(_overlap(spot, one) for one in avoid)
    across = spot.centerx - subject.centerx
    down = spot.centery - subject.centery
    return _overlap(spot, subject.inflate(8, 8)), others, (across * across + down * down) ** 0.5


def _overlap(one: FRect, other: FRect) -> float:
    both = one.clip(other)
    return max(0.0, both.width) * max(0.0, both.height)
