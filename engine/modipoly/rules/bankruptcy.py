"""Bankruptcy (MP-14): what becomes of a seat's things, and what its fall does to the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.asking import Seat
from engine.modipoly import agenda, events, power_events
from engine.modipoly.cards import (
    ANGER,
    CONGRESS,
    CONSTITUTION,
    CPIM,
    DEEDS,
    DEVOTED,
    DISTRACTION,
    GOV,
    LIBERAL,
    OLIGARCH,
    PROTEST,
    UNITY,
)
from engine.modipoly.records import FOR_ESTATE, Due, Estate, Lot
from engine.modipoly.rules.bond import open_bond
from engine.modipoly.rules.loans import fail_loan
from engine.modipoly.table import Table, replaced


def go_bankrupt(table: Table, seat: Seat, owed: Due) -> None:
    """MP-14.01, 14.05, 14.12: loans fail, tokens and cards go, and the deeds come under the hammer."""
    table.bankrupt = replaced(table.bankrupt, seat, True)
    table.tell(power_events.WentBankrupt(seat))
    if seat == table.active:
        table.turn_over = True
    if table.roles[seat] == OLIGARCH:
        for loan in table.loans:
            fail_loan(table, seat, loan)
    if table.tokens[seat]:
        table.tell(events.Tokens(seat, -table.tokens[seat]))
        table.tokens[seat] = 0
    table.shredded += table.hands[seat]
    table.hands = replaced(table.hands, seat, ())
    table.tihar = replaced(table.tihar, seat, 0)
    table.estate = Estate(seat, owed.creditor, owed.amount)
    table.push((agenda.AUCTION,))


async def auction_next(table: Table) -> None:
    """MP-14.02: deeds one by one, in board order; when none is left, the collapse changes the game."""
    estate = table.estate
    assert estate is not None
    deeds = table.deeds_of(estate.seat)
    if deeds:
        open_bond(table, Lot(deeds[0], estate.seat, DEEDS[deeds[0]].minimum, FOR_ESTATE))
        return
    table.pop()
    table.estate = None
    CONSEQUENCES[table.roles[estate.seat]](table)


def congress_collapses(table: Table) -> None:
    """MP-14.10."""
    table.move_meter(UNITY, -2)


def cpim_collapses(table: Table) -> None:
    """MP-14.11."""
    table.move_meter(UNITY, -1)
    table.move_meter(PROTEST, 1)


def oligarch_collapses(table: Table) -> None:
    """MP-14.12: its loans have failed already."""
    table.move_meter(ANGER, 1)


def liberal_collapses(table: Table) -> None:
    """MP-14.13."""
    table.move_meter(UNITY, -1)
    table.move_meter(CONSTITUTION, -1)


def devoted_collapses(table: Table) -> None:
    """MP-14.14."""
    table.move_meter(DISTRACTION, -2)


def gov_collapses(table: Table) -> None:
    """MP-14.15."""
    table.end_patronage()
    table.move_meter(ANGER, 1)


CONSEQUENCES: Final[dict[int, Callable[[Table], None]]] = {
    CONGRESS: congress_collapses,
    CPIM: cpim_collapses,
    OLIGARCH: oligarch_collapses,
    LIBERAL: liberal_collapses,
    DEVOTED: devoted_collapses,
    GOV: gov_collapses,
}
