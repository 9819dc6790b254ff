"""Which rule of Al-Entkhbat explains a thing on its table, and which one matters at the moment."""

from __future__ import annotations

import re

from engine.entkhbat.cards import CARDS, FIRST_VOTE, VALUE
from game.rulebook.explained import Explained

_HAND_CARD = re.compile(r"card-(\d+)(-\d+)?")

ACTIONS = {
    "jail_time": "AE-7.02",
    "deal": "AE-8.01",
    "reshuffle": "AE-7.08",
    "inspection": "AE-7.12",
    "cut_the_mic": "AE-7.15",
    "hostile_takeover": "AE-7.20",
    "burn_a_card": "AE-7.24",
    "burn_100": "AE-7.27",
    "burn_200": "AE-7.27",
    "burn_300": "AE-7.27",
    "lift_immunity": "AE-7.29",
    "no_confidence": "AE-7.32",
    "restraining_order": "AE-7.38",
    "filing_fees": "AE-7.43",
    "tough_luck": "AE-9.03",
    "objection": "AE-9.04",
    "tit_for_tat": "AE-9.05",
    "deals_off": "AE-9.06",
    "deal_switch": "AE-9.07",
    "immunity": "AE-10.02",
    "ballot_stuffing": "AE-10.09",
    "safe_seat": "AE-10.13",
    "secret_session": "AE-10.15",
    "resignation": "AE-10.17",
    "draw_2": "AE-10.20",
    "extra_action": "AE-10.22",
    "finders_keepers": "AE-10.26",
    "call_the_ballots": "AE-11.03",
    "session_adjourned": "AE-11.04",
    "joker": "AE-5.08",
}
"""The rule of each action card by its id."""
PLACING, ZERO = "AE-4.01", "AE-4.04"

THINGS = {
    # pieces
    "deck": "AE-1.08",
    "land": "AE-4.02",
    "vote": "AE-4.05",
    "laid": "AE-6.07",
    "taking": "AE-7.48",
    # places
    "region": "AE-4.02",
    "seat": "AE-5.06",
    "hand": "AE-3.10",
    "bank": "AE-1.08",
    "play": "AE-5.03",
    "lane": "AE-6.07",
    "easel": "AE-10.01",
    "brazier": "AE-5.05",
    "clock": "AE-3.12",
    "register": "AE-12.04",
    # controls
    "end-turn": "AE-3.05",
    "joker": "AE-5.09",
    "draft": "AE-1.04",
    "go-on": "AE-2.12",
    "pass": "AE-6.24",
    "nobody-else": "AE-6.24",
    "speak": "AE-6.10",
    "put-away": "AE-6.11",
    "from-table": "AE-8.18",
    "accept": "AE-8.16",
    "refuse": "AE-8.17",
    "shake": "AE-8.25",
    "walk": "AE-8.25",
    "ask": "AE-8.05",
    "expel": "AE-7.33",
    "keep": "AE-7.33",
    "spread-done": "AE-7.50",
    "blind": "AE-7.24",
    "desk": "AE-13.11",
    "breach": "AE-13.12",
    "fine": "AE-13.12",
}
"""By name without its numbers, the rule to open."""

AWAITED = {
    "draft": "AE-1.04",
    "draw": "AE-3.01",
    "turn": "AE-3.03",
    "reply": "AE-6.10",
    "interfere": "AE-8.06",
    "burn_votes": "AE-4.11",
    "pay_fee": "AE-7.43",
    "spread_fee": "AE-7.48",
    "pick_blind": "AE-7.24",
    "inspect": "AE-7.12",
    "board": "AE-10.15",
    "choose_region": "AE-7.23",
    "no_confidence": "AE-7.32",
    "reoffer": "AE-8.13",
    "deal_answer": "AE-8.16",
    "deal_shake": "AE-8.25",
    "deal_pick": "AE-8.05",
    "intermission": "AE-2.12",
    "breach": "AE-13.12",
}
"""The rule of each open question."""


def rule_of_card(name: str) -> str:
    """The rule of a card in the hand, or of naming the Joker as one; empty for anything else."""
    held = _HAND_CARD.fullmatch(name)
    if held is None or int(held[1]) >= len(CARDS):
        return ACTIONS.get(name[len("as-") :], PLACING) if name.startswith("as-") else ""
    face = int(held[1])
    if face >= FIRST_VOTE:
        return PLACING if VALUE[face] else ZERO
    return ACTIONS[CARDS[face].id]


EXPLAINED = Explained(THINGS, AWAITED, of_card=rule_of_card)
