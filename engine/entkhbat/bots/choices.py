"""The small choices: what burns, what is paid, where takings go, how to vote, which region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.asking import Answer
from engine.entkhbat.answers import Vote
from engine.entkhbat.bots.board import Board
from engine.entkhbat.cards import VALUE


def losing_values(board: Board, options: Sequence[Any]) -> list[int]:
    """As little as possible, in few cards, and rather not from a stuffed region."""
    table = board.table
    values = []
    for option in options:
        lost = sum([VALUE[card] * (2 if table.is_stuffed(at) else 1) for card, at in option.cards])
        values.append(-lost * 10 - len(option.cards))
    return values


def spread_values(board: Board, options: Sequence[Any]) -> list[int]:
    """As many votes as possible, doubled where they count double."""
    table = board.table
    return [
        sum([VALUE[card] * (2 if table.is_stuffed(at) else 1) for card, at in option.places])
        for option in options
    ]


def region_values(board: Board, options: Sequence[Any]) -> list[int]:
    """The most valuable one."""
    return [board.table.region_value(option.region) for option in options]


def ballot_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """Keep oneself; expel the leader and whoever stands higher with much to lose."""
    accused, seat = board.table.victim, board.seat
    if accused == seat:
        wish = -500
    else:
        lost = board.open_votes[accused] + 20 * len(board.table.hands[accused])
        ahead = board.standing[accused] - board.standing[seat]
        wish = 120 if accused == board.leader and lost > 60 else 40 if ahead > 0 and lost > 60 else -60
    return [wish if isinstance(option, Vote) and option.expel else 0 for option in options]


def any_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """One is as good as another."""
    return [0] * len(options)
