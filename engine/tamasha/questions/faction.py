"""Questions of the Faction version: which Big Campaign to take, whom to crown (ET-8.13, ET-8.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Command
from engine.core.refusal import Refusal
from engine.tamasha.answers import NameKingmaker, PickBig
from engine.tamasha.cards import BIG_CAMPAIGNS
from engine.tamasha.faction_events import KingmakerSealed
from engine.tamasha.questions.decision import Decision
from engine.tamasha.refusals import no
from engine.tamasha.table import Table

_PICK: Final = tuple(PickBig(card) for card in range(len(BIG_CAMPAIGNS)))
_WINGS: Final = (NameKingmaker("left"), NameKingmaker("right"))


class PickOne(Decision[PickBig]):
    """ET-8.13: Right takes one of the Big Campaigns left after the opening."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PickBig]:
        """What Left still holds."""
        return [_PICK[card] for card in table.planners[table.turn].big]

    def fault(self, table: Table, command: Command, answer: PickBig) -> Refusal | None:
        """Only those can be taken."""
        return None if answer.card in table.planners[table.turn].big else no("not-in-planner")


class Bargain(Decision[NameKingmaker]):
    """ET-8.34: both factions of the winning party name a Kingmaker, sealed."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[NameKingmaker]:
        """Left or Right."""
        return _WINGS

    def fault(self, table: Table, command: Command, answer: NameKingmaker) -> Refusal | None:
        """Nothing can be wrong with it."""
        return None

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Everybody sees that a name is written, nobody which."""
        table.tell(KingmakerSealed(command))


PICK_BIG: Final = PickOne()
BARGAIN: Final = Bargain()
