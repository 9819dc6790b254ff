"""The people of Election Tamasha, read from netas.toml and orators.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from art.manifest import ROOT
from art.portraits.look import Look

FILE = "art/tamasha/netas.toml"
ORATORS = "art/tamasha/orators.toml"
GROUPS = ("head", "hair", "eyes", "nose", "mouth", "whiskers", "worn", "pose")
"""The lines of an entry; together they hold the fields of a Look."""


@dataclass(frozen=True)
class Neta:
    """How one person is drawn."""

    look: Look
    halo: str
    """The disc behind the head: whatever makes hat and hair stand out."""
    hindi: str
    """The name in Devanagari, painted small under the ribbon."""


@cache
def _entries(file: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((ROOT / file).read_text(encoding="utf-8"))


def look(file: str, key: str) -> Look:
    """The parts of one person's portrait."""
    found = _entries(file)[key]
    fields: dict[str, Any] = {}
    for group in GROUPS:
        fields |= found.get(group, {})
    fixed: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()
    }
    return Look(**fixed)


def neta(key: str) -> Neta:
    """The person with this id."""
    found = _entries(FILE)[key]
    return Neta(look(FILE, key), found["halo"], found["hindi"])


def reference(key: str) -> str:
    """How the manifest names the entry."""
    return f"{FILE}#{key}"
