"""The two sides of the table: a party's half of the board, and what lies behind a command's planner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from engine.core.asking import Command, Seat
from engine.tamasha.cards import (
    ATTACKS,
    BIG_CAMPAIGNS,
    CAMPAIGNS,
    CANDYNETAS,
    NETAS,
    NEWS,
    POOL,
    SEATS,
    VICTIMS,
)
from engine.tamasha.records import Column

EMPTY: Final = -1
"""Where no candidate is seated."""


Pieces = Annotated[int, Meta(ge=-10_000, le=10_000)]
"""Crores, Pawns or votes in a heap; the ranges here are for tables that come from a file."""
Row = Annotated[list[Annotated[int, Meta(ge=0, le=10_000)]], Meta(min_length=SEATS, max_length=SEATS)]
Slots = Annotated[
    list[Annotated[int, Meta(ge=EMPTY, lt=len(NETAS))]], Meta(min_length=SEATS, max_length=SEATS)
]
Runners = Annotated[
    tuple[Annotated[Command, Meta(ge=-1, lt=4)], ...], Meta(min_length=SEATS, max_length=SEATS)
]
Place = Annotated[int, Meta(ge=-1, lt=SEATS)]
Netas = tuple[Annotated[int, Meta(ge=0, lt=len(NETAS))], ...]
CandyNetas = tuple[Annotated[int, Meta(ge=0, lt=len(CANDYNETAS))], ...]
Campaigns = tuple[Annotated[int, Meta(ge=0, lt=len(CAMPAIGNS))], ...]
Bigs = tuple[Annotated[int, Meta(ge=0, lt=len(BIG_CAMPAIGNS))], ...]
Envelopes = tuple[Annotated[int, Meta(ge=0, lt=len(NEWS))], ...]
Attacks = tuple[Annotated[int, Meta(ge=0, lt=len(ATTACKS))], ...]
Victims = tuple[Annotated[int, Meta(ge=0, lt=len(VICTIMS))], ...]


@dataclass(slots=True)
class Party:
    """One party: its half of the board, in board order, and its Public Pool."""

    neta: Slots
    """Candidates, `EMPTY` where nobody is seated yet."""
    funds: Row
    pawns: Row
    votes: Row
    pool_funds: Pieces
    pool_pawns: Pieces
    pool_votes: Pieces
    runs: Runners
    """Who runs each slot: the party, or the faction whose Adda it is (ET-8.06); `NOBODY` until placed."""
    dealt: CandyNetas = ()
    """Swap cards in hand (ET-3.11)."""
    bigneta_at: Place = EMPTY
    """Constituency of the BigNeta."""
    offer: Attacks = ()
    """Attack cards drawn; the party remembers those it did not keep (ET-7.02, ET-8.14)."""

    @classmethod
    def new(cls, runs: Command) -> Party:
        """Nobody seated, every piece in the pool."""
        return cls([EMPTY] * SEATS, [0] * SEATS, [0] * SEATS, [0] * SEATS, *POOL, (runs,) * SEATS)

    def copy(self) -> Party:
        """The same on a board of its own."""
        new = _new_party(Party)
        new.neta = self.neta[:]
        new.funds = self.funds[:]
        new.pawns = self.pawns[:]
        new.votes = self.votes[:]
        new.pool_funds = self.pool_funds
        new.pool_pawns = self.pool_pawns
        new.pool_votes = self.pool_votes
        new.runs = self.runs
        new.dealt = self.dealt
        new.bigneta_at = self.bigneta_at
        new.offer = self.offer
        return new


@dataclass(slots=True)
class Planner:
    """One command: what lies behind its War Room Planner, and its column on the sheet."""

    party: int
    seats: tuple[Seat, ...]
    speakers: tuple[Seat, ...]
    """The seats that may act for it now: the one on duty, or all (ET-1.11, ET-D02)."""
    duty: int = 0
    """Which of its seats is on duty, counted from 0."""
    chest: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """The CPF in Rs. crore (ET-3.26)."""
    campaign: Campaigns = ()
    big: Bigs = ()
    news: Envelopes = ()
    """Sealed envelopes; nobody has seen them (ET-3.30)."""
    attacks: Attacks = ()
    victims: Victims = ()
    spent_on_campaigns: int = 0
    spent_on_news: int = 0
    spent_on_people: int = 0
    pawns_spent: int = 0
    column: Column | None = None

    @property
    def on_duty(self) -> Seat:
        """The seat on duty."""
        return self.seats[self.duty]

    def copy(self) -> Planner:
        """The same behind a screen of its own."""
        new = _new_planner(Planner)
        new.party = self.party
        new.seats = self.seats
        new.speakers = self.speakers
        new.duty = self.duty
        new.chest = self.chest
        new.campaign = self.campaign
        new.big = self.big
        new.news = self.news
        new.attacks = self.attacks
        new.victims = self.victims
        new.spent_on_campaigns = self.spent_on_campaigns
        new.spent_on_news = self.spent_on_news
        new.spent_on_people = self.spent_on_people
        new.pawns_spent = self.pawns_spent
        new.column = self.column
        return new


_new_party = Party.__new__
_new_planner = Planner.__new__
