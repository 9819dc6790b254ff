"""The entries of MODIPOLY's components.toml, as the drawing code reads them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from art.manifest import ROOT

COMPONENTS = "engine/modipoly/components.toml"


@cache
def _components() -> dict[str, Any]:
    return tomllib.loads((ROOT / COMPONENTS).read_text(encoding="utf-8"))


def entries(table: str) -> list[dict[str, Any]]:
    """All entries of one table, such as `news`, in order."""
    found: list[dict[str, Any]] = _components()[table]
    return found


def entry(table: str, key: str) -> dict[str, Any]:
    """One entry by its id."""
    return next(found for found in entries(table) if found["id"] == key)


def reference(table: str, key: str) -> str:
    """How the manifest names an entry."""
    return f"{COMPONENTS}#{table}/{key}"
