"""The recess: back, the match so far, the list, settings, the title; nothing is lost on the way."""

from __future__ import annotations

import pytest

from game.paths import saves_dir
from game.scenes.pause import PauseScene
from game.scenes.replay import ReplayScene
from game.scenes.table import TamashaScene, new_session
from game.table.tamasha.top import HIDDEN
from tests.game.screens.conftest import ALONE, PEOPLE, everything_fits, played


def at_table(start, players=ALONE, answers=12, size=(1280, 720), **wishes):
    match, keeper = played(players, answers)
    scene = TamashaScene(new_session(match, players, keeper), resumed=True)
    pilot = start(scene, size, speed="instant", bot_speed="instant", curtain=False, **wishes)
    pilot.wait_until(lambda: scene.waiting_for == "person")
    pilot.click("menu")
    pilot.wait(0.2)
    assert isinstance(pilot.scene, PauseScene)
    return pilot, scene


@pytest.mark.parametrize("way", ["pointer", "key"])
def test_the_menu_opens_and_closes(start, way):
    pilot, scene = at_table(start)
    if way == "pointer":
        pilot.click("back")
    else:
        pilot.key("escape")
    assert pilot.scene is scene
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScene)
    pilot.key("return")
    assert pilot.scene is scene


def test_the_match_so_far_ends_where_the_table_stands_and_leads_back(start):
    pilot, scene = at_table(start)
    digest = scene.session.match.digest()
    pilot.click("so-far")
    pilot.wait(0.3)
    replay = pilot.scene
    assert isinstance(replay, ReplayScene)
    assert not replay.finished_match
    pilot.click("step-end")
    assert replay.session.match.digest() == digest
    pilot.click("leave")
    pilot.wait(0.2)
    pilot.click("back")
    assert pilot.scene is scene
    assert scene.session.match.digest() == digest
    assert scene.waiting_for == "person"


def test_two_people_see_only_the_public_part_of_it(start):
    pilot, _ = at_table(start, PEOPLE)
    pilot.click("so-far")
    pilot.wait(0.3)
    assert pilot.scene.top.eyes == HIDDEN
    assert not pilot.sees("eyes")


def test_before_the_first_answer_there_is_nothing_to_watch(start):
    pilot, _ = at_table(start, answers=0)
    assert not pilot.find("so-far").enabled


def test_the_match_on_the_table_cannot_be_torn_up_but_played_on(start):
    pilot, scene = at_table(start)
    pilot.click("matches")
    pilot.wait(0.2)
    assert not pilot.find("delete").enabled
    pilot.click("open")
    pilot.wait(0.2)
    assert pilot.scene is scene
    assert len(pilot.app.scenes) == 1


def test_another_match_may_be_taken_from_the_list(start):
    played(ALONE, 8, seed=11)
    pilot, scene = at_table(start)
    here = scene.session.keeper.path
    pilot.click("matches")
    pilot.wait(0.2)
    box = pilot.find("matches")
    other = next(row for row, match in enumerate(pilot.scene.matches) if match.path != here)
    pilot.scene.set_focus(box)
    while box.marked != other:
        pilot.key("down" if box.marked < other else "up")
    assert pilot.find("delete").enabled
    pilot.click("open")
    pilot.wait(0.5)
    assert isinstance(pilot.scene, TamashaScene)
    assert pilot.scene.session.keeper.path != here
    assert len(list(saves_dir().glob("*.hustings"))) == 2


def test_settings_and_the_title(start):
    pilot, scene = at_table(start)
    pilot.click("settings")
    pilot.wait(0.2)
    assert pilot.scene.name == "settings"
    pilot.key("escape")
    pilot.wait(0.2)
    pilot.click("leave")
    pilot.wait(0.5)
    assert pilot.scene.name == "title"
    assert pilot.sees("continue")
    pilot.click("continue")
    pilot.wait(0.5)
    assert pilot.scene.session.match.digest() == scene.session.match.digest()


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_everything_has_room(start, size, text_size):
    pilot, _ = at_table(start, size=size, text_size=text_size)
    everything_fits(pilot)
