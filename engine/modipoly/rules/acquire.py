"""Acquiring an unowned asset by votes (MP-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.core.asking import Answer, Command, Seat, ask, ask_floor
from engine.modipoly import agenda, answers, events, market_events, phases
from engine.modipoly.cards import CONGRESS, CPIM, DEED_AT, DEEDS, LIBERAL, MOST_SEATS, UNITY
from engine.modipoly.questions.acquire import COUNTER, LANDED, PLEDGE, can_cast
from engine.modipoly.records import FOR_VOTE, NO_BRIBE, NOT_CAST, Bought, Motion
from engine.modipoly.rules.bond import deed_lot, open_bond
from engine.modipoly.rules.loans import borrow, redeem, repay_loan
from engine.modipoly.rules.promises import decision_was_made_on, vote_was_held
from engine.modipoly.rules.talk import bargain
from engine.modipoly.table import Table, replaced

changed: Any = msgspec.structs.replace


async def stand_on_unowned(table: Table) -> None:
    """MP-5.01: call a vote, ring for the bond, or walk on; there is time to talk and borrow before."""
    active = table.active
    table.wait_for(phases.LAND_UNOWNED, active)
    seat, answer = await ASK_LANDED[active]
    table.resume()
    deed = DEED_AT[table.at[active]]
    kind = type(answer)
    if kind is answers.Offer:
        await bargain(table, seat, answer)
    elif kind in RAISING:
        RAISING[kind](table, seat, answer)
    else:
        table.pop()
        if table.register:
            decision_was_made_on(table, seat, deed, called=kind is not answers.WalkOn)
        if kind is answers.CallVote:
            call_vote(table, seat, deed, answer)
        elif kind is answers.ClosedBond:
            open_bond(table, deed_lot(deed, FOR_VOTE))
        else:
            table.tell(market_events.WalkedOn(seat, deed))


ASK_LANDED: Final = tuple(ask_floor(Command(seat), LANDED) for seat in range(MOST_SEATS))
"""The question on an unowned deed, ready for every seat."""

RAISING: Final[dict[type[Answer], Callable[[Table, Seat, Any], None]]] = {
    answers.Borrow: borrow,
    answers.Redeem: redeem,
    answers.RepayLoan: repay_loan,
}
"""What may be done about money before one decides."""


def call_vote(table: Table, seat: Seat, deed: int, answer: answers.CallVote) -> None:
    """MP-5.02, 5.03: the caller's bribes lie open."""
    seats = len(table.roles)
    bribes = [NO_BRIBE] * seats
    for bribe in answer.bribes:
        bribes[bribe.to] = Bought(bribe.votes, bribe.cash, bribe.tokens)
    nobody = (NOT_CAST,) * seats
    table.motion = Motion(deed, seat, tuple(bribes), nobody, (0,) * seats, (False,) * seats)
    table.push((agenda.VOTE,))
    table.tell(market_events.VoteCalled(seat, deed, answer.bribes))


async def take_pledges(table: Table) -> None:
    """MP-5.05 to 5.08, 5.13: clockwise from the caller's left, the caller last."""
    motion = table.motion
    assert motion is not None
    for seat in table.from_left_of(motion.caller):
        if can_cast(table, seat):
            await take_pledge(table, seat)
    table.resume()
    table.pop()
    decide_vote(table)


async def take_pledge(table: Table, seat: int) -> None:
    """MP-5.07, 5.16: the PM speaks for members; everybody else may name a price first, once."""
    voice = table.pm if table.bjp[seat] else seat
    while True:
        table.motion = changed(table.motion, voice_of=seat)
        table.wait_for(phases.PLEDGE, voice)
        answer = await ask(Command(voice), PLEDGE)
        if isinstance(answer, answers.Pledge):
            break
        await haggle(table, seat, answer)
    motion = table.motion
    assert motion is not None
    table.shown += 1
    table.motion = changed(motion, cast=replaced(motion.cast, seat, answer.votes), voice_of=-1)
    table.tell(market_events.Pledged(seat, answer.votes))


async def haggle(table: Table, seat: int, price: answers.CounterBribe) -> None:
    """MP-5.07: the caller takes the price or leaves it; taken, it binds both."""
    motion = table.motion
    assert motion is not None
    table.tell(market_events.CounterBribed(seat, price.votes, price.cash, price.tokens))
    wanted = Bought(price.votes, price.cash, price.tokens)
    table.motion = changed(motion, price=wanted, countered=replaced(motion.countered, seat, True))
    table.wait_for(phases.COUNTER_BRIBE, motion.caller)
    answer = await ask(Command(motion.caller), COUNTER)
    accepted = isinstance(answer, answers.Accept)
    table.tell(market_events.CounterAnswered(motion.caller, accepted))
    motion = changed(table.motion, price=NO_BRIBE)
    if accepted:
        table.shown += 1
        motion = changed(
            motion,
            bribes=replaced(motion.bribes, seat, wanted),
            least=replaced(motion.least, seat, wanted.votes),
        )
    table.motion = motion


def decide_vote(table: Table) -> None:
    """MP-5.09, 5.10: the number is reached and everything said is done; or nothing is, and the bell rings."""
    motion = table.motion
    assert motion is not None
    table.motion = None
    deed = DEEDS[motion.deed]
    total = sum([cast for cast in motion.cast if cast > 0])
    passed = total >= deed.votes
    table.tell(market_events.VoteDecided(motion.deed, total, deed.votes, passed))
    if table.register:
        vote_was_held(table, motion)
    if not passed:
        open_bond(table, deed_lot(motion.deed, FOR_VOTE))
        return
    for seat, cast in enumerate(motion.cast):
        if cast > 0:
            table.tokens[seat] -= cast
            table.tell(events.Tokens(seat, -cast))
    table.pay_treasury(motion.caller, deed.base, "price")
    pay_bribes(table, motion)
    table.acquire(motion.deed, motion.caller, deed.base)
    find_each_other(table, motion)


def pay_bribes(table: Table, motion: Motion) -> None:
    """MP-5.09, 5.17: each bribe whose condition was met is moved by the engine itself."""
    for seat, bribe in enumerate(motion.bribes):
        if not bribe.votes or motion.cast[seat] < bribe.votes:
            continue
        table.move_cash(motion.caller, seat, bribe.cash, "bribe")
        table.tokens[motion.caller] -= bribe.tokens
        table.tokens[seat] += bribe.tokens
        table.biggest_bribe = max(table.biggest_bribe, bribe.cash)
        table.tell(market_events.BribePaid(motion.caller, seat, bribe.cash, bribe.tokens))


def find_each_other(table: Table, motion: Motion) -> None:
    """MP-5.15, 10.35, 17.06: Unity rises when both opposition parties have cast something."""
    partner_role = CPIM if len(table.roles) > 4 else LIBERAL
    congress, partner = table.seat_with(CONGRESS), table.seat_with(partner_role)
    if congress < 0 or partner < 0 or table.bjp[congress] or table.bjp[partner]:
        return
    if motion.cast[congress] > 0 and motion.cast[partner] > 0:
        table.move_meter(UNITY, 1)
