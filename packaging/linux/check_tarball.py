"""Installs the archive for one person, badly and well, upgrades it, and takes it away again."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from pathlib import Path

from check_deb import DATA
from check_program import Trial
from places import CleanRoot, Done, Place
from sample_match import sample_match
from virtual_screen import virtual_screen, why_none
from workshop import APP_ID

LIBRARIES = ("libx11-6", "libxext6")
"""What every desktop has, and a minimal root has not."""


def check_installed(archive: Path, place: Place, out: Path, work: Path) -> Iterator[str]:
    """Everything that a person does with it, in a clean root or at least in an empty home."""
    unpacked = _unpack(archive, place)
    if isinstance(place, CleanRoot):
        for line in ("update", "install -y --no-install-recommends " + " ".join(LIBRARIES)):
            place.root(["apt-get", *line.split()])
        yield from _bad_places(place, unpacked)
    match = sample_match(work / "kept.hustings")
    kept = place.outside(place.home / DATA / "saves" / "kept.hustings")
    place.give(match, place.home / DATA / "saves" / "kept.hustings")
    yield from _well(place, unpacked, out)
    if kept.read_bytes() != match.read_bytes():
        yield "a saved match did not survive"
    gone = _script(place, unpacked, "uninstall.sh", "--purge-saves")
    if gone.code or kept.exists():
        yield f"--purge-saves leaves the saves: {gone.said}"


def _well(place: Place, unpacked: Path, out: Path) -> Iterator[str]:
    first = _script(place, unpacked, "install.sh")
    if first.code:
        yield f"install.sh: {first.said}"
        return
    share, program = place.home / ".local/share", place.home / ".local/opt/hustings"
    entry = place.outside(share / "applications" / f"{APP_ID}.desktop").read_text("utf-8")
    if f'Exec="{program}/hustings" %f' not in entry.splitlines():
        yield "the menu entry does not name the whole path"
    trial = Trial(place, str(place.home / ".local/bin/hustings"), out, "tarball")
    yield from trial.works_at_all()
    yield from trial.opens_a_window()
    if why_none() is None:
        with virtual_screen() as screen, trial.running(screen):
            yield from _refuses(_script(place, unpacked, "install.sh"), "close it", "a running copy")
            yield from _refuses(_script(place, unpacked, "uninstall.sh"), "close it", "a running copy")
    again = _script(place, unpacked, "install.sh")
    if again.code or trial.run("--version").code:
        yield f"installing it again: {again.said}"
    stamp = place.outside(program / "VERSION")
    stamp.write_text("99.0\n")
    yield from _refuses(_script(place, unpacked, "install.sh"), "older", "a newer version")
    if _script(place, unpacked, "install.sh", "--older").code:
        yield "install.sh --older does not go back to an older version"
    gone = place.run(["sh", program / "uninstall.sh"])
    left = [path for name in ("bin", "opt", "share/applications", "share/icons", "share/mime") for path in
            place.outside(place.home / ".local" / name).rglob("*ustings*")]  # fmt: skip
    if gone.code or left:
        yield f"uninstall.sh leaves {left or gone.said}"


def _bad_places(place: CleanRoot, unpacked: Path) -> Iterator[str]:
    """A disk that is full, one that fills up meanwhile, and a folder that cannot be written to."""
    small = place.home / "small disk"
    for megabytes in (1, 20):
        place.mount(small, "-t", "tmpfs", "-o", f"size={megabytes}m,mode=777", "tmpfs")
        said = _script(place, unpacked, "install.sh", "--prefix", str(small))
        yield from _refuses(said, "room", f"a disk of {megabytes} MB")
        if list(place.outside(small).rglob("hustings*")):
            yield f"on a disk of {megabytes} MB something is left behind"
        place.unmount(small)
    yield from _refuses(
        _script(place, unpacked, "install.sh", "--prefix", "/usr"), "written", "a read-only place"
    )
    yield from _refuses(_script(place, unpacked, "install.sh", "--nonsense"), "takes", "an unknown option")


def _refuses(done: Done, word: str, what: str) -> Iterator[str]:
    """It ends with 1 and one line that holds the word."""
    lines = done.err.strip().splitlines()
    if done.code != 1 or len(lines) != 1 or word not in lines[0]:
        yield f"with {what} it ends with {done.code} and says {done.err.strip()!r}"


def _unpack(archive: Path, place: Place) -> Path:
    downloads = place.outside(place.home / "Downloads")
    downloads.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive) as tar:
        tar.extractall(downloads, filter="tar")
    if isinstance(place, CleanRoot):
        place.own_home()
    return place.home / "Downloads" / archive.name.removesuffix(".tar.gz")


def _script(place: Place, unpacked: Path, name: str, *words: str) -> Done:
    return place.run(["sh", unpacked / name, *words])
