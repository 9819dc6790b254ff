"""Every friendly no of MODIPOLY by name, with the rule it comes from (section 21 of the rules)."""

from __future__ import annotations

from typing import Final

from engine.core.refusal import Refusal

RULES: Final[dict[str, str]] = {
    # Setting the table
    "seats-out-of-range": "MP-1.02",
    "role-taken": "MP-1.01",
    # Whose word counts, and when
    "not-your-move": "MP-3.14",
    "not-now": "MP-3.14",
    "quiet-please": "MP-4.17",
    "no-offers-left": "MP-4.15",
    "not-your-card": "MP-13.06",
    # Money
    "money-in-tens": "MP-2.01",
    "not-enough-cash": "MP-2.06",
    "treasury-cannot-lend": "MP-2.05",
    "parties-cannot-borrow": "MP-2.27",
    "pm-cannot-borrow": "MP-2.28",
    "loans-with-bids-only": "MP-2.10",
    "ninety-percent": "MP-2.10",
    "three-loans": "MP-2.11",
    "treasury-cannot-fund": "MP-2.12",
    "no-such-loan": "MP-2.16",
    "not-your-deed-to-pledge": "MP-2.20",
    "nothing-to-redeem": "MP-2.23",
    "already-pledged": "MP-2.24",
    "redeem-first": "MP-2.25",
    # Talk
    "no-trade-with-tihar": "MP-4.06",
    "talk-to-somebody-else": "MP-4.09",
    "deeds-by-bond-only": "MP-4.10",
    "only-the-pm-sells-ordinances": "MP-4.11",
    "not-there-to-give": "MP-4.12",
    "two-counters": "MP-4.14",
    "already-answered": "MP-4.16",
    "hand-is-full": "MP-13.05",
    # Acquiring
    "vote-must-be-payable": "MP-5.02",
    "one-bribe-a-seat": "MP-5.03",
    "tokens-promised": "MP-5.04",
    "you-hold-fewer": "MP-5.05",
    "bribes-bind": "MP-5.07",
    "one-counter": "MP-5.07",
    "cannot-meet-that": "MP-5.07",
    "tokens-promised-away": "MP-5.08",
    "no-counter-for-members": "MP-5.16",
    # Bonds and sales
    "you-cannot-bid": "MP-6.01",
    "role-may-not-bid": "MP-6.02",
    "slip-is-in": "MP-6.03",
    "can-invest": "MP-6.04",
    "below-minimum": "MP-6.05",
    "announce-the-highest": "MP-6.07",
    "no-bid-from-them": "MP-6.08",
    "reserve-too-low": "MP-7.02",
    "not-yours-to-sell": "MP-7.02",
    "sell-on-own-turn": "MP-7.02",
    "nobody-wanted-it": "MP-7.05",
    "no-sale-from-tihar": "MP-7.06",
    # Power
    "choose-somebody-else": "MP-10.22",
    "not-a-candidate": "MP-10.26",
    "not-among-the-tied": "MP-10.27",
    # Tihar, the BJP, cards
    "file-is-missing": "MP-11.31",
    "waits-in-tihar": "MP-12.05",
    "never-goes-to-tihar": "MP-12.09",
    "all-cases-closed": "MP-12.10",
    "membership-in-advance": "MP-12.11",
    "two-in-hand": "MP-13.05",
    "not-in-hand": "MP-13.06",
    "streets-are-full": "MP-13.07",
    "room-in-hand": "MP-13.08",
    "card-cannot-reach": "MP-13.21",
    "another-address": "MP-13.22",
    # Powers
    "no-house-powers": "MP-16.01",
    "not-from-the-bjp": "MP-16.02",
    "padyatra-not-now": "MP-16.03",
    "strike-not-now": "MP-16.04",
    "forward-not-now": "MP-16.06",
    "file-not-now": "MP-16.07",
}


def no(name: str, **facts: int | str) -> Refusal:
    """The refusal `name` with its rule, and the numbers its sentence needs."""
    return Refusal(name, RULES[name], facts)
