"""Closing the lid in Horse Trading: one drag, one press, or two where the player wants to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.signals import PointerPressed, Signal
from game.table.drag import Hold
from game.table.tamasha.names import LID, RACK
from game.table.tamasha.pieces import lid_face

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene


class LidHand:
    """The lid has only one place to go, so a press on it is enough to mean that place."""

    def __init__(self, scene: TamashaScene) -> None:
        self.scene = scene

    @property
    def lifted(self) -> bool:
        """Whether the lid was pressed once and waits."""
        hand = self.scene.hand
        return hand.hold is Hold.SELECTED and hand.piece is not None and hand.piece.name == LID

    def settle(self) -> None:
        """After a signal: a lid that was pressed closes at once, unless this player wants to be asked."""
        if self.lifted and not self.scene.game.settings.confirmations:
            self._close()
        elif self.scene.top.lid_lifted != self.lifted:
            self._letter(self.lifted)

    def pressed_again(self, signal: Signal) -> bool:
        """The second press on the lid closes it. True when it did."""
        if not (self.lifted and isinstance(signal, PointerPressed) and signal.button == 1):
            return False
        piece = self.scene.table.piece_at(signal.at)
        if piece is None or piece.name != LID:
            return False
        self._close()
        return True

    def _letter(self, lifted: bool) -> None:
        """What is written on the lid: a piece in the hand keeps its face, so it is written anew here."""
        self.scene.top.lid_lifted = lifted
        piece = self.scene.table.pieces.get(LID)
        if piece is not None:
            piece.front = lid_face(lifted)

    def _close(self) -> None:
        self._letter(False)
        self.scene.hand.put_on(self.scene.table.place(RACK))
