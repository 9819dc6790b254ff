"""Scenarios of the Register: a book filled in by steps, and what must be written in it (section 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from engine.core.refusal import Refused
from engine.core.scenarios import Difference, Unreadable
from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import Book, create
from engine.entkhbat.register.totals import cycle_totals, ranks, totals

Step = Mapping[str, Any]


def play_book(scenario: Mapping[str, Any]) -> Iterator[Difference]:
    """Everything that does not come out as the scenario says."""
    desk = _Desk()
    for number, step in enumerate(scenario.get("when", []), 1):
        if "check" in step:
            yield from desk.differences(step["check"])
        else:
            yield from desk.take(number, step)
    yield from desk.differences(scenario.get("then", {}))


class _Desk:
    """The book that lies open, once there is one."""

    def __init__(self) -> None:
        self._book: Book | None = None

    @property
    def book(self) -> Book:
        if self._book is None:
            raise Unreadable("There is no book yet: create one first.")
        return self._book

    def take(self, number: int, step: Step) -> Iterator[Difference]:
        """Carry out one step; differs if it is refused where it should not be, or the reverse."""
        refused, before = step.get("refused"), msgspec.json.encode(self._book)
        got = "accepted"
        try:
            self._do(step)
        except Refused as no:
            got = f"refused by {no.refusal.rule} ({no.refusal.name})"
            if msgspec.json.encode(self._book) != before:
                yield f"step {number} changes nothing", "the book has changed"
        expected = "accepted" if refused is None else f"refused by {refused}"
        if got.partition(" (")[0] != expected:
            yield f"step {number} ({step.get('do')}) {expected}", got

    def _do(self, step: Step) -> None:
        verb = step.get("do")
        if verb == "create":
            names = tuple(map(str, step["names"]))
            first = step.get("first", names[0] if names else "")
            place = names.index(first) if first in names else -1
            self._book = create(names, first=place, short=bool(step.get("short", False)))
        elif verb in _STAMPS:
            _STAMPS[verb](self, step)
        else:
            raise Unreadable(f"The Register has no stamp {verb!r}.")

    def seat(self, name: object) -> int:
        """A candidate by name. Raises `Unreadable`."""
        if name not in self.book.names:
            raise Unreadable(f"Nobody called {name!r} stands in this book.")
        return self.book.names.index(str(name))

    def differences(self, claims: Mapping[str, Any]) -> Iterator[Difference]:
        """Every claim that does not hold."""
        for name, expected in claims.items():
            got = self._read(name, expected)
            if got != expected:
                yield f"{name} = {expected}", f"{name} = {got}"

    def _read(self, name: str, expected: Any) -> Any:
        book = self.book
        match name:
            case "cycle":
                return book.cycle
            case "starter":
                return book.names[book.starter]
            case "cycle_total":
                return {
                    cycle: self._by_name(cycle_totals(book, int(cycle)), claimed)
                    for cycle, claimed in expected.items()
                }
            case "totals":
                return self._by_name(totals(book), expected)
            case "places":
                return self._by_name(ranks(book), expected)
            case "entries":
                return len(book.ledger)
            case "live_entries":
                return len(book.living())
            case "entry":
                return {
                    number: {
                        field: msgspec.to_builtins(getattr(book.entry(int(number)), field))
                        for field in fields
                    }
                    for number, fields in expected.items()
                }
        raise Unreadable(f"There is no such claim about a book as {name!r}.")

    def _by_name(self, rows: tuple[int, ...], claimed: Mapping[str, Any]) -> dict[str, int]:
        return {name: rows[self.seat(name)] for name in claimed}


def _deal(desk: _Desk, step: Step) -> None:
    one, other = (desk.seat(name) for name in step["between"])
    stamps.deal(desk.book, one, other, step["amount"])


def _end_cycle(desk: _Desk, step: Step) -> None:
    ballots = {desk.seat(name): votes for name, votes in step.get("ballots", {}).items()}
    stamps.end_cycle(desk.book, step["cause"], ballots)


def _correct(desk: _Desk, step: Step) -> None:
    amount = None if step.get("void") else step.get("amount")
    stamps.correct(desk.book, step["entry"], str(step.get("reason", "")), amount=amount)


_STAMPS: Final[dict[Any, Callable[[_Desk, Step], object]]] = {
    "deal": _deal,
    "penalty": lambda desk, step: stamps.penalty(
        desk.book, desk.seat(step["seat"]), step.get("reason", "other")
    ),
    "raise": lambda desk, step: stamps.raise_penalty(desk.book, step["entry"], step["to"]),
    "veto": lambda desk, step: stamps.veto(desk.book, step["entry"]),
    "restrain": lambda desk, step: stamps.restrain(
        desk.book, desk.seat(step["protected"]), desk.seat(step["from"])
    ),
    "resignation": lambda desk, step: stamps.resignation(desk.book, desk.seat(step["seat"]), step["votes"]),
    "expulsion": lambda desk, step: stamps.expulsion(desk.book, desk.seat(step["seat"]), step["cause"]),
    "no_confidence_tally": lambda desk, step: stamps.no_confidence_tally(
        desk.book, desk.seat(step["seat"]), step["for"], step["against"]
    ),
    "end_cycle": _end_cycle,
    "secret_session": lambda desk, step: stamps.secret_session(desk.book, desk.seat(step["seat"])),
    "close_session": lambda desk, step: stamps.close_session(desk.book),
    "undo": lambda desk, step: stamps.undo(desk.book),
    "correct": _correct,
    "reveal": lambda desk, step: stamps.reveal(desk.book),
    "reopen": lambda desk, step: stamps.reopen(desk.book),
}
