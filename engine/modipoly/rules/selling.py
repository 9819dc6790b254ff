"""Selling (MP-7): a deed of one's own goes to closed bond, with a public reserve."""

from __future__ import annotations

from engine.core.asking import Seat
from engine.modipoly import answers, market_events
from engine.modipoly.records import FOR_SALE, Lot
from engine.modipoly.rules.bond import open_bond
from engine.modipoly.table import Table


def sell_deed(table: Table, seat: Seat, answer: answers.SellDeed) -> None:
    """MP-7.02: the reserve is the least bid; section 6 does the rest."""
    table.tell(market_events.SaleOpened(seat, answer.deed, answer.reserve))
    open_bond(table, Lot(answer.deed, seat, answer.reserve, FOR_SALE))
