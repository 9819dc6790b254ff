"""What a move in one's own turn is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.asking import Answer
from engine.entkhbat import answers, cards
from engine.entkhbat.bots.bargains import offer_worth
from engine.entkhbat.bots.board import Board
from engine.entkhbat.cards import BURNS, HAND_LIMIT, JOKER, VALUE
from engine.entkhbat.floor import open_votes, payers
from engine.entkhbat.table import value_of

KEPT: Final = {
    cards.TOUGH_LUCK: 70,
    cards.TIT_FOR_TAT: 85,
    cards.OBJECTION: 40,
    cards.DEALS_OFF: 25,
    cards.DEAL_SWITCH: 25,
    cards.JOKER: 250,
    cards.DEAL: 90,
    cards.BURN_300: 120,
    cards.BURN_200: 90,
    cards.BURN_100: 50,
    cards.HOSTILE_TAKEOVER: 110,
    cards.FILING_FEES: 110,
    cards.BALLOT_STUFFING: 120,
    cards.IMMUNITY: 70,
    cards.SAFE_SEAT: 45,
    cards.NO_CONFIDENCE: 60,
    cards.EXTRA_ACTION: 45,
    cards.DRAW_2: 70,
    cards.FINDERS_KEEPERS: 60,
    cards.JAIL_TIME: 40,
    cards.BURN_A_CARD: 30,
    cards.RESIGNATION: 40,
    cards.CALL_THE_BALLOTS: 40,
    cards.SESSION_ADJOURNED: 50,
    cards.RESTRAINING_ORDER: 40,
    cards.RESHUFFLE: 30,
    cards.LIFT_IMMUNITY: 15,
    cards.INSPECTION: 4,
    cards.CUT_THE_MIC: 3,
    cards.SECRET_SESSION: 2,
}
"""What an action card in the hand is worth."""


def kept_worth(face: int) -> int:
    """What a card in the hand is worth, a vote card a little less than it will be on the table."""
    return KEPT[face] if face in KEPT else 5 + VALUE[face] * 9 // 10


def move_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """The worth of every move, over that of ending the turn."""
    fixed = board.table.fixed
    plain = not any(fixed[region] for region in board.table.lands[board.seat])
    return [
        POINTLESS if plain and type(option) is answers.ShiftVote else _WORTH[type(option)](board, option)
        for option in options
    ]


POINTLESS: Final = -6
"""A shift between two regions that differ in nothing."""


def _end_turn(board: Board, answer: answers.EndTurn) -> int:
    return 0


def _place(board: Board, answer: answers.PlaceVote) -> int:
    """Votes count from where they lie; a Zero opens a region for Deals."""
    table, region = board.table, answer.region
    votes = VALUE[answer.named if answer.card == JOKER else answer.card]
    there, fixed = table.votes[region], table.fixed[region]
    worth = votes * (2 if fixed and table.is_stuffed(region) else 1) + 12
    if fixed and table.is_safe(region):
        worth += votes // 8
    if not votes:
        dealing = cards.DEAL in board.hand and len(board.hand) <= HAND_LIMIT
        worth = (22 if dealing else 6) if not there else -8
    elif not there:
        worth += 4
    if answer.card == JOKER:
        worth -= 60
    crowded = max(0, HAND_LIMIT - 1 - len(board.hand))
    return worth - board.style.hoard * crowded * (board.lateness < 700)


def _shift(board: Board, answer: answers.ShiftVote) -> int:
    """Worth a move only onto a stuffed or a safe region."""
    table = board.table
    votes = VALUE[answer.card]
    gain = 0
    if table.fixed[answer.target] and table.is_stuffed(answer.target):
        gain += votes
    if table.fixed[answer.source] and table.is_stuffed(answer.source):
        gain -= votes
    if table.fixed[answer.target] and table.is_safe(answer.target):
        gain += votes // 10
    return gain + POINTLESS


def _waste(board: Board, answer: answers.WasteCard) -> int:
    """Only what would burn anyway, before chance decides (AE-3.10)."""
    over = len(board.hand) - HAND_LIMIT - board.table.moves_left + 1
    return (14 if over > 0 else -15) - kept_worth(answer.card)


def _attack(board: Board, answer: answers.PlayAttack) -> int:
    face = answer.named if answer.card == JOKER else answer.card
    if face == cards.FILING_FEES:
        worth = _fees(board)
    else:
        worth = damage(board, face, answer.target, answer.region)
    worth = worth * board.likely_through() * board.style.attack // 1_000_000
    return worth - (KEPT[JOKER] if answer.card == JOKER else KEPT[face] // 3)


def damage(board: Board, face: int, victim: int, region: int) -> int:
    """What an attack that goes through is worth to whoever played it."""
    table, weight = board.table, board.weight(victim)
    if face in BURNS:
        return board.burnable(victim, BURNS[face]) * weight // 1000
    if face == cards.HOSTILE_TAKEOVER:
        value = table.region_value(region)
        return value + value * weight // 1000
    if face == cards.NO_CONFIDENCE:
        lost = board.open_votes[victim] + 40 * len(table.hands[victim])
        wanted = victim == board.leader
        return lost * weight * (450 if wanted else 150) // 1_000_000
    if face == cards.RESHUFFLE:
        mine = sum([kept_worth(card) for card in board.hand]) - kept_worth(cards.RESHUFFLE)
        return 55 * len(table.hands[victim]) - mine
    if face == cards.RESTRAINING_ORDER:
        return board.open_votes[board.seat] * board.rounds_left() // 30 if victim == board.leader else 8
    base = _FLAT.get(face, 0)
    return base + base * weight // 1000


_FLAT: Final = {
    cards.JAIL_TIME: 62,
    cards.BURN_A_CARD: 36,
    cards.LIFT_IMMUNITY: 24,
    cards.INSPECTION: 6,
    cards.CUT_THE_MIC: 5,
}
"""Attacks that cost their victim about the same whoever it is."""


def _fees(board: Board) -> int:
    """A hundred or so from everybody who has it, as far as there is room."""
    table, seat = board.table, board.seat
    room = sum([4 - len(table.votes[region]) for region in table.lands[seat]])
    taken = 0
    for payer in payers(table, seat):
        there = value_of(open_votes(table, payer))
        fee = min(there, 115)
        taken += fee + fee * board.weight(payer) // 1000
    return taken if room >= 3 else taken * 2 // 3


def _personal(board: Board, answer: answers.PlayPersonal) -> int:
    face = answer.named if answer.card == JOKER else answer.card
    worth = _PERSONAL[face](board, answer)
    return worth - (KEPT[JOKER] if answer.card == JOKER else 0)


def _immunity(board: Board, answer: answers.PlayPersonal) -> int:
    """Early enough, and while there is something to protect."""
    if board.table.immune[board.seat] > 1:
        return -20
    at_risk = board.open_votes[board.seat]
    rounds = min(3, board.rounds_left())
    return at_risk * rounds * board.style.defend // 15_000 - 8


def _stuffing(board: Board, answer: answers.PlayPersonal) -> int:
    """What lies there counts twice, and what will lie there too; a burn may spoil it."""
    table = board.table
    value, free = table.region_value(answer.region), 4 - len(table.votes[answer.region])
    future = min(board.rounds_left(), free) * 70
    patience = 0 if board.lateness > 750 or value >= 150 else 90
    return value * 8 // 10 + future - patience


def _safe_seat(board: Board, answer: answers.PlayPersonal) -> int:
    value = board.table.region_value(answer.region)
    return value * min(6, board.rounds_left()) * board.style.defend // 30_000


def _secret_session(board: Board, answer: answers.PlayPersonal) -> int:
    return 3


def _resignation(board: Board, answer: answers.PlayPersonal) -> int:
    """Safe now against all that the rest of the cycle would still bring."""
    mine = board.open_votes[board.seat]
    to_come = board.rounds_left() * 110 + sum([kept_worth(card) for card in board.hand]) // 2
    return mine * 3 // 10 - to_come


def _draw_2(board: Board, answer: answers.PlayPersonal) -> int:
    room = HAND_LIMIT + board.table.moves_left - len(board.hand)
    return 78 if room >= 2 else 25 if room == 1 else -5


def _extra(board: Board, answer: answers.PlayPersonal) -> int:
    """When there is more to do than moves to do it with."""
    useful = sum([kept_worth(card) >= 40 for card in board.hand]) - 1
    return 60 if useful > board.table.moves_left else 4 if board.lateness > 900 else -5


def _finders(board: Board, answer: answers.PlayPersonal) -> int:
    return kept_worth(answer.pick) - KEPT[cards.FINDERS_KEEPERS] // 2


_PERSONAL: Final[dict[int, Callable[[Board, answers.PlayPersonal], int]]] = {
    cards.IMMUNITY: _immunity,
    cards.BALLOT_STUFFING: _stuffing,
    cards.SAFE_SEAT: _safe_seat,
    cards.SECRET_SESSION: _secret_session,
    cards.RESIGNATION: _resignation,
    cards.DRAW_2: _draw_2,
    cards.EXTRA_ACTION: _extra,
    cards.FINDERS_KEEPERS: _finders,
}


def _final(board: Board, answer: answers.PlayFinal) -> int:
    """Call the Ballots when ahead in what lies open, Session Adjourned when behind."""
    seat, votes = board.seat, board.open_votes
    best = max([votes[other] for other in range(board.table.seats) if other != seat])
    face = answer.named if answer.card == JOKER else answer.card
    hand = sum([kept_worth(card) for card in board.hand]) // 3
    if face == cards.CALL_THE_BALLOTS:
        worth = (votes[seat] - best) * 6 // 10 - hand - 40
    else:
        worth = (best - votes[seat]) * 6 // 10 - votes[seat] // 4 - 60
    return worth - (KEPT[JOKER] if answer.card == JOKER else 0)


def _offer(board: Board, answer: answers.OfferDeal) -> int:
    worth = offer_worth(board, answer.partner, answer.mine, answer.yours)
    return worth * board.style.deal // 1000 - (KEPT[JOKER] if answer.card == JOKER else 25)


_WORTH: Final[dict[type[Answer], Callable[[Board, Any], int]]] = {
    answers.EndTurn: _end_turn,
    answers.PlaceVote: _place,
    answers.ShiftVote: _shift,
    answers.WasteCard: _waste,
    answers.PlayAttack: _attack,
    answers.PlayPersonal: _personal,
    answers.PlayFinal: _final,
    answers.OfferDeal: _offer,
}
