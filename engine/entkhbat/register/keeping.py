"""The book as JSON, to be kept and read again (AE-R24, AE-R25), and the reminders beside it."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.entkhbat.cards import IMMUNE_ROUNDS, SILENT_TURNS
from engine.entkhbat.register.book import Book, no

LARGEST_BOOK: Final = 4_000_000
"""Bytes; a long match needs some fifty thousand."""


def to_json(book: Book) -> bytes:
    """One object, readable and small."""
    return msgspec.json.format(msgspec.json.encode(book), indent=1)


def from_json(text: bytes) -> Book:
    """A book that was kept. Raises `Refused` with a sentence for a file that is none."""
    if len(text) > LARGEST_BOOK:
        raise no("book-too-large", "AE-R32")
    try:
        book = msgspec.json.decode(text, type=Book)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise no("no-book", "AE-R32", detail=str(error)) from None
    if not hangs_together(book):
        raise no("no-book", "AE-R32", detail="its entries do not fit its names")
    return book


def hangs_together(book: Book) -> bool:
    """Whether every entry has its number, a cycle of this match, and candidates of it."""
    seats = range(len(book.names))
    return (
        0 <= book.first < len(book.names)
        and 1 <= book.cycles <= max(len(book.names), 3)
        and -1 <= book.session < len(book.names)
        and all(
            entry.n == number
            and 1 <= entry.cycle <= book.cycles
            and all(seat in seats for seat in entry.seats)
            and len(entry.seats) == {"deal": 2, "restraining": 2}.get(entry.kind, min(len(entry.seats), 1))
            for number, entry in enumerate(book.ledger, 1)
        )
    )


class Reminders(msgspec.Struct):
    """Whose turn it is, and who is silenced, jailed or immune for how long (AE-R29). No total hangs on it."""

    turn: int
    silenced: list[int]
    jailed: list[int]
    immune: list[int]

    @classmethod
    def for_cycle(cls, book: Book) -> Reminders:
        """A clean slip for the cycle that begins."""
        nought = [0] * len(book.names)
        return cls(book.starter, nought[:], nought[:], nought[:])

    def silence(self, seat: int) -> None:
        """Three more of their turns."""
        self.silenced[seat] += SILENT_TURNS

    def jail(self, seat: int) -> None:
        """One more turn to be lost."""
        self.jailed[seat] += 1

    def shield(self, seat: int) -> None:
        """Three rounds from now."""
        self.immune[seat] = IMMUNE_ROUNDS

    def next_turn(self, book: Book) -> int:
        """Tick off the turn that ended, and pass to the next candidate in the cycle who is not in jail."""
        for _ in range(2 * len(book.names)):
            self._tick(self.turn, self.silenced)
            self.turn = self._to_the_right(book)
            self._tick(self.turn, self.immune)
            if not self.jailed[self.turn]:
                break
            self._tick(self.turn, self.jailed)
        return self.turn

    def _to_the_right(self, book: Book) -> int:
        seats, count = book.seats_in(), len(book.names)
        return next(
            (seat % count for seat in range(self.turn + 1, self.turn + count) if seat % count in seats),
            self.turn,
        )

    @staticmethod
    def _tick(seat: int, row: list[int]) -> None:
        row[seat] = max(0, row[seat] - 1)
