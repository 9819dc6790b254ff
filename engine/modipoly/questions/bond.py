"""Writing a slip, and announcing (MP-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command, Seat
from engine.core.refusal import Refusal
from engine.modipoly import market_events
from engine.modipoly.answers import Announce, Blank, Slip
from engine.modipoly.cards import LOAN_PERCENT, LOANS_A_GAME, OLIGARCH, ROLES, percent
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.questions.money import not_tens
from engine.modipoly.records import Lot
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

_BLANK: Final = Blank()
_ANNOUNCE: Final = tuple(Announce(seat) for seat in range(7))


def bidders(table: Table, lot: Lot) -> list[int]:
    """MP-6.01, 6.02: who may bid, from the PM's left: solvent, outside Tihar, not the seller."""
    return [
        seat
        for seat in table.from_left_of(table.pm)
        if ROLES[table.roles[seat]].may_bid and seat != lot.seller and table.free(seat)
    ]


def largest_loan(table: Table, seat: int, bid: int) -> int:
    """MP-2.10 to 2.12: what the Oligarch may borrow on a bid; in crores."""
    if table.roles[seat] != OLIGARCH or table.loans_used >= LOANS_A_GAME:
        return 0
    return min(percent(LOAN_PERCENT, bid), table.treasury // 10 * 10)


class WritingSlip(Decision[Any]):
    """MP-6.03: a bid, or blank; nobody sees which."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Blank, the least bid, all one's cash, and for the Oligarch the least bid with the largest loan."""
        lot, seat = table.lot, int(command)
        assert lot is not None
        least, cash = lot.minimum, table.cash[seat] // 10 * 10
        found: list[Answer] = [_BLANK]
        if cash >= least:
            found.append(Slip(least))
        if cash > least:
            found.append(Slip(cash))
        loan = largest_loan(table, seat, least)
        if loan and cash + loan >= least:
            found.append(Slip(least, loan))
        return found

    def tell_sealed(self, table: Table, command: Command) -> None:
        """A slip is in; only its writer knows what is on it."""
        slip = table.sealed[command]
        bid, loan = (slip.bid, slip.loan) if isinstance(slip, Slip) else (0, 0)
        written = market_events.SlipWritten(command, bid, loan)
        table.tell_only((Seat(command),), written, market_events.SlipIn(command))


def slip_fault(table: Table, seat: int, slip: Slip) -> Refusal | None:
    """MP-2.01, 6.05, 2.10 to 2.12, 6.04."""
    lot = table.lot
    assert lot is not None
    tens = not_tens(slip.bid, slip.loan)
    if tens is not None:
        return tens
    if slip.bid < lot.minimum:
        return no("below-minimum", min=lot.minimum)
    if slip.loan:
        fault = loan_fault(table, seat, slip)
        if fault is not None:
            return fault
    if slip.bid > table.cash[seat] + slip.loan:
        most = table.cash[seat]
        return no("can-invest", max=most + slip.loan)
    return None


def loan_fault(table: Table, seat: int, slip: Slip) -> Refusal | None:
    """MP-2.10 to 2.12."""
    if table.roles[seat] != OLIGARCH:
        return no("loans-with-bids-only")
    if table.loans_used >= LOANS_A_GAME:
        return no("three-loans")
    most = percent(LOAN_PERCENT, slip.bid)
    if slip.loan > most:
        return no("ninety-percent", max=most)
    return no("treasury-cannot-fund", max=table.treasury) if slip.loan > table.treasury else None


class Announcing(Decision[Announce]):
    """MP-6.07, 6.08: a highest valid slip; with a channel, any valid slip."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Announce]:
        """A highest slip first, then the others a channel allows, in the order of the slips."""
        bids = [slip for slip in table.slips if slip.bid]
        highest = max([slip.bid for slip in bids])
        found = [_ANNOUNCE[slip.seat] for slip in bids if slip.bid == highest]
        if table.has_channel(command):
            found += [_ANNOUNCE[slip.seat] for slip in bids if slip.bid < highest]
        return found


def announce_fault(table: Table, seat: int, answer: Announce) -> Refusal | None:
    """MP-6.08, 6.07."""
    bids = {slip.seat: slip.bid for slip in table.slips if slip.bid}
    if answer.winner not in bids:
        return no("no-bid-from-them")
    if bids[answer.winner] < max(bids.values()) and not table.has_channel(seat):
        return no("announce-the-highest")
    return None


WritingSlip.faults = {Slip: slip_fault, Blank: fine}
Announcing.faults = {Announce: announce_fault}

SLIP: Final = WritingSlip()
ANNOUNCE: Final = Announcing()
