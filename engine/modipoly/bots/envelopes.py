"""Sealed bids: what a bot writes, and what a PM reads out (section 23)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asking import Answer
from engine.modipoly.answers import Announce, Blank, Slip
from engine.modipoly.bots.mind import Mind
from engine.modipoly.cards import (
    CHANNELS,
    LIBERAL,
    LOAN_PERCENT,
    LOANS_A_GAME,
    OLIGARCH,
    PIL_COST,
    PILS,
    percent,
    tens,
)
from engine.modipoly.records import FOR_SALE
from engine.modipoly.rules.promises import ANNOUNCE
from engine.modipoly.view import LotView

DEAR = 320
"""A loan is kept for deeds whose minimum bid is at least so much, until the term is nearly over."""


def loans_left(mind: Mind) -> int:
    """Treasury loans the Oligarch has not used; the third waits for the last three laps."""
    left = LOANS_A_GAME - mind.view.loans_used
    return left - 1 if left == 1 and mind.laps_left > 3 else left


def would_borrow(mind: Mind, minimum: int) -> bool:
    """Whether the Oligarch would take one of the few loans for a deed with this minimum bid."""
    return mind.role == OLIGARCH and loans_left(mind) > 0 and (minimum >= DEAR or mind.laps_left <= 2)


def write_slip(mind: Mind) -> Answer:
    """95 percent of the value, within one's means; blank if that is below the minimum."""
    lot = mind.view.lot
    assert lot is not None
    worth = mind.whim(mind.deed_value(lot.deed)) * 95 // 100
    if mind.manner.counts_wins and mind.role == OLIGARCH:
        worth = worth * 11 // 10
    if lot.bidders == (mind.me,):
        worth = min(worth, lot.minimum)
    elif disliked_by_channel(mind):
        worth = min(worth, lot.minimum) if mind.chance(60) else 0
    if worth < lot.minimum:
        return Blank()
    if mind.manner.presses:
        worth = min(worth, max(lot.minimum, outbidding(mind, lot)))
    if would_borrow(mind, lot.minimum):
        return borrowed_slip(mind, lot, tens(worth))
    bid = min(tens(worth), mind.spare())
    return Slip(bid) if bid >= lot.minimum else Blank()


def outbidding(mind: Mind, lot: LotView) -> int:
    """Wallets lie open: ten more than the richest other bidder holds, or could borrow."""
    rich = 0
    for seat in lot.bidders:
        tray = mind.view.commands[seat]
        if seat != mind.me:
            borrows = tray.role == OLIGARCH and mind.view.loans_used < LOANS_A_GAME
            rich = max(rich, tray.cash * 10 if borrows else tray.cash)
    return tens(rich) + 10


def disliked_by_channel(mind: Mind) -> bool:
    """Whether the envelope is opened by a PM with a channel who has no reason to like this seat."""
    view, pm = mind.view, mind.view.pm
    return any(view.owner[deed] == pm for deed in CHANNELS) and not mind.ally(pm) and mind.trust(pm) < 50


def borrowed_slip(mind: Mind, lot: LotView, worth: int) -> Answer:
    """60 to 90 percent of the bid from the Treasury, and enough left for the interest."""
    spare = max(0, mind.spare())
    bid = worth
    share = LOAN_PERCENT if spare < bid // 3 or mind.laps_left <= 2 else 60
    loan = min(percent(share, bid), tens(mind.view.treasury))
    if bid - loan > spare:
        loan = min(percent(LOAN_PERCENT, bid), tens(mind.view.treasury))
        if bid - loan > mind.cash:
            bid = min(bid, tens(mind.cash * 100 // (100 - LOAN_PERCENT)))
            loan = min(percent(LOAN_PERCENT, bid), tens(mind.view.treasury))
    if bid < lot.minimum or bid - loan > mind.cash or bid > mind.cash + loan:
        return Blank()
    return Slip(bid, loan)


def announce(mind: Mind, options: Sequence[Answer]) -> Answer:
    """The highest is the honest one; a channel may say otherwise when it pays."""
    lot = mind.view.lot
    assert lot is not None
    assert lot.slips is not None
    bids = {slip.seat: slip.bid for slip in lot.slips if slip.bid}
    highest = max(bids.values())
    best, most = options[0], -10_000
    for option in options:
        assert isinstance(option, Announce)
        liking = liking_for(mind, lot, option.winner) + mind.dice.below(30)
        liking += empties_the_court(mind, option.winner, bids[option.winner])
        if bids[option.winner] == highest:
            liking += 20 if mind.manner.presses else 500
        elif lot.seller == mind.me and lot.why == FOR_SALE:
            liking -= 1_000
        liking -= (highest - bids[option.winner]) // 20
        if liking > most:
            best, most = option, liking
    return best


def empties_the_court(mind: Mind, seat: int, bid: int) -> int:
    """A Liberal who has just bought a deed has no hundred left to stop an ordinance with."""
    view = mind.view
    tray = view.commands[seat]
    if tray.role != LIBERAL or view.pils >= PILS or mind.role == LIBERAL:
        return 0
    return 50 if tray.cash >= PIL_COST > tray.cash - bid else 0


def liking_for(mind: Mind, lot: LotView, seat: int) -> int:
    """How gladly the PM hears this name read out."""
    liking = (mind.trust(seat) - 50) // 2
    if mind.ally(seat):
        liking += 45
    if mind.rival(seat):
        liking -= 40
    if mind.promised(ANNOUNCE, seat):
        liking += 70
    if mind.completes_sector(lot.deed, seat):
        liking -= 60
    if lot.deed in CHANNELS and not mind.ally(seat):
        liking -= 20 * sum(mind.view.owner[deed] == seat for deed in CHANNELS)
    if mind.manner.counts_wins and mind.wins_as_it_stands(seat) and not mind.ally(seat):
        liking -= 15
    return liking
