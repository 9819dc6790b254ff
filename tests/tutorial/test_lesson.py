"""The guided first game in the real client: played to its end, left and taken up again, lost and won back."""

from __future__ import annotations

from typing import cast

import pytest

from game.app import App
from game.clients import PLAYABLE
from game.pilot import Pilot
from game.scenes.first import first_scene
from game.scenes.learn import offer_lesson, open_lesson
from game.scenes.lesson import has_begun, lesson_scene
from game.scenes.title import TitleScene
from game.settings import Settings
from game.tutorial import beats, progress
from game.tutorial.auto import Manner, Run
from game.tutorial.table import LessonTable
from game.widgets.label import Label
from game.words import words


def at(pilot: Pilot) -> str:
    return scene_of(pilot).coach.beat.id


def scene_of(pilot: Pilot) -> LessonTable:
    return cast(LessonTable, pilot.scene)


@pytest.fixture
def pilot() -> Pilot:
    wishes = Settings(speed="instant", bot_speed="instant", tutorial_offered=True)
    return Pilot(App(wishes, (1280, 720)), TitleScene())


def begin(pilot: Pilot) -> LessonTable:
    open_lesson(pilot.app)
    pilot.frames(3)
    return scene_of(pilot)


def skip(pilot: Pilot, beat: str) -> None:
    """Skip until a beat is reached."""
    for _ in range(60):
        if at(pilot) == beat:
            return
        pilot.click("lesson-skip")
        pilot.wait_until(lambda: scene_of(pilot).flow.at_rest, 5)
        pilot.wait(0.7)
    raise AssertionError(f"the lesson never comes to {beat}; it stands at {at(pilot)}")


class LeavesAtEveryBeat(Run):
    """Goes away at the start of every beat and comes back."""

    def _do(self) -> None:
        left = self.__dict__.setdefault("left", set())
        beat = self.coach.beat
        if beat.id in left or self.coach.remark or beat.starts_at:
            super()._do()
            return
        left.add(beat.id)
        self.pilot.app.swap(lesson_scene(self.coach.progress.lesson))
        self.pilot.frames(3)
        assert self.coach.beat.id == beat.id


@pytest.mark.parametrize("name", beats.names())
def test_by_keys_in_a_small_window_with_large_words_leaving_at_every_beat(name: str) -> None:
    manner = Manner(keys=True, size=(1024, 600), text_scale=150, calm=True, speed="instant")
    run = LeavesAtEveryBeat(lambda: lesson_scene(name), manner)
    played = [done.id for done in run.play()]
    assert run.finished
    elsewhere = {"T35L", "F16", "F17"}
    assert [beat for beat in dict.fromkeys(played) if beat not in elsewhere] == [
        beat.id for beat in beats.load(name).beat if beat.id not in elsewhere
    ]


@pytest.mark.parametrize("name", beats.names())
def test_by_pointer_doing_it_wrong_first(name: str) -> None:
    run = Run(lambda: lesson_scene(name), Manner(clumsy=True, speed="instant"))
    assert list(run.play())
    assert run.finished


def test_a_beat_is_begun_again_and_the_one_before_it(pilot: Pilot) -> None:
    begin(pilot)
    skip(pilot, "T03")
    pilot.click("lesson-again")
    pilot.frames(3)
    assert at(pilot) == "T03"
    pilot.click("lesson-back")
    pilot.frames(3)
    assert at(pilot) == "T02"


def test_three_wrong_tries_offer_to_show_how(pilot: Pilot) -> None:
    begin(pilot)
    skip(pilot, "T03")
    name = scene_of(pilot).coach.show_gesture().piece  # type: ignore[union-attr]
    for _ in range(3):
        assert not pilot.sees("show-me")
        pilot.drag(name, "tile-4")
        pilot.wait(0.6)
    pilot.click("show-me")
    assert pilot.wait_until(lambda: at(pilot) == "T04", 5)


def test_a_wrong_drop_goes_home_with_a_word(pilot: Pilot) -> None:
    scene = begin(pilot)
    skip(pilot, "T03")
    scene = scene_of(pilot)
    pilot.drag(scene.coach.show_gesture().piece, "tile-4")  # type: ignore[union-attr]
    pilot.wait(0.5)
    assert scene.bubble is not None
    assert "tubewell" in scene.bubble.text
    assert at(pilot) == "T03"


def test_settings_resize_and_lost_focus_leave_the_beat_alone(pilot: Pilot) -> None:
    begin(pilot)
    skip(pilot, "T05")
    pilot.resize(1600, 900)
    pilot.lose_focus()
    pilot.gain_focus()
    pilot.app.apply(pilot.app.settings.but(text_size=125))
    pilot.wait(0.5)
    assert at(pilot) == "T05"
    assert scene_of(pilot).voice is not None
    pilot.key("escape")
    pilot.wait(0.3)
    assert pilot.scene.name == "dialog"
    pilot.click("stay")
    pilot.wait(0.3)
    assert at(pilot) == "T05"


def test_leaving_keeps_the_place_and_learn_asks_whether_to_go_on(pilot: Pilot) -> None:
    begin(pilot)
    skip(pilot, "T04")
    pilot.click("lesson-leave")
    pilot.wait(0.3)
    pilot.click("leave")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"
    assert has_begun()
    open_lesson(pilot.app)
    pilot.wait(0.3)
    pilot.click("go-on-lesson")
    pilot.wait(0.3)
    assert at(pilot) == "T04"


def test_it_is_offered_once_and_may_be_refused(pilot: Pilot) -> None:
    pilot.app.settings = pilot.app.settings.but(tutorial_offered=False)
    offer_lesson(pilot.app)
    pilot.wait(0.3)
    pilot.click("not-now")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"
    assert pilot.app.settings.tutorial_offered


def test_a_damaged_file_begins_anew(pilot: Pilot) -> None:
    path = progress.file_of("tamasha")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{no")
    assert not has_begun()
    begin(pilot)
    assert at(pilot) == "T01"


def test_who_loses_may_choose_a_turning_point(pilot: Pilot) -> None:
    begin(pilot)
    skip(pilot, "T33")
    scene = scene_of(pilot)
    for _ in range(4):
        if at(pilot) == "T35L":
            break
        close = next(gesture for gesture in scene.gestures.all() if getattr(gesture, "piece", "") == "lid")
        scene.answer(close)
        pilot.wait_until(lambda: scene.flow.at_rest, 10)
        pilot.wait(0.3)
    assert at(pilot) == "T35L"
    pilot.click("C")
    pilot.wait(0.4)
    assert at(pilot) == "T32"


def test_the_title_leads_to_it(pilot: Pilot) -> None:
    pilot.click("learn")
    pilot.wait(0.3)
    pilot.click("learn-tamasha")
    pilot.wait(0.3)
    assert pilot.scene.name == "lesson"
    scene_of(pilot).ways.home()
    pilot.wait(0.3)
    assert pilot.scene.name == "title"


def test_the_booklets_tell_how_far_one_has_come(pilot: Pilot) -> None:
    begin(pilot)
    skip(pilot, "T02")
    scene_of(pilot).ways.home()
    pilot.wait(0.3)
    pilot.click("learn")
    pilot.wait(0.3)
    told = [widget.text for widget in pilot.scene.widgets if isinstance(widget, Label)]
    assert words("tutorial.learn.begun") in told
    pilot.key("escape")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"


def test_the_first_start_offers_it_and_no_later_one() -> None:
    app = App(Settings(), (1280, 720))
    pilot = Pilot(app, first_scene(app, None))
    pilot.wait(0.3)
    pilot.click("learn-now")
    pilot.wait(0.3)
    assert pilot.scene.name == "lesson"
    again = Pilot(App(app.settings, (1280, 720)), first_scene(app, None))
    again.wait(0.3)
    assert again.scene.name == "title"


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_open_box_teaches_too(pilot: Pilot, game: str) -> None:
    pilot.click(f"box-{game}")
    pilot.wait(0.5)
    pilot.click("teach")
    pilot.wait(0.3)
    assert pilot.scene.name == "lesson"
    assert scene_of(pilot).lesson_name == game


def test_every_booklet_leads_to_its_lesson_and_every_game_has_one(pilot: Pilot) -> None:
    assert {beats.load(name).game for name in beats.names()} == set(PLAYABLE)
    for name in beats.names():
        pilot.click("learn")
        pilot.wait(0.3)
        pilot.click(f"learn-{name}")
        pilot.wait(0.5)
        assert scene_of(pilot).lesson_name == name
        scene_of(pilot).ways.home()
        pilot.wait(0.3)
