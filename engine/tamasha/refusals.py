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


ATTACK_RULES: Final[dict[str, str]] = {
    "attacks-three-at-most": "ET-7.03",
    "attack-names-nobody": "ET-7.03",
    "victims-two-at-most": "ET-7.06",
    "victim-fits-nobody": "ET-7.06",
    "pockets-not-now": "ET-7.05",
    "defender-must-answer": "ET-7.12",
    "wrong-victim": "ET-7.12",
    "nobody-to-defend": "ET-7.12",
    "nobody-to-accuse": "ET-7.16",
}
"""What the Attack version adds."""

FACTION_RULES: Final[dict[str, str]] = {
    "faction-sits-full": "ET-D12",
    "partners-adda": "ET-8.08",
    "left-places-bigneta": "ET-8.09",
    "no-joint-plan": "ET-8.10",
    "joint-plan-waits": "ET-8.10",
    "right-picks-first": "ET-8.13",
    "two-attacks-one-victim": "ET-8.15",
    "party-attacks-full": "ET-D27",
    "not-your-factions-turn": "ET-8.17",
    "campaign-in-own-addas": "ET-8.19",
    "attack-in-own-addas": "ET-8.20",
    "never-your-own-party": "ET-8.21",
    "counterpart-names": "ET-8.22",
    "name-own-addas": "ET-8.23",
    "no-pooling": "ET-8.29",
    "shop-at-home": "ET-8.30",
    "only-winners-bargain": "ET-8.34",
}
"""What the Faction version adds."""

_RULE_OF: Final = RULES | ATTACK_RULES | FACTION_RULES


def no(name: str, **facts: int | str) -> Refusal:
    """The refusal `name` with its rule, and the numbers its sentence needs."""
    return Refusal(name, _RULE_OF[name], facts)
