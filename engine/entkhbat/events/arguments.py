"""An attack, what is said for and against it, and what it does when it goes through."""

from __future__ import annotations

from engine.core.events import Event


class AttackAnnounced(Event, frozen=True, tag="attack_announced"):
    """A General Command is on the table (AE-6.01); no target means everybody."""

    attacker: int
    card: int
    target: int
    region: int


class WindowOpened(Event, frozen=True, tag="window_opened"):
    """Some candidates are asked in secret, whatever they hold (AE-6.10)."""

    decision: str
    seats: tuple[int, ...]
    side: int = -1
    """In an argument: 0 for the attacker's side, 1 for the target's."""


class AnswerSealed(Event, frozen=True, tag="answer_sealed"):
    """Only the seat itself hears that its answer lies there (AE-6.11)."""

    seat: int


class WindowClosed(Event, frozen=True, tag="window_closed"):
    """All answers of a window have been opened (AE-6.11)."""

    decision: str


class ReplyLaid(Event, frozen=True, tag="reply_laid"):
    """A reply counts (AE-6.12, AE-6.13)."""

    seat: int
    card: int
    side: int
    number: int
    """Which reply of the argument it is, from 1."""


class ObjectionBurned(Event, frozen=True, tag="objection_burned"):
    """An Objection came at the same moment as a nearer one (AE-6.13)."""

    seat: int
    card: int


class ChainClosed(Event, frozen=True, tag="chain_closed"):
    """The argument is over: `through`, `cancelled` or `reflected` (AE-6.07)."""

    attacker: int
    target: int
    card: int
    outcome: str


class SeatJailed(Event, frozen=True, tag="seat_jailed"):
    """A candidate will lose turns (AE-7.02)."""

    seat: int
    turns: int


class SeatSilenced(Event, frozen=True, tag="seat_silenced"):
    """A candidate makes no sound for so many of their turns (AE-7.15)."""

    seat: int
    turns: int


class SilenceEnded(Event, frozen=True, tag="silence_ended"):
    """A candidate may speak again (AE-7.19)."""

    seat: int


class OrderRecorded(Event, frozen=True, tag="order_recorded"):
    """A Restraining Order is in the Register (AE-7.38)."""

    protected: int
    restrained: int


class RegionTaken(Event, frozen=True, tag="region_taken"):
    """A region changes hands until the cycle ends (AE-7.20)."""

    seat: int
    victim: int
    region: int


class HandsSwapped(Event, frozen=True, tag="hands_swapped"):
    """Two candidates swapped their hands (AE-7.08)."""

    one: int
    other: int
    counts: tuple[int, int]
    """How many cards each holds now."""


class HandReceived(Event, frozen=True, tag="hand_received"):
    """A candidate reads the hand that came in a swap, alone (AE-7.08)."""

    seat: int
    cards: tuple[int, ...]


class HandSeen(Event, frozen=True, tag="hand_seen"):
    """A candidate looked into a hand; the cards are for that one only (AE-7.12)."""

    looker: int
    seat: int
    cards: tuple[int, ...] = ()


class LookClosed(Event, frozen=True, tag="look_closed"):
    """An Inspection is over."""

    seat: int


class CardBurnedBlind(Event, frozen=True, tag="card_burned_blind"):
    """A card drawn blind from a hand burned, visible to all (AE-7.24)."""

    seat: int
    by: int
    position: int
    card: int


class VotesBurned(Event, frozen=True, tag="votes_burned"):
    """Vote cards burned, each with its region (AE-4.15)."""

    seat: int
    cards: tuple[tuple[int, int], ...]
    votes: int


class ImmunityLifted(Event, frozen=True, tag="immunity_lifted"):
    """An Immunity burned (AE-7.29)."""

    seat: int
    by: int


class BallotOpened(Event, frozen=True, tag="ballot_opened"):
    """All candidates vote on one of them (AE-7.32)."""

    seat: int
    voters: tuple[int, ...]


class BallotResult(Event, frozen=True, tag="ballot_result"):
    """Who voted how; 1 is expel (AE-7.33)."""

    seat: int
    votes: tuple[tuple[int, bool], ...]


class SeatExpelled(Event, frozen=True, tag="seat_expelled"):
    """A candidate is out of the cycle, and all this burned (AE-7.35)."""

    seat: int
    by_referee: bool
    hand: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]
    fixed: tuple[tuple[int, int], ...]


class SeatKept(Event, frozen=True, tag="seat_kept"):
    """The table keeps the candidate (AE-7.33)."""

    seat: int


class FeePaid(Event, frozen=True, tag="fee_paid"):
    """Vote cards were handed over, each with the region it came from (AE-7.43)."""

    payer: int
    receiver: int
    cards: tuple[tuple[int, int], ...]


class FeeSpread(Event, frozen=True, tag="fee_spread"):
    """The takings lie on regions; the rest burned (AE-7.48, AE-7.50)."""

    seat: int
    places: tuple[tuple[int, int], ...]
    burned: tuple[int, ...]
