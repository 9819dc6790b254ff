"""What candidates do for themselves: shields, fixed cards, a look at the board, a Resignation."""

from __future__ import annotations

from engine.core.events import Event


class CommandPlayed(Event, frozen=True, tag="command_played"):
    """A Personal Command lies in the play area (AE-10.01)."""

    seat: int
    card: int


class CardFixed(Event, frozen=True, tag="card_fixed"):
    """Ballot Stuffing or Safe Seat is fixed on a region (AE-10.09, AE-10.13)."""

    seat: int
    card: int
    region: int


class ImmunityPlaced(Event, frozen=True, tag="immunity_placed"):
    """An Immunity stands in front of a candidate (AE-10.02)."""

    seat: int
    card: int
    rounds: int


class ImmunityRanDown(Event, frozen=True, tag="immunity_ran_down"):
    """One round of Immunity less (AE-10.03)."""

    seat: int
    left: int


class ImmunityEnded(Event, frozen=True, tag="immunity_ended"):
    """The Immunity drops into the play area (AE-10.03)."""

    seat: int


class BoardOpened(Event, frozen=True, tag="board_opened"):
    """A Secret Session: its holder alone reads the totals (AE-10.15)."""

    seat: int
    totals: tuple[int, ...] = ()


class BoardClosed(Event, frozen=True, tag="board_closed"):
    """The curtain is closed again."""

    seat: int


class SeatResigned(Event, frozen=True, tag="seat_resigned"):
    """A candidate's regions are recorded and they have left the cycle (AE-10.17)."""

    seat: int
    cycle: int
    votes: int
    """-1 where it is not to be read any more."""
    hand: tuple[int, ...]


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A card went from the play area into a hand (AE-10.26)."""

    seat: int
    card: int


class ExtraMove(Event, frozen=True, tag="extra_move"):
    """One more move in this turn (AE-10.22)."""

    seat: int
    card: int
