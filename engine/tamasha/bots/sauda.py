"""What Horse Trading offers are worth to a bot (ET-9.06): buy while you can, the boss first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Answer
from engine.core.dice import Dice
from engine.tamasha.answers import Buy
from engine.tamasha.bots.board import Board
from engine.tamasha.bots.manners import Manner
from engine.tamasha.cards import BIGNETA_OF

A_BOSS: Final = 1000
AT_HOME: Final = 5000
"""In one's own Addas first: of two factions that want the same winner the Adda's owner buys (ET-8.31)."""
AWAY: Final = 1000
"""Even in the partner's Addas no whim closes a faction's purse early."""


def sauda_values(board: Board, options: Sequence[Answer], manner: Manner, dice: Dice) -> list[int]:
    """Unspent crores are worth nothing afterwards, and every target is one seat: the best show first."""
    return [_offer(board, option) if isinstance(option, Buy) else 0 for option in options]


def _offer(board: Board, offer: Buy) -> int:
    place = board.foe.neta.index(offer.neta)
    show = 1 + board.foe.votes[place] + (A_BOSS if offer.neta in BIGNETA_OF else 0)
    if not board.factions:
        return show
    return show + (AT_HOME if board.runs[place] == board.command else AWAY)
