"""What lies on the table of Election Tamasha, and the verbs that change it and tell it.

Parties are 0 for Purple and 1 for Yellow, cards and constituencies numbers of `cards`. A party owns
half of the board and a Public Pool; a command is whoever acts as one purse and one hand: the party
itself, or in the Faction version one of its two factions (see `house`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from engine.core.asking import Command, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.table import Table as CoreTable
from engine.tamasha import events, phases
from engine.tamasha.answers import AnyAnswer
from engine.tamasha.cards import KUNDALIS, NETAS, PARTY_NAMES, SEATS
from engine.tamasha.house import House, seat_parties
from engine.tamasha.options import Options
from engine.tamasha.records import NOBODY, Accusation, Defection, Discard, Kind, Tally
from engine.tamasha.sides import EMPTY, Party, Planner
from engine.tamasha.tray import Tray

RIVAL: Final = (Command(1), Command(0))
"""The command on the other side of the board, where commands are parties."""


@dataclass(slots=True)
class Table(CoreTable):
    """Everything anyone may see or know in a match of Election Tamasha."""

    dice: Dice
    options: Options
    house: House
    parties: tuple[Party, Party]
    planners: tuple[Planner, ...]
    """By command."""
    sealed: dict[Command, AnyAnswer]
    shown: int
    declared: Annotated[
        tuple[Annotated[int, Meta(ge=-1, le=1)], ...], Meta(min_length=SEATS, max_length=SEATS)
    ]
    """For each constituency the party declared its winner, or -1 (ET-4.29)."""
    phase: str
    awaits: str = ""
    """The decision that is open, or empty."""
    turn: Command = NOBODY
    turns: int = 0
    """Prachar turns completed."""
    kundali: Annotated[int, Meta(ge=-1, lt=len(KUNDALIS))] = -1
    tray: Tray = field(default_factory=Tray)
    envelope: int = -1
    """Slot of the envelope on the news desk."""
    news: int = -1
    """The Breaking News being resolved."""
    news_at: int = -1
    gain: int = 0
    """Rs. crore waiting to be shared out (ET-4.24)."""
    accusation: Accusation | None = None
    discards: tuple[Discard, ...] = ()
    votes_by_turn: tuple[tuple[int, int], ...] = ()
    results: tuple[Tally, ...] = ()
    defections: tuple[Defection, ...] = ()
    sauda_round: int = 0
    winner: Annotated[int, Meta(ge=-1, le=1)] = -1
    """The party that won, or -1."""
    by_initial: bool = False
    bargains: tuple[tuple[Command, Command], ...] = ()
    """Whom Left and Right of the winning party have named, round by round (ET-8.34)."""
    kingmaker: Annotated[Command, Meta(ge=-1, lt=4)] = NOBODY

    def __post_init__(self) -> None:
        """Called for tables that are set up or read from a file, never for copies. Raises `ValueError`."""
        check_rest(self)

    def copy(self) -> Table:
        """The same position on a table of its own."""
        new = _new_table(Table)
        new.dice = self.dice.copy()
        new.options = self.options
        new.house = self.house
        purple, yellow = self.parties
        new.parties = (purple.copy(), yellow.copy())
        first, second, *others = self.planners
        new.planners = (first.copy(), second.copy(), *[planner.copy() for planner in others])
        new.sealed = self.sealed
        new.shown = self.shown
        new.declared = self.declared
        new.phase = self.phase
        new.awaits = self.awaits
        new.turn = self.turn
        new.turns = self.turns
        new.kundali = self.kundali
        new.tray = self.tray.copy() if self.phase in phases.BEFORE_OPENINGS else self.tray
        new.envelope = self.envelope
        new.news = self.news
        new.news_at = self.news_at
        new.gain = self.gain
        new.accusation = self.accusation
        new.discards = self.discards
        new.votes_by_turn = self.votes_by_turn
        new.results = self.results
        new.defections = self.defections
        new.sauda_round = self.sauda_round
        new.winner = self.winner
        new.by_initial = self.by_initial
        new.bargains = self.bargains
        new.kingmaker = self.kingmaker
        return new

    # -- reading -----------------------------------------------------------------------------

    def command_at(self, seat: Seat) -> Command:
        """The command that `seat` speaks for; the first of two where one person holds both chairs."""
        return self.house.chairs[seat][0]

    def runner(self, party: int, constituency: int) -> Command:
        """The command that runs a party's slot."""
        return self.parties[party].runs[constituency]

    def party_of(self, command: Command) -> Party:
        """The board half of `command`."""
        return self.parties[self.planners[command].party]

    # -- telling -----------------------------------------------------------------------------

    def tell_own(self, command: Command, event: Event, others: Event | None = None) -> None:
        """Tell all seats behind the planner of `command` the event, and the rest `others`, or nothing."""
        house = self.house
        self.tell_only(house.behind[house.party_of[command]], event, others)

    def tell_chest(self, command: Command) -> None:
        """Say what the chest holds now: to its own seats, or to all (ET-D10)."""
        event = events.ChestBalance(command, self.planners[command].chest)
        if self.options.open_chests:
            self.tell(event)
        else:
            self.tell_own(command, event)

    # -- pieces ------------------------------------------------------------------------------

    def take_votes(self, party: int, constituency: int, votes: int) -> None:
        """VoteBank Coins go from the pool into a slot."""
        side = self.parties[party]
        side.votes[constituency] += votes
        side.pool_votes -= votes

    def return_votes(self, party: int, constituency: int, votes: int) -> int:
        """At most `votes` coins go from a slot back to the pool; returns how many were missing."""
        side = self.parties[party]
        there = side.votes[constituency]
        gone = min(votes, there)
        side.votes[constituency] = there - gone
        side.pool_votes += gone
        return votes - gone

    def take_resources(self, party: int, constituency: int, funds: int, pawns: int) -> None:
        """Funds and Pawns go from the pool to a candidate."""
        side = self.parties[party]
        side.funds[constituency] += funds
        side.pool_funds -= funds
        side.pawns[constituency] += pawns
        side.pool_pawns -= pawns

    def return_resources(self, party: int, constituency: int, funds: int, pawns: int) -> None:
        """Funds and Pawns go from a candidate back to the pool."""
        self.take_resources(party, constituency, -funds, -pawns)

    def chest_takes(self, command: Command, funds: int) -> None:
        """Funds go from the pool into the chest; less than nothing goes the other way."""
        planner = self.planners[command]
        planner.chest += funds
        self.parties[planner.party].pool_funds -= funds

    # -- candidates --------------------------------------------------------------------------

    def seat_neta(self, command: Command, neta: int, constituency: int) -> None:
        """A candidate takes an empty slot, and `command` runs it from now on (ET-8.06)."""
        side = self.party_of(command)
        side.neta[constituency] = neta
        side.runs = (*side.runs[:constituency], command, *side.runs[constituency + 1 :])
        self.tell(events.NetaPlaced(self.planners[command].party, neta, constituency))

    def replace_neta(self, party: int, incoming: int, constituency: int) -> int:
        """A candidate takes the place of another, who leaves the game (ET-3.21)."""
        seated = self.parties[party].neta
        out = seated[constituency]
        seated[constituency] = incoming
        self.tray.out_of_play += (out,)
        return out

    # -- cards and turns ---------------------------------------------------------------------

    def discard(self, kind: Kind, card: int) -> None:
        """A played card goes face up on the discards."""
        self.discards += ((kind, card),)

    def note_votes(self) -> None:
        """Keep both parties' totals for the chart of votes by turn."""
        purple, yellow = self.parties
        self.votes_by_turn += ((sum(purple.votes), sum(yellow.votes)),)

    def pass_duty(self, command: Command) -> Seat:
        """Duty goes to the partner, if there is one (ET-1.11); returns who has it now."""
        planner = self.planners[command]
        seats = planner.seats
        if len(seats) > 1:
            planner.duty = 1 - planner.duty
            if not self.options.either_may_act:
                planner.speakers = (seats[planner.duty],)
        return seats[planner.duty]

    def declare(self, constituency: int, winner: int) -> None:
        """The contest is over: the loser's card lies face down, its pieces are back in the pool (ET-D18)."""
        self.declared = (*self.declared[:constituency], winner, *self.declared[constituency + 1 :])
        loser = self.parties[1 - winner]
        self.return_resources(1 - winner, constituency, loser.funds[constituency], loser.pawns[constituency])
        self.return_votes(1 - winner, constituency, loser.votes[constituency])
        self.tell(events.SeatDeclared(constituency, winner))

    def change_column(self, command: Command, **changes: int | bool) -> None:
        """Write into a command's column of the sheet."""
        planner = self.planners[command]
        assert planner.column is not None
        planner.column = msgspec.structs.replace(planner.column, **changes)


_new_table = Table.__new__


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """`cards` less one `card`."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def tradable(neta: int) -> bool:
    """True for a Corrupt, a Crook or a BigNeta (ET-6.03, ET-6.04)."""
    return NETAS[neta].tradable


def check_rest(table: Table) -> None:
    """A table at rest hangs together, wherever it comes from. Raises `ValueError` where it does not."""
    house = table.house
    usual = [seat_parties(house.variant, len(house.chairs), pair) for pair in PARTY_NAMES]
    if house not in usual or table.awaits or table.sealed:
        raise ValueError("this is no table at rest")
    planners = [(planner.party, planner.seats) for planner in table.planners]
    if planners != list(zip(house.party_of, house.seats, strict=True)):
        raise ValueError("the planners are not those of the house")
    if table.phase in phases.EARLY:
        return
    if any(EMPTY in side.neta or NOBODY in side.runs for side in table.parties):
        raise ValueError("a slot is empty after the nomination")
    if any(not set(side.runs) <= set(house.of_party(party)) for party, side in enumerate(table.parties)):
        raise ValueError("a slot is run by the other party")
    if table.phase in (phases.OPENING, phases.PRACHAR) and table.turn not in house.commands:
        raise ValueError("it is nobody's turn")
    if table.phase in phases.AFTER_COUNT:
        _check_sheet(table)


def _check_sheet(table: Table) -> None:
    if len(table.results) != SEATS or any(planner.column is None for planner in table.planners):
        raise ValueError("the count is not complete")
    if table.phase in (phases.OVER, phases.KINGMAKER) and table.winner not in (0, 1):
        raise ValueError("nobody has won")
