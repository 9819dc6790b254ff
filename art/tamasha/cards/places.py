"""Writes `tamasha/cards.json`: where the live text and the printed figures of every kind of card stand."""

from __future__ import annotations

import json

from art.tamasha.cards import attack, campaign, faction, kundali, neta, news, speech, victim
from art.tamasha.cards.common import MASTERS, Layout

KINDS: dict[str, dict[str, Layout]] = {
    "neta": neta.LAYOUTS,
    "campaign": campaign.LAYOUTS,
    "big": campaign.LAYOUTS,
    "news": news.LAYOUTS,
    "kundali": kundali.LAYOUTS,
    "speech": speech.LAYOUTS,
    "attack": attack.LAYOUTS,
    "victim": victim.LAYOUTS,
    "faction": faction.LAYOUTS,
}


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


TEXTS = {"tamasha/cards.json": cards_json}
