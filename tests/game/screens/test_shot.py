"""`shot`: a picture of every screen, the same for the same wish; and plain words for wishes that are none."""

from __future__ import annotations

import pygame
import pytest

from game.__main__ import main
from game.screens import NAMES, ONLY_IN, PHASES

SEEDS = {"kingmaker": 7}
"""Matches in which it comes to that."""


def shoot(*wish):
    try:
        return main(["shot", *map(str, wish)])
    except SystemExit as end:
        return end.code


@pytest.mark.parametrize("screen", NAMES)
def test_every_screen_has_a_picture(screen, tmp_path):
    path = tmp_path / "made" / f"{screen}.png"
    assert shoot(screen, path, "--size", "1024x600", "--after", 6) == 0
    assert pygame.image.load(path).get_size() == (1024, 600)


@pytest.mark.parametrize("phase", PHASES)
def test_the_table_in_every_phase(phase, tmp_path):
    version, seed = ONLY_IN.get(phase, ("basic",))[0], SEEDS.get(phase, 1)
    wish = ("--size", "1024x600", "--at", phase, "--variant", version, "--seed", seed)
    assert shoot("table", tmp_path / "x.png", *wish) == 0


@pytest.mark.parametrize("phase", ONLY_IN)
def test_a_phase_of_another_version_says_which(phase, tmp_path, capsys):
    assert shoot("table", tmp_path / "x.png", "--at", phase) == 2
    assert f"--variant {ONLY_IN[phase][0]}" in capsys.readouterr().err


def test_the_same_wish_gives_the_same_picture(tmp_path):
    for name in ("a.png", "b.png"):
        assert shoot("table", tmp_path / name, "--seed", 5, "--after", 20, "--seats", 3) == 0
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_a_piece_may_be_held(tmp_path):
    for name, more in (("a.png", ()), ("b.png", ("--hold", "gavel"))):
        assert shoot("table", tmp_path / name, "--at", "prachar", *more) in (0, 2)
    assert (tmp_path / "a.png").exists()


def test_the_list_names_screens_and_phases(capsys):
    assert shoot("--list") == 0
    told = capsys.readouterr().out
    assert all(name in told for name in (*NAMES, *PHASES))


def test_a_persons_own_matches_are_left_alone(tmp_path):
    from game.paths import saves_dir

    assert shoot("result", tmp_path / "x.png") == 0
    assert not list(saves_dir().glob("*.hustings"))


@pytest.mark.parametrize(
    "wish",
    [
        (),
        ("table",),
        ("cellar", "x.png"),
        ("table", "x.png", "--at", "doomsday"),
        ("table", "x.png", "--size", "big"),
        ("table", "x.png", "--size", "10x10"),
        ("table", "x.png", "--size", "99999x99999"),
        ("table", "x.png", "--seats", "9"),
        ("table", "x.png", "--seat", "4"),
        ("table", "x.png", "--seat", "-1"),
        ("table", "x.png", "--after", "-3"),
        ("table", "x.png", "--game", "chess"),
        ("table", "x.png", "--variant", "deluxe"),
        ("table", "x.png", "--text-scale", "5"),
        ("table", "x.png", "--lang", "xx"),
        ("table", "x.png", "--hold", "elephant"),
    ],
)
def test_a_bad_wish_is_answered_in_one_sentence(wish, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert shoot(*wish) == 2
    said = capsys.readouterr().err.strip()
    assert said
    assert "Traceback" not in said
    assert not (tmp_path / "x.png").exists()


def test_a_place_that_cannot_be_written_is_said(tmp_path, capsys):
    (tmp_path / "file").write_text("", "utf-8")
    assert shoot("about", tmp_path / "file" / "x.png") == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_picture_needs_the_name_of_one(tmp_path, capsys):
    assert shoot("title", tmp_path / "notes.txt") == 2
    assert ".png" in capsys.readouterr().err
    assert not (tmp_path / "notes.txt").exists()
