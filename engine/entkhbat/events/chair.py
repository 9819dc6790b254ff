"""What the referee says, and what the table judges in the referee's place."""

from __future__ import annotations

from engine.core.events import Event


class PenaltyImposed(Event, frozen=True, tag="penalty_imposed"):
    """A breach costs votes (AE-13.07)."""

    seat: int
    number: int
    amount: int
    reason: str


class PenaltyRaised(Event, frozen=True, tag="penalty_raised"):
    """A penalty became dearer (AE-13.09)."""

    seat: int
    number: int
    amount: int


class PenaltyVetoed(Event, frozen=True, tag="penalty_vetoed"):
    """A penalty was taken off (AE-13.03)."""

    seat: int
    number: int


class StallWarned(Event, frozen=True, tag="stall_warned"):
    """The referee asks for a little speed (AE-3.12)."""

    seat: int


class ExpulsionWaits(Event, frozen=True, tag="expulsion_waits"):
    """The referee has expelled somebody; it takes effect when this is settled (AE-D64)."""

    seat: int


class TableConsulted(Event, frozen=True, tag="table_consulted"):
    """The referee asks all candidates."""

    question: str


class ConsultTallied(Event, frozen=True, tag="consult_tallied"):
    """What the candidates think, for the referee (AE-13.03)."""

    question: str
    yes: int
    no: int


class SignalInterpreted(Event, frozen=True, tag="signal_interpreted"):
    """What the referee takes a signal to mean (AE-13.06)."""

    text: str


class BreachCalled(Event, frozen=True, tag="breach_called"):
    """Somebody accuses a candidate (AE-13.12)."""

    accuser: int
    accused: int
    reason: str


class BreachResult(Event, frozen=True, tag="breach_result"):
    """What the table made of it (AE-13.12)."""

    accused: int
    breach: int
    fine: int
