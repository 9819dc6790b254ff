"""Plays whatever the table asks with the product's own hands, as a person would who presses at random."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.pilot import Pilot
from game.play.hands import Hand, by_click, by_drag, by_keys, gestures_of, grip, hold_named
from game.scenes.table import TamashaScene
from game.table.gesture import Gesture, Press
from game.table.tamasha.draft import Draft


def play(
    pilot: Pilot,
    scene: TamashaScene,
    hand: Hand,
    seed: int = 1,
    most: int = 600,
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """Play until the match is over; gives back the number of gestures made."""
    chance = random.Random(seed)
    made = 0
    while not stop() and not scene.session.match.over:
        if made >= most:
            raise AssertionError("the match does not come to an end")
        pilot.frames(1)
        if scene.flow.telling:
            scene.flow.hurry()
        if scene.session.match.over:
            break
        if pilot.app.scene is not scene:
            lift(pilot)
        elif scene.waiting_for == "pay":
            hand(pilot, scene, Press("pay"))
        elif scene.waiting_for == "person":
            pilot.frames(2)
            act(pilot, scene, hand, chance)
            made += 1
    return made


def act(pilot: Pilot, scene: TamashaScene, hand: Hand, chance: random.Random) -> None:
    """Make one gesture, and see that it was understood."""
    step, draft = scene.session.match.step, scene.top.draft
    gesture = chance.choice(_sensible(list(gestures_of(scene))))
    hand(pilot, scene, gesture)
    pilot.frames(2)
    changed = scene.session.match.step != step or scene.top.draft != draft or scene.waiting_for == "pay"
    if not changed:
        raise AssertionError(f"{gesture} was not understood: {scene.bubble and scene.bubble.text}")


def _sensible(gestures: list[Gesture]) -> list[Gesture]:
    """Seals now and then, so that drafts end."""
    seals = [gesture for gesture in gestures if isinstance(gesture, Press)]
    drafts = [gesture for gesture in gestures if isinstance(gesture.means, Draft)]
    return [*gestures, *seals * len(drafts)]


def lift(pilot: Pilot) -> None:
    """Hold the curtain's button until it opens."""
    hold_named(pilot, "lift", keys=False)


__all__ = ["Hand", "act", "by_click", "by_drag", "by_keys", "grip", "lift", "play"]
