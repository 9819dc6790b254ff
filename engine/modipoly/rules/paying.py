"""Bills, debts and what follows when they are not paid (MP-2.40 to 2.43, MP-10.01 to 10.03)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Command, Seat, ask
from engine.modipoly import agenda, answers, events, phases, power_events
from engine.modipoly.cards import ANGER, TREASURY
from engine.modipoly.questions.debt import DEBT
from engine.modipoly.records import Bill, Due
from engine.modipoly.rules.bankruptcy import go_bankrupt
from engine.modipoly.rules.confidence import collapse, open_confidence_vote
from engine.modipoly.rules.loans import borrow
from engine.modipoly.rules.selling import sell_deed
from engine.modipoly.rules.talk import make_offer
from engine.modipoly.table import LEVIES, Table


def total(bill: Bill) -> int:
    """The sum of a bill, in crores."""
    return sum([due.amount for due in bill.dues])


def charge(table: Table, bill: Bill) -> None:
    """MP-2.40, 2.41: paid at once if the cash is there, otherwise a debt window opens."""
    if table.cash[bill.debtor] >= total(bill):
        settle_in_full(table, bill)
        return
    table.bills += (bill,)
    table.debt_offers = ()
    table.push((agenda.DEBT,))
    table.tell(events.BillDue(bill.debtor, total(bill)))


def charge_all(table: Table, bills: Sequence[Bill]) -> None:
    """Several bills, one after the other."""
    table.bills += tuple(reversed(bills))
    table.push(*[(agenda.PAY,)] * len(bills))


async def pay_next(table: Table) -> None:
    """The next of several bills, unless its debtor has gone under meanwhile."""
    table.pop()
    bill = table.bills[-1]
    table.bills = table.bills[:-1]
    if not table.bankrupt[bill.debtor]:
        charge(table, bill)


async def debt_window(table: Table) -> None:
    """MP-2.41: borrow, make one offer to each other seat, sell on one's own turn; then settle."""
    bill = table.bills[-1]
    table.wait_for(phases.DEBT, bill.debtor)
    answer = await ask(Command(bill.debtor), DEBT)
    table.resume()
    seat = Seat(bill.debtor)
    match answer:
        case answers.Borrow():
            borrow(table, seat, answer)
        case answers.Offer():
            make_offer(table, seat, answer)
        case answers.SellDeed():
            sell_deed(table, seat, answer)
        case _:
            table.pop()
            table.bills = table.bills[:-1]
            settle(table, bill)


def settle(table: Table, bill: Bill) -> None:
    """MP-2.42: paid as far as the cash goes; then the PM defaults, and anybody else is bankrupt."""
    if table.cash[bill.debtor] >= total(bill):
        settle_in_full(table, bill)
        return
    paid = table.cash[bill.debtor]
    unpaid = pay_dues(table, bill)
    table.tell(events.BillPaid(bill.debtor, paid, total(bill) - paid))
    if bill.angers and paid:
        table.move_meter(ANGER, 1)
    if bill.debtor == table.pm:
        default(table, unpaid)
    else:
        go_bankrupt(table, Seat(bill.debtor), unpaid[0])


def settle_in_full(table: Table, bill: Bill) -> None:
    """MP-2.40: every creditor gets what is owed."""
    pay_dues(table, bill)
    if bill.angers:
        table.move_meter(ANGER, 1)


def pay_dues(table: Table, bill: Bill) -> tuple[Due, ...]:
    """MP-9.05, 9.08: in order, as far as the cash lasts; returns what is still owed.

    The Treasury stands in for a creditor who is bankrupt (MP-10.31).
    """
    unpaid: list[Due] = []
    for due in bill.dues:
        creditor = due.creditor
        if creditor >= 0 and table.bankrupt[creditor]:
            creditor = TREASURY
        paid = min(due.amount, table.cash[bill.debtor])
        if paid:
            table.pay(bill.debtor, creditor, paid, "bill")
            if creditor >= 0:
                table.count(LEVIES, creditor, paid)
        if paid < due.amount:
            unpaid.append(Due(creditor, due.amount - paid))
    return tuple(unpaid)


def default(table: Table, unpaid: tuple[Due, ...]) -> None:
    """MP-10.01 to 10.03: the shield, a bankruptcy in the same lap, or a confidence vote."""
    owed = sum([due.amount for due in unpaid])
    table.tell(power_events.Defaulted(table.pm, owed))
    if table.shield:
        table.shield = False
        table.tell(power_events.ShieldUsed(table.pm))
        return
    table.unpaid = unpaid
    if table.trust_used and table.options.one_rescue:
        collapse(table, "bankrupt")
    else:
        open_confidence_vote(table, owed)
