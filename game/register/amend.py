"""An entry looked at again: raised, vetoed, corrected or struck out; and the lock before the secret pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from engine.core.refusal import Refusal
from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import Entry
from game.files import Trouble
from game.look import INDIGO
from game.register import telling
from game.register.controls import whole_number
from game.register.keeping import Desk, now
from game.register.slip import ROW, Slip
from game.text import Style
from game.widgets.button import Button, HoldButton
from game.widgets.label import Paragraph
from game.widgets.toggle import ToggleGroup
from game.words import words

ENTRY = Style("body", 24, INDIGO, 1.2)


class AmendSlip(Slip):
    """What can be done with an entry: never rubbed out, always with a trail."""

    kind = "amend"
    tall = 640.0

    def __init__(self, desk: Desk, number: int) -> None:
        super().__init__(desk)
        self.number = number
        self.amount, self.reason = str(self.entry.amount), ""
        self.way = self.ways()[0]

    @property
    def entry(self) -> Entry:
        """The entry it is about."""
        return self.book.entry(self.number)

    def ways(self) -> list[str]:
        """Raise and veto for a penalty of this cycle; correct where there is a number; strike out."""
        entry = self.entry
        fresh = entry.kind == "penalty" and entry.cycle == self.book.cycle and not entry.vetoed
        ways = ["raise", "veto"] if fresh and not self.book.all_counted else []
        return [*ways, *(["correct"] if telling.has_amount(entry) else []), "strike"]

    def fill(self, area: FRect) -> None:
        """The entry, the ways, a number and a reason where they are needed."""
        entry = self.entry
        text = telling.sentence(self.book, entry)
        if telling.has_amount(entry):
            text = f"{text} · {entry.amount}"
        self.add(Paragraph(f"{entry.n}. {text}", (area.left, area.top, area.width, 66), ENTRY))
        options = [(way, words(f"register.amend.{way}")) for way in self.ways()]
        self.add(
            ToggleGroup("way", options, self.way, FRect(area.left, area.top + 76, area.width, ROW), self._go)
        )
        line = FRect(area.left, area.top + 76 + ROW + 18, area.width, ROW)
        if self.way in ("raise", "correct"):
            self.add_field("amount", "amend.amount", line, self.amount, partial(setattr, self, "amount"))
            line = line.move(0, ROW + 10)
        if self.way in ("correct", "strike"):
            self.add_field("reason", "amend.reason", line, self.reason, partial(setattr, self, "reason"), 60)

    def _go(self, way: object) -> None:
        self.way = str(way)
        self.rebuild()

    def record(self) -> None:
        """AE-R09, AE-R10, AE-R22."""
        if self.way == "raise":
            self.stamp(lambda book: stamps.raise_penalty(book, self.number, whole_number(self.amount)))
        elif self.way == "veto":
            self.stamp(lambda book: stamps.veto(book, self.number))
        else:
            said = self.reason.strip()
            reason = f"{said} ({now()})" if said else ""
            whole = self.way == "strike"
            self.stamp(
                lambda book: stamps.correct(
                    book, self.number, reason, amount=None if whole else whole_number(self.amount)
                )
            )


class LockSlip(Slip):
    """Hold, then the four digits if the book has a lock (AE-R18)."""

    kind = "lock"
    tall = 420.0

    def __init__(self, desk: Desk, on_open: Callable[[], None]) -> None:
        super().__init__(desk)
        self.on_open, self.pin = on_open, ""

    def fill(self, area: FRect) -> None:
        """The digits, where they are asked for."""
        if self.book.lock is not None:
            write = partial(setattr, self, "pin")
            self.add_field("pin", "lock.pin", area, self.pin, write, 4, takes=str.isdecimal)

    def lay_buttons(self, row: FRect) -> None:
        """The one to hold, and the way back."""
        half = (row.width - 20) / 2
        hold = FRect(row.left, row.top, half, ROW)
        self.add(HoldButton("hold", words("register.lock.record"), hold, self.open))
        leave = FRect(row.right - half, row.top, half, ROW)
        self.add(Button("leave", words("register.leave"), leave, self.on_escape))

    def record(self) -> None:
        """Enter in the field is not enough: it must be held."""
        self.complain(words("register.lock.held"))

    def open(self) -> None:
        """The secret pages, if the digits are right."""
        if not self.attempt(self._check):
            return
        game, act = self.game, self.on_open
        game.pop()
        act()

    def _check(self) -> None:
        lock = self.book.lock
        if lock is not None and not lock.opens_to(self.pin):
            raise Trouble(Refusal("wrong-pin", "AE-R18", {}))
