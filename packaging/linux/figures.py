"""Measures the frozen program against its goals: size, start, memory."""

from __future__ import annotations

import gzip
import json
import lzma
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from furniture import SIZES, icon
from glibc_floor import floor
from PyInstaller.archive.readers import CArchiveReader
from virtual_screen import virtual_screen, why_none
from workshop import NAME, ROOT

ROUNDS = 10
COLD_ROUNDS = 5
OURS = ("art", "sounds", "engine", "game", "licences")
"""The folders of the build that hold what we made, and what the law asks for beside it."""
RUNTIME = 30
PACKED = {".deb": 11, ".gz": 13}
"""What Python and the libraries may take, in MB: laid out, and in each kind of package."""
OLDEST_GLIBC = 2.36
MEMORY = 400
DROP_CACHES = Path("/proc/sys/vm/drop_caches")

Figure = dict[str, object]


def figure(name: str, value: float, unit: str, limit: float | None = None) -> Figure:
    """One line of `--json`."""
    return {"name": name, "value": round(value, 2), "unit": unit, "limit": limit}


def sizes(package: Path, frozen: Path) -> list[Figure]:
    """What is downloaded, and how much of it is Python and the libraries rather than the game."""
    squeeze = _xz if package.suffix == ".deb" else _gz
    pieces = [*_ours(frozen), *map(icon, SIZES)]
    ours = squeeze(file.read_bytes() for file in pieces) + _our_modules(frozen)
    return [
        figure(f"download {package.suffix}", package.stat().st_size / 1e6, "MB"),
        figure(
            f"Python and libraries in the {package.suffix}",
            (package.stat().st_size - ours) / 1e6,
            "MB",
            PACKED[package.suffix],
        ),
    ]


def laid_out(frozen: Path) -> list[Figure]:
    """What it takes on the disk, and the oldest system it runs on."""
    whole = sum(file.stat().st_size for file in frozen.rglob("*") if file.is_file() and not file.is_symlink())
    ours = sum(file.stat().st_size for file in _ours(frozen)) + _our_modules(frozen)
    return [
        figure("installed", whole / 1e6, "MB"),
        figure("Python and libraries, installed", (whole - ours) / 1e6, "MB", RUNTIME),
        figure("oldest glibc", float(floor(frozen)[0]), "version", OLDEST_GLIBC),
    ]


def starts(frozen: Path) -> list[Figure]:
    """How soon the first frame comes, beside a start from source, turn by turn in one run; and the memory."""
    if why_none():
        print(f"  no start was measured: {why_none()}", file=sys.stderr)
        return []
    program, source = [str(frozen / NAME)], [sys.executable, "-m", "game"]
    with virtual_screen() as screen:
        _start(program, screen.name), _start(source, screen.name)
        warm = [(_start(program, screen.name), _start(source, screen.name)) for _ in range(ROUNDS)]
        cold = [_start(program, screen.name, _forget) for _ in range(COLD_ROUNDS)] if _can_forget() else []
    first = median(frozen.first for frozen, _ in warm)
    from_source = median(source.first for _, source in warm)
    measured = [
        figure("first frame, frozen, warm", first * 1000, "ms"),
        figure("first frame, from source, warm", from_source * 1000, "ms"),
        figure("first frame, frozen over source", first / from_source, "ratio", 1.2),
        figure(
            "all loaded over first frame",
            median(frozen.loaded / frozen.first for frozen, _ in warm),
            "ratio",
            2,
        ),
        figure("memory on the title", median(frozen.memory for frozen, _ in warm), "MB", MEMORY),
    ]
    if cold:
        measured.append(
            figure("first frame, cold over warm", median(start.first for start in cold) / first, "ratio", 2.5)
        )
    return measured


class Start:
    """What one start took."""

    def __init__(self, first: float, loaded: float, memory: float) -> None:
        self.first, self.loaded, self.memory = first, loaded, memory


def _start(command: Sequence[str], display: str, before: Callable[[], None] | None = None) -> Start:
    """Open the window once; seconds to the marks in its log, and its most memory in MB."""
    with TemporaryDirectory() as home:
        log = Path(home) / "logs" / "last-run.log"
        if before:
            before()
        surroundings = {**os.environ, "DISPLAY": display, "HUSTINGS_HOME": home, "SDL_AUDIODRIVER": "dummy"}
        surroundings.pop("SDL_VIDEODRIVER", None)
        began = time.time()
        silent = subprocess.DEVNULL
        program = subprocess.Popen(command, cwd=ROOT, env=surroundings, stdout=silent, stderr=silent)
        try:
            marks: dict[str, float] = {}
            while "all loaded" not in marks and program.poll() is None and time.time() < began + 60:
                time.sleep(0.05)
                marks = _marks(log)
            memory = _most_memory(program.pid)
        finally:
            program.terminate()
            program.wait()
    return Start(marks["first frame"] - began, marks["all loaded"] - began, memory)


def _marks(log: Path) -> dict[str, float]:
    found = {}
    for line in log.read_text("utf-8", "replace").splitlines() if log.exists() else ():
        for mark in ("first frame", "all loaded"):
            _, _, after = line.partition(f"{mark} ")
            if after:
                found[mark] = float(after.split(",")[0].split()[0])
    return found


def _most_memory(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024 / 1e6
    return 0.0


def _can_forget() -> bool:
    return os.access(DROP_CACHES, os.W_OK)


def _forget() -> None:
    """Make the disk cold: drop what the system keeps of it in memory."""
    os.sync()
    DROP_CACHES.write_text("3\n")


def _ours(frozen: Path) -> list[Path]:
    return [
        file
        for folder in OURS
        for file in sorted((frozen / "_internal" / folder).rglob("*"))
        if file.is_file()
    ]


def _our_modules(frozen: Path) -> int:
    """The bytes that the game's own modules take inside the program."""
    modules = CArchiveReader(str(frozen / NAME)).open_embedded_archive("PYZ.pyz")
    return sum(entry[2] for name, entry in modules.toc.items() if name.split(".")[0] in ("engine", "game"))


def _gz(pieces: Iterable[bytes]) -> int:
    return len(gzip.compress(b"".join(pieces), 9))


def _xz(pieces: Iterable[bytes]) -> int:
    return len(lzma.compress(b"".join(pieces), preset=6))


if __name__ == "__main__":
    where = Path(sys.argv[1])
    print(json.dumps([*laid_out(where), *starts(where)], indent=1))
