"""What lies on the table of Al-Entkhbat, and the verbs that change it and tell it.

Seats are counted from 0, each to the right of the one before. Rows by seat or by region are lists where play
changes them all the time, and tuples that are replaced where it seldom does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.asking import Command, Seat
from engine.core.dice import Dice
from engine.core.table import Table as CoreTable
from engine.entkhbat import events, phases
from engine.entkhbat.cards import (
    BALLOT_STUFFING,
    FACES,
    IMMUNITY,
    JOKER,
    MOVES_A_TURN,
    REGIONS,
    SAFE_SEAT,
    VALUE,
    burned,
    without,
)
from engine.entkhbat.checking import check_rest
from engine.entkhbat.options import Options
from engine.entkhbat.records import (
    BURNED,
    DEALT,
    EXPELLED,
    IN,
    NOBODY,
    SCORES,
    Breach,
    Chain,
    Cycle,
    Deal,
    Fees,
    Offer,
    Penalty,
)

STUFFED = (BALLOT_STUFFING, BALLOT_STUFFING + FACES)
SAFE = (SAFE_SEAT, SAFE_SEAT + FACES)
_printed = VALUE.__getitem__
VoteOn = tuple[int, int]
"""A vote card and the region it lies on."""


@dataclass(slots=True)
class Table(CoreTable):
    """Everything anyone may see or know in a match of Al-Entkhbat."""

    dice: Dice
    options: Options
    seats: int
    sealed: dict[Command, Any]
    shown: int
    hands: list[tuple[int, ...]]
    """By seat, in the order of faces."""
    lands: list[tuple[int, ...]]
    """By seat: the open regions it holds."""
    votes: list[tuple[int, ...]]
    """By region: the vote cards on it, as they were laid."""
    owners: tuple[int, ...]
    """By region: the seat it was given to, or `NOBODY`."""
    holders: tuple[int, ...]
    """By region: the seat that has it now, or `NOBODY`."""
    fixed: tuple[tuple[int, ...], ...]
    """By region: Ballot Stuffing and Safe Seat on it."""
    shields: tuple[int, ...]
    """By seat: the Immunity in front of it, or -1."""
    immune: tuple[int, ...]
    """By seat: rounds of Immunity left (AE-10.03)."""
    jailed: tuple[int, ...]
    """By seat: turns still to be lost (AE-7.02)."""
    silenced: tuple[int, ...]
    """By seat: silent turns left (AE-7.15)."""
    out: tuple[int, ...]
    """By seat: in the cycle, resigned or expelled."""
    resigned: tuple[int, ...]
    """By seat: votes recorded by a Resignation (AE-10.17)."""
    scores: list[int]
    """What the sheet at the end tells: for each seat `SCORES` counters in a row (see `records`)."""
    phase: str = phases.SETUP
    awaits: str = phases.NOTHING
    """The decision that is open, or empty."""
    asked: tuple[int, ...] = ()
    """The seats it is put to."""
    cycle: int = 1
    starter: int = NOBODY
    turn: int = NOBODY
    turns: int = 0
    """Turns begun in the match, lost ones included."""
    moves_used: int = 0
    extra: int = 0
    """Extra Actions played in this turn."""
    cut: bool = False
    """The rest of this turn is gone (AE-7.06)."""
    silent_turn: bool = False
    """The seat on turn was silenced when the turn began (AE-7.19)."""
    bank: tuple[int, ...] = ()
    """The whole card bank of this cycle, top first."""
    drawn: int = 0
    """How many cards of it have been drawn."""
    set_aside: tuple[int, ...] = ()
    """The lower half of the bank, unseen (option `bank`)."""
    play: tuple[int, ...] = ()
    """The play area, in the order in which cards came there."""
    orders: tuple[tuple[int, int], ...] = ()
    """Restraining Orders: protected and restrained (AE-7.38)."""
    deals: tuple[Deal, ...] = ()
    """Recorded in this cycle."""
    penalties: tuple[Penalty, ...] = ()
    """Of this cycle."""
    register: tuple[Cycle, ...] = ()
    """The counted cycles."""
    chain: Chain | None = None
    offer: Offer | None = None
    fees: Fees | None = None
    user: int = NOBODY
    """Who makes the choices of the effect that is open."""
    victim: int = NOBODY
    """Whom it hits."""
    amount: int = 0
    """Votes to burn or to pay."""
    fan: tuple[int, ...] = ()
    """A hand fanned face down, in the order in which nobody sees it (AE-7.24)."""
    closing: str = ""
    """Why the cycle is about to be counted."""
    closer: int = NOBODY
    """Who played the Final Command."""
    warned: bool = False
    """The seat on turn was warned in this turn (AE-13.13)."""
    accusers: tuple[int, ...] = ()
    """Who has accused in this turn (AE-13.14)."""
    breach: Breach | None = None
    consulting: str = ""
    """What the referee is asking all candidates."""
    doomed: tuple[int, ...] = ()
    """Candidates the referee has expelled, as soon as what is open is settled (AE-D64)."""

    def __post_init__(self) -> None:
        """Called for tables that are set up or read from a file, never for copies. Raises `ValueError`."""
        check_rest(self)

    def copy(self) -> Table:
        """The same position on a table of its own."""
        new = _new_table(Table)
        new.dice = self.dice.copy()
        new.options = self.options
        new.seats = self.seats
        new.sealed = self.sealed
        new.shown = self.shown
        new.hands = self.hands[:]
        new.lands = self.lands[:]
        new.votes = self.votes[:]
        new.owners = self.owners
        new.holders = self.holders
        new.fixed = self.fixed
        new.shields = self.shields
        new.immune = self.immune
        new.jailed = self.jailed
        new.silenced = self.silenced
        new.out = self.out
        new.resigned = self.resigned
        new.scores = self.scores[:]
        new.phase = self.phase
        new.awaits = self.awaits
        new.asked = self.asked
        new.cycle = self.cycle
        new.starter = self.starter
        new.turn = self.turn
        new.turns = self.turns
        new.moves_used = self.moves_used
        new.extra = self.extra
        new.cut = self.cut
        new.silent_turn = self.silent_turn
        new.bank = self.bank
        new.drawn = self.drawn
        new.set_aside = self.set_aside
        new.play = self.play
        new.orders = self.orders
        new.deals = self.deals
        new.penalties = self.penalties
        new.register = self.register
        new.chain = self.chain
        new.offer = self.offer
        new.fees = self.fees
        new.user = self.user
        new.victim = self.victim
        new.amount = self.amount
        new.fan = self.fan
        new.closing = self.closing
        new.closer = self.closer
        new.warned = self.warned
        new.accusers = self.accusers
        new.breach = self.breach
        new.consulting = self.consulting
        new.doomed = self.doomed
        return new

    # -- reading -----------------------------------------------------------------------------

    @property
    def cycles(self) -> int:
        """How many cycles the match has (AE-1.09)."""
        return self.options.cycles

    @property
    def moves_left(self) -> int:
        """Moves the seat on turn still has (AE-3.02, AE-10.22)."""
        return MOVES_A_TURN + self.extra - self.moves_used

    @property
    def bank_left(self) -> int:
        """Cards in the bank."""
        return len(self.bank) - self.drawn

    def asleep(self) -> bool:
        """True in the first and the last cycle (AE-2.09)."""
        return self.cycle == 1 or self.cycle == self.cycles

    def going_right(self, seat: int) -> list[int]:
        """The other seats that are in the cycle, the right neighbour first (AE-2.02)."""
        seats, out = self.seats, self.out
        return [other % seats for other in range(seat + 1, seat + seats) if not out[other % seats]]

    def in_cycle(self) -> list[int]:
        """The seats that are in the cycle, in seat order."""
        return [seat for seat, gone in enumerate(self.out) if not gone]

    def region_value(self, region: int) -> int:
        """Votes of a region where they are added up (AE-4.10)."""
        value = sum(map(_printed, self.votes[region]))
        fixed = self.fixed[region]
        return value * 2 if fixed and self.is_stuffed(region) else value

    def is_stuffed(self, region: int) -> bool:
        """True with Ballot Stuffing on it (AE-10.09)."""
        return any(card in STUFFED for card in self.fixed[region])

    def is_safe(self, region: int) -> bool:
        """True with a Safe Seat on it (AE-10.13)."""
        return any(card in SAFE for card in self.fixed[region])

    def closed(self, region: int) -> bool:
        """True for a region that lies face down (AE-4.06)."""
        holder = self.holders[region]
        return holder >= 0 and region not in self.lands[holder]

    # -- cards -------------------------------------------------------------------------------

    def burn(self, cards: Iterable[int]) -> None:
        """Cards go face up into the play area (AE-4.15, AE-5.12)."""
        self.play += tuple([burned(card) for card in cards])

    def take_from_hand(self, seat: int, face: int) -> None:
        """A card leaves a hand."""
        self.hands[seat] = without(self.hands[seat], face)

    def put_down(self, seat: int, card: int) -> None:
        """A card leaves a hand; an announced Joker leaves it as a Joker."""
        self.hands[seat] = without(self.hands[seat], JOKER if card >= FACES else card)

    def burn_from_hand(self, seat: int, card: int) -> None:
        """A card goes from a hand into the play area."""
        self.put_down(seat, card)
        self.play += (burned(card),)

    def draw(self, seat: int, count: int) -> None:
        """Cards from the bank, as many as there are (AE-2.05)."""
        cards = self.bank[self.drawn : self.drawn + count]
        self.drawn += len(cards)
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        self.shown += 1
        if self.teller is not None:
            left = self.bank_left
            told = events.CardsDrawn(seat, len(cards), left, cards)
            self.tell_one(seat, told, events.CardsDrawn(seat, len(cards), left))
            if cards and not left:
                self.tell(events.BankEmpty())

    def tell_one(self, seat: int, event: Any, others: Any = None) -> None:
        """Tell one seat the event, and everybody else `others`, or nothing."""
        self.tell_only((Seat(seat),), event, others)

    # -- regions -----------------------------------------------------------------------------

    def take_votes(self, cards: Iterable[VoteOn]) -> None:
        """Vote cards leave their regions."""
        for card, region in cards:
            self.votes[region] = without(self.votes[region], card)

    def hand_over(self, region: int, seat: int) -> None:
        """An open region gets another holder, with all that lies on it (AE-4.08)."""
        before = self.holders[region]
        self.lands[before] = without(self.lands[before], region)
        self.lands[seat] += (region,)
        self.holders = replaced(self.holders, region, seat)

    def close(self, region: int) -> None:
        """An open region is turned face down (AE-8.20)."""
        holder = self.holders[region]
        self.lands[holder] = without(self.lands[holder], region)

    # -- people ------------------------------------------------------------------------------

    def drop_shield(self, seat: int) -> None:
        """An Immunity goes to the play area."""
        self.burn((self.shields[seat],))
        self.shields = replaced(self.shields, seat, -1)
        self.immune = replaced(self.immune, seat, 0)

    def expel(self, seat: int, *, by_referee: bool) -> None:
        """AE-7.34, AE-7.35: out until the next cycle; hand, Immunity, open votes and fixed cards burn."""
        votes = tuple([(card, region) for region in self.lands[seat] for card in self.votes[region]])
        fixed = tuple([(card, region) for region in self.lands[seat] for card in self.fixed[region]])
        hand = self.hands[seat]
        self.hands[seat] = ()
        self.take_votes(votes)
        rows = list(self.fixed)
        for region in self.lands[seat]:
            rows[region] = ()
        self.fixed = tuple(rows)
        self.burn(card for card, _ in (*votes, *fixed))
        self.burn(hand)
        if self.immune[seat]:
            self.drop_shield(seat)
        self.out = replaced(self.out, seat, EXPELLED)
        if seat == self.turn:
            self.cut = True
        self.shown += 1
        self.tell(events.SeatExpelled(seat, by_referee, hand, votes, fixed))

    def note(self, seat: int, counter: int, count: int = 1) -> None:
        """Add to what the sheet at the end tells of a candidate."""
        self.scores[seat * SCORES + counter] += count

    def note_loss(self, victim: int, user: int, votes: int) -> None:
        """Votes that an attack has cost one candidate, to another's credit."""
        self.scores[victim * SCORES + BURNED] += votes
        self.scores[user * SCORES + DEALT] += votes

    # -- windows -----------------------------------------------------------------------------

    def await_answer(self, decision: str, seats: tuple[int, ...]) -> None:
        """A decision is open, and these seats are asked."""
        self.awaits = decision
        self.asked = seats

    def answered(self) -> None:
        """No decision is open."""
        self.awaits = phases.NOTHING
        self.asked = ()


_new_table = Table.__new__


def replaced(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """`row` with another value in one place."""
    return (*row[:place], value, *row[place + 1 :])


def empty_rows(seats: int) -> dict[str, Any]:
    """Rows by seat and region as they are before anything happens."""
    nought = (0,) * seats
    return {
        "hands": [()] * seats,
        "lands": [()] * seats,
        "votes": [()] * REGIONS,
        "owners": (NOBODY,) * REGIONS,
        "holders": (NOBODY,) * REGIONS,
        "fixed": ((),) * REGIONS,
        "shields": (-1,) * seats,
        "immune": nought,
        "jailed": nought,
        "silenced": nought,
        "out": (IN,) * seats,
        "resigned": nought,
        "scores": [0] * (seats * SCORES),
    }


def shielded(card: int) -> int:
    """The card that stands on an easel: an Immunity, or the Joker as one."""
    return card if card >= FACES else IMMUNITY


def value_of(cards: Iterable[VoteOn]) -> int:
    """Printed votes of cards that lie on regions."""
    return sum([VALUE[card] for card, _ in cards])
