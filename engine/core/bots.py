"""How a bot searches: it plays the match on, many times, in worlds it can imagine.

A bot knows only what its seat may know. `Match.imagine` deals the rest again; in every imagined
world each candidate answer is tried and the match played on quickly to its end. The same worlds
serve all candidates, so that luck does not choose between them, and after every heat the weaker
half drops out. Heats are counted, never timed: the same question gets the same answer everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.match import Match

Thinking = Generator[None, None, Answer]
"""A bot at work: it pauses after every slice, and returns its answer."""

PlayOn = Callable[[Match, Seat], int]
"""Plays an imagined match to its end, and says what the end is worth to a seat."""

SLICE: Final = 100
"""Answers tried in imagined matches between two pauses; about 3 ms."""

FEWEST_LEFT: Final = 2


class Effort(NamedTuple):
    """How hard a search tries."""

    heats: int
    """After each but the last, the weaker half of the candidates drops out."""
    trials: int
    """Imagined matches played to the end in one heat, shared among the candidates still in it."""


def bot_dice(setup: Setup, step: int, seat: Seat) -> Dice:
    """A bot's own dice for its decision at `step`: never the table's, and the same on every machine."""
    seed = blake2b(f"{setup.seed}:{step}:{seat}".encode(), digest_size=8, person=b"bot dice")
    return Dice(int.from_bytes(seed.digest(), "big"))


def finish(thinking: Thinking) -> Answer:
    """Let a bot think to the end without a pause; returns its answer."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            answer: Answer = done.value
            return answer


def best(values: Sequence[int]) -> int:
    """The place of the highest value; the first of equals."""
    return values.index(max(values))


def ranked(values: Sequence[int]) -> list[int]:
    """All places, the highest value first; equals in their order."""
    return sorted(range(len(values)), key=lambda place: -values[place])


def search(
    match: Match,
    seat: Seat,
    candidates: Sequence[Answer],
    play_on: PlayOn,
    effort: Effort,
    dice: Dice,
    prior: Sequence[int] = (),
) -> Thinking:
    """The candidate whose imagined matches end best for `seat`; the earlier of equals.

    Candidates come with the most promising first. `prior` is what each was thought to be worth before, in
    the points of `play_on`, for as many imagined matches as it shall weigh.
    """
    worth = list(prior) or [0] * len(candidates)
    running = list(range(len(candidates)))
    tried = 0
    for heat in range(effort.heats):
        for _ in range(max(1, effort.trials // len(running))):
            world = match.imagine(seat, dice)
            for candidate in running:
                trial = world.fork()
                trial.give(seat, candidates[candidate])
                worth[candidate] += play_on(trial, seat)
                tried += trial.step - world.step
                if tried >= SLICE:
                    tried = 0
                    yield
        running.sort(key=lambda candidate: -worth[candidate])
        if heat < effort.heats - 1:
            running = running[: max(FEWEST_LEFT, (len(running) + 1) // 2)]
    return candidates[running[0]]
