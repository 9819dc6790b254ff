"""When the animated hand comes, and what it does: once at the start of a beat, and again after stillness."""

from __future__ import annotations

from pygame import FRect

from game.table.gesture import Drag, Gestures
from game.table.piece import Piece
from game.table.sprites import PictureFace
from game.table.tabletop import TableTop
from game.tutorial.coach import Coach
from game.tutorial.ghost import IDLE, Errand, Ghost
from game.tutorial.patterns import ARROW, in_table_names
from game.tutorial.voice import Spot

SOON = 0.5
"""Seconds after which it is shown again to somebody who pressed beside it."""
FIRST_SHOWN = 0.7
"""Seconds after which the hand shows a beat's gesture for the first time."""


class Pointing:
    """The animated hand of one lesson."""

    def __init__(self, coach: Coach, table: TableTop, spot: Spot) -> None:
        self.coach, self.table, self.spot = coach, table, spot
        self.ghost = Ghost()
        self._still = 0.0
        self._shown_once = False

    def begin(self) -> None:
        """Another beat: the hand has not been seen yet."""
        self._shown_once = False
        self.leave()

    def leave(self) -> None:
        """The player did something: the hand goes away."""
        self._still = 0.0
        self.ghost.show(None, False)

    def soon(self) -> None:
        """The player pressed something that means nothing: show the gesture again."""
        self._still = max(self._still, IDLE - SOON)

    def update(self, dt: float, idle: bool, gestures: Gestures, calm: bool) -> None:
        """Let time pass; `idle` while the player could act and does not."""
        self.ghost.update(dt)
        self._still = self._still + dt if idle and not self.ghost.busy else 0.0
        if self._still >= (IDLE if self._shown_once else FIRST_SHOWN):
            self._still, self._shown_once = 0.0, True
            self.ghost.show(self.errand(gestures), calm)

    def errand(self, gestures: Gestures) -> Errand | None:
        """What the hand would do now, or None where it has nothing to show."""
        hand = self.coach.beat.hand
        if not hand or self.coach.remark:
            return None
        source, _, target = in_table_names(hand, self.coach.adapter.name).partition(ARROW)
        if "*" in source:
            gesture = self.coach.model(gestures)
            source = gesture.piece if isinstance(gesture, Drag) else source
        start = self.spot(source)
        if start is None:
            return None
        end = self.spot(target) if target else start
        piece = self.table.pieces.get(source)
        if piece is None or not isinstance(piece.front, PictureFace):
            return Errand(start, end or start, presses=not target)
        return Errand(start, end or start, piece.front.name, lies(piece).size)


def lies(piece: Piece) -> FRect:
    """Where a piece lies at rest."""
    pose = piece.home
    area = FRect(0, 0, piece.size[0] * pose.scale, piece.size[1] * pose.scale)
    area.center = pose.at
    return area
