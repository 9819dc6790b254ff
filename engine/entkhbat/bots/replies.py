"""What a reply is worth: as the target, as the attacker, and for somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asking import Answer
from engine.entkhbat import cards
from engine.entkhbat.answers import Reply
from engine.entkhbat.bots.bargains import typical
from engine.entkhbat.bots.board import Board
from engine.entkhbat.bots.moves import damage, kept_worth
from engine.entkhbat.cards import BURNS, FEE, JOKER, TIT_FOR_TAT, face_of
from engine.entkhbat.floor import open_votes
from engine.entkhbat.records import ATTACK_SIDE, TARGET_SIDE, Chain
from engine.entkhbat.table import value_of

PRICE: Final = {cards.TOUGH_LUCK: 58, cards.TIT_FOR_TAT: 72, cards.OBJECTION: 95}
"""What a reply costs whoever lays it: it would have answered something else later."""
FOR_A_JOKER: Final = 230


def reply_values(board: Board, options: Sequence[Answer]) -> list[int]:
    """The worth of every reply over that of passing."""
    chain = board.table.chain
    assert chain is not None
    if board.seat in (chain.attacker, chain.target):
        stake = own_stake(board, chain)
    elif not board.manner.helps:
        return [0 if not isinstance(option, Reply) else -1_000 for option in options]
    else:
        stake = helpers_stake(board, chain)
    return [_worth(board, chain, option, stake) if isinstance(option, Reply) else 0 for option in options]


def _worth(board: Board, chain: Chain, reply: Reply, stake: int) -> int:
    face = reply.named if reply.card == JOKER else reply.card
    price = PRICE[face] * (1000 - board.lateness * 6 // 10) // 1000
    if reply.from_table:
        price = 0
    if reply.card == JOKER:
        price = FOR_A_JOKER
    gain = stake * holding(board, chain) // 1000
    if face == TIT_FOR_TAT:
        gain += reflection(board, chain) * holding(board, chain) // 1000
    return gain - price


def holding(board: Board, chain: Chain) -> int:
    """How likely this side's reply will stand, in per mille (section 5.3: only numbers decide)."""
    other = chain.last
    left = (not chain.tough[other]) + (chain.objections and not chain.objected[other])
    if not board.manner.counts:
        return 800
    return 1000 - left * min(200, 25 * board.replies_left())


def own_stake(board: Board, chain: Chain) -> int:
    """What it is worth to the target that the attack falls, or to the attacker that it stands."""
    face = face_of(chain.card)
    if face in (cards.DEALS_OFF, cards.DEAL_SWITCH):
        return _deal_stake(board, chain)
    if board.seat == chain.target:
        return severity(board, face, chain.attacker, chain.target, chain.region) * board.style.defend // 1000
    gain = damage(board, face, chain.target, chain.region) if face != cards.FILING_FEES else 120
    if chain.reflected:
        gain += severity(board, face, chain.target, chain.attacker, -1)
    return gain


def severity(board: Board, face: int, attacker: int, victim: int, region: int) -> int:
    """What a victim would lose by an attack."""
    table = board.table
    if face in BURNS:
        return board.burnable(victim, BURNS[face])
    if face == cards.HOSTILE_TAKEOVER:
        lands = table.lands[victim]
        if region < 0:
            region = max(lands, key=table.region_value) if lands else -1
        return table.region_value(region) * 13 // 10 if region >= 0 else 0
    if face == cards.FILING_FEES:
        return min(value_of(open_votes(table, victim)), FEE + 15) * 13 // 10
    if face == cards.RESHUFFLE:
        mine = sum([kept_worth(card) for card in table.hands[victim]]) if victim == board.seat else 180
        return max(0, mine - 50 * len(table.hands[attacker]))
    if face == cards.NO_CONFIDENCE:
        return (board.open_votes[victim] + 40 * len(table.hands[victim])) * 6 // 10
    return _FLAT.get(face, 5)


_FLAT: Final = {
    cards.JAIL_TIME: 75,
    cards.BURN_A_CARD: 42,
    cards.LIFT_IMMUNITY: 30,
    cards.RESTRAINING_ORDER: 30,
}


def reflection(board: Board, chain: Chain) -> int:
    """What the attacker would lose by a Tit for Tat, to the reflector's joy."""
    face = face_of(chain.card)
    if face in (cards.RESHUFFLE, cards.LIFT_IMMUNITY):
        return -60
    lost = severity(board, face, chain.target, chain.attacker, -1)
    gained = lost if face in (cards.HOSTILE_TAKEOVER, cards.FILING_FEES) else 0
    return gained + lost * board.weight(chain.attacker) // 1000


def _deal_stake(board: Board, chain: Chain) -> int:
    """For the owner the Deal itself; for the breaker what the pair would gain."""
    table, offer = board.table, board.table.offer
    assert offer is not None
    mine = offer.mine if offer.mine >= 0 else typical(board, offer.owner)
    yours = offer.yours if offer.yours >= 0 else typical(board, offer.partner)
    x, y = table.region_value(mine), table.region_value(yours)
    if board.seat == chain.target:
        return y + x // 7 - board.weight(offer.partner) * x // 1000
    return (board.weight(offer.owner) + board.weight(offer.partner)) * (x + y) // 2000


def helpers_stake(board: Board, chain: Chain) -> int:
    """What it is worth to a third candidate that the speaking side gets its way."""
    side = TARGET_SIDE if chain.last == ATTACK_SIDE else ATTACK_SIDE
    face = face_of(chain.card)
    if face in (cards.DEALS_OFF, cards.DEAL_SWITCH):
        if board.seat == chain.partner:
            return _partner_stake(board)
        harm = _deal_stake(board, chain) if board.table.offer is not None else 0
        return harm if side == ATTACK_SIDE else -harm
    loss = severity(board, face, chain.attacker, chain.target, chain.region)
    hurt = loss * board.weight(chain.target) // 1000
    if face == cards.HOSTILE_TAKEOVER:
        hurt -= loss * board.weight(chain.attacker) // 1000
    if chain.reflected:
        back = severity(board, face, chain.target, chain.attacker, -1)
        hurt -= back * board.weight(chain.attacker) // 1000
    return hurt if side == ATTACK_SIDE else -hurt


def _partner_stake(board: Board) -> int:
    """For the partner: the Deal, as far as it would have said yes."""
    table, offer = board.table, board.table.offer
    assert offer is not None
    mine = offer.yours if offer.yours >= 0 else typical(board, board.seat)
    theirs = offer.mine if offer.mine >= 0 else typical(board, offer.owner)
    x, y = table.region_value(theirs), table.region_value(mine)
    return max(0, x + y // 7 - board.weight(offer.owner) * y // 1000)
