"""What can be written into the Register, each with the reasons to refuse it (section 12.2 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.dice import Dice
from engine.entkhbat.cards import HAND_LIMIT, REASONS
from engine.entkhbat.register.book import CAUSES, STEP, Book, Entry, Kind, no

LARGEST_DEAL: Final = 5_300
"""Eight best vote cards on two stuffed regions (AE-R06)."""
EXPELLED_BY: Final = ("no_confidence", "referee")


def deal(book: Book, one: int, other: int, amount: int, time: str = "") -> Entry:
    """AE-R06: credited in full to both."""
    _open(book)
    if one == other or not {one, other} <= set(book.seats_in()):
        raise no("deal-between-two", "AE-R06")
    if amount % STEP or not 0 <= amount <= LARGEST_DEAL:
        raise no("deal-amount", "AE-R06", limit=LARGEST_DEAL)
    return _write(book, "deal", (one, other), amount, time=time)


def adding_machine(one: Sequence[int], other: Sequence[int], stuffed: tuple[bool, bool]) -> int:
    """AE-R07: the sum of two regions, each doubled where it is stuffed."""
    return sum(one) * (1 + stuffed[0]) + sum(other) * (1 + stuffed[1])


def penalty(book: Book, seat: int, reason: str = "other", time: str = "") -> Entry:
    """AE-R08: 100 times the cycle, and 100 for each earlier offence that was not vetoed."""
    _open(book)
    _candidate(book, seat, "AE-R08")
    if reason not in REASONS:
        raise no("no-such-reason", "AE-R08")
    return _write(book, "penalty", (seat,), book.next_penalty(seat), reason=reason, time=time)


def raise_penalty(book: Book, number: int, to: int) -> None:
    """AE-R09: to a higher multiple of 100, in the same cycle."""
    _open(book)
    entry = book.entry(number)
    here = entry.kind == "penalty" and entry.alive and entry.cycle == book.cycle and not entry.vetoed
    if not here or to <= entry.amount or to % 100:
        raise no("raise-goes-up", "AE-R09")
    _amend(entry, to)


def veto(book: Book, number: int) -> None:
    """AE-R10: nothing to pay and no offence; in the same cycle."""
    _open(book)
    entry = book.entry(number)
    if entry.kind != "penalty" or not entry.alive or entry.cycle != book.cycle or entry.vetoed:
        raise no("veto-in-the-same-cycle", "AE-R10")
    _amend(entry, 0)
    entry.vetoed = True


def restrain(book: Book, protected: int, away: int, time: str = "") -> Entry:
    """AE-R29: listed until the cycle ends."""
    _open(book)
    if protected == away or not {protected, away} <= set(book.seats_in()):
        raise no("order-between-two", "AE-R29")
    return _write(book, "restraining", (protected, away), time=time)


def resignation(book: Book, seat: int, votes: int, time: str = "") -> Entry:
    """AE-R11: what lay on their regions; from then on no ballots and no Deals in this cycle."""
    _open(book)
    if seat not in book.seats_in():
        raise no("not-in-the-cycle", "AE-R11")
    if votes < 0 or votes % STEP:
        raise no("votes-in-tens", "AE-R11")
    return _write(book, "resignation", (seat,), votes, time=time)


def expulsion(book: Book, seat: int, cause: str, time: str = "") -> Entry:
    """AE-R12, AE-R13: ballots 0, Deals stay; by No Confidence not in the first or last cycle."""
    _open(book)
    if seat not in book.seats_in() or cause not in EXPELLED_BY:
        raise no("not-in-the-cycle", "AE-R12")
    if cause == "no_confidence":
        _awake(book, "AE-R13")
    return _write(book, "expulsion", (seat,), reason=cause, time=time)


def no_confidence_tally(book: Book, seat: int, votes_for: int, votes_against: int, time: str = "") -> Entry:
    """AE-R31: every candidate still in has voted; more for expelling than for keeping expels."""
    _open(book)
    _awake(book, "AE-R13")
    seats = book.seats_in()
    votes = votes_for + votes_against
    if seat not in seats or min(votes_for, votes_against) < 0 or votes != len(seats):
        raise no("everybody-votes", "AE-R31", votes=len(seats))
    if votes_for > votes_against:
        return expulsion(book, seat, "no_confidence", time)
    return _write(
        book, "note", (seat,), reason=f"No Confidence failed {votes_for} : {votes_against}", time=time
    )


def end_cycle(book: Book, cause: str, ballots: Mapping[int, int], time: str = "") -> list[Entry]:
    """AE-R14, AE-R15: a ballots entry for every candidate still in, then the end mark, in one group."""
    _open(book)
    _check_cause(book, cause)
    seats = [] if cause == "adjourned" else book.seats_in()
    if sorted(ballots) != seats or any(votes < 0 or votes % STEP for votes in ballots.values()):
        raise no("ballots-of-all-in", "AE-R15")
    group = len(book.ledger) + 1
    entries = [_write(book, "ballots", (seat,), ballots[seat], time=time, group=group) for seat in seats]
    return [*entries, _write(book, "end", (), reason=cause, time=time, group=group)]


def _check_cause(book: Book, cause: str) -> None:
    if cause not in CAUSES:
        raise no("no-such-cause", "AE-R14")
    if cause in ("called", "adjourned"):
        _awake(book, "AE-R14")
    left = len(book.seats_in())
    if (cause == "nobody" and left) or (cause == "last" and left != 1):
        raise no("somebody-is-left", "AE-R14")


def note(book: Book, text: str, time: str = "") -> Entry:
    """AE-R27: a note by hand."""
    _open(book)
    return _write(book, "note", (), reason=text, time=time)


def secret_session(book: Book, seat: int, time: str = "") -> Entry:
    """AE-R19: until it is closed nothing else can be entered; the ledger notes that it happened."""
    _open(book)
    if seat not in book.seats_in():
        raise no("not-in-the-cycle", "AE-R19")
    book.session = seat
    return _write(book, "secret", (seat,), time=time)


def close_session(book: Book) -> None:
    """AE-R19: it cannot be opened again for that card."""
    if book.session < 0:
        raise no("no-session-open", "AE-R19")
    book.session = -1


def undo(book: Book) -> list[Entry]:
    """AE-R21: strikes out the latest entry, or the whole count of a cycle."""
    _no_session(book)
    _not_shut(book)
    living = book.living()
    if not living:
        raise no("nothing-to-undo", "AE-R21")
    last = living[-1]
    if last.kind == "secret":
        raise no("a-look-stays-a-look", "AE-R21")
    struck = [entry for entry in living if entry is last or (last.group and entry.group == last.group)]
    for entry in struck:
        entry.void = "undone"
    return struck


def correct(book: Book, number: int, reason: str, *, amount: int | None = None) -> Entry:
    """AE-R22: another amount, or none: struck out; the old one stays in the trail, with the reason."""
    _no_session(book)
    _not_shut(book)
    entry = book.entry(number)
    if not reason.strip():
        raise no("correct-with-a-reason", "AE-R22")
    if not entry.alive or entry.kind in ("secret", "end"):
        raise no("nothing-to-correct", "AE-R22")
    if amount is None:
        entry.void = reason
    elif amount % STEP or (amount < 0 and entry.kind != "note"):
        raise no("votes-in-tens", "AE-R22")
    else:
        _amend(entry, amount)
        entry.reason = f"{entry.reason}; {reason}" if entry.reason else reason
    return entry


def reveal(book: Book) -> None:
    """AE-R26: after the count of the last cycle; the book is shut."""
    _no_session(book)
    _not_shut(book)
    if not book.all_counted:
        raise no("count-first", "AE-R26", left=book.cycles - book.counted)
    book.finished = True


def reopen(book: Book, time: str = "") -> Entry:
    """AE-R23: written into the trail; the next reveal says that it is a corrected one."""
    if not book.finished:
        raise no("nothing-to-reopen", "AE-R23")
    book.finished, book.revised = False, True
    return _write(book, "note", (), reason="The result was reopened", time=time)


def positions_to_burn(cards: int, dice: Dice) -> list[int]:
    """AE-R30: which positions of a fanned hand burn, counted from 1, from left to right."""
    fan = dice.shuffle("fan", range(1, cards + 1))
    return sorted(fan[: max(0, cards - HAND_LIMIT)])


# -- what they have in common ----------------------------------------------------------------


def _write(
    book: Book,
    kind: Kind,
    seats: tuple[int, ...],
    amount: int = 0,
    *,
    reason: str = "",
    time: str = "",
    group: int = 0,
) -> Entry:
    """AE-R05: a new line at the end of the ledger."""
    number = len(book.ledger) + 1
    entry = Entry(number, book.cycle, time, kind, seats, amount, reason=reason, group=group or number)
    book.ledger.append(entry)
    return entry


def _amend(entry: Entry, amount: int) -> None:
    """The old amount stays in the trail."""
    entry.was = [*entry.was, entry.amount]
    entry.amount = amount


def _open(book: Book) -> None:
    """AE-R19, AE-R23, AE-R03: no session is open, the book is not shut, and a cycle is left."""
    _no_session(book)
    _not_shut(book)
    if book.all_counted:
        raise no("all-cycles-counted", "AE-R03")


def _no_session(book: Book) -> None:
    if book.session >= 0:
        raise no("session-open", "AE-R19")


def _not_shut(book: Book) -> None:
    if book.finished:
        raise no("book-is-shut", "AE-R23")


def _awake(book: Book, rule: str) -> None:
    """Not in the first or last cycle (AE-R13, AE-R14)."""
    if book.cycle in (1, book.cycles):
        raise no("first-or-last-cycle", rule)


def _candidate(book: Book, seat: int, rule: str) -> None:
    if not 0 <= seat < len(book.names):
        raise no("no-such-candidate", rule)
