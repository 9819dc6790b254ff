"""Matches of MODIPOLY that the tests of its table share: played by bots, over or stopped at a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.modipoly import bot
from engine.modipoly.view import View
from game.play.begin import begin_match
from game.play.session import Player
from game.saves import Keeper

NAMES = ("Meera", "Kabir", "Zoya", "Harish", "Anjali", "Farid", "Lakshmi")
ALONE = tuple(Player(name, "human" if seat == 0 else "normal") for seat, name in enumerate(NAMES))
MOST = 4000


def setup_of(seats: int, seed: int, **options: str) -> Setup:
    """A set-up."""
    return Setup("modipoly", "lok_sabha", seats, seed, options)


def step(match: Match) -> tuple[int, object]:
    """A bot of the normal level answers for whoever is asked first."""
    seat = match.to_act()[0]
    answer = bot.choose(match, seat, "normal", bot.bot_dice(match.setup, match.step, seat))
    match.answer(seat, answer)
    return seat, answer


def play(match: Match, until: Callable[[View], bool] = lambda view: view.over) -> Match:
    """On with it until an onlooker sees this, or it is over."""
    for _ in range(MOST):
        if match.over or until(match.view(None)):
            return match
        step(match)
    raise AssertionError("the match does not come to that")


@cache
def finished(seats: int, seed: int) -> Match:
    """A whole match of bots; not to be changed."""
    return play(Match(GAMES["modipoly"], setup_of(seats, seed)))


def kept(seed: int, until: Callable[[View], bool] = lambda view: view.over) -> tuple[Match, Keeper]:
    """A match of seven with the file that keeps it."""
    match, keeper = begin_match(setup_of(7, seed), ALONE)
    for _ in range(MOST):
        if match.over or until(match.view(None)):
            return match, keeper
        seat = match.to_act()[0]
        answer = bot.choose(match, seat, "normal", bot.bot_dice(match.setup, match.step, seat))
        match.answer(seat, answer)
        assert keeper.answer(match, seat, answer) is None
    raise AssertionError("the match does not come to that")
