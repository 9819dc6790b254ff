"""The loop: what happens when we make a mistake, when the window hides, when there is no screen."""

from __future__ import annotations

import subprocess
import sys

import pygame
import pytest

from game import app as app_module
from game.app import App
from game.pilot import Pilot
from game.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.settings import Settings
from game.stage import FRAME, SMALLEST, Stage


class Clumsy(Scene):
    name = "clumsy"

    def tick(self, dt: float) -> None:
        raise RuntimeError("dropped the ballot box")


def test_a_mistake_of_ours_is_owned_up_to_and_the_program_goes_on(monkeypatch):
    app = App(Settings(), (1280, 720))
    seen: list[str] = []

    def step(dt: float, really=app.step) -> bool:
        drawn = really(dt)
        seen.append(app.scene.name)
        if len(seen) > 5:
            app.quit()
        return drawn

    monkeypatch.setattr(app, "step", step)
    assert app.run(Clumsy()) == 0
    assert set(seen) == {"trouble"}


def test_after_a_mistake_the_title_is_one_press_away(start):
    pilot = start(TitleScene())
    pilot.app._own_up(RuntimeError("dropped the ballot box"))
    pilot.wait(0.3)
    assert pilot.scene.name == "trouble"
    pilot.click("title")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"


def test_the_loop_slows_down_where_nobody_looks(start):
    pilot = start(TitleScene())
    assert pilot.app.rate == app_module.RATE
    pilot.lose_focus()
    assert pilot.app.rate == app_module.RATE_BEHIND
    pilot._post(pygame.WINDOWMINIMIZED)
    pilot.frames(1)
    assert pilot.app.rate == app_module.RATE_HIDDEN
    pilot._post(pygame.WINDOWRESTORED)
    pilot.gain_focus()
    assert pilot.app.rate == app_module.RATE


def test_full_screen_and_back(start):
    pilot = start(TitleScene())
    pilot.key("f11")
    assert pilot.app.stage.full_screen
    pilot.key("f11")
    assert not pilot.app.stage.full_screen
    pilot.wait(0.5)
    assert pilot.app.stage.surface.get_size() == (1280, 720)


def test_scenes_are_entered_and_left_in_order():
    told: list[str] = []

    class Told(Scene):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def enter(self) -> None:
            told.append(f"enter {self.name}")

        def leave(self) -> None:
            told.append(f"leave {self.name}")

        def came_back(self) -> None:
            told.append(f"back {self.name}")

    app = App(Settings(), (1280, 720))
    pilot = Pilot(app, Told("one"))
    app.push(Told("two"))
    app.swap(Told("three"))
    app.pop()
    app.replace(Told("four"))
    pilot.frames(3)
    app.close()
    assert told == [
        "enter one",
        "enter two",
        "leave two",
        "enter three",
        "leave three",
        "back one",
        "leave one",
        "enter four",
        "leave four",
    ]


def test_without_a_screen_it_says_so_in_one_sentence(tmp_path):
    import os

    bare = {
        key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "DISPLAY", "WAYLAND"))
    }
    told = subprocess.run(
        [sys.executable, "-m", "game"],
        env=bare | {"HUSTINGS_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert told.returncode == 2
    assert "needs a screen" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("desktop", [(1280, 720), (1366, 768), (1024, 768), (1920, 1080)])
def test_the_first_window_stands_on_the_desktop_with_its_title_bar(monkeypatch, desktop):
    monkeypatch.setattr(Stage, "desktop", desktop)
    app = App(Settings())
    width, height = app.stage.surface.get_size()
    app.close()
    assert not app.stage.full_screen
    assert SMALLEST[0] <= width <= desktop[0] - FRAME[0]
    assert SMALLEST[1] <= height <= desktop[1] - FRAME[1]


def test_a_desktop_too_small_for_any_window_is_filled(monkeypatch):
    monkeypatch.setattr(Stage, "desktop", (1024, 600))
    app = App(Settings())
    assert app.stage.full_screen
    assert app.settings.full_screen, "the settings say what is so, and F11 leads back"
    app.close()


def test_only_window_sizes_that_fit_are_offered(monkeypatch, start):
    monkeypatch.setattr(Stage, "desktop", (1920, 1080))
    pilot = start(SettingsScene("window"))
    group = pilot.scene.find("window_size")
    assert [size for size, _label in group.options] == [(1280, 720), (1600, 900)]


@pytest.mark.parametrize(("desktop", "size"), [((1920, 1080), (1600, 900)), ((1440, 900), (1280, 720))])
def test_the_very_first_window_takes_what_a_large_desktop_offers(monkeypatch, desktop, size):
    monkeypatch.setattr(Stage, "desktop", desktop)
    monkeypatch.setattr(Stage, "has_screen", True)
    app = App()
    assert app.stage.surface.get_size() == size
    app.close()


def test_a_still_screen_rests_and_any_event_wakes_it(start):
    pilot = start(SettingsScene())
    pilot.move((500.0, 500.0))
    assert pilot.app.rate == app_module.RATE
    pilot.wait(app_module.STILL_AFTER + 4.0)
    assert pilot.app.rate == app_module.RATE_BEHIND
    pilot.move((510.0, 500.0))
    assert pilot.app.rate == app_module.RATE
