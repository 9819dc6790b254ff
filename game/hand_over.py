"""Two copies at once: the second asks the first to open its match, and leaves.

A request is a small file in the person's own folder; the first copy takes it away when it has read it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from game.paths import user_dir

PATIENCE = 8.0
"""Seconds that a second copy waits for the first, which looks twice a second."""
LOOK_EVERY = 0.5
ENDING = ".request"
LONGEST = 32_768


def ask(match: Path | None) -> bool:
    """Ask the copy that is open to show itself, with `match` if one is named. True when it did."""
    request = _folder() / f"{os.getpid()}{ENDING}"
    draft = request.with_suffix(".tmp")
    try:
        request.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(os.fsencode(match.absolute()) if match else b"")
        draft.replace(request)
        until = time.monotonic() + PATIENCE
        while request.exists():
            if time.monotonic() > until:
                request.unlink(missing_ok=True)
                return False
            time.sleep(0.05)
    except (OSError, ValueError):
        return False
    return True


def asked() -> Iterator[Path | None]:
    """The requests that have come since the last look, each taken away: a match to open, or None."""
    try:
        waiting = sorted(_folder().glob(f"*{ENDING}"))
    except OSError:
        return
    for request in waiting:
        try:
            with request.open("rb") as file:
                named = file.read(LONGEST)
            request.unlink()
        except OSError:
            continue
        yield Path(os.fsdecode(named)) if named else None


def forget() -> None:
    """Take away what was asked of a copy that is no longer there."""
    for _ in asked():
        pass


def _folder() -> Path:
    return user_dir() / "requests"
