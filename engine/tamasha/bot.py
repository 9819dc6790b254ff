"""Bots of Election Tamasha: four levels, from one who draws lots to one who thinks ahead.

A bot reads its own seat's view, its options, and matches imagined from there; never the table.
It draws its whims from dice of its own and counts its thoughts instead of timing them, so the
same moment gets the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Answer, Seat
from engine.core.bots import Thinking, best, bot_dice, finish, ranked, search
from engine.core.dice import Dice
from engine.core.match import Match
from engine.tamasha import phases
from engine.tamasha.answers import PlayNews
from engine.tamasha.bots.board import read_view
from engine.tamasha.bots.manners import EASY, HARD, NORMAL, Manner
from engine.tamasha.bots.playing_on import play_on
from engine.tamasha.bots.values import VALUES
from engine.tamasha.house import FACTION

__all__ = ["LEVELS", "bot_dice", "choose", "think"]

RANDOM: Final = "random"
MANNERS: Final[dict[str, Manner]] = {"easy": EASY, "normal": NORMAL, "hard": HARD}
LEVELS: Final = (RANDOM, *MANNERS)

SEARCHED: Final = frozenset({phases.OPENING_BIG, phases.TURN, phases.NAME_CONSTITUENCY, phases.SPLIT_GAIN})
"""Decisions worth thinking ahead for."""


def think(match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
    """Choose an answer of `seat` in slices of about 3 ms, with a pause after each.

    `level` is one of `LEVELS`; `dice` are the bot's own, from `bot_dice`. The match is not changed.
    """
    options = match.options(seat)
    if len(options) == 1:
        return options[0]
    if level == RANDOM:
        return dice.pick(options)
    manner = MANNERS[level]
    view = match.view(seat)
    board = read_view(view)
    if view.variant == FACTION and view.awaits == phases.NAME_CONSTITUENCY:
        board.foe.chest = rival_chest(match, seat, view.turn)
    values = VALUES[view.awaits](board, options, manner, dice)
    if manner.noise:
        values = [value + dice.below(manner.noise) for value in values]
    if manner.effort is None or view.awaits not in SEARCHED:
        return options[best(values)]
    candidates = shortlist(options, values, manner.width)
    return (yield from search(match, seat, candidates, play_on, manner.effort, dice))


def choose(match: Match, seat: Seat, level: str, dice: Dice) -> Answer:
    """The same without a pause."""
    return finish(think(match, seat, level, dice))


def rival_chest(match: Match, seat: Seat, rival: int) -> int:
    """The chest of one of two factions that share a pool, in Rs. crore.

    All payments are told with their amounts, so that it follows from the record; every match that
    `seat` can imagine has the same.
    """
    chest: int = match.imagine(seat, Dice(0)).table.planners[rival].chest
    return chest


def shortlist(options: Sequence[Answer], values: Sequence[int], width: int) -> list[Answer]:
    """The most promising answers, the best first; one envelope is always among them, and only one.

    Envelopes are all alike from the outside, so trying two of them would be trying one twice.
    """
    found: list[Answer] = []
    envelope: Answer | None = None
    for place in ranked(values):
        option = options[place]
        if isinstance(option, PlayNews):
            if envelope is not None:
                continue
            envelope = option
        if len(found) < width:
            found.append(option)
    if envelope is not None and envelope not in found:
        found[-1] = envelope
    return found
