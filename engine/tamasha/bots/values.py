"""Which chapter values the answers to which question. A new question of the game gets a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.core.dice import Dice
from engine.tamasha import phases
from engine.tamasha.bots.attack import pocket_values, reply_values
from engine.tamasha.bots.board import Board
from engine.tamasha.bots.faction import crown_values, pick_values
from engine.tamasha.bots.manners import Manner
from engine.tamasha.bots.nomination import bigneta_values, bolly_values, swap_values
from engine.tamasha.bots.prachar import naming_values, opening_values, split_values, turn_values
from engine.tamasha.bots.sauda import sauda_values

Valuer = Callable[[Board, Sequence[Any], Manner, Dice], list[int]]

VALUES: Final[Mapping[str, Valuer]] = {
    phases.PLACE_BOLLY: bolly_values,
    phases.BIGNETA: bigneta_values,
    phases.SWAP_PLAN: swap_values,
    phases.STOCK_POCKETS: pocket_values,
    phases.OPENING_BIG: opening_values,
    phases.PICK_BIG: pick_values,
    phases.TURN: turn_values,
    phases.NAME_CONSTITUENCY: naming_values,
    phases.SPLIT_GAIN: split_values,
    phases.REPLY: reply_values,
    phases.SAUDA: sauda_values,
    phases.NAME_KINGMAKER: crown_values,
}
"""By the decision that is open, as views call it in `awaits`."""
