"""Small records that lie on the table: a bargain, a vote, a bond, a card being carried out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from engine.modipoly.answers import NOTHING, Crores, DeedNumber, Goods, SeatNumber, Tokens

Party = Annotated[int, Meta(ge=-1, lt=7)]
"""A seat, or -1 for the Treasury or nobody."""
Count = Annotated[int, Meta(ge=0, le=10_000)]

OPEN_QUESTION = -1
"""A promise that nobody can tell yet, or ever."""
BROKEN = 0
KEPT = 1


class Bargain(msgspec.Struct, frozen=True):
    """An offer that waits for its answer; `by` gives `give`, the other gives `get`."""

    by: SeatNumber
    to: SeatNumber
    give: Goods = NOTHING
    get: Goods = NOTHING
    counters: Annotated[int, Meta(ge=0, le=2)] = 0


class Promised(msgspec.Struct, frozen=True):
    """A line of the promise register (MP-4.13)."""

    by: SeatNumber
    to: SeatNumber
    promise: Annotated[int, Meta(ge=0, lt=11)]
    about: Count = 0
    turn: Count = 0
    kept: Annotated[int, Meta(ge=-1, le=1)] = OPEN_QUESTION


class Bought(msgspec.Struct, frozen=True, gc=False):
    """What a seat may earn in an acquisition vote: so much for casting at least `votes` (MP-5.03)."""

    votes: Tokens = 0
    cash: Crores = 0
    tokens: Tokens = 0


NO_BRIBE = Bought()
NOT_CAST = -1


class Motion(msgspec.Struct, frozen=True):
    """An acquisition vote in progress. Tuples are by seat."""

    deed: DeedNumber
    caller: SeatNumber
    bribes: tuple[Bought, ...]
    cast: tuple[Annotated[int, Meta(ge=-1, le=500)], ...]
    """Tokens said, or -1 by whoever has not spoken."""
    least: tuple[Tokens, ...]
    """What a seat has bound itself to cast by an accepted counter-bribe (MP-5.07)."""
    countered: tuple[bool, ...]
    voice_of: Party = -1
    """The seat whose number is asked for now."""
    price: Bought = NO_BRIBE
    """The counter-bribe that the caller must answer now."""


FOR_VOTE = 0
FOR_SALE = 1
FOR_CARD = 2
FOR_ESTATE = 3
FOR_LOAN = 4


class Lot(msgspec.Struct, frozen=True):
    """A deed in closed bond."""

    deed: DeedNumber
    seller: Party
    minimum: Crores
    """The least bid: the printed one, or in a sale the reserve."""
    why: Annotated[int, Meta(ge=0, le=4)] = FOR_VOTE
    """After a vote, a sale, by a card, from a bankrupt's estate, or for an unpaid loan at the end."""


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """A slip as it was handed in; a bid of 0 is blank."""

    seat: SeatNumber
    bid: Crores
    loan: Crores = 0


class Hammer(msgspec.Struct, frozen=True):
    """A bond that is over, for the last sheet (MP-6.12)."""

    deed: DeedNumber
    seller: Party
    opened_by: SeatNumber
    """The PM who saw the slips."""
    slips: tuple[Sealed, ...]
    announced: Party = -1
    amount: Crores = 0
    owned_channel: bool = False
    """Whether the PM could have announced anybody."""


class Card(msgspec.Struct, frozen=True):
    """A card that is being carried out (MP-13.09)."""

    news: bool
    card: Annotated[int, Meta(ge=0, lt=16)]
    by: SeatNumber
    """Who enacts or reads it."""
    step: Annotated[int, Meta(ge=0, le=10)] = 0
    targets: tuple[SeatNumber, ...] = ()
    deed: Annotated[int, Meta(ge=-1, lt=24)] = -1
    price: Crores = 0


class Due(msgspec.Struct, frozen=True, gc=False):
    """Money owed to a seat or the Treasury."""

    creditor: Party
    amount: Crores


class Bill(msgspec.Struct, frozen=True):
    """A bill, which at the PM's pass of Parliament may have several creditors (MP-9.08)."""

    debtor: SeatNumber
    dues: tuple[Due, ...]
    angers: bool = False
    """Public Anger +1 if anything of it is paid (MP-8.10, MP-12.32)."""


class Estate(msgspec.Struct, frozen=True):
    """What a bankrupt seat left, while it is auctioned (MP-14.02)."""

    seat: SeatNumber
    creditor: Party
    owed: Crores


class BallotCast(msgspec.Struct, frozen=True, gc=False):
    """A ballot with its weight; in a confidence vote `choice` is 1 for the PM and 0 against."""

    seat: SeatNumber
    choice: Party
    weight: Annotated[int, Meta(ge=0, le=3)]


class Division(msgspec.Struct, frozen=True):
    """A confidence or a replacement vote, running or over."""

    pm: SeatNumber
    """The PM it is about, or who fell."""
    candidates: tuple[SeatNumber, ...] = ()
    """Empty in a confidence vote."""
    ballots: tuple[BallotCast, ...] = ()
    tie_broken_by: Party = -1
    outcome: Party = -1
    """1 saved and 0 fallen, or the seat sworn in; -1 while it runs."""


class Foreclosed(msgspec.Struct, frozen=True):
    """A pledged deed auctioned at the end (MP-15.08)."""

    deed: DeedNumber
    owner: SeatNumber
    loan: Crores
    """With its tenth."""
    amount: Crores
    left: Crores


class Verdict(msgspec.Struct, frozen=True):
    """Whether a seat wins, and by which rule."""

    seat: SeatNumber
    wins: bool
    rule: str
