"""The desks of MODIPOLY's table, in drawing order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.modipoly.board.desk import BoardDesk
from game.table.modipoly.business import Business
from game.table.modipoly.desk import Desk
from game.table.modipoly.form import Form
from game.table.modipoly.house.desk import House
from game.table.modipoly.role_pick import RolePick
from game.table.modipoly.talk.desk import TalkDesk

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

KINDS: tuple[type[Desk], ...] = (Business, BoardDesk, House, TalkDesk, RolePick, Form)
"""Board and folders lowest, forms on top; where two offer the same gesture, the later one means it."""


def desks(scene: ModipolyScene) -> list[Desk]:
    """One of each for a scene."""
    return [kind(scene) for kind in KINDS]
