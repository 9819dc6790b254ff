"""What happens to turns, money, tokens and meters, in the past tense.

`seat`, `giver`, `owner` and the like are seats, -1 the Treasury or nobody; deeds, cards, roles and meters are
numbers of `cards`, and -1 stands for a card seen only from the back. Amounts are crores, tokens and weights.
"""

from __future__ import annotations

from engine.core.events import Event


class RolesDealt(Event, frozen=True, tag="roles_dealt"):
    """Who plays which role, by seat (MP-1.03)."""

    roles: tuple[int, ...]


class RolePicked(Event, frozen=True, tag="role_picked"):
    """A seat has taken a role card (MP-1.03)."""

    seat: int
    role: int


class DecksShuffled(Event, frozen=True, tag="decks_shuffled"):
    """Both decks lie face down (MP-1.11)."""

    ordinances: int
    news: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A new turn (MP-1.13)."""

    seat: int
    turn: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The turn stone moves on (MP-3.01)."""

    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    """Two dice, and whether they set anybody free or send anybody off (MP-3.02)."""

    seat: int
    first: int
    second: int


class Moved(Event, frozen=True, tag="moved"):
    """A pawn walked (MP-3.02)."""

    seat: int
    start: int
    end: int


class Stopped(Event, frozen=True, tag="stopped"):
    """The third doubles only end the turn (MP-3.05)."""

    seat: int


class Passed(Event, frozen=True, tag="passed"):
    """A pawn passed Parliament; `lap` counts its own (MP-9.01)."""

    seat: int
    lap: int


class Tokens(Event, frozen=True, tag="tokens"):
    """Tokens came from the box, or went there (MP-4.02)."""

    seat: int
    by: int


class InterestPaid(Event, frozen=True, tag="interest"):
    """Interest on an Oligarch's loan (MP-2.14)."""

    seat: int
    loan: int
    amount: int


class LoanFailed(Event, frozen=True, tag="npa"):
    """A loan became a Non-Performing Asset (MP-2.15)."""

    seat: int
    loan: int


class TermMoved(Event, frozen=True, tag="term"):
    """The term marker moved on (MP-9.02)."""

    passes: int


class MaintenanceDue(Event, frozen=True, tag="maintenance"):
    """The coalition wants its money (MP-9.04)."""

    seat: int
    amount: int


class ArrearsDue(Event, frozen=True, tag="arrears_due"):
    """Arrears of an older government fall due (MP-9.05)."""

    seat: int
    creditor: int
    amount: int


class MeterMoved(Event, frozen=True, tag="meter"):
    """A meter moved; `blocked` if Public Anger could not rise (MP-11.13)."""

    meter: int
    start: int
    end: int
    blocked: bool = False


class PatronageOff(Event, frozen=True, tag="patronage_off"):
    """The Patronage switch fell (MP-11.33)."""


class TreasuryEmpty(Event, frozen=True, tag="treasury_empty"):
    """The Treasury owed more than it had (MP-2.05)."""

    seat: int
    owed: int
    paid: int


class PaidTreasury(Event, frozen=True, tag="paid_treasury"):
    """Money went to the Treasury for `what` (MP-2.02)."""

    seat: int
    amount: int
    what: str


class TreasuryPaid(Event, frozen=True, tag="treasury_paid"):
    """Money came out of the Treasury for `what`."""

    seat: int
    amount: int
    what: str


class MoneyMoved(Event, frozen=True, tag="money_moved"):
    """Cash went from seat to seat for `what`."""

    giver: int
    taker: int
    amount: int
    what: str


class PatronageShare(Event, frozen=True, tag="patronage_share"):
    """A tenth for the Government Employee (MP-11.32)."""

    seat: int
    amount: int


class FileShare(Event, frozen=True, tag="file_share"):
    """The File has paid (MP-16.07)."""

    seat: int
    deed: int
    amount: int


class FilePlaced(Event, frozen=True, tag="file_placed"):
    """The File lies on a deed; -1 if it went back (MP-16.07)."""

    deed: int


class BillDue(Event, frozen=True, tag="bill_due"):
    """A bill is more than the cash in hand (MP-2.41)."""

    seat: int
    amount: int


class BillPaid(Event, frozen=True, tag="bill_paid"):
    """What there was went to the creditors (MP-2.42)."""

    seat: int
    paid: int
    unpaid: int


class GstPaid(Event, frozen=True, tag="gst"):
    """GST, which the Oligarch claims as credit (MP-12.30)."""

    seat: int
    amount: int


class GstCredited(Event, frozen=True, tag="gst_credit"):
    """Input tax credit (MP-12.31)."""

    seat: int
