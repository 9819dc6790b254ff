"""Where bots come from: the game's own bot module, in the form a session asks for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.match import Match
from game.play.session import Thinking


def think(match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
    """Let the bot of a level choose for a seat, in slices."""
    thinking: Thinking = _bot(match.setup.game).think(match, seat, level, dice)
    return thinking


def bot_dice(setup: Setup, step: int, seat: Seat) -> Dice:
    """The dice a bot thinks with: the same for the same match, step and seat."""
    dice: Dice = _bot(setup.game).bot_dice(setup, step, seat)
    return dice


def _bot(game: str) -> Any:
    return import_module(f"engine.{game}.bot")
