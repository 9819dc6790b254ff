"""Plays a few gestures of a match by drag, tells what the table shows, and dies in mid-animation.

Run as a process of its own: GESTURES KIND KIND.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys

from game import environment

environment.prepare_headless()

from engine.core.game import Setup  # noqa: E402
from game.app import App  # noqa: E402
from game.pilot import Pilot  # noqa: E402
from game.play.begin import begin_match  # noqa: E402
from game.play.session import Player  # noqa: E402
from game.scenes.table import TamashaScene, new_session  # noqa: E402
from game.settings import Settings  # noqa: E402
from tests.game.tamasha.hands import act, by_drag, lift  # noqa: E402


def main(gestures: int, kinds: list[str]) -> None:
    """Play, tell, die."""
    players = [Player(name, kind) for name, kind in zip(("Meera", "Kabir"), kinds, strict=True)]
    match, keeper = begin_match(Setup("tamasha", "basic", 2, 11, {"sitting": "short"}), players)
    scene = TamashaScene(new_session(match, players, keeper))
    pilot = Pilot(App(Settings(speed="fast", bot_speed="fast"), size=(1024, 600)), scene)
    chance = random.Random(4)
    while True:
        pilot.frames(1)
        if scene.flow.telling:
            scene.flow.hurry()
        if pilot.scene is not scene:
            lift(pilot)
        elif scene.waiting_for == "pay":
            pilot.click("pay")
        elif scene.waiting_for == "person":
            pilot.frames(2)
            if gestures == 0:
                break
            gestures -= 1
            act(pilot, scene, by_drag, chance)
    tell(scene)
    os.kill(os.getpid(), signal.SIGKILL)


def tell(scene: TamashaScene) -> None:
    """One line of what is on the screen."""
    shown = {
        "step": scene.session.match.step,
        "digest": scene.session.match.digest(),
        "waits": scene.waiting_for,
        "hand": [name for name in scene.table.pieces if name.startswith(("campaign-", "envelope-"))],
        "gestures": sorted(scene.gestures.drags),
    }
    print(json.dumps(shown, default=str), flush=True)


main(int(sys.argv[1]), sys.argv[2:])
