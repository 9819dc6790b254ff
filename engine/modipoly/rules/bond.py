"""The closed bond (MP-6): slips in secret, opened by the PM alone, who announces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.asking import Answer, Command, Seat, ask, ask_each
from engine.modipoly import agenda, answers, market_events, phases, power_events
from engine.modipoly.cards import DEEDS, TREASURY
from engine.modipoly.questions.bond import ANNOUNCE, SLIP, bidders
from engine.modipoly.questions.money import redeeming
from engine.modipoly.records import (
    FOR_CARD,
    FOR_ESTATE,
    FOR_LOAN,
    FOR_SALE,
    Foreclosed,
    Hammer,
    Lot,
    Sealed,
)
from engine.modipoly.rules.promises import bond_was_announced
from engine.modipoly.table import Table

changed: Any = msgspec.structs.replace


def open_bond(table: Table, lot: Lot) -> None:
    """The bell rings: from now on talk is closed and no money moves (MP-6.14)."""
    table.lot = lot
    table.push((agenda.BOND,))
    table.tell(market_events.BondOpened(lot.deed, lot.seller, lot.minimum))


async def take_slips(table: Table) -> None:
    """MP-6.03: every entitled seat hands in one folded slip, all at the same time."""
    lot = table.lot
    assert lot is not None
    invited = bidders(table, lot)
    if not invited:
        table.pop()
        leave_unsold(table, lot)
        return
    table.wait_for(phases.SLIPS, *invited)
    handed_in = await ask_each({Command(seat): SLIP for seat in invited})
    table.resume()
    table.pop()
    open_slips(table, lot, handed_in)


def open_slips(table: Table, lot: Lot, handed_in: Mapping[Command, Answer]) -> None:
    """MP-6.06: the PM sees them; with no valid bid the asset stays where it was (MP-6.11)."""
    table.slips = tuple(
        Sealed(seat, slip.bid, slip.loan) if isinstance(slip, answers.Slip) else Sealed(seat, 0)
        for seat, slip in handed_in.items()
    )
    table.tell_only((Seat(table.pm),), market_events.SlipsOpened(table.slips))
    if any(slip.bid for slip in table.slips):
        table.push((agenda.ANNOUNCE,))
    else:
        close_bond(table, lot)
        leave_unsold(table, lot)


async def announce(table: Table) -> None:
    """MP-6.07 to 6.10, 6.13: the PM names a winner, who pays what they wrote."""
    lot, pm = table.lot, table.pm
    assert lot is not None
    table.wait_for(phases.ANNOUNCE, pm)
    word = await ask(Command(pm), ANNOUNCE)
    table.resume()
    table.pop()
    table.shown += 1
    slip = next(slip for slip in table.slips if slip.seat == word.winner)
    if table.register:
        bond_was_announced(table, pm, word.winner)
    close_bond(table, lot, slip)
    table.tell(market_events.Announced(lot.deed, slip.seat, slip.bid))
    if slip.loan:
        grant_loan(table, slip)
    sell_to(table, lot, slip)


def close_bond(table: Table, lot: Lot, slip: Sealed | None = None) -> None:
    """Keep the bond for the last sheet (MP-6.12), and clear the desk."""
    winner, amount = (-1, 0) if slip is None else (slip.seat, slip.bid)
    channel = table.has_channel(table.pm)
    table.hammers += (Hammer(lot.deed, lot.seller, table.pm, table.slips, winner, amount, channel),)
    table.slips = ()
    table.lot = None


def grant_loan(table: Table, slip: Sealed) -> None:
    """MP-2.11, 2.13: the loan counts now that it is paid out."""
    table.treasury -= slip.loan
    table.cash[slip.seat] += slip.loan
    table.loans += (slip.loan,)
    table.loans_used += 1
    table.tell(market_events.LoanTaken(slip.seat, slip.loan))


def sell_to(table: Table, lot: Lot, slip: Sealed) -> None:
    """MP-6.10, 7.03, 14.02, 15.08: the announced amount goes where the lot says."""
    seat, deed, amount = slip.seat, lot.deed, slip.bid
    if lot.why == FOR_SALE:
        table.move_cash(seat, lot.seller, amount, "price")
        table.give_deed(deed, seat)
        return
    table.pay_treasury(seat, amount, "price")
    if lot.why == FOR_ESTATE:
        pay_from_estate(table, amount - (redeeming(deed) if table.pledged[deed] else 0))
        table.give_deed(deed, seat)
    elif lot.why == FOR_LOAN:
        pay_back_rest(table, lot, amount)
        table.give_deed(deed, seat)
    else:
        table.acquire(deed, seat, amount)
        if lot.why == FOR_CARD:
            table.card = changed(table.card, price=amount)


def pay_from_estate(table: Table, left: int) -> None:
    """MP-14.02, 14.03: the Treasury passes the price on until the debt is paid, and keeps the rest."""
    estate = table.estate
    assert estate is not None
    passed_on = max(0, min(left, estate.owed))
    if passed_on:
        table.estate = changed(estate, owed=estate.owed - passed_on)
        if estate.creditor >= 0:
            table.treasury -= passed_on
            table.cash[estate.creditor] += passed_on
        table.tell(power_events.CreditorPaid(estate.creditor, passed_on))


def pay_back_rest(table: Table, lot: Lot, amount: int) -> None:
    """MP-15.08: the Treasury takes the loan and a tenth; the owner gets what is over."""
    loan = redeeming(lot.deed)
    left = max(0, amount - loan)
    if left and not table.bankrupt[lot.seller]:
        table.receive(lot.seller, left, "rest")
    table.foreclosed += (Foreclosed(lot.deed, lot.seller, loan, amount, left),)
    table.tell(power_events.DeedForeclosed(lot.deed, lot.seller, amount, left))


def leave_unsold(table: Table, lot: Lot) -> None:
    """MP-6.11, 7.05, 14.04, 15.08: no bid; a sale is over for this turn, other lots go to the Treasury."""
    table.lot = None
    table.tell(market_events.Unsold(lot.deed))
    if lot.why == FOR_SALE:
        table.unsold += (lot.deed,)
    elif lot.why == FOR_ESTATE:
        table.give_deed(lot.deed, TREASURY)
    elif lot.why == FOR_LOAN:
        table.foreclosed += (Foreclosed(lot.deed, lot.seller, redeeming(lot.deed), 0, 0),)
        table.give_deed(lot.deed, TREASURY)


def deed_lot(deed: int, why: int) -> Lot:
    """An unowned deed in closed bond, at its printed minimum."""
    return Lot(deed, TREASURY, DEEDS[deed].minimum, why)
