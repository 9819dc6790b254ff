"""A toddler at the table: clicks, drags, keys, resizes and lost focus at random never break anything."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from game.pilot import Pilot
from game.scenes.table import TamashaScene
from game.table.gesture import Drag
from game.table.tamasha.names import PAGES
from tests.game.tamasha.conftest import Stage, asks, match_at
from tests.game.tamasha.hands import by_drag, lift

KEYS = ("tab", "return", "space", "left", "right", "up", "down", "a")
SIZES = ((1024, 600), (1280, 720))
DEEDS = 70


def anywhere(chance: random.Random) -> tuple[float, float]:
    """A point of the table below the rail."""
    return chance.uniform(0, 1600), chance.uniform(60, 900)


def play_a_gesture(pilot: Pilot, scene: TamashaScene, chance: random.Random) -> None:
    """Now and then something that means something, so that the match goes on."""
    drags = [gesture for gesture in scene.gestures.all() if isinstance(gesture, Drag)]
    if drags and scene.waiting_for == "person":
        by_drag(pilot, scene, chance.choice(drags))


def break_off(pilot: Pilot, chance: random.Random) -> None:
    """Pick something up and lose it half way."""
    pilot.move(anywhere(chance))
    pilot.press()
    pilot.move(anywhere(chance), 0.05)
    chance.choice((lambda: pilot.key("escape"), lambda: pilot.press(3), pilot.lose_focus))()
    pilot.release()


def press_a_button(pilot: Pilot, scene: TamashaScene, chance: random.Random) -> None:
    """Undo, seal, pay or not."""
    name = chance.choice(("undo", "seal", "pay", "pay-back", "speed", *PAGES))
    if scene.find(name) is not None:
        pilot.click(name)


def leave_overlay(pilot: Pilot) -> None:
    """Whatever has come up over the table is left again."""
    if pilot.scene.name != "curtain":
        pilot.key("escape")
    elif pilot.scene.find("lift") is not None:
        lift(pilot)
    else:
        pilot.wait(0.4)


@pytest.mark.parametrize(
    ("variant", "seed", "second"),
    [("basic", 1, "random"), ("basic", 2, "human"), ("attack", 3, "random"), ("attack", 4, "human")],
)
def test_random_deeds_do_no_harm(stage: Stage, variant: str, seed: int, second: str) -> None:
    chance = random.Random(seed)
    match = Match(GAMES["tamasha"], Setup("tamasha", variant, 2, seed, {"sitting": "short"}))
    if variant != "basic":
        match = match_at(asks("turn", 0, 1), seed, variant=variant, sitting="short")
    before = match.step
    pilot, scene = stage.lay(match, "human", second, fresh=True)
    deeds: tuple[Callable[[], None], ...] = (
        lambda: pilot.click(anywhere(chance)),
        lambda: pilot.drag(anywhere(chance), anywhere(chance), 0.05),
        lambda: play_a_gesture(pilot, scene, chance),
        lambda: pilot.key(chance.choice(KEYS)),
        lambda: press_a_button(pilot, scene, chance),
        lambda: break_off(pilot, chance),
        lambda: pilot.resize(*chance.choice(SIZES)),
        lambda: pilot.wait(0.3),
    )
    for _ in range(DEEDS):
        if match.over:
            break
        if pilot.scene is scene:
            chance.choices(deeds, (4, 4, 5, 3, 2, 1, 1, 2))[0]()
        else:
            leave_overlay(pilot)
    assert pilot.app.running
    assert match.step > before + 1
