"""An unowned deed: calling a vote, pledging, haggling (MP-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command, Seat
from engine.core.refusal import Refusal
from engine.modipoly import answers
from engine.modipoly.answers import (
    Accept,
    Bribe,
    CallVote,
    ClosedBond,
    CounterBribe,
    Decline,
    Pledge,
    WalkOn,
)
from engine.modipoly.cards import DEED_AT, DEEDS
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.questions.money import (
    borrow_fault,
    loans_to_end,
    loans_to_take,
    not_tens,
    redeem_fault,
    repay_fault,
)
from engine.modipoly.questions.talk import offer_fault, sample_offers
from engine.modipoly.records import Motion
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

SAMPLE_VOTES: Final = 4
SAMPLE_BRIBE: Final = 100
_VOTE: Final = CallVote()
_BRIBED: Final = tuple(CallVote((Bribe(to, SAMPLE_VOTES, SAMPLE_BRIBE),)) for to in range(7))
_BOND: Final = ClosedBond()
_WALK: Final = WalkOn()
_PLEDGE: Final = tuple(Pledge(votes) for votes in range(501))
_COUNTER: Final = CounterBribe(1, 50)
_ACCEPT: Final = Accept()
_DECLINE: Final = Decline()


def can_cast(table: Table, seat: int) -> bool:
    """MP-5.06: solvent, outside Tihar, and with at least one token."""
    return table.tokens[seat] > 0 and table.free(seat)


def owed_tokens(motion: Motion) -> int:
    """MP-5.08: tokens the caller owes for bribes that have been earned."""
    return sum(
        [
            bribe.tokens
            for bribe, cast in zip(motion.bribes, motion.cast, strict=True)
            if bribe.votes and cast >= bribe.votes
        ]
    )


def most_votes(table: Table, seat: int) -> int:
    """MP-5.05, 5.08: the most that a seat may cast now."""
    motion = table.motion
    assert motion is not None
    most = table.tokens[seat]
    return max(0, most - owed_tokens(motion)) if seat == motion.caller else most


class Landed(Decision[Any]):
    """MP-5.01: a vote, the bell, or on; and time to talk and borrow before."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Walking on, the bell, a vote without bribes and one with a sample bribe, money, offers."""
        found: list[Answer] = [_WALK, _BOND]
        if call_fault(table, command, _VOTE) is None:
            found.append(_VOTE)
            bribed = _BRIBED[table.pm]
            if call_fault(table, command, bribed) is None:
                found.append(bribed)
        if command in table.owner:
            found += loans_to_take(table, command, table.deeds_of(command))
        found += loans_to_end(table, command)
        found += sample_offers(table, command)
        return found

    def asides(self, table: Table, seat: Seat) -> Sequence[Any]:
        """MP-4.17: while the floor is open, others may make offers."""
        return sample_offers(table, seat)


def call_fault(table: Table, seat: int, answer: CallVote) -> Refusal | None:
    """MP-5.02 to 5.04: the price and the bribes in hand; one bribe to a seat that can cast."""
    seen: list[int] = []
    cash = tokens = 0
    for bribe in answer.bribes:
        if bribe.to >= len(table.roles) or bribe.to == seat or bribe.to in seen or not table.free(bribe.to):
            return no("one-bribe-a-seat")
        seen.append(bribe.to)
        tens = not_tens(bribe.cash)
        if tens is not None:
            return tens
        cash += bribe.cash
        tokens += bribe.tokens
    price = DEEDS[DEED_AT[table.at[seat]]].base
    if table.cash[seat] < price + cash:
        return no("vote-must-be-payable", price=price, bribes=cash, cash=table.cash[seat])
    return no("tokens-promised", n=table.tokens[seat], m=tokens) if tokens > table.tokens[seat] else None


class Pledging(Decision[Any]):
    """MP-5.05, 5.07: a number, or first a price of one's own."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Every number of tokens, and a sample counter-bribe."""
        motion = table.motion
        assert motion is not None
        seat = motion.voice_of
        least, most = motion.least[seat], most_votes(table, seat)
        found: list[Answer] = list(_PLEDGE[least : most + 1])
        if counter_fault(table, command, _COUNTER) is None:
            found.append(_COUNTER)
        return found


def pledge_fault(table: Table, seat: int, answer: Pledge) -> Refusal | None:
    """MP-5.05, 5.07, 5.08."""
    motion = table.motion
    assert motion is not None
    voice_of = motion.voice_of
    if answer.votes > table.tokens[voice_of]:
        return no("you-hold-fewer", n=table.tokens[voice_of])
    if answer.votes < motion.least[voice_of]:
        return no("bribes-bind", n=motion.least[voice_of])
    most = most_votes(table, voice_of)
    if answer.votes > most:
        return no("tokens-promised-away", m=owed_tokens(motion), n=most)
    return None


def counter_fault(table: Table, seat: int, answer: CounterBribe) -> Refusal | None:
    """MP-5.07, 5.16: once, not the caller, not for a member, within one's tokens."""
    motion = table.motion
    assert motion is not None
    voice_of = motion.voice_of
    if table.bjp[voice_of]:
        return no("no-counter-for-members")
    if voice_of == motion.caller or motion.countered[voice_of]:
        return no("one-counter")
    if answer.votes > table.tokens[seat]:
        return no("you-hold-fewer", n=table.tokens[seat])
    return not_tens(answer.cash)


class AnsweringCounter(Decision[Any]):
    """MP-5.07: the caller takes the price or leaves it."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Accept if it can be met."""
        return [_DECLINE] if meet_fault(table, command, _ACCEPT) else [_ACCEPT, _DECLINE]


def meet_fault(table: Table, seat: int, answer: Accept) -> Refusal | None:
    """MP-5.07: only what MP-5.02 and MP-5.04 still allow."""
    motion = table.motion
    assert motion is not None
    others = [bribe for place, bribe in enumerate(motion.bribes) if place != motion.voice_of]
    cash = DEEDS[motion.deed].base + sum([bribe.cash for bribe in others]) + motion.price.cash
    tokens = sum([bribe.tokens for bribe in others]) + motion.price.tokens
    if cash > table.cash[seat] or tokens > table.tokens[seat]:
        return no("cannot-meet-that", cash=table.cash[seat], tokens=table.tokens[seat])
    return None


Landed.faults = {
    WalkOn: fine,
    ClosedBond: fine,
    CallVote: call_fault,
    answers.Offer: offer_fault,
    answers.Borrow: borrow_fault,
    answers.Redeem: redeem_fault,
    answers.RepayLoan: repay_fault,
}
Pledging.faults = {Pledge: pledge_fault, CounterBribe: counter_fault}
AnsweringCounter.faults = {Accept: meet_fault, Decline: fine}

LANDED: Final = Landed()
PLEDGE: Final = Pledging()
COUNTER: Final = AnsweringCounter()
