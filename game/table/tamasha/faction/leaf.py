"""The leaf of a planner in two halves: a press on the partner's half turns it, another turns it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK
from game.table.tamasha.faction.zones import places
from game.table.tamasha.lettering import heading
from game.table.tamasha.top import HIDDEN
from game.text import Style
from game.widgets.button import Button
from game.words import words

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene

LABEL = Style("label", 17, INK, 1.2)


class LeafButton(Button):
    """A paper tab on the partner's half of the planner."""

    def __init__(self, scene: TamashaScene) -> None:
        super().__init__("leaf", "", FRect(0, 0, 10, 10), self.turn, tip=words("tamasha.tip.leaf"))
        self._table = scene
        self.visible = False

    def turn(self) -> None:
        """Show the other half's cards, or one's own again."""
        top = self._table.top
        top.leaf = top.chairs.partner(top.near) if top.leaf == HIDDEN else HIDDEN
        self._table.sound("page-turn")
        self._table.drop_bubble()
        self._table.refresh()

    def follow(self) -> None:
        """Lie where the partner's half lies now, if it lies open to these eyes."""
        top = self._table.top
        half = top.zone("partner")
        for place in places(top):
            laid = self._table.table.places.get(place.name)
            if laid is not None:
                laid.move_to(place.rect)
        there = top.chairs.split and top.open_planner and not top.layout.trading and half.width > 0
        holds = any(top.shown.sides[command].cards for command in top.chairs.wings(top.near_party))
        rect = FRect(half.x + 14, half.bottom - 54, half.width - 28, 40)
        if there and holds and self.rect != rect:
            self.rect = rect
        self.visible = there and holds and self._table.asked.awaits != "pick_big"
        self.label = words(f"tamasha.zone.{'turn-leaf' if top.leaf == HIDDEN else 'turn-back'}")

    def draw(self, canvas: Canvas) -> None:
        """The tab with its word; brighter under the pointer."""
        area = self.rect.move(0, 1.5 if self.pressed else 0.0)
        canvas.fill(area.move(1, 2), "#2a163060", 6)
        canvas.fill(area, "#fff7dc" if self.hovered else CREAM, 6, INK, 2)
        heading(canvas, self.label, area.inflate(-16, 0), LABEL, "center")
