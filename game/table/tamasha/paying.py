"""Paying with help from the chest: nothing to drag, one plate with who pays how much, one confirmation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rulebook.explain import rule_of
from game.signals import PointerPressed, Signal
from game.table.gesture import Drag
from game.table.piece import Pose
from game.table.tamasha.controls import pay_area
from game.table.tamasha.top import Chips
from game.table.timeline import glide
from game.words import words

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

CARD_HEIGHT = 140.0
"""How tall the card stands beside the plate."""


class Till:
    """At most one bill waits here to be confirmed or taken back."""

    def __init__(self, scene: TamashaScene) -> None:
        self.scene = scene
        self.bill: Drag | None = None

    def ask(self, gesture: Drag, chips: Chips) -> None:
        """Show the plate on the tile, the card beside it."""
        scene = self.scene
        self.bill = gesture
        scene.top.chips = chips
        scene.open_gestures(())
        tile = scene.top.layout.tile(chips.constituency)
        piece = scene.table.pieces.get(gesture.piece)
        if piece is not None:
            plate, scale = pay_area(tile), CARD_HEIGHT / piece.size[1]
            x = plate.left - piece.size[0] * scale / 2 - 6
            scene.tell(glide(piece, Pose(x, plate.centery, -3.0, scale, lift=8.0, z=800.0), 0.18))
        scene.controls.ask_to_pay(tile, -chips.funds, chips.chest)
        scene.flow.say_what_now()

    def waits(self, signal: Signal) -> bool:
        """A press anywhere else while a bill lies there says what is wanted. True when it did."""
        if self.bill is None or not isinstance(signal, PointerPressed) or self.scene.player.playing:
            return False
        plate = self.scene.find("pay-plate")
        if plate is not None and not plate.rect.collidepoint(signal.at):
            self.scene.sound("card-refused")
            toward = (plate.rect.centerx, plate.rect.top + 4)
            self.scene.say_no(words("tamasha.hint.pay-first"), rule_of("pay"), toward)
        return True

    def pay(self) -> None:
        """The bill is confirmed."""
        gesture = self._close()
        if gesture is not None:
            self.scene.give(gesture.means)

    def take_back(self) -> None:
        """Rather not: the card goes back into the hand."""
        gesture = self._close()
        if gesture is not None:
            self.scene.sync.let_go(gesture.piece)
            self.scene.flow.reopen()

    def _close(self) -> Drag | None:
        gesture, self.bill = self.bill, None
        if gesture is not None:
            self.scene.controls.put_plate_away()
            self.scene.top.chips = None
        return gesture
