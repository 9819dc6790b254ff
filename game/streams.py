"""Standard output and error as they are found: missing, deaf to some letters, read by a program or nobody."""

from __future__ import annotations

import errno
import io
import os
import stat
import sys
from typing import TextIO

from game.paths import log_dir

NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EIO)
SPOKEN = "last-command.txt"
"""What was said where nobody could hear it: a windowed program on Windows has no standard output."""


def prepare() -> None:
    """Let everything that is printed arrive somewhere, in letters that the receiver takes."""
    if sys.stdout is None or sys.stderr is None:
        _attach_console()
    if sys.stdout is None or sys.stderr is None:
        spoken = _spoken()
        sys.stdout, sys.stderr = sys.stdout or spoken, sys.stderr or spoken
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors != "backslashreplace":
            stream.reconfigure(errors="backslashreplace")


def has_reader() -> bool:
    """Whether a person at a terminal, or a program, reads our standard error."""
    try:
        kind = os.fstat(sys.stderr.fileno()).st_mode
    except (AttributeError, OSError, ValueError):
        return False
    return sys.stderr.isatty() or stat.S_ISFIFO(kind)


def has_terminal() -> bool:
    """Whether a person at a terminal reads our standard error."""
    try:
        return sys.stderr.isatty()
    except (AttributeError, ValueError):
        return False


def flush() -> str:
    """Hand on what was printed. Returns what the receiver had against it, such as a full disk."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        return why_lost(error) or str(error)
    return ""


def why_lost(mistake: Exception) -> str:
    """What the receiver of our output had against it, if that is what an exception is about."""
    if not isinstance(mistake, OSError) or mistake.filename is not None or mistake.errno not in NO_ROOM:
        return ""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is left would only fail once more
    return os.strerror(mistake.errno or 0)


def _attach_console() -> None:
    """On Windows: speak into the terminal that we were started from, if there is one."""
    if sys.platform == "win32":
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(-1):
            console = open("CONOUT$", "w", encoding="utf-8", buffering=1)  # noqa: PTH123, SIM115 - kept open
            sys.stdout, sys.stderr = sys.stdout or console, sys.stderr or console


def _spoken() -> TextIO:
    path = log_dir() / SPOKEN
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("w", encoding="utf-8", buffering=1, errors="backslashreplace")
    except (OSError, ValueError):
        return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - kept open to the end
