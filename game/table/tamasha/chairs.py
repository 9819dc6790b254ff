"""Who acts at a table: its commands, of which party and wing, and on whose seats they sit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.tamasha.cards import PARTIES, PARTY_NAMES
from engine.tamasha.view import View
from game.words import words

NOBODY = -1


@dataclass(frozen=True)
class Chairs:
    """The commands of a table; tuples are by command. Without factions a command is a party."""

    parties: tuple[int, ...] = (0, 1)
    marks: tuple[str, ...] = PARTY_NAMES
    """What tells commands apart in the names of pictures: purple, or purple_left and so on."""
    seats: tuple[tuple[int, ...], ...] = ((0,), (1,))

    @classmethod
    def of(cls, view: View) -> Chairs:
        """The commands as a view has them."""
        return cls(
            tuple(command.party for command in view.commands),
            tuple(command.name or PARTY_NAMES[command.party] for command in view.commands),
            tuple(tuple(int(seat) for seat in command.seats) for command in view.commands),
        )

    @property
    def split(self) -> bool:
        """Whether each party is split into a Left and a Right."""
        return len(self.parties) > len(PARTY_NAMES)

    @property
    def commands(self) -> range:
        """Every command."""
        return range(len(self.parties))

    def party(self, command: int) -> int:
        """The party of a command."""
        return self.parties[command]

    def wings(self, party: int) -> tuple[int, ...]:
        """The commands of a party, Left before Right."""
        return tuple(command for command in self.commands if self.parties[command] == party)

    def wing(self, command: int) -> int:
        """0 for Left, 1 for Right; 0 for a party that is not split."""
        return self.wings(self.parties[command]).index(command)

    def partner(self, command: int) -> int:
        """The other faction of the same party, or -1."""
        others = [other for other in self.wings(self.parties[command]) if other != command]
        return others[0] if others else NOBODY

    def opposite(self, command: int) -> int:
        """The command that sits across the table: the same wing of the other party."""
        return self.wings(1 - self.parties[command])[self.wing(command)]

    def mark(self, command: int) -> str:
        """The end of the names of its pictures."""
        return self.marks[command]

    def title(self, command: int) -> str:
        """Purple, or Purple Left, as players read it."""
        return words(f"tamasha.party.{self.marks[command]}")

    def two_hats(self, command: int) -> bool:
        """Whether one player holds both chairs of its party."""
        partner = self.partner(command)
        return partner != NOBODY and bool(set(self.seats[command]) & set(self.seats[partner]))

    def called(self, command: int, name: str) -> str:
        """The name of its player; with the wing where that player holds both chairs."""
        if not self.two_hats(command):
            return name
        letter = words(f"tamasha.party.letter-{'right' if self.wing(command) else 'left'}")
        return words("tamasha.party.wing", name=name, wing=letter)


def party_totals(row: Sequence[int], chairs: Chairs) -> tuple[int, int]:
    """Purple's and Yellow's sum of a row by command."""
    purple, yellow = (sum(row[command] for command in chairs.wings(party)) for party in PARTIES)
    return purple, yellow
