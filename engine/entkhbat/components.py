"""From `components.toml`, which people write, to `components.json`, which the game reads.

    python -m engine.entkhbat.components

writes the second anew. The second holds the same facts without comments, sources and looks, which only the
art needs. A test checks that it is current.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.core import components

FOLDER: Final = Path(__file__).parent
WRITTEN: Final = FOLDER / "components.toml"
READ: Final = FOLDER / "components.json"

KINDS: Final = (
    "limits",
    "regions_per_candidate",
    "action_card",
    "vote_card",
    "region_card",
    "option",
    "persona",
    "penalty_reason",
    "tutorial",
)
UNREAD: Final = frozenset({"source", "colour", "emblem", "decision", "applies"})


def compiled() -> bytes:
    """What `components.json` should hold: a card a line."""
    return components.compiled(WRITTEN, KINDS, UNREAD)


if __name__ == "__main__":
    READ.write_bytes(compiled())
