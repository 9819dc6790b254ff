"""Writing so that a power cut leaves a file either as it was or as it should be, never in between."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path

from engine.core.refusal import Refusal, refusal

_BINARY = getattr(os, "O_BINARY", 0)
_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)
_FORBIDDEN = (errno.EROFS, errno.EACCES, errno.EPERM)


class Trouble(Exception):
    """A file that cannot be read or written; carries the name of the sentence that says why."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.name)
        self.reason = reason


def trouble(error: OSError, path: Path) -> Refusal:
    """What to tell a person about a system error while writing `path`."""
    if error.errno in _FULL:
        return refusal("disk-full", "")
    if error.errno in _FORBIDDEN:
        return refusal("may-not-write", "", folder=str(path.parent))
    return refusal("cannot-write", "", file=str(path), why=error.strerror or str(error))


def read_whole(path: Path, largest: int) -> bytes:
    """The bytes of a file of at most `largest` bytes. Raises `Trouble` for anything else."""
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise Trouble(refusal("is-a-folder", "", file=str(path)))
        if not stat.S_ISREG(found.st_mode):
            raise Trouble(refusal("not-a-match", "", file=str(path)))
        if found.st_size > largest:
            raise Trouble(refusal("too-large", "", file=str(path), megabytes=largest // 1_000_000))
        with path.open("rb") as file:
            return file.read(largest + 1)
    except FileNotFoundError as error:
        raise Trouble(refusal("no-such-file", "", file=str(path))) from error
    except PermissionError as error:
        raise Trouble(refusal("may-not-read", "", file=str(path))) from error
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble(refusal("cannot-read", "", file=str(path), why=why)) from error


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` in the place of whatever `path` holds, in one step. Raises `OSError`."""
    draft = path.with_name(f".{os.getpid()}.{path.name[-40:]}.tmp")
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            sync_file(file.fileno())
        _put_in_place(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def append(path: Path, data: bytes | bytearray, *, new: bool = False) -> None:
    """Add `data` to the end of `path` and wait until the disk has it; `new` makes the file.

    Raises `OSError`, leaving no half of `data` behind.
    """
    flags = os.O_WRONLY | os.O_APPEND | _BINARY | (os.O_CREAT | os.O_EXCL if new else 0)
    file = os.open(path, flags, 0o644)
    done = False
    try:
        before = os.fstat(file).st_size
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(file, rest) :]
            sync_file(file)
            done = True
        except OSError:
            os.ftruncate(file, before)
            raise
    finally:
        os.close(file)
        if new and not done:
            path.unlink(missing_ok=True)
    if new:
        sync_folder(path.parent)


def sync_file(file: int) -> None:
    """Wait until the disk itself has what was written to the open file."""
    try:
        import fcntl

        if hasattr(fcntl, "F_FULLFSYNC"):  # on macOS a plain fsync stops at the drive's own memory
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
            return
    except (ImportError, OSError):
        pass
    os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the folder's new names. Some systems cannot, and none minds."""
    if os.name == "nt":
        return
    try:
        opened = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(opened)
    except OSError:
        pass
    finally:
        os.close(opened)


def _put_in_place(draft: Path, path: Path) -> None:
    for patience in reversed(range(20)):
        try:
            draft.replace(path)
            return
        except PermissionError:  # on Windows a virus scanner may hold the old file for a moment
            if os.name != "nt" or not patience:
                raise
            time.sleep(0.05)
