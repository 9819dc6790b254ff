"""The paper tab that turns from the offered Attack cards to the Victim cards and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.table.tamasha.names import PAGES
from game.widgets.button import Button
from game.words import words

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

SIZE = (170.0, 44.0)


class PageButton(Button):
    """It stands beside the planner for as long as the other page can be opened."""

    def __init__(self, scene: TamashaScene, name: str) -> None:
        kind = "button-go" if name == PAGES[1] else "button"
        super().__init__(name, "", FRect(0, 0, *SIZE), self._turn, kind)
        self._table = scene
        self._top = scene.top
        self.visible = False

    def _turn(self) -> None:
        self._table.press(self.name)

    def show(self, ready: bool) -> None:
        """Whether it is there now; the way on stands where the seal will, the way back below it."""
        self.visible = ready
        if not ready:
            return
        self.label = words(f"tamasha.zone.{self.name}")
        self.tip = words("tamasha.tip.page")
        self.rect = self._spot()

    def _spot(self) -> FRect:
        planner = self._top.layout.zone("planner")
        onward = self.name == PAGES[1]
        if self._top.layout.compact:
            box = FRect(0, 0, SIZE[0], SIZE[1] if onward else SIZE[1] - 10)
            box.center = (planner.right - 102, planner.y + (88 if onward else 174))
            return box
        box = FRect(planner.right + 6, 0, SIZE[0], SIZE[1] if onward else SIZE[1] - 8)
        box.centery = planner.y + (72 if onward else 170)
        return box
