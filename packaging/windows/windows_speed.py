"""What the Windows packages weigh and how fast they start, beside the bars that they are judged by."""

from __future__ import annotations

import io
import lzma
import tarfile
import time
from pathlib import Path
from statistics import median

import windows_sample as sample
from setup_program import size
from windows_host import ON_WINDOWS, Host, windows
from windows_installed import Installed
from workshop import ROOT, Problem

Figure = dict[str, object]

PERSON = "player"
PROGRAM_LIMIT, SETUP_LIMIT, START_LIMIT = 25, 10, 1.2
"""Megabytes of the program without art and sounds; of the setup program without theirs; frozen to source."""
ROUNDS = 6
PATIENCE = 90.0
MEGABYTE = 1_000_000
MEDIA = (("art", "made"), ("sounds", "made"))


def measure(setup: Path, out: Path, python: Path) -> list[Figure]:
    """Install, weigh, start by turns with the source under `python` of Windows, and uninstall."""
    where = "" if ON_WINDOWS else ", under Wine"
    with windows(sample.fresh(out / "wine-to-measure"), PERSON) as host:
        host.must(setup, "/S")
        game = Installed(host, PERSON)
        media = [game.home / "_internal" / Path(*folder) for folder in MEDIA]
        program = (size(game.home) - sum(map(size, media))) / MEGABYTE
        download = (setup.stat().st_size - packed_size(media)) / MEGABYTE
        frozen, source = _starts(host, game, python, out / "start")
        host.run(game.uninstaller, "/S")
    return [
        _figure("Windows: program without art and sounds", round(program, 1), "MB", PROGRAM_LIMIT),
        _figure("Windows: setup without art and sounds", round(download, 1), "MB", SETUP_LIMIT),
        _figure("Windows: setup", round(setup.stat().st_size / MEGABYTE, 1), "MB", None),
        _figure(f"Windows: first frame, warm{where}", round(frozen), "ms", None),
        _figure(
            f"Windows: first frame, frozen to source{where}", round(frozen / source, 2), "ratio", START_LIMIT
        ),
    ]


def _figure(name: str, value: float, unit: str, limit: float | None) -> Figure:
    return {"name": name, "value": value, "unit": unit, "limit": limit}


def packed_size(folders: list[Path]) -> int:
    """The bytes of the folders in one stream, packed as the setup program packs."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        for folder in folders:
            archive.add(folder, folder.name)
    return len(lzma.compress(stream.getvalue(), preset=6))


def _starts(host: Host, game: Installed, python: Path, home: Path) -> tuple[float, float]:
    """Milliseconds from the command to the first frame, frozen and from source: medians of some rounds."""
    frozen: list[float] = []
    source: list[float] = []
    for _ in range(ROUNDS + 1):
        frozen.append(_start(host, sample.fresh(home), game.program))
        source.append(_start(host, sample.fresh(home), python, "-m", "game"))
    return median(frozen[1:]), median(source[1:])


def _start(host: Host, home: Path, program: Path | str, *arguments: str) -> float:
    """Start without a window, and read the moment of the first frame from the log."""
    log = home / "logs" / "last-run.log"
    began = time.time()
    started = host.start(
        program, *arguments, HUSTINGS_HOME=host.path(home), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy",
        PYTHONPATH=host.path(ROOT), PYTHONDONTWRITEBYTECODE="",
    )  # fmt: skip
    try:
        while time.time() - began < PATIENCE:
            words = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
            line = next((line for line in words.splitlines() if "first frame" in line), None)
            if line is not None:
                return (float(line.split()[-1]) - began) * 1000
            time.sleep(0.05)
    finally:
        host.run("taskkill", "/f", "/im", Path(str(program).replace("\\", "/")).name)
        started.wait(PATIENCE)
    raise Problem(f"{program} showed no first frame within {PATIENCE:.0f} seconds.")
