"""The refusal bubble on this table: beside the piece that came home, and gone as soon as it is stale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.signals import KeyPressed, PointerPressed, Signal
from game.table.piece import Piece
from game.widgets.bubble import Bubble

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

READS = 5.0
"""Seconds a bubble stays when nothing else sends it away."""
WIDTH = 320.0
KEEPS = ("tab", "return", "space", "f1", "left", "right", "up", "down")
"""Keys that lead to the bubble and its rule."""
CROWDED = ("planner", "rack", "shelf-near", "envelopes", "gavel")
"""Zones in which things lie close together: a bubble stands over them, never on them."""


class Reading:
    """Places the bubble and counts the seconds in which it is read."""

    def __init__(self, scene: TamashaScene) -> None:
        self.scene = scene
        self._read: Bubble | None = None
        self._seconds = 0.0

    def beside(self, piece: Piece) -> None:
        """Let the open bubble speak for a piece: over the crowd in which it lies."""
        scene, said = self.scene, self.scene.bubble
        if said is None:
            return
        height = piece.size[1] * piece.home.scale
        top, crowd = piece.home.y - height / 2 + 6 - self._raised(piece), self._crowd(piece)
        toward = (piece.home.x, top if crowd is None else min(top, crowd.top + 30))
        scene.drop_bubble()
        made = Bubble(scene.space, said.text, said.rule, toward, WIDTH, crowd, scene.rule_link())
        scene.bubble = scene.add(made)

    def _raised(self, piece: Piece) -> float:
        """How far the top of a card stands over its place in the fan while it is pointed at."""
        hand = self.scene.table.hand_of(piece)
        if hand is None or hand.hovered is not piece:
            return 0.0
        return hand.fan.lift + piece.size[1] * (hand.fan.grow - 1)

    def _crowd(self, piece: Piece) -> FRect | None:
        """What the bubble must not cover."""
        zones = (self.scene.top.zone(name) for name in CROWDED)
        around = next((zone for zone in zones if zone.collidepoint(piece.home.at)), None)
        return around.inflate(0, 40) if around is not None else None

    def signalled(self, signal: Signal) -> None:
        """The next press anywhere else, and every key that does not lead to it, sends it away."""
        bubble = self.scene.bubble
        if bubble is None:
            return
        pressed = isinstance(signal, PointerPressed) and signal.button == 1 and not bubble.contains(signal.at)
        if pressed or (isinstance(signal, KeyPressed) and signal.key not in KEEPS):
            self.scene.drop_bubble()

    def update(self, dt: float) -> None:
        """Let time pass; whoever points at it is still reading."""
        bubble = self.scene.bubble
        if bubble is None or bubble is not self._read:
            self._read, self._seconds = bubble, 0.0
            return
        if not bubble.hovered and self.scene.focus is not bubble:
            self._seconds += dt
        if self._seconds >= READS:
            self.scene.drop_bubble()
