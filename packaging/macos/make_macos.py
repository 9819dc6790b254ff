"""Makes the macOS package, a disk image with `Hustings.app` in it, and tries it. Works on a Mac alone.

`packaging/build.py macos` calls its functions: `missing`, `build`, `check` and `figures`. Signing with a
developer's identity and notarising are steps of the release, told in packaging/README.md; what is built here
bears PyInstaller's ad-hoc signature.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from against_source import SIMULATE, golden_picture, same_digest, same_picture
from bundle_info import OLDEST_SYSTEM
from mac_floor import asking_for_more
from sample_match import sample_match
from workshop import Problem, freeze, run

APP = "Hustings.app"
MEGABYTE = 1_000_000
TOOLS = ("hdiutil", "ditto", "otool", "codesign", "plutil")


def missing() -> str | None:
    """What this machine lacks to build for macOS, in a sentence; None when it can."""
    if sys.platform != "darwin":
        return "The package for macOS is built on a Mac."
    absent = [tool for tool in TOOLS if shutil.which(tool) is None]
    return f"{' and '.join(absent)} not found; `xcode-select --install` brings them." if absent else None


def build(work: Path, dist: Path, version: str, epoch: int) -> list[Path]:
    """Freeze the game and put it into a disk image in `dist`. Raises `Problem`."""
    app = freeze(work, epoch).with_name(APP)
    shown = work / "shown"
    shutil.rmtree(shown, ignore_errors=True)
    shown.mkdir(parents=True)
    run(["ditto", app, shown / APP], "Copying the app")  # unlike a plain copy, it keeps links and signatures
    (shown / "Applications").symlink_to("/Applications")
    image = dist / f"hustings-{version}-macos-{platform.machine()}.dmg"
    image.unlink(missing_ok=True)
    run(
        ["hdiutil", "create", "-volname", "Hustings", "-srcfolder", shown, "-format", "UDZO", image],
        "Making the disk image",
    )
    return [image]


def check(artifact: Path, out: Path) -> list[str]:
    """Copy the app out of the image and try it; the sentences of what does not hold."""
    app = out / APP
    shutil.rmtree(app, ignore_errors=True)
    with mounted(artifact, out / "image") as volume:
        run(["ditto", volume / APP, app], "Copying the app out of the image")
    failures = [
        f"{file} needs macOS {needed}, and {OLDEST_SYSTEM} is promised"
        for file, needed in asking_for_more(app, OLDEST_SYSTEM)
    ]
    failures += _whole(app)
    program = app / "Contents" / "MacOS" / "hustings"
    picture, match = out / "installed.png", sample_match(out / "sample.hustings")
    for arguments in (
        ("--version",),
        ("doctor",),
        ("self-check", "--shot", str(picture)),
        ("replay", str(match), "--verify"),
    ):
        failures += _tried(program, *arguments)
    if not same_picture(picture, golden_picture(out)):
        failures.append(f"{picture} differs from the picture that the source draws")
    played = subprocess.run([program, *SIMULATE], capture_output=True, text=True, check=False)
    if played.returncode or not same_digest(played.stdout):
        failures.append("simulate comes to another digest than from source")
    return failures


def figures(artifact: Path, out: Path) -> list[dict[str, object]]:
    """The size of the image. Times are measured where they can be compared, on Linux and Windows."""
    size = round(artifact.stat().st_size / MEGABYTE, 1)
    return [{"name": f"macOS ({platform.machine()}): disk image", "value": size, "unit": "MB", "limit": None}]


@contextmanager
def mounted(image: Path, at: Path) -> Iterator[Path]:
    """The image's contents, as long as the block runs."""
    at.mkdir(parents=True, exist_ok=True)
    run(["hdiutil", "attach", image, "-readonly", "-nobrowse", "-mountpoint", at], "Opening the disk image")
    try:
        yield at
    finally:
        run(["hdiutil", "detach", at, "-force"], "Closing the disk image")


def _whole(app: Path) -> list[str]:
    """Whether macOS itself finds the bundle and its signature in order."""
    failures = []
    for command in (
        ["plutil", "-lint", app / "Contents" / "Info.plist"],
        ["codesign", "--verify", "--deep", "--strict", app],
    ):
        try:
            run(command, f"{command[0]} on {app.name}")
        except Problem as problem:
            failures.append(str(problem))
    return failures


def _tried(program: Path, *arguments: str) -> list[str]:
    ended = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if not ended.returncode:
        return []
    said = " / ".join((ended.stdout + ended.stderr).strip().splitlines()[-3:])
    return [f"{arguments[0]} ends with {ended.returncode}: {said}"]
