"""What one seat may see of MODIPOLY, built up from the table and never cut down from it.

The client draws nothing but this, and bots read nothing but this. Seats are 0 to 6 clockwise, -1 the Treasury
or nobody; roles, deeds, spaces, cards and meters are numbers of `cards`. None stands for what is hidden.
"""

from __future__ import annotations

import msgspec

from engine.modipoly.answers import Bribe, Goods, Offer
from engine.modipoly.records import Bought, Division, Due, Foreclosed, Hammer, Promised, Sealed, Verdict


class SeatView(msgspec.Struct, frozen=True):
    """One seat's tray."""

    seats: tuple[int, ...]
    """The seat itself: whoever decides here decides alone."""
    dealt: int
    role: int
    cash: int
    tokens: int
    at: int
    tihar: int
    """0 outside, otherwise which roll comes next."""
    bjp: bool
    bankrupt: bool
    cards: int
    """How many ordinances are in the hand."""
    hand: tuple[int, ...] | None
    """Their faces, for the holder only."""
    laps: int
    terms: int
    """How often it has become PM."""
    portfolio: int
    deeds: tuple[int, ...]
    weight: int
    """Of its ballot today."""
    devoted: bool
    """Devoted to the PM in the chair."""
    offers_left: int
    feats: tuple[int, ...]
    """Levies and GST in crores, turns in Tihar, tokens sold, ballots for the PM."""


class BargainView(msgspec.Struct, frozen=True):
    """An offer that waits for its answer; ordinances show their backs (-1) to all but the two seats."""

    by: int
    to: int
    give: Goods
    get: Goods
    counters: int


class MotionView(msgspec.Struct, frozen=True):
    """An acquisition vote in progress."""

    deed: int
    caller: int
    needed: int
    total: int
    bribes: tuple[Bribe, ...]
    cast: tuple[int, ...]
    voice_of: int
    least: int
    """What the seat asked for has bound itself to cast."""
    most: int
    may_counter: bool
    price: Bought | None
    """A counter-bribe that the caller must answer."""


class LotView(msgspec.Struct, frozen=True):
    """A deed in closed bond."""

    deed: int
    seller: int
    minimum: int
    why: int
    bidders: tuple[int, ...]
    handed_in: tuple[int, ...]
    own: Sealed | None
    """One's own slip."""
    slips: tuple[Sealed, ...] | None
    """All slips, for the PM only."""


class CardView(msgspec.Struct, frozen=True):
    """A card that lies open and is being carried out."""

    news: bool
    card: int
    by: int
    step: int
    targets: tuple[int, ...]
    deed: int
    price: int


class BillView(msgspec.Struct, frozen=True):
    """An open bill."""

    debtor: int
    dues: tuple[Due, ...]
    asked: tuple[int, ...]
    """Seats to whom the debtor has made an offer already."""


class View(msgspec.Struct, frozen=True):
    """Everything one seat (None: an onlooker) may see."""

    seat: int | None
    options: dict[str, str]
    small_table: bool
    """Whether the small-table rules are in play (MP-17.10)."""
    awaits: str
    """The open decision by the name of section 19, or empty."""
    asked: tuple[int, ...]
    active: int
    turns: int
    rolled: bool
    doubles: int
    may_walk: bool
    """Nothing has been rolled in this turn."""
    pm: int
    chair_empty: bool
    commands: tuple[SeatView, ...]
    """By seat."""
    treasury: int
    meters: tuple[int, ...]
    patronage: bool
    owner: tuple[int, ...]
    pledged: tuple[bool, ...]
    loans: tuple[int, ...]
    loans_used: int
    npas: int
    file_at: int
    filed: bool
    forwarded: tuple[bool, ...]
    padyatra: bool
    strikes: int
    pils: int
    passes: int
    trust_used: bool
    shield: bool
    arrears: tuple[Due, ...]
    unpaid: tuple[Due, ...]
    deck: int
    """Cards left in PM CARES."""
    discards: tuple[int, ...]
    """Ordinances that were enacted or stayed."""
    shredded: int
    """Ordinances discarded unread."""
    news_deck: int
    news_discards: tuple[int, ...]
    drawn: int | None
    """The ordinance just drawn: its face for the PM, -1 if there is none, None for who sees its back."""
    said: tuple[tuple[int, Offer], ...]
    """Opening offers of this turn with who made them, save those of others with an ordinance in them."""
    bargain: BargainView | None
    motion: MotionView | None
    lot: LotView | None
    card: CardView | None
    fine: int
    """What an investigated seat is asked for, or 0."""
    bill: BillView | None
    division: Division | None
    last_confidence: Division | None
    last_replacement: Division | None
    register: tuple[Promised, ...]
    own_bonds: tuple[Hammer, ...]
    """Bonds that are over: those this seat opened or bid in; all of them once they are declassified."""
    unsold: tuple[int, ...]
    foreclosed: tuple[Foreclosed, ...]
    biggest_bribe: int
    ending: str
    verdicts: tuple[Verdict, ...]
    over: bool
