"""Packs the frozen program as a Debian package."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory

from furniture import HERE, Release, copy_program, put, put_desktop_files
from workshop import NAME, filled, run

TOOLS = {"dpkg-deb": "dpkg"}
SCRIPTS = ("preinst", "prerm")


def make_deb(program: Path, release: Release, dist: Path) -> Path:
    """Pack the frozen folder `program` into `dist` and return the package. Raises `Problem`."""
    architecture = run(["dpkg", "--print-architecture"], "Asking dpkg for the architecture").strip()
    package = dist / f"{NAME}_{release.version}_{architecture}.deb"
    with TemporaryDirectory() as place:
        top = Path(place) / NAME
        _lay_out(top, program, release)
        kilobytes = sum(_blocks(path) for path in top.rglob("*"))
        control = release.text("control", ARCHITECTURE=architecture, SIZE=kilobytes)
        put(top / "DEBIAN" / "control", control)
        put(top / "DEBIAN" / "md5sums", _md5sums(top))
        for script in SCRIPTS:
            put(top / "DEBIAN" / script, (HERE / script).read_bytes(), 0o755)
        _clamp(top, release.moment)
        run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", top, package],
            "Packing the .deb",
            env={"SOURCE_DATE_EPOCH": str(release.moment), "DPKG_DEB_THREADS_MAX": "1"},
        )
    return package


def _lay_out(top: Path, program: Path, release: Release) -> None:
    copy_program(program, top / "usr" / "lib" / NAME)
    games = top / "usr" / "games"
    games.mkdir(parents=True)
    (games / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = top / "usr" / "share"
    put_desktop_files(release, share)
    put(share / "man" / "man6" / "hustings.6.gz", _squeezed(release.text("hustings.6")))
    put(share / "doc" / NAME / "changelog.gz", _squeezed(release.text("changelog")))
    put(share / "doc" / NAME / "copyright", _copyright(program, release))
    put(share / "lintian" / "overrides" / NAME, release.text("lintian-overrides"))
    for folder in [top, *(path for path in top.rglob("*") if path.is_dir() and not path.is_symlink())]:
        folder.chmod(0o755)


def _copyright(program: Path, release: Release) -> str:
    """Debian's machine-readable form, with a paragraph for each bundled component."""
    index = json.loads((program / "_internal" / "licences" / "index.json").read_text(encoding="utf-8"))
    bundled = "\n".join(f" {part['name']} ({part['version']}): {part['licence']}" for part in index)
    return filled((HERE / "copyright").read_text(encoding="utf-8"), {"BUNDLED": bundled})


def _squeezed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _blocks(path: Path) -> int:
    """Kilobytes that a file takes on the disk, as Debian counts them: folders and links take one."""
    return (path.stat().st_size + 1023) // 1024 if path.is_file() and not path.is_symlink() else 1


def _md5sums(top: Path) -> str:
    files = (path for path in sorted(top.rglob("*")) if path.is_file() and not path.is_symlink())
    shipped = (path for path in files if path.relative_to(top).parts[0] != "DEBIAN")
    sums = ((hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest(), path) for path in shipped)
    return "".join(f"{total}  {path.relative_to(top).as_posix()}\n" for total, path in sums)


def _clamp(top: Path, moment: int) -> None:
    for path in [top, *top.rglob("*")]:
        os.utime(path, (moment, moment), follow_symlinks=False)
