"""What people are asked in an interruption: their opinion, or their verdict on an accusation (AE-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Command
from engine.entkhbat.answers import Opinion, VoteBreach
from engine.entkhbat.questions.decision import Sealed
from engine.entkhbat.table import Table

_OPINIONS: Final = (Opinion(True), Opinion(False))
_VERDICTS: Final = (VoteBreach(True), VoteBreach(False))


class SayYesOrNo(Sealed[Opinion]):
    """AE-13.03: what a candidate thinks of the referee's question."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Opinion]:
        """Yes or no."""
        return _OPINIONS


class BreachOrFine(Sealed[VoteBreach]):
    """AE-13.12: a breach, or all fine."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[VoteBreach]:
        """Breach or fine."""
        return _VERDICTS


CONSULTED: Final = SayYesOrNo()
JUDGE: Final = BreachOrFine()
