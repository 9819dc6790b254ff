"""Secured loans (MP-2.20 to 2.28), the Oligarch's repayments and failed loans (MP-2.15, MP-2.16)."""

from __future__ import annotations

from engine.core.asking import Seat
from engine.modipoly import answers, events, market_events
from engine.modipoly.cards import ANGER, DEEDS
from engine.modipoly.questions.money import redeeming
from engine.modipoly.table import Table, replaced


def borrow(table: Table, seat: Seat, answer: answers.Borrow) -> None:
    """MP-2.20: the security value from the Treasury; the deed is pledged."""
    security = DEEDS[answer.deed].security
    table.treasury -= security
    table.cash[seat] += security
    table.pledged = replaced(table.pledged, answer.deed, True)
    table.tell(market_events.DeedPledged(seat, answer.deed, security))


def redeem(table: Table, seat: Seat, answer: answers.Redeem) -> None:
    """MP-2.23: the security value and a tenth."""
    cost = redeeming(answer.deed)
    table.pay_treasury(seat, cost, "redeeming")
    table.pledged = replaced(table.pledged, answer.deed, False)
    table.tell(market_events.DeedRedeemed(seat, answer.deed, cost))


def repay_loan(table: Table, seat: Seat, answer: answers.RepayLoan) -> None:
    """MP-2.16: in full, which gives no fourth loan."""
    at = table.loans.index(answer.loan)
    table.loans = table.loans[:at] + table.loans[at + 1 :]
    table.pay_treasury(seat, answer.loan, "repayment")
    table.tell(market_events.LoanRepaid(seat, answer.loan))


def fail_loan(table: Table, seat: Seat, loan: int) -> None:
    """MP-2.15: written off, and people are angry."""
    at = table.loans.index(loan)
    table.loans = table.loans[:at] + table.loans[at + 1 :]
    table.npas += 1
    table.tell(events.LoanFailed(seat, loan))
    table.move_meter(ANGER, 1)
