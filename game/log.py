"""The log of this run, and what is left to read when the program stops by mistake."""

from __future__ import annotations

import faulthandler
import os
import platform
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import TextIO

from game import __version__
from game.paths import log_dir

THIS_RUN = "last-run.log"
RUN_BEFORE = "previous-run.log"


class _Log:
    """Where this run's log goes, once it is open."""

    file: TextIO | None = None


def open_log() -> Path | None:
    """Start this run's log, keep the last one beside it, and send every crash there.

    Returns its path, or None where no log can be written: the game goes on without one. A windowed program
    on Windows has no standard output, so the log stands in for it.
    """
    path = log_dir() / THIS_RUN
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            path.replace(path.with_name(RUN_BEFORE))
        _Log.file = path.open("a", encoding="utf-8", buffering=1, errors="backslashreplace")
    except OSError:
        _Log.file = None
        return None
    note(f"Hustings {__version__}, Python {platform.python_version()}, {platform.platform()}")
    faulthandler.enable(file=_Log.file)
    sys.stdout = sys.stdout or _Log.file
    sys.stderr = sys.stderr or _Log.file
    sys.excepthook = _on_crash
    threading.excepthook = lambda crash: record(crash.exc_value)
    return path


def close_log() -> None:
    """Put everything back as it was before `open_log`."""
    if _Log.file:
        faulthandler.disable()
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        _Log.file.close()
        _Log.file = None


def note(sentence: str) -> None:
    """Write one line into the log, if there is one."""
    if _Log.file:
        _Log.file.write(sentence + "\n")


def record(mistake: BaseException | None) -> str:
    """Put a mistake of ours into the log, all of it; return the sentence that a person should read."""
    sentence = "Hustings stopped by a mistake of its own. What was played is saved."
    opened_here = _Log.file is None and open_log() is not None
    if _Log.file is None:
        return sentence
    if mistake:
        _Log.file.write("".join(traceback.format_exception(mistake)))
        _Log.file.flush()
        os.fsync(_Log.file.fileno())
    sentence = f"{sentence} Details: {_Log.file.name}"
    if opened_here:
        close_log()
    return sentence


def _on_crash(kind: type[BaseException], mistake: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, mistake, trace)
        return
    sentence = record(mistake)
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
