"""What lies on the table of MODIPOLY, field by field.

Seats are 0 to 6 clockwise and keep their place whatever their role becomes; roles, deeds, spaces and cards
are numbers of `cards`. Tuples and lists as long as `roles` are by seat, those of 24 by deed. Tuples are
shared by copies and replaced when they change; the few lists are what nearly every answer changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self

from msgspec import Meta

from engine.core.asking import Command
from engine.core.dice import Dice
from engine.core.table import Table as CoreTable
from engine.modipoly.agenda import Item
from engine.modipoly.answers import AnyAnswer, Offer
from engine.modipoly.cards import DEEDS, NO_CARD, NO_DEED, NOBODY, TREASURY
from engine.modipoly.options import Options
from engine.modipoly.records import (
    Bargain,
    Bill,
    Card,
    Division,
    Due,
    Estate,
    Foreclosed,
    Hammer,
    Lot,
    Motion,
    Party,
    Promised,
    Sealed,
    Verdict,
)
from engine.modipoly.soundness import check_rest

Purse = Annotated[int, Meta(ge=0, le=20_000)]
Pile = Annotated[int, Meta(ge=0, le=2_000)]
Place = Annotated[int, Meta(ge=0, lt=36)]
SeatHere = Annotated[int, Meta(ge=0, lt=7)]
RoleHere = Annotated[int, Meta(ge=-1, lt=7)]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Ordinance = Annotated[int, Meta(ge=0, lt=15)]
NewsCard = Annotated[int, Meta(ge=0, lt=16)]


@dataclass(slots=True, repr=False, eq=False)
class State(CoreTable):
    """Everything anyone may see or know in a match of MODIPOLY; `table.Table` adds the verbs."""

    dice: Dice
    options: Options
    origin: tuple[RoleHere, ...]
    """The role each seat was dealt; it never changes."""
    roles: tuple[RoleHere, ...]
    cash: list[Purse]
    tokens: list[Pile]
    at: list[Place]
    meters: list[Annotated[int, Meta(ge=0, le=10)]]
    feats: list[Count]
    """`FEATS` counters a seat."""
    sealed: dict[Command, AnyAnswer]
    shown: int
    pm: Party = NOBODY
    """The seat in the chair; between a fall and the swearing-in the one who fell."""
    chair_empty: bool = False
    tihar: tuple[Annotated[int, Meta(ge=0, le=3)], ...] = ()
    """0 outside, otherwise which roll in Tihar comes next."""
    bjp: tuple[bool, ...] = ()
    bankrupt: tuple[bool, ...] = ()
    hands: tuple[tuple[Ordinance, ...], ...] = ()
    laps: tuple[Count, ...] = ()
    terms: tuple[Count, ...] = ()
    """How often each seat has become PM."""
    forwarded: tuple[bool, ...] = ()
    """Forward as Received is used up for this lap."""
    filed: bool = False
    """File Pending is used up for this lap."""
    padyatra: bool = False
    """Congress has walked."""
    strikes: Count = 0
    pils: Count = 0
    owner: tuple[Party, ...] = (TREASURY,) * len(DEEDS)
    pledged: tuple[bool, ...] = (False,) * len(DEEDS)
    loans: tuple[Purse, ...] = ()
    """The Oligarch's outstanding loans, oldest first."""
    loans_used: Count = 0
    npas: Count = 0
    treasury: Purse = 0
    treasury_short: bool = False
    """The Treasury has already angered people this turn (MP-2.05)."""
    patronage: bool = True
    file_at: Annotated[int, Meta(ge=-1, lt=24)] = NO_DEED
    deck: tuple[Ordinance, ...] = ()
    discards: tuple[Ordinance, ...] = ()
    """Enacted and stayed ordinances, face up."""
    shredded: tuple[Ordinance, ...] = ()
    """Ordinances discarded unread, face down."""
    news_deck: tuple[NewsCard, ...] = ()
    news_discards: tuple[NewsCard, ...] = ()
    drawn: Annotated[int, Meta(ge=-1, lt=15)] = NO_CARD
    """The ordinance the PM has just drawn."""
    passes: Count = 0
    trust_used: bool = False
    shield: bool = False
    arrears: tuple[Due, ...] = ()
    active: SeatHere = 0
    turns: Count = 0
    doubles: Annotated[int, Meta(ge=0, le=3)] = 0
    """Doubles thrown this turn."""
    rolled: bool = False
    """The active seat has nothing left to roll."""
    turn_over: bool = False
    """The turn ends without further business."""
    fresh: bool = True
    """Nothing has been rolled in this turn yet."""
    agenda: tuple[Item, ...] = ()
    """What has to be done before business goes on; the last item comes first."""
    awaits: str = ""
    """The decision that is open, or empty."""
    asked: tuple[SeatHere, ...] = ()
    """Who is waited for."""
    offers: tuple[Count, ...] = ()
    """Opening offers made this turn."""
    card_offers: Count = 0
    """Offers made with the ordinance just drawn."""
    debt_offers: tuple[SeatHere, ...] = ()
    """Seats to whom the debtor has made an offer."""
    said: tuple[tuple[SeatHere, Offer], ...] = ()
    """Opening offers of this turn, so that none is repeated (MP-4.16)."""
    bargain: Bargain | None = None
    motion: Motion | None = None
    lot: Lot | None = None
    slips: tuple[Sealed, ...] = ()
    hammers: tuple[Hammer, ...] = ()
    unsold: tuple[Annotated[int, Meta(ge=0, lt=24)], ...] = ()
    """Deeds that nobody wanted this turn (MP-7.05)."""
    card: Card | None = None
    bills: tuple[Bill, ...] = ()
    """Bills that are open, the first to be paid last."""
    unpaid: tuple[Due, ...] = ()
    """What a PM's default is about."""
    estate: Estate | None = None
    division: Division | None = None
    last_confidence: Division | None = None
    last_replacement: Division | None = None
    register: tuple[Promised, ...] = ()
    foreclosed: tuple[Foreclosed, ...] = ()
    biggest_bribe: Purse = 0
    trigger: str = ""
    """An ending that has just been brought about, and is carried out before anything else."""
    ending: str = ""
    """The ending, from the moment it is certain."""
    verdicts: tuple[Verdict, ...] = ()
    over: bool = False

    def __post_init__(self) -> None:
        """Called for tables that are set up or read from a file, never for copies. Raises `ValueError`."""
        check_rest(self)

    def copy(self) -> Self:
        """The same position on a table of its own."""
        new = _new(self.__class__)
        new.dice = self.dice.copy()
        new.options = self.options
        new.origin = self.origin
        new.roles = self.roles
        new.cash = self.cash[:]
        new.tokens = self.tokens[:]
        new.at = self.at[:]
        new.meters = self.meters[:]
        new.feats = self.feats[:]
        new.sealed = self.sealed
        new.shown = self.shown
        new.pm = self.pm
        new.chair_empty = self.chair_empty
        new.tihar = self.tihar
        new.bjp = self.bjp
        new.bankrupt = self.bankrupt
        new.hands = self.hands
        new.laps = self.laps
        new.terms = self.terms
        new.forwarded = self.forwarded
        new.filed = self.filed
        new.padyatra = self.padyatra
        new.strikes = self.strikes
        new.pils = self.pils
        new.owner = self.owner
        new.pledged = self.pledged
        new.loans = self.loans
        new.loans_used = self.loans_used
        new.npas = self.npas
        new.treasury = self.treasury
        new.treasury_short = self.treasury_short
        new.patronage = self.patronage
        new.file_at = self.file_at
        new.deck = self.deck
        new.discards = self.discards
        new.shredded = self.shredded
        new.news_deck = self.news_deck
        new.news_discards = self.news_discards
        new.drawn = self.drawn
        new.passes = self.passes
        new.trust_used = self.trust_used
        new.shield = self.shield
        new.arrears = self.arrears
        new.active = self.active
        new.turns = self.turns
        new.doubles = self.doubles
        new.rolled = self.rolled
        new.turn_over = self.turn_over
        new.fresh = self.fresh
        new.agenda = self.agenda
        new.awaits = self.awaits
        new.asked = self.asked
        new.offers = self.offers
        new.card_offers = self.card_offers
        new.debt_offers = self.debt_offers
        new.said = self.said
        new.bargain = self.bargain
        new.motion = self.motion
        new.lot = self.lot
        new.slips = self.slips
        new.hammers = self.hammers
        new.unsold = self.unsold
        new.card = self.card
        new.bills = self.bills
        new.unpaid = self.unpaid
        new.estate = self.estate
        new.division = self.division
        new.last_confidence = self.last_confidence
        new.last_replacement = self.last_replacement
        new.register = self.register
        new.foreclosed = self.foreclosed
        new.biggest_bribe = self.biggest_bribe
        new.trigger = self.trigger
        new.ending = self.ending
        new.verdicts = self.verdicts
        new.over = self.over
        return new


_new = object.__new__
