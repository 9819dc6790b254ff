"""What happened, with two faces: what those in the know read, and what the others read."""

from __future__ import annotations

import msgspec

from engine.core.asking import Seat


class Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="event"):
    """Something that happened at the table, in the past tense. Games subclass it."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as it was told: to everybody, or to some seats with another face for the rest."""

    event: Event
    knowers: tuple[Seat, ...] | None = None
    """Seats that read `event`; None means everybody does."""
    others: Event | None = None
    """What the remaining seats and onlookers read; None means that they notice nothing."""

    def face(self, seat: Seat | None) -> Event | None:
        """What `seat` (None: an onlooker) reads of it, or None if nothing."""
        if self.knowers is None or seat in self.knowers:
            return self.event
        return self.others
