"""What is kept of a match: names in the order going right, and a ledger from which nothing is ever deleted.

Totals are never stored. They are added up from the living entries (`totals`), so that the trail and the sheet
cannot disagree. The book knows no clock: whoever writes into it says when.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from engine.core.refusal import Refusal, Refused

SCHEMA: Final = "hustings-register/1"
FEWEST_NAMES: Final = 3
MOST_NAMES: Final = 6
LONGEST_NAME: Final = 24
SHORT_MATCH: Final = 3
STEP: Final = 10
"""Every vote total is a multiple of it."""

Kind = Literal[
    "deal",
    "penalty",
    "restraining",
    "resignation",
    "expulsion",
    "ballots",
    "end",
    "secret",
    "note",
]
CAUSES: Final = ("bank", "called", "adjourned", "nobody", "last")


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the ledger (AE-R05)."""

    n: int
    cycle: int
    time: str
    kind: Kind
    seats: tuple[int, ...] = ()
    amount: int = 0
    was: list[int] = []
    """Earlier amounts, oldest first."""
    void: str | None = None
    """Why it was struck out; None while it lives."""
    vetoed: bool = False
    reason: str = ""
    """Of a penalty, an expulsion, the end of a cycle, a correction, or the text of a note."""
    group: int = 0
    """Entries made by one stamp share it."""

    @property
    def alive(self) -> bool:
        """False once it is struck out."""
        return self.void is None


class Lock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The referee's four digits, salted and hashed (AE-R02)."""

    salt: str
    digest: str

    @classmethod
    def of(cls, pin: str, salt: str) -> Lock:
        """A lock that opens to `pin`. Raises `Refused`."""
        if len(pin) != 4 or not pin.isdecimal():
            raise no("pin-has-four-digits", "AE-R02")
        return cls(salt, _digest(pin, salt))

    def opens_to(self, pin: str) -> bool:
        """True for the right four digits (AE-R18)."""
        return _digest(pin, self.salt) == self.digest


def _digest(pin: str, salt: str) -> str:
    return blake2b(f"{salt}:{pin}".encode(), digest_size=16, person=b"register").hexdigest()


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """One match in the Register (section 12.3 of the rules)."""

    id: str
    title: str
    created: str
    names: Annotated[tuple[str, ...], Meta(min_length=FEWEST_NAMES, max_length=MOST_NAMES)]
    first: int
    """Who starts the first cycle."""
    cycles: int
    short: bool = False
    lock: Lock | None = None
    finished: bool = False
    """The result has been revealed (AE-R26)."""
    revised: bool = False
    """A result that was revealed before has been reopened (AE-R23)."""
    session: int = -1
    """Who is looking at the board in a Secret Session, or -1 (AE-R19)."""
    archived: bool = False
    ledger: list[Entry] = []
    schema: Literal["hustings-register/1"] = SCHEMA

    def living(self, cycle: int | None = None) -> list[Entry]:
        """Entries that count, of one cycle or of all."""
        return [entry for entry in self.ledger if entry.alive and cycle in (None, entry.cycle)]

    @property
    def counted(self) -> int:
        """How many cycles have been counted."""
        return sum(entry.kind == "end" for entry in self.living())

    @property
    def cycle(self) -> int:
        """The cycle that is being played; after the last count, the last (AE-R04)."""
        return min(self.counted + 1, self.cycles)

    @property
    def all_counted(self) -> bool:
        """True when there is nothing left but the reveal."""
        return self.counted == self.cycles

    @property
    def starter(self) -> int:
        """Who starts this cycle: to the right of the last starter (AE-R04)."""
        return (self.first + self.cycle - 1) % len(self.names)

    def seats_in(self) -> list[int]:
        """Candidates who are in this cycle."""
        gone = {
            entry.seats[0] for entry in self.living(self.cycle) if entry.kind in ("resignation", "expulsion")
        }
        return [seat for seat in range(len(self.names)) if seat not in gone]

    def restrained(self) -> list[tuple[int, int]]:
        """Protected and restrained candidates of this cycle (AE-R29)."""
        orders = [entry for entry in self.living(self.cycle) if entry.kind == "restraining"]
        return [(entry.seats[0], entry.seats[1]) for entry in orders]

    def next_penalty(self, seat: int) -> int:
        """What the next breach of a candidate costs in this cycle (AE-R08)."""
        offences = [
            entry
            for entry in self.living(self.cycle)
            if entry.kind == "penalty" and entry.seats == (seat,) and not entry.vetoed
        ]
        return 100 * (self.cycle + len(offences))

    def entry(self, number: int) -> Entry:
        """An entry by its number. Raises `Refused`."""
        if not 1 <= number <= len(self.ledger):
            raise no("no-such-entry", "AE-R32", number=number)
        return self.ledger[number - 1]


def create(
    names: tuple[str, ...],
    *,
    first: int = 0,
    short: bool = False,
    book_id: str = "",
    title: str = "",
    created: str = "",
    lock: Lock | None = None,
) -> Book:
    """Open a new book (AE-R02, AE-R03). Raises `Refused`."""
    clean = tuple(name.strip() for name in names)
    if not FEWEST_NAMES <= len(clean) <= MOST_NAMES:
        raise no("three-to-six-names", "AE-R02", names=len(clean))
    if not all(1 <= len(name) <= LONGEST_NAME for name in clean):
        raise no("name-too-long", "AE-R02", limit=LONGEST_NAME)
    if len({name.casefold() for name in clean}) < len(clean):
        raise no("names-alike", "AE-R02")
    if not 0 <= first < len(clean):
        raise no("no-such-starter", "AE-R02")
    cycles = SHORT_MATCH if short else len(clean)
    return Book(book_id, title, created, clean, first, cycles, short, lock)


def no(name: str, rule: str, **facts: int | str) -> Refused:
    """A refusal of the Register, to be raised."""
    return Refused(Refusal(name, rule, facts))
