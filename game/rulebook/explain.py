"""Which rule explains a thing on the table, by its name, and which one matters at the moment."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"(-\d+)+$")

TAMASHA = {
    # pieces
    "campaign": "ET-4.10",
    "big": "ET-4.14",
    "envelope": "ET-4.19",
    "desk-envelope": "ET-4.20",
    "news": "ET-4.21",
    "bolly": "ET-3.06",
    "bigneta": "ET-3.13",
    "dealt": "ET-3.17",
    "neta": "ET-3.10",
    "pin": "ET-4.20",
    "gavel": "ET-4.34",
    "briefcase": "ET-6.05",
    "offer": "ET-6.17",
    "lid": "ET-6.11",
    "note": "ET-4.24",
    "discard": "ET-4.33",
    "kundali": "ET-2.08",
    "attack": "ET-7.11",
    "victim": "ET-7.12",
    "charge": "ET-7.12",
    "slip": "ET-7.11",
    "adda": "ET-8.06",
    "plan": "ET-8.10",
    "pick": "ET-8.13",
    "crown": "ET-8.34",
    # spaces
    "tile": "ET-1.05",
    "tile-funds": "ET-4.11",
    "tile-pawns": "ET-4.18",
    "tile-votes": "ET-5.01",
    "tile-lead": "ET-5.01",
    "desk": "ET-4.19",
    "gavel-rest": "ET-4.34",
    "rack": "ET-6.05",
    "person": "ET-6.02",
    "hand": "ET-2.06",
    "planner": "ET-2.06",
    "far-planner": "ET-2.06",
    "far": "ET-2.06",
    "far-envelopes": "ET-3.30",
    "envelopes": "ET-3.30",
    "split-tin": "ET-4.24",
    "split-chest": "ET-4.24",
    "board": "ET-1.05",
    "tray": "ET-2.05",
    "well": "ET-4.33",
    "flags": "ET-4.29",
    "leading": "ET-5.07",
    "coin": "ET-5.04",
    "strip": "ET-2.02",
    "shelf-near": "ET-6.02",
    "shelf-far": "ET-6.02",
    "chart": "ET-5.01",
    "pockets": "ET-7.05",
    "pocket-attack": "ET-7.03",
    "pocket-victim": "ET-7.06",
    "let-pass": "ET-7.13",
    "partner": "ET-8.11",
    "joint-yes": "ET-8.10",
    "joint-no": "ET-8.10",
    "addas": "ET-8.06",
    "throne-left": "ET-8.34",
    "throne-right": "ET-8.34",
    "bargain": "ET-8.34",
    "standings": "ET-8.28",
    # controls
    "leaf": "ET-8.11",
    "page-attack": "ET-7.03",
    "page-victim": "ET-7.06",
    "chest": "ET-3.27",
    "purse": "ET-6.09",
    "seal": "ET-3.14",
    "pay": "ET-4.16",
    "pay-plate": "ET-4.16",
    "pay-back": "ET-4.16",
    "pool": "ET-2.04",
    "sheet": "ET-6.14",
    "row-a": "ET-6.06",
    "row-b": "ET-6.07",
    "row-c": "ET-6.08",
    "row-d": "ET-6.09",
    "row-e": "ET-6.10",
    "row-f": "ET-6.14",
}
"""By name without its numbers, the rule to open."""

AWAITED = {
    "place_bolly": "ET-3.06",
    "bigneta": "ET-3.13",
    "swap_plan": "ET-3.16",
    "opening": "ET-4.01",
    "turn": "ET-4.09",
    "name_constituency": "ET-4.20",
    "split_gain": "ET-4.24",
    "sauda": "ET-6.01",
    "pockets": "ET-7.03",
    "reply": "ET-7.12",
    "pick_big": "ET-8.13",
    "kingmaker": "ET-8.34",
}
PHASES = {
    "setup": "ET-2.07",
    "nomination": "ET-3.03",
    "swap": "ET-3.13",
    "resources": "ET-3.23",
    "arsenal": "ET-3.28",
    "pockets": "ET-7.03",
    "opening": "ET-4.01",
    "prachar": "ET-4.09",
    "counting": "ET-5.01",
    "horse_trading": "ET-6.01",
    "kingmaker": "ET-8.34",
    "re_election": "ET-8.36",
    "over": "ET-6.15",
}


def rule_of(name: str) -> str:
    """The rule that explains a piece, place or control; empty when none does."""
    return TAMASHA.get(_NUMBER.sub("", name), "")


def rule_now(awaits: str, phase: str) -> str:
    """The rule that matters now: that of the open question, else that of the phase; empty before both."""
    return AWAITED.get(awaits) or PHASES.get(phase, "")
