"""Borrowing, redeeming, repaying, selling: what is wrong with each, and what may be done (MP-2, MP-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.modipoly.answers import Borrow, Redeem, RepayLoan, SellDeed
from engine.modipoly.cards import DEEDS, LEAST_INTEREST, OLIGARCH, ROLES, SECURED_PERCENT, percent
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

_REDEEMING: Final = tuple(
    deed.security + max(LEAST_INTEREST, percent(SECURED_PERCENT, deed.security)) for deed in DEEDS
)
_BORROW: Final = tuple(Borrow(deed) for deed in range(len(DEEDS)))
_REDEEM: Final = tuple(Redeem(deed) for deed in range(len(DEEDS)))
_SELL: Final = tuple(SellDeed(deed, card.minimum) for deed, card in enumerate(DEEDS))


def redeeming(deed: int) -> int:
    """MP-2.23: the security value and a tenth, at least ten; in crores."""
    return _REDEEMING[deed]


def not_tens(*amounts: int) -> Refusal | None:
    """MP-2.01: chosen amounts are whole multiples of ten."""
    for amount in amounts:
        if amount % 10:
            return no("money-in-tens", amount=amount, below=amount // 10 * 10, above=amount // 10 * 10 + 10)
    return None


def too_dear(table: Table, seat: int, cost: int) -> Refusal | None:
    """MP-2.06: nobody's cash goes below nothing."""
    cash = table.cash[seat]
    return no("not-enough-cash", cash=cash, cost=cost) if cash < cost else None


def borrow_fault(table: Table, seat: int, answer: Borrow) -> Refusal | None:
    """MP-2.20, 2.24, 2.05."""
    if table.owner[answer.deed] != seat:
        return no("not-your-deed-to-pledge")
    if table.pledged[answer.deed]:
        return no("already-pledged")
    return no("treasury-cannot-lend") if table.treasury < DEEDS[answer.deed].security else None


def redeem_fault(table: Table, seat: int, answer: Redeem) -> Refusal | None:
    """MP-2.23, 2.06."""
    if table.owner[answer.deed] != seat or not table.pledged[answer.deed]:
        return no("nothing-to-redeem")
    return too_dear(table, seat, redeeming(answer.deed))


def repay_fault(table: Table, seat: int, answer: RepayLoan) -> Refusal | None:
    """MP-2.16, 2.06."""
    if table.roles[seat] != OLIGARCH or answer.loan not in table.loans:
        return no("no-such-loan")
    return too_dear(table, seat, answer.loan)


def sell_fault(table: Table, seat: int, answer: SellDeed) -> Refusal | None:
    """MP-7.02, 2.25, 7.05; the reserve comes last."""
    if seat != table.active:
        return no("sell-on-own-turn")
    if table.owner[answer.deed] != seat:
        return no("not-yours-to-sell")
    if table.pledged[answer.deed]:
        return no("redeem-first")
    if answer.deed in table.unsold:
        return no("nobody-wanted-it")
    least = DEEDS[answer.deed].minimum
    if answer.reserve < least:
        return no("reserve-too-low", min=least)
    return not_tens(answer.reserve)


def loans_to_take(table: Table, seat: int, deeds: Sequence[int]) -> list[Answer]:
    """MP-2.20: every one of a seat's `deeds` that may be pledged now."""
    if not ROLES[table.roles[seat]].may_pledge:
        return []
    pledged, treasury = table.pledged, table.treasury
    return [_BORROW[deed] for deed in deeds if not pledged[deed] and treasury >= DEEDS[deed].security]


def loans_to_end(table: Table, seat: int) -> Sequence[Answer]:
    """MP-2.23, 2.16: everything that may be redeemed or repaid now."""
    ends: list[Answer] = []
    if True in table.pledged:
        cash, pledged = table.cash[seat], table.pledged
        ends = [_REDEEM[deed] for deed in table.deeds_of(seat) if pledged[deed] and cash >= _REDEEMING[deed]]
    if table.loans and table.roles[seat] == OLIGARCH:
        cash = table.cash[seat]
        ends += [RepayLoan(loan) for loan in dict.fromkeys(table.loans) if cash >= loan]
    return ends


def sales(table: Table, seat: int, deeds: Sequence[int]) -> Sequence[Answer]:
    """MP-7.02: every one of a seat's `deeds` that may be put on sale now, at its printed minimum."""
    if seat != table.active or table.tihar[seat]:
        return ()
    pledged, unsold = table.pledged, table.unsold
    return [_SELL[deed] for deed in deeds if not pledged[deed] and deed not in unsold]
