"""The animated hand: it lifts, carries, drops once and leaves. Under reduced motion two pulses instead."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas
from game.look import INK, LEMON
from game.space import Point

LIFT, CARRY, DROP, LEAVE = 0.45, 0.95, 0.35, 0.35
"""Seconds of each part of the gesture."""
SECONDS = LIFT + CARRY + DROP + LEAVE
SIZE = 74.0
PULSES, PULSE = 2, 0.8
IDLE = 8.0
"""Seconds of stillness after which it comes again."""


@dataclass(frozen=True)
class Errand:
    """What the hand carries, from where to where; the same place twice for a press."""

    start: FRect
    end: FRect
    picture: str = ""
    size: tuple[float, float] = (0.0, 0.0)
    presses: bool = False
    """Whether it presses a control: then it points from below, so that the words on it can be read."""

    @property
    def points(self) -> tuple[Point, Point]:
        """From where to where the fingertips go."""
        if self.presses:
            at = self.start.centerx, self.start.bottom - 2
            return at, at
        return self.start.center, self.end.center

    def way(self) -> list[FRect]:
        """Where it comes by, as a few rectangles."""
        out = []
        for step in range(7):
            spot = FRect(0, 0, max(SIZE, self.size[0]), max(SIZE, self.size[1]))
            spot.center = _path(*self.points, LIFT + CARRY * step / 6)
            out.append(spot)
        return out


class Ghost:
    """A mover above everything."""

    def __init__(self) -> None:
        self.errand: Errand | None = None
        self.calm = False
        self._seconds = 0.0

    @property
    def busy(self) -> bool:
        """Whether the hand is to be seen."""
        return self.errand is not None

    def show(self, errand: Errand | None, calm: bool) -> None:
        """Perform the gesture once."""
        self.errand, self.calm, self._seconds = errand, calm, 0.0

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._seconds += dt
        if self._seconds >= (PULSES * PULSE if self.calm else SECONDS):
            self.errand = None

    def signature(self) -> object:
        """Where it is."""
        if self.errand is None:
            return None
        return ("ghost", int(self._seconds * 4) if self.calm else self._seconds)

    def draw(self, canvas: Canvas) -> None:
        """The hand with what it carries, or the pulses."""
        if self.errand is None:
            return
        if self.calm:
            self._pulse(canvas, self.errand)
        else:
            self._carry(canvas, self.errand)

    def _carry(self, canvas: Canvas, errand: Errand) -> None:
        x, y = _path(*errand.points, self._seconds)
        fades = max(0.0, self._seconds - (SECONDS - LEAVE)) / LEAVE
        alpha = round(235 * (1 - fades))
        if errand.picture:
            ghost = FRect(0, 0, *errand.size)
            ghost.center = (x, y)
            area = canvas.space.rect(ghost)
            card = canvas.pictures.card(errand.picture, area.size).copy()
            card.set_alpha(round(alpha * 0.7))
            canvas.put(card, area.topleft)
        hand = FRect(x - SIZE * 0.35, y - SIZE * 0.1, SIZE, SIZE)
        canvas.picture("icons/hand", hand, alpha)

    def _pulse(self, canvas: Canvas, errand: Errand) -> None:
        if int(self._seconds * 4) % 3 == 2:
            return
        for area in (errand.start, errand.end):
            canvas.outline(area.inflate(14, 14), INK, 7, 12)
            canvas.outline(area.inflate(12, 12), LEMON, 4, 12)


def _path(start: Point, end: Point, seconds: float) -> Point:
    """Down, up, across in a shallow arc, down again; on one spot a tap from below."""
    if start == end:
        return start[0], start[1] + 10 - 10 * _ease(min(1.0, seconds / LIFT))
    if seconds < LIFT:
        return start[0], start[1] - 16 * _ease(seconds / LIFT)
    part = _ease(min(1.0, (seconds - LIFT) / CARRY))
    sunk = 16 * _ease(max(0.0, min(1.0, (seconds - LIFT - CARRY) / DROP)))
    arc = 40 * 4 * part * (1 - part) * 0.5
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part - 16 - arc + sunk


def _ease(part: float) -> float:
    return part * part * (3 - 2 * part)
