"""Small records that lie on the table of Election Tamasha: results, defections, columns, open windows."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.asking import Command
from engine.tamasha.answers import Swap

NOBODY: Final = Command(-1)


class Tally(msgspec.Struct, frozen=True):
    """How one constituency was decided (ET-5.01 to 5.06)."""

    winner: int
    """The winning party."""
    decided_by: str
    """votes, funds, pawns, coin or declared."""
    purple_votes: int
    yellow_votes: int
    neta: int
    """The winning candidate."""


class Defection(msgspec.Struct, frozen=True):
    """A winner who crossed over with the seat (ET-6.13)."""

    neta: int
    constituency: int
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
