"""What happens if the attack goes through: one sentence beside the hand, with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from engine.entkhbat.cards import CARDS, face_of
from game.canvas import Canvas
from game.look import CREAM, INK, PAPER
from game.rulebook.explain_entkhbat import ACTIONS
from game.table.entkhbat.names import region_name
from game.table.entkhbat.replies.argument import Argument
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.widgets.base import changing
from game.widgets.button import Button
from game.words import words

TITLE = Style("label", 21, CREAM, 1.2)
TOLD = Style("body", 16.5, INK, 1.15)
RULE = Style("bold", 14, "#a33222", 1.2)
BRICK = "#b8402f"

RULES = ACTIONS | {"deals_off": "AE-8.11", "deal_switch": "AE-8.12"}
"""Where what a card does is explained; of the two that meddle, what they do to a Deal."""


def told(argument: Argument, names: Sequence[str], region: int, partner: int) -> tuple[str, str]:
    """The sentence about an attack, and its rule."""
    card = CARDS[face_of(argument.card)].id
    said = words(
        f"entkhbat.replies.through.{card.replace('_', '-')}",
        attacker=names[argument.attacker],
        target=names[argument.target],
        partner=names[partner] if partner >= 0 else "",
        region=region_name(region),
    )
    return said, RULES.get(card, "")


class Consequence(Button):
    """A small sheet; pressed, it opens the rule."""

    said = changing("")
    rule = changing("")
    margin = 16.0

    def __init__(self, area: FRect, on_rule: Callable[[str], None]) -> None:
        super().__init__("consequence", "", area, lambda: on_rule(self.rule))

    def draw(self, canvas: Canvas) -> None:
        """A brick heading, the sentence, the rule."""
        area = self.rect
        canvas.fill(area.move(3, 5), "#00000055", 8)
        canvas.fill(area, PAPER, 8, INK, 2)
        head = FRect(area.left, area.top, area.width, 32)
        canvas.fill(head, BRICK, 8, INK, 2)
        title = words("entkhbat.replies.if-through")
        style = fitted(canvas, title, TITLE, head.width - 24)
        canvas.text(title, (head.left + 12, head.centery), style, "midleft")
        inner = FRect(area.left + 12, head.bottom + 6, area.width - 24, area.height - 60)
        canvas.paragraph(self.said, inner, TOLD.but(leading=1.0))
        canvas.text(self.rule, (area.right - 10, area.bottom - 6), RULE, "bottomright")
        if self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus):
            canvas.outline(area.inflate(4, 4), "#fbdc6a", 2.4, 9)
