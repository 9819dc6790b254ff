"""The matches on disk: nothing acknowledged is lost, and no disk or file can stop the game."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from engine.core import games
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.journal import Chair, Header, header_for
from engine.core.match import Match
from game import files, locks, paths, saves
from game.files import Trouble
from tests.door.counting_game import GAME

ODD_NAMES = [
    "आशा और बिलाल", "بلال ضد آشا", "🐘 против 🪷", "a/b\\c:d*e", "nul", "CON.txt", "  ..  ", "", "x" * 300,
    "\x00\x01", "é" * 200, "name\u202e gnol", ".hidden", "trailing.", "\ud800",
]  # fmt: skip


@pytest.fixture(autouse=True)
def in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._MODULES, "counting", "tests.door.counting_game")


def new(seed: int = 7, names: tuple[str, str] = ("Asha", "Bilal")) -> tuple[Match, Header]:
    setup = Setup("counting", "plain", 2, seed)
    chairs = [Chair(name) for name in names]
    return Match(GAME, setup), header_for(GAME, setup, chairs, "0.1.0")


def play(match: Match, keeper: saves.Keeper, answers: int) -> None:
    dice = Dice(match.step)
    for _ in range(answers):
        if match.over:
            return
        seat = match.to_act()[0]
        answer = dice.pick(match.options(seat))
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)


def begun(answers: int = 10, title: str = "") -> tuple[Match, saves.Keeper]:
    match, header = new()
    keeper = saves.begin(header, title)
    play(match, keeper, answers)
    return match, keeper


def test_a_match_is_on_disk_after_every_answer() -> None:
    match, header = new()
    keeper = saves.begin(header)
    while not match.over:
        play(match, keeper, 1)
        assert keeper.trouble is None
        opened = saves.open_match(keeper.path)
        assert opened.match.digest() == match.digest()
        assert opened.notes == ()


def test_an_opened_match_goes_on_in_its_file() -> None:
    match, keeper = begun(7)
    opened = saves.open_match(keeper.path)
    play(opened.match, opened.keeper, 5)
    again = saves.open_match(keeper.path)
    assert again.match.digest() == opened.match.digest()
    assert again.match.step == 12
    assert again.match.why_no_undo(again.match.to_act()[0]) is not None


def test_answers_taken_back_stay_taken_back() -> None:
    match, keeper = begun(0)
    play(match, keeper, 1)
    match.undo()
    keeper.undo(match)
    assert saves.open_match(keeper.path).match.step == 0


def test_continue_is_the_newest_unfinished_match() -> None:
    _, old = begun(3, "old")
    _, newer = begun(4, "newer")
    _, finished = begun(100, "finished")
    for age, keeper in enumerate((finished, newer, old)):
        os.utime(keeper.path, (2_000_000 - age, 2_000_000 - age))
    listed = saves.matches()
    assert [saved.title for saved in listed] == ["finished", "newer", "old"]
    assert listed[0].result is not None
    assert [saved.answers for saved in listed[1:]] == [4, 3]
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.title == "newer"


def test_an_empty_folder_has_no_matches() -> None:
    assert saves.matches() == []
    assert saves.newest_unfinished() is None


@pytest.mark.parametrize("title", ODD_NAMES)
def test_titles_in_any_script_become_files(title: str) -> None:
    match, keeper = begun(2, title)
    assert keeper.trouble is None
    assert keeper.path.parent == paths.saves_dir()
    assert [saved.path for saved in saves.matches()] == [keeper.path]
    assert saves.open_match(keeper.path).match.step == 2


@pytest.mark.parametrize("name", ODD_NAMES[:-1])
def test_players_names_of_any_kind_come_back(name: str) -> None:
    _, header = new(names=(name[:200], name[:200]))
    keeper = saves.begin(header)
    assert saves.open_match(keeper.path).header.seats[0].name == name[:200]


def test_equal_titles_get_files_of_their_own() -> None:
    one, other = begun(1, "same")[1], begun(2, "same")[1]
    assert one.path != other.path
    assert len(saves.matches()) == 2


def test_a_match_can_be_renamed_and_removed() -> None:
    _, keeper = begun(2, "before")
    path = saves.rename(keeper.path, "बाद में")
    assert path.stem == "बाद में"
    assert saves.open_match(path).match.step == 2
    saves.remove(path)
    assert saves.matches() == []


def test_a_full_disk_is_told_and_nothing_is_lost_when_there_is_room_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, keeper = begun(3)
    honest = os.write
    written = 0

    def full(file: int, data: bytes) -> int:
        nonlocal written
        if written:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = honest(file, bytes(data)[:10])
        return written

    monkeypatch.setattr(os, "write", full)
    play(match, keeper, 4)
    assert keeper.trouble is not None
    assert keeper.trouble.name == "disk-full"
    assert saves.open_match(keeper.path).match.step == 3
    monkeypatch.setattr(os, "write", honest)
    play(match, keeper, 1)
    assert keeper.trouble is None
    assert saves.open_match(keeper.path).match.digest() == match.digest()


def test_a_match_begun_on_a_full_disk_leaves_no_empty_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        match, keeper = begun(6, "wanted")
    assert keeper.trouble is not None
    assert saves.matches() == []
    play(match, keeper, 1)
    assert [saved.title for saved in saves.matches()] == ["wanted"]
    assert saves.open_match(keeper.path).match.digest() == match.digest()


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(own_home: Path) -> None:
    (own_home / "saves").write_text("a file where the folder should be", encoding="utf-8")
    match, keeper = begun(5)
    assert keeper.trouble is not None
    (own_home / "saves").unlink()
    play(match, keeper, 1)
    assert keeper.trouble is None
    assert saves.open_match(keeper.path).match.step == 6


def test_a_file_deleted_under_our_hands_is_written_again() -> None:
    match, keeper = begun(5)
    keeper.path.unlink()
    play(match, keeper, 1)
    assert saves.open_match(keeper.path).match.step == 6


def test_a_damaged_file_is_mended_and_kept() -> None:
    match, keeper = begun(7)
    sound = keeper.path.read_bytes()
    keeper.path.write_bytes(sound[:-30])
    opened = saves.open_match(keeper.path)
    assert opened.match.step == 6
    assert [note.name for note in opened.notes] == ["damaged-lines", "damaged-file-kept"]
    assert keeper.path.with_name(keeper.path.name + saves.DAMAGED).read_bytes() == sound[:-30]
    play(opened.match, opened.keeper, 3)
    again = saves.open_match(keeper.path)
    assert again.notes == ()
    assert again.match.step == 9
    assert len(saves.matches()) == 1


def test_a_damaged_file_that_cannot_be_mended_goes_on_beside_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    _, keeper = begun(7)
    broken = keeper.path.read_bytes()[:-30]
    keeper.path.write_bytes(broken)

    def refuse(path: Path, data: bytes) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(files, "write_whole", refuse)
    opened = saves.open_match(keeper.path)
    assert "may-not-write" in [note.name for note in opened.notes]
    play(opened.match, opened.keeper, 1)
    assert keeper.path.read_bytes() == broken
    assert saves.open_match(opened.keeper.path).match.step == 7


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda path: None, "no-such-file"),
        (lambda path: path.mkdir(), "is-a-folder"),
        (lambda path: path.write_bytes(b""), "not-a-match"),
        (lambda path: path.write_bytes(b"\x89PNG"), "not-a-match"),
        (lambda path: path.write_text('{"format": 99}\n', encoding="utf-8"), "newer-format"),
        (lambda path: path.touch() or os.truncate(path, 2 << 30), "too-large"),
        (os.mkfifo, "not-a-match"),
    ],
)
def test_what_cannot_be_opened_says_why(make, name: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "some.hustings"
    make(path)
    with pytest.raises(Trouble) as told:
        saves.open_match(path)
    assert told.value.reason.name == name
    assert told.value.reason.facts["file"] == str(path)


def test_the_list_shows_what_cannot_be_opened(own_home: Path) -> None:
    folder = own_home / "saves"
    folder.mkdir()
    (folder / "new.hustings").write_text('{"format": 99}\n', encoding="utf-8")
    (folder / "folder.hustings").mkdir()
    (folder / "picture.hustings").write_bytes(b"\x89PNG")
    (folder / "something else.txt").write_text("not ours", encoding="utf-8")
    problems = {saved.title: saved.problem for saved in saves.matches()}
    assert {title: problem and problem.name for title, problem in problems.items()} == {
        "new": "newer-format",
        "folder": "is-a-folder",
        "picture": "not-a-match",
    }


def test_one_program_at_a_time_plays_in_a_folder() -> None:
    first = saves.claim()
    assert first is not None
    with pytest.raises(locks.Busy):
        saves.claim()
    first.close()
    second = saves.claim()
    assert second is not None
    second.close()


def test_drafts_of_a_killed_program_are_swept_away(own_home: Path) -> None:
    (own_home / "saves").mkdir()
    draft = own_home / "saves" / ".1.some.hustings.tmp"
    draft.touch()
    lock = saves.claim()
    assert lock is not None
    lock.close()
    assert not draft.exists()
