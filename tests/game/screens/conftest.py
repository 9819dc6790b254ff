"""What the tests of the screens round the table share: finished matches, tables, and a pilot's shortcuts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.match import Match
from game.pilot import Pilot
from game.play.begin import begin_match
from game.play.session import Player
from game.saves import Keeper
from game.scenes.result import ResultScene
from tests.game.tamasha.conftest import Stage

PEOPLE = (Player("Meera"), Player("Kabir"))
ALONE = (Player("Meera"), Player("Kabir", "random"))


@pytest.fixture
def stage() -> Iterator[Stage]:
    """A window that closes itself."""
    made = Stage()
    yield made
    made.close()


def played(
    players: tuple[Player, ...] = ALONE, answers: int = 10_000, seed: int = 7, **options: str
) -> tuple[Match, Keeper]:
    """A match of random answers and the file that keeps it; by default it is over."""
    setup = Setup("tamasha", "basic", len(players), seed, {"sitting": "short", **options})
    match, keeper = begin_match(setup, players)
    dice = Dice(seed)
    while not match.over and answers > 0:
        seat = match.to_act()[0]
        answer = dice.pick(match.options(seat))
        match.answer(seat, answer)
        assert keeper.answer(match, seat, answer) is None
        answers -= 1
    return match, keeper


def file_of(keeper: Keeper) -> Path:
    """Where a match is kept."""
    assert keeper.path is not None
    return keeper.path


def the_night_after(players: tuple[Player, ...] = ALONE, seed: int = 7) -> ResultScene:
    """The result of a match."""
    match, keeper = played(players, seed=seed)
    return ResultScene(match, players, keeper)


def everything_fits(pilot: Pilot) -> None:
    """Every control lies within the window and can be hit."""
    space = pilot.scene.space
    room = space.visible.inflate(2, 2)
    for thing in pilot.scene.focusables():
        assert room.contains(thing.rect), f"{thing.name} of {pilot.scene.name}"
        assert min(thing.rect.size) * space.scale >= 24, f"{thing.name} of {pilot.scene.name}"


def nothing_overlaps(pilot: Pilot) -> None:
    """No control lies on another."""
    things = [thing for thing in pilot.scene.focusables() if thing in pilot.scene.widgets]
    for index, one in enumerate(things):
        for other in things[index + 1 :]:
            assert one.rect.clip(other.rect).size <= (4, 4), f"{one.name} and {other.name}"
