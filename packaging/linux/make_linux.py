"""Builds what Linux installs: a `.deb`, and a `.tar.gz` with an installer for one person."""

from __future__ import annotations

import sys
from pathlib import Path

from furniture import Release
from glibc_floor import floor
from make_deb import TOOLS as DEB_TOOLS
from make_deb import make_deb
from make_tarball import make_tarball
from workshop import freeze, lacking

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
