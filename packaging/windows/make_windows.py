"""Makes the Windows packages, on Windows or under Wine, and tries them.

    python packaging/windows/make_windows.py build [--work DIR] [--dist DIR]
    python packaging/windows/make_windows.py check SETUP.exe [--out DIR]

`packaging/build.py` calls the functions of this module; run in the build environment, it also works alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import setup_program  # noqa: E402  (found beside this file, however it was started)
import windows_python  # noqa: E402
from windows_host import ON_WINDOWS, makensis, windows, wine  # noqa: E402
from workshop import NAME, ROOT, Problem, freeze  # noqa: E402

FILE = "hustings-{version}-windows-x86_64"


def missing() -> str | None:
    """What this machine lacks to build for Windows, in a sentence; None when it can."""
    if not makensis():
        return "The setup program for Windows needs makensis (Debian: sudo apt install nsis)."
    if not ON_WINDOWS and not wine():
        return "Building for Windows needs Windows, or Wine (Debian: sudo apt install wine64)."
    return None


def build(work: Path, dist: Path, version: str, epoch: int) -> list[Path]:
    """Freeze the game and pack it, into a setup program and a portable .zip in `dist`.

    `work` is a folder for what comes in between, `epoch` the time of the commit. Raises `Problem`.
    """
    work.mkdir(parents=True, exist_ok=True)
    dist.mkdir(parents=True, exist_ok=True)
    program = freeze(work, epoch) if ON_WINDOWS else freeze_under_wine(work, epoch)
    setup = dist / (FILE.format(version=version) + "-setup.exe")
    archive = dist / (FILE.format(version=version) + ".zip")
    try:
        setup_program.compile_setup(makensis() or "", program, version, setup, work, wide=not ON_WINDOWS)
    except subprocess.CalledProcessError as error:
        raise Problem(f"The setup program could not be made:\n{error.stdout}") from error
    setup_program.portable(program, archive, epoch)
    return [setup, archive]


def freeze_under_wine(work: Path, epoch: int) -> Path:
    """Freeze the program with a Python of Windows; returns its folder."""
    frozen = work / "frozen"
    python = windows_python.prepare(work / "python")
    with windows(work / "wine-to-build") as host:
        host.must(
            python, "-m", "PyInstaller", "-y", "--clean", "--log-level", "WARN",
            "--distpath", host.path(frozen), "--workpath", host.path(work / "pyinstaller"),
            host.path(ROOT / "packaging" / "hustings.spec"),
            PYTHONHASHSEED="0", SOURCE_DATE_EPOCH=str(epoch), PYTHONUTF8="1", PYTHONDONTWRITEBYTECODE="1",
            PYINSTALLER_CONFIG_DIR=host.path(work / "pyinstaller-cache"),
        )  # fmt: skip
    return frozen / NAME
