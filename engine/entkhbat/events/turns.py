"""How a match, a cycle and a turn go: dealing, drawing, votes on the table, the count."""

from __future__ import annotations

from engine.core.events import Event


class MatchStarted(Event, frozen=True, tag="match_started"):
    """The candidates have sat down."""

    seats: int
    cycles: int


class RegionsGiven(Event, frozen=True, tag="regions_given"):
    """Who owns which region cards, by seat (AE-1.04)."""

    regions: tuple[tuple[int, ...], ...]


class RegionDrafted(Event, frozen=True, tag="region_drafted"):
    """A candidate has picked a region (AE-1.04)."""

    seat: int
    region: int


class CycleStarted(Event, frozen=True, tag="cycle_started"):
    """An electoral cycle begins (AE-2.01)."""

    cycle: int
    starter: int
    bank: int


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """Five cards to a candidate, faces for themselves only (AE-1.07)."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A candidate's turn begins."""

    seat: int


class TurnLost(Event, frozen=True, tag="turn_lost"):
    """A jailed candidate's turn does not happen (AE-7.02)."""

    seat: int
    left: int
    """Turns still to be lost."""


class TurnCut(Event, frozen=True, tag="turn_cut"):
    """The rest of a turn is gone (AE-7.06, AE-7.37)."""

    seat: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn is over."""

    seat: int


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards from the bank, faces for the candidate only (AE-3.01)."""

    seat: int
    count: int
    bank: int
    cards: tuple[int, ...] = ()


class BankEmpty(Event, frozen=True, tag="bank_empty"):
    """The last card has been drawn (AE-2.04)."""


class VotePlaced(Event, frozen=True, tag="vote_placed"):
    """A vote card lies on a region (AE-4.01)."""

    seat: int
    card: int
    region: int


class VoteShifted(Event, frozen=True, tag="vote_shifted"):
    """A vote card went from one region to another (AE-4.05)."""

    seat: int
    card: int
    source: int
    target: int


class CardWasted(Event, frozen=True, tag="card_wasted"):
    """A card burned without effect (AE-5.04)."""

    seat: int
    card: int


class HandTrimmed(Event, frozen=True, tag="hand_trimmed"):
    """Cards over the limit burned at random (AE-3.10)."""

    seat: int
    cards: tuple[int, ...]


class FinalCommand(Event, frozen=True, tag="final_command"):
    """The cycle stops on the spot (AE-11.01)."""

    seat: int
    card: int


class CycleCounted(Event, frozen=True, tag="cycle_counted"):
    """A cycle is over: the totals of this cycle only (AE-2.06, AE-12.03)."""

    cycle: int
    cause: str
    by: int
    totals: tuple[int, ...]
    """By seat; empty where they are not to be read any more."""


class TableReset(Event, frozen=True, tag="table_reset"):
    """Everything goes home for the next cycle (AE-2.07)."""

    cycle: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The Register is opened: cumulative totals and places, by seat (AE-12.05)."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
