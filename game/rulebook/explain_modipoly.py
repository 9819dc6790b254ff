"""Which rule of MODIPOLY explains a thing on its table, and which one matters at each question."""

from __future__ import annotations

import re

from engine.modipoly import phases
from engine.modipoly.cards import DEEDS, NEWS_IDS, ORDINANCE_IDS, SECTOR_IDS
from game.rulebook.explained import Explained

_ROLE = re.compile(r"role-(?:card|\d+)-(\d+)")
_CARD = re.compile(r"(deed|space|ordinance|bid|news|meter)-(\d+)")

DEED, CHANNEL = "MP-5.01", "MP-6.08"
DEED_RULES = {"hospital": "MP-8.10", "evm": "MP-8.08"}
"""The rule of a deed by its id, where it does more than stand there."""
SPACES = {
    0: "MP-9.02",
    5: "MP-12.30",
    9: "MP-12.21",
    18: "MP-12.22",
    24: "MP-12.30",
    27: "MP-12.23",
    **dict.fromkeys((2, 15, 29), "MP-13.01"),
    **dict.fromkeys((11, 20, 32), "MP-13.12"),
}
"""The rule of each space that is no deed."""
ROLES = ("MP-15.10", "MP-15.12", "MP-15.13", "MP-15.14", "MP-15.15", "MP-15.16", "MP-15.17")
"""How each role wins, in the order of the roles."""
METERS = ("MP-11.10", "MP-11.20", "MP-11.12", "MP-11.15", "MP-11.25")
"""The rule of each dial, in the order of the dials."""

THINGS = {
    # pieces
    "pawn": "MP-3.02",
    "die": "MP-3.02",
    "dice": "MP-3.02",
    "note": "MP-1.08",
    "token": "MP-4.01",
    "slip": "MP-4.13",
    "promise": "MP-4.13",
    "bid": "MP-6.03",
    "blank": "MP-6.03",
    "cover": "MP-13.02",
    "writ": "MP-16.05",
    "court-card": "MP-16.05",
    "mark": "MP-13.21",
    "target-card": "MP-13.21",
    "fine": "MP-13.23",
    "membership": "MP-12.23",
    "bill": "MP-2.41",
    "role": "MP-1.03",
    "file": "MP-16.07",
    "hand": "MP-10.05",
    "garland": "MP-10.22",
    "badge": "MP-12.11",
    "loan": "MP-2.10",
    # places
    "seat": "MP-1.08",
    "folder": "MP-1.08",
    "stand": "MP-5.01",
    "bowl": "MP-5.05",
    "bell": "MP-5.11",
    "treasury": "MP-1.05",
    "envelope": "MP-6.06",
    "desk": "MP-6.08",
    "enacted": "MP-13.09",
    "mat": "MP-4.09",
    "mat-give": "MP-4.09",
    "mat-get": "MP-4.09",
    "mat-slip": "MP-4.13",
    "pad": "MP-4.19",
    "deck-ordinance": "MP-13.01",
    "deck-news": "MP-13.12",
    "discard-ordinance": "MP-13.11",
    "discard-news": "MP-13.11",
    "patronage": "MP-11.30",
    "term": "MP-9.06",
    "trust": "MP-10.03",
    "shield": "MP-10.02",
    "board": "MP-3.07",
    "screen": "MP-13.12",
    "lobby-for": "MP-10.05",
    "lobby-against": "MP-10.05",
    "lobby": "MP-10.26",
    "shredder": "MP-13.08",
    "cell": "MP-12.02",
    # controls, each named for what it answers
    "roll": "MP-3.02",
    "pay-bail": "MP-12.02",
    "join-bjp": "MP-12.11",
    "refuse": "MP-12.23",
    "offer": "MP-4.09",
    "accept": "MP-4.14",
    "decline": "MP-4.14",
    "counter": "MP-4.14",
    "borrow": "MP-2.20",
    "redeem": "MP-2.23",
    "repay-loan": "MP-2.16",
    "sell-deed": "MP-7.02",
    "enact": "MP-13.06",
    "enact-now": "MP-13.02",
    "hold": "MP-13.05",
    "lapse": "MP-13.08",
    "padyatra": "MP-16.03",
    "strike": "MP-16.04",
    "forward": "MP-16.06",
    "place-file": "MP-16.07",
    "end-turn": "MP-3.01",
    "call-vote": "MP-5.02",
    "closed-bond": "MP-5.11",
    "walk-on": "MP-5.01",
    "pledge": "MP-5.05",
    "counter-bribe": "MP-5.07",
    "announce": "MP-6.07",
    "settle": "MP-2.42",
    "stay": "MP-16.05",
    "let-pass": "MP-16.05",
    "pay-fine": "MP-13.23",
    "go-to-tihar": "MP-13.23",
    "done": "MP-10.04",
    **dict.fromkeys(("bid-less", "bid-more", "bid-amount", "bid-slider"), "MP-6.04"),
    **dict.fromkeys(("fold", "unfold", "hand-in"), "MP-6.03"),
    **dict.fromkeys(("loan-less", "loan-more", "loan-amount"), "MP-2.10"),
    "target": "MP-13.21",
    "aim": "MP-13.21",
    "to-tihar": "MP-13.23",
    "join": "MP-12.11",
    "vote-for": "MP-10.05",
    "vote-against": "MP-10.05",
    "vote": "MP-10.26",
    "nominate-nobody": "MP-10.22",
    "nominate": "MP-10.22",
    "no-nomination": "MP-10.22",
    "back": "MP-10.26",
}
"""By name without its numbers, the rule to open."""

AWAITED = {
    phases.PICK_ROLE: "MP-1.03",
    phases.TURN_OPEN: "MP-3.10",
    phases.LAND_UNOWNED: "MP-5.01",
    phases.OFFER_REPLY: "MP-4.14",
    phases.DEBT: "MP-2.41",
    phases.TURN_CLOSE: "MP-3.10",
    phases.PLEDGE: "MP-5.05",
    phases.COUNTER_BRIBE: "MP-5.07",
    phases.SLIPS: "MP-6.03",
    phases.ANNOUNCE: "MP-6.07",
    phases.PM_CARD: "MP-13.02",
    phases.PIL: "MP-16.05",
    phases.PICK_SEAT: "MP-13.21",
    phases.PICK_DEED: "MP-13.22",
    phases.INVESTIGATED: "MP-13.23",
    phases.BJP_CORNER: "MP-12.23",
    phases.OVERFLOW: "MP-10.32",
    phases.INTERVAL: "MP-10.04",
    phases.BALLOT: "MP-10.05",
    phases.NOMINATE: "MP-10.22",
    phases.BACK: "MP-10.26",
    phases.TIE_BREAK: "MP-10.27",
}
"""The rule of each open question."""


def rule_of_card(name: str) -> str:
    """The rule of a role, a deed, a space, a card, an opened slip or a dial; empty for anything else."""
    role = _ROLE.fullmatch(name)
    if role is not None and int(role[1]) < len(ROLES):
        return ROLES[int(role[1])]
    found = _CARD.fullmatch(name)
    if found is None:
        return ""
    number = int(found[2])
    match found[1]:
        case "deed" if number < len(DEEDS):
            return _deed(number)
        case "space":
            built = (_deed(deed) for deed, one in enumerate(DEEDS) if one.space == number)
            return SPACES.get(number) or next(built, "")
        case "ordinance" if number < len(ORDINANCE_IDS):
            return "MP-13.09"
        case "bid":
            return "MP-6.07"
        case "news" if number < len(NEWS_IDS):
            return "MP-13.12"
        case "meter" if number < len(METERS):
            return METERS[number]
    return ""


def _deed(number: int) -> str:
    deed = DEEDS[number]
    return DEED_RULES.get(deed.id) or (CHANNEL if SECTOR_IDS[deed.sector] == "media" else DEED)


EXPLAINED = Explained(THINGS, AWAITED, of_card=rule_of_card)
