"""Playing an imagined match quickly up to its count, and what that is worth."""

from __future__ import annotations

from typing import Final

from engine.core.asking import Answer, Seat
from engine.core.bots import best
from engine.core.dice import Dice
from engine.core.match import Match
from engine.tamasha import phases
from engine.tamasha.bots.board import read_table
from engine.tamasha.bots.manners import HARD
from engine.tamasha.bots.prachar import quick_naming_values
from engine.tamasha.bots.values import VALUES
from engine.tamasha.bots.worth import worth
from engine.tamasha.floor import voice
from engine.tamasha.table import Table

_NO_DICE: Final = Dice(0)


def play_on(match: Match, seat: Seat) -> int:
    """Play `match` on with quick sense for all up to the count, and say what that is worth to `seat`."""
    while match.table.phase not in phases.AFTER_PRACHAR:
        speaker = match.to_act()[0]
        match.give(speaker, quick_answer(match, speaker))
    return worth(match.table, seat)


def quick_answer(match: Match, seat: Seat) -> Answer:
    """What a sensible player answers at a glance, in a match where nothing is hidden."""
    table: Table = match.table
    options = match.options(seat)
    if len(options) == 1:
        return options[0]
    board = read_table(table, voice(table, seat))
    if table.awaits == phases.NAME_CONSTITUENCY:
        return options[best(quick_naming_values(board, options))]  # type: ignore[arg-type]
    return options[best(VALUES[table.awaits](board, options, HARD, _NO_DICE))]
