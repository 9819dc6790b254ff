"""A lock file that the system itself lets go when its owner ends, however it ends."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import BinaryIO


class Busy(Exception):
    """Somebody else holds the lock."""


def hold(path: Path) -> BinaryIO:
    """Take the lock at `path`; it is held until the returned file is closed or the program ends.

    Raises `Busy` when another program has it, `OSError` when the file cannot be made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a+b")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise Busy(str(path)) from None
        raise
    return file
