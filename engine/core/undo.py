"""What can be taken back: the match as it was before the last answers, for as long as that is honest."""

from __future__ import annotations

import msgspec

from engine.core.asking import Answer, Seat
from engine.core.refusal import Refusal, Refused
from engine.core.table import Table


class Point(msgspec.Struct, frozen=True):
    """A match as it was before one answer."""

    seat: Seat
    """Who was about to answer."""
    shown: int
    rest: Table
    released: bool
    since: list[tuple[Seat, Answer]]
    """Answers since that rest; the first `given` of them count."""
    given: int
    told: int
    """How long the story was."""


class Past:
    """The last answers of one seat, as long as nothing hidden has shown and nobody else has answered."""

    __slots__ = ("_barred", "_points")

    def __init__(self) -> None:
        self._points: list[Point] = []
        self._barred = ""

    def remember(self, point: Point) -> None:
        """Keep a point, and forget those that nobody can go back to any more."""
        points = self._points
        if points and (points[-1].seat != point.seat or points[-1].shown != point.shown):
            points.clear()
        points.append(point)

    def bar(self, reason: str) -> None:
        """Nothing before this moment can be taken back."""
        self._points.clear()
        self._barred = reason

    def why_not(self, seat: Seat, table: Table) -> Refusal | None:
        """Why `seat` cannot take its last answer back from `table`, or None if it can."""
        if not self._points:
            return Refusal(self._barred or "nothing-to-undo", "")
        last = self._points[-1]
        if last.seat != seat:
            return Refusal("someone-has-answered", "")
        if last.shown != table.shown:
            return Refusal("something-was-shown", "")
        return Refusal("answer-is-sealed", "") if table.sealed else None

    def take(self, table: Table) -> Point:
        """The point before the last answer, taken from here. Raises `Refused` where that is not honest."""
        seat = self._points[-1].seat if self._points else Seat(0)
        if (no := self.why_not(seat, table)) is not None:
            raise Refused(no)
        return self._points.pop()
