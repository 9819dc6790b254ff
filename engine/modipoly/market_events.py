"""What happens when people talk, vote for assets, bid, sell and collect levies, in the past tense.

`seat`, `giver`, `owner` and the like are seats, -1 the Treasury or nobody; deeds, cards, roles and meters are
numbers of `cards`, and -1 stands for a card seen only from the back. Amounts are crores, tokens and weights.
"""

from __future__ import annotations

from engine.core.events import Event
from engine.modipoly.answers import Bribe, Goods
from engine.modipoly.records import Sealed


class Offered(Event, frozen=True, tag="offered"):
    """An offer aloud; faces of ordinances for the two seats only (MP-4.18)."""

    giver: int
    taker: int
    give: Goods
    get: Goods


class Countered(Event, frozen=True, tag="countered"):
    """An offer turned round (MP-4.14)."""

    giver: int
    taker: int
    give: Goods
    get: Goods


class Declined(Event, frozen=True, tag="declined"):
    """An offer was turned down."""

    seat: int
    by: int


class DealMade(Event, frozen=True, tag="deal"):
    """Both gave what was agreed; `bond` for an electoral bond (MP-4.12, MP-2.30)."""

    giver: int
    taker: int
    give: Goods
    get: Goods
    bond: bool


class DeedPledged(Event, frozen=True, tag="pledged_deed"):
    """A deed went to the Treasury as security (MP-2.20)."""

    seat: int
    deed: int
    amount: int


class DeedRedeemed(Event, frozen=True, tag="redeemed"):
    """A pledged deed came back (MP-2.23)."""

    seat: int
    deed: int
    amount: int


class LoanRepaid(Event, frozen=True, tag="loan_repaid"):
    """An Oligarch's loan was repaid (MP-2.16)."""

    seat: int
    loan: int


class LoanForgiven(Event, frozen=True, tag="loan_forgiven"):
    """A loan was forgotten; nobody is angry."""

    seat: int
    loan: int


class WalkedOn(Event, frozen=True, tag="walked_on"):
    """Nothing happened to an unowned deed (MP-5.01)."""

    seat: int
    deed: int


class VoteCalled(Event, frozen=True, tag="vote_called"):
    """An acquisition vote, with the caller's bribes (MP-5.02)."""

    seat: int
    deed: int
    bribes: tuple[Bribe, ...]


class Pledged(Event, frozen=True, tag="pledged"):
    """A seat said how many tokens it casts (MP-5.05)."""

    seat: int
    votes: int


class CounterBribed(Event, frozen=True, tag="counter_bribed"):
    """A seat named its own price (MP-5.07)."""

    seat: int
    votes: int
    cash: int
    tokens: int


class CounterAnswered(Event, frozen=True, tag="counter_answered"):
    """The caller took the price, or did not (MP-5.07)."""

    seat: int
    accepted: bool


class VoteDecided(Event, frozen=True, tag="vote_decided"):
    """The sum against the number needed (MP-5.09, MP-5.10)."""

    deed: int
    total: int
    needed: int
    passed: bool


class BribePaid(Event, frozen=True, tag="bribe_paid"):
    """A bribe that was earned (MP-5.09)."""

    giver: int
    taker: int
    cash: int
    tokens: int


class DeedTaken(Event, frozen=True, tag="deed_taken"):
    """A deed has a new owner; -1 for the Treasury (MP-5.09, MP-6.10)."""

    deed: int
    seat: int


class BondOpened(Event, frozen=True, tag="bond_opened"):
    """The bell: sealed bids for a deed (MP-6.03)."""

    deed: int
    seller: int
    minimum: int


class SaleOpened(Event, frozen=True, tag="sale_opened"):
    """An owner sells, with a public reserve (MP-7.02)."""

    seat: int
    deed: int
    reserve: int


class SlipIn(Event, frozen=True, tag="slip_in"):
    """A slip is in; nobody sees whether it is blank (MP-6.03)."""

    seat: int


class SlipWritten(Event, frozen=True, tag="slip_written"):
    """One's own slip; a bid of 0 is blank (MP-6.03)."""

    seat: int
    bid: int
    loan: int


class SlipsOpened(Event, frozen=True, tag="slips_opened"):
    """The PM alone sees the slips (MP-6.06)."""

    slips: tuple[Sealed, ...]


class Unsold(Event, frozen=True, tag="unsold"):
    """No valid bid (MP-6.11)."""

    deed: int


class LoanTaken(Event, frozen=True, tag="loan_taken"):
    """A Treasury loan to the Oligarch (MP-2.13)."""

    seat: int
    loan: int


class Announced(Event, frozen=True, tag="announced"):
    """The PM has announced (MP-6.09)."""

    deed: int
    seat: int
    amount: int


class LevyPaid(Event, frozen=True, tag="levy"):
    """Rent for a view (MP-8.01)."""

    payer: int
    owner: int
    deed: int
    amount: int
    doubled: bool


class LevyWaived(Event, frozen=True, tag="levy_waived"):
    """No levy: `why` is family or pledged (MP-8.04, MP-2.22)."""

    payer: int
    owner: int
    deed: int
    why: str
