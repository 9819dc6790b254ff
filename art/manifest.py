"""The manifest of made pictures: from which inputs each was drawn. Standard library only.

`art/made/manifest.json` names, for each picture, its drawing sources and data entries and one
digest of all of them. Whoever changes an input must draw the picture again; a test compares.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FILE = ROOT / "art" / "made" / "manifest.json"
ALWAYS = ("art/fonts.toml",)
"""Inputs of every picture: the pins of the lettering faces."""


def digest(sources: Iterable[str], data: Iterable[str]) -> str:
    """One digest of the drawing code and data entries that a picture is made from."""
    total = hashlib.sha256()
    for source in sorted({*sources, *ALWAYS}):
        total.update(f"{source}\0{_source_digest(source)}\n".encode())
    for entry in data:
        total.update(f"{entry}\0{_entry(entry)}\n".encode())
    return total.hexdigest()[:24]


def load() -> dict[str, Any]:
    """The manifest as it was last written: path -> `sources`, `data`, `inputs`."""
    if not FILE.exists():
        return {}
    loaded: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return loaded


def save(entries: dict[str, Any]) -> None:
    """Write the manifest, one picture a line, in order of their paths."""
    lines = [f"{json.dumps(path)}: {json.dumps(entries[path])}" for path in sorted(entries)]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


@cache
def _source_digest(source: str) -> str:
    path = ROOT / source
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(ROOT).as_posix().encode())
        total.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()


@cache
def _toml(file: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / file).read_text(encoding="utf-8"))


def _entry(reference: str) -> str:
    """The entry `file.toml#table/id` as stable text; without an id, the whole table."""
    file, _, place = reference.partition("#")
    table, _, key = place.partition("/")
    found = _toml(file)[table]
    if key:
        found = next(entry for entry in found if entry["id"] == key)
    return json.dumps(found, sort_keys=True, ensure_ascii=False)
