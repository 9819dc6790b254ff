"""A question as the table puts it to one person: the view, what may be answered, what is drafted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.entkhbat.view import View
from game.table.entkhbat.draft import Draft
from game.table.gesture import Gesture


@dataclass(frozen=True)
class Moment:
    """Everything that gestures and prompts are made from."""

    match: Match
    seat: Seat
    view: View
    options: Sequence[Answer]
    draft: Draft
    confirms: bool = True
    """Whether what cannot be mended is asked about once more."""

    @classmethod
    def of(
        cls, match: Match, seat: Seat, options: Sequence[Answer], draft: Draft, confirms: bool = True
    ) -> Moment:
        """The question that is open for a seat now."""
        return cls(match, seat, match.view(seat), options, draft, confirms)

    @property
    def hand(self) -> tuple[int, ...]:
        """The faces in this person's hand."""
        return self.view.commands[self.seat].hand or ()

    def why_not(self, answer: Answer) -> Refusal | None:
        """Why an answer would be refused, or None."""
        return self.match.why_not(self.seat, answer)


Asks = Callable[[Moment], Iterable[Gesture]]
"""The gestures of one kind of question."""
