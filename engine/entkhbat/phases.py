"""Names of the phases of Al-Entkhbat, and of the decisions a phase may be waiting for."""

from __future__ import annotations

from typing import Final

SETUP: Final = "setup"
DRAFT: Final = "draft"
DEAL: Final = "deal"
DRAW: Final = "draw"
MOVES: Final = "moves"
COUNT: Final = "count"
INTERMISSION: Final = "intermission"
OVER: Final = "over"

NOTHING: Final = ""
TURN: Final = "turn"
REPLY: Final = "reply"
BURN_VOTES: Final = "burn_votes"
PICK_BLIND: Final = "pick_blind"
INSPECT: Final = "inspect"
CHOOSE_REGION: Final = "choose_region"
BALLOT: Final = "no_confidence"
PAY_FEE: Final = "pay_fee"
SPREAD_FEE: Final = "spread_fee"
BOARD: Final = "board"
INTERFERE: Final = "interfere"
REOFFER: Final = "reoffer"
DEAL_ANSWER: Final = "deal_answer"
DEAL_SHAKE: Final = "deal_shake"
DEAL_PICK: Final = "deal_pick"
BREACH: Final = "breach"
CONSULT: Final = "consult"
"""`DRAFT`, `DRAW` and `INTERMISSION` are also decisions of the phases of that name."""

THROUGH: Final = "through"
CANCELLED: Final = "cancelled"
REFLECTED: Final = "reflected"
"""How an argument ends (AE-6.07)."""
