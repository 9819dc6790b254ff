"""From `components.toml`, which people write, to `components.json`, which the game reads.

    python -m engine.modipoly.components

writes the second anew. Reading the first takes longer than starting the whole engine; the second holds the
same facts without comments and sources. A test checks that it is current.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.core import components

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
    return components.compiled(WRITTEN, KINDS, UNREAD)


if __name__ == "__main__":
    READ.write_bytes(compiled())
