"""How offers, votes in the House, sealed bids, loans and levies are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.modipoly import market_events as market
from engine.modipoly.answers import Goods
from engine.modipoly.cards import TREASURY
from game.table.modipoly.board import flights, geometry, money
from game.table.modipoly.board.faces import DeedFace
from game.table.modipoly.board.telling import concerns, heard, teller
from game.table.timeline import Step, Timeline, call, stagger, then, together, wait

if TYPE_CHECKING:
    from game.space import Point
    from game.table.modipoly.scene import ModipolyScene

SLIP, PROMISE = "modipoly/table/bid_slip", "modipoly/table/promise_slip"
FEW = 2
"""Votes from which more than one token flies into the bowl."""


# --- talk -------------------------------------------------------------------------------------------


@teller.tells(market.Offered, market.Countered)
def offered(event: Any, scene: ModipolyScene) -> Timeline:
    """A slip of paper goes over; between two bots that is all."""
    start, end = flights.tab(scene, event.giver), flights.tab(scene, event.taker)
    sound = "promise" if event.give.words or event.get.words else "paper-rustle"
    pause = 0.35 if concerns(scene, event.giver, event.taker) else 0.1
    return then(flights.fly(scene, PROMISE, flights.PROMISE, start, end, sound, 0.22), wait(pause))


@teller.tells(market.Declined)
def declined(event: market.Declined, scene: ModipolyScene) -> Step:
    """No, in words at the top."""
    return wait(0.35 if concerns(scene, event.seat, event.by) else 0.08)


@teller.tells(market.DealMade)
def deal(event: market.DealMade, scene: ModipolyScene) -> Timeline:
    """Both sides cross."""
    sides = [
        *_goods(scene, event.give, event.giver, event.taker),
        *_goods(scene, event.get, event.taker, event.giver),
    ]
    pause = 0.25 if concerns(scene, event.giver, event.taker) else 0.05
    return then(call(lambda: scene.sound("deal-struck")), together(*sides), wait(pause))


def _goods(scene: ModipolyScene, goods: Goods, giver: int, taker: int) -> list[Timeline]:
    """Everything on one side of a bargain on its way."""
    start, end = flights.tab(scene, giver), flights.tab(scene, taker)
    moves = [flights.cash(scene, goods.cash, giver, taker, "")]
    if goods.tokens:
        path = flights.votes(scene, giver), flights.votes(scene, taker)
        moves.append(flights.tokens(scene, goods.tokens, *path, ""))
    moves.append(flights.backs(scene, len(goods.cards), start, end, ""))
    moves += [flights.fly(scene, PROMISE, flights.PROMISE, start, end) for _ in goods.words]
    return moves


# --- the House votes --------------------------------------------------------------------------------


@teller.tells(market.WalkedOn)
def walked_on(event: market.WalkedOn, scene: ModipolyScene) -> Step:
    """Nothing happens, and nobody needs to wait for it."""
    return wait(0.04)


@teller.tells(market.VoteCalled)
def called(event: market.VoteCalled, scene: ModipolyScene) -> Timeline:
    """The deed goes to the stand; bribes go round."""
    start = flights.space_of(event.deed)
    moved = flights.deed(scene, event.deed, start, geometry.STAND_SPOT, "gavel")
    bribes = [
        flights.fly(
            scene,
            PROMISE,
            flights.PROMISE,
            flights.tab(scene, event.seat),
            flights.tab(scene, bribe.to),
            "bribe",
        )
        for bribe in event.bribes
    ]
    return then(moved, stagger(bribes, 0.1), wait(0.1))


@teller.tells(market.Pledged)
def pledged(event: market.Pledged, scene: ModipolyScene) -> Timeline:
    """Tokens drop into the bowl, or nothing does."""
    if not event.votes:
        return then(wait(0.12))
    bowl = geometry.BOWL.centerx, geometry.BOWL.top + 22
    number = 1 if event.votes < FEW else money.FIVE
    return flights.tokens(scene, number, flights.votes(scene, event.seat), bowl)


@teller.tells(market.CounterBribed)
def counter_bribed(event: market.CounterBribed, scene: ModipolyScene) -> Timeline:
    """A seat names its price."""
    motion = scene.shown.motion
    end = flights.tab(scene, motion.caller) if motion is not None else geometry.BOWL.center
    start = flights.tab(scene, event.seat)
    return flights.fly(scene, PROMISE, flights.PROMISE, start, end, "bribe", 0.24)


@teller.tells(market.CounterAnswered)
def counter_answered(event: market.CounterAnswered, scene: ModipolyScene) -> Step:
    """Taken or not."""
    return wait(0.15)


@teller.tells(market.VoteDecided)
def decided(event: market.VoteDecided, scene: ModipolyScene) -> Timeline:
    """The bowl is counted."""
    word, sound = ("carried", "gavel") if event.passed else ("falls", "denied")
    return flights.stamp(scene, word, geometry.VOTING.center, sound, 0.3)


@teller.tells(market.BribePaid)
def bribe_paid(event: market.BribePaid, scene: ModipolyScene) -> Timeline:
    """Earned is earned; cash comes with an event of its own."""
    path = flights.votes(scene, event.giver), flights.votes(scene, event.taker)
    return flights.tokens(scene, event.tokens, *path, "bribe")


@teller.tells(market.DeedTaken)
def taken(event: market.DeedTaken, scene: ModipolyScene) -> Timeline:
    """A deed goes to its new owner, or back to its space."""
    lies: Point = geometry.STAND_SPOT
    if event.seat == TREASURY:
        return flights.deed(scene, event.deed, lies, flights.space_of(event.deed), "card-slide")
    return then(
        flights.deed(scene, event.deed, lies, flights.deeds(scene, event.seat), "deed-sold", 0.42), wait(0.12)
    )


# --- closed bonds -----------------------------------------------------------------------------------


@teller.tells(market.BondOpened)
def bond(event: market.BondOpened, scene: ModipolyScene) -> Timeline:
    """The division bell; the deed lies on the stand while slips come in."""
    start = flights.space_of(event.deed) if event.seller < 0 else flights.deeds(scene, event.seller)
    moved = flights.deed(scene, event.deed, start, geometry.STAND_SPOT)
    return then(call(lambda: scene.sound("division-bell")), moved, wait(0.25))


@teller.tells(market.SlipIn)
def slip_in(event: market.SlipIn, scene: ModipolyScene) -> Timeline:
    """A folded slip into the envelope; a blank one looks and takes the same."""
    end = geometry.ENVELOPE.centerx, geometry.ENVELOPE.top + 8
    return flights.fly(scene, SLIP, flights.SLIP, flights.tab(scene, event.seat), end, "slip-sealed", 0.24)


@teller.tells(market.SlipsOpened)
def slips_opened(event: market.SlipsOpened, scene: ModipolyScene) -> Timeline:
    """The PM looks, alone."""
    return heard(scene, "slips-opened", 0.35)


@teller.tells(market.Announced)
def announced(event: market.Announced, scene: ModipolyScene) -> Timeline:
    """A name is read out."""
    return flights.stamp(scene, "sold", geometry.VOTING.center, "gavel", 0.35)


@teller.tells(market.Unsold)
def unsold(event: market.Unsold, scene: ModipolyScene) -> Timeline:
    """Nobody wanted it."""
    lies = geometry.STAND_SPOT
    return then(
        flights.stamp(scene, "no-bid", geometry.VOTING.center, "denied", 0.2),
        flights.deed(scene, event.deed, lies, flights.space_of(event.deed), "card-slide"),
    )


# --- loans and levies -------------------------------------------------------------------------------


@teller.tells(market.LoanTaken)
def loan_taken(event: market.LoanTaken, scene: ModipolyScene) -> Timeline:
    """The Treasury is generous."""
    return flights.cash(scene, event.loan, TREASURY, event.seat)


@teller.tells(market.DeedPledged)
def deed_pledged(event: market.DeedPledged, scene: ModipolyScene) -> Timeline:
    """A deed as security in, notes out."""
    start, box = flights.deeds(scene, event.seat), geometry.TREASURY.center
    return together(
        flights.deed(scene, event.deed, start, box, "stamp"),
        then(wait(0.12), flights.cash(scene, event.amount, TREASURY, event.seat)),
    )


@teller.tells(market.DeedRedeemed)
def redeemed(event: market.DeedRedeemed, scene: ModipolyScene) -> Timeline:
    """And home again."""
    end = flights.deeds(scene, event.seat)
    return flights.fly(
        scene,
        DeedFace(event.deed),
        flights.FLYING_DEED,
        geometry.TREASURY.center,
        end,
        "key-turn",
        0.34,
    )


@teller.tells(market.LevyPaid)
def levy(event: market.LevyPaid, scene: ModipolyScene) -> Step:
    """The notes follow with the event that carries them."""
    return wait(0.2 if concerns(scene, event.payer, event.owner) else 0.04)


@teller.tells(market.LevyWaived)
def waived(event: market.LevyWaived, scene: ModipolyScene) -> Step:
    """Nobody pays."""
    return wait(0.25 if concerns(scene, event.payer, event.owner) else 0.06)


@teller.tells(market.SaleOpened, market.SlipWritten, market.LoanRepaid, market.LoanForgiven)
def noted(event: Any, scene: ModipolyScene) -> Step:
    """A line, and what moves comes with the events after it."""
    return wait(0.12)
