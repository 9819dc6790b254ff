"""Whole matches through the real client, by real mouse and key events."""

from __future__ import annotations

import pytest

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from tests.game.tamasha.conftest import Stage
from tests.game.tamasha.hands import Hand, by_click, by_drag, by_keys, play


def short_match(seed: int, seats: int = 2, variant: str = "basic", **options: str) -> Match:
    """A short sitting."""
    return Match(GAMES["tamasha"], Setup("tamasha", variant, seats, seed, {"sitting": "short", **options}))


@pytest.mark.parametrize(("hand", "seed"), [(by_drag, 3), (by_click, 4), (by_keys, 5)])
def test_one_person_plays_a_bot_to_the_end(stage: Stage, hand: Hand, seed: int) -> None:
    match = short_match(seed)
    pilot, scene = stage.lay(match, "human", "random", fresh=True)
    play(pilot, scene, hand, seed)
    assert match.result is not None


@pytest.mark.parametrize(("hand", "seed"), [(by_drag, 3), (by_click, 4), (by_keys, 5)])
def test_one_person_plays_attack_against_a_bot_to_the_end(stage: Stage, hand: Hand, seed: int) -> None:
    match = short_match(seed, variant="attack")
    pilot, scene = stage.lay(match, "human", "random", fresh=True)
    play(pilot, scene, hand, seed)
    assert match.result is not None


def test_four_people_play_attack_through_the_curtain(stage: Stage) -> None:
    match = short_match(8, 4, variant="attack")
    pilot, scene = stage.lay(match, *["human"] * 4, fresh=True)
    play(pilot, scene, by_click, 8)
    assert match.result is not None


def test_two_people_share_the_screen_and_pass_it_through_the_curtain(stage: Stage) -> None:
    match = short_match(6)
    pilot, scene = stage.lay(match, "human", "human", fresh=True)
    assert play(pilot, scene, by_drag, 6) > 15
    assert match.result is not None


def test_four_people_two_a_side_take_turns(stage: Stage) -> None:
    match = short_match(8, 4)
    pilot, scene = stage.lay(match, *["human"] * 4, fresh=True)
    play(pilot, scene, by_click, 8)
    assert match.result is not None


def test_bots_alone_play_while_everybody_watches(stage: Stage) -> None:
    match = short_match(9, 3, pair_party="yellow")
    pilot, scene = stage.lay(match, "random", "random", "random", fresh=True)
    assert play(pilot, scene, by_drag, 9) == 0
    assert match.result is not None


def test_the_same_hand_always_plays_the_same_match(stage: Stage) -> None:
    matches = [short_match(10), short_match(10)]
    for match in matches:
        pilot, scene = stage.lay(match, "human", "random", fresh=True)
        play(pilot, scene, by_click, 10, stop=lambda scene=scene: scene.top.shown.turns >= 3)
    assert matches[0].digest() == matches[1].digest()
