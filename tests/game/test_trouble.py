"""The pages of one sentence: after a mistake of ours, and for what stays shut."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import crash, desktop, log
from game import start as starting
from game.log import THIS_RUN
from game.scenes.title import TitleScene
from game.scenes.trouble import PageScene, TroubleScene


def test_a_crash_at_the_table_is_a_page_with_a_way_to_the_log_and_back(
    start, monkeypatch, own_home: Path
) -> None:
    log.open_log()
    shown: list[Path] = []
    monkeypatch.setattr(desktop, "open_folder", lambda folder: shown.append(folder) or len(shown) == 1)
    pilot = start(TitleScene())
    pilot.app._own_up(RuntimeError("on purpose"))
    log.close_log()
    pilot.wait(0.3)
    assert isinstance(pilot.scene, TroubleScene)
    assert "What was played is saved" in pilot.find("sentence").text
    assert THIS_RUN in pilot.find("sentence").text
    pilot.click("folder")
    assert shown == [own_home / "logs"]
    pilot.click("folder")
    assert "No file manager" in pilot.find("sentence").text
    pilot.click("title")
    pilot.wait(0.3)
    assert pilot.scene.name == "title"


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 200])
def test_the_page_fits_its_plate_and_every_button_can_be_pressed(start, size, scale):
    long = Path("/home/somebody/with a very long name of a folder" * 4) / "logs" / THIS_RUN
    pilot = start(TroubleScene(crash.sentence(long), long), size, text_size=scale)
    room = pilot.scene.space.visible
    for name in ("title", "folder", "quit", "sentence"):
        assert room.contains(pilot.find(name).rect)
    pilot.click("quit")
    assert not pilot.app.running


def test_a_sentence_about_unsaved_answers_says_so():
    assert "is saved" in crash.sentence(None)
    assert "not saved" in crash.sentence(None, owed=True)


def test_words_that_cannot_be_read_do_not_hide_the_crash(monkeypatch):
    from game import words

    def broken(_key):
        raise ValueError("no words")

    monkeypatch.setattr(words, "find", broken)
    assert "mistake of its own" in crash.sentence(Path("/somewhere"))


def test_a_page_stays_until_it_is_left(start):
    pilot = start(PageScene("Shut", "It stays shut."))
    pilot.wait(starting.PATIENCE + 5)
    assert pilot.app.running
    pilot.key("escape")
    assert not pilot.app.running


def test_a_page_leaves_by_itself_where_a_program_waits(start):
    pilot = start(PageScene("Shut", "It stays shut.", starting.PATIENCE))
    pilot.wait(starting.PATIENCE - 2)
    assert pilot.app.running
    pilot.wait(4)
    assert not pilot.app.running
