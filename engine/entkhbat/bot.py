"""Bots of Al-Entkhbat: four levels, from one who draws lots to one who counts, and six personas.

A bot knows its own seat's hand, what lies open, and what was announced; never the table. It draws its whims
from dice of its own, so the same moment gets the same answer on every machine.
"""

from __future__ import annotations

from typing import Final

from engine.core.asking import Answer, Seat
from engine.core.bots import Thinking, bot_dice, finish, ranked, search
from engine.core.dice import Dice
from engine.core.match import Match
from engine.entkhbat import phases
from engine.entkhbat.bots.board import Board
from engine.entkhbat.bots.choices import any_values
from engine.entkhbat.bots.manners import EASY, HARD, NORMAL, STYLES, Manner
from engine.entkhbat.bots.playing_on import play_on
from engine.entkhbat.bots.values import VALUES

__all__ = ["LEVELS", "PERSONAS", "bot_dice", "choose", "think"]

RANDOM: Final = "random"
MANNERS: Final[dict[str, Manner]] = {"easy": EASY, "normal": NORMAL, "hard": HARD}
LEVELS: Final = (RANDOM, *MANNERS)
SEARCHED: Final = frozenset(
    {
        phases.TURN,
        phases.REPLY,
        phases.INTERFERE,
        phases.REOFFER,
        phases.DEAL_ANSWER,
        phases.DEAL_SHAKE,
        phases.BALLOT,
    }
)
"""Decisions worth thinking ahead for."""
PRIOR: Final = 30
"""What the value of a candidate at sight weighs: as much as three imagined matches."""
OUT_OF_THE_QUESTION: Final = -300
"""Nobody slips into something worth as little as that."""
PERSONAS: Final = tuple(STYLES)
"""Who sits down, chair by chair."""


def think(match: Match, seat: Seat, level: str, dice: Dice, persona: str = "") -> Thinking:
    """Choose an answer of `seat` in slices of about 3 ms, with a pause after each.

    `level` is one of `LEVELS`; `dice` are the bot's own, from `bot_dice`; `persona` is one of `PERSONAS`,
    by chair if nothing is said. The match is not changed.
    """
    options = match.options(seat)
    if len(options) == 1:
        return options[0]
    if level == RANDOM:
        return dice.pick(options)
    manner, style = MANNERS[level], STYLES[persona or PERSONAS[seat]]
    board = Board(match.imagine(seat, Dice(0)).table, seat, manner, style)
    decision = board.table.awaits
    values = VALUES.get(decision, any_values)(board, options)
    whim = manner.noise + style.whim
    if whim:
        values = [value + dice.below(whim) for value in values]
    order = ranked(values)
    if manner.effort is not None and decision in SEARCHED:
        best = order[: manner.width]
        candidates, prior = [options[place] for place in best], [values[place] * PRIOR for place in best]
        return (yield from search(match, seat, candidates, play_on, manner.effort, dice, prior))
    yield
    slips = manner.slips and values[order[1]] > OUT_OF_THE_QUESTION and not dice.below(manner.slips)
    return options[order[1 if slips else 0]]


def choose(match: Match, seat: Seat, level: str, dice: Dice) -> Answer:
    """The same without a pause."""
    return finish(think(match, seat, level, dice))
