"""Who has the floor: the commands whose answer is awaited, and for whom a seat speaks."""

from __future__ import annotations

from engine.core.asking import Command, Seat
from engine.tamasha import phases
from engine.tamasha.market import open_purses
from engine.tamasha.table import Table


def asked(table: Table) -> tuple[Command, ...]:
    """The commands that are asked now and have not sealed yet."""
    return tuple(command for command in _addressed(table) if command not in table.sealed)


def _addressed(table: Table) -> tuple[Command, ...]:
    house = table.house
    match table.awaits:
        case phases.NOTHING:
            return ()
        case phases.PLACE_BOLLY:
            return (table.tray.revealing,)
        case phases.NAME_CONSTITUENCY:
            return (house.rival[table.turn],)
        case phases.BIGNETA:
            return tuple(house.opener(party) for party in range(len(table.parties)))
        case phases.SWAP_PLAN | phases.STOCK_POCKETS:
            return house.commands
        case phases.PICK_BIG:
            return (house.partner(table.turn),)
        case phases.REPLY:
            assert table.accusation is not None
            return (table.accusation.defender,)
        case phases.SAUDA:
            return tuple(open_purses(table))
        case phases.NAME_KINGMAKER:
            return house.of_party(table.winner)
        case _:
            return (table.turn,)


def voice(table: Table, seat: Seat) -> Command:
    """The command `seat` speaks for now: of two chairs held by one person the first that is waited for."""
    chairs = table.house.chairs[seat]
    if len(chairs) == 1:
        return chairs[0]
    waiting = [command for command in asked(table) if speakers(table, command)]
    return next((command for command in chairs if command in waiting), chairs[0])


def privy(table: Table, seat: Seat) -> tuple[Command, ...]:
    """The commands whose sealed answers a seat knows: those of its own chairs.

    Partners divide their party's Attack cards between them, so they know each other's pockets (ET-8.14).
    """
    house = table.house
    chairs = house.chairs[seat]
    return house.of_party(house.party_of[chairs[0]]) if table.awaits == phases.STOCK_POCKETS else chairs


def speakers(table: Table, command: Command) -> tuple[Seat, ...]:
    """The seats that may answer for `command` now: the one on duty (ET-1.11), or all (ET-D02).

    Nobody, while a joint plan of its own waits for the partner's word (ET-8.10).
    """
    if table.tray.joint and any(plan.by == command for plan in table.tray.joint):
        return ()
    return table.planners[command].speakers
