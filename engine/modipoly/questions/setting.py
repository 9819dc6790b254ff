"""Picking roles before the game (MP-1.03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Command
from engine.core.refusal import Refusal
from engine.modipoly.answers import PickRole
from engine.modipoly.cards import ROLES_OF
from engine.modipoly.questions.decision import Decision
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

_PICK: Final = tuple(PickRole(role) for role in range(7))


class PickingRole(Decision[PickRole]):
    """One of the role cards that are left."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[PickRole]:
        """Every role of this number of seats that nobody has taken."""
        return [_PICK[role] for role in ROLES_OF[len(table.roles)] if role not in table.roles]


def role_fault(table: Table, seat: int, answer: PickRole) -> Refusal | None:
    """MP-1.01, 1.02."""
    left = answer.role in ROLES_OF[len(table.roles)] and answer.role not in table.roles
    return None if left else no("role-taken")


PickingRole.faults = {PickRole: role_fault}
PICK_ROLE: Final = PickingRole()
