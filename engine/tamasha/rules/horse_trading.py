"""Horse Trading and the result (ET-6.01 to ET-6.21, ET-8.28 to ET-8.32)."""

from __future__ import annotations

from engine.core.asking import Command, ask_each
from engine.tamasha import events, phases
from engine.tamasha.answers import Buy, ClosePurse
from engine.tamasha.cards import DEFECTION_PRICE, PARTIES, PURPLE, YELLOW
from engine.tamasha.faction_events import OfferReturned
from engine.tamasha.market import (
    capacity,
    columns_of,
    final_sauda,
    open_purses,
    party_strength,
    place_won_by,
    targets,
    winning_command,
)
from engine.tamasha.questions.sauda import BRIEFCASE
from engine.tamasha.records import Column, Defection
from engine.tamasha.rules.faction import crown_or_bargain
from engine.tamasha.strength import ahead
from engine.tamasha.table import Table, tradable

Offers = dict[Command, Buy | ClosePurse]


def open_market(table: Table) -> None:
    """ET-6.06 to 6.10, ET-8.28: rows A to E are written before anybody buys."""
    for command in table.house.commands:
        planner = table.planners[command]
        winners = [
            tally.neta
            for place, tally in enumerate(table.results)
            if tally.winner == planner.party and winning_command(table, place) == command
        ]
        planner.column = Column(len(winners), sum(map(tradable, winners)), planner.chest)
    columns = columns_of(table)
    table.tell(events.SaudaOpened(tuple(c.won for c in columns), tuple(c.tradable for c in columns)))
    for command in table.house.commands:
        chest = columns[command].chest
        own = events.OwnPurse(command, chest, capacity(chest), final_sauda(table, command))
        table.tell_own(command, own)
    close_idle_purses(table)


async def sauda_round(table: Table) -> None:
    """ET-6.17: every open purse seals one candidate or closes; all hands open together."""
    table.sauda_round += 1
    table.awaits = phases.SAUDA
    offers: Offers = await ask_each(dict.fromkeys(open_purses(table), BRIEFCASE))
    table.awaits = phases.NOTHING
    table.tell(events.RoundRevealed(table.sauda_round))
    for command, offer in offers.items():
        if isinstance(offer, ClosePurse):
            close_purse(table, command, by_itself=False)
        elif _outbid(table, command, offer, offers):
            table.tell(OfferReturned(command, offer.neta))
        else:
            buy(table, command, offer.neta)
    close_idle_purses(table)
    for command in table.house.commands:
        table.pass_duty(command)


def _outbid(table: Table, command: Command, offer: Buy, offers: Offers) -> bool:
    """ET-8.31: of two factions that want the same candidate, the one whose Adda it is gets the seat."""
    partner = table.house.partner(command)
    if partner == command or offers.get(partner) != offer:
        return False
    place = place_won_by(table, offer.neta)
    assert place is not None
    return table.party_of(command).runs[place] != command


def buy(table: Table, command: Command, neta: int) -> None:
    """ET-6.05, ET-6.13, ET-6.19: Rs. 5 Cr leave the chest, the candidate defects with the seat."""
    place = place_won_by(table, neta)
    assert place is not None
    loser = winning_command(table, place)
    planner = table.planners[command]
    table.chest_takes(command, -DEFECTION_PRICE)
    planner.spent_on_people += DEFECTION_PRICE
    table.defections += (Defection(neta, place, command, loser, table.sauda_round),)
    columns = columns_of(table)
    table.change_column(command, bought=columns[command].bought + 1)
    table.change_column(loser, lost=columns[loser].lost + 1)
    table.tell(events.Defected(neta, place, command, DEFECTION_PRICE))
    table.tell_chest(command)


def close_purse(table: Table, command: Command, *, by_itself: bool) -> None:
    """ET-6.11: final."""
    table.change_column(command, closed=True)
    table.tell(events.PurseClosed(command, by_itself))


def close_idle_purses(table: Table) -> None:
    """ET-6.17: a purse closes by itself only when no target is left for it."""
    for command in open_purses(table):
        if not targets(table, command):
            close_purse(table, command, by_itself=True)


async def write_result(table: Table) -> None:
    """ET-6.14 to 6.16, ET-8.32: row F decides; where it is level, whoever won more at the count."""
    strengths = [party_strength(table, party) for party in PARTIES]
    won = [sum(tally.winner == party for tally in table.results) for party in PARTIES]
    table.by_initial = strengths[PURPLE] == strengths[YELLOW]
    table.winner = ahead(strengths, won)
    _tell_sheet(table)
    table.tell(events.ElectionWon(table.winner, table.by_initial))
    if table.house.factions:
        crown_or_bargain(table)
    else:
        table.phase = phases.OVER


def _tell_sheet(table: Table) -> None:
    """Section 10: the whole sheet, column by column."""
    columns = columns_of(table)
    table.tell(
        events.SheetFinal(
            won=tuple(c.won for c in columns),
            tradable=tuple(c.tradable for c in columns),
            chest=tuple(c.chest for c in columns),
            capacity=tuple(capacity(c.chest) for c in columns),
            final_sauda=tuple(final_sauda(table, command) for command in table.house.commands),
            bought=tuple(c.bought for c in columns),
            lost=tuple(c.lost for c in columns),
            moved=tuple(c.moved for c in columns),
            printed=tuple(c.printed for c in columns),
        )
    )
