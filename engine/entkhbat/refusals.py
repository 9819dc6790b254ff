"""Every friendly no of Al-Entkhbat by name, with the rule it comes from (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from engine.core.refusal import Refusal

RULES: Final[dict[str, str]] = {
    # Setting the table
    "seats-out-of-range": "AE-1.01",
    "region-taken-already": "AE-1.04",
    # The moment
    "match-is-over": "AE-2.11",
    "not-your-turn": "AE-3.07",
    "settle-first": "AE-3.08",
    "draw-first": "AE-3.01",
    "already-drawn": "AE-3.01",
    "no-move-left": "AE-3.06",
    "keep-for-a-window": "AE-9.01",
    "not-a-reaction": "AE-9.01",
    # Cards in general
    "joker-needs-a-name": "AE-5.08",
    "no-such-joker": "AE-5.09",
    "never-a-region": "AE-5.10",
    "out-of-the-cycle": "AE-6.22",
    "not-in-hand": "AE-5.14",
    "not-a-general-command": "AE-7.01",
    "not-a-personal-command": "AE-10.01",
    "not-a-final-command": "AE-11.01",
    "no-vote-card": "AE-4.01",
    "no-confidence-sleeps": "AE-7.36",
    "final-command-sleeps": "AE-11.02",
    "nothing-to-do-there": "AE-5.15",
    # Votes and regions
    "not-your-region": "AE-4.01",
    "region-full": "AE-4.02",
    "placed-is-placed": "AE-4.03",
    "shift-from-yours-to-yours": "AE-4.05",
    "region-closed": "AE-4.06",
    "no-open-region": "AE-4.07",
    "burn-more": "AE-4.11",
    "out-of-the-fire": "AE-4.14",
    # Targets
    "not-yourself": "AE-5.06",
    "target-expelled": "AE-7.34",
    "target-resigned": "AE-10.18",
    "target-immune": "AE-10.02",
    "restrained": "AE-7.39",
    "not-their-region": "AE-7.20",
    "taken-region-closed": "AE-7.21",
    # The reply chain
    "side-has-used-it": "AE-6.03",
    "tough-luck-for-principals": "AE-6.04",
    "no-objection-for-yourself": "AE-6.05",
    "only-the-target-reflects": "AE-6.06",
    "your-side-has-the-last-word": "AE-6.09",
    "not-asked": "AE-6.10",
    "sealed-is-sealed": "AE-6.11",
    "tied-to-the-other-side": "AE-6.14",
    "restrained-helper": "AE-6.20",
    # Effects
    "choose-theirs": "AE-7.23",
    "pick-one-of-them": "AE-7.24",
    "expel-or-keep": "AE-7.32",
    "pay-more": "AE-7.43",
    "not-to-pay-with": "AE-7.51",
    "nobody-has-to-pay": "AE-7.44",
    "fees-without-objections": "AE-7.46",
    "not-among-the-takings": "AE-7.48",
    # Deals
    "needs-a-deal-card": "AE-8.01",
    "no-region-to-bring": "AE-8.02",
    "not-the-partners-region": "AE-8.05",
    "third-candidates-only": "AE-8.06",
    "jailed-stays-out": "AE-7.05",
    "nothing-to-reflect": "AE-8.09",
    "partner-speaks-for-the-owner": "AE-8.10",
    "partner-blocked": "AE-8.12",
    "owner-must-ask-on": "AE-8.13",
    "yes-or-no": "AE-8.16",
    "made-to-you": "AE-8.18",
    "shake-or-walk-away": "AE-8.25",
    "immune-owner": "AE-10.05",
    # Personal Commands
    "fixed-is-fixed": "AE-10.11",
    "stuffed-already": "AE-10.12",
    "safe-already": "AE-10.14",
    "bank-is-empty": "AE-10.21",
    "too-late-for-extra": "AE-10.24",
    "not-in-the-play-area": "AE-10.26",
    "nothing-to-find": "AE-10.27",
    # The referee
    "a-raise-goes-up": "AE-13.09",
    "referee-does-not-play": "AE-13.11",
    "referee-alone-rules": "AE-13.01",
    "no-such-penalty": "AE-13.08",
    "for-the-others-to-judge": "AE-13.12",
    "warn-first": "AE-13.13",
    "once-a-turn": "AE-13.14",
    "nobody-is-silenced": "AE-13.06",
}
"""Rule by refusal name."""


def no(name: str, **facts: int | str) -> Refusal:
    """The refusal `name` with its rule, and the numbers its sentence needs."""
    return Refusal(name, RULES[name], facts)
