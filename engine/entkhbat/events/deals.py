"""A Deal from its offer to the handshake, or to whatever came between."""

from __future__ import annotations

from engine.core.events import Event


class DealOffered(Event, frozen=True, tag="deal_offered"):
    """A Deal is on the tray (AE-8.01)."""

    owner: int
    partner: int
    mine: int
    yours: int


class DealCountered(Event, frozen=True, tag="deal_countered"):
    """The partner would bring another region (AE-8.25)."""

    partner: int
    region: int


class InterferenceLaid(Event, frozen=True, tag="interference_laid"):
    """Somebody attacks the offer (AE-8.09)."""

    seat: int
    card: int
    owner: int


class DealBlocked(Event, frozen=True, tag="deal_blocked"):
    """A partner cannot be asked any more in this move (AE-8.12)."""

    owner: int
    partner: int


class DealBroken(Event, frozen=True, tag="deal_broken"):
    """The Deal is off (AE-8.11)."""

    owner: int
    by: int


class DealRefused(Event, frozen=True, tag="deal_refused"):
    """No Deal; the card burns (AE-8.17)."""

    owner: int
    partner: int


class DealDone(Event, frozen=True, tag="deal_done"):
    """Two regions were recorded for both, and closed (AE-8.19)."""

    owner: int
    partner: int
    mine: int
    yours: int
    turns: int
    """How many turns of the match had begun: the sum is read until the next one does."""
    votes: int
    """-1 where it is not to be read any more."""
