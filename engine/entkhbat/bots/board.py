"""What a bot makes of the table: who stands where, who leads, how far the cycle is.

It is read off a match that the bot's own seat can imagine: everything public is there as it is, its own hand
too, and what it cannot know has been dealt again. Announced totals and the sums of Deals are public, so an
attentive player remembers them (AE-D43).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.entkhbat.bots.manners import Manner, Style
from engine.entkhbat.cards import OBJECTION, TOUGH_LUCK
from engine.entkhbat.floor import cumulative, reach
from engine.entkhbat.table import Table, value_of


@dataclass(slots=True)
class Board:
    """The table through the eyes of one seat."""

    table: Table
    seat: int
    manner: Manner
    style: Style
    standing: list[int] = field(init=False)
    """By seat: what each would have if the match ended now."""
    open_votes: list[int] = field(init=False)
    """By seat: what lies on its open regions."""
    leader: int = field(init=False)
    """The other candidate who stands highest."""
    lateness: int = field(init=False)
    """How much of the cycle is over, in per mille of the bank."""

    def __post_init__(self) -> None:
        table, seat = self.table, self.seat
        value = table.region_value
        self.open_votes = [sum([value(region) for region in lands]) for lands in table.lands]
        self.standing = [
            total + votes for total, votes in zip(cumulative(table), self.open_votes, strict=True)
        ]
        others = [other for other in range(table.seats) if other != seat]
        self.leader = max(others, key=lambda other: self.standing[other])
        self.lateness = 1000 * table.drawn // max(1, len(table.bank))

    @property
    def hand(self) -> tuple[int, ...]:
        """The bot's own cards."""
        return self.table.hands[self.seat]

    def weight(self, other: int) -> int:
        """What a vote that `other` loses is worth to this seat, in per mille: most for whoever is ahead."""
        gap = self.standing[other] - self.standing[self.seat]
        if other == self.leader:
            return 650 if gap > -150 else 480
        return 420 if gap > 0 else 230

    def rounds_left(self) -> int:
        """Turns that each candidate may still expect, this one included."""
        players = max(1, len(self.table.in_cycle()))
        return 1 + self.table.bank_left // (2 * players + 1)

    def burnable(self, victim: int, amount: int) -> int:
        """Votes a burn would really cost: what is in reach, and hardly more than the amount."""
        there = value_of(reach(self.table, victim))
        return min(there, amount + 25)

    def replies_left(self) -> int:
        """Tough Lucks and Objections that nobody has shown yet and this hand does not hold."""
        gone = self.table.play + self.hand
        return 9 - gone.count(TOUGH_LUCK) - gone.count(OBJECTION)

    def likely_through(self) -> int:
        """How often an attack gets its way, in per mille."""
        if not self.manner.counts:
            return 780
        return 950 - 35 * max(0, self.replies_left())
