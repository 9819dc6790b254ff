"""What pieces and places of this table are called: how gestures, stories and lessons speak of them."""

from __future__ import annotations

BOLLY, BIGNETA, PIN, GAVEL, BRIEFCASE, LID = "bolly", "bigneta", "pin", "gavel", "briefcase", "lid"
DESK, GAVEL_REST, RACK, SEAL, SPLIT, TIN, CHEST, HAND = (
    "desk",
    "gavel-rest",
    "rack",
    "seal",
    "split",
    "split-tin",
    "split-chest",
    "hand",
)
POCKETS = ("pocket-attack", "pocket-victim")
"""The pockets for kept Attack cards, and for kept Victim cards."""
PAGES = ("page-attack", "page-victim")
"""The buttons that open the one offer and the other while pockets are packed."""
CHARGE, LET_PASS = "charge", "let-pass"
"""The Attack card that waits for its answer, and the plate on which it is let pass."""


def tile(constituency: int) -> str:
    """The place a constituency is."""
    return f"tile-{constituency}"


def person(party: int, constituency: int) -> str:
    """The place a candidate is on the results board."""
    return f"person-{party}-{constituency}"


def campaign(card: int) -> str:
    """The piece a Campaign is."""
    return f"campaign-{card}"


def big(card: int) -> str:
    """The piece a Big Campaign is."""
    return f"big-{card}"


def envelope(slot: int) -> str:
    """The piece a sealed Breaking News of the acting hand is."""
    return f"envelope-{slot}"


def dealt(neta: int) -> str:
    """The piece a dealt swap card is."""
    return f"dealt-{neta}"


def note(index: int) -> str:
    """The piece one crore of a gain is while it is shared out."""
    return f"note-{index}"


def attack(card: int) -> str:
    """The piece an Attack card of the acting hand is."""
    return f"attack-{card}"


def victim(card: int) -> str:
    """The piece a Victim card of the acting hand is."""
    return f"victim-{card}"
