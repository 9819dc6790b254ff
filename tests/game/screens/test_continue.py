"""Pull the plug in the middle of an animation: the next start comes back to the same card."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import game
from engine.core.game import Setup
from game.play import table_options
from game.play.begin import begin_match
from game.play.session import Player
from game.scenes.replay import replay_scene
from game.scenes.table import TamashaScene
from game.scenes.title import TitleScene

PLAYER = Path(__file__).with_name("player_without_a_plug.py")


def play_until_the_plug_is_pulled(home, gestures, kinds):
    """Plays in a process of its own, which ends itself without a farewell; gives back what it last showed."""
    place = {**os.environ, "HUSTINGS_HOME": str(home), "PYTHONPATH": str(Path(game.__file__).parents[1])}
    ended = subprocess.run(
        [sys.executable, str(PLAYER), str(gestures), *kinds],
        env=place,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert ended.returncode not in (0, 1), ended.stderr
    return json.loads(ended.stdout.splitlines()[-1])


@pytest.mark.parametrize(
    ("gestures", "kinds"),
    [(2, ("human", "easy")), (9, ("human", "random")), (14, ("human", "human")), (17, ("human", "random"))],
)
def test_continue_leads_back_to_the_same_card(start, own_home, gestures, kinds):
    last = play_until_the_plug_is_pulled(own_home, gestures, kinds)
    pilot = start(TitleScene(), speed="instant", bot_speed="instant")
    pilot.wait(0.6)
    pilot.click("continue")
    pilot.wait(0.6)
    scene = next(scene for scene in pilot.app.scenes if isinstance(scene, TamashaScene))
    assert scene.session.match.step >= last["step"]
    if scene.session.match.step == last["step"]:
        assert scene.session.match.digest() == last["digest"]
    assert scene.session.names == ["Meera", "Kabir"]
    assert [player.kind for player in scene.session.players] == list(kinds)
    if pilot.scene.name == "curtain":
        pilot.hold_key("return", 1.5)
    assert pilot.wait_until(lambda: scene.waiting_for in ("person", "over"), 30)
    if last["hand"] and scene.session.match.step == last["step"] and last["waits"] == "person":
        assert sorted(scene.gestures.drags) == last["gestures"]


def test_a_match_without_a_table_here_is_answered_in_words(start, monkeypatch):
    monkeypatch.setattr(table_options, "LAID_OUT", {"tamasha": ("basic",)})
    setup = Setup("tamasha", "attack", 2, 5)
    _, keeper = begin_match(setup, (Player("Meera"), Player("Kabir")))
    pilot = start(TitleScene(opens=keeper.path))
    pilot.wait(0.3)
    assert pilot.scene.name == "dialog"
    assert "attack" in pilot.scene.text
    pilot.click("ok")
    assert replay_scene(keeper.path).name == "dialog"
