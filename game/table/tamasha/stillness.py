"""What stillness brings: a hint after eight seconds, and a see-through card after a third of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.place import Glow

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

HINT_AFTER = 8.0
"""Seconds of stillness after which the table shows what can be done."""
RESTS, SHOWS_THROUGH = 0.3, 0.86
"""After so many seconds at rest over the board a held card becomes so much see-through."""


class Stillness:
    """Counts the seconds in which nothing moves."""

    def __init__(self, scene: TamashaScene) -> None:
        self.scene = scene
        self.hinting = False
        """Whether the table shows what could be done."""
        self._idle = 0.0
        self._resting = 0.0
        self._pointer = scene.pointer

    def moved(self) -> None:
        """The player did something: any hint ends."""
        self._idle = 0.0
        if self.hinting:
            self._hint(False)

    def update(self, dt: float) -> None:
        """Let time pass."""
        scene = self.scene
        asked = scene.waiting_for == "person" and not scene.hand.busy
        self._idle = self._idle + dt if asked else 0.0
        if self._idle >= HINT_AFTER and not self.hinting:
            self._hint(True)
        self._show_through(dt)

    def _hint(self, on: bool) -> None:
        """A piece that can be used rises a little, and its targets glow."""
        self.hinting = on
        gestures, table = self.scene.gestures, self.scene.table
        name = next(iter(gestures.drags), "")
        piece = table.pieces.get(name)
        for place in table.places.values():
            place.glow = Glow.LEGAL if on and place.name in gestures.targets(name) else Glow.OFF
        for fan in table.hands:
            fan.hovered = piece if on and piece is not None and piece in fan.pieces else None
        if on:
            self.scene.hint(piece)
        else:
            self.scene.end_hint()

    def _show_through(self, dt: float) -> None:
        """A card held still over the board lets what it covers show through."""
        scene = self.scene
        piece = scene.hand.piece
        if piece is None or not scene.hand.dragging:
            return
        over = scene.top.layout.zone("board").collidepoint(scene.pointer)
        self._resting = self._resting + dt if over and self._pointer == scene.pointer else 0.0
        self._pointer = scene.pointer
        alpha = SHOWS_THROUGH if self._resting >= RESTS else 1.0
        if piece.pose.alpha != alpha:
            piece.pose = piece.pose.but(alpha=alpha)
