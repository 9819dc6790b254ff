"""The names of the pieces and places that only the Faction version has."""

from __future__ import annotations

PLAN = "plan"
"""The sheet with a joint plan of swaps, for the partner to read."""
PARTNER = "partner"
"""The partner's half of the planner."""
AGREE, DECLINE = "joint-yes", "joint-no"
CROWN = "crown"
THRONES = {"left": "throne-left", "right": "throne-right"}


def pick(card: int) -> str:
    """The piece a Big Campaign is while the factions share them out."""
    return f"pick-{card}"


def flag(party: int, constituency: int) -> str:
    """The piece that says whose Adda a party's slot is."""
    return f"adda-{party}-{constituency}"


def adda_card(number: int) -> str:
    """The piece a Faction card is that stands before its planner."""
    return f"adda-card-{number}"
