"""Which code the made files came from: a test can tell without making them that they are current."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
MADE = HERE / "made"
MANIFEST = MADE / "manifest.toml"
LOOKING_ON = ("sheet.py",)
"""Modules that only look at the sounds and have no part in them."""


def fingerprint(data: bytes) -> str:
    """The SHA-256 of some bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def inputs() -> str:
    """One fingerprint of all the code that makes the sounds, whatever the line endings."""
    sources = sorted(path for path in HERE.glob("*.py") if path.name not in LOOKING_ON)
    text = b"".join(
        path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") for path in sources
    )
    return fingerprint(text)


def write() -> None:
    """Note down the code and every made file as they are now."""
    lines = [
        "# Written by sounds.make: what the sounds were made from, and what came out.",
        f'inputs = "{inputs()}"',
    ]
    lines += ["", "[files]"]
    lines += [f'"{path.name}" = "{fingerprint(path.read_bytes())}"' for path in sorted(MADE.glob("*.ogg"))]
    MANIFEST.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def complaints() -> list[str]:
    """One sentence for each way in which the made files are not what the code makes; empty if all is well."""
    noted = tomllib.loads(MANIFEST.read_text(encoding="utf-8"))
    found = {path.name: fingerprint(path.read_bytes()) for path in MADE.glob("*.ogg")}
    said = [f"{name} is missing." for name in sorted(noted["files"].keys() - found.keys())]
    said += [f"{name} is in no list." for name in sorted(found.keys() - noted["files"].keys())]
    said += [
        f"{name} was changed by hand."
        for name in sorted(found)
        if noted["files"].get(name, found[name]) != found[name]
    ]
    if noted["inputs"] != inputs():
        said.append("The code has changed since the sounds were made: run python -m sounds.make.")
    return said
