"""Offers, replies and intervals: what may be said, and why not (MP-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.asking import Answer, Command
from engine.core.refusal import Refusal
from engine.modipoly import phases
from engine.modipoly.answers import Accept, Counter, Decline, Done, Goods, Offer
from engine.modipoly.cards import HAND
from engine.modipoly.order import interval_item, offers_left
from engine.modipoly.questions.decision import Decision, fine
from engine.modipoly.questions.money import not_tens
from engine.modipoly.refusals import no
from engine.modipoly.table import Table

TOKEN_PRICE: Final = 40
"""What a sample offer asks or gives for a token, in crores."""
CARD_PRICE: Final = 150
SEATS: Final = 7
MOST_COUNTERS: Final = 2

_SELL_TOKEN: Final = tuple(Offer(to, Goods(tokens=1), Goods(cash=TOKEN_PRICE)) for to in range(SEATS))
_BUY_TOKEN: Final = tuple(Offer(to, Goods(cash=TOKEN_PRICE), Goods(tokens=1)) for to in range(SEATS))
_SELL_CARD: Final = tuple(
    tuple(Offer(to, Goods(cards=(card,)), Goods(cash=CARD_PRICE)) for to in range(SEATS))
    for card in range(15)
)
_ACCEPT: Final = Accept()
_DECLINE: Final = Decline()
_DONE: Final = Done()


def still_talking(table: Table) -> list[int]:
    """Solvent seats outside Tihar that have not yet done talking in this interval."""
    done = interval_item(table)[2]
    return [seat for seat in range(len(table.roles)) if table.free(seat) and not done >> seat & 1]


def offer_fault(table: Table, seat: int, offer: Offer) -> Refusal | None:
    """MP-4.09 to 4.16, in the order of the parameters; a repeated offer comes last."""
    to = offer.to
    if to >= len(table.roles) or to == seat or table.bankrupt[to]:
        return no("talk-to-somebody-else")
    if table.awaits == phases.DEBT and to in table.debt_offers:
        return no("no-offers-left")
    if table.awaits == phases.PM_CARD and table.drawn not in offer.give.cards:
        return no("quiet-please")
    if offer.get.cards:
        return no("only-the-pm-sells-ordinances")
    fault = goods_fault(table, seat, to, offer.give) or goods_fault(table, to, seat, offer.get)
    if fault is not None:
        return fault
    if offer.give == offer.get:
        return no("talk-to-somebody-else")
    return no("already-answered") if (seat, offer) in table.said else None


def goods_fault(table: Table, giver: int, taker: int, goods: Goods) -> Refusal | None:
    """MP-4.10 to 4.12, 2.01, 13.05: what one side gives must be there, and be allowed."""
    if goods.deeds:
        return no("deeds-by-bond-only")
    tens = not_tens(goods.cash)
    if tens is not None:
        return tens
    if goods.cash > table.cash[giver] or goods.tokens > table.tokens[giver]:
        return no("not-there-to-give", cash=table.cash[giver], tokens=table.tokens[giver])
    if goods.cards:
        held = (*table.hands[giver], table.drawn) if giver == table.pm else table.hands[giver]
        if not set(goods.cards) <= set(held) or len(set(goods.cards)) < len(goods.cards):
            return no("not-there-to-give", cash=table.cash[giver], tokens=table.tokens[giver])
        if len(table.hands[taker]) + len(goods.cards) > HAND:
            return no("hand-is-full")
    return None


def sample_offers(table: Table, seat: int) -> list[Answer]:
    """One offer to each seat that may be talked to: a token for forty, one way or the other.

    Sums are for people and bots to name; these stand for all of them (MP-4.09).
    """
    tihar, bankrupt = table.tihar, table.bankrupt
    if tihar[seat] or bankrupt[seat]:
        return []
    if seat == table.active and table.awaits in phases.OPEN_FLOOR:
        if table.offers[seat] >= table.options.own_offers:
            return []
    elif offers_left(table, seat) <= 0:
        return []
    cash = table.cash
    if table.tokens[seat]:
        samples = [_SELL_TOKEN[to] for to, purse in enumerate(cash) if purse >= TOKEN_PRICE and to != seat]
    elif cash[seat] >= TOKEN_PRICE:
        samples = [_BUY_TOKEN[to] for to, pile in enumerate(table.tokens) if pile and to != seat]
    else:
        return []
    if any(tihar) or True in bankrupt:
        samples = [offer for offer in samples if not tihar[offer.to] and not bankrupt[offer.to]]
    if table.said:
        samples = [offer for offer in samples if (seat, offer) not in table.said]
    return samples  # type: ignore[return-value]


def card_offers(table: Table, pm: int, cards: Sequence[int]) -> list[Answer]:
    """MP-13.03: an ordinance to each seat that could pay for it and hold it."""
    if offers_left(table, pm) <= 0:
        return []
    return [
        _SELL_CARD[card][to]
        for card in cards
        for to in range(len(table.roles))
        if to != pm
        and table.free(to)
        and table.cash[to] >= CARD_PRICE
        and len(table.hands[to]) < HAND
        and (pm, _SELL_CARD[card][to]) not in table.said
    ]


class Reply(Decision[Any]):
    """MP-4.14: accept, decline, or turn the offer round."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Accept if both can still give, decline, and the same with ten more as a sample of counters."""
        bargain = table.bargain
        assert bargain is not None
        found: list[Answer] = []
        if accept_fault(table, command, _ACCEPT) is None:
            found.append(_ACCEPT)
        found.append(_DECLINE)
        if bargain.counters < MOST_COUNTERS:
            wanted = bargain.give
            if bargain.get.tokens and table.cash[bargain.by] >= wanted.cash + 10:
                wanted = Goods(wanted.cash + 10, wanted.tokens, wanted.cards, wanted.words)
                counter = Counter(bargain.get, wanted)
                if counter_fault(table, command, counter) is None:
                    found.append(counter)
        return found


def accept_fault(table: Table, seat: int, answer: Accept) -> Refusal | None:
    """MP-4.12: what is offered must still be there."""
    bargain = table.bargain
    assert bargain is not None
    return goods_fault(table, bargain.by, bargain.to, bargain.give) or goods_fault(
        table, bargain.to, bargain.by, bargain.get
    )


def counter_fault(table: Table, seat: int, answer: Counter) -> Refusal | None:
    """MP-4.14: at most two counters; a counter may ask only for cards that were offered."""
    bargain = table.bargain
    assert bargain is not None
    if bargain.counters >= MOST_COUNTERS:
        return no("two-counters")
    if not set(answer.get.cards) <= set(bargain.give.cards):
        return no("only-the-pm-sells-ordinances")
    return goods_fault(table, seat, bargain.by, answer.give) or goods_fault(
        table, bargain.by, seat, answer.get
    )


class InInterval(Decision[Any]):
    """MP-10.04, 10.24: offers, until one has nothing more to say."""

    __slots__ = ()

    def options(self, table: Table, command: Command) -> Sequence[Answer]:
        """Done, and sample offers."""
        return [_DONE, *sample_offers(table, command)]


Reply.faults = {Accept: accept_fault, Decline: fine, Counter: counter_fault}
InInterval.faults = {Done: fine, Offer: offer_fault}

REPLY: Final = Reply()
IN_INTERVAL: Final = InInterval()
