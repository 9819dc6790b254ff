"""What a bot looks at: both sides of the board in plain lists, and what follows from the record.

A bot that decides reads its own seat's view. In imagined matches, where nothing true is hidden,
the same is read from the table itself, which is faster.
"""

from __future__ import annotations

from typing import Final

from engine.core.asking import Command
from engine.tamasha.cards import NEWS, POOL
from engine.tamasha.table import RIVAL, Table
from engine.tamasha.view import CommandView, View

_NO_CARDS: Final[tuple[int, ...]] = ()


class Side:
    """One side of the board."""

    __slots__ = ("bigneta_at", "chest", "funds", "neta", "news", "pawns", "votes")

    neta: list[int]
    funds: list[int]
    pawns: list[int]
    votes: list[int]
    chest: int
    """The CPF; the rival's follows from the pool, which everybody sees."""
    news: int
    """Envelopes still sealed."""
    bigneta_at: int
    """Constituency of the BigNeta, or -1."""


class Board:
    """The position as one command reads it."""

    __slots__ = ("declared", "foe", "gain", "me", "place", "unseen", "waive_pawns")

    me: Side
    foe: Side
    declared: tuple[int, ...]
    """For each constituency the party declared its winner, or -1."""
    unseen: tuple[int, ...]
    """Breaking News nobody has seen; empty in imagined matches."""
    gain: int
    """Rs. crore to be shared out."""
    place: int
    """Constituency of the Breaking News being resolved, or -1."""
    waive_pawns: bool
    """Pawns missing from a bill are forgiven (ET-D15)."""


def read_view(view: View) -> Board:
    """The board as the seat of `view` sees it."""
    board = Board()
    board.me = _side_seen(view.commands[view.command])
    board.foe = _side_seen(view.commands[RIVAL[view.command]])
    board.declared = view.declared
    seen = {card for kind, card in view.discards if kind == "news"} | {view.news}
    board.unseen = tuple(card for card in range(len(NEWS)) if card not in seen)
    board.gain, board.place = view.gain_to_split, view.news_at
    board.waive_pawns = view.options["news_pawn_cover"] == "waived"
    return board


def _side_seen(seen: CommandView) -> Side:
    side = Side()
    side.neta = [slot.neta for slot in seen.slots]
    side.funds = [slot.funds for slot in seen.slots]
    side.pawns = [slot.pawns for slot in seen.slots]
    side.votes = [slot.votes for slot in seen.slots]
    side.chest = POOL[0] - seen.pool[0] - sum(side.funds) if seen.chest is None else seen.chest
    side.news = seen.news_count
    side.bigneta_at = seen.bigneta_at
    return side


def read_table(table: Table, command: Command) -> Board:
    """The board of an imagined match. It shares the table's lists: look, do not touch."""
    board = Board()
    board.me = _side_of(table, command)
    board.foe = _side_of(table, RIVAL[command])
    board.declared = table.declared
    board.unseen = _NO_CARDS
    board.gain, board.place = table.gain, table.news_at
    board.waive_pawns = table.options.waive_pawns
    return board


def _side_of(table: Table, command: Command) -> Side:
    planner, party = table.planners[command], table.party_of(command)
    side = Side()
    side.neta, side.funds, side.pawns, side.votes = party.neta, party.funds, party.pawns, party.votes
    side.chest = planner.chest
    side.news = len(planner.news)
    side.bigneta_at = party.bigneta_at
    return side
