"""Writes `modipoly/cards.json`: where the live text and the printed figures of every kind of card stand."""

from __future__ import annotations

import json

from art.modipoly.cards import deed, news, ordinance, role
from art.modipoly.paper import MASTERS

KINDS = {"news": news.LAYOUTS, "ordinance": ordinance.LAYOUTS, "deed": deed.LAYOUTS, "role": role.LAYOUTS}


def cards_json() -> str:
    """Kind -> master -> pixel size and rectangles (x, y, width, height as shares of the card)."""
    kinds = {
        kind: {
            master: {"size": list(MASTERS[master]), **layout.fractions()}
            for master, layout in layouts.items()
        }
        for kind, layouts in KINDS.items()
    }
    return json.dumps(kinds, indent=1) + "\n"


TEXTS = {"modipoly/cards.json": cards_json}
"""Read by the client."""
