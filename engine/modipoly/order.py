"""The order of checks before an answer is looked at: role, moment and seat, Tihar (section 21)."""

from __future__ import annotations

from typing import Any

from engine.core.asking import Answer, Command, Seat
from engine.core.refusal import Refusal
from engine.modipoly import agenda, answers, phases
from engine.modipoly.cards import CONGRESS, CPIM, OLIGARCH, PM
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

COUNTS_FROM = 3
"""In an interval's item the offers made by each seat follow its kind, its stage and who is done."""
CARD_OFFERS = 3
"""Offers with an ordinance just drawn (MP-4.15)."""
PM_INTERVAL_OFFERS = 4
INTERVAL_OFFERS = 1


def never(table: Table, seat: int, answer: Answer) -> Refusal | None:
    """What the seat's role may never do."""
    role = table.roles[seat]
    match answer:
        case answers.Borrow():
            if role in (CONGRESS, CPIM):
                return no("parties-cannot-borrow")
            if role == PM:
                return no("pm-cannot-borrow")
            return no("loans-with-bids-only") if role == OLIGARCH else None
        case answers.Slip() | answers.Blank():
            return no("role-may-not-bid") if role in (CONGRESS, CPIM, PM) else None
        case answers.Offer(give=give) | answers.Counter(give=give):
            in_office = seat == table.pm and not table.chair_empty
            return no("only-the-pm-sells-ordinances") if give.cards and not in_office else None
        case _:
            return None


def wrong_moment(table: Table, seat: Seat, answer: Answer, *, taken: bool) -> Refusal | None:
    """Why this is not the moment, or not the seat. `taken` if the open question takes such an answer."""
    if isinstance(answer, answers.Offer):
        return no_word(table, seat)
    if isinstance(answer, answers.Enact) and not (
        seat in table.asked and table.awaits in phases.BUSINESS and seat == table.active
    ):
        return no("not-your-card")
    if isinstance(answer, answers.Slip | answers.Blank) and table.awaits == phases.SLIPS:
        if Command(seat) in table.sealed:
            return no("slip-is-in")
        return None if seat in table.asked else no("you-cannot-bid")
    if seat not in table.asked:
        return no("not-your-move")
    return None if taken else no("not-now")


def no_word(table: Table, seat: Seat) -> Refusal | None:
    """MP-4.15, 4.17: whether talk is open to the seat, and whether it has an offer left."""
    awaits = table.awaits
    if awaits in phases.OPEN_FLOOR:
        if table.bankrupt[seat]:
            return no("not-your-move")
    elif awaits not in (phases.DEBT, phases.PM_CARD, phases.INTERVAL):
        return no("quiet-please")
    elif seat not in table.asked:
        return no("not-your-move")
    return None if offers_left(table, seat) > 0 else no("no-offers-left")


def offers_left(table: Table, seat: int) -> int:
    """MP-4.15: how many opening offers a seat may still make now."""
    awaits = table.awaits
    if awaits in phases.OPEN_FLOOR:
        options = table.options
        allowed = options.own_offers if seat == table.active else options.other_offers
        return allowed - table.offers[seat]
    if awaits == phases.DEBT:
        return len(table.roles) - 1 - len(table.debt_offers)
    if awaits == phases.PM_CARD:
        return CARD_OFFERS - table.card_offers
    if awaits == phases.INTERVAL:
        in_office = seat == table.pm and not table.chair_empty
        allowed = PM_INTERVAL_OFFERS if in_office else INTERVAL_OFFERS
        return allowed - interval_item(table)[COUNTS_FROM + seat]
    return 0


def interval_item(table: Table) -> tuple[int, ...]:
    """The interval that is going on."""
    item = table.agenda[-1]
    assert item[0] == agenda.INTERVAL
    return item


FROM_TIHAR: tuple[Any, ...] = (
    answers.SellDeed,
    answers.Enact,
    answers.Padyatra,
    answers.Strike,
    answers.Forward,
    answers.PlaceFile,
)


def wrong_place(table: Table, seat: int, answer: Answer) -> Refusal | None:
    """MP-4.06, 7.06, 12.05: what nobody does in Tihar, or with somebody who is there."""
    if isinstance(answer, answers.Offer):
        return no("no-trade-with-tihar") if table.tihar[seat] or in_tihar(table, answer.to) else None
    if not table.tihar[seat]:
        return None
    if isinstance(answer, answers.SellDeed):
        return no("no-sale-from-tihar")
    return no("waits-in-tihar") if isinstance(answer, FROM_TIHAR) else None


def in_tihar(table: Table, seat: int) -> bool:
    """True if there is such a seat and it is in Tihar."""
    return seat < len(table.roles) and table.tihar[seat] > 0


def refuse_idle(table: Table, seat: Seat, answer: Answer) -> Refusal:
    """Why nothing can be answered while no question is open."""
    return no("not-your-move")
