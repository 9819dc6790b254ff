"""The mixer: silent without a device, never the same take twice, nobody waits for a file."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import paths
from game.audio import Mixer, SoundState, Volumes
from game.audio.catalogue import Catalogue, Priority
from game.audio.channels import CHANNELS, LOOPS, Channels, sides
from game.audio.loops import REST, TURN, TURN_FADE
from game.audio.takes import TakePicker
from game.audio.volumes import Ramp, taper

FRAME = 1 / 60
MADE = paths.asset("sounds", "made")


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer()
    assert mixer.open()
    yield mixer
    mixer.close()


def sounding() -> int:
    return sum(pygame.mixer.Channel(index).get_busy() for index in range(LOOPS, CHANNELS))


def run(mixer: Mixer, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        mixer.update(FRAME)


def decoded(mixer: Mixer) -> None:
    mixer._desk.loader.wait()


def ready(mixer: Mixer, *names: str) -> None:
    for name in names:
        event = mixer._catalogue.events[name]
        mixer._desk.loader.get(event.file, event.takes)
    decoded(mixer)


def test_without_a_device_it_is_silent_and_says_so(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "bogus")
    mixer = Mixer()
    assert mixer.state is SoundState.CLOSED
    assert not mixer.open()
    assert mixer.state is SoundState.NO_DEVICE
    mixer.music("table")
    mixer.ambience("hall")
    mixer.play("card-place", pan=-0.5, volume=0.7)
    mixer.set_in_front(False)
    mixer.stop_effects()
    run(mixer, 0.2)
    mixer.close()


def test_a_device_that_comes_later_is_found_on_asking_again(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "bogus")
    mixer = Mixer()
    mixer.music("table")
    assert not mixer.open()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert mixer.open()
    mixer.update(FRAME)
    assert pygame.mixer.music.get_busy(), "what was asked for meanwhile plays now"
    mixer.close()
    assert mixer.state is SoundState.CLOSED


def test_before_it_is_opened_and_after_it_is_closed_nothing_happens(mixer):
    Mixer().play("card-place")
    mixer.close()
    mixer.play("card-place")
    mixer.update(FRAME)


def test_every_event_sounds(mixer):
    for name in mixer.names():
        mixer.play(name, pan=random.uniform(-1, 1))
        decoded(mixer)
        run(mixer, 0.05)
        assert sounding(), name
        mixer.stop_effects()
        run(mixer, 0.05)
    assert mixer.unknown == set()


def test_a_sound_that_is_not_decoded_yet_comes_a_frame_later(mixer):
    mixer.play("coin-clink")
    decoded(mixer)
    mixer.update(FRAME)
    assert sounding() == 1


def test_a_name_without_a_sound_is_noted(mixer):
    mixer.play("trombone-of-doom")
    assert mixer.unknown == {"trombone-of-doom"}


def test_one_event_sounds_at_most_every_35_milliseconds(mixer):
    ready(mixer, "coin-clink", "card-place")
    for _ in range(5):
        mixer.play("coin-clink")
    mixer.play("card-place")
    mixer.update(0.030)
    mixer.play("coin-clink")
    assert sounding() == 2
    mixer.update(0.010)
    mixer.play("coin-clink")
    assert sounding() == 3


def test_a_full_house_gives_way_to_what_matters_more(mixer):
    channels = Channels()
    sound = pygame.mixer.Sound(Catalogue.read(MADE).events["bell"].file)
    assert all(channels.play(sound, Priority.CONTACT, 0.1, 0.0) for _ in range(CHANNELS - LOOPS))
    assert not channels.play(sound, Priority.AMBIENCE, 0.1, 0.0)
    assert channels.play(sound, Priority.CONTACT, 0.1, 0.0)
    assert not channels.speaking()
    assert channels.play(sound, Priority.VOICE, 0.1, 0.4)
    assert channels.speaking()


def test_behind_other_windows_it_is_silent_unless_wanted(mixer):
    mixer.music("table")
    run(mixer, 2.0)
    assert pygame.mixer.music.get_volume() > 0.1
    mixer.set_in_front(False)
    run(mixer, 0.5)
    mixer.play("card-place")
    decoded(mixer)
    run(mixer, 0.05)
    assert pygame.mixer.music.get_volume() == 0.0
    assert not sounding()
    mixer.play_in_background = True
    mixer.play("card-place")
    decoded(mixer)
    run(mixer, 0.5)
    assert pygame.mixer.music.get_volume() > 0.1


def test_music_rests_without_the_calls_that_can_wait_for_ever(mixer, monkeypatch):
    """Pausing holds Python still while it waits for the device, which may be waiting for Python."""
    for name in ("pause", "unpause"):
        monkeypatch.setattr(pygame.mixer.music, name, lambda: pytest.fail("this call can hang the game"))
    mixer.music("table")
    run(mixer, 3.0)
    mixer.set_in_front(False)
    run(mixer, 1.0)
    assert not pygame.mixer.music.get_busy()
    mixer.set_in_front(True)
    run(mixer, 1.0)
    assert pygame.mixer.music.get_busy()


def test_the_music_steps_back_while_a_crowd_cheers(mixer):
    mixer.music("table")
    run(mixer, 2.0)
    before = pygame.mixer.music.get_volume()
    mixer.play("crowd-cheer")
    decoded(mixer)
    run(mixer, 0.5)
    assert pygame.mixer.music.get_volume() < 0.6 * before


def test_one_loop_fades_away_before_the_next_begins(mixer):
    mixer.music("title")
    run(mixer, 2.0)
    loud = pygame.mixer.music.get_volume()
    mixer.music("table")
    heard = []
    for _ in range(150):
        mixer.update(FRAME)
        heard.append(pygame.mixer.music.get_volume())
    assert min(heard) < 0.02
    assert heard[-1] == pytest.approx(loud, abs=0.02)
    assert max(abs(a - b) for a, b in pairwise(heard)) < 0.05, "no jump"
    mixer.music(None)
    run(mixer, 1.5)
    assert not pygame.mixer.music.get_busy()


def test_two_pieces_take_turns_with_a_rest_between_them(mixer, monkeypatch):
    started = []
    load = pygame.mixer.music.load
    monkeypatch.setattr(pygame.mixer.music, "load", lambda path: (started.append(path.stem), load(path)))
    mixer.music("table")
    quietest = [1.0]
    for _ in range(round(2.4 * (TURN + REST) / 0.05)):
        mixer.update(0.05)
        quietest.append(pygame.mixer.music.get_volume())
    assert started == ["music-morning", "music-evening", "music-morning"]
    assert quietest.count(0.0) > 2 * (REST - TURN_FADE) / 0.05 - 20


def test_music_that_is_gone_from_the_disk_is_no_disaster(mixer):
    mixer._desk.music.want((Path("gone.ogg"),))
    run(mixer, 0.1)
    assert mixer.state is SoundState.READY


def test_the_hall_fades_in_and_out(mixer):
    mixer.ambience("hall")
    mixer.update(FRAME)
    decoded(mixer)
    run(mixer, 2.0)
    hall = [pygame.mixer.Channel(index) for index in range(LOOPS)]
    assert [channel.get_busy() for channel in hall].count(True) == 1
    assert max(channel.get_volume() for channel in hall if channel.get_busy()) > 0.1
    mixer.ambience(None)
    run(mixer, 1.2)
    assert not any(channel.get_busy() for channel in hall)


def test_volume_zero_means_nothing_at_all(mixer):
    mixer.set_volumes(Volumes(master=0))
    mixer.music("table")
    mixer.play("gavel")
    run(mixer, 2.0)
    assert pygame.mixer.music.get_volume() == 0.0
    assert not sounding()


def test_a_missing_or_damaged_list_means_silence(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert Catalogue.read(tmp_path) == Catalogue()
    for spoilt in ("[events", "events = 3", "[events.bell]\ngroup = 'shout'\ntakes = []\nfile = 'x'", "\0"):
        (tmp_path / "events.toml").write_text(spoilt)
        assert Catalogue.read(tmp_path) == Catalogue()


def test_a_listed_file_that_is_gone_or_broken_is_skipped(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "events.toml").write_text(
        '[events.bell]\ngroup = "prompt"\nfile = "gone.ogg"\ntakes = [[0, 9]]\n'
        '[events.gavel]\ngroup = "prompt"\nfile = "broken.ogg"\ntakes = [[0, 9]]\n'
        '[ambience.hall]\nfiles = ["broken.ogg"]\n'
    )
    (tmp_path / "broken.ogg").write_bytes(b"OggS and then nothing")
    mixer = Mixer(tmp_path)
    assert mixer.open()
    mixer.ambience("hall")
    for _ in range(4):
        mixer.play("bell")
        mixer.play("gavel")
        decoded(mixer)
        run(mixer, 0.1)
    assert not sounding()
    assert mixer.state is SoundState.READY
    mixer.close()


def test_the_same_take_never_comes_twice_running():
    picker = TakePicker(1)
    picked = [picker.pick("bell", 3) for _ in range(300)]
    assert all(a != b for a, b in pairwise(picked))
    assert set(picked) == {0, 1, 2}
    assert all(0.84 < picker.shade() < 1.19 for _ in range(100))


def test_a_lone_take_may_repeat():
    picker = TakePicker()
    assert [picker.pick("bell", 1) for _ in range(3)] == [0, 0, 0]


def test_sound_leaves_the_common_dice_alone(mixer):
    random.seed(7)
    before = random.getstate()
    mixer.play("coin-clink")
    assert random.getstate() == before


@pytest.mark.parametrize(("slider", "gain"), [(-5, 0.0), (0, 0.0), (100, 1.0), (400, 1.0)])
def test_sliders_end_where_they_should(slider, gain):
    assert taper(slider) == gain


def test_a_slider_that_is_moved_up_is_never_softer():
    gains = [taper(slider) for slider in range(101)]
    assert gains == sorted(gains)


def test_a_ramp_walks_and_arrives():
    ramp = Ramp()
    ramp.aim(1.0, 0.5)
    assert ramp.step(0.25) == pytest.approx(0.5)
    ramp.aim(0.0, 0.5)
    assert ramp.step(0.5) == 0.0
    assert ramp.resting


def test_both_ears_hear_what_lies_to_one_side():
    assert sides(0.0) == (1.0, 1.0)
    left, right = sides(-1.0)
    assert left == 1.0
    assert 0.2 < right < 0.5
    assert sides(7.0) == sides(1.0)
