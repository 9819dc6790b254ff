"""A book that has been written in for a while, for pictures of every page of the Register."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import Book, create
from game.register.amend import AmendSlip, LockSlip
from game.register.book_scene import BookScene
from game.register.count import AnnounceScene, CountSlip
from game.register.keeping import Desk, begin
from game.register.locked import LockedScene
from game.register.new_book import NewBookScene
from game.register.reveal import RevealScene, SheetScene
from game.register.session import SessionScene
from game.register.shelf import ShelfScene
from game.register.slips import DealSlip, NoteSlip, OrderSlip, OutSlip, PenaltySlip, SessionSlip
from game.register.table_slip import Beside, TableSlip
from game.scene import Scene

OVER: Final = ("reveal", "sheet", "counted")
"""Pages of a match that has been counted to its end."""
PAGES: Final[dict[str, Callable[[Desk], Scene]]] = {
    "book": BookScene,
    "counted": BookScene,
    "shelf": lambda desk: ShelfScene(),
    "new": lambda desk: NewBookScene(),
    "deal": DealSlip,
    "penalty": PenaltySlip,
    "expel": OutSlip,
    "order": OrderSlip,
    "note": NoteSlip,
    "secret": SessionSlip,
    "session": SessionScene,
    "count": CountSlip,
    "announce": lambda desk: AnnounceScene(desk, 1),
    "amend": lambda desk: AmendSlip(desk, desk.book.ledger[-1].n),
    "lock": lambda desk: LockSlip(desk, lambda: None),
    "locked": LockedScene,
    "beside": lambda desk: TableSlip(desk, Beside(desk)),
    "reveal": RevealScene,
    "sheet": SheetScene,
}


def example(names: Sequence[str], page: str) -> Scene:
    """One page of a book in which something has happened. `page` is a key of `PAGES`."""
    book = create(tuple(names), book_id="example", created="2024-05-01 20:00")
    book.title = "Wednesday round"
    _first_cycle(book)
    _second_cycle(book)
    while page in OVER and not book.all_counted:
        _count(book, 160)
    if page == "sheet":
        stamps.reveal(book)
    desk = begin(book)
    scene = PAGES[page](desk)
    if scene.overlay:
        scene.below = BookScene(desk)
    return scene


def _first_cycle(book: Book) -> None:
    stamps.deal(book, 0, 1, 640, "2024-05-01 20:14")
    stamps.penalty(book, 2, "stalling", "2024-05-01 20:20")
    stamps.deal(book, 1, 2, 380, "2024-05-01 20:31")
    _count(book, 210)


def _second_cycle(book: Book) -> None:
    stamps.deal(book, 0, 2, 900, "2024-05-01 21:02")
    stamps.penalty(book, 1, "argued_with_referee", "2024-05-01 21:06")
    stamps.deal(book, 0, 1, 450, "2024-05-01 21:10")
    stamps.undo(book)
    stamps.restrain(book, 2, 0, "2024-05-01 21:12")
    stamps.penalty(book, 1, "argued_with_referee", "2024-05-01 21:15")
    stamps.raise_penalty(book, len(book.ledger), 500)


def _count(book: Book, step: int) -> None:
    stamps.end_cycle(book, "bank", {seat: 320 + step * seat for seat in book.seats_in()}, "2024-05-01 20:55")
