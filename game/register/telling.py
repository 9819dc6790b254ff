"""What an entry of the ledger says in words."""

from __future__ import annotations

from engine.entkhbat.register.book import Book, Entry
from game.words import find, words


def sentence(book: Book, entry: Entry) -> str:
    """One entry, names filled in; its amount stands beside it."""
    names = [book.names[seat] for seat in entry.seats]
    one, other = [*names, "", ""][:2]
    kind = f"{entry.kind}-vetoed" if entry.vetoed else entry.kind
    return words(f"register.entry.{kind}", one=one, other=other, why=_reason(entry))


def has_amount(entry: Entry) -> bool:
    """Whether a number belongs to the entry."""
    return entry.kind in ("deal", "penalty", "resignation", "ballots")


def trail(entry: Entry) -> str:
    """What became of an entry: earlier amounts, and why it was struck out; empty for most."""
    parts = []
    if entry.was:
        parts.append(words("register.trail.was", amounts=", ".join(map(str, entry.was))))
    if entry.void is not None:
        undone = entry.void == "undone"
        parts.append(words("register.trail.undone") if undone else entry.void)
    elif entry.was and ";" in entry.reason:
        parts.append(entry.reason.partition(";")[2].strip())
    return " · ".join(parts)


def cause(name: str) -> str:
    """How a cycle ended."""
    return words(f"register.cause.{name}")


def _reason(entry: Entry) -> str:
    first, _, _ = entry.reason.partition(";")
    table = {"penalty": "entkhbat.reason", "expulsion": "register.expelled", "end": "register.cause"}
    area = table.get(entry.kind)
    if area is not None and find(f"{area}.{first}") is not None:
        return words(f"{area}.{first}")
    return first
