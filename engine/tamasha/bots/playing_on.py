"""Playing an imagined match quickly up to its count, and what that is worth."""

from __future__ import annotations

from typing import Final

from engine.core.asking import Answer, Command, Seat
from engine.core.bots import best
from engine.core.dice import Dice
from engine.core.match import Match
from engine.tamasha import phases
from engine.tamasha.bots.board import read_table
from engine.tamasha.bots.manners import HARD
from engine.tamasha.bots.prachar import quick_naming_values
from engine.tamasha.bots.values import VALUES
from engine.tamasha.market import columns_of, final_sauda
from engine.tamasha.table import RIVAL, Table

A_WIN: Final = 1000
A_SEAT: Final = 100
"""What one more seat in the end is worth besides: a sounder way to win, a closer way to lose."""

_NO_DICE: Final = Dice(0)


def play_on(match: Match, seat: Seat) -> int:
    """Play `match` on with quick sense for all up to the count, and say what that is worth to `seat`."""
    while match.table.phase not in phases.AFTER_PRACHAR:
        speaker = match.to_act()[0]
        match.give(speaker, quick_answer(match, speaker))
    return worth(match.table, match.table.command_at(seat))


def quick_answer(match: Match, seat: Seat) -> Answer:
    """What a sensible player answers at a glance, in a match where nothing is hidden."""
    table: Table = match.table
    options = match.options(seat)
    if len(options) == 1:
        return options[0]
    board = read_table(table, table.command_at(seat))
    if table.awaits == phases.NAME_CONSTITUENCY:
        return options[best(quick_naming_values(board, options))]  # type: ignore[arg-type]
    return options[best(VALUES[table.awaits](board, options, HARD, _NO_DICE))]


def worth(table: Table, command: Command) -> int:
    """What the count is worth to `command` when both sides buy all they can (ET-6.10 to 6.16)."""
    own, rival = (columns_of(table)[side] for side in (command, RIVAL[command]))
    bought = final_sauda(table, command)
    lost = final_sauda(table, RIVAL[command])
    lead = own.won - rival.won + (2 if table.options.seats_move else 1) * (bought - lost)
    won = lead > 0 or (lead == 0 and own.won > rival.won)
    return (A_WIN if won else 0) + A_SEAT * lead
