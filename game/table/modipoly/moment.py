"""A question as the table puts it to one person: the view, what may be answered, what is prepared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.modipoly.view import SeatView, View


class Draft(Protocol):
    """Something prepared and not yet given; immutable, compared by value."""

    def before(self) -> Draft | None:
        """The same with one step less; None when nothing is left."""


@dataclass(frozen=True)
class Moment:
    """Everything that gestures and prompts are made from."""

    match: Match
    seat: Seat
    view: View
    options: Sequence[Answer]
    draft: Draft | None

    @classmethod
    def of(cls, match: Match, seat: Seat, options: Sequence[Answer], draft: Draft | None) -> Moment:
        """The question that is open for a seat now."""
        return cls(match, seat, match.view(seat), options, draft)

    @property
    def awaits(self) -> str:
        """The open decision by its name."""
        return self.view.awaits

    @property
    def is_asked(self) -> bool:
        """Whether the match waits for this person; otherwise they only speak up while the floor is open."""
        return self.seat in self.view.asked

    @property
    def own(self) -> SeatView:
        """This person's tray."""
        return self.view.commands[self.seat]

    def why_not(self, answer: Answer) -> Refusal | None:
        """Why an answer would be refused, or None."""
        return self.match.why_not(self.seat, answer)

    def allows(self, answer: Answer) -> bool:
        """Whether an answer would be taken."""
        return self.why_not(answer) is None
