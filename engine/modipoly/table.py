"""What lies on the table of MODIPOLY, and the verbs that change it and tell it.

Seats are 0 to 6 clockwise and keep their place whatever their role becomes; roles, deeds, spaces and cards
are numbers of `cards`. Tuples and lists as long as `roles` are by seat, those of 24 by deed. Tuples are
shared by copies and replaced when they change; the few lists are what nearly every answer changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeVar

from msgspec import Meta

from engine.core.asking import Command
from engine.core.dice import Dice
from engine.core.table import Table as CoreTable
from engine.modipoly import events, market_events, power_events
from engine.modipoly.agenda import Item
from engine.modipoly.answers import AnyAnswer, Offer
from engine.modipoly.cards import (
    ANGER,
    BANDH,
    BASES,
    CHANNELS,
    CONGRESS,
    CONSTITUTION,
    CPIM,
    DEEDS,
    DEVOTED,
    DISTRACTED,
    DISTRACTION,
    FILE_PERCENT,
    GOV,
    METER_ENDS,
    NO_CARD,
    NO_DEED,
    NOBODY,
    OLIGARCH,
    PATRONAGE_PERCENT,
    PM,
    PROTEST,
    ROLES,
    TIHAR,
    TREASURY,
    UNITED,
    UNITY,
    WEIGHTS,
    percent,
)
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

T = TypeVar("T")

Purse = Annotated[int, Meta(ge=0, le=20_000)]
Pile = Annotated[int, Meta(ge=0, le=2_000)]
Place = Annotated[int, Meta(ge=0, lt=36)]
SeatHere = Annotated[int, Meta(ge=0, lt=7)]
RoleHere = Annotated[int, Meta(ge=-1, lt=7)]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Ordinance = Annotated[int, Meta(ge=0, lt=15)]
NewsCard = Annotated[int, Meta(ge=0, lt=16)]

LEVIES, GST, NIGHTS, SOLD, LOYAL = range(5)
FEATS = 5
"""Small prizes of each seat: levies and GST in crores, turns in Tihar, tokens sold, ballots for the PM."""

CONSTITUTION_ENDING = "constitution"
BANDH_ENDING = "bandh"


@dataclass(slots=True)
class Table(CoreTable):
    """Everything anyone may see or know in a match of MODIPOLY."""

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

    def copy(self) -> Table:
        """The same position on a table of its own."""
        new = _new_table(Table)
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

    # -- reading -----------------------------------------------------------------------------

    def seat_with(self, role: int) -> int:
        """The seat that plays `role` now, or `NOBODY`. Not for Devoted Citizens, who may be several."""
        roles = self.roles
        return roles.index(role) if role in roles else NOBODY

    def solvent_with(self, role: int) -> int:
        """The same, but `NOBODY` too if that seat is bankrupt."""
        seat = self.seat_with(role)
        return NOBODY if seat < 0 or self.bankrupt[seat] else seat

    def from_left_of(self, seat: int) -> list[int]:
        """All seats clockwise, beginning on the left of `seat`, who comes last."""
        seats = len(self.roles)
        return [*range(seat + 1, seats), *range(seat + 1)]

    def from_active(self) -> list[int]:
        """All solvent seats clockwise, beginning with the active one (MP-2.05)."""
        active, bankrupt = self.active, self.bankrupt
        return [seat for seat in (*range(active, len(self.roles)), *range(active)) if not bankrupt[seat]]

    def free(self, seat: int) -> bool:
        """True for a solvent seat outside Tihar: it may talk, vote for assets and bid."""
        return not (self.bankrupt[seat] or self.tihar[seat])

    def is_devoted(self, seat: int) -> bool:
        """MP-10.30: a dealt Devoted Citizen whose Leader, the seat dealt the PM, sits in the chair."""
        return (
            self.roles[seat] == DEVOTED
            and self.origin[seat] == DEVOTED
            and not self.chair_empty
            and self.origin[self.pm] == PM
        )

    def is_citizen(self, seat: int) -> bool:
        """The Liberal Citizen or a Devoted Citizen, ordinary ones too."""
        return ROLES[self.roles[seat]].citizen

    def protected(self, seat: int) -> bool:
        """MP-11.31: the Government Employee while Patronage is ON."""
        return self.patronage and self.roles[seat] == GOV

    def never_jailed(self, seat: int) -> bool:
        """MP-3.05, MP-12.09, MP-12.10, MP-11.31: whoever never goes to Tihar."""
        return ROLES[self.roles[seat]].never_tihar or self.bjp[seat] or self.protected(seat)

    def weight(self, seat: int) -> int:
        """MP-10.06 to 10.08: the weight of a ballot; the opposition's is halved while Unity is below 5."""
        role = self.roles[seat]
        weight = WEIGHTS[role]
        if role in (CONGRESS, CPIM) and self.meters[UNITY] < UNITED and not self.bjp[seat]:
            weight //= 2
        return weight

    def deeds_of(self, seat: int) -> list[int]:
        """The deeds of a seat, in board order."""
        owner, found, at = self.owner, [], -1
        for _ in range(owner.count(seat)):
            at = owner.index(seat, at + 1)
            found.append(at)
        return found

    def portfolio(self, seat: int) -> int:
        """The base prices of a seat's deeds, pledged ones included, in crores."""
        return sum([BASES[deed] for deed in self.deeds_of(seat)])

    def owns_all(self, seat: int, deeds: tuple[int, ...]) -> bool:
        """True if a seat owns every one of `deeds`."""
        owner = self.owner
        return all(owner[deed] == seat for deed in deeds)

    def reader(self) -> int:
        """MP-8.07: who reads Godi Media cards: the owner of all four channels, or the PM."""
        first = self.owner[CHANNELS[0]]
        return first if first >= 0 and self.owns_all(first, CHANNELS) else self.pm

    def has_channel(self, seat: int) -> bool:
        """True for the owner of at least one channel."""
        owner = self.owner
        return any(owner[deed] == seat for deed in CHANNELS)

    # -- the agenda --------------------------------------------------------------------------

    def push(self, *items: Item) -> None:
        """Put items on the agenda; the last one named is done first."""
        self.agenda += items

    def pop(self) -> Item:
        """Take the top item off the agenda."""
        item = self.agenda[-1]
        self.agenda = self.agenda[:-1]
        return item

    def wait_for(self, decision: str, *seats: int) -> None:
        """Name the open decision and who is asked, for everybody to see."""
        self.awaits = decision
        self.asked = seats

    def resume(self) -> None:
        """No decision is open any more."""
        self.awaits = ""
        self.asked = ()

    # -- money and tokens --------------------------------------------------------------------

    def pay_treasury(self, seat: int, amount: int, what: str) -> None:
        """MP-2.02: cash goes to the Treasury; a tenth of the Oligarch's is passed on (MP-11.32)."""
        self.cash[seat] -= amount
        self.treasury += amount
        self.tell(events.PaidTreasury(seat, amount, what))
        if self.roles[seat] == OLIGARCH:
            self.share_patronage(amount)

    def share_patronage(self, amount: int) -> None:
        """MP-11.32: while Patronage is ON, a tenth of the payment goes on to the Government Employee."""
        gov = self.solvent_with(GOV)
        share = percent(PATRONAGE_PERCENT, amount)
        if self.patronage and gov >= 0 and share:
            self.treasury -= share
            self.cash[gov] += share
            self.tell(events.PatronageShare(gov, share))

    def receive(self, seat: int, amount: int, what: str) -> int:
        """MP-2.05: the Treasury pays what it can; returns how much that was."""
        paid = min(amount, self.treasury)
        self.treasury -= paid
        self.cash[seat] += paid
        if paid:
            self.tell(events.TreasuryPaid(seat, paid, what))
        if paid < amount:
            self.tell(events.TreasuryEmpty(seat, amount, paid))
            if not self.treasury_short:
                self.treasury_short = True
                self.move_meter(ANGER, 1)
        return paid

    def move_cash(self, giver: int, taker: int, amount: int, what: str) -> None:
        """Cash goes from seat to seat."""
        if amount:
            self.cash[giver] -= amount
            self.cash[taker] += amount
            self.tell(events.MoneyMoved(giver, taker, amount, what))

    def pay(self, seat: int, creditor: int, amount: int, what: str) -> None:
        """Cash goes to a seat, or to the Treasury."""
        if creditor < 0:
            self.pay_treasury(seat, amount, what)
        else:
            self.move_cash(seat, creditor, amount, what)

    def change_tokens(self, seat: int, by: int) -> None:
        """Tokens come from the box, or go there as far as there are any (MP-4.20)."""
        by = max(by, -self.tokens[seat])
        if by:
            self.tokens[seat] += by
            self.tell(events.Tokens(seat, by))

    def count(self, feat: int, seat: int, by: int) -> None:
        """Count towards a small prize."""
        self.feats[seat * FEATS + feat] += by

    # -- meters ------------------------------------------------------------------------------

    def move_meter(self, meter: int, by: int) -> None:
        """MP-11.01, 11.02: a meter moves as far as it goes, and its threshold is looked at."""
        self.set_meter(meter, self.meters[meter] + by)

    def set_meter(self, meter: int, to: int) -> None:
        """The same to a value. MP-11.13: Anger does not rise while Distraction is 5 or more."""
        start = self.meters[meter]
        end = max(0, min(METER_ENDS[meter], to))
        if end == start:
            return
        if meter == ANGER and end > start and self.meters[DISTRACTION] >= DISTRACTED:
            self.tell(events.MeterMoved(meter, start, start, blocked=True))
            return
        self.meters[meter] = end
        self.tell(events.MeterMoved(meter, start, end))
        if self.trigger or self.ending:
            return
        if meter == CONSTITUTION and end == 0:
            self.trigger = CONSTITUTION_ENDING
        elif meter == PROTEST and end == BANDH:
            self.trigger = BANDH_ENDING

    def end_patronage(self) -> None:
        """MP-11.33: the switch falls, and never comes back."""
        if self.patronage:
            self.patronage = False
            self.tell(events.PatronageOff())
        self.return_file()

    def return_file(self) -> None:
        """The File goes back to its owner, unpaid."""
        if self.file_at != NO_DEED:
            self.file_at = NO_DEED
            self.tell(events.FilePlaced(NO_DEED))

    # -- deeds -------------------------------------------------------------------------------

    def give_deed(self, deed: int, seat: int) -> None:
        """A deed changes hands, free of any pledge; -1 is the Treasury."""
        self.owner = replaced(self.owner, deed, seat)
        if self.pledged[deed]:
            self.pledged = replaced(self.pledged, deed, False)
        self.tell(market_events.DeedTaken(deed, seat))

    def acquire(self, deed: int, seat: int, price: int) -> None:
        """An unowned deed is acquired by vote or bond; a File on it pays its owner (MP-16.07)."""
        self.give_deed(deed, seat)
        if self.file_at == deed:
            gov = self.solvent_with(GOV)
            if gov >= 0 and gov != seat:
                share = self.receive(gov, percent(FILE_PERCENT, price), "file")
                self.tell(events.FileShare(gov, deed, share))
            self.return_file()

    # -- people ------------------------------------------------------------------------------

    def jail(self, seat: int, why: str) -> None:
        """MP-3.08: straight to Tihar; a turn of one's own ends there."""
        self.tihar = replaced(self.tihar, seat, 1)
        self.at[seat] = TIHAR
        self.tell(power_events.Jailed(seat, why))
        if seat == self.active:
            self.turn_over = True

    def release(self, seat: int, how: str) -> None:
        """Out of Tihar, still standing there."""
        if self.tihar[seat]:
            self.tihar = replaced(self.tihar, seat, 0)
            self.tell(power_events.Released(seat, how))

    def change_role(self, seat: int, role: int) -> None:
        """A seat plays another card from now on."""
        self.roles = replaced(self.roles, seat, role)
        self.tell(power_events.RoleChanged(seat, role))


_new_table = Table.__new__


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """`items` with another `item` in one place."""
    return (*items[:place], item, *items[place + 1 :])
