"""Writes `entkhbat/cards.json`: where the live text and the printed figures of every kind of card stand."""

from __future__ import annotations

import json

from art.entkhbat import regions
from art.entkhbat.cards import action, vote
from art.entkhbat.poster import MASTERS


def cards_json() -> str:
    """Kind -> master -> pixel size and rectangles (x, y, width, height as shares of the card)."""
    kinds: dict[str, dict[str, dict[str, list[int] | list[float]]]] = {
        kind: {
            master: {"size": list(MASTERS[master]), **layout.fractions()}
            for master, layout in layouts.items()
        }
        for kind, layouts in (("action", action.LAYOUTS), ("vote", vote.LAYOUTS))
    }
    kinds["region"] = {
        master: {"size": list(pixels), **regions.layout(master).fractions(regions.WIDE, tall)}
        for master, (tall, pixels) in regions.SIZES.items()
    }
    return json.dumps(kinds, indent=1) + "\n"


TEXTS = {"entkhbat/cards.json": cards_json}
"""Read by the client."""
