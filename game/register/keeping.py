"""The books on disk: begun, written entry by entry, listed, opened again, set aside when damaged."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from engine.core.refusal import Refusal, Refused
from engine.entkhbat.register.book import Book
from engine.entkhbat.register.keeping import LARGEST_BOOK, from_json, to_json
from game import files, paths
from game.files import Trouble
from game.saves import file_name
from game.words import words

SUFFIX: Final = ".register.json"
DAMAGED: Final = ".damaged"
T = TypeVar("T")


@dataclass(frozen=True)
class Kept:
    """One file on the shelf; `book` is None where it cannot be read, and `problem` says why."""

    path: Path
    changed: float
    book: Book | None = None
    problem: Refusal | None = None

    @property
    def title(self) -> str:
        """The name under which people know the book."""
        return self.path.name.removesuffix(SUFFIX)


class Desk:
    """A book that lies open. What is written is on the disk before anybody sees it (AE-R24)."""

    def __init__(self, path: Path, book: Book) -> None:
        self.path, self.book = path, book

    def write(self, work: Callable[[Book], T]) -> T:
        """Let `work` write into the book and keep it.

        Raises `Refused` for what the book does not take and `Trouble` for a disk that does not; either way
        the book is as it was before.
        """
        fresh = from_json(to_json(self.book))
        done = work(fresh)
        _put(self.path, fresh)
        self.book = fresh
        return done


def folder() -> Path:
    """Where the books stand."""
    return paths.user_dir() / "register"


def begin(book: Book) -> Desk:
    """A new book on the shelf, under its title. Raises `Trouble`."""
    path = _free(book.title or usual_title(book))
    _put(path, book)
    return Desk(path, book)


def usual_title(book: Book) -> str:
    """The day and the first names."""
    return f"{time.strftime('%Y-%m-%d')} {', '.join(book.names[:3])}"


def books() -> list[Kept]:
    """Every book on the shelf, the one written in last first; those put away at the end."""
    found = [look(path) for path in folder().glob(f"*{SUFFIX}")] if folder().is_dir() else []
    return sorted(found, key=lambda kept: (_archived(kept), -kept.changed, kept.title))


def look(path: Path) -> Kept:
    """What stands in a file, or why that cannot be read."""
    try:
        return Kept(path, path.stat().st_mtime, _read(path))
    except Trouble as trouble:
        return Kept(path, _changed(path), problem=trouble.reason)
    except Refused as no:
        return Kept(path, _changed(path), problem=no.refusal)
    except OSError as error:
        return Kept(path, 0.0, problem=files.trouble(error, path))


def open_book(path: Path) -> Desk:
    """The book in a file. Raises `Trouble` for one that cannot be read.

    A damaged one is first moved aside, so that it stands in nobody's way and can still be mended.
    """
    try:
        return Desk(path, _read(path))
    except Refused as no:
        aside = set_aside(path)
        reason = Refusal("damaged", no.refusal.rule, {"file": path.name, "aside": aside.name})
        raise Trouble(reason) from None


def take_in(path: Path) -> Desk:
    """A copy of an exported book for the shelf. Raises `Trouble`; the file itself is left alone."""
    try:
        book = _read(path)
    except Refused as no:
        raise Trouble(no.refusal) from None
    if path.resolve().parent == folder().resolve() and path.name.endswith(SUFFIX):
        return Desk(path, book)
    return begin(book)


def rename(path: Path, title: str) -> Path:
    """Put the book under another title. Raises `Trouble`."""
    if not title.strip() or file_name(title) == path.name.removesuffix(SUFFIX):
        return path
    target = _free(title)
    try:
        path.rename(target)
    except OSError as error:
        raise Trouble(files.trouble(error, path)) from error
    return target


def archive(path: Path, away: bool) -> None:
    """Put a book into the cupboard, or fetch it out again. Raises `Trouble`."""

    def mark(book: Book) -> None:
        book.archived = away

    open_book(path).write(mark)


def now() -> str:
    """The minute, as it is written beside an entry."""
    return time.strftime("%Y-%m-%d %H:%M")


def why(no: Refused | Trouble) -> str:
    """The one sentence for what was refused by the book or by the disk."""
    reason = no.refusal if isinstance(no, Refused) else no.reason
    return explain(reason)


def explain(reason: Refusal) -> str:
    """A refusal in words: the Register's own, the engine's, or the ones about files."""
    from game.words import find

    for area in ("register.trouble", "entkhbat.register", "saves"):
        if find(f"{area}.{reason.name}") is not None:
            return words(f"{area}.{reason.name}", **reason.facts)
    return reason.name


def _read(path: Path) -> Book:
    return from_json(files.read_whole(path, LARGEST_BOOK))


def _put(path: Path, book: Book) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path, to_json(book))
    except OSError as error:
        raise Trouble(_not_written(error, path)) from error


def _not_written(error: OSError, path: Path) -> Refusal:
    """The sentences of matches promise that play goes on; here nothing was entered."""
    known = files.trouble(error, path)
    return Refusal(f"entry-{known.name}", known.rule, known.facts)


def set_aside(path: Path) -> Path:
    """Take a damaged book off the shelf; its file stays beside the others. Raises `Trouble`."""
    aside = path.with_name(path.name + DAMAGED)
    number = 2
    while aside.exists():
        aside = path.with_name(f"{path.name}{DAMAGED}-{number}")
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise Trouble(files.trouble(error, path)) from error
    return aside


def _free(title: str) -> Path:
    """A path that no book has yet."""
    plain = file_name(title)
    path, number = folder() / f"{plain}{SUFFIX}", 2
    while path.exists():
        path = folder() / f"{plain} ({number}){SUFFIX}"
        number += 1
    return path


def _archived(kept: Kept) -> bool:
    return kept.book is not None and kept.book.archived


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
