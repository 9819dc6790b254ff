"""From `components.toml`, which people write, to `components.json`, which the game reads.

    python -m engine.modipoly.components

writes the second anew. Reading the first takes longer than starting the whole engine; the second holds the
same facts without comments and sources. A test checks that it is current.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

FOLDER: Final = Path(__file__).parent
WRITTEN: Final = FOLDER / "components.toml"
READ: Final = FOLDER / "components.json"

KINDS: Final = (
    "game",
    "win",
    "money",
    "tokens",
    "meter",
    "players",
    "role",
    "ordinary_devoted",
    "sector",
    "space",
    "deed",
    "ordinance",
    "news",
    "promise",
)
UNREAD: Final = frozenset({"source", "name_source", "icon", "colour"})


def compiled() -> bytes:
    """What `components.json` should hold: a card a line."""
    data = tomllib.loads(WRITTEN.read_text("utf-8"))
    kinds = [f'"{kind}": {_lines(_plain(data[kind]))}' for kind in KINDS]
    return ("{\n" + ",\n".join(kinds) + "\n}\n").encode()


def _lines(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_lines, value)) + "\n]"
    return msgspec.json.encode(value).decode()


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items() if key not in UNREAD}
    return [_plain(inner) for inner in value] if isinstance(value, list) else value


if __name__ == "__main__":
    READ.write_bytes(compiled())
