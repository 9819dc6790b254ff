"""What all the builders share: the names, the version, running a tool, and freezing the program."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"
NAME = "hustings"
APP_ID = "org.hustings.Hustings"
SINCE = 1_764_000_000
"""The time that stands in every package when the sources do not come with their history."""


class Problem(Exception):
    """The build cannot go on; carries the one sentence that says why."""


def version() -> str:
    """The game's version, such as "0.1.0"."""
    for line in (ROOT / "game" / "__init__.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise Problem("game/__init__.py does not say which version this is.")


def epoch() -> int:
    """Seconds since 1970 that every packed file bears: SOURCE_DATE_EPOCH, or that of the last change."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said.isdigit():
        return int(said)
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return SINCE
    told = subprocess.run(
        [git, "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(told.stdout) if told.stdout.strip().isdigit() else SINCE


def lacking(tools: Mapping[str, str]) -> str | None:
    """Given tools and the packages they come in: the sentence about those that are not here, or None."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if not missing:
        return None
    packages = " ".join(dict.fromkeys(tools[tool] for tool in missing))
    return (
        f"{' and '.join(missing)} not found; on Debian or Ubuntu, `sudo apt install {packages}` brings them."
    )


def run(
    command: Sequence[str | Path],
    what: str,
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    log: Path | None = None,
    timeout: float = 900,
) -> str:
    """Run a tool to its end and return what it printed. `what` names the work in the sentence if it fails.

    `env` is added to the surroundings. With `log`, everything it printed is kept there. Raises `Problem`.
    """
    surroundings = {**os.environ, **(env or {})}
    surroundings.pop("PYTHONPATH", None)
    try:
        done = subprocess.run(
            [str(word) for word in command], cwd=cwd, env=surroundings, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=timeout,
            check=False,
        )  # fmt: skip
    except OSError as error:
        raise Problem(f"{what} failed: {command[0]} cannot be started ({error.strerror}).") from error
    except subprocess.TimeoutExpired as slow:
        raise Problem(f"{what} was stopped after {timeout:.0f} seconds.") from slow
    if log is not None:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        tail = "\n".join(done.stdout.strip().splitlines()[-8:])
        kept = f"\nAll of it is in {log}." if log else ""
        raise Problem(f"{what} failed (exit code {done.returncode}):\n{tail}{kept}")
    return done.stdout


def freeze(work: Path, moment: int) -> Path:
    """Freeze the program for this system and return its folder; on a Mac, `Hustings.app` lies beside it."""
    place = work / "frozen"
    shutil.rmtree(place, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "-y", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(place), "--workpath", str(work / "pyinstaller")]
    run(
        [*command, ROOT / "packaging" / "hustings.spec"],
        "Freezing the program",
        cwd=ROOT,
        env={
            "PYTHONHASHSEED": "0",
            "SOURCE_DATE_EPOCH": str(moment),
            "PYINSTALLER_CONFIG_DIR": str(work / "pyinstaller-cache"),
        },
        log=work / "pyinstaller.log",
    )
    return place / NAME


def filled(template: str, values: Mapping[str, object]) -> str:
    """A template with each `@NAME@` replaced by its value."""
    for name, value in values.items():
        template = template.replace(f"@{name}@", str(value))
    return template


def write_checksums(files: Sequence[Path], to: Path) -> None:
    """One line a file, as `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)]
    to.write_text("".join(lines), encoding="utf-8", newline="\n")
