"""Where cash and votes lie in a folder: figures, notes, tokens; the same for painter and pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas, text_width
from game.space import Point, Space
from game.table.modipoly.board import money
from game.table.modipoly.board.inks import FIGURE, SOFT
from game.table.modipoly.board.money import Pile, Stand
from game.table.modipoly.desk import Laid
from game.text import Style
from game.words import words

FLAT = 140.0
"""A folder lower than this is laid out in columns."""
GAP = 6.0


@dataclass(frozen=True)
class Purse:
    """The money of one seat as it lies in its folder."""

    cash: str
    cash_at: Point
    votes: int
    votes_at: Point
    figure: Style
    piles: list[Pile]
    stands: list[Stand]
    token: float
    """How wide a token is."""
    counted: bool = True
    """Whether there is room to write under the notes how many there are of a kind."""
    every: bool = False
    """Whether each stack and token can be taken, not only the last of its kind."""

    def paint(self, canvas: Canvas) -> None:
        """Figures, and everything that is no piece."""
        canvas.text(self.cash, self.cash_at, self.figure, "midleft")
        canvas.text(str(self.votes), self.votes_at, self.figure, "midleft")
        x = self.votes_at[0] + text_width(canvas.space, str(self.votes), self.figure) + 5
        canvas.text(_votes_word(self.votes), (x, self.votes_at[1] + 2), SOFT, "midleft")
        money.draw_piles(canvas, self.piles)
        if self.counted:
            money.draw_counts(canvas, self.piles)
        if not self.every:
            money.draw_stands(canvas, self.stands, self.token)

    def pieces(self, seat: int) -> Iterator[Laid]:
        """What a hand can take."""
        yield from money.note_pieces(seat, self.piles)
        yield from money.token_pieces(seat, self.stands, self.token, self.every)


def _votes_word(count: int) -> str:
    return words("modipoly.folder.vote" if count == 1 else "modipoly.folder.votes")


def _cash_words(amount: int) -> str:
    return words("modipoly.folder.cash", amount=f"{amount:,}")


def _after_votes(space: Space, left: float, count: int, figure: Style) -> float:
    """Where the figure of the votes and its word end."""
    return left + text_width(space, str(count), figure) + 5 + text_width(space, _votes_word(count), SOFT)


def tall(space: Space, sheet: FRect, cash: int, votes: int) -> Purse:
    """Cash, its notes under it, votes with their stacks beside them."""
    left, right = sheet.left + 4, sheet.right - 4
    notes = FRect(left, sheet.top + 30, right - left, 26)
    x = _after_votes(space, left, votes, FIGURE) + GAP
    room = FRect(x, sheet.top + 76, right - x, 38)
    return Purse(
        _cash_words(cash), (left, sheet.top + 16), votes, (left, sheet.top + 96), FIGURE,
        money.note_piles(cash, notes, 45), money.token_stands(votes, room, 26), 26,
    )  # fmt: skip


def flat_middle(sheet: FRect) -> float:
    """Where the column of cash and votes ends in a flat folder."""
    return sheet.left + 6 + max(168.0, sheet.width * 0.46)


def flat(space: Space, sheet: FRect, cash: int, votes: int) -> Purse:
    """Cash with its notes over votes with their stacks."""
    figure = FIGURE.but(size=22)
    left, right = sheet.left + 6, flat_middle(sheet)
    said = _cash_words(cash)
    x = max(_after_votes(space, left, votes, figure), left + text_width(space, said, figure)) + GAP
    notes = FRect(x, sheet.top + 7, right - x, 18)
    room = FRect(x, sheet.top + 27, right - x, 30)
    return Purse(
        said, (left, sheet.top + 15), votes, (left, sheet.top + 43), figure,
        money.note_piles(cash, notes, 33), money.token_stands(votes, room, 20), 20, False,
    )  # fmt: skip


def own(sheet: FRect, left: float, votes_left: float, cash: int, votes: int) -> Purse:
    """The near folder: larger things, and the notes in two rows."""
    figure, width = FIGURE.but(size=30), votes_left - left - 18
    kinds = money.by_kind(max(0, cash))
    note = 60.0 if len(kinds) <= 2 else 48.0
    piles = []
    for row, found in enumerate((kinds[:3], kinds[3:])):
        amount = sum(kind * count for kind, count in found)
        piles += money.note_piles(amount, FRect(left, sheet.top + 36 + row * 37, width, 31), note)
    room = FRect(votes_left, sheet.top + 38, OWN_VOTES - 10, 62)
    return Purse(
        _cash_words(cash), (left, sheet.top + 17), votes, (votes_left, sheet.top + 17), figure,
        piles, money.token_stands(votes, room, 31), 31, every=True,
    )  # fmt: skip


OWN_VOTES = 116.0
"""How wide the column of votes in the near folder is."""
