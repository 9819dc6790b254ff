"""The entries of Al-Entkhbat's components.toml, as the drawing code reads them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from art.manifest import ROOT

COMPONENTS = "engine/entkhbat/components.toml"
ARABIC = "art/entkhbat/arabic.toml"


@cache
def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / file).read_text(encoding="utf-8"))


def entries(table: str) -> list[dict[str, Any]]:
    """All entries of one table, such as `action_card`, in order."""
    found: list[dict[str, Any]] = _read(COMPONENTS)[table]
    return found


def entry(table: str, key: str) -> dict[str, Any]:
    """One entry by its id."""
    return next(found for found in entries(table) if found["id"] == key)


def vote(value: int) -> dict[str, Any]:
    """The entry of the vote cards of one value."""
    return next(found for found in entries("vote_card") if found["value"] == value)


def arabic(key: str) -> str:
    """The second line of a card, in Arabic; figures are turned round, because a line is set as one run."""
    line = str(_read(ARABIC)["card"][key])
    return re.sub(r"\d+", lambda digits: digits[0][::-1], line)


def reference(table: str, key: str = "") -> str:
    """How the manifest names an entry (or a whole table)."""
    return f"{COMPONENTS}#{table}/{key}" if key else f"{COMPONENTS}#{table}"
