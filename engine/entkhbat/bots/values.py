"""Which values belong to which decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.entkhbat import phases
from engine.entkhbat.bots import bargains, choices, moves, replies
from engine.entkhbat.bots.board import Board

VALUES: Final[dict[str, Callable[[Board, Sequence[Any]], list[int]]]] = {
    phases.TURN: moves.move_values,
    phases.REPLY: replies.reply_values,
    phases.INTERFERE: bargains.interfere_values,
    phases.REOFFER: bargains.reoffer_values,
    phases.DEAL_ANSWER: bargains.answer_values,
    phases.DEAL_SHAKE: bargains.shake_values,
    phases.DEAL_PICK: bargains.pick_values,
    phases.BURN_VOTES: choices.losing_values,
    phases.PAY_FEE: choices.losing_values,
    phases.SPREAD_FEE: choices.spread_values,
    phases.CHOOSE_REGION: choices.region_values,
    phases.BALLOT: choices.ballot_values,
}
"""By open decision; where nothing is named one answer is as good as another."""
