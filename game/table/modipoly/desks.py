"""The desks of MODIPOLY's table, in drawing order."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from game.table.modipoly.business import Business
from game.table.modipoly.desk import Desk
from game.table.modipoly.form import Form
from game.table.modipoly.role_pick import RolePick

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

PARTS = {"board": "BoardDesk", "house": "House", "talk": "TalkDesk"}


def desks(scene: ModipolyScene) -> list[Desk]:
    """Board and folders lowest, forms on top; where two offer the same gesture, the later one means it."""
    made: list[Desk] = [Business(scene)]
    for part, name in PARTS.items():
        if find_spec(f"game.table.modipoly.{part}") and find_spec(f"game.table.modipoly.{part}.desk"):
            try:
                made.append(getattr(import_module(f"game.table.modipoly.{part}.desk"), name)(scene))
            except ImportError as missing:
                print(missing)
    made += [RolePick(scene), Form(scene)]
    return made
