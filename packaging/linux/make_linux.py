"""Builds what Linux installs: a `.deb`, and a `.tar.gz` with an installer for one person."""

from __future__ import annotations

import sys
from pathlib import Path

import check_deb
import check_tarball
import figures as measured
from furniture import Release
from glibc_floor import floor
from make_deb import TOOLS as DEB_TOOLS
from make_deb import make_deb
from make_tarball import make_tarball
from places import CleanRoot, EmptyHome, why_no_clean_root
from workshop import NAME, WORK, Problem, freeze, lacking, version
from workshop import epoch as moment

TOOLS = {"objdump": "binutils", "strip": "binutils"}


def missing() -> str | None:
    """The sentence about what this machine lacks, or None when it can build."""
    if not sys.platform.startswith("linux"):
        return "the Linux packages are built on Linux."
    return lacking(TOOLS)


def build(work: Path, dist: Path, version: str, epoch: int) -> list[Path]:
    """Make the packages in `dist` and return them. Raises `Problem`."""
    program = freeze(work, epoch)
    glibc, _ = floor(program)
    release = Release(version, epoch, glibc)
    made = [make_tarball(program, release, dist)]
    without_deb = lacking(DEB_TOOLS)
    if without_deb:
        print(f"No .deb: {without_deb}", file=sys.stderr)
    else:
        made.append(make_deb(program, release, dist))
    return made


def check(artifact: Path, out: Path) -> list[str]:
    """Install, start, upgrade and remove a package in a clean root, or try what can be tried without one."""
    work, frozen = WORK / "linux", _frozen()
    barred = why_no_clean_root()
    if barred:
        print(f"  no clean root: {barred} What is left is tried in an empty home.", file=sys.stderr)
    if artifact.suffix == ".deb":
        failures = [*check_deb.check_checkers(artifact, work)]
        if barred:
            return [*failures, *check_deb.check_unpacked(out, work)]
        release = Release(version(), moment(), floor(frozen)[0])
        return [*failures, *check_deb.check_installed(artifact, frozen, release, out, work)]
    if barred:
        return [*check_tarball.check_installed(artifact, EmptyHome(work / "home"), out, work)]
    place = CleanRoot(work / "root")
    try:
        return [*check_tarball.check_installed(artifact, place, out, work)]
    finally:
        place.close()


def figures(artifact: Path, out: Path) -> list[dict[str, object]]:
    """Sizes of a package; with the first of them, also how the program starts."""
    frozen = _frozen()
    found = measured.sizes(artifact, frozen)
    if artifact.suffix == ".gz":
        found += measured.laid_out(frozen) + measured.starts(frozen)
    return found


def _frozen() -> Path:
    frozen = WORK / "linux" / "frozen" / NAME
    if not frozen.is_dir():
        raise Problem("There is no frozen program to check; build it first.")
    return frozen
