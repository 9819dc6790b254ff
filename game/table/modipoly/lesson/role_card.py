"""A card for each role before its first play: how it wins, what it may, what to mind, what to try first.

It is read in ninety seconds, shown once for a role, and not at all to whoever has switched hints off.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from engine.core.match import Match
from engine.modipoly.cards import ROLE_IDS
from engine.modipoly.view import View
from game.app import App
from game.canvas import Canvas, text_height
from game.look import INK
from game.play.session import Player
from game.scenes.overlay import Sheet
from game.table.entkhbat.cardface import draw_card
from game.table.modipoly.board.markers import powers
from game.table.modipoly.inks import RED
from game.table.modipoly.names import role_picture
from game.table.modipoly.shown import Shown
from game.text import Style
from game.tutorial.hints import Hints
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.fitting import fit_paragraph
from game.widgets.label import Label, Paragraph
from game.words import words

PARTS = ("win", "may", "mind", "first")
HEAD = Style("label", 22, RED, 1.4)
TOLD = Style("body", 21, INK, 1.5)
LEAST_GAP, MOST_GAP = 6.0, 30.0
SHAPE = 1.4
"""The height of a role card, of its width."""


def present_roles(app: App, match: Match, players: Sequence[Player]) -> None:
    """Lay out, over the table, the card of every role that a person here plays for the first time."""
    view: View = match.view(None)
    if not app.settings.hints:
        return
    hints = Hints()
    for seat in reversed(range(len(players))):
        role = view.commands[seat].role
        if players[seat].human and role >= 0 and not hints.known(_kind(role)):
            held = [power for power, _ in powers(Shown.of(view), seat)]
            app.push(RoleCard(role, players[seat].name, held))


def _kind(role: int) -> str:
    return f"role-{ROLE_IDS[role]}"


class RoleCard(Sheet):
    """One role in four short paragraphs, with its card."""

    name = "role-card"
    widest = 1010.0

    def __init__(self, role: int, player: str, held: Sequence[str] = ()) -> None:
        super().__init__()
        self.role, self.player = role, player
        self.lent = [power for power in held if power != ROLE_IDS[role]]
        """Roles nobody plays at this table, whose power this one has as well."""

    def build(self) -> None:
        """The card at the left, the paragraphs at the right, one button."""
        super().build()
        role = ROLE_IDS[self.role]
        self.title = words("tutorial.roles.title", name=self.player, role=words(f"modipoly.role.{role}"))
        content, row = self.lay_sheet()
        wide = min(content.width * 0.3, content.height / SHAPE)
        card = FRect(content.left, content.top, wide, wide * SHAPE)
        card.centery = content.centery
        self.add(Card(role_picture(self.role), card))
        told = FRect(card.right + 34, content.top, content.right - card.right - 34, content.height)
        self._add_parts(role, told)
        button = (row.centerx - 140, row.top, 280, row.height)
        self.add(Button("sit-down", words("tutorial.roles.sit-down"), button, self.on_escape, "button-go"))
        if self.focus is None:
            self.set_focus(self.find("sit-down"))

    def _add_parts(self, role: str, area: FRect) -> None:
        """All parts one below the other, in letters as large as they fit."""
        texts = [words(f"tutorial.roles.{role}.{part}") for part in PARTS]
        may = PARTS.index("may")
        texts[may] = " ".join([texts[may], *(words(f"tutorial.roles.lent.{power}") for power in self.lent)])
        line = self.space.text_units(HEAD.size) * 1.35
        free = area.height - len(PARTS) * line
        style = self._fitting(texts, area.width, free - LEAST_GAP * (len(PARTS) - 1))
        heights = [text_height(self.space, text, area.width, style) for text in texts]
        gap = min(MOST_GAP, (free - sum(heights)) / (len(PARTS) - 1))
        y = area.centery - (len(PARTS) * line + sum(heights) + gap * (len(PARTS) - 1)) / 2
        for part, text, height in zip(PARTS, texts, heights, strict=True):
            head = words(f"tutorial.roles.{part}")
            self.add(Label(head, (area.left, y, area.width, line), HEAD, name=f"head-{part}"))
            told = (area.left, y + line, area.width, height + 4)
            self.add(Paragraph(text, told, style, name=part))
            y += line + height + gap

    def _fitting(self, texts: Sequence[str], width: float, height: float) -> Style:
        """The style in which all texts together are no higher than that."""
        return fit_paragraph(self.space, "\n".join(texts), TOLD, width, height)

    def on_escape(self) -> None:
        """Read: this role is known now."""
        Hints().did(_kind(self.role))
        super().on_escape()


class Card(Widget):
    """The role card, as it lies in the folder."""

    def __init__(self, picture: str, rect: FRect) -> None:
        super().__init__("role", rect)
        self.picture = picture

    def draw(self, canvas: Canvas) -> None:
        """The card and its shadow."""
        canvas.fill(self.rect.move(4, 7), "#00000050", 10)
        draw_card(canvas, self.picture, self.rect)
