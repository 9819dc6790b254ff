"""Installs, upgrades and removes the Debian package, and asks Debian's own checkers what they think of it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from check_program import GAME, Trial
from furniture import Release
from make_deb import make_deb
from places import CleanRoot, EmptyHome
from sample_match import sample_match
from virtual_screen import virtual_screen, why_none
from workshop import APP_ID, NAME, run

ALLOWED = {
    "custom-library-search-path", "embedded-library", "library-not-linked-against-libc",
    "shared-library-lacks-prerequisites", "duplicate-font-file", "hardening-no-pie",
}  # fmt: skip
"""What may be overridden in a package that brings its own libraries."""

PROGRAM = "/usr/games/hustings"
DATA = ".local/share/hustings"


def check_checkers(package: Path, work: Path) -> Iterator[str]:
    """lintian, desktop-file-validate and appstreamcli, as far as they are here."""
    unpacked = work / "unpacked"
    shutil.rmtree(unpacked, ignore_errors=True)
    run(["dpkg-deb", "-x", package, unpacked], "Unpacking the .deb")
    share = unpacked / "usr" / "share"
    tools: dict[str, list[str | Path]] = {
        "lintian": ["--no-cfg", "--show-overrides", package],
        "desktop-file-validate": [share / "applications" / f"{APP_ID}.desktop"],
        "appstreamcli": ["validate", "--no-net", share / "metainfo" / f"{APP_ID}.metainfo.xml"],
    }
    for tool, words in tools.items():
        if shutil.which(tool) is None:
            print(f"  {tool} is not here, so it was not asked", file=sys.stderr)
            continue
        told = subprocess.run([tool, *map(str, words)], capture_output=True, text=True, check=False)
        if tool == "lintian":
            yield from _lintian(told.stdout)
        elif told.returncode or told.stdout.strip().endswith("error"):
            yield f"{tool}: {' / '.join((told.stdout + told.stderr).split())}"


def _lintian(said: str) -> Iterator[str]:
    for line in said.splitlines():
        kind, _, rest = line.partition(": ")
        tag = rest.partition(": ")[2].split(" ")[0]
        if kind in ("E", "W") or (kind == "O" and tag not in ALLOWED):
            yield f"lintian: {line}"


def check_installed(package: Path, frozen: Path, release: Release, out: Path, work: Path) -> Iterator[str]:
    """Install it in a clean root, try it, upgrade it, and take it away again."""
    place = CleanRoot(work / "root")
    try:
        yield from _without_room(place, package)
        installed = _install(place, package)
        if installed:
            yield installed
            return
        trial = Trial(place, PROGRAM, out, "deb")
        yield from trial.failures()
        keeps = _Keeps(place, work)
        yield from _upgrade(place, trial, frozen, release, work)
        yield from keeps.whatever("an upgrade")
        yield from _purge(place)
        yield from keeps.whatever("a purge")
    finally:
        place.close()


def check_unpacked(out: Path, work: Path) -> Iterator[str]:
    """Where no clean root is allowed: unpack it and try the program as it lies there."""
    place = EmptyHome(work / "home")
    unpacked = work / "unpacked"
    yield from Trial(place, str(unpacked / "usr" / "lib" / NAME / NAME), out, "deb").failures()


def _install(place: CleanRoot, package: Path) -> str | None:
    shutil.copyfile(package, place.outside("/tmp") / package.name)
    done = place.root(["apt-get", "install", "-y", "--no-install-recommends", f"/tmp/{package.name}"])
    return f"apt-get install: {done.said}" if done.code else None


def _without_room(place: CleanRoot, package: Path) -> Iterator[str]:
    """On a full disk dpkg says so, and the package can still be installed once there is room."""
    program = Path("/usr/lib") / NAME
    place.mount(program, "-t", "tmpfs", "-o", "size=5m", "tmpfs")
    refused = _install(place, package)
    if not refused or "o space left" not in place.root(["dpkg", "-i", f"/tmp/{package.name}"]).err:
        yield f"without room an installation says {refused!r}"
    place.unmount(program)


class _Keeps:
    """A saved match and settings that nothing may touch."""

    def __init__(self, place: CleanRoot, work: Path) -> None:
        self.place = place
        match = sample_match(work / "kept.hustings", GAME)
        self.files = {f"{DATA}/saves/kept.hustings": match.read_bytes()}
        place.give(match, place.home / DATA / "saves" / "kept.hustings")
        settings = place.outside(place.home / DATA / "settings.toml")
        if settings.exists():
            self.files[f"{DATA}/settings.toml"] = settings.read_bytes()

    def whatever(self, happened: str) -> Iterator[str]:
        """The sentences about what is no longer as it was."""
        for name, before in self.files.items():
            path = self.place.outside(self.place.home / name)
            if not path.exists() or path.read_bytes() != before:
                yield f"{name} did not survive {happened}"


def _upgrade(place: CleanRoot, trial: Trial, frozen: Path, release: Release, work: Path) -> Iterator[str]:
    """To a newer one, while the old one runs and then while it does not."""
    newer = make_deb(frozen, Release(f"{release.version}+1", release.moment, release.glibc), work)
    if why_none() is None:
        with virtual_screen() as screen, trial.running(screen):
            refused = _install(place, newer)
            if not refused or "close it" not in place.root(["dpkg", "-i", f"/tmp/{newer.name}"]).err:
                yield "an upgrade goes over a running copy"
    said = _install(place, newer)
    if said:
        yield f"upgrade: {said}"
    altered = place.root(["dpkg", "-V", NAME])
    if altered.out.strip():
        yield f"dpkg -V: {altered.out.strip()}"
    if trial.run("self-check").code:
        yield "after an upgrade it does not pass its own check"


def _purge(place: CleanRoot) -> Iterator[str]:
    done = place.root(["apt-get", "purge", "-y", NAME])
    if done.code:
        yield f"apt-get purge: {done.said}"
    left = place.root(["find", "/usr", "/etc", "/var/lib/dpkg/info", "/opt", "-iname", "*hustings*"])
    if left.out.strip():
        yield f"a purge leaves {' '.join(left.out.split())}"
