"""What the names on the cards of Election Tamasha stand for in a question: a candidate, a seat, a card."""

from __future__ import annotations

from engine.tamasha import cards

GRADES = {cards.CLEAN: "clean", cards.CORRUPT: "corrupt", cards.CROOK: "crook"}


def names() -> dict[str, str]:
    """By name, the words it stands for; none for that of the game itself."""
    found = {"Election Tamasha": ""}
    for place in cards.CONSTITUENCIES:
        found.update((name, "seat") for name in (place.id, place.name, place.neta_group))
    for neta in cards.CANDYNETAS:
        if neta.group != cards.ANYWHERE:
            found[neta.name] = f"candidate {GRADES[neta.grade]}"
    titles = {
        "campaign": [card.title for card in cards.CAMPAIGNS],
        "bigcampaign": [card.title for card in cards.BIG_CAMPAIGNS],
        "news": [card.title for card in cards.NEWS],
    }
    for kind, printed in titles.items():
        found.update((title, kind) for title in printed if " " in title)
    return found
