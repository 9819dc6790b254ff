"""Reading the Horse Trading sheet: who can be bought, by whom, and what the rows say (ET-6.02 to 6.14)."""

from __future__ import annotations

from engine.core.asking import Command
from engine.tamasha.cards import DEFECTION_PRICE
from engine.tamasha.records import Column
from engine.tamasha.table import Table, tradable


def columns_of(table: Table) -> tuple[Column, ...]:
    """Every command's column; only once Horse Trading is open."""
    columns = tuple(planner.column for planner in table.planners if planner.column is not None)
    assert len(columns) == len(table.planners)
    return columns


def open_purses(table: Table) -> list[Command]:
    """The commands that may still buy, in order."""
    columns = columns_of(table)
    return [command for command in table.house.commands if not columns[command].closed]


def all_purses_closed(table: Table) -> bool:
    """True once nobody may buy any more: then every chest is open to all (section 8)."""
    return all(planner.column is not None and planner.column.closed for planner in table.planners)


def place_won_by(table: Table, neta: int) -> int | None:
    """The constituency that `neta` won at the count, or None."""
    return next((place for place, tally in enumerate(table.results) if tally.neta == neta), None)


def winning_command(table: Table, place: int) -> Command:
    """The command that a counted constituency was won for (ET-5.06, ET-8.28)."""
    return table.runner(table.results[place].winner, place)


def within_reach(table: Table, command: Command, place: int) -> bool:
    """ET-8.30, ET-D29: everywhere, or only in the buyer's own Addas."""
    return not table.options.shop_at_home or table.party_of(command).runs[place] == command


def targets(table: Table, command: Command) -> list[int]:
    """ET-6.02 to 6.04, ET-6.18: tradable winners of the other side, not yet bought, in board order."""
    party = table.planners[command].party
    gone = [defection.neta for defection in table.defections]
    return [
        tally.neta
        for place, tally in enumerate(table.results)
        if tally.winner != party
        and tally.neta not in gone
        and tradable(tally.neta)
        and within_reach(table, command, place)
    ]


def capacity(chest: int) -> int:
    """Row D: how many defectors Rs. `chest` Cr can pay for, remainder ignored (ET-6.09)."""
    return chest // DEFECTION_PRICE


def party_tradable(table: Table, party: int) -> int:
    """Row B of a whole party."""
    columns = columns_of(table)
    return sum(columns[command].tradable for command in table.house.of_party(party))


def final_sauda(table: Table, command: Command) -> int:
    """Row E: the lower of one's own D and the opponent's B (ET-6.10)."""
    own = capacity(columns_of(table)[command].chest)
    return min(own, party_tradable(table, 1 - table.planners[command].party))


def final_strength(table: Table, command: Command) -> int:
    """Row F that decides at this table (ET-6.14, ET-6.21)."""
    column = columns_of(table)[command]
    return column.moved if table.options.seats_move else column.printed


def party_strength(table: Table, party: int) -> int:
    """Row F of a whole party (ET-8.28)."""
    return sum(final_strength(table, command) for command in table.house.of_party(party))
