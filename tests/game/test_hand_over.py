"""Matches that come from outside: from a second copy, or dropped on the window."""

from __future__ import annotations

import threading

import pygame
import pytest

from game import hand_over, saves
from game.paths import saves_dir, user_dir
from game.scenes.setup import setup_scene
from game.scenes.title import TitleScene
from tests.door.processes import saved_match


def settle(pilot):
    pilot.wait(1.0)
    return [scene.name for scene in pilot.app.scenes]


@pytest.fixture
def path(own_home):
    return saved_match("रविवार")


def test_a_match_that_is_dropped_on_the_window_is_opened(start, path):
    pilot = start(TitleScene())
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    assert settle(pilot)[0] == "title"
    assert len(pilot.app.scenes) > 1


def test_something_else_that_is_dropped_is_told_of_and_nothing_is_left(start, path):
    path.write_bytes(b"\x00" * 300)
    pilot = start(setup_scene("tamasha"))
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    assert settle(pilot) == ["setup", "dialog"]
    assert "not a Hustings match" in pilot.scene.text
    pilot.key("escape")
    assert settle(pilot) == ["setup"]


def test_the_match_on_the_table_may_be_asked_for_again(start, path):
    pilot = start(TitleScene(opens=path))
    before = settle(pilot)
    pilot.app.open_match(path)
    assert settle(pilot) == before
    assert [match.path for match in saves.matches()] == [path]


def test_requests_are_taken_only_by_the_copy_that_owns_the_folder(start, path, monkeypatch):
    monkeypatch.setattr(hand_over, "PATIENCE", 0.3)
    pilot = start(TitleScene())
    assert not hand_over.ask(path), "nobody listens"
    assert not list((user_dir() / "requests").iterdir())
    pilot.app.takes_requests = True
    taken = []
    asker = threading.Thread(target=lambda: taken.append(hand_over.ask(path)))
    monkeypatch.setattr(hand_over, "PATIENCE", 20.0)
    asker.start()
    for _ in range(400):
        pilot.frames(1)
        asker.join(0.02)
        if taken:
            break
    assert taken == [True]
    assert len(settle(pilot)) > 1


def test_requests_of_all_kinds_are_read_once_and_in_order(own_home):
    folder = own_home / "requests"
    folder.mkdir()
    (folder / "1.request").write_bytes(b"")
    (folder / "2.request").write_bytes("/tmp/चुनाव.hustings".encode())
    (folder / "3.request").write_bytes(b"/tmp/\xff\xfe.hustings")
    (folder / "4.tmp").write_bytes(b"half")
    asked = list(hand_over.asked())
    assert asked[0] is None
    assert asked[1] is not None
    assert asked[1].name == "चुनाव.hustings"
    assert len(asked) == 3
    assert list(hand_over.asked()) == []


def test_without_a_folder_nothing_is_asked(own_home):
    assert list(hand_over.asked()) == []
    hand_over.forget()
    assert not saves_dir().exists()
