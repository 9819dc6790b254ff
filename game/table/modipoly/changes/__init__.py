"""What each event changes on MODIPOLY's table as it is shown; desks add what only they show."""

from __future__ import annotations

from typing import Final

from game.table.modipoly.changes.division import DIVISION
from game.table.modipoly.changes.market import MARKET
from game.table.modipoly.changes.power import POWER
from game.table.modipoly.changes.registry import Changes
from game.table.modipoly.changes.turns import TURNS

CHANGES: Final = Changes({**TURNS, **MARKET, **POWER, **DIVISION})
changes = CHANGES.on
"""Marks what events of these kinds change."""
