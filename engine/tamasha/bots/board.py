"""What a bot looks at: both sides of the board in plain lists, and what follows from the record.

A bot that decides reads its own seat's view. In imagined matches, where nothing true is hidden,
the same is read from the table itself, which is faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Command
from engine.tamasha.cards import NEWS, POOL, SEATS
from engine.tamasha.house import BASIC, FACTION
from engine.tamasha.records import NOBODY
from engine.tamasha.table import Table
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

    __slots__ = (
        "accused",
        "command",
        "declared",
        "discards",
        "factions",
        "foe",
        "foe_runs",
        "gain",
        "me",
        "place",
        "runs",
        "shields",
        "unseen",
        "view",
        "waive_pawns",
    )

    command: Command
    me: Side
    foe: Side
    """The other party's half, with the chest of the command across: in Faction one's counterpart."""
    runs: Sequence[Command]
    """For each constituency the command that runs one's own party's slot."""
    foe_runs: Sequence[Command]
    factions: bool
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
    discards: tuple[tuple[str, int], ...]
    """Played cards by kind and number."""
    shields: Sequence[int]
    """By command, how many Victim cards it holds; empty in Basic."""
    accused: tuple[int, int] | None
    """The Attack card that waits for an answer, and where it strikes."""
    view: View | None
    """What the seat sees, for decisions that are never imagined; None in imagined matches."""


def read_view(view: View) -> Board:
    """The board as the seat of `view` sees it.

    The rival's hidden chest follows from the pool. Where two factions share a pool, this is what
    both their chests hold together.
    """
    board = Board()
    board.view, board.command = view, Command(view.command)
    across = (view.command + len(view.commands) // 2) % len(view.commands)
    board.me = _side_seen(view.commands[view.command])
    board.foe = _side_seen(view.commands[across])
    board.runs = _runs_seen(view, view.commands[view.command].party)
    board.foe_runs = _runs_seen(view, view.commands[across].party)
    board.factions = view.variant == FACTION
    board.declared, board.discards = view.declared, view.discards
    seen = {card for kind, card in view.discards if kind == "news"} | {view.news}
    board.unseen = tuple(card for card in range(len(NEWS)) if card not in seen)
    board.gain, board.place = view.gain_to_split, view.news_at
    board.waive_pawns = view.options["news_pawn_cover"] == "waived"
    board.shields = [command.victim_count for command in view.commands]
    attack = view.attack
    board.accused = None if attack is None else (attack.card, attack.constituency)
    return board


def _runs_seen(view: View, party: int) -> list[Command]:
    runs = [NOBODY] * SEATS
    for number, command in enumerate(view.commands):
        if command.party == party:
            for place in command.addas:
                runs[place] = Command(number)
    return runs


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
    house = table.house
    rival = house.rival[command]
    board = Board()
    board.view, board.command = None, command
    board.me = _side_of(table, command)
    board.foe = _side_of(table, rival)
    board.runs, board.foe_runs = table.party_of(command).runs, table.party_of(rival).runs
    board.factions = house.factions
    board.declared, board.discards = table.declared, table.discards
    board.unseen = _NO_CARDS
    board.gain, board.place = table.gain, table.news_at
    board.waive_pawns = table.options.waive_pawns
    board.shields, board.accused = _NO_CARDS, None
    if house.variant != BASIC:
        board.shields = [len(planner.victims) for planner in table.planners]
        accused = table.accusation
        if accused is not None:
            board.accused = accused.card, accused.constituency
    return board


def _side_of(table: Table, command: Command) -> Side:
    planner, party = table.planners[command], table.party_of(command)
    side = Side()
    side.neta, side.funds, side.pawns, side.votes = party.neta, party.funds, party.pawns, party.votes
    side.chest = planner.chest
    side.news = len(planner.news)
    side.bigneta_at = party.bigneta_at
    return side
