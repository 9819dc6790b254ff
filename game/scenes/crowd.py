"""The crowd below a stage: pawns that hop for joy, and petals that come down on the winner."""

from __future__ import annotations

import math

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, HALDI, SINDOOR, TEAL

PAWN = (58.0, 80.0)
PITCH = 49.0
ROWS = ((34.0, 0.5), (0.0, 0.0))
"""How far a row stands above the front one, and its shift in parts of the pitch; the back row first."""
SHAPES = 3
HOP = 15.0
HOPS_A_SECOND = 2.1
CHEERS = 6.0
"""Seconds until the crowd is tired and the last petal has come down."""
PETALS = 90
PETAL_COLOURS = (HALDI, SINDOOR, CREAM, TEAL)


class Crowd:
    """Two rows of a party's pawns along the bottom, with a gap in the middle for a button.

    A mover: it hops and strews for `CHEERS` seconds and stands still afterwards, and at once for eyes
    that want it calm.
    """

    def __init__(self, party: str, room: FRect, gap: FRect, calm: bool) -> None:
        self.party, self.room, self.calm = party, room, calm
        self.time = CHEERS if calm else 0.0
        self._pawns = _standing(room, gap)

    def update(self, dt: float) -> None:
        """Go on cheering."""
        self.time = min(CHEERS, self.time + dt)

    def signature(self) -> object:
        """The moment, until the crowd is tired."""
        return ("crowd", self.time)

    def draw(self, canvas: Canvas) -> None:
        """Petals behind, pawns in front."""
        if self.time < CHEERS:
            self._draw_petals(canvas)
        tired = 1.0 - self.time / CHEERS
        for index, (x, y) in enumerate(self._pawns):
            hop = abs(math.sin(math.pi * HOPS_A_SECOND * self.time + index * 1.7)) * HOP * tired
            shape = index * 7 % SHAPES + 1
            spot = FRect(x - PAWN[0] / 2, y - PAWN[1] - hop, *PAWN)
            canvas.picture(f"props/pawn_{self.party}.{shape}", spot)

    def _draw_petals(self, canvas: Canvas) -> None:
        """Each falls its own way; none is seen twice."""
        for index in range(PETALS):
            late = index * 0.37 % 1 * CHEERS * 0.45
            fallen = (self.time - late) / (CHEERS * 0.55)
            if not 0 < fallen < 1:
                continue
            sway = math.sin(self.time * 2.4 + index) * 26
            x = self.room.left + (index * 0.618 % 1) * self.room.width + sway
            y = self.room.top + fallen * self.room.height
            petal = FRect(0, 0, 8 + index % 3 * 3, 5 + abs(math.sin(self.time * 5 + index)) * 8)
            petal.center = (x, y)
            canvas.fill(petal, PETAL_COLOURS[index % len(PETAL_COLOURS)], 4)


def _standing(room: FRect, gap: FRect) -> list[tuple[float, float]]:
    """Where the pawns stand: the middle of each one's foot."""
    out = []
    for up, shift in ROWS:
        x = room.left + PITCH * (0.5 + shift)
        while x < room.right - PITCH * 0.3:
            if not gap.left - PAWN[0] < x < gap.right + PAWN[0]:
                out.append((x, room.bottom - 6 - up))
            x += PITCH
    return out
