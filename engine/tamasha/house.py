"""The make-up of the house: which commands there are, of which party, who sits where, who faces whom.

A command is whoever acts as one purse and one hand: a party in Basic and Attack, a faction in the Faction
version (section 7 of the rules).
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.asking import Command, Seat
from engine.core.game import SetupRefused
from engine.tamasha.cards import PARTIES, PARTY_NAMES
from engine.tamasha.refusals import no

BASIC: Final = "basic"
ATTACK: Final = "attack"
FACTION: Final = "faction"
VARIANTS: Final = (BASIC, ATTACK, FACTION)

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
LEFT: Final = 0
RIGHT: Final = 1
WINGS: Final = ("left", "right")


class House(msgspec.Struct, frozen=True):
    """Who sits where. Tuples are by command unless they say otherwise; none of it changes in a match."""

    variant: str
    commands: tuple[Command, ...]
    names: tuple[str, ...]
    party_of: tuple[int, ...]
    rival: tuple[Command, ...]
    """Who names for its envelopes: the other party, or the counterpart faction (ET-4.20, ET-8.22)."""
    after: tuple[Command, ...]
    """Whose Prachar turn follows (ET-4.08, ET-8.17)."""
    wings: tuple[tuple[Command, ...], ...]
    """By party: its commands, Left before Right."""
    seats: tuple[tuple[Seat, ...], ...]
    chairs: tuple[tuple[Command, ...], ...]
    """By seat: the commands it speaks for; two only where one person holds both chairs (ET-D03)."""
    behind: tuple[tuple[Seat, ...], ...]
    """By party: every seat behind its planner, which all see alike (ET-1.10, ET-D33)."""

    @property
    def factions(self) -> bool:
        """True where parties are split into Left and Right."""
        return self.variant == FACTION

    def of_party(self, party: int) -> tuple[Command, ...]:
        """The commands of a party, Left before Right."""
        return self.wings[party]

    def opener(self, party: int) -> Command:
        """Who holds the BigNeta and makes the opening: the party, or its Left (ET-4.01, ET-8.09, ET-8.16)."""
        return self.of_party(party)[LEFT]

    def first_to_place(self, party: int) -> Command:
        """Who reveals first: the party, or its Right (ET-3.02, ET-8.05)."""
        return self.of_party(party)[-1]

    def partner(self, command: Command) -> Command:
        """The other faction of the same party; without factions, the command itself."""
        wings = self.wings[self.party_of[command]]
        return wings[RIGHT] if wings[LEFT] == command and len(wings) > 1 else wings[LEFT]


def seat_parties(variant: str, seats: int, pair_party: str) -> House:
    """Seats in order: Purple's, then Yellow's (ET-1.06 to 1.09, ET-1.14). Raises `SetupRefused`."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise SetupRefused(no("seats-out-of-range", seats=seats))
    purple = 2 if seats == MOST_SEATS or (seats == 3 and pair_party == "purple") else 1
    everybody = tuple(Seat(number) for number in range(seats))
    behind = (everybody[:purple], everybody[purple:])
    return _factions(behind) if variant == FACTION else _parties(variant, behind)


def _parties(variant: str, behind: tuple[tuple[Seat, ...], ...]) -> House:
    commands = tuple(Command(party) for party in PARTIES)
    chairs = tuple((commands[party],) for party in PARTIES for _ in behind[party])
    turned = commands[::-1]
    wings = tuple((command,) for command in commands)
    return House(variant, commands, PARTY_NAMES, PARTIES, turned, turned, wings, behind, chairs, behind)


def _factions(behind: tuple[tuple[Seat, ...], ...]) -> House:
    """ET-1.14, ET-D03: four chairs; a party of one person gives both to that person."""
    names = tuple(f"{party}_{wing}" for party in PARTY_NAMES for wing in WINGS)
    commands = tuple(Command(number) for number in range(len(names)))
    seats: list[tuple[Seat, ...]] = []
    chairs: list[tuple[Command, ...]] = []
    for party in PARTIES:
        wings = commands[2 * party : 2 * party + 2]
        people = behind[party]
        seats += [(people[0],), (people[-1],)]
        chairs += [wings] if len(people) == 1 else [(wing,) for wing in wings]
    return House(
        variant=FACTION,
        commands=commands,
        names=names,
        party_of=(0, 0, 1, 1),
        rival=tuple(commands[number] for number in (2, 3, 0, 1)),
        after=tuple(commands[number] for number in (2, 3, 1, 0)),
        wings=(commands[:2], commands[2:]),
        seats=tuple(seats),
        chairs=tuple(chairs),
        behind=behind,
    )
