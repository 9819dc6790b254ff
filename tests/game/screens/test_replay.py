"""The replay: steps, scrubbing, playing, eyes; and of an unfinished match nothing that is still secret."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from game.paths import saves_dir
from game.play.session import Player
from game.scenes.replay import ReplayScene, replay_scene
from game.table.tamasha.top import HIDDEN
from game.widgets.slider import Slider
from tests.game.screens.conftest import ALONE, PEOPLE, file_of, played

SECRET_PIECES = ("campaign-", "big-", "dealt-")


@pytest.fixture
def watch(start):
    """Opens the replay of a match of random answers."""

    def begin(players=ALONE, answers=10_000, size=(1280, 720), seed=7, **wishes):
        match, keeper = played(players, answers, seed)
        scene = replay_scene(file_of(keeper))
        assert isinstance(scene, ReplayScene)
        pilot = start(scene, size, **({"speed": "fast"} | wishes))
        pilot.wait(0.2)
        return pilot, match

    return begin


def test_it_begins_before_the_first_answer_and_ends_after_the_last(watch):
    pilot, match = watch()
    scene = pilot.scene
    assert scene.at == 0
    pilot.click("step-end")
    assert scene.at == len(scene.answers)
    assert scene.session.match.digest() == match.digest()
    pilot.click("step-start")
    assert scene.at == 0


def test_one_on_and_one_back_come_to_the_same_table(watch):
    pilot, _ = watch()
    scene = pilot.scene
    scene.go_to(20)
    before = scene.session.match.digest()
    pilot.click("step-forward")
    pilot.wait(3)
    assert scene.at == 21
    pilot.click("step-back")
    pilot.wait(0.2)
    assert scene.at == 20
    assert scene.session.match.digest() == before


def test_the_slider_scrubs_forwards_and_backwards(watch):
    pilot, _ = watch()
    scene = pilot.scene
    slider = pilot.find("place")
    assert isinstance(slider, Slider)
    track = slider.track
    pilot.move((track.left + 14, track.centery))
    pilot.press()
    seen = []
    for part in (0.3, 0.6, 0.9, 0.5, 0.1):
        pilot.move((track.left + track.width * part, track.centery), 0.1)
        seen.append(scene.at)
    pilot.release()
    assert seen[0] < seen[1] < seen[2] > seen[3] > seen[4]
    assert pilot.find("count").text.startswith(str(scene.at))


def test_keys_step_play_and_leave(watch):
    pilot, _ = watch(speed="instant")
    scene = pilot.scene
    pilot.key("right")
    pilot.key("right")
    assert scene.at == 2
    pilot.key("left")
    assert scene.at == 1
    pilot.key("end")
    assert scene.at == len(scene.answers)
    pilot.key("home")
    assert scene.at == 0
    pilot.key("space")
    assert scene.running
    pilot.key("space")
    assert not scene.running


def test_it_plays_by_itself_to_the_end_and_stops(watch):
    pilot, match = watch(speed="instant")
    scene = pilot.scene
    pilot.click("step-play")
    assert pilot.wait_until(lambda: scene.at == len(scene.answers), 120)
    pilot.wait(1)
    assert not scene.running
    assert scene.session.match.digest() == match.digest()
    pilot.click("step-play")
    pilot.frames(2)
    assert scene.running
    assert scene.at <= 1


def test_of_a_finished_match_every_pair_of_eyes_may_be_borrowed(watch):
    pilot, _ = watch()
    scene = pilot.scene
    scene.go_to(20)
    hands = []
    for part in range(3):
        pilot.click(pilot.find("eyes").part(part).center)
        pilot.wait(0.2)
        hands.append({name for name in scene.table.pieces if name.startswith(SECRET_PIECES)})
    assert not hands[0]
    assert hands[1]
    assert hands[2]
    assert hands[1] != hands[2]


@pytest.mark.parametrize("answers", [3, 14, 20, 26])
def test_of_a_shared_unfinished_match_only_the_public_part_is_shown(watch, answers):
    pilot, match = watch(PEOPLE, answers)
    assert not match.over
    scene = pilot.scene
    assert not pilot.sees("eyes")
    for at in range(len(scene.answers) + 1):
        scene.go_to(at)
        pilot.frames(2)
        assert scene.top.eyes == HIDDEN
        assert not [name for name in scene.table.pieces if name.startswith(SECRET_PIECES)]
        assert scene.view_now() == scene.session.match.view(None)


def test_of_an_unfinished_match_against_a_bot_only_ones_own_secrets_are_shown(watch):
    pilot, match = watch((Player("Kabir", "random"), Player("Meera")), 20)
    assert not match.over
    scene = pilot.scene
    assert not pilot.sees("eyes")
    for at in range(len(scene.answers) + 1):
        scene.go_to(at)
        assert scene.view_now() == scene.session.match.view(Seat(1))


def test_the_screen_of_a_shared_unfinished_match_does_not_depend_on_its_secrets(watch):
    pilot, match = watch(PEOPLE, 20)
    scene = pilot.scene
    pictures = []
    for version in (match, match.imagine(Seat(0), Dice(5)), match.imagine(Seat(1), Dice(6))):
        scene.session.match = version
        scene.top.log.clear()
        scene.watching.settle()
        pilot.frames(3)
        pictures.append(pygame.image.tobytes(pilot.app.snapshot(scene), "RGB"))
    assert len(set(pictures)) == 1


def test_watching_changes_nothing_in_the_file(watch):
    pilot, _ = watch()
    (path,) = saves_dir().glob("*.hustings")
    before = path.read_bytes()
    pilot.scene.go_to(15)
    pilot.click("step-forward")
    pilot.wait(1)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_is_told_of(start, tmp_path):
    path = tmp_path / "letter.hustings"
    path.write_text("Dear voters", "utf-8")
    scene = replay_scene(path)
    assert scene.name == "dialog"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_bar_covers_nothing_of_the_table(watch, size, text_size):
    pilot, _ = watch(size=size, text_size=text_size, speed="instant")
    scene = pilot.scene
    for at in (20, len(scene.answers)):
        scene.go_to(at)
        pilot.frames(2)
        rail = scene.top.layout.zone("rail")
        for name in ("step-start", "step-play", "step-end", "place", "eyes", "leave"):
            assert rail.inflate(2, 10).contains(pilot.find(name).rect), name
        bar = [w for w in scene.widgets if w.visible and w.focusable and rail.colliderect(w.rect)]
        bar.sort(key=lambda widget: widget.rect.left)
        for one, other in pairwise(bar):
            assert one.rect.right <= other.rect.left + 2, f"{one.name} and {other.name}"
        everything_fits_in_bar(pilot)


def everything_fits_in_bar(pilot):
    room = pilot.scene.space.visible.inflate(2, 2)
    for name in ("step-start", "step-end", "place", "eyes", "leave"):
        assert room.contains(pilot.find(name).rect)
