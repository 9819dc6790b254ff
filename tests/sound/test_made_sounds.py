"""The made sounds: current, complete, small enough, without clicks, and equally loud from take to take."""

from __future__ import annotations

import math
from array import array
from itertools import pairwise
from operator import mul

import pygame
import pytest

from game import paths
from game.audio.catalogue import Catalogue
from sounds import manifest

MADE = paths.asset("sounds", "made")
CATALOGUE = Catalogue.read(MADE)
EVENTS = sorted(CATALOGUE.events)
LOOPS = sorted(
    path for pieces in (CATALOGUE.music, CATALOGUE.ambience) for group in pieces.values() for path in group
)
TOLERANCE = 3.0
"""Decibels by which the plain power of the loudest 200 ms may differ between takes of an event."""
FINE_TOLERANCE = 1.0
"""The same for loudness as heard, where the tools that made the sounds are there to measure it."""


@pytest.fixture(scope="module")
def device():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(44_100, -16, 2, allowedchanges=0)
        yield
        pygame.mixer.quit()


def decode(path) -> array:
    """The left channel, 16 bit."""
    return array("h", pygame.mixer.Sound(path).get_raw())[::2]


def takes_of(name) -> list[array]:
    event = CATALOGUE.events[name]
    reel = decode(event.file)
    return [reel[start : start + length] for start, length in event.takes]


def loudest(samples: array, window: int = 8820) -> float:
    """The power of the loudest 200 ms, in decibels under full scale."""
    step = window // 4
    blocks = [
        sum(map(mul, block, block)) for block in (samples[i : i + step] for i in range(0, len(samples), step))
    ]
    power = max(sum(blocks[i : i + 4]) for i in range(len(blocks)))
    return 10 * math.log10(max(power, 1) / window / 32768**2)


def test_the_made_files_are_what_the_code_makes():
    assert manifest.complaints() == []


def test_a_changed_file_is_noticed(monkeypatch, tmp_path):
    for path in MADE.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(manifest, "MADE", tmp_path)
    monkeypatch.setattr(manifest, "MANIFEST", tmp_path / "manifest.toml")
    (tmp_path / "bell.ogg").write_bytes(b"ding")
    (tmp_path / "gavel.ogg").unlink()
    (tmp_path / "gong.ogg").write_bytes(b"dong")
    assert manifest.complaints() == [
        "gavel.ogg is missing.",
        "gong.ogg is in no list.",
        "bell.ogg was changed by hand.",
    ]


def test_everything_made_is_listed_and_everything_listed_is_made():
    listed = {event.file for event in CATALOGUE.events.values()} | set(LOOPS)
    assert listed == set(MADE.glob("*.ogg"))


def test_all_together_stay_under_eight_megabytes():
    assert sum(path.stat().st_size for path in MADE.iterdir()) <= 8 * 1024 * 1024


def test_there_are_three_to_five_takes_of_everything():
    assert all(3 <= len(event.takes) <= 5 for event in CATALOGUE.events.values())
    assert set(CATALOGUE.music) == {"title", "table", "count", "debate", "newsroom"}
    assert set(CATALOGUE.ambience) == {"hall"}


@pytest.mark.parametrize("name", EVENTS)
def test_takes_are_alike_in_loudness_and_end_without_a_click(name, device):
    takes = takes_of(name)
    powers = [loudest(take) for take in takes]
    assert max(powers) - min(powers) <= TOLERANCE
    for take in takes:
        assert 0.04 < len(take) / 44_100 < 6.5
        peak = max(map(abs, take))
        assert 300 < peak < 32_000
        assert abs(take[0]) < 0.03 * peak, "it begins at rest"
        assert max(map(abs, take[-20:])) < 0.02 * peak, "it ends at rest"
    assert len({bytes(take) for take in takes}) == len(takes), "takes are not copies"


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_loop_runs_into_its_own_beginning(path, device):
    samples = decode(path)
    assert 15 < len(samples) / 44_100 < 120
    steps = [abs(a - b) for a, b in pairwise(samples[:4410])]
    assert abs(samples[0] - samples[-1]) <= 2 * max(steps), "the seam is no greater step than any other"
    around = loudest(samples[:8820]) - loudest(samples[-8820:])
    assert abs(around) < 14


@pytest.mark.parametrize("name", EVENTS)
def test_takes_are_as_loud_as_their_recipe_says(name):
    pytest.importorskip("numpy")
    soundfile = pytest.importorskip("soundfile")
    from sounds import make
    from sounds.loudness import momentary

    recipe = make.RECIPES[name]
    assert len(CATALOGUE.events[name].takes) == recipe.takes
    reel, rate = soundfile.read(CATALOGUE.events[name].file)
    assert rate == 44_100
    for start, length in CATALOGUE.events[name].takes:
        assert momentary(reel[start : start + length]) == pytest.approx(recipe.loudness, abs=FINE_TOLERANCE)


def test_a_take_comes_out_the_same_each_time():
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    from sounds import make

    recipe = make.RECIPES["pawn-place"]
    assert numpy.array_equal(recipe.take(2), recipe.take(2))
    assert not numpy.array_equal(recipe.take(1)[:2000], recipe.take(2)[:2000])
