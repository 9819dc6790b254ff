"""What the end of an imagined match is worth: the count, and the Horse Trading that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Command, Seat
from engine.tamasha.market import capacity, columns_of, final_sauda, targets
from engine.tamasha.table import RIVAL, Table

A_WIN: Final = 1000
A_SEAT: Final = 100
"""What one more seat in the end is worth besides: a sounder way to win, a closer way to lose."""
A_PARTNERS_WIN: Final = 500
"""The party wins, but the partner is crowned; being level with the partner lies half way."""


def worth(table: Table, seat: Seat) -> int:
    """What the count is worth to `seat` when all buy all they can (ET-6.10 to 6.16, ET-8.32, ET-8.33)."""
    if table.house.factions:
        return _worth_of_faction(table, table.house.chairs[seat])
    return worth_of_party(table, table.command_at(seat))


def worth_of_party(table: Table, command: Command) -> int:
    """The same where commands are parties."""
    own, rival = (columns_of(table)[side] for side in (command, RIVAL[command]))
    bought = final_sauda(table, command)
    lost = final_sauda(table, RIVAL[command])
    lead = own.won - rival.won + (2 if table.options.seats_move else 1) * (bought - lost)
    won = lead > 0 or (lead == 0 and own.won > rival.won)
    return (A_WIN if won else 0) + A_SEAT * lead


def _worth_of_faction(table: Table, chairs: Sequence[Command]) -> int:
    house, columns = table.house, columns_of(table)
    party = house.party_of[chairs[0]]
    strength = _strengths(table)
    lead = sum(strength[c] if house.party_of[c] == party else -strength[c] for c in house.commands)
    initial = sum(columns[c].won if house.party_of[c] == party else -columns[c].won for c in house.commands)
    value = A_SEAT * lead
    if lead < 0 or (lead == 0 and initial < 0):
        return value
    if len(chairs) > 1:
        return value + A_WIN
    ahead = strength[chairs[0]] - strength[house.partner(chairs[0])]
    if ahead == 0:
        return value + (A_WIN + A_PARTNERS_WIN) // 2
    return value + (A_WIN if ahead > 0 else A_PARTNERS_WIN)


def _strengths(table: Table) -> list[int]:
    """Row F of every command, if each buys in turn, those in its own Addas first."""
    columns, house = columns_of(table), table.house
    strength = [column.won for column in columns]
    money = [capacity(column.chest) for column in columns]
    wanted = {command: targets(table, command) for command in house.commands}
    place_of = {tally.neta: place for place, tally in enumerate(table.results)}
    gone: set[int] = set()
    buying = True
    while buying:
        buying = False
        for command in house.commands:
            left = [neta for neta in wanted[command] if neta not in gone]
            if not left or not money[command]:
                continue
            runs = table.party_of(command).runs
            neta = next((neta for neta in left if runs[place_of[neta]] == command), left[0])
            gone.add(neta)
            money[command] -= 1
            strength[command] += 1
            if table.options.seats_move:
                strength[table.runner(1 - house.party_of[command], place_of[neta])] -= 1
            buying = True
    return strength
