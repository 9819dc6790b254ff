"""What each event changes on the table as it is shown. Money moves with the events that carry it, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.modipoly import events as ev
from engine.modipoly import market_events as market
from engine.modipoly import power_events as power
from engine.modipoly.answers import Bribe, Goods
from engine.modipoly.cards import DEEDS, GOV, PM, TIHAR, TREASURY
from engine.modipoly.records import FOR_VOTE, Bought
from engine.modipoly.view import BargainView, CardView, LotView, MotionView
from game.table.modipoly.shown import Shown

Change = Callable[[Shown, Any], None]
CHANGES: Final[dict[type, Change]] = {}
replace: Any = msgspec.structs.replace


def changes(*kinds: type) -> Callable[[Change], Change]:
    """Marks what events of these kinds change."""

    def keep(change: Change) -> Change:
        for kind in kinds:
            CHANGES[kind] = change
        return change

    return keep


# --- turns and pawns --------------------------------------------------------------------------------


@changes(ev.RolesDealt)
def _roles(shown: Shown, event: ev.RolesDealt) -> None:
    for seat, role in enumerate(event.roles):
        shown.commands[seat].role = role
        if role == PM:
            shown.pm = seat


@changes(ev.RolePicked)
def _picked(shown: Shown, event: ev.RolePicked) -> None:
    shown.commands[event.seat].role = event.role


@changes(ev.DecksShuffled)
def _shuffled(shown: Shown, event: ev.DecksShuffled) -> None:
    shown.deck, shown.news_deck = event.ordinances, event.news


@changes(ev.TurnBegan)
def _turn(shown: Shown, event: ev.TurnBegan) -> None:
    shown.active = event.seat
    shown.news = shown.ordinance = -1
    shown.card = None


@changes(ev.Rolled)
def _rolled(shown: Shown, event: ev.Rolled) -> None:
    shown.dice = (event.first, event.second)


@changes(ev.Moved)
def _moved(shown: Shown, event: ev.Moved) -> None:
    shown.commands[event.seat].at = event.end


@changes(ev.Passed)
def _passed(shown: Shown, event: ev.Passed) -> None:
    shown.commands[event.seat].laps = event.lap
    if shown.commands[event.seat].role != PM:
        shown.forwarded[event.seat] = False
    if shown.commands[event.seat].role == GOV:
        shown.filed = False


@changes(ev.Tokens)
def _tokens(shown: Shown, event: ev.Tokens) -> None:
    shown.commands[event.seat].tokens += event.by


@changes(ev.TermMoved)
def _term(shown: Shown, event: ev.TermMoved) -> None:
    shown.passes = event.passes


@changes(ev.MeterMoved)
def _meter(shown: Shown, event: ev.MeterMoved) -> None:
    shown.meters[event.meter] = event.end


@changes(ev.PatronageOff)
def _patronage(shown: Shown, event: ev.PatronageOff) -> None:
    shown.patronage = False


# --- money ------------------------------------------------------------------------------------------


@changes(ev.PaidTreasury)
def _paid(shown: Shown, event: ev.PaidTreasury) -> None:
    shown.pay(event.seat, TREASURY, event.amount)


@changes(ev.TreasuryPaid, ev.PatronageShare)
def _received(shown: Shown, event: Any) -> None:
    shown.pay(TREASURY, event.seat, event.amount)


@changes(ev.MoneyMoved)
def _money(shown: Shown, event: ev.MoneyMoved) -> None:
    shown.pay(event.giver, event.taker, event.amount)


@changes(power.CreditorPaid)
def _creditor(shown: Shown, event: power.CreditorPaid) -> None:
    shown.pay(TREASURY, event.creditor, event.amount)


@changes(power.CashSet)
def _cash_set(shown: Shown, event: power.CashSet) -> None:
    shown.pay(event.seat, TREASURY, shown.commands[event.seat].cash - event.amount)


@changes(ev.FilePlaced)
def _file(shown: Shown, event: ev.FilePlaced) -> None:
    shown.file_at = event.deed


# --- talk -------------------------------------------------------------------------------------------


@changes(market.Offered)
def _offered(shown: Shown, event: market.Offered) -> None:
    shown.bargain = BargainView(event.giver, event.taker, event.give, event.get, 0)
    seat = shown.commands[event.giver]
    seat.offers_left = max(0, seat.offers_left - 1)


@changes(market.Countered)
def _countered(shown: Shown, event: market.Countered) -> None:
    counters = shown.bargain.counters + 1 if shown.bargain is not None else 1
    shown.bargain = BargainView(event.giver, event.taker, event.give, event.get, counters)


@changes(market.Declined)
def _declined(shown: Shown, event: market.Declined) -> None:
    shown.bargain = None


@changes(market.DealMade)
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
            _drop(shown, giver, card)
        _take(shown, taker, card)


def _take(shown: Shown, seat: int, card: int) -> None:
    one = shown.commands[seat]
    one.cards += 1
    if one.hand is not None and card >= 0:
        one.hand.append(card)


def _drop(shown: Shown, seat: int, card: int) -> None:
    one = shown.commands[seat]
    one.cards = max(0, one.cards - 1)
    if one.hand is not None and card in one.hand:
        one.hand.remove(card)


# --- votes and bonds --------------------------------------------------------------------------------


@changes(market.VoteCalled)
def _called(shown: Shown, event: market.VoteCalled) -> None:
    nobody = (-1,) * len(shown.commands)
    needed = DEEDS[event.deed].votes
    shown.motion = MotionView(event.deed, event.seat, needed, 0, event.bribes, nobody, -1, 0, 0, False, None)


@changes(market.Pledged)
def _pledged(shown: Shown, event: market.Pledged) -> None:
    motion = shown.motion
    if motion is None:
        return
    cast = tuple(event.votes if seat == event.seat else votes for seat, votes in enumerate(motion.cast))
    shown.motion = replace(motion, cast=cast, total=sum(votes for votes in cast if votes > 0), voice_of=-1)


@changes(market.CounterBribed)
def _countered_bribe(shown: Shown, event: market.CounterBribed) -> None:
    if shown.motion is not None:
        price = Bought(event.votes, event.cash, event.tokens)
        shown.motion = replace(shown.motion, price=price, voice_of=event.seat)


@changes(market.CounterAnswered)
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


@changes(market.VoteDecided)
def _decided(shown: Shown, event: market.VoteDecided) -> None:
    shown.motion = None


@changes(market.BribePaid)
def _bribe(shown: Shown, event: market.BribePaid) -> None:
    shown.commands[event.giver].tokens -= event.tokens
    shown.commands[event.taker].tokens += event.tokens


@changes(market.DeedTaken)
def _taken(shown: Shown, event: market.DeedTaken) -> None:
    shown.give_deed(event.deed, event.seat)


@changes(market.BondOpened)
def _bond(shown: Shown, event: market.BondOpened) -> None:
    shown.lot = LotView(event.deed, event.seller, event.minimum, FOR_VOTE, (), (), None, None)


@changes(market.SlipIn, market.SlipWritten)
def _slip(shown: Shown, event: Any) -> None:
    if shown.lot is not None and event.seat not in shown.lot.handed_in:
        shown.lot = replace(shown.lot, handed_in=(*shown.lot.handed_in, event.seat))


@changes(market.SlipsOpened)
def _opened(shown: Shown, event: market.SlipsOpened) -> None:
    if shown.lot is not None:
        shown.lot = replace(shown.lot, slips=event.slips)


@changes(market.Announced, market.Unsold)
def _over(shown: Shown, event: Any) -> None:
    shown.lot = None


# --- loans ------------------------------------------------------------------------------------------


@changes(market.DeedPledged)
def _pledge(shown: Shown, event: market.DeedPledged) -> None:
    shown.pay(TREASURY, event.seat, event.amount)
    shown.pledged[event.deed] = True


@changes(market.DeedRedeemed)
def _redeemed(shown: Shown, event: market.DeedRedeemed) -> None:
    shown.pledged[event.deed] = False


@changes(market.LoanTaken)
def _loan(shown: Shown, event: market.LoanTaken) -> None:
    shown.pay(TREASURY, event.seat, event.loan)
    shown.loans.append(event.loan)


@changes(market.LoanRepaid, market.LoanForgiven, ev.LoanFailed)
def _loan_gone(shown: Shown, event: Any) -> None:
    if event.loan in shown.loans:
        shown.loans.remove(event.loan)
    if isinstance(event, ev.LoanFailed):
        shown.npas += 1


# --- Tihar, cards -----------------------------------------------------------------------------------


@changes(power.Jailed)
def _jailed(shown: Shown, event: power.Jailed) -> None:
    shown.commands[event.seat].at = TIHAR
    shown.commands[event.seat].tihar = 1


@changes(power.StaysInTihar)
def _stays(shown: Shown, event: power.StaysInTihar) -> None:
    seat = shown.commands[event.seat]
    seat.tihar = min(3, seat.tihar + 1)


@changes(power.Released)
def _released(shown: Shown, event: power.Released) -> None:
    shown.commands[event.seat].tihar = 0


@changes(power.Joined)
def _joined(shown: Shown, event: power.Joined) -> None:
    shown.commands[event.seat].bjp = True


@changes(power.OrdinanceDrawn)
def _drawn(shown: Shown, event: power.OrdinanceDrawn) -> None:
    shown.deck = max(0, shown.deck - 1)
    shown.drawn = event.card if event.card >= 0 else None


@changes(power.OrdinanceHeld)
def _held(shown: Shown, event: power.OrdinanceHeld) -> None:
    shown.drawn = -1
    _take(shown, event.seat, event.card)


@changes(power.OrdinanceLapsed)
def _lapsed(shown: Shown, event: power.OrdinanceLapsed) -> None:
    if shown.drawn != -1:
        _take(shown, event.seat, -1 if shown.drawn is None else shown.drawn)
        shown.drawn = -1
    _drop(shown, event.seat, event.card)
    shown.shredded += 1


@changes(power.OrdinanceShown)
def _shown(shown: Shown, event: power.OrdinanceShown) -> None:
    if shown.drawn != -1 and event.seat == shown.pm:
        shown.drawn = -1
    else:
        _drop(shown, event.seat, event.card)
    shown.ordinance, shown.news = event.card, -1
    shown.card = CardView(False, event.card, event.seat, 0, (), -1, 0)


@changes(power.OrdinanceStayed)
def _stayed(shown: Shown, event: power.OrdinanceStayed) -> None:
    shown.pils += 1
    shown.discards.append(event.card)
    shown.ordinance, shown.card = -1, None


@changes(power.HandPassed)
def _hand(shown: Shown, event: power.HandPassed) -> None:
    for card in event.cards:
        _drop(shown, event.giver, card)
        _take(shown, event.taker, card)


@changes(power.DeckRenewed)
def _renewed(shown: Shown, event: power.DeckRenewed) -> None:
    if event.deck == "news":
        shown.news_deck, shown.news_discards = event.count, []
    else:
        shown.deck, shown.discards, shown.shredded = event.count, [], 0


@changes(power.NewsRead)
def _news(shown: Shown, event: power.NewsRead) -> None:
    shown.news_deck = max(0, shown.news_deck - 1)
    shown.news, shown.ordinance = event.card, -1
    shown.card = CardView(True, event.card, event.reader, 0, (), -1, 0)


@changes(power.ShieldPlaced)
def _shield(shown: Shown, event: power.ShieldPlaced) -> None:
    shown.shield = True


@changes(power.ShieldUsed)
def _shield_used(shown: Shown, event: power.ShieldUsed) -> None:
    shown.shield = False


# --- governments ------------------------------------------------------------------------------------


@changes(power.Fell)
def _fell(shown: Shown, event: power.Fell) -> None:
    shown.division = None
    shown.chair_empty = True


@changes(power.Survived)
def _survived(shown: Shown, event: power.Survived) -> None:
    shown.division = None
    shown.trust_used = True


@changes(power.SwornIn)
def _sworn(shown: Shown, event: power.SwornIn) -> None:
    shown.division = None
    shown.pm, shown.chair_empty = event.seat, False
    shown.trust_used = shown.shield = False
    seat = shown.commands[event.seat]
    seat.tihar, seat.bjp, seat.terms = 0, False, seat.terms + 1


@changes(power.RoleChanged)
def _role(shown: Shown, event: power.RoleChanged) -> None:
    shown.commands[event.seat].role = event.role


@changes(power.WentBankrupt)
def _bankrupt(shown: Shown, event: power.WentBankrupt) -> None:
    seat = shown.commands[event.seat]
    seat.bankrupt, seat.tihar, seat.cards = True, 0, 0
    if seat.hand is not None:
        seat.hand = []


@changes(power.PowerUsed)
def _power(shown: Shown, event: power.PowerUsed) -> None:
    if event.power == "padyatra":
        shown.padyatra = True
    elif event.power == "strike":
        shown.strikes += 1
    elif event.power == "forward":
        shown.forwarded[event.seat] = True
    else:
        shown.filed = True


@changes(power.DeedForeclosed)
def _foreclosed(shown: Shown, event: power.DeedForeclosed) -> None:
    shown.pledged[event.deed] = False
