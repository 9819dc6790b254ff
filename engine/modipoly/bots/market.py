"""Buying by votes: landing, bribes, pledges; and selling in need (section 23)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Answer
from engine.modipoly.answers import (
    Accept,
    Bribe,
    CallVote,
    ClosedBond,
    CounterBribe,
    Decline,
    Pledge,
    SellDeed,
    WalkOn,
)
from engine.modipoly.bots import deals
from engine.modipoly.bots.envelopes import would_borrow
from engine.modipoly.bots.mind import TOKEN, Mind
from engine.modipoly.cards import (
    CHANNELS,
    CONGRESS,
    CPIM,
    DEED_AT,
    DEEDS,
    EVM,
    GOV,
    LIBERAL,
    LOANS_A_GAME,
    OLIGARCH,
    PM,
    ROLES,
    UNITED,
    UNITY,
    tens,
)
from engine.modipoly.rules.promises import CALL_HERE, CAST_NEXT
from engine.modipoly.view import MotionView

PREMIUM = 10
"""What a bribe adds to the value of each token."""
OVERPAY = 80
"""Base price and bribes together stay below the value plus so much."""


def on_unowned(mind: Mind) -> Answer:
    """A vote if it can be won at its worth, else the bell, if need be for somebody who pays; else on."""
    deed = DEED_AT[mind.own.at]
    value = mind.whim(mind.deed_value(deed))
    vote = plan_vote(mind, deed, value)
    if vote is not None:
        return vote
    if rings(mind, deed, value) or mind.promised(CALL_HERE):
        return ClosedBond()
    return deals.invitation(mind, deed) or WalkOn()


def rings(mind: Mind, deed: int, value: int) -> bool:
    """The bell, for who may bid and wants it; never to complete somebody else's sector."""
    card = DEEDS[deed]
    if mind.somebody_completes(deed):
        return False
    if rings_for_others(mind, deed):
        return True
    if not ROLES[mind.role].may_bid:
        return False
    if would_borrow(mind, card.minimum):
        return mind.cash >= card.minimum // 10 + 20
    return mind.spare() >= card.minimum and value >= card.minimum


def rings_for_others(mind: Mind, deed: int) -> bool:
    """A clerk under Patronage lives on the Oligarch's payments; a PM with a channel enjoys envelopes."""
    oligarch = mind.seat_with(OLIGARCH)
    if oligarch not in mind.others() or mind.rival(oligarch):
        return False
    tray = mind.view.commands[oligarch]
    able = tray.cash >= DEEDS[deed].minimum or mind.view.loans_used < LOANS_A_GAME
    if mind.role == GOV and mind.view.patronage:
        return able and mind.chance(50)
    channel = any(mind.view.owner[c] == mind.me for c in CHANNELS)
    return able and mind.role == PM and (channel or mind.chance(20))


def plan_vote(mind: Mind, deed: int, value: int) -> CallVote | None:
    """MP-5.02 with the gap filled from the cheapest sellers, or None if that is too dear or too few."""
    card = DEEDS[deed]
    purse = mind.cash - card.base - (0 if mind.role == PM and deed in CHANNELS else mind.keep())
    if purse < 0 or value < card.base * 9 // 10:
        return None
    most = min(purse, value + OVERPAY - card.base)
    own = mind.own.tokens
    gap = card.votes - own - friendly_votes(mind)
    bribes: list[Bribe] = []
    spent = 0
    for seat in sellers(mind):
        if gap <= 0:
            break
        many = min(gap, mind.view.commands[seat].tokens)
        cash = tens(many * (mind.token_value(seat) + PREMIUM) + 9)
        if spent + cash > most:
            many = (most - spent) // (mind.token_value(seat) + PREMIUM)
            cash = tens(many * (mind.token_value(seat) + PREMIUM) + 9)
        if many > 0 and spent + cash <= most:
            bribes.append(Bribe(seat, many, cash))
            spent += cash
            gap -= many
    if gap > 0 or spent + min(own, card.votes) * TOKEN // 4 > most + OVERPAY:
        return None
    return CallVote(tuple(bribes))


def friendly_votes(mind: Mind) -> int:
    """One token from the other party is as good as promised."""
    partner = unity_partner(mind)
    return 1 if partner >= 0 and mind.view.commands[partner].tokens > 0 else 0


def unity_partner(mind: Mind) -> int:
    """The other half of the opposition, if both are still in it; else -1 (MP-5.15, MP-17.06)."""
    roles = (CONGRESS, CPIM if len(mind.view.commands) > 4 else LIBERAL)
    if mind.role not in roles or mind.own.bjp or mind.view.meters[UNITY] >= UNITED + 1:
        return -1
    seat = mind.seat_with(roles[1] if mind.role == roles[0] else roles[0])
    return seat if seat in mind.others() and not mind.view.commands[seat].bjp else -1


def sellers(mind: Mind) -> list[int]:
    """Who may be bribed: the PM first, who has most tokens and least cash, then the cheapest."""
    trays = mind.view.commands
    seats = [seat for seat in mind.others() if trays[seat].tokens and not trays[seat].bjp]
    seats.sort(key=lambda seat: (seat != mind.view.pm, mind.token_value(seat), -trays[seat].tokens))
    return seats


# -- pledging --------------------------------------------------------------------------------


def pledge(mind: Mind) -> Answer:
    """How many tokens, or first a price of one's own."""
    motion = mind.view.motion
    assert motion is not None
    if motion.voice_of != mind.me:
        return Pledge(for_member(mind, motion))
    if motion.caller == mind.me:
        return Pledge(as_caller(motion))
    bribe = next((bribe for bribe in motion.bribes if bribe.to == mind.me), None)
    value = own_price(mind, motion)
    if motion.least:
        return Pledge(motion.least)
    if bribe is not None and bribe.votes <= motion.most:
        paid = bribe.cash + bribe.tokens * TOKEN
        if paid >= bribe.votes * value:
            return Pledge(bribe.votes)
        if motion.may_counter and mind.manner.presses and paid * 5 >= bribe.votes * value * 3:
            return CounterBribe(bribe.votes, tens(bribe.votes * value * 6 // 5 + 9), 0)
    elif (counter := ask_for_bribe(mind, motion, value)) is not None:
        return counter
    return Pledge(min(motion.most, free_votes(mind, motion)))


def own_price(mind: Mind, motion: MotionView) -> int:
    """What a token is worth in this vote: twice as much against one's own win, and dearer for rivals."""
    value = mind.token_value()
    if mind.rival(motion.caller):
        value = value * 7 // 5
        caller = mind.view.commands[motion.caller]
        if mind.manner.counts_wins and caller.role == OLIGARCH:
            value *= 2
    if mind.ally(motion.caller):
        value = value * 3 // 5
    return value


def ask_for_bribe(mind: Mind, motion: MotionView, value: int) -> CounterBribe | None:
    """Whoever was offered nothing and could fill the gap may say so."""
    caller = mind.view.commands[motion.caller]
    gap = motion.needed - motion.total - caller.tokens
    if not motion.may_counter or not mind.manner.presses or not 0 < gap <= min(4, motion.most):
        return None
    spent = sum(bribe.cash for bribe in motion.bribes)
    price = tens(gap * value * 6 // 5 + 9)
    return CounterBribe(gap, price) if caller.cash - spent - DEEDS[motion.deed].base >= price else None


def free_votes(mind: Mind, motion: MotionView) -> int:
    """A promised number, a token for Unity, or nothing."""
    if mind.promised(CAST_NEXT, motion.caller):
        return next(
            line.about
            for line in mind.view.register
            if line.by == mind.me and line.to == motion.caller and line.promise == CAST_NEXT
        )
    if unity_partner(mind) == motion.caller:
        return 1
    caller = mind.view.commands[motion.caller]
    likely = motion.total + caller.tokens >= motion.needed
    partner = unity_partner(mind)
    return 1 if likely and partner >= 0 and motion.cast[partner] > 0 and mind.own.tokens > 4 else 0


def for_member(mind: Mind, motion: MotionView) -> int:
    """The PM spends members' tokens on the PM's own votes first, and lets them earn their bribes."""
    if motion.caller == mind.me:
        return min(motion.most, max(0, motion.needed - motion.total))
    if motion.caller == motion.voice_of:
        return as_caller(motion)
    bribe = next((bribe for bribe in motion.bribes if bribe.to == motion.voice_of), None)
    return min(motion.most, bribe.votes) if bribe is not None else 0


def as_caller(motion: MotionView) -> int:
    """Exactly what is missing, if it can be reached at all."""
    missing = max(0, motion.needed - motion.total)
    return missing if missing <= motion.most else 0


def answer_counter(mind: Mind, options: Sequence[Answer]) -> Answer:
    """A price that still leaves the deed worth it, from somebody who is needed."""
    motion = mind.view.motion
    assert motion is not None
    assert motion.price is not None
    if Accept() not in options:
        return Decline()
    own = min(mind.own.tokens, motion.needed)
    needed = motion.needed - motion.total - own > 0
    spent = sum(bribe.cash for bribe in motion.bribes if bribe.to != motion.voice_of)
    price = DEEDS[motion.deed].base + spent + motion.price.cash
    worth = mind.whim(mind.deed_value(motion.deed)) + OVERPAY
    return Accept() if needed and price <= worth else Decline()


def sale_in_need(mind: Mind, options: Sequence[Answer]) -> Answer | None:
    """The cheapest deed; never the EVM or a channel while another is left."""
    sales = [option for option in options if isinstance(option, SellDeed)]
    if not sales:
        return None
    return min(sales, key=lambda sale: (sale.deed == EVM or sale.deed in CHANNELS, DEEDS[sale.deed].base))
