"""The stamps of the left page: Deal, Penalty, Out, Order, Session and a note."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from engine.entkhbat.cards import REASONS
from engine.entkhbat.register import stamps
from game.register.controls import AddingMachine, NamePicker, whole_number
from game.register.keeping import Desk, now
from game.register.session import SessionScene
from game.register.slip import ASK, ROW, Slip, chosen
from game.register.tally import Tally
from game.widgets.label import Label
from game.widgets.toggle import ToggleGroup
from game.words import words

PICK = 116.0
"""How tall two rows of candidates are."""


class PickingSlip(Slip):
    """A slip on which one or two candidates are picked first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.picked: dict[str, int | None] = {}

    def pick(self, name: str, ask: str, area: FRect, everybody: bool = False) -> None:
        """Candidates to pick from: those in the cycle, or `everybody`."""
        self.add(Label(words(f"register.{ask}"), (area.left, area.top, 190, area.height), ASK))
        seats = range(len(self.book.names)) if everybody else self.book.seats_in()
        spot = FRect(area.left + 196, area.top, area.width - 196, area.height)
        held = self.picked.setdefault(name, None)
        self.add(NamePicker(name, list(seats), self.book.names, held, spot, partial(self._hold, name)))

    def _hold(self, name: str, seat: object) -> None:
        self.picked[name] = seat if isinstance(seat, int) else None

    def seat(self, name: str) -> int:
        """Who was picked. Raises `Trouble`."""
        return chosen(self.picked.get(name))


class DealSlip(PickingSlip):
    """Two candidates and what the Deal is worth."""

    kind = "deal"
    tall = 860.0

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.amount = ""
        self.tally = Tally(2)

    def fill(self, area: FRect) -> None:
        """Two rows of candidates, the amount, the machine."""
        self.pick("one", "deal.one", FRect(area.left, area.top, area.width, PICK))
        self.pick("other", "deal.other", FRect(area.left, area.top + PICK + 12, area.width, PICK))
        top = area.top + 2 * PICK + 26
        line = FRect(area.left, top, area.width, ROW)
        field = self.add_field("amount", "deal.amount", line, self.amount, self._typed, 5)

        def summed(total: int) -> None:
            self.amount = field.text = str(total)
            field.cursor = len(field.text)

        machine = FRect(area.left, top + ROW + 4, area.width, max(120.0, area.bottom - top - ROW - 6))
        AddingMachine(self, machine, self.tally, summed)

    def _typed(self, text: str) -> None:
        self.amount = text

    def record(self) -> None:
        """AE-R06."""
        self.stamp(
            lambda book: stamps.deal(
                book, self.seat("one"), self.seat("other"), whole_number(self.amount), now()
            )
        )


class PenaltySlip(PickingSlip):
    """A candidate and a reason; the price is the book's."""

    kind = "penalty"
    tall = 800.0

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.reason = "other"

    def fill(self, area: FRect) -> None:
        """Candidates, and the reasons in rows of two."""
        self.pick("one", "penalty.one", FRect(area.left, area.top, area.width, PICK), everybody=True)
        top = area.top + PICK + 18
        options = [(reason, words(f"entkhbat.reason.{reason}")) for reason in REASONS]
        rows = -(-len(options) // 2)
        tall = (area.bottom - top) / rows - 8
        self.reasons = [
            self.add(
                ToggleGroup(
                    f"reasons-{row}",
                    options[2 * row : 2 * row + 2],
                    self.reason,
                    FRect(area.left, top + row * (tall + 8), area.width, tall),
                    self._choose,
                )
            )
            for row in range(rows)
        ]

    def _choose(self, reason: object) -> None:
        self.reason = str(reason)
        for group in self.reasons:
            values = [value for value, _ in group.options]
            group.chosen = values.index(reason) if reason in values else -1

    def record(self) -> None:
        """AE-R08."""
        self.stamp(lambda book: stamps.penalty(book, self.seat("one"), self.reason, now()))


WAYS = ("resigned", "no_confidence", "tally", "referee")


class OutSlip(PickingSlip):
    """Somebody leaves the cycle: by Resignation, by No Confidence, or shown out."""

    kind = "out"
    tall = 760.0

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.way = "resigned"
        self.votes, self.votes_for, self.votes_against = "", "", ""

    def fill(self, area: FRect) -> None:
        """Who, how, and the numbers that the way out needs."""
        self.pick("one", "out.one", FRect(area.left, area.top, area.width, PICK))
        top = area.top + PICK + 18
        options = [(way, words(f"register.out.{way}")) for way in WAYS]
        self.add(ToggleGroup("way", options, self.way, FRect(area.left, top, area.width, ROW), self._go))
        line = FRect(area.left, top + ROW + 20, area.width, ROW)
        if self.way == "resigned":
            self.add_field("votes", "out.votes", line, self.votes, partial(setattr, self, "votes"))
        elif self.way == "tally":
            self.add_field("for", "out.for", line, self.votes_for, partial(setattr, self, "votes_for"), 1)
            below = line.move(0, ROW + 10)
            keep = partial(setattr, self, "votes_against")
            self.add_field("against", "out.against", below, self.votes_against, keep, 1)

    def _go(self, way: object) -> None:
        self.way = str(way)
        self.rebuild()

    def record(self) -> None:
        """AE-R11, AE-R12, AE-R31."""
        if self.way == "resigned":
            self.stamp(
                lambda book: stamps.resignation(book, self.seat("one"), whole_number(self.votes), now())
            )
        elif self.way == "tally":
            self.stamp(
                lambda book: stamps.no_confidence_tally(
                    book,
                    self.seat("one"),
                    whole_number(self.votes_for),
                    whole_number(self.votes_against),
                    now(),
                )
            )
        else:
            self.stamp(lambda book: stamps.expulsion(book, self.seat("one"), self.way, now()))


class OrderSlip(PickingSlip):
    """Who is protected, and from whom."""

    kind = "order"
    tall = 620.0

    def fill(self, area: FRect) -> None:
        """Two rows of candidates."""
        self.pick("one", "order.one", FRect(area.left, area.top, area.width, PICK))
        self.pick("other", "order.other", FRect(area.left, area.top + PICK + 18, area.width, PICK))

    def record(self) -> None:
        """AE-R29."""
        self.stamp(lambda book: stamps.restrain(book, self.seat("one"), self.seat("other"), now()))


class SessionSlip(PickingSlip):
    """Whose Secret Session it is."""

    kind = "session"
    tall = 520.0

    def fill(self, area: FRect) -> None:
        """The candidates in the cycle."""
        self.pick("one", "session.one", FRect(area.left, area.top, area.width, PICK))

    def record(self) -> None:
        """AE-R19: from now on nothing else can be entered until it is closed."""
        game = self.game
        if self.stamp(lambda book: stamps.secret_session(book, self.seat("one"), now())):
            game.push(SessionScene(self.desk))


class NoteSlip(Slip):
    """A line by hand."""

    kind = "note"
    tall = 440.0

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.text = ""

    def fill(self, area: FRect) -> None:
        """One line."""
        self.add_field("text", "note.text", area, self.text, partial(setattr, self, "text"), 80)

    def record(self) -> None:
        """AE-R27."""
        if not self.text.strip():
            self.complain(words("register.trouble.nothing-written"))
            return
        self.stamp(lambda book: stamps.note(book, self.text.strip(), now()))
