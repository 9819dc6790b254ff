"""Behind the referee's lock: totals so far, the whole trail, corrections, export (AE-R18, AE-R22)."""

from __future__ import annotations

from pygame import FRect

from engine.entkhbat.register.book import Entry
from game.canvas import Canvas
from game.register.amend import AmendSlip
from game.register.board import draw_totals
from game.register.keeping import Desk
from game.register.ledger import Ledger
from game.register.paper import HEAD, LEFT, RIGHT, RULE, felt, open_book
from game.register.take_away import take_away
from game.scene import Scene
from game.widgets.button import Button
from game.widgets.label import Label
from game.words import words


class LockedScene(Scene):
    """The secret pages of the book. They close with *Lock again*, and never stay open behind anything."""

    name = "register-locked"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def build(self) -> None:
        """Totals on the left, every entry on the right."""
        book = self.desk.book
        self.add(Label(words("register.locked.totals"), (LEFT.left, LEFT.top + 8, LEFT.width, 56), HEAD))
        self.add(Label(words("register.locked.trail"), (RIGHT.left, RIGHT.top + 8, RIGHT.width, 56), HEAD))
        self.add(
            Ledger(FRect(RIGHT.left, RIGHT.top + 96, RIGHT.width, 13 * RULE), book, book.ledger, self.amend)
        )
        half = (LEFT.width - 20) / 2
        buttons = (
            ("export", lambda: take_away(self.game, self.desk), "button"),
            ("shut", self.on_escape, "button-go"),
        )
        for index, (name, act, kind) in enumerate(buttons):
            spot = FRect(LEFT.left + index * (half + 20), LEFT.bottom - 80, half, 66)
            self.add(Button(name, words(f"register.locked.{name}"), spot, act, kind))

    def ground(self, canvas: Canvas) -> None:
        """The book and the sums."""
        felt(canvas)
        open_book(canvas)
        draw_totals(canvas, FRect(LEFT.left, LEFT.top + 90, LEFT.width, 590), self.desk.book)

    def amend(self, entry: Entry) -> None:
        """Take an entry up again."""
        if entry.alive and entry.kind not in ("secret", "end"):
            self.game.push(AmendSlip(self.desk, entry.n))

    def came_back(self) -> None:
        """The sums follow a correction at once."""
        self.rebuild()

    def on_escape(self) -> None:
        """Lock again."""
        self.game.pop()
