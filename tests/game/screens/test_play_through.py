"""`play-through`: whole short matches from the title to the title, by three kinds of hand."""

from __future__ import annotations

import pytest

from game.__main__ import main


def play(*wish):
    try:
        return main(["play-through", "tamasha", "--option", "sitting=short", *map(str, wish)])
    except SystemExit as end:
        return end.code


@pytest.mark.parametrize(
    ("seats", "people", "manner"),
    [
        (2, 1, ()),
        (2, 2, ("--keys",)),
        (2, 0, ()),
        (3, 3, ("--clicks",)),
        (4, 2, ("--keys",)),
        (4, 4, ()),
    ],
)
def test_a_whole_match_comes_home(seats, people, manner, capsys):
    assert play("--seats", seats, "--humans", people, "--seed", 3, "--size", "1024x600", *manner) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["title", "setup", "seats"]
    assert lines[-2] == "result"
    assert lines[-1].startswith("title again")


@pytest.mark.parametrize(("people", "manner"), [(1, ("--keys",)), (2, ())])
def test_allegations_are_made_and_answered_on_the_way_home(people, manner, capsys):
    wish = ("--variant", "attack", "--humans", people, "--seed", 6, "--size", "1024x600")
    assert play(*wish, *manner) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "pockets" in lines
    assert lines[-1].startswith("title again")


def test_four_factions_of_two_people_and_bots_come_home(capsys):
    wish = ["--variant", "faction", "--seats", "2", "--humans", "1", "--seed", "5", "--size", "1024x600"]
    assert main(["play-through", "tamasha", *wish, "--clicks"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("title again")


def test_pictures_of_the_way_are_kept(tmp_path):
    assert play("--humans", 2, "--seed", 4, "--size", "1024x600", "--shots", tmp_path / "shots") == 0
    names = [path.stem.partition("-")[2] for path in sorted((tmp_path / "shots").glob("*.png"))]
    assert names[:3] == ["title", "setup", "seats"]
    assert {"curtain", "table-prachar", "result", "speech"} <= set(names)


@pytest.mark.parametrize("wish", [("--humans", 5), ("--humans", -1), ("--seats", 7), ("--size", "wide")])
def test_a_bad_wish_is_answered_in_one_sentence(wish, capsys):
    assert play(*wish) == 2
    said = capsys.readouterr().err.strip()
    assert said
    assert "Traceback" not in said
