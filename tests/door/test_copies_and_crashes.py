"""Two copies at once, crashes, and output that nobody can read: the program itself, as it is started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.match import Match
from game import desktop, saves
from game.__main__ import main
from game.log import COMMAND, RUN_BEFORE, THIS_RUN
from game.streams import SPOKEN
from tests.door.processes import refused, run, saved_match, surroundings

POSIX = pytest.mark.skipif(os.name == "nt", reason="signals as on Unix")
PATIENCE = 60.0


@pytest.fixture
def first_copy(own_home: Path) -> Iterator[subprocess.Popen[str]]:
    """A copy of the game that stands open."""
    copy = subprocess.Popen(
        [sys.executable, "-m", "game"], env=surroundings(own_home), stderr=subprocess.PIPE, encoding="utf-8"
    )
    wait_for(own_home / "logs" / THIS_RUN, "all loaded")
    yield copy
    copy.kill()
    copy.communicate()


def wait_for(file: Path, words: str) -> None:
    until = time.monotonic() + PATIENCE
    while not (file.exists() and words in file.read_text("utf-8")):
        assert time.monotonic() < until, f"{file} never said {words!r}"
        time.sleep(0.05)


@POSIX
def test_a_second_copy_hands_its_match_to_the_first(
    first_copy: subprocess.Popen[str], own_home: Path
) -> None:
    path = saved_match("रविवार")
    before = path.read_bytes()
    second = run(own_home, path.name, cwd=path.parent)
    assert second.returncode == 0, second.stderr
    assert "comes to the front" in second.stderr
    wait_for(own_home / "logs" / THIS_RUN, f"to open {path}")
    assert run(own_home).returncode == 0
    assert path.read_bytes() == before
    assert not (own_home / "logs" / RUN_BEFORE).exists(), "the log of the first copy is left alone"
    first_copy.send_signal(signal.SIGTERM)
    assert first_copy.wait(PATIENCE) == 0
    assert not list((own_home / "requests").iterdir())


@POSIX
def test_a_second_copy_beside_one_that_hangs_says_so(
    first_copy: subprocess.Popen[str], own_home: Path
) -> None:
    path = saved_match()
    first_copy.send_signal(signal.SIGSTOP)
    try:
        assert "already open" in refused(run(own_home, str(path)))
    finally:
        first_copy.send_signal(signal.SIGCONT)
    assert not list((own_home / "requests").iterdir())


@POSIX
def test_after_a_copy_was_killed_the_next_one_starts(
    first_copy: subprocess.Popen[str], own_home: Path
) -> None:
    first_copy.kill()
    first_copy.wait()
    lock = saves.claim()
    assert lock is not None
    lock.close()


def test_two_programs_that_play_on_in_one_file_keep_both_stories(own_home: Path) -> None:
    path = saved_match()
    one, other = saves.open_match(path), saves.open_match(path)
    play(one, 3)
    play(other, 2)
    assert one.keeper.path == path
    assert other.keeper.path != path
    for opened in (one, other):
        again = saves.open_match(opened.keeper.path)
        assert again.match.digest() == opened.match.digest()
        assert not again.notes


def play(opened: saves.Opened, answers: int) -> None:
    match: Match = opened.match
    for _ in range(answers):
        seat = match.to_act()[0]
        answer = match.options(seat)[-1]
        match.answer(seat, answer)
        assert opened.keeper.answer(match, seat, answer) is None


# --- mistakes of ours ------------------------------------------------------------------------------------

BREAKS = """
import sys
from game.app import App
def broken(*_, **__): raise RuntimeError("on purpose")
App.{where} = broken
from game.__main__ import main
sys.exit(main([]))
"""


@pytest.mark.parametrize("where", ["__init__", "run", "push"])
def test_a_crash_is_one_sentence_and_the_log_holds_it_all(own_home: Path, where: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", BREAKS.format(where=where)],
        env=surroundings(own_home), capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip
    said = refused(ended, code=1)
    assert "What was played is saved" in said
    assert said.endswith(THIS_RUN)
    assert "on purpose" in (own_home / "logs" / THIS_RUN).read_text("utf-8")


def test_a_crash_while_the_disk_refuses_does_not_claim_that_all_is_saved(monkeypatch) -> None:
    opened = saves.open_match(saved_match())

    def refuse(_file: int, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", refuse)
    seat = opened.match.to_act()[0]
    answer = opened.match.options(seat)[0]
    opened.match.answer(seat, answer)
    assert opened.keeper.answer(opened.match, seat, answer) is not None
    assert saves.owes()
    monkeypatch.undo()
    assert opened.keeper.retry() is None
    assert not saves.owes()


def test_a_crash_in_a_verb_leaves_the_log_of_the_open_game_alone(own_home: Path) -> None:
    (own_home / "logs").mkdir(parents=True)
    (own_home / "logs" / THIS_RUN).write_text("of the copy that is open")
    code = (
        "import sys\nfrom game.commands import doctor\n"
        "def broken(_): raise RuntimeError('on purpose')\n"
        "doctor.run = broken\nfrom game.__main__ import main\nsys.exit(main(['doctor']))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], env=surroundings(own_home), capture_output=True, encoding="utf-8"
    )
    assert refused(ended, code=1).endswith(COMMAND)
    assert (own_home / "logs" / THIS_RUN).read_text() == "of the copy that is open"
    assert "on purpose" in (own_home / "logs" / COMMAND).read_text("utf-8")


def test_no_box_is_ever_shown_without_a_screen(monkeypatch) -> None:
    import pygame

    def never(*_: object, **__: object) -> int:
        raise AssertionError("a box would wait for ever")

    monkeypatch.setattr(pygame.display, "message_box", never)
    assert desktop.box("Hustings", "a sentence", ["Close"]) == -1


# --- output ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "code", "said"), [("simulat", 2, "Did you mean"), ("--version", 0, "Hustings")]
)
def test_without_standard_output_what_is_said_goes_to_a_file(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, asked: str, code: int, said: str
) -> None:
    """As in a windowed program on Windows."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main([asked]) == code
    sys.stdout.close()
    assert said in (own_home / "logs" / SPOKEN).read_text("utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_to_a_full_disk_is_one_sentence(own_home: Path) -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123 - a device
        ended = subprocess.run(
            [sys.executable, "-m", "game", "--help"],
            env=surroundings(own_home), stdout=full, stderr=subprocess.PIPE, encoding="utf-8",
        )  # fmt: skip
    assert "could not be written" in refused(ended, code=1)
