"""Horse Trading and the result (ET-6.01 to ET-6.21)."""

from __future__ import annotations

from engine.core.asking import Command, ask_each
from engine.tamasha import events, phases
from engine.tamasha.answers import Buy, ClosePurse
from engine.tamasha.cards import DEFECTION_PRICE, PURPLE, YELLOW
from engine.tamasha.market import capacity, columns_of, final_sauda, final_strength, open_purses, targets
from engine.tamasha.questions import BRIEFCASE
from engine.tamasha.table import COMMANDS, RIVAL, Column, Defection, Table, tradable


def open_market(table: Table) -> None:
    """ET-6.06 to 6.10: rows A to E are written before anybody buys."""
    for command in COMMANDS:
        planner = table.planners[command]
        winners = [tally.neta for tally in table.results if tally.winner == planner.party]
        planner.column = Column(len(winners), sum(map(tradable, winners)), planner.chest)
    columns = columns_of(table)
    table.tell(events.SaudaOpened(tuple(c.won for c in columns), tuple(c.tradable for c in columns)))
    for command in COMMANDS:
        chest = columns[command].chest
        own = events.OwnPurse(command, chest, capacity(chest), final_sauda(table, command))
        table.tell_own(command, own)
    close_idle_purses(table)


async def sauda_round(table: Table) -> None:
    """ET-6.17: every open purse seals one candidate or closes; all hands open together."""
    table.sauda_round += 1
    table.awaits = phases.SAUDA
    offers: dict[Command, Buy | ClosePurse] = await ask_each(dict.fromkeys(open_purses(table), BRIEFCASE))
    table.awaits = phases.NOTHING
    table.tell(events.RoundRevealed(table.sauda_round))
    for command, offer in offers.items():
        if isinstance(offer, Buy):
            buy(table, command, offer.neta)
        else:
            close_purse(table, command, by_itself=False)
    close_idle_purses(table)
    for command in COMMANDS:
        table.pass_duty(command)


def buy(table: Table, command: Command, neta: int) -> None:
    """ET-6.05, ET-6.13, ET-6.19: Rs. 5 Cr leave the chest, the candidate defects with the seat."""
    place = next(place for place, tally in enumerate(table.results) if tally.neta == neta)
    planner = table.planners[command]
    table.chest_takes(command, -DEFECTION_PRICE)
    planner.spent_on_people += DEFECTION_PRICE
    table.defections += (Defection(neta, place, command, table.sauda_round),)
    own, rival = columns_of(table)[command], columns_of(table)[RIVAL[command]]
    table.change_column(command, bought=own.bought + 1)
    table.change_column(RIVAL[command], lost=rival.lost + 1)
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
    """ET-6.14 to 6.16: row F decides; where it is level, whoever won more at the count."""
    columns = columns_of(table)
    strengths = [final_strength(table, command) for command in COMMANDS]
    table.by_initial = strengths[PURPLE] == strengths[YELLOW]
    rows = [column.won for column in columns] if table.by_initial else strengths
    table.winner = PURPLE if rows[PURPLE] > rows[YELLOW] else YELLOW
    table.tell(
        events.SheetFinal(
            won=tuple(c.won for c in columns),
            tradable=tuple(c.tradable for c in columns),
            chest=tuple(c.chest for c in columns),
            capacity=tuple(capacity(c.chest) for c in columns),
            final_sauda=tuple(final_sauda(table, command) for command in COMMANDS),
            bought=tuple(c.bought for c in columns),
            lost=tuple(c.lost for c in columns),
            moved=tuple(c.moved for c in columns),
            printed=tuple(c.printed for c in columns),
        )
    )
    table.tell(events.ElectionWon(table.winner, table.by_initial))
    table.phase = phases.OVER
