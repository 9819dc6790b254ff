"""A disk that is full, read-only or gone: the player is told once, plays on, and nothing is lost."""

from __future__ import annotations

import errno
import os
import random

import pytest

from engine.core.game import Setup
from game import saves
from game.app import App
from game.paths import saves_dir
from game.pilot import Pilot
from game.play.begin import begin_match
from game.play.session import Player
from game.scenes.first import first_scene
from game.scenes.overlay import Dialog
from game.scenes.table import table_scene
from game.settings import Settings
from game.table.gesture import Press
from game.widgets.label import Paragraph
from tests.game.tamasha.hands import act, by_drag

SETUP = Setup("tamasha", "basic", 2, 7, {"sitting": "short"})
AT_ONCE = {"speed": "instant", "bot_speed": "instant"}


def refuse(number):
    def write(file, data):
        raise OSError(number, os.strerror(number))

    return write


def table(start, kinds=("human", "random")):
    players = [Player(name, kind) for name, kind in zip(("Meera", "Kabir"), kinds, strict=True)]
    match, keeper = begin_match(SETUP, players)
    pilot = start(table_scene(match, players, keeper), **AT_ONCE)
    return pilot, pilot.app.scenes[0]


def answer_until(pilot, scene, step):
    """Play until the match has come to a step, or a dialog lies over the table."""
    chance = random.Random(step)
    for _ in range(2000):
        pilot.frames(1)
        if told(pilot) or scene.session.match.step >= step:
            return
        if scene.flow.telling:
            scene.flow.hurry()
        elif scene.waiting_for == "pay":
            by_drag(pilot, scene, Press("pay"))
        elif scene.waiting_for == "person":
            pilot.frames(2)
            act(pilot, scene, by_drag, chance)


def told(pilot):
    return isinstance(pilot.app.scene, Dialog)


def sentence(pilot):
    return " ".join(widget.text for widget in pilot.app.scene.widgets if isinstance(widget, Paragraph))


@pytest.mark.parametrize(
    ("number", "said"), [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "may be written")]
)
def test_the_player_is_told_once_plays_on_and_everything_is_saved_later(start, monkeypatch, number, said):
    honest = os.write
    pilot, scene = table(start)
    answer_until(pilot, scene, 2)
    monkeypatch.setattr(os, "write", refuse(number))
    answer_until(pilot, scene, 1000)
    assert told(pilot)
    assert said in sentence(pilot)
    pilot.click("ok")
    pilot.wait(0.2)
    assert pilot.app.scene is scene
    step = scene.session.match.step
    answer_until(pilot, scene, step + 4)
    assert not told(pilot), "once is enough"
    monkeypatch.setattr(os, "write", honest)
    answer_until(pilot, scene, scene.session.match.step + 1)
    keeper = scene.session.keeper
    assert saves.open_match(keeper.path).match.digest() == scene.session.match.digest()
    monkeypatch.setattr(os, "write", refuse(number))
    answer_until(pilot, scene, 1000)
    assert told(pilot), "a new trouble is told of anew"


def test_a_match_that_cannot_be_kept_from_the_start_says_so_before_the_first_card(start):
    saves_dir().parent.mkdir(parents=True, exist_ok=True)
    saves_dir().write_text("a file lies where the folder should be")
    pilot, scene = table(start)
    pilot.wait(0.2)
    assert told(pilot)
    assert "this match is not being saved" in sentence(pilot)
    pilot.key("return")
    pilot.wait(0.2)
    answer_until(pilot, scene, 4)
    assert scene.session.match.step >= 4
    assert not told(pilot)


@pytest.mark.parametrize("sound", [True, False])
def test_the_title_says_before_any_match_that_none_can_be_kept(start, sound):
    saves_dir().parent.mkdir(parents=True, exist_ok=True)
    saves_dir().write_text("a file lies where the folder should be")
    app = App(Settings(tutorial_offered=True), (1280, 720))
    app.settings_sound = sound
    pilot = Pilot(app, first_scene(app, None))
    for said in [*([] if sound else ["settings"]), str(saves_dir())]:
        pilot.wait(0.2)
        assert told(pilot)
        assert said in sentence(pilot)
        pilot.click("ok")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"
    app.close()


def test_the_question_whether_a_match_can_be_kept_leaves_nothing_behind():
    assert saves.can_keep()
    assert not list(saves_dir().iterdir())
