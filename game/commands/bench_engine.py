"""What the engine costs, in cals: a decision, a fork, an import, the longest replay."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from statistics import median
from typing import NamedTuple

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from game.commands.figure import Figure, in_cals

GAMES_PLAYED = 120
ROUNDS = 7
"""Every figure is the median of so many measurements."""
CORE = "engine.core.match, engine.core.games, engine.core.journal, engine.core.restore"


class Bars(NamedTuple):
    """What a game's figures are judged by, in cals."""

    decision: int
    fork: int
    """In mid-question."""
    replay: int | None
    """Of the longest random game; only where games are short."""


BARS = {"entkhbat": Bars(16, 80, None), "modipoly": Bars(16, 120, None)}
USUAL = Bars(12, 60, 45_000)


def figures() -> Iterator[Figure]:
    """The engine's figures, for every game of the box."""
    yield Figure("import of the core", _import_ms(CORE), "ms", 60)
    for name in GAMES:
        yield from _figures_of(name)


def _figures_of(name: str) -> Iterator[Figure]:
    yield Figure("import", _import_ms(f"engine.{name}.game", after=CORE), "ms", 40, game=name)
    setups, bars = _setups(name), BARS.get(name, USUAL)
    decision = median(_in_new_matches(setups, _play) for _ in range(ROUNDS))
    forked = median(_in_new_matches(setups, _play_forks, fork=True) for _ in range(ROUNDS))
    yield Figure("decision", decision, "cal", bars.decision, game=name)
    yield Figure("decision in a fork", forked, "cal", None, game=name)
    at_rest, in_question = _positions(setups)
    yield Figure("fork at rest", _median_of(lambda: _fork(at_rest)), "cal", 12, game=name)
    yield Figure("fork in mid-question", _median_of(lambda: _fork(in_question)), "cal", bars.fork, game=name)
    setup, answers = _longest(setups)
    replay = _median_of(lambda: _replay(setup, answers))
    yield Figure("replay of the longest game", replay, "cal", bars.replay, game=name)


def _setups(name: str) -> list[Setup]:
    variant = GAMES[name].variants[0]
    fewest = min(GAMES[name].seat_counts(variant))
    return [Setup(name, variant, fewest, seed) for seed in range(GAMES_PLAYED)]


def _median_of(work: Callable[[], int]) -> float:
    return median(in_cals(work) for _ in range(ROUNDS))


def _in_new_matches(setups: list[Setup], play: Callable[[list[Match]], int], fork: bool = False) -> float:
    """What a decision costs; making and setting up the matches is left out."""
    matches = [Match(GAMES[setup.game], setup) for setup in setups]
    if fork:
        matches = [match.fork() for match in matches]
    return in_cals(lambda: play(matches))


def _play(matches: list[Match]) -> int:
    """Random legal play as people cause it: list the options, choose, answer with every check."""
    decisions = 0
    for match in matches:
        dice = Dice(match.setup.seed)
        while not match.over:
            seat = match.to_act()[0]
            match.answer(seat, dice.pick(match.options(seat)))
        decisions += match.step
    return decisions


def _play_forks(matches: list[Match]) -> int:
    """The same as bots do it when they think: in a fork, where nobody listens or checks again."""
    decisions = 0
    for match in matches:
        dice = Dice(match.setup.seed)
        while not match.over:
            seat = match.to_act()[0]
            match.give(seat, dice.pick(match.options(seat)))
        decisions += match.step
    return decisions


def _positions(setups: list[Setup]) -> tuple[list[Match], list[Match]]:
    """Moments of random games: some at rest, some in the middle of a question."""
    at_rest: list[Match] = []
    in_question: list[Match] = []
    for setup in setups[:20]:
        dice = Dice(setup.seed)
        match = Match(GAMES[setup.game], setup)
        while not match.over:
            (at_rest if match.at_rest else in_question).append(match.fork())
            seat = match.to_act()[0]
            match.answer(seat, dice.pick(match.options(seat)))
    return at_rest, in_question


def _fork(matches: list[Match]) -> int:
    for match in matches:
        match.fork()
    return len(matches)


def _longest(setups: list[Setup]) -> tuple[Setup, list[tuple[Seat, Answer]]]:
    """The game with the most answers."""
    longest: tuple[Setup, list[tuple[Seat, Answer]]] = (setups[0], [])
    for setup in setups:
        dice = Dice(setup.seed)
        match = Match(GAMES[setup.game], setup)
        given = []
        while not match.over:
            seat = match.to_act()[0]
            answer = dice.pick(match.options(seat))
            match.answer(seat, answer)
            given.append((seat, answer))
        longest = max(longest, (setup, given), key=lambda played: len(played[1]))
    return longest


def _replay(setup: Setup, answers: list[tuple[Seat, Answer]]) -> int:
    match = Match(GAMES[setup.game], setup)
    for seat, answer in answers:
        match.answer(seat, answer)
    return 1


def _import_ms(modules: str, after: str = "") -> float:
    """The least CPU, in ms, that importing `modules` takes in a fresh Python that has `after` already."""
    code = "\n".join(
        (
            f"import time{f', {after}' if after else ''}",
            "began = time.process_time()",
            f"import {modules}",
            "print((time.process_time() - began) * 1000)",
        )
    )
    return min(float(_fresh(code)) for _ in range(ROUNDS))


def _fresh(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
