"""What Nomination choices are worth to a bot: Miss Bolly, the BigNeta, the swaps (ET-9.01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Answer
from engine.core.dice import Dice
from engine.tamasha.answers import AcceptJoint, PlaceBigNeta, PlaceBolly, ProposeJoint, Swap
from engine.tamasha.bots.board import Board
from engine.tamasha.bots.manners import Manner
from engine.tamasha.cards import CROOK, MISS_BOLLY, NETAS

SAFE_LEAD: Final = 4
"""A survey lead that needs no rich candidate."""
LOST: Final = -5
"""A survey margin that even the BigNeta seldom makes good."""
AN_UNDERSTANDING: Final = 300
"""What it is worth to settle Miss Bolly with the partner, who would else claim her too."""
REFUSED: Final = -10_000


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


def swap_values(board: Board, options: Sequence[Answer], manner: Manner, dice: Dice) -> list[int]:
    """The sum of what each swap of a plan is worth; joint plans by manners of their own (ET-8.10)."""
    if isinstance(options[0], AcceptJoint):
        return _joint_values(board, options, manner)
    if manner.swaps == "random":
        return [dice.below(1000) for _ in options]
    return [_plan_value(board, option, manner) for option in options]


def _plan_value(board: Board, option: Answer, manner: Manner) -> int:
    swaps: Sequence[Swap] = option.swaps  # type: ignore[attr-defined]
    if isinstance(option, ProposeJoint):
        return _proposal(board, swaps, manner)
    if manner.swaps == "none":
        return -len(swaps)
    return sum(_swap_value(board, swap) for swap in swaps)


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


def _proposal(board: Board, swaps: Sequence[Swap], manner: Manner) -> int:
    """Only for Miss Bolly in a safe seat of either faction (ET-D25); the rest as in a plan of one's own."""
    if manner.swaps == "none" or not any(_safe_for_bolly(board, swap) for swap in swaps):
        return REFUSED
    return AN_UNDERSTANDING + sum(
        0 if swap.neta == MISS_BOLLY else _swap_value(board, swap) for swap in swaps
    )


def _safe_for_bolly(board: Board, swap: Swap) -> bool:
    """A safe seat held by a Crook: whoever wins there cannot be bought."""
    place = swap.constituency
    seated = NETAS[board.me.neta[place]].grade
    return swap.neta == MISS_BOLLY and seated == CROOK and margin(board, place) >= SAFE_LEAD


def _joint_values(board: Board, options: Sequence[Answer], manner: Manner) -> list[int]:
    """Yes to a plan that lowers nobody but for Miss Bolly in a safe seat; no to any other."""
    assert board.view is not None
    assert board.view.joint is not None
    swaps = [Swap(neta, place) for neta, place in board.view.joint.swaps]
    good = all(_swap_value(board, swap) > 0 or _safe_for_bolly(board, swap) for swap in swaps)
    return [AN_UNDERSTANDING if isinstance(option, AcceptJoint) == good else 0 for option in options]
