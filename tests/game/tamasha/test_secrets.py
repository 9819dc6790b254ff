"""What a seat may not know is neither drawn nor reachable: the screen stays the same however it is dealt."""

from __future__ import annotations

import pygame
import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.match import Match
from game.pilot import Pilot
from game.scenes.table import TamashaScene
from tests.game.tamasha.conftest import Stage, asks, match_at

MOMENTS = [
    ("basic", "swap_plan", 0),
    ("basic", "opening", 0),
    ("basic", "turn", 4),
    ("basic", "name_constituency", 2),
    ("basic", "sauda", 0),
    ("attack", "pockets", 0),
    ("attack", "turn", 1),
    ("attack", "reply", 0),
]
SECRET_MOMENTS = [moment for moment in MOMENTS if moment[1] != "name_constituency"]
CARDS = ("campaign-", "big-", "dealt-", "attack-", "victim-")


def picture(pilot: Pilot, scene: TamashaScene) -> bytes:
    """Everything on the screen."""
    pilot.frames(2)
    return pygame.image.tobytes(pilot.app.snapshot(scene), "RGB")


def redealt(match: Match, seat: int) -> Match:
    """The same match with all that `seat` cannot know dealt again."""
    return match.imagine(Seat(seat), Dice(99))


@pytest.mark.parametrize(("variant", "awaits", "turns"), MOMENTS)
def test_the_screen_of_one_player_does_not_depend_on_what_the_other_hides(
    stage: Stage, variant: str, awaits: str, turns: int
) -> None:
    match = match_at(asks(awaits, 0, turns), variant=variant)
    pictures = []
    for version in (match, redealt(match, 0)):
        pilot, scene = stage.lay(version.fork(), "human", "random")
        scene.top.log.clear()
        scene.refresh()
        pictures.append(picture(pilot, scene))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("variant", "awaits", "turns"), SECRET_MOMENTS)
def test_between_two_people_nothing_private_is_on_the_table(
    stage: Stage, variant: str, awaits: str, turns: int
) -> None:
    match = match_at(asks(awaits, 0, turns), variant=variant)
    pictures = []
    for version in (match, redealt(match, 1)):
        pilot, scene = stage.lay(version.fork(), "human", "human")
        assert scene.waiting_for == "curtain"
        scene.top.log.clear()
        scene.refresh()
        pictures.append(picture(pilot, scene))
        names = set(scene.table.pieces)
        assert not [name for name in names if name.startswith(CARDS)]
        assert not scene.gestures.drags
    assert pictures[0] == pictures[1]


def test_the_chest_opens_only_for_its_owner_and_only_while_it_is_held(stage: Stage) -> None:
    pilot, scene = stage.lay(match_at(asks("turn", 0, 2)), "human", "random")
    chest = scene.view_now().commands[0].chest
    spot = scene.top.layout.zone("chest").center
    pilot.move(spot)
    pilot.press()
    assert scene.top.peeking
    assert str(chest) in scene.chest_words()
    pilot.release()
    assert not scene.top.peeking
    assert str(chest) not in scene.chest_words()


def test_naming_a_place_needs_no_curtain_and_the_planner_stays_folded(stage: Stage) -> None:
    _, scene = stage.lay(match_at(asks("name_constituency", 0, 1)), "human", "human")
    assert scene.waiting_for == "person"
    assert not scene.top.open_planner
    assert not [name for name in scene.table.pieces if name.startswith(("campaign-", "big-"))]
