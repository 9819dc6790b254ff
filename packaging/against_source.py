"""What a package must agree with: the game from source, on the same machine, in the same minute."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from workshop import ROOT, Problem

SIMULATE = ("simulate", "tamasha", "--games", "3", "--bots", "easy", "--seed", "7", "--json")
"""A command whose digest is the same on every machine."""


def from_source(*arguments: str) -> str:
    """What the game prints from source. Raises `Problem` when even that does not work."""
    ended = subprocess.run(
        [sys.executable, "-m", "game", *arguments], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if ended.returncode:
        said = (ended.stdout + ended.stderr).strip()
        raise Problem(f"From source, {' '.join(arguments)} ends with {ended.returncode}: {said}")
    return ended.stdout


def golden_picture(folder: Path) -> Path:
    """The first screen as the source draws it; made once per folder."""
    picture = folder / "from-source.png"
    if not picture.exists():
        from_source("self-check", "--shot", str(picture))
    return picture


def same_picture(one: Path, other: Path) -> bool:
    """Whether both are there and agree in every dot."""
    from PIL import Image, ImageChops

    if not (one.exists() and other.exists()):
        return False
    with Image.open(one) as first, Image.open(other) as second:
        alike = first.size == second.size
        return alike and ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getbbox() is None


def same_digest(printed: str) -> bool:
    """Whether what a package printed for `SIMULATE` comes to the digest that the source comes to."""
    digest: str = json.loads(from_source(*SIMULATE))["digest"]
    return bool(json.loads(printed)["digest"] == digest)
