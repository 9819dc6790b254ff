"""Everything a seat can say in MODIPOLY. Deeds, cards, roles and promises are numbers of `cards`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from engine.core.asking import Answer

SeatNumber = Annotated[int, Meta(ge=0, lt=7)]
DeedNumber = Annotated[int, Meta(ge=0, lt=24)]
CardNumber = Annotated[int, Meta(ge=0, lt=15)]
"""An ordinance."""
RoleNumber = Annotated[int, Meta(ge=0, lt=7)]
Crores = Annotated[int, Meta(ge=0, le=20_000)]
Tokens = Annotated[int, Meta(ge=0, le=500)]


class Word(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A promise slip: `about` is the number of tokens or the deed that its sentence leaves open."""

    promise: Annotated[int, Meta(ge=0, lt=11)]
    about: Annotated[int, Meta(ge=0, le=500)] = 0


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one side of a bargain gives (MP-4.09). Deeds are named only so that they can be refused."""

    cash: Crores = 0
    tokens: Tokens = 0
    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=3)] = ()
    words: Annotated[tuple[Word, ...], Meta(max_length=4)] = ()
    deeds: Annotated[tuple[DeedNumber, ...], Meta(max_length=4)] = ()


NOTHING = Goods()


class PickRole(Answer, frozen=True, tag="pick_role"):
    """Take a role card before the game (MP-1.03, option `role_deal`)."""

    role: RoleNumber


class Roll(Answer, frozen=True, tag="roll"):
    """Throw the dice (MP-3.02)."""


class PayBail(Answer, frozen=True, tag="pay_bail"):
    """Leave Tihar for a hundred (MP-12.02)."""


class JoinBjp(Answer, frozen=True, tag="join_bjp"):
    """Become a member; two hundred to the PM (MP-12.11)."""


class Refuse(Answer, frozen=True, tag="refuse"):
    """Refuse at the RSS-BJP corner (MP-12.23)."""


class Offer(Answer, frozen=True, tag="offer"):
    """Put a bargain to another seat (MP-4.09)."""

    to: SeatNumber
    give: Goods = NOTHING
    get: Goods = NOTHING


class Accept(Answer, frozen=True, tag="accept"):
    """Take an offer, or a counter-bribe."""


class Decline(Answer, frozen=True, tag="decline"):
    """Turn an offer down, or a counter-bribe."""


class Counter(Answer, frozen=True, tag="counter"):
    """Turn an offer round: what the one who was asked would give and get (MP-4.14)."""

    give: Goods = NOTHING
    get: Goods = NOTHING


class Borrow(Answer, frozen=True, tag="borrow"):
    """Pledge a deed for its security value (MP-2.20)."""

    deed: DeedNumber


class Redeem(Answer, frozen=True, tag="redeem"):
    """Free a pledged deed for its security value and a tenth (MP-2.23)."""

    deed: DeedNumber


class RepayLoan(Answer, frozen=True, tag="repay_loan"):
    """Repay an Oligarch's loan of this amount in full (MP-2.16)."""

    loan: Crores


class SellDeed(Answer, frozen=True, tag="sell_deed"):
    """Put a deed on sale by closed bond, with a public reserve (MP-7.02)."""

    deed: DeedNumber
    reserve: Crores


class Enact(Answer, frozen=True, tag="enact"):
    """Enact an ordinance from the hand (MP-13.06)."""

    card: CardNumber


class Padyatra(Answer, frozen=True, tag="padyatra"):
    """Walk instead of rolling: Opposition Unity +1 (MP-16.03)."""


class Strike(Answer, frozen=True, tag="strike"):
    """Give notice of a strike: Protest +1 (MP-16.04)."""


class Forward(Answer, frozen=True, tag="forward"):
    """Forward as received: Distraction +1 (MP-16.06)."""


class PlaceFile(Answer, frozen=True, tag="place_file"):
    """Put the File on an unowned deed (MP-16.07)."""

    deed: DeedNumber


class EndTurn(Answer, frozen=True, tag="end_turn"):
    """Hand the turn on."""


class Bribe(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A binding offer inside an acquisition vote: cast so many, and if it passes this is yours (MP-5.03)."""

    to: SeatNumber
    votes: Annotated[int, Meta(ge=1, le=500)]
    cash: Crores = 0
    tokens: Tokens = 0


class CallVote(Answer, frozen=True, tag="call_vote"):
    """Ask the House for an unowned deed (MP-5.02)."""

    bribes: Annotated[tuple[Bribe, ...], Meta(max_length=6)] = ()


class ClosedBond(Answer, frozen=True, tag="closed_bond"):
    """Ring the bell: sealed bids instead of votes (MP-5.11)."""


class WalkOn(Answer, frozen=True, tag="walk_on"):
    """Leave an unowned deed alone (MP-5.01)."""


class Pledge(Answer, frozen=True, tag="pledge"):
    """Say how many tokens are cast (MP-5.05)."""

    votes: Tokens


class CounterBribe(Answer, frozen=True, tag="counter_bribe"):
    """Name one's own price to the caller, once (MP-5.07)."""

    votes: Annotated[int, Meta(ge=1, le=500)]
    cash: Crores = 0
    tokens: Tokens = 0


class Slip(Answer, frozen=True, tag="slip"):
    """A secret bid, the Oligarch's with a loan on it (MP-6.03, MP-2.10)."""

    bid: Crores
    loan: Crores = 0


class Blank(Answer, frozen=True, tag="blank"):
    """A slip with nothing on it (MP-6.03)."""


class Announce(Answer, frozen=True, tag="announce"):
    """Name the winner of a closed bond (MP-6.07, MP-6.08)."""

    winner: SeatNumber


class Settle(Answer, frozen=True, tag="settle"):
    """End a debt window (MP-2.41)."""


class EnactNow(Answer, frozen=True, tag="enact_now"):
    """Enact the ordinance just drawn (MP-13.02)."""


class Hold(Answer, frozen=True, tag="hold"):
    """Keep the ordinance just drawn (MP-13.02)."""


class Lapse(Answer, frozen=True, tag="lapse"):
    """Let one of three ordinances go, face down (MP-13.08)."""

    card: CardNumber


class Stay(Answer, frozen=True, tag="stay"):
    """A PIL: the ordinance is stayed (MP-16.05)."""


class LetPass(Answer, frozen=True, tag="let_pass"):
    """No PIL this time."""


class PickSeat(Answer, frozen=True, tag="pick_seat"):
    """Point a card at one or more seats (MP-13.21)."""

    targets: Annotated[tuple[SeatNumber, ...], Meta(min_length=1, max_length=2)]


class PickDeed(Answer, frozen=True, tag="pick_deed"):
    """Point a card at a deed (MP-13.22)."""

    deed: DeedNumber


class PayFine(Answer, frozen=True, tag="pay_fine"):
    """Pay the agency (MP-13.23)."""


class GoToTihar(Answer, frozen=True, tag="go_to_tihar"):
    """Keep the money and go (MP-13.23)."""


class DiscardCard(Answer, frozen=True, tag="discard_card"):
    """A new PM puts down one ordinance too many (MP-10.32)."""

    card: CardNumber


class Done(Answer, frozen=True, tag="done"):
    """Nothing more to say in this interval (MP-10.04)."""


class Ballot(Answer, frozen=True, tag="ballot"):
    """For or against the PM (MP-10.05)."""

    saves: bool
    """True for the PM."""


class Nominate(Answer, frozen=True, tag="nominate"):
    """The Oligarch's third candidate (MP-10.22)."""

    candidate: SeatNumber


class NoNomination(Answer, frozen=True, tag="no_nomination"):
    """The Oligarch nominates nobody."""


class Back(Answer, frozen=True, tag="back"):
    """A ballot in a replacement vote (MP-10.26)."""

    candidate: SeatNumber


class BreakTie(Answer, frozen=True, tag="break_tie"):
    """The EVM decides a confidence vote (MP-10.14)."""

    saves: bool


class PickWinner(Answer, frozen=True, tag="pick_winner"):
    """Break the tie of a replacement vote (MP-10.27)."""

    candidate: SeatNumber


AnyAnswer = (
    PickRole
    | Roll
    | PayBail
    | JoinBjp
    | Refuse
    | Offer
    | Accept
    | Decline
    | Counter
    | Borrow
    | Redeem
    | RepayLoan
    | SellDeed
    | Enact
    | Padyatra
    | Strike
    | Forward
    | PlaceFile
    | EndTurn
    | CallVote
    | ClosedBond
    | WalkOn
    | Pledge
    | CounterBribe
    | Slip
    | Blank
    | Announce
    | Settle
    | EnactNow
    | Hold
    | Lapse
    | Stay
    | LetPass
    | PickSeat
    | PickDeed
    | PayFine
    | GoToTihar
    | DiscardCard
    | Done
    | Ballot
    | Nominate
    | NoNomination
    | Back
    | BreakTie
    | PickWinner
)
