"""Bots of Al-Entkhbat."""

from __future__ import annotations

from typing import Final

from engine.core.asking import Answer, Seat
from engine.core.bots import Thinking, bot_dice, finish
from engine.core.dice import Dice
from engine.core.match import Match

__all__ = ["LEVELS", "bot_dice", "choose", "think"]

RANDOM: Final = "random"
LEVELS: Final = (RANDOM,)


def think(match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
    """Any legal answer."""
    yield from ()
    return dice.pick(match.options(seat))


def choose(match: Match, seat: Seat, level: str, dice: Dice) -> Answer:
    """The same without a pause."""
    return finish(think(match, seat, level, dice))
