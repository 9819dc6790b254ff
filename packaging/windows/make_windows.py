"""Makes the Windows packages, on Windows or under Wine, and tries them.

`packaging/build.py windows` calls its functions: `missing`, `build`, `check` and `figures`.
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import setup_program
import windows_python
import windows_speed
import windows_trial
from windows_host import ON_WINDOWS, makensis, windows, wine
from workshop import NAME, ROOT, Problem, freeze

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


def check(artifact: Path, out: Path) -> list[str]:
    """Try the setup program in a clean Windows, pictures go to `out`; the sentences of what does not hold."""
    return windows_trial.try_setup(artifact, out) if artifact.suffix == ".exe" else _try_portable(artifact)


def _try_portable(archive: Path) -> list[str]:
    """The .zip holds the files that the setup program installs, so here it need only be whole."""
    with zipfile.ZipFile(archive) as pack:
        broken = pack.testzip()
        wanted = {"Hustings/hustings.exe", "Hustings/hustings-cli.exe"} - set(pack.namelist())
    return [f"{name} is damaged" for name in (broken,) if name] + [f"{name} is missing" for name in wanted]


def figures(artifact: Path, out: Path) -> list[dict[str, object]]:
    """Sizes and times of the setup program, each with the bar that it is judged by."""
    if artifact.suffix != ".exe":
        return []
    python = Path(sys.executable) if ON_WINDOWS else windows_python.prepare(out.parent / "python")
    return windows_speed.measure(artifact, out, python)
