"""Names of the phases of Election Tamasha, and of the decisions a phase may be waiting for."""

from __future__ import annotations

from typing import Final

SETUP: Final = "setup"
NOMINATION: Final = "nomination"
SWAP: Final = "swap"
RESOURCES: Final = "resources"
ARSENAL: Final = "arsenal"
POCKETS: Final = "pockets"
OPENING: Final = "opening"
PRACHAR: Final = "prachar"
COUNTING: Final = "counting"
HORSE_TRADING: Final = "horse_trading"
KINGMAKER: Final = "kingmaker"
RE_ELECTION: Final = "re_election"
OVER: Final = "over"

BEFORE_OPENINGS: Final = frozenset({SETUP, NOMINATION, SWAP, RESOURCES, ARSENAL, POCKETS})
EARLY: Final = frozenset({SETUP, NOMINATION})
AFTER_COUNT: Final = frozenset({HORSE_TRADING, KINGMAKER, OVER, RE_ELECTION})
AFTER_PRACHAR: Final = frozenset({COUNTING, HORSE_TRADING, KINGMAKER, OVER, RE_ELECTION})

NOTHING: Final = ""
PLACE_BOLLY: Final = "place_bolly"
BIGNETA: Final = "bigneta"
SWAP_PLAN: Final = "swap_plan"
STOCK_POCKETS: Final = "pockets"
OPENING_BIG: Final = "opening"
PICK_BIG: Final = "pick_big"
TURN: Final = "turn"
NAME_CONSTITUENCY: Final = "name_constituency"
SPLIT_GAIN: Final = "split_gain"
REPLY: Final = "reply"
SAUDA: Final = "sauda"
NAME_KINGMAKER: Final = "kingmaker"
