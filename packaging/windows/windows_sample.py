"""What a trial needs: a fresh folder, and a disk that is too small."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

MEGABYTES = 20


def fresh(folder: Path) -> Path:
    """The folder, with nothing in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


@contextlib.contextmanager
def small_disk(at: Path) -> Iterator[Path | None]:
    """A disk of 20 MB mounted at `at`, or None where we may not mount one."""
    at.mkdir(exist_ok=True)
    command = [shutil.which("mount") or "", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(at)]
    if not command[0] or subprocess.run(command, check=False, capture_output=True).returncode:
        yield None
        return
    try:
        yield at
    finally:
        subprocess.run(["umount", str(at)], check=True)
