"""Names of the phases of Election Tamasha, and of the decisions a phase may be waiting for."""

from __future__ import annotations

from typing import Final

SETUP: Final = "setup"
NOMINATION: Final = "nomination"
SWAP: Final = "swap"
RESOURCES: Final = "resources"
ARSENAL: Final = "arsenal"
OPENING: Final = "opening"
PRACHAR: Final = "prachar"
COUNTING: Final = "counting"
HORSE_TRADING: Final = "horse_trading"
OVER: Final = "over"

BEFORE_OPENINGS: Final = frozenset({SETUP, NOMINATION, SWAP, RESOURCES, ARSENAL})
AFTER_PRACHAR: Final = frozenset({COUNTING, HORSE_TRADING, OVER})

NOTHING: Final = ""
PLACE_BOLLY: Final = "place_bolly"
BIGNETA: Final = "bigneta"
SWAP_PLAN: Final = "swap_plan"
OPENING_BIG: Final = "opening"
TURN: Final = "turn"
NAME_CONSTITUENCY: Final = "name_constituency"
SPLIT_GAIN: Final = "split_gain"
SAUDA: Final = "sauda"
