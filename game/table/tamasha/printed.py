"""Where names, numbers and free plates are printed on the cards, as parts of their width and height."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

Part = tuple[float, float, float, float]


def printed(root: Path, kind: str, master: str, part: str) -> Part | None:
    """The box of a part ("votes", "text") on a master ("hand", "zoom") of a kind of card, or None."""
    box = _places(root).get(kind, {}).get(master, {}).get(part)
    return None if box is None else (box[0], box[1], box[2], box[3])


@cache
def _places(root: Path) -> dict[str, Any]:
    try:
        return dict(json.loads((root / "tamasha" / "cards.json").read_text("utf-8")))
    except (OSError, ValueError):
        return {}
