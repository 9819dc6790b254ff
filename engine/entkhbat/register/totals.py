"""What the living entries add up to (AE-R16), and the rows of exports and of the end (AE-R25, AE-R26)."""

from __future__ import annotations

import csv
import io
from typing import Final

import msgspec

from engine.entkhbat.floor import places
from engine.entkhbat.register.book import Book, Entry

Rows = tuple[int, ...]
"""By candidate, in the order of the names."""


class Line(msgspec.Struct, frozen=True):
    """One candidate in one cycle."""

    ballots: int
    """Ballots, or what a Resignation recorded."""
    deals: int
    penalties: int
    mark: str
    """`resigned`, `expelled`, `adjourned`, or empty."""

    @property
    def total(self) -> int:
        """Ballots + Deals - penalties; may be less than nothing (AE-R16)."""
        return self.ballots + self.deals - self.penalties


def line_of(book: Book, cycle: int, seat: int) -> Line:
    """What a candidate has in a cycle so far."""
    ballots = deals = penalties = 0
    mark = ""
    for entry in book.living(cycle):
        if entry.kind == "end" and entry.reason == "adjourned" and not mark:
            mark = "adjourned"
        if seat not in entry.seats:
            continue
        match entry.kind:
            case "deal":
                deals += entry.amount
            case "penalty":
                penalties += entry.amount
            case "resignation" | "ballots":
                ballots += entry.amount
        if entry.kind in ("resignation", "expulsion"):
            mark = "resigned" if entry.kind == "resignation" else "expelled"
    return Line(ballots, deals, penalties, mark)


def cycle_totals(book: Book, cycle: int) -> Rows:
    """Every candidate's total of one cycle (AE-R17)."""
    return tuple(line_of(book, cycle, seat).total for seat in range(len(book.names)))


def totals(book: Book) -> Rows:
    """Cumulative totals, with what is recorded in the running cycle (AE-R18, AE-R20)."""
    cycles = [cycle_totals(book, cycle) for cycle in range(1, book.cycle + 1)]
    return tuple(map(sum, zip(*cycles, strict=True)))


def ranks(book: Book) -> Rows:
    """Place by candidate; whoever is level shares it (AE-R26)."""
    return places(totals(book))


def reveal_order(book: Book) -> list[list[int]]:
    """Candidates from the last place to the first, those on one place together (AE-R26)."""
    placed = ranks(book)
    order = sorted(set(placed), reverse=True)
    return [[seat for seat, place in enumerate(placed) if place == there] for there in order]


def running(book: Book) -> list[Rows]:
    """Cumulative totals after each cycle, for the chart of the end (AE-R26)."""
    after: list[Rows] = []
    so_far = (0,) * len(book.names)
    for cycle in range(1, book.cycle + 1):
        so_far = tuple(old + new for old, new in zip(so_far, cycle_totals(book, cycle), strict=True))
        after.append(so_far)
    return after


def deals_by_pair(book: Book) -> list[tuple[int, int, int, int]]:
    """Two candidates, how many Deals they made and for how much in all; the largest sum first (AE-R26)."""
    pairs: dict[tuple[int, int], list[int]] = {}
    for entry in book.living():
        if entry.kind == "deal":
            one, other = sorted(entry.seats)
            pairs.setdefault((one, other), []).append(entry.amount)
    rows = [(one, other, len(sums), sum(sums)) for (one, other), sums in pairs.items()]
    return sorted(rows, key=lambda row: (-row[3], row[0], row[1]))


LEDGER_HEAD: Final = ("n", "cycle", "time", "kind", "candidate", "with", "amount", "was", "struck", "reason")
TOTALS_HEAD: Final = ("cycle", "candidate", "ballots", "deals", "penalties", "total", "cumulative", "mark")


def ledger_csv(book: Book) -> str:
    """The ledger as CSV, what is struck out included (AE-R25)."""
    return _csv(LEDGER_HEAD, [_ledger_row(book, entry) for entry in book.ledger])


def _ledger_row(book: Book, entry: Entry) -> list[object]:
    names = [_safe(book.names[seat]) for seat in entry.seats]
    candidate, other = [*names, "", ""][:2]
    was = " ".join(map(str, entry.was))
    reason = _safe(entry.reason)
    return [
        entry.n, entry.cycle, entry.time, entry.kind, candidate, other,
        entry.amount, was, _safe(entry.void or ""), reason,
    ]  # fmt: skip


def totals_csv(book: Book) -> str:
    """One row for each cycle and candidate (AE-R25)."""
    rows: list[list[object]] = []
    running = [0] * len(book.names)
    for cycle in range(1, book.cycle + 1):
        for seat, name in enumerate(book.names):
            line = line_of(book, cycle, seat)
            running[seat] += line.total
            numbers = (line.ballots, line.deals, line.penalties, line.total, running[seat])
            rows.append([cycle, _safe(name), *numbers, line.mark])
    return _csv(TOTALS_HEAD, rows)


def _safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def _csv(head: tuple[str, ...], rows: list[list[object]]) -> str:
    page = io.StringIO()
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return page.getvalue()
