"""Resolving a space (MP-3.07): deeds and levies, GST, cards and corners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.asking import Seat
from engine.modipoly import agenda, events, market_events
from engine.modipoly.cards import (
    CONGRESS,
    CPIM,
    DEED_AT,
    DEEDS,
    DISTRACTION,
    GST_LEAST,
    GST_PERCENT,
    HOSPITAL,
    KIND_AT,
    LIBERAL,
    OLIGARCH,
    PROTEST,
    SISTERS,
    TREASURY,
    percent,
)
from engine.modipoly.records import Bill, Due
from engine.modipoly.rules.paying import charge
from engine.modipoly.rules.tihar import reach_rss_bjp
from engine.modipoly.table import GST, Table


async def land(table: Table) -> None:
    """MP-3.07: the space is resolved, unless the turn is over already."""
    table.pop()
    seat = Seat(table.active)
    if not table.turn_over and not table.bankrupt[seat]:
        RESOLVE[KIND_AT[table.at[seat]]](table, seat)


def land_on_deed(table: Table, seat: Seat) -> None:
    """MP-5.01, 8.11: an unowned deed waits for a word; one's own does nothing; others want a levy."""
    deed = DEED_AT[table.at[seat]]
    owner = table.owner[deed]
    if owner == TREASURY:
        table.push((agenda.UNOWNED,))
    elif owner != seat:
        pay_levy(table, seat, owner, deed)


def pay_levy(table: Table, seat: Seat, owner: int, deed: int) -> None:
    """MP-8.01 to 8.05, 8.09, 8.10: a tenth of the price, twice in a complete sector; none if pledged."""
    if table.pledged[deed]:
        table.tell(market_events.LevyWaived(seat, owner, deed, "pledged"))
        return
    if family(table, seat, owner):
        table.tell(market_events.LevyWaived(seat, owner, deed, "family"))
        return
    doubled = table.owns_all(owner, SISTERS[deed])
    amount = DEEDS[deed].levy * (2 if doubled else 1)
    table.tell(market_events.LevyPaid(seat, owner, deed, amount, doubled))
    angers = deed == HOSPITAL and table.is_citizen(seat)
    charge(table, Bill(seat, (Due(owner, amount),), angers))


def family(table: Table, seat: int, owner: int) -> bool:
    """MP-8.04: the PM and a devoted Devoted Citizen take nothing from each other."""
    if seat == table.pm:
        return table.is_devoted(owner)
    return owner == table.pm and table.is_devoted(seat)


def collect_gst(table: Table, seat: Seat) -> None:
    """MP-12.30 to 12.32, 17.05: a share of one's cash, at least a hundred; a Citizen's is resented."""
    if table.roles[seat] == OLIGARCH:
        table.tell(events.GstCredited(seat))
        return
    amount = max(GST_LEAST, percent(GST_PERCENT, table.cash[seat]))
    table.tell(events.GstPaid(seat, amount))
    table.count(GST, seat, min(amount, table.cash[seat]))
    angers = table.is_citizen(seat) or (table.options.small_table and table.roles[seat] == CONGRESS)
    charge(table, Bill(seat, (Due(TREASURY, amount),), angers))


def draw_ordinance(table: Table, seat: Seat) -> None:
    """MP-13.01: whoever lands, the PM draws."""
    table.push((agenda.DRAW,))


def draw_news(table: Table, seat: Seat) -> None:
    """MP-13.12: whoever lands, the news is read."""
    table.push((agenda.NEWS,))


def visit_tihar(table: Table, seat: Seat) -> None:
    """MP-12.21, 12.06: the strip outside; CPI(M) and the Liberal Citizen protest (MP-11.15)."""
    if table.roles[seat] in (CPIM, LIBERAL) and not table.bjp[seat]:
        table.move_meter(PROTEST, 1)


def listen_to_mann_ki_baat(table: Table, seat: Seat) -> None:
    """MP-12.22: Distraction +1, whoever lands."""
    table.move_meter(DISTRACTION, 1)


def stand_on_parliament(table: Table, seat: Seat) -> None:
    """MP-12.20: the pass has been settled already."""


RESOLVE: Final[dict[str, Callable[[Table, Seat], None]]] = {
    "deed": land_on_deed,
    "gst": collect_gst,
    "pm_cares": draw_ordinance,
    "democracy": draw_news,
    "parliament": stand_on_parliament,
    "tihar": visit_tihar,
    "mann_ki_baat": listen_to_mann_ki_baat,
    "rss_bjp": reach_rss_bjp,
}
