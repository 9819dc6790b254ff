"""The player's wishes survive, and a broken file costs nothing but itself."""

from __future__ import annotations

import pytest

from game import paths, settings
from game.app import App
from game.pilot import Pilot
from game.scenes.first import first_scene
from game.settings import Settings


def test_they_come_back_as_they_were(tmp_path):
    path = tmp_path / "folder" / "settings.toml"
    wishes = Settings(text_size=150, speed="fast", reduced_motion=True, window_width=1600, window_height=900)
    assert settings.save(wishes, path)
    assert settings.load(path) == (wishes, True)


def test_no_file_is_no_trouble(tmp_path):
    assert settings.load(tmp_path / "none.toml") == (Settings(), True)


@pytest.mark.parametrize(
    "text", ["not toml [", "\x00\x01", 'speed = "warp"', "text_size = 900", "text_size = [1]"]
)
def test_a_broken_file_gives_the_usual_ones_and_says_so(tmp_path, text):
    path = tmp_path / "settings.toml"
    path.write_text(text, "utf-8")
    assert settings.load(path) == (Settings(), False)


def test_one_broken_value_leaves_the_others(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text('speed = "fast"\nmusic_volume = 4000\nfuture_wish = 3\n', "utf-8")
    assert settings.load(path) == (Settings(speed="fast"), False)


def test_a_folder_in_the_place_of_the_file(tmp_path):
    (tmp_path / "settings.toml").mkdir()
    assert settings.load(tmp_path / "settings.toml") == (Settings(), False)
    assert not settings.save(Settings(), tmp_path / "settings.toml")


def test_a_lost_file_is_told_of_once(own_home):
    paths.settings_file().parent.mkdir(parents=True, exist_ok=True)
    paths.settings_file().write_text("nonsense [", "utf-8")
    app = App()
    pilot = Pilot(app, first_scene(app, None))
    pilot.wait(0.3)
    assert pilot.scene.name == "dialog"
    pilot.click("ok")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"
    app.close()


def test_what_is_set_takes_effect_at_once_and_is_kept(own_home):
    app = App()
    pilot = Pilot(app, first_scene(app, None))
    pilot.wait(0.3)
    pilot.click("not-now")
    pilot.wait(0.3)
    pilot.click("settings")
    pilot.click(pilot.find("text_size").part(3).center)
    assert app.stage.space.text_scale == 1.5
    pilot.click("page-sound")
    slider = pilot.find("music_volume")
    pilot.drag((slider.track.centerx, slider.track.centery), (slider.track.left, slider.track.centery))
    pilot.click("page-window")
    pilot.click(pilot.find("window_size").part(1).center)
    pilot.wait(0.5)
    assert app.stage.surface.get_size() == (1600, 900)
    pilot.key("escape")
    app.close()
    kept, sound = settings.load(paths.settings_file())
    assert sound
    assert (kept.text_size, kept.music_volume, kept.window_width) == (150, 0, 1600)
