"""What stands around the program on a Linux desktop: menu entry, icons, file type, page of the manual."""

from __future__ import annotations

import platform
import shutil
import time
from dataclasses import dataclass
from pathlib import Path

from workshop import APP_ID, ROOT, filled

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LICENCE = "LicenseRef-proprietary"


@dataclass(frozen=True)
class Release:
    """What the templates of this folder are filled with."""

    version: str
    moment: int
    """Seconds since 1970 that stand for when it was made."""
    glibc: str
    """The oldest glibc that it runs on."""

    def text(self, template: str, **more: object) -> str:
        """The file `template` of this folder, filled in."""
        made = time.gmtime(self.moment)
        values = {
            "VERSION": self.version,
            "DATE": time.strftime("%Y-%m-%d", made),
            "MOMENT": time.strftime("%a, %d %b %Y %H:%M:%S +0000", made),
            "GLIBC": self.glibc,
            "MACHINE": platform.machine(),
            "SIZES": " ".join(map(str, SIZES)),
            "LICENCE": LICENCE,
        }
        return filled((HERE / template).read_text(encoding="utf-8"), values | more)


def icon(size: int) -> Path:
    """The picture of the program in one size."""
    return ROOT / "art" / "made" / "icon" / f"hustings-{size}.png"


def put(path: Path, content: str | bytes, mode: int = 0o644) -> None:
    """Write a file, making its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    path.chmod(mode)


def copy_program(folder: Path, to: Path) -> None:
    """Copy the frozen program with modes that do not depend on who builds it."""
    shutil.copytree(folder, to, symlinks=True)
    for path in [to, *to.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        elif not path.is_symlink():
            path.chmod(0o755 if path == to / "hustings" else 0o644)


def put_desktop_files(release: Release, share: Path) -> None:
    """The files as they lie below /usr/share."""
    put(share / "applications" / f"{APP_ID}.desktop", release.text(f"{APP_ID}.desktop"))
    put(share / "metainfo" / f"{APP_ID}.metainfo.xml", release.text(f"{APP_ID}.metainfo.xml"))
    put(share / "mime" / "packages" / "hustings.xml", release.text("hustings-mime.xml"))
    for size in SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        put(place, icon(size).read_bytes())
