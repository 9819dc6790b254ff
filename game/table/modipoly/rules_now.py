"""The rule that matters while a question is open, for the rulebook button and the foot of the record."""

from __future__ import annotations

from typing import Final

RULE_NOW: Final = {
    "pick_role": "MP-1.03", "turn_open": "MP-3.10", "land_unowned": "MP-5.01", "offer_reply": "MP-4.14",
    "debt": "MP-2.41", "turn_close": "MP-3.10", "pledge": "MP-5.05", "counter_bribe": "MP-5.07",
    "slips": "MP-6.03", "announce": "MP-6.07", "pm_card": "MP-13.02", "pil": "MP-16.05",
    "pick_seat": "MP-13.21", "pick_deed": "MP-13.22", "investigated": "MP-13.23", "bjp_corner": "MP-12.23",
    "overflow": "MP-10.32", "interval": "MP-4.15", "ballot": "MP-10.05", "nominate": "MP-10.22",
    "back": "MP-10.26", "tie_break": "MP-10.27",
}  # fmt: skip
