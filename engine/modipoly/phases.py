"""The names of every decision at which the game waits (section 19 of the rules)."""

from __future__ import annotations

from typing import Final

PICK_ROLE: Final = "pick_role"
TURN_OPEN: Final = "turn_open"
LAND_UNOWNED: Final = "land_unowned"
OFFER_REPLY: Final = "offer_reply"
DEBT: Final = "debt"
TURN_CLOSE: Final = "turn_close"
PLEDGE: Final = "pledge"
COUNTER_BRIBE: Final = "counter_bribe"
SLIPS: Final = "slips"
ANNOUNCE: Final = "announce"
PM_CARD: Final = "pm_card"
PIL: Final = "pil"
PICK_SEAT: Final = "pick_seat"
PICK_DEED: Final = "pick_deed"
INVESTIGATED: Final = "investigated"
BJP_CORNER: Final = "bjp_corner"
OVERFLOW: Final = "overflow"
INTERVAL: Final = "interval"
BALLOT: Final = "ballot"
NOMINATE: Final = "nominate"
BACK: Final = "back"
TIE_BREAK: Final = "tie_break"

OPEN_FLOOR: Final = frozenset({TURN_OPEN, LAND_UNOWNED, TURN_CLOSE})
"""Moments at which everybody may make an offer (MP-4.17)."""
BUSINESS: Final = frozenset({TURN_OPEN, TURN_CLOSE})
