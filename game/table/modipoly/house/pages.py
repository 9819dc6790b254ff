"""The pages of the last sheet that show one row for each seat: who wins by what, and what everybody holds."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from engine.modipoly.cards import OLIGARCH
from engine.modipoly.view import View
from game.canvas import Canvas, text_width
from game.play.session import Player
from game.table.modipoly import phrases
from game.table.modipoly.house.inks import (
    BODY,
    BOLD,
    FAINT,
    GREEN,
    HEAD,
    NUMBER,
    RULE,
    SMALL_HEAD,
    fit_text,
    print_text,
    rule,
    stamp,
)
from game.table.modipoly.house.verdicts import PRIZES, Given, full_name, prize, say, verdict_line
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import put
from game.widgets.base import Widget, changing
from game.widgets.fitting import fit_paragraph

BADGE = 40.0
HEAD_ROOM = 34.0
BOOKS = ("role", "cash", "deeds", "portfolio", "tokens", "loans", "laps", "note")
BOOK_PARTS = (0.0, 0.33, 0.43, 0.51, 0.62, 0.7, 0.83, 0.89)
"""Where the columns of the books begin, in parts of the room beside the names."""
WORD_COLUMNS = ("made", "kept", "broken", "untold")


class Page(Widget):
    """A page of the sheet with a row for each seat; `shown` rows are filled in."""

    shown = changing(99)

    def __init__(self, name: str, rect: FRect, view: View, players: Sequence[Player]) -> None:
        super().__init__(name, rect)
        self.view, self.players = view, players

    def row(self, index: int) -> FRect:
        """The row of a seat."""
        step = min(92.0, (self.rect.height - HEAD_ROOM) / len(self.view.commands))
        return FRect(self.rect.left, self.rect.top + HEAD_ROOM + index * step, self.rect.width, step)

    def draw(self, canvas: Canvas) -> None:
        """The head and the rows that are filled in."""
        self.draw_head(canvas, FRect(self.rect.left, self.rect.top, self.rect.width, HEAD_ROOM))
        rule(canvas, self.rect.left, self.rect.right, self.rect.top + HEAD_ROOM - 2)
        for seat in range(len(self.view.commands)):
            row = self.row(seat)
            if seat:
                canvas.line(row.topleft, row.topright, RULE, 1.2)
            put(canvas, badge(seat), (row.left + BADGE / 2 + 2, row.centery), min(BADGE, row.height - 12))
            if seat < self.shown:
                self.draw_row(canvas, row, seat)

    def draw_head(self, canvas: Canvas, area: FRect) -> None:
        """What stands over the columns."""

    def draw_row(self, canvas: Canvas, row: FRect, seat: int) -> None:
        """What stands beside a badge."""

    def draw_name(self, canvas: Canvas, row: FRect, seat: int, width: float, second: str) -> None:
        """The player, and below something about them."""
        left = row.left + BADGE + 14
        fit_text(canvas, self.titled(seat), (left, row.top + row.height * 0.33), HEAD, width)
        fit_text(canvas, second, (left, row.top + row.height * 0.71), BODY.but(size=16, colour=FAINT), width)

    def titled(self, seat: int) -> str:
        """What a seat is called over its second line."""
        return full_name(self.view, self.players, seat)

    def roles(self, seat: int) -> str:
        """The card a seat was dealt, and the one it holds now."""
        one = self.view.commands[seat]
        if one.dealt == one.role:
            return phrases.role(one.role)
        return say("end.roles", dealt=phrases.role(one.dealt), role=phrases.role(one.role))


class VerdictPage(Page):
    """Who wins, and by which of their numbers."""

    def titled(self, seat: int) -> str:
        """The name alone: the roles stand below it."""
        return self.players[seat].name

    def draw_head(self, canvas: Canvas, area: FRect) -> None:
        """The question of the evening."""
        canvas.text(say("end.verdict-head"), area.midleft, SMALL_HEAD)

    def draw_row(self, canvas: Canvas, row: FRect, seat: int) -> None:
        """Name, roles, sentence, stamp."""
        verdict = next(one for one in self.view.verdicts if one.seat == seat)
        name_wide = row.width * 0.31
        self.draw_name(canvas, row, seat, name_wide, self.roles(seat))
        text = verdict_line(self.view, verdict, lambda one: full_name(self.view, self.players, one))
        left = row.left + BADGE + 26 + name_wide
        area = FRect(left, row.top + 4, row.right - 128 - left, row.height - 8)
        style = fit_paragraph(
            canvas.space, text, BOLD if verdict.wins else BODY, area.width, area.height, 14.0
        )
        canvas.paragraph(text, area, style, middle=True)
        word = say("end.wins" if verdict.wins else "end.loses")
        colour = GREEN if verdict.wins else FAINT
        if verdict.wins:
            stamp(canvas, word, (row.right - 62, row.centery), 22, colour)
        else:
            canvas.text(word, (row.right - 62, row.centery), HEAD.but(size=19, colour=colour), "center")


class BooksPage(Page):
    """What everybody holds at the end."""

    def _at(self, index: int) -> float:
        left = self.rect.left + BADGE + 14 + self.rect.width * 0.16
        return left + BOOK_PARTS[index] * (self.rect.right - left)

    def draw_head(self, canvas: Canvas, area: FRect) -> None:
        """The columns."""
        for index, name in enumerate(BOOKS):
            room = (self._at(index + 1) if index + 1 < len(BOOKS) else area.right) - self._at(index) - 8
            fit_text(canvas, say(f"books.{name}"), (self._at(index), area.centery), SMALL_HEAD, room)

    def draw_row(self, canvas: Canvas, row: FRect, seat: int) -> None:
        """Name and numbers."""
        one = self.view.commands[seat]
        left = row.left + BADGE + 14
        fit_text(canvas, self.players[seat].name, (left, row.centery), HEAD, self._at(0) - left - 10)
        loans = say("books.none")
        if one.role == OLIGARCH and (self.view.loans or self.view.npas):
            loans = say("books.open-loans", open=len(self.view.loans), npas=self.view.npas)
        cells = (
            self.roles(seat), f"{one.cash:,}", str(len(one.deeds)), f"{one.portfolio:,}",
            str(one.tokens), loans, str(one.laps), self._note(seat),
        )  # fmt: skip
        for index, text in enumerate(cells):
            if index in (0, 5):
                self._lines(canvas, row, index, text)
                continue
            room = (self._at(index + 1) if index + 1 < len(cells) else row.right) - self._at(index) - 8
            style = BODY.but(size=16) if index == 7 else NUMBER.but(size=20)
            fit_text(canvas, text, (self._at(index), row.centery), style, room)

    def _lines(self, canvas: Canvas, row: FRect, index: int, text: str) -> None:
        """A cell of words, in two lines where one is too short."""
        wide = self._at(index + 1) - self._at(index) - 10
        area = FRect(self._at(index), row.top + 4, wide, row.height - 8)
        print_text(canvas, text, area, BODY.but(size=16), middle=True)

    def _note(self, seat: int) -> str:
        one = self.view.commands[seat]
        if one.bankrupt:
            return say("books.bankrupt")
        if one.tihar:
            return say("books.tihar")
        return say("books.bjp") if one.bjp else ""


class WordsPage(Page):
    """The promise register: how many were made, kept, broken."""

    def draw_head(self, canvas: Canvas, area: FRect) -> None:
        """The columns."""
        fit_text(canvas, say("word.head"), area.midleft, SMALL_HEAD, area.width * 0.46)
        for index, name in enumerate(WORD_COLUMNS):
            canvas.text(say(f"word.{name}"), (self._at(index), area.centery), SMALL_HEAD, "center")

    def _at(self, index: int) -> float:
        return self.rect.left + self.rect.width * (0.52 + 0.13 * index)

    def draw_row(self, canvas: Canvas, row: FRect, seat: int) -> None:
        """Name and numbers."""
        given = Given.of(self.view, seat)
        self.draw_name(canvas, row, seat, row.width * 0.34, self._judgement(given))
        for index, name in enumerate(WORD_COLUMNS):
            count = getattr(given, name)
            style = NUMBER if count else NUMBER.but(colour=FAINT)
            canvas.text(str(count), (self._at(index), row.centery), style, "center")

    @staticmethod
    def _judgement(given: Given) -> str:
        if not given.made:
            return say("word.silent")
        if given.broken:
            return say("word.broke" if given.kept else "word.liar")
        return say("word.honest" if given.kept else "word.who-can-tell")


class PrizesPage(Widget):
    """The small prizes of the evening."""

    def __init__(self, name: str, rect: FRect, view: View, players: Sequence[Player]) -> None:
        super().__init__(name, rect)
        self.view, self.players = view, players
        self.bribers: Sequence[int] = ()
        """Who paid the largest bribe."""

    def draw(self, canvas: Canvas) -> None:
        """A line for each prize: what it is for, who has it, the number."""
        rows = [(say(f"prize.{name}"), *prize(self.view, index)) for index, name in enumerate(PRIZES)]
        rows.append((say("prize.bribe"), list(self.bribers), self.view.biggest_bribe))
        canvas.text(say("prize.head"), (self.rect.left, self.rect.top + HEAD_ROOM / 2), SMALL_HEAD)
        rule(canvas, self.rect.left, self.rect.right, self.rect.top + HEAD_ROOM - 2)
        step = min(76.0, (self.rect.height - HEAD_ROOM) / len(rows))
        for index, (title, seats, number) in enumerate(rows):
            row = FRect(self.rect.left, self.rect.top + HEAD_ROOM + index * step, self.rect.width, step)
            if index:
                canvas.line(row.topleft, row.topright, RULE, 1.2)
            fit_text(canvas, title, (row.left + 8, row.centery), HEAD, row.width * 0.5)
            if seats or not number:
                self._holders(canvas, row, seats)
            style = NUMBER if number else NUMBER.but(colour=FAINT)
            canvas.text(f"{number:,}" if number else "–", (row.right - 12, row.centery), style, "midright")

    def _holders(self, canvas: Canvas, row: FRect, seats: Sequence[int]) -> None:
        x = row.left + row.width * 0.54
        for seat in seats[:4]:
            put(canvas, badge(seat), (x + 17, row.centery), 34)
            x += 42
        if len(seats) == 1:
            name = full_name(self.view, self.players, seats[0])
            area = FRect(x + 6, row.top + 4, row.right - 88 - x, row.height - 8)
            print_text(canvas, name, area, middle=True)
        elif not seats:
            wide = text_width(canvas.space, say("prize.nobody"), BODY)
            canvas.text(say("prize.nobody"), (x, row.centery), BODY.but(colour=FAINT), "midleft", wide + 8)
