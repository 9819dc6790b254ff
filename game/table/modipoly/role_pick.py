"""Picking a role before the game: the cards that are still there lie in a row over the board (MP-1.03)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly import answers as say
from engine.modipoly import phases
from engine.modipoly.cards import ROLE_IDS, ROLES_OF
from game.canvas import Canvas
from game.table.entkhbat.cardface import draw_card
from game.table.gesture import Gesture, Press
from game.table.modipoly import phrases
from game.table.modipoly.board.geometry import BOARD
from game.table.modipoly.desk import Desk, Papers
from game.table.modipoly.form import Sheet
from game.table.modipoly.inks import BLACK, GOLD
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import badge, role_picture
from game.table.tamasha.furniture import put
from game.widgets.base import Widget
from game.widgets.button import Button
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

CARD = (118.0, 165.2)
GAP = 12.0


class RolePick(Desk):
    """The role cards of this table, the free ones to be pressed."""

    def __init__(self, scene: ModipolyScene) -> None:
        super().__init__(scene)
        self.papers = Papers(scene)

    def build(self) -> None:
        """Nothing lies here yet."""
        self.papers.forget()

    def gestures(self, moment: Moment) -> Iterable[Gesture]:
        """Each free card."""
        if moment.awaits != phases.PICK_ROLE:
            return []
        return [
            Press(f"role-card-{answer.role}", answer)
            for answer in moment.options
            if isinstance(answer, say.PickRole)
        ]

    def refresh(self) -> None:
        """The row, while roles are being picked."""
        view = self.scene.shown.view
        roles = tuple(one.role for one in self.scene.shown.commands)
        live = tuple(name for name in self.scene.gestures.presses if name.startswith("role-card-"))
        self.papers.show((roles, live) if view.awaits == phases.PICK_ROLE else None, self._row)

    def _row(self) -> Iterable[Widget]:
        roles = ROLES_OF[self.scene.seats]
        wide = len(roles) * (CARD[0] + GAP) + GAP + 36
        area = FRect(0, 0, wide, CARD[1] + 92)
        area.center = BOARD.center
        yield Sheet("roles", area, words("modipoly.role-pick"))
        taken = {one.role: seat for seat, one in enumerate(self.scene.shown.commands)}
        for index, role in enumerate(roles):
            spot = FRect(area.left + 18 + GAP + index * (CARD[0] + GAP), area.top + 60, *CARD)
            name = f"role-card-{role}"
            card = RoleCard(name, role, spot, taken.get(role, -1), self.scene.presser(name))
            card.enabled = name in self.scene.gestures.presses
            yield card


def _told(role: int) -> str:
    """What is read when one rests on a card: whose it is, and how it wins."""
    return f"{phrases.role(role)}. {words(f'tutorial.roles.{ROLE_IDS[role]}.win')}"


class RoleCard(Button):
    """A role card on the sheet; one that is taken is pale and shows whose it is."""

    def __init__(self, name: str, role: int, rect: FRect, owner: int, on_press: Callable[[], None]) -> None:
        super().__init__(name, "", rect, on_press, tip=_told(role))
        self.role, self.owner = role, owner

    def draw(self, canvas: Canvas) -> None:
        """The card, and the badge of whoever has it."""
        lit = self.enabled and (self.hovered or (self.focused and self.scene and self.scene.shows_focus))
        area = self.rect.inflate(6, 6) if lit else self.rect
        canvas.fill(area.move(2, 4), "#00000060", 5)
        draw_card(canvas, role_picture(self.role), area)
        if self.owner >= 0:
            canvas.fill(area, "#efe8d8b0", 5)
            put(canvas, badge(self.owner), area.center, 54)
        elif lit:
            canvas.outline(area.inflate(6, 6), BLACK, 5, 7)
            canvas.outline(area.inflate(6, 6), GOLD, 3, 7)
