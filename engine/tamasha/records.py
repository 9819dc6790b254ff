"""Small records that lie on the table of Election Tamasha: results, defections, columns, open windows."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from engine.core.asking import Command
from engine.tamasha.answers import Constituency, Neta, Swap

NOBODY: Final = Command(-1)

Side = Annotated[int, Meta(ge=0, le=1)]
"""A party; ranges here are for tables that come from a file."""
Reason = Literal["votes", "funds", "pawns", "coin", "declared"]
Kind = Literal["kundali", "campaign", "big", "news", "attack", "victim"]
Discard = tuple[Kind, Annotated[int, Meta(ge=0, lt=36)]]
"""A played card: its kind, and its number in that deck."""


class Tally(msgspec.Struct, frozen=True):
    """How one constituency was decided (ET-5.01 to 5.06)."""

    winner: Side
    """The winning party."""
    decided_by: Reason
    purple_votes: int
    yellow_votes: int
    neta: Neta
    """The winning candidate."""


class Defection(msgspec.Struct, frozen=True):
    """A winner who crossed over with the seat (ET-6.13)."""

    neta: Neta
    constituency: Constituency
    to: Command
    """The command that bought."""
    lost_by: Command
    round: int


class Accusation(msgspec.Struct, frozen=True):
    """An Attack that waits for its answer (ET-7.12)."""

    command: Command
    card: int
    constituency: int
    defender: Command


class JointPlan(msgspec.Struct, frozen=True):
    """A swap plan that one faction has proposed to its partner (ET-8.10)."""

    by: Command
    swaps: tuple[Swap, ...]


class Column(msgspec.Struct, frozen=True):
    """One command's column on the Horse Trading sheet (section 10)."""

    won: int
    """Row A: constituencies won at the count."""
    tradable: int
    """Row B: winners that can be bought."""
    chest: int
    """Row C: Rs. crore at the start of Horse Trading."""
    bought: int = 0
    lost: int = 0
    """Row L: seats that defected."""
    closed: bool = False

    @property
    def moved(self) -> int:
        """Row F with seats moved: A + bought - L."""
        return self.won + self.bought - self.lost

    @property
    def printed(self) -> int:
        """Row F as the sheet prints it: A + bought."""
        return self.won + self.bought
