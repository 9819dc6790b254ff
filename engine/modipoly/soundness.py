"""Whether a table at rest hangs together, wherever it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.modipoly.cards import DEEDS, DEVOTED, METER_ENDS, NOBODY, PM, ROLES_OF

if TYPE_CHECKING:
    from engine.modipoly.state import State

ENDINGS = ("", "constitution", "bandh", "voted_out", "fell_at_the_wire", "reelected")


def check_rest(table: State) -> None:
    """Raise `ValueError` where a table from a file does not hang together."""
    if table.awaits or table.sealed or table.asked:
        raise ValueError("this is no table at rest")
    seats = len(table.origin)
    if seats not in ROLES_OF:
        raise ValueError("so many seats cannot play")
    by_seat = (
        table.roles,
        table.cash,
        table.tokens,
        table.at,
        table.tihar,
        table.bjp,
        table.bankrupt,
        table.hands,
        table.laps,
        table.terms,
        table.forwarded,
        table.offers,
    )
    if any(len(row) != seats for row in by_seat) or len(table.feats) % seats:
        raise ValueError("something is not there once for each seat")
    if len(table.owner) != len(DEEDS) or len(table.pledged) != len(DEEDS):
        raise ValueError("there are not so many deeds")
    if any(owner >= seats for owner in table.owner) or table.active >= seats:
        raise ValueError("nobody sits there")
    if len(table.meters) != len(METER_ENDS):
        raise ValueError("there are not so many meters")
    if table.ending not in ENDINGS or table.trigger not in ENDINGS:
        raise ValueError("there is no such ending")
    if table.origin and NOBODY not in table.origin:
        _check_roles(table)


def _check_roles(table: State) -> None:
    """Everybody plays the card they were dealt, or has been in the chair."""
    if sorted(table.origin) != sorted(ROLES_OF[len(table.origin)]):
        raise ValueError("these roles were not dealt")
    if not 0 <= table.pm < len(table.roles) or table.roles[table.pm] != PM:
        raise ValueError("the PM is not in the chair")
    for now, dealt in zip(table.roles, table.origin, strict=True):
        if now not in (dealt, PM, DEVOTED):
            raise ValueError("somebody plays a card they cannot have")
    if table.roles.count(PM) != 1:
        raise ValueError("there is one chair")
