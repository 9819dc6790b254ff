"""The title and what hangs on it: settings, matches, credits."""

from __future__ import annotations

import json

import pytest

from game import __version__, saves
from game.clients import PLAYABLE
from game.paths import saves_dir
from game.scenes.title import TitleScene


def begin_match(title: str, names: tuple[str, ...] = ("Asha", "Bilal")) -> saves.Keeper:
    from engine.core.game import Setup
    from engine.core.games import GAMES
    from engine.core.journal import Chair, header_for

    game = GAMES["tamasha"]
    setup = Setup("tamasha", "basic", len(names), 7)
    header = header_for(game, setup, [Chair(name) for name in names], __version__)
    return saves.begin(header, title)


def test_every_lid_says_what_it_is(start):
    pilot = start(TitleScene())
    for game in PLAYABLE:
        assert pilot.find(f"box-{game}").focusable
        assert not pilot.find(f"box-{game}").tip
    pilot.click("box-modipoly")
    assert pilot.wait_until(lambda: pilot.scene.name == "setup", 5)


def test_the_keyboard_reaches_everything(start):
    pilot = start(TitleScene())
    others = ["learn", "matches", "register", "settings", "quit", "rules", "about"]
    wanted = sorted([*(f"box-{game}" for game in PLAYABLE), *others])
    names = []
    for _ in wanted:
        pilot.key("tab")
        names.append(pilot.scene.focus.name)
    assert sorted(names) == wanted


def test_there_is_no_ribbon_without_a_match(start):
    assert not start(TitleScene()).sees("continue")


def test_the_ribbon_offers_the_newest_match(start):
    begin_match("Sunday")
    pilot = start(TitleScene())
    pilot.wait(0.5)
    assert pilot.sees("continue")
    pilot.key("tab")
    assert pilot.scene.focus is pilot.find("continue")


@pytest.mark.parametrize("scene", ["settings", "matches", "about"])
def test_each_screen_opens_and_escape_leads_back(start, scene):
    pilot = start(TitleScene())
    pilot.click(scene)
    pilot.wait(0.3)
    assert pilot.scene.name == scene
    pilot.key("escape")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"


def test_quit_ends_the_program(start):
    pilot = start(TitleScene())
    pilot.click("quit")
    assert not pilot.app.running


def test_the_list_shows_every_match_and_tears_one_up(start):
    for title in ("Monday", "चुनाव", "Wednesday"):
        begin_match(title)
    pilot = start(TitleScene())
    pilot.click("matches")
    titles = [row[0] for row in pilot.find("matches").rows]
    assert sorted(titles) == sorted(["Monday", "चुनाव", "Wednesday"])
    pilot.click("delete")
    pilot.click("keep")
    assert len(pilot.find("matches").rows) == 3
    pilot.click("delete")
    pilot.click("tear")
    assert len(pilot.find("matches").rows) == 2
    assert len(list(saves_dir().glob("*.hustings"))) == 2


def test_a_file_that_is_no_match_is_listed_with_its_reason(start):
    saves_dir().mkdir(parents=True, exist_ok=True)
    (saves_dir() / "old.hustings").write_text(json.dumps({"format": 999}), "utf-8")
    pilot = start(TitleScene())
    pilot.click("matches")
    assert len(pilot.find("matches").rows) == 1
    assert not pilot.find("open").enabled
    assert pilot.find("delete").enabled


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_control_is_within_the_window_and_large_enough(start, size, text_size):
    begin_match("Sunday")
    pilot = start(TitleScene(), size, text_size=text_size)
    for scene in ("title", "settings", "matches", "about"):
        if scene != "title":
            pilot.click(scene)
            pilot.wait(0.3)
        room = pilot.scene.space.visible.inflate(2, 2)
        for thing in pilot.scene.focusables():
            assert room.contains(thing.rect), f"{thing.name} of {scene}"
            assert thing.rect.height * pilot.scene.space.scale >= 24, f"{thing.name} of {scene}"
        if scene != "title":
            pilot.key("escape")
            pilot.wait(0.3)


def test_continue_leads_to_the_table_and_a_damaged_file_is_told_of(start):
    keeper = begin_match("Sunday")
    with keeper.path.open("ab") as file:
        file.write(b'{"n": 1, "seat": 0, "answ')
    pilot = start(TitleScene())
    pilot.wait(0.5)
    pilot.click("continue")
    pilot.wait(0.5)
    assert pilot.scene.name == "dialog"
    pilot.click("ok")
    pilot.wait(0.5)
    assert pilot.scene.name in ("table", "curtain")


def test_a_file_that_is_no_match_is_answered_in_words(start, tmp_path):
    path = tmp_path / "letter.hustings"
    path.write_text("Dear voters", "utf-8")
    pilot = start(TitleScene(opens=path))
    pilot.wait(0.3)
    assert pilot.scene.name == "dialog"
    pilot.click("ok")
    assert pilot.scene.name == "title"


def test_a_newcomer_finds_the_rules_on_the_title_and_in_the_box(start):
    pilot = start(TitleScene())
    for there in ("title", "setup"):
        assert pilot.scene.name == there
        pilot.click("rules")
        pilot.wait(0.3)
        assert pilot.scene.name == "rulebook"
        pilot.key("escape")
        pilot.wait(0.3)
        if there == "title":
            pilot.click("box-tamasha")
            pilot.wait(0.3)


def test_enter_alone_opens_the_box_or_goes_on_with_the_match(start):
    pilot = start(TitleScene())
    pilot.key("return")
    pilot.wait(0.3)
    assert pilot.scene.name == "setup"
    begin_match("Sunday")
    pilot = start(TitleScene())
    pilot.wait(0.5)
    pilot.key("return")
    pilot.wait(0.3)
    assert "table" in [scene.name for scene in pilot.app.scenes]


@pytest.mark.parametrize("leave", ["button", "key"])
def test_the_register_leads_back_to_the_title(start, leave):
    pilot = start(TitleScene())
    pilot.click("register")
    assert pilot.wait_until(lambda: pilot.scene.name != "title", 5)
    pilot.click("back") if leave == "button" else pilot.key("escape")
    assert pilot.wait_until(lambda: pilot.scene.name == "title", 5)
