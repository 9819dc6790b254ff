"""Signals for a candidate whose microphone is cut: nods and shrugs instead of words (AE-7.16)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from game.text import Style
from game.widgets.button import Button
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

SIGNS = ("nod", "shake", "shrug", "point")
AREA = FRect(216, 748, 204, 84)
LABEL = Style("label", 17, cap=1.15)


class Signs:
    """Four buttons beside the near hand, there only while its holder is silenced."""

    def __init__(self, scene: EntkhbatScene) -> None:
        self.scene = scene
        self.buttons: list[Button] = []

    def build(self) -> None:
        """Two rows of two."""
        wide, tall = (AREA.width - 8) / 2, (AREA.height - 8) / 2
        self.buttons = []
        for index, sign in enumerate(SIGNS):
            row, column = divmod(index, 2)
            spot = FRect(AREA.left + column * (wide + 8), AREA.top + row * (tall + 8), wide, tall)
            tip = words("entkhbat.sign.tip")
            label = words(f"entkhbat.sign.{sign}")
            button = Button(f"sign-{sign}", label, spot, partial(self._make, sign), style=LABEL, tip=tip)
            self.buttons.append(self.scene.add(button))
        self.refresh()

    def refresh(self) -> None:
        """Whoever may speak needs no signs."""
        scene = self.scene
        there = scene.own_hand_open and scene.shown.seats[scene.front].silenced > 0
        for button in self.buttons:
            button.visible = button.enabled = there

    def _make(self, sign: str) -> None:
        """Everybody sees it in the line at the top; what it means is theirs to guess."""
        scene = self.scene
        scene.say_prompt(words(f"entkhbat.sign.{sign}-seen", name=scene.name_of(scene.front)))
        scene.sound("mic-cut")
        scene.refresh()
