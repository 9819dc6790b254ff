"""Every friendly no of Election Tamasha by name, with the rule it comes from (section 9 of the rules)."""

from __future__ import annotations

from typing import Final

from engine.core.refusal import Refusal

RULES: Final[dict[str, str]] = {
    # Setting the table
    "seats-out-of-range": "ET-1.01",
    "pair-not-chosen": "ET-1.07",
    # Whose word counts
    "partner-has-the-floor": "ET-1.11",
    # Nomination
    "wrong-badge": "ET-3.03",
    "no-bolly-waiting": "ET-3.06",
    "not-your-bolly": "ET-3.02",
    "slot-filled": "ET-3.06",
    "bigneta-not-yet": "ET-3.13",
    "swaps-not-yet": "ET-D07",
    "choice-sealed": "ET-3.14",
    "not-dealt": "ET-3.16",
    "wrong-group": "ET-3.17",
    "boss-stays": "ET-3.19",
    "one-swap-each": "ET-3.20",
    "no-attacks-in-basic": "ET-3.32",
    # Prachar
    "nomination-first": "ET-4.01",
    "openings-first": "ET-4.01",
    "openings-are-over": "ET-4.08",
    "opening-elsewhere": "ET-4.02",
    "not-your-turn": "ET-4.08",
    "not-in-planner": "ET-4.09",
    "wrong-constituency": "ET-4.10",
    "own-purse-only": "ET-4.12",
    "short-of-funds": "ET-4.17",
    "short-of-seat-funds": "ET-4.17",
    "needs-pawns": "ET-4.18",
    "rival-must-name": "ET-4.20",
    "nothing-to-name": "ET-4.20",
    "share-out-first": "ET-4.24",
    "nothing-to-share": "ET-4.24",
    "card-left-to-play": "ET-4.34",
    "polling-is-over": "ET-4.36",
    "already-declared": "ET-4.40",
    # Horse Trading
    "market-closed": "ET-6.01",
    "not-on-market": "ET-6.02",
    "clean-returns-briefcase": "ET-6.03",
    "defector-too-dear": "ET-6.05",
    "purse-closed": "ET-6.11",
    "one-offer-a-round": "ET-6.17",
    "already-bought": "ET-6.18",
}
"""Rule by refusal name. `wrong-badge` and `own-purse-only` are for hands that carry a candidate or a
note to a place where no answer leads; the others are given by questions."""


def no(name: str, **facts: int | str) -> Refusal:
    """The refusal `name` with its rule, and the numbers its sentence needs."""
    return Refusal(name, RULES[name], facts)
