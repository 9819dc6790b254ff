"""The nine lines of the night: who stood where, with how many votes, and who holds the seat now."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from engine.tamasha.cards import NETAS, PARTIES
from game.canvas import Canvas
from game.look import INK, SINDOOR
from game.table.tamasha.furniture import token
from game.table.tamasha.glyphs import numeral
from game.table.tamasha.lettering import heading
from game.table.tamasha.outcome import ResultLine
from game.text import Style
from game.widgets.base import Widget, changing
from game.words import words

HEAD = Style("label", 23, INK, cap=1.3)
PLACE = Style("bold", 18, INK, cap=1.25)
NAME = Style("body", 16.5, INK, cap=1.25)
HOW = Style("label", 15, "#5c4a3a", cap=1.2)
BOUGHT = Style("label", 15, SINDOOR, cap=1.2)


class ResultBoard(Widget):
    """The nine lines."""

    filled = changing(0)

    def __init__(self, name: str, rect: FRect, lines: Sequence[ResultLine]) -> None:
        super().__init__(name, rect)
        self.lines = list(lines)

    def draw(self, canvas: Canvas) -> None:
        """Heading, and every line that has come in."""
        pitch = self.rect.height / (len(self.lines) + 1)
        head = FRect(self.rect.left, self.rect.top, self.rect.width, pitch)
        canvas.text(words("result.seats-head"), (head.left, head.centery - 2), HEAD)
        for index, line in enumerate(self.lines[: self.filled]):
            row = FRect(self.rect.left, self.rect.top + pitch * (index + 1), self.rect.width, pitch)
            canvas.fill(FRect(row.left, row.top - 0.6, row.width, 1.2), INK + "30")
            self._draw_line(canvas, row, line)

    def _draw_line(self, canvas: Canvas, row: FRect, line: ResultLine) -> None:
        y, wide = row.centery, row.width
        self._draw_holder(canvas, row, line)
        place = FRect(row.left + 40, row.top, wide * 0.2, row.height)
        heading(canvas, line.name, place, PLACE)
        middle = row.left + wide * 0.54
        reach = 34 + 20 * min(1.3, canvas.space.text_scale)
        for side in PARTIES:
            won = side == line.winner
            style = NAME.but(face="bold") if won else NAME.but(colour="#6d5f6b")
            outward = -1 if side == 0 else 1
            anchor = "midright" if side == 0 else "midleft"
            numeral(canvas, str(line.votes[side]), (middle + 20 * outward, y), 27, "khand.ink", anchor)
            name = FRect(0, row.top, wide * 0.205, row.height)
            setattr(name, anchor, (middle + reach * outward, y))
            heading(canvas, NETAS[line.netas[side]].name, name, style, anchor)
        canvas.text("–", (middle, y), NAME, "center")
        self._draw_how(canvas, FRect(row.left + wide * 0.826, row.top, wide * 0.174, row.height), line)

    @staticmethod
    def _draw_holder(canvas: Canvas, row: FRect, line: ResultLine) -> None:
        """Who holds the seat; behind it, whoever had won it before it was bought."""
        large = min(15.0, row.height * 0.38)
        if not line.bought:
            token(canvas, line.held_by, (row.left + 16, row.centery), large)
            return
        token(canvas, line.won_by, (row.left + 6, row.centery - 5), large * 0.72)
        token(canvas, line.held_by, (row.left + 21, row.centery + 2), large * 0.92)

    @staticmethod
    def _draw_how(canvas: Canvas, area: FRect, line: ResultLine) -> None:
        if not line.bought:
            heading(canvas, line.decided, area, HOW)
            return
        canvas.picture("icons/briefcase", FRect(area.x - 2, area.centery - 11, 21, 21))
        heading(canvas, line.bought, FRect(area.x + 22, area.y, area.width - 22, area.height), BOUGHT)
