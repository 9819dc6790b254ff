"""Small choices: a region, a position, a vote, the end of a look, the draw a turn begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Command
from engine.entkhbat.answers import (
    EXPEL,
    KEEP,
    ChooseRegion,
    Close,
    Continue,
    DraftRegion,
    DrawTwo,
    PickBlind,
    Vote,
)
from engine.entkhbat.cards import REGIONS
from engine.entkhbat.questions.decision import Decision, Sealed
from engine.entkhbat.records import NOBODY
from engine.entkhbat.table import Table

_DRAFTS: Final = tuple(DraftRegion(region) for region in range(REGIONS))
_REGIONS: Final = tuple(ChooseRegion(region) for region in range(REGIONS))
_POSITIONS: Final = tuple(PickBlind(place) for place in range(1, 151))
_DRAW: Final = (DrawTwo(),)
_CLOSE: Final = (Close(),)
_VOTES: Final = (Vote(KEEP), Vote(EXPEL))
_CONTINUE: Final = (Continue(),)


class Draft(Decision[DraftRegion]):
    """AE-1.04: one of the regions that are left."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[DraftRegion]:
        """Every region card that is nobody's."""
        return [pick for pick, owner in zip(_DRAFTS, table.owners, strict=True) if owner == NOBODY]


class Draw(Decision[DrawTwo]):
    """AE-3.01: not optional."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[DrawTwo]:
        """Only that."""
        return _DRAW


class PickFromFan(Decision[PickBlind]):
    """AE-7.24: a position, without seeing."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PickBlind]:
        """Every position in the fan."""
        return _POSITIONS[: len(table.fan)]


class CloseLook(Decision[Close]):
    """AE-D57: everything waits until a private look is over."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Close]:
        """Only that."""
        return _CLOSE


class NameRegion(Decision[ChooseRegion]):
    """AE-7.23: an open region of the one who attacked."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[ChooseRegion]:
        """Every open region the attacker holds."""
        return [_REGIONS[region] for region in table.lands[table.victim]]


class ExpelOrKeep(Sealed[Vote]):
    """AE-7.32: nobody abstains."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Vote]:
        """Keep or expel."""
        return _VOTES


class GoOn(Decision[Continue]):
    """AE-2.12: the first who goes on ends the intermission."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Continue]:
        """Only that."""
        return _CONTINUE


DRAFT: Final = Draft()
DRAW: Final = Draw()
PICK_BLIND: Final = PickFromFan()
CLOSE: Final = CloseLook()
CHOOSE_REGION: Final = NameRegion()
BALLOT: Final = ExpelOrKeep()
INTERMISSION: Final = GoOn()
