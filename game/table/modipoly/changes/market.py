"""What talk, votes, sealed bids and loans change on the table."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from engine.modipoly import events as ev
from engine.modipoly import market_events as market
from engine.modipoly.answers import Bribe, Goods
from engine.modipoly.cards import DEEDS, TREASURY
from engine.modipoly.records import FOR_VOTE, Bought
from engine.modipoly.view import BargainView, LotView, MotionView
from game.table.modipoly.changes.registry import Changes
from game.table.modipoly.shown import Shown

MARKET: Final = Changes()
replace: Any = msgspec.structs.replace


# --- talk -------------------------------------------------------------------------------------------
@MARKET.on(market.Offered)
def _offered(shown: Shown, event: market.Offered) -> None:
    shown.bargain = BargainView(event.giver, event.taker, event.give, event.get, 0)
    seat = shown.commands[event.giver]
    seat.offers_left = max(0, seat.offers_left - 1)


@MARKET.on(market.Countered)
def _countered(shown: Shown, event: market.Countered) -> None:
    counters = shown.bargain.counters + 1 if shown.bargain is not None else 1
    shown.bargain = BargainView(event.giver, event.taker, event.give, event.get, counters)


@MARKET.on(market.Declined)
def _declined(shown: Shown, event: market.Declined) -> None:
    shown.bargain = None


@MARKET.on(market.DealMade)
def _deal(shown: Shown, event: market.DealMade) -> None:
    shown.bargain = None
    _hand_over(shown, event.giver, event.taker, event.give)
    _hand_over(shown, event.taker, event.giver, event.get)


def _hand_over(shown: Shown, giver: int, taker: int, goods: Goods) -> None:
    shown.pay(giver, taker, goods.cash)
    shown.commands[giver].tokens -= goods.tokens
    shown.commands[taker].tokens += goods.tokens
    for card in goods.cards:
        if giver == shown.pm and shown.drawn != -1 and card in (shown.drawn, -1):
            shown.drawn = -1
        else:
            shown.drop_card(giver, card)
        shown.take_card(taker, card)


# --- votes and bonds --------------------------------------------------------------------------------
@MARKET.on(market.VoteCalled)
def _called(shown: Shown, event: market.VoteCalled) -> None:
    nobody = (-1,) * len(shown.commands)
    needed = DEEDS[event.deed].votes
    shown.motion = MotionView(event.deed, event.seat, needed, 0, event.bribes, nobody, -1, 0, 0, False, None)


@MARKET.on(market.Pledged)
def _pledged(shown: Shown, event: market.Pledged) -> None:
    motion = shown.motion
    if motion is None:
        return
    cast = tuple(event.votes if seat == event.seat else votes for seat, votes in enumerate(motion.cast))
    shown.motion = replace(motion, cast=cast, total=sum(votes for votes in cast if votes > 0), voice_of=-1)


@MARKET.on(market.CounterBribed)
def _countered_bribe(shown: Shown, event: market.CounterBribed) -> None:
    if shown.motion is not None:
        price = Bought(event.votes, event.cash, event.tokens)
        shown.motion = replace(shown.motion, price=price, voice_of=event.seat)


@MARKET.on(market.CounterAnswered)
def _counter_answered(shown: Shown, event: market.CounterAnswered) -> None:
    motion = shown.motion
    if motion is None or motion.price is None:
        return
    bribes = motion.bribes
    if event.accepted:
        price = motion.price
        agreed = Bribe(motion.voice_of, price.votes, price.cash, price.tokens)
        bribes = (*(bribe for bribe in bribes if bribe.to != agreed.to), agreed)
    shown.motion = replace(motion, price=None, bribes=bribes)


@MARKET.on(market.VoteDecided)
def _decided(shown: Shown, event: market.VoteDecided) -> None:
    shown.motion = None


@MARKET.on(market.BribePaid)
def _bribe(shown: Shown, event: market.BribePaid) -> None:
    shown.commands[event.giver].tokens -= event.tokens
    shown.commands[event.taker].tokens += event.tokens


@MARKET.on(market.DeedTaken)
def _taken(shown: Shown, event: market.DeedTaken) -> None:
    shown.give_deed(event.deed, event.seat)


@MARKET.on(market.BondOpened)
def _bond(shown: Shown, event: market.BondOpened) -> None:
    shown.lot = LotView(event.deed, event.seller, event.minimum, FOR_VOTE, (), (), None, None)


@MARKET.on(market.SlipIn, market.SlipWritten)
def _slip(shown: Shown, event: Any) -> None:
    if shown.lot is not None and event.seat not in shown.lot.handed_in:
        shown.lot = replace(shown.lot, handed_in=(*shown.lot.handed_in, event.seat))


@MARKET.on(market.SlipsOpened)
def _opened(shown: Shown, event: market.SlipsOpened) -> None:
    if shown.lot is not None:
        shown.lot = replace(shown.lot, slips=event.slips)


@MARKET.on(market.Announced, market.Unsold)
def _over(shown: Shown, event: Any) -> None:
    shown.lot = None


# --- loans ------------------------------------------------------------------------------------------
@MARKET.on(market.DeedPledged)
def _pledge(shown: Shown, event: market.DeedPledged) -> None:
    shown.pay(TREASURY, event.seat, event.amount)
    shown.pledged[event.deed] = True


@MARKET.on(market.DeedRedeemed)
def _redeemed(shown: Shown, event: market.DeedRedeemed) -> None:
    shown.pledged[event.deed] = False


@MARKET.on(market.LoanTaken)
def _loan(shown: Shown, event: market.LoanTaken) -> None:
    shown.pay(TREASURY, event.seat, event.loan)
    shown.loans.append(event.loan)


@MARKET.on(market.LoanRepaid, market.LoanForgiven, ev.LoanFailed)
def _loan_gone(shown: Shown, event: Any) -> None:
    if event.loan in shown.loans:
        shown.loans.remove(event.loan)
    if isinstance(event, ev.LoanFailed):
        shown.npas += 1
