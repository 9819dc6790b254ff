"""From a game's `components.toml`, which people write, to `components.json`, which the game reads.

Reading the first takes longer than starting the whole engine; the second holds the same facts without
comments, sources and looks, which only the art needs.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import msgspec


def compiled(written: Path, kinds: Sequence[str], unread: Collection[str]) -> bytes:
    """What `components.json` should hold for the file `written`: a card a line.

    `kinds` are the tables that the game reads, in their order; keys named in `unread` are left out.
    """
    data = tomllib.loads(written.read_text("utf-8"))
    parts = [f'"{kind}": {_lines(_plain(data[kind], unread))}' for kind in kinds]
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def _lines(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_lines, value)) + "\n]"
    return msgspec.json.encode(value).decode()


def _plain(value: Any, unread: Collection[str]) -> Any:
    if isinstance(value, dict):
        return {key: _plain(inner, unread) for key, inner in value.items() if key not in unread}
    return [_plain(inner, unread) for inner in value] if isinstance(value, list) else value
