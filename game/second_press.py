"""Half a double click: meant for the sheet that the first half closed, not for what lies below."""

from __future__ import annotations

import math

from game.signals import PointerPressed, PointerReleased, Signal
from game.space import Point

WITHIN = 0.4
"""Seconds after a sheet was closed by a press."""
NEAR = 12.0
"""Units between the two presses."""


class SecondPress:
    """Tells which press falls through a sheet that has just gone, and takes it out with its release."""

    def __init__(self) -> None:
        self._handling: Signal | None = None
        self._at: Point = (0.0, 0.0)
        self._left = 0.0
        self._taken = False

    def closed(self) -> None:
        """A sheet has gone; if a press did it, a second one at the same spot finds nothing for a moment."""
        if isinstance(self._handling, PointerPressed | PointerReleased):
            self._at, self._left = self._handling.at, WITHIN

    def handled(self) -> None:
        """The signal has been dealt with: what goes from now on was not closed by it."""
        self._handling = None

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - dt)

    def takes(self, signal: Signal) -> bool:
        """Whether nobody may hear of this signal."""
        self._handling = signal
        if isinstance(signal, PointerReleased) and self._taken:
            self._taken = False
            return True
        if isinstance(signal, PointerPressed) and self._left > 0 and math.dist(signal.at, self._at) <= NEAR:
            self._left, self._taken = 0.0, True
        return self._taken and isinstance(signal, PointerPressed)
