"""Join or UAPA (MP-12.23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.modipoly.answers import JoinBjp, Refuse
from engine.modipoly.cards import MEMBERSHIP
from engine.modipoly.questions.business import membership_fault
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.table import Table

_REFUSE: Final = Refuse()
_JOIN: Final = JoinBjp()


class AtTheCorner(Decision[Any]):
    """The landing seat joins, if it can pay, or refuses."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Refuse, and join with two hundred in hand."""
        return [_REFUSE, _JOIN] if table.cash[command] >= MEMBERSHIP else [_REFUSE]


AtTheCorner.faults = {Refuse: fine, JoinBjp: membership_fault}
CORNER: Final = AtTheCorner()
