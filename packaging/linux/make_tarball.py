"""Packs the frozen program with its installer, to be unpacked anywhere."""

from __future__ import annotations

import gzip
import io
import platform
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from furniture import SIZES, Release, copy_program, icon, put
from workshop import APP_ID, NAME


def make_tarball(program: Path, release: Release, dist: Path) -> Path:
    """Pack the frozen folder `program` into `dist` and return the archive."""
    name = f"{NAME}-{release.version}-linux-{platform.machine()}"
    with TemporaryDirectory() as place:
        top = Path(place) / name
        copy_program(program, top / NAME)
        put(top / "install.sh", release.text("install.sh"), 0o755)
        put(top / "uninstall.sh", release.text("uninstall.sh"), 0o755)
        put(top / "README.txt", release.text("README.txt"))
        share = top / "share"
        for plain in (
            "places.sh",
            "hustings-mime.xml",
            "hustings.6",
            f"{APP_ID}.desktop",
            f"{APP_ID}.metainfo.xml",
        ):
            put(share / plain, release.text(plain))
        for size in SIZES:
            put(share / "icons" / f"{size}.png", icon(size).read_bytes())
        archive = dist / f"{name}.tar.gz"
        archive.write_bytes(_packed(top, release.moment))
    return archive


def _packed(top: Path, moment: int) -> bytes:
    """The folder as a gzipped tar: same content and moment, same bytes."""
    raw = io.BytesIO()
    with (
        gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=moment, compresslevel=9) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in [top, *sorted(top.rglob("*"))]:
            entry = tar.gettarinfo(path, path.relative_to(top.parent).as_posix())
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mtime = moment
            if entry.isreg():
                with path.open("rb") as file:
                    tar.addfile(entry, file)
            else:
                entry.mode = 0o755 if entry.isdir() else 0o777
                tar.addfile(entry)
    return raw.getvalue()
