"""Reading the Horse Trading sheet: who can be bought, by whom, and what the rows say (ET-6.02 to 6.14)."""

from __future__ import annotations

from engine.core.asking import Command
from engine.tamasha.cards import DEFECTION_PRICE
from engine.tamasha.table import COMMANDS, RIVAL, Column, Table, Tally, tradable


def columns_of(table: Table) -> tuple[Column, ...]:
    """Every command's column; only once Horse Trading is open."""
    columns = tuple(planner.column for planner in table.planners if planner.column is not None)
    assert len(columns) == len(table.planners)
    return columns


def open_purses(table: Table) -> list[Command]:
    """The commands that may still buy, in order."""
    return [command for command, column in zip(COMMANDS, columns_of(table), strict=True) if not column.closed]


def all_purses_closed(table: Table) -> bool:
    """True once nobody may buy any more: then every chest is open to all (section 8)."""
    return all(planner.column is not None and planner.column.closed for planner in table.planners)


def targets(table: Table, command: Command) -> list[int]:
    """ET-6.02 to 6.04, ET-6.18: tradable winners of the other side, not yet bought, in board order."""
    party = table.planners[command].party
    gone = [defection.neta for defection in table.defections]
    return [
        tally.neta
        for tally in table.results
        if tally.winner != party and tally.neta not in gone and tradable(tally.neta)
    ]


def tally_of(table: Table, neta: int) -> Tally | None:
    """The result of the constituency that `neta` won, or None if it won none."""
    return next((tally for tally in table.results if tally.neta == neta), None)


def capacity(chest: int) -> int:
    """Row D: how many defectors Rs. `chest` Cr can pay for, remainder ignored (ET-6.09)."""
    return chest // DEFECTION_PRICE


def final_sauda(table: Table, command: Command) -> int:
    """Row E: the lower of one's own D and the opponent's B (ET-6.10)."""
    columns = columns_of(table)
    return min(capacity(columns[command].chest), columns[RIVAL[command]].tradable)


def final_strength(table: Table, command: Command) -> int:
    """Row F that decides at this table (ET-6.14, ET-6.21)."""
    column = columns_of(table)[command]
    return column.moved if table.options.seats_move else column.printed
