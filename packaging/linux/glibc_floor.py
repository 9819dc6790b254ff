"""The oldest glibc that a folder of programs and libraries runs on."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ELF = b"\x7fELF"
WANTED = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


def linked_files(folder: Path) -> list[Path]:
    """The programs and shared libraries below a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if _head(path) == ELF]


def floor(folder: Path) -> tuple[str, str]:
    """The version, such as "2.35", and the file that asks for it."""
    asked = [(_newest(path), path) for path in linked_files(folder)]
    (major, minor), path = max(asked, key=lambda pair: pair[0])
    return f"{major}.{minor}", path.relative_to(folder).as_posix()


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(4)


def _newest(path: Path) -> tuple[int, int]:
    told = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return max(((int(major), int(minor)) for major, minor in WANTED.findall(told)), default=(0, 0))


if __name__ == "__main__":
    print(*floor(Path(sys.argv[1])))
