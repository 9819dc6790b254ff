"""The matches on disk: begun, kept answer by answer, listed, opened again, and mended when damaged.

A `Keeper` writes each answer to the match's own `.hustings` file and waits for the disk before the table
shows it. When the disk is full or read-only it says so, remembers what is owed, and the game goes on.
"""

from __future__ import annotations

import os
import re
import time
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO
from weakref import WeakSet

from engine.core.asking import Answer, Seat
from engine.core.game import Result
from engine.core.journal import (
    LARGEST_FILE,
    LONGEST_LINE,
    AnswerLine,
    Header,
    Pen,
    Record,
    RestLine,
    UndoLine,
    Unreadable,
    read,
    read_header,
    read_last,
)
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.core.restore import Restored, restore, rewrite
from game import files, locks, paths
from game.files import Trouble

SUFFIX = ".hustings"
DAMAGED = ".damaged"
REST_EVERY = 8
"""Answers between two lines that hold the whole table."""
PROBE = 4096
"""Bytes that must find room before a match is begun without a warning."""
LONGEST_TITLE = 150
"""Bytes of a title in a file name; the rest of the 255 that disks allow is for our endings."""

_FORBIDDEN_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_NAMES_OF_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


_KEEPERS: WeakSet[Keeper] = WeakSet()
"""The matches that are being played."""


def owes() -> bool:
    """Whether answers of a match that is being played are not on disk."""
    return any(keeper.trouble is not None for keeper in _KEEPERS)


class Keeper:
    """Keeps one match on disk while it is played. Never raises for the disk's sake."""

    def __init__(self, path: Path, pen: Pen, text: bytes, *, on_disk: int = 0, last_rest: int = 0) -> None:
        """`text` is the file so far, of which the first `on_disk` bytes are in it already."""
        self.path = self._wanted = path
        self.trouble: Refusal | None = None
        """Why the last lines are not on disk, or None if all of them are."""
        self._pen = pen
        self._text = bytearray(text)
        self._on_disk = on_disk
        self._last_rest = last_rest
        _KEEPERS.add(self)

    @property
    def title(self) -> str:
        """The name under which people know the match."""
        return self.path.stem

    def answer(self, match: Match, seat: Seat, answer: Answer) -> Refusal | None:
        """Keep the answer that `match` has just accepted; returns the trouble, if any."""
        self._text += self._pen.answer(match, seat, answer)
        due = match.step - self._last_rest >= REST_EVERY and match.at_rest
        if due or match.over:
            self._last_rest = match.step
            self._text += self._pen.rest(match)
        return self.retry()

    def undo(self, match: Match) -> Refusal | None:
        """Keep it that `match` has just taken back its last answer."""
        self._text += self._pen.undo(match)
        self._last_rest = min(self._last_rest, match.step)
        return self.retry()

    def retry(self) -> Refusal | None:
        """Write what is not on disk yet; returns the trouble, if any."""
        try:
            if self._on_disk and self._is_ours():
                files.append(self.path, self._text[self._on_disk :])
            else:  # new, or deleted or written to under our hands: all of it, in a file of its own
                self.path.parent.mkdir(parents=True, exist_ok=True)
                free = _free_path(self._wanted.stem, self._wanted.parent)
                files.append(free, self._text, new=True)
                self.path = free
            self._on_disk = len(self._text)
            self.trouble = None
        except OSError as error:
            self.trouble = files.trouble(error, self.path)
        return self.trouble

    def _is_ours(self) -> bool:
        """Whether the file is there and ends where we left it: nobody else has played on in it."""
        try:
            return self.path.stat().st_size == self._on_disk
        except FileNotFoundError:
            return False


@dataclass(frozen=True)
class Saved:
    """A match in the list."""

    path: Path
    title: str
    changed: float
    """When it was last played, in seconds since 1970."""
    header: Header | None
    """None if it cannot be opened; `problem` says why."""
    answers: int
    result: Result | None
    """How it ended, or None while it goes on."""
    problem: Refusal | None = None


@dataclass(frozen=True)
class Opened:
    """A match that goes on from its file."""

    match: Match
    header: Header
    keeper: Keeper
    restored: Restored
    notes: tuple[Refusal, ...]
    """What people should be told: what was damaged or lost, and where the damaged file is kept."""


def begin(header: Header, title: str = "") -> Keeper:
    """Start keeping a new match under `title`, or under today's date and the players' names."""
    pen = Pen(header)
    keeper = Keeper(_free_path(title or _usual_title(header)), pen, pen.first_line())
    keeper.retry()
    return keeper


def can_keep() -> bool:
    """Whether a match begun now could be kept; tried with a small file."""
    probe = paths.saves_dir() / f".probe-{os.getpid()}"
    try:
        probe.parent.mkdir(parents=True, exist_ok=True)
        files.append(probe, bytes(PROBE), new=True)
        probe.unlink()
    except OSError:
        return False
    return True


def load(path: Path) -> Record:
    """Read a match file. Raises `Trouble` for a file that is none of ours."""
    try:
        return read(files.read_whole(path, LARGEST_FILE))
    except Unreadable as error:
        raise Trouble(_about(error.reason, path)) from error


def bring_back(
    path: Path, record: Record, *, hold: frozenset[str] = frozenset(), until: int | None = None
) -> Restored:
    """The match of a record read from `path`, at its end or after `until` answers, to look at.

    Raises `Trouble` for a game, a version or table options that this program does not have.
    """
    try:
        return restore(record, hold=hold, until=until)
    except Unreadable as error:
        raise Trouble(_about(error.reason, path)) from error


def open_match(path: Path, hold: frozenset[str] = frozenset()) -> Opened:
    """Open a match to play on, mending its file if need be. Raises `Trouble` if it cannot be opened."""
    record = load(path)
    restored = bring_back(path, record, hold=hold)
    match = restored.match
    match.bar_undo("match-was-reopened")
    if restored.whole:
        text = files.read_whole(path, LARGEST_FILE)
        newline = b"" if text.endswith(b"\n") else b"\n"  # an editor may have trimmed it
        pen = Pen(restored.header, restored.digest)
        keeper = Keeper(path, pen, text + newline, on_disk=len(text), last_rest=_last_rest(record))
        return Opened(match, restored.header, keeper, restored, ())
    text, pen = rewrite(restored)
    mended = _mend(path, text)
    in_place = mended.name == "damaged-file-kept"  # otherwise play goes on in a new file beside it
    keeper = Keeper(path, pen, text, on_disk=len(text) if in_place else 0)
    return Opened(match, restored.header, keeper, restored, (*restored.notes, mended))


def matches() -> list[Saved]:
    """Every match in the folder, the one played last first."""
    try:
        found = [entry for entry in paths.saves_dir().iterdir() if entry.suffix == SUFFIX]
    except OSError:
        return []
    return sorted(map(look, found), key=lambda saved: saved.changed, reverse=True)


def newest_unfinished() -> Saved | None:
    """The match that *Continue* goes on with."""
    return next((saved for saved in matches() if saved.header and saved.result is None), None)


def look(path: Path) -> Saved:
    """What a list says about a file, from its two ends alone; never raises."""
    changed, header, problem, last = 0.0, None, None, None
    try:
        changed = path.stat().st_mtime
        if not path.is_file():
            files.read_whole(path, 0)
        with path.open("rb") as file:
            header = read_header(file.readline(LONGEST_LINE))
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - LONGEST_LINE))
            last = read_last(file.read(LONGEST_LINE))
    except Unreadable as error:
        problem = _about(error.reason, path)
    except Trouble as error:
        problem = error.reason
    except OSError as error:
        problem = Refusal("cannot-read", "", {"file": str(path), "why": error.strerror or str(error)})
    answers = 0
    if isinstance(last, AnswerLine):
        answers = last.n
    elif isinstance(last, RestLine):
        answers = last.rest
    elif isinstance(last, UndoLine):
        answers = last.undo - 1
    result = last.result if isinstance(last, RestLine) else None
    return Saved(path, path.stem, changed, header, answers, result, problem)


def rename(path: Path, title: str) -> Path:
    """Give a match another name, in any script; returns its new path. Raises `Trouble`."""
    target = _free_path(title or path.stem, path.parent)
    try:
        return path.rename(target)
    except OSError as error:
        raise Trouble(files.trouble(error, path)) from error


def remove(path: Path) -> None:
    """Throw a match away for good. Raises `Trouble`."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise Trouble(files.trouble(error, path)) from error


def claim() -> BinaryIO | None:
    """Be the one program that plays in this folder, until the returned file is closed.

    Returns None where no lock can be made, in a read-only home for instance. Raises `locks.Busy`.
    """
    try:
        lock = locks.hold(paths.user_dir() / "instance.lock")
    except OSError:
        return None
    for left_over in paths.saves_dir().glob(".*.tmp"):
        left_over.unlink(missing_ok=True)
    return lock


def file_name(title: str) -> str:
    """A file name for `title` that every system takes, as close to it as can be."""
    plain = unicodedata.normalize("NFC", title.encode("utf-8", "replace").decode("utf-8"))
    plain = " ".join(_FORBIDDEN_IN_NAMES.sub(" ", plain).split())
    plain = plain.encode("utf-8")[:LONGEST_TITLE].decode("utf-8", "ignore").strip(" .")
    if not plain or _NAMES_OF_DEVICES.fullmatch(plain):
        plain = f"match {plain}".strip()
    return plain


def _usual_title(header: Header) -> str:
    today = time.strftime("%Y-%m-%d")
    names = ", ".join(dict.fromkeys(chair.name for chair in header.seats))
    return f"{today} {names}"


def _free_path(title: str, folder: Path | None = None) -> Path:
    folder = folder or paths.saves_dir()
    name = file_name(title)
    try:
        os.fsencode(name)
    except UnicodeEncodeError:  # a system that knows no letters but its own
        name = name.encode("ascii", "replace").decode().replace("?", "_")
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name} ({number}){SUFFIX}"
        number += 1
    return path


def _mend(path: Path, text: bytes) -> Refusal:
    """Put a sound file in the place of a damaged one, which is kept beside it; what to tell about that."""
    number, kept = 1, path.with_name(path.name + DAMAGED)
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.name}{DAMAGED}{number}")
    try:
        files.write_whole(kept, files.read_whole(path, LARGEST_FILE))
        files.write_whole(path, text)
    except OSError as error:
        return files.trouble(error, path)
    return Refusal("damaged-file-kept", "", {"file": kept.name})


def _last_rest(record: Record) -> int:
    return max(
        (line.rest for run in record.stretches for line in run if isinstance(line, RestLine)), default=0
    )


def _about(reason: Refusal, path: Path) -> Refusal:
    return Refusal(reason.name, reason.rule, {"file": str(path), **reason.facts})
