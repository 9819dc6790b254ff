"""The oldest macOS that each bundled library runs on, as the libraries themselves say."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

MAGIC = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How a program or library of macOS begins: for one kind of processor, or for several."""
NEEDS = re.compile(r"^\s*(?:minos|version) (\d+(?:\.\d+)+)$", re.MULTILINE)
COMMANDS = ("LC_BUILD_VERSION", "LC_VERSION_MIN_MACOSX")


def asking_for_more(app: Path, promised: str) -> Iterator[tuple[str, str]]:
    """The files of the bundle that need a newer macOS than `promised`, each with the version it needs."""
    for path in sorted(app.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.open("rb").read(4) in MAGIC:
            told = subprocess.run(["otool", "-l", path], capture_output=True, text=True, check=True).stdout
            needed = needs(told)
            if needed and _numbers(needed) > _numbers(promised):
                yield str(path.relative_to(app)), needed


def needs(load_commands: str) -> str | None:
    """The version of macOS that a listing of `otool -l` asks for, such as "11.0", if for any."""
    for block in load_commands.split("Load command ")[1:]:
        if any(command in block for command in COMMANDS):
            found = NEEDS.search(block)
            if found:
                return found[1]
    return None


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
