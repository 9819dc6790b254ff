"""From `components.toml`, which people write, to `components.json`, which the game reads.

    python -m engine.tamasha.components

writes the second anew. Reading the first takes longer than starting the whole engine; the second holds the
same facts without comments, sources and looks, which only the art needs. A test checks that it is current.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.core import components

FOLDER: Final = Path(__file__).parent
WRITTEN: Final = FOLDER / "components.toml"
READ: Final = FOLDER / "components.json"

KINDS: Final = (
    "constituency",
    "candyneta",
    "bigneta",
    "party_kundali",
    "campaign",
    "big_campaign",
    "breaking_news",
    "attack",
    "victim",
    "faction_card",
    "victory_speech",
    "rates",
    "cover_rate",
    "sitting",
    "attack_version",
    "faction_version",
)
UNREAD: Final = frozenset({"source", "from_manual", "look", "note"})


def compiled() -> bytes:
    """What `components.json` should hold: a card a line."""
    return components.compiled(WRITTEN, KINDS, UNREAD)


if __name__ == "__main__":
    READ.write_bytes(compiled())
