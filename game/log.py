"""The log of this run and of the one before, and what is left to read when the program stops by mistake."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import platform
import sys
import threading
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import TextIO

from game import __version__
from game.paths import is_frozen, log_dir

THIS_RUN = "last-run.log"
RUN_BEFORE = "previous-run.log"
COMMAND = "last-command.log"
"""What a verb of the command line leaves: the game may be open meanwhile, and its log stays its own."""


class _Log:
    """Where this run's log goes, once it is open."""

    file: TextIO | None = None


def open_log() -> Path | None:
    """Start the log of a run of the game, keep the last one beside it, and send every crash there.

    Returns its path, or None where no log can be written: the game goes on without one.
    """
    path = log_dir() / THIS_RUN
    with contextlib.suppress(OSError):
        if path.exists():
            path.replace(path.with_name(RUN_BEFORE))
    if not _open(path):
        return None
    assert _Log.file is not None
    faulthandler.enable(file=_Log.file)
    sys.excepthook = _on_crash
    threading.excepthook = _on_crash_beside
    return path


def close_log() -> None:
    """Put everything back as it was before the log was opened."""
    if _Log.file is None:
        return
    if faulthandler.is_enabled():
        faulthandler.disable()
    sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
    with contextlib.suppress(OSError):
        _Log.file.close()
    _Log.file = None


def log_file() -> Path | None:
    """The log that is open, if one is."""
    return Path(_Log.file.name) if _Log.file else None


def note(sentence: str) -> None:
    """Write one line into the log, with the time, if there is one and the disk takes it."""
    if _Log.file is None:
        return
    now = time.time()
    clock = time.strftime("%H:%M:%S", time.localtime(now))
    with contextlib.suppress(OSError, ValueError):
        _Log.file.write(f"{clock}.{int(now % 1 * 1000):03} {sentence}\n")


def record(mistake: BaseException | None) -> Path | None:
    """Put a mistake of ours into the log, all of it; returns where it can be read, if it could be written.

    Outside a run of the game, in a verb of the command line, it goes to a file of its own.
    """
    opened_here = _Log.file is None and _open(log_dir() / COMMAND)
    if _Log.file is None:
        return None
    written: Path | None = Path(_Log.file.name)
    try:
        if mistake is not None:
            _Log.file.write("".join(traceback.format_exception(mistake)))
        _Log.file.flush()
        os.fsync(_Log.file.fileno())
    except (OSError, ValueError):
        written = None
    if opened_here:
        close_log()
    return written


def _open(path: Path) -> bool:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _Log.file = path.open("w", encoding="utf-8", buffering=1, errors="backslashreplace")
    except (OSError, ValueError):
        _Log.file = None
        return False
    build = "frozen" if is_frozen() else "from source"
    note(f"Hustings {__version__} ({build}), Python {platform.python_version()}, {platform.platform()}")
    note(f"Started {time.strftime('%Y-%m-%d', time.localtime())} with {sys.argv[1:]}")
    return True


def _on_crash(kind: type[BaseException], mistake: BaseException, trace: TracebackType | None) -> None:
    """For a mistake that nobody caught."""
    if issubclass(kind, KeyboardInterrupt | SystemExit):
        return
    from game.crash import own_up

    own_up(record(mistake))


def _on_crash_beside(crash: threading.ExceptHookArgs) -> None:
    """For a mistake in another thread: the game itself goes on."""
    record(crash.exc_value)
