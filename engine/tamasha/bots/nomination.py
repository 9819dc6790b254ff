"""What Nomination choices are worth to a bot: Miss Bolly, the BigNeta, the swaps (ET-9.01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.dice import Dice
from engine.tamasha.answers import PlaceBigNeta, PlaceBolly, Swap, SwapPlan
from engine.tamasha.bots.board import Board
from engine.tamasha.bots.manners import Manner
from engine.tamasha.cards import NETAS

SAFE_LEAD: Final = 4
"""A survey lead that needs no rich candidate."""
LOST: Final = -5
"""A survey margin that even the BigNeta seldom makes good."""


def margin(board: Board, place: int) -> int:
    """By how many votes the bot leads there; less than nothing is behind."""
    return board.me.votes[place] - board.foe.votes[place]


def bolly_values(board: Board, options: Sequence[PlaceBolly], manner: Manner, dice: Dice) -> list[int]:
    """She is Clean and cannot be bought: to a safe seat, else to a lost one, never to a close one."""
    values = []
    for option in options:
        lead = margin(board, option.constituency)
        bonus = 400 if lead >= SAFE_LEAD else 200 if lead <= -SAFE_LEAD else 0
        values.append(bonus + 10 * abs(lead))
    return values


def bigneta_values(board: Board, options: Sequence[PlaceBigNeta], manner: Manner, dice: Dice) -> list[int]:
    """A close seat with a weak candidate gains most from the boss, her purse and her opening speech."""
    values = []
    for option in options:
        place = option.constituency
        lead = margin(board, place)
        value = -250 * abs(lead) - 300 * NETAS[board.me.neta[place]].grade
        values.append(value - 2000 if lead <= LOST else value)
    return values


def swap_values(board: Board, options: Sequence[SwapPlan], manner: Manner, dice: Dice) -> list[int]:
    """The sum of what each swap of a plan is worth."""
    if manner.swaps == "none":
        return [-len(plan.swaps) for plan in options]
    if manner.swaps == "random":
        return [dice.below(1000) for _ in options]
    return [sum(_swap_value(board, swap) for swap in plan.swaps) for plan in options]


def _swap_value(board: Board, swap: Swap) -> int:
    """Every higher grade is taken, rather in a close seat than in a safe one; nothing else is.

    Keeping a Clean where the rival has more crores than targets sounds wise, but loses more games
    than it wins.
    """
    place = swap.constituency
    raised = NETAS[swap.neta].grade - NETAS[board.me.neta[place]].grade
    if raised <= 0:
        return -100
    return 100 * raised - 5 * min(abs(margin(board, place)), 5)
