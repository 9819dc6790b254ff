"""The two sides of the table: a party's half of the board, and what lies behind a command's planner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.asking import Command, Seat
from engine.tamasha.cards import POOL, SEATS
from engine.tamasha.records import Column

EMPTY: Final = -1
"""Where no candidate is seated."""


@dataclass(slots=True)
class Party:
    """One party: its half of the board, in board order, and its Public Pool."""

    neta: list[int]
    """Candidates, `EMPTY` where nobody is seated yet."""
    funds: list[int]
    pawns: list[int]
    votes: list[int]
    pool_funds: int
    pool_pawns: int
    pool_votes: int
    runs: tuple[Command, ...]
    """Who runs each slot: the party, or the faction whose Adda it is (ET-8.06); `NOBODY` until placed."""
    dealt: tuple[int, ...] = ()
    """Swap cards in hand (ET-3.11)."""
    bigneta_at: int = EMPTY
    """Constituency of the BigNeta."""
    offer: tuple[int, ...] = ()
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
    chest: int = 0
    """The CPF in Rs. crore (ET-3.26)."""
    campaign: tuple[int, ...] = ()
    big: tuple[int, ...] = ()
    news: tuple[int, ...] = ()
    """Sealed envelopes; nobody has seen them (ET-3.30)."""
    attacks: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
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
