"""Fetches the lettering faces with `npm pack` and unpacks them into art/fonts (ignored by git).

    python -m art.fetch_fonts

Needed only to redraw pictures. Versions and hashes are pinned in fonts.toml.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ART = Path(__file__).parent
PINS = ART / "fonts.toml"
FOLDER = ART / "fonts"


class FontsMissing(RuntimeError):
    """A lettering face is not there, or is not the one that was pinned."""


def font_file(name: str) -> Path:
    """The unpacked file of a face such as `Khand_700Bold`; FontsMissing if it was not fetched."""
    file = FOLDER / f"{name}.ttf"
    if not file.exists():
        raise FontsMissing(f"The face {name} is missing: run  python -m art.fetch_fonts  first.")
    return file


def fetch() -> list[Path]:
    """Fetch whatever is missing; the files that were unpacked."""
    FOLDER.mkdir(exist_ok=True)
    unpacked: list[Path] = []
    for pin in tomllib.loads(PINS.read_text(encoding="utf-8"))["font"]:
        wanted = [FOLDER / Path(face).name for face in pin["faces"]]
        if not all(file.exists() for file in wanted):
            unpacked += _unpack(pin)
    return unpacked


def _unpack(pin: dict[str, Any]) -> list[Path]:
    with tempfile.TemporaryDirectory() as scratch:
        archive = _pack(f"{pin['package']}@{pin['version']}", Path(scratch))
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        if digest != pin["sha256"]:
            raise FontsMissing(f"{archive.name} is not the pinned archive; nothing was unpacked.")
        files = []
        with tarfile.open(archive) as tar:
            for face in pin["faces"]:
                member = tar.extractfile(f"package/{face}")
                if member is None:
                    raise FontsMissing(f"{archive.name} has no {face}.")
                file = FOLDER / Path(face).name
                file.write_bytes(member.read())
                files.append(file)
    return files


def _pack(package: str, into: Path) -> Path:
    try:
        done = subprocess.run(
            ["npm", "pack", "--silent", package],
            cwd=into,
            check=True,
            capture_output=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise FontsMissing(f"npm could not fetch {package}: {error}") from error
    return into / done.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    try:
        for path in fetch():
            print(path.relative_to(ART.parent))
    except FontsMissing as problem:
        sys.exit(str(problem))
