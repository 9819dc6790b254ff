"""How far a lesson has come: the answers given, the steps let go, and a mark for the start of each beat.

The only state of a lesson is (deal, answers, beat): going back is playing a shorter list of answers.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import msgspec

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.core.refusal import Refusal, Refused
from game import files, paths
from game.tutorial.beats import Lesson

LARGEST = 200_000
"""Bytes of the largest file that is read."""
OPENING = -1
"""Who has answered where nobody has: the table was laid out anew, by the name of its layout."""


class Mark(msgspec.Struct, frozen=True):
    """The moment at which a beat began."""

    beat: str
    answers: int
    released: int


class Progress(msgspec.Struct):
    """A lesson under way."""

    lesson: str
    print: str
    answers: list[tuple[int, str]] = []
    """Seat and answer, as the adapter writes it."""
    released: int = 0
    marks: list[Mark] = []
    """One for each beat begun, in order; the last is where the lesson stands."""
    finished: bool = False

    def begin(self, beat: str) -> None:
        """A beat begins here."""
        if not self.marks or self.marks[-1].beat != beat:
            self.marks.append(Mark(beat, len(self.answers), self.released))

    def add(self, lines: Iterable[str]) -> None:
        """Answers that nobody watched, a seat and what it gave in each line."""
        for line in lines:
            seat, _, text = line.partition(" ")
            self.answers.append((int(seat), text))

    def rewind(self, index: int) -> Progress:
        """The lesson as it stood when the mark number `index` was set."""
        mark = self.marks[index]
        return Progress(
            self.lesson, self.print, self.answers[: mark.answers], mark.released, self.marks[: index + 1]
        )


class Writer(Protocol):
    """Answers as text and back, and the table that they are given at."""

    def open(self, hold: frozenset[str], opening: str = "") -> Match:
        """The match before its first answer."""

    def write(self, answer: Answer) -> str:
        """The answer in words."""

    def read(self, text: str) -> Answer:
        """The answer that `write` wrote. Raises `ValueError`."""


class Recorder:
    """Keeps the answers of a lesson where a match would keep them in its file."""

    def __init__(self, progress: Progress, writer: Writer) -> None:
        self.progress, self.writer = progress, writer

    def answer(self, match: Match, seat: Seat, answer: Answer) -> Refusal | None:
        """Keep an answer that was just given."""
        self.progress.answers.append((int(seat), self.writer.write(answer)))
        return None

    def undo(self, match: Match) -> Refusal | None:
        """A lesson goes back by its own marks; nothing is taken back in between."""
        return None


def rebuild(lesson: Lesson, progress: Progress, writer: Writer) -> Match:
    """The match as the progress has it. Raises `ValueError` when it cannot be played like that."""
    match = open_match(lesson, writer)
    waiting, released = list(progress.answers), 0
    while True:
        if match.held is not None:
            if released == progress.released:
                break
            match.release()
            released += 1
        elif waiting:
            seat, text = waiting.pop(0)
            if seat == OPENING:
                match = writer.open(frozenset(lesson.hold), text)
                continue
            try:
                match.answer(Seat(seat), writer.read(text))
            except Refused as refused:
                raise ValueError(refused.refusal.name) from refused
        else:
            break
    if waiting or released != progress.released:
        raise ValueError("the answers do not lead there")
    return match


def open_match(lesson: Lesson, writer: Writer) -> Match:
    """The match as the first beat finds it. Raises `ValueError` when the lesson cannot begin like that."""
    match = writer.open(frozenset(lesson.hold))
    for line in lesson.before:
        while match.held is not None:
            match.release()
        seat, _, text = line.partition(" ")
        try:
            match.answer(Seat(int(seat)), writer.read(text))
        except Refused as refused:
            raise ValueError(f"{line}: {refused.refusal.name}") from refused
    return match


# --- on disk ------------------------------------------------------------------------------------------


def file_of(lesson: str) -> Path:
    """Where the progress of a lesson is kept: beside the matches."""
    return paths.saves_dir() / f"lesson-{lesson}.json"


def keep(progress: Progress) -> None:
    """Write it down; a disk that refuses costs no more than the place in the lesson."""
    path = file_of(progress.lesson)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path, msgspec.json.encode(progress))


def kept(lesson: str, print_: str) -> Progress | None:
    """The progress on disk, or None when there is none that can be taken up."""
    try:
        progress = msgspec.json.decode(files.read_whole(file_of(lesson), LARGEST), type=Progress)
    except (files.Trouble, msgspec.MsgspecError, ValueError):
        return None
    sound = progress.lesson == lesson and progress.print == print_ and progress.marks
    return progress if sound else None


def forget(lesson: str) -> None:
    """The lesson is over, or begins anew."""
    with contextlib.suppress(OSError):
        file_of(lesson).unlink(missing_ok=True)
