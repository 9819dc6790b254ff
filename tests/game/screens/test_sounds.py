"""The band: which tune is played where, and that every sound that a scene asks for was made."""

from __future__ import annotations

import re
from pathlib import Path

import game
from game.audio.catalogue import Catalogue
from game.paths import asset
from game.scenes.replay import replay_scene
from game.scenes.table import TamashaScene, new_session
from game.scenes.title import TitleScene
from tests.game.screens.conftest import ALONE, file_of, played, the_night_after

ASKED = re.compile(r'(?:play_sound|\.sound|\.cue)\(\s*"([a-z-]+)"')


def tunes(pilot):
    """What the band is asked to play from now on, and the murmur of the hall."""
    heard = {"music": [], "ambience": []}
    pilot.app.mixer.music = heard["music"].append
    pilot.app.mixer.ambience = heard["ambience"].append
    return heard


def test_every_sound_that_is_asked_for_was_made():
    made = Catalogue.read(asset("sounds", "made"))
    asked = set()
    for path in Path(game.__file__).parent.rglob("*.py"):
        asked |= set(ASKED.findall(path.read_text("utf-8")))
    assert len(asked) > 15
    assert asked <= set(made.events)
    assert {"title", "table", "count"} <= set(made.music)
    assert "hall" in made.ambience


def test_the_table_has_its_tune_and_its_hall_and_leaves_both_behind(start):
    pilot = start(TitleScene())
    heard = tunes(pilot)
    match, keeper = played(ALONE, 12)
    pilot.app.push(TamashaScene(new_session(match, ALONE, keeper), resumed=True))
    pilot.wait(0.3)
    assert set(heard["music"]) == {"table"}
    assert set(heard["ambience"]) == {"hall"}
    pilot.click("menu")
    pilot.click("leave")
    pilot.wait(0.5)
    assert heard["music"][-1] == "title"
    assert heard["ambience"][-1] is None


def test_the_count_has_a_tune_of_its_own(start):
    match, keeper = played()
    scene = replay_scene(file_of(keeper))
    pilot = start(scene, speed="slow")
    heard = tunes(pilot)
    counting = next(
        at for at in range(len(scene.answers) - 1, 0, -1) if scene.go_to(at) or phase(scene) == "prachar"
    )
    scene.go_to(counting)
    scene.go_on()
    pilot.wait(8)
    assert "count" in heard["music"]


def phase(scene):
    return scene.session.match.view(None).phase


def test_after_the_verdict_the_band_makes_room_for_the_fanfare(start):
    pilot = start(the_night_after())
    heard = tunes(pilot)
    effects = []
    pilot.app.mixer.play = lambda name, *_: effects.append(name)
    pilot.wait_until(lambda: pilot.scene.filled > 9, 10)
    assert heard["music"] == [None]
    assert effects.count("count-tick") >= 8
    assert "fanfare" in effects
    pilot.click("speech")
    pilot.wait(0.3)
    pilot.click("skip" if pilot.sees("skip") else "done")
    assert heard["music"][-1] == "title"
