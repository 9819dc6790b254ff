"""What a hand can do to mean an answer. Drag, click-click and keys are three ways to do the same gesture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Drag:
    """Pick up the piece, put it down on the place."""

    piece: str
    onto: str
    means: object = None


@dataclass(frozen=True, slots=True)
class Press:
    """Press the control of that name."""

    name: str
    means: object = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Set the control of that name to an amount and confirm."""

    name: str
    amount: int
    means: object = None


Gesture = Drag | Press | Choose


@dataclass
class Gestures:
    """All gestures that are open now, found by what they begin with."""

    drags: dict[str, dict[str, Drag]] = field(default_factory=dict)
    presses: dict[str, Press] = field(default_factory=dict)
    choices: dict[str, dict[int, Choose]] = field(default_factory=dict)

    @classmethod
    def of(cls, gestures: Iterable[Gesture]) -> Gestures:
        """Sort a list of gestures."""
        book = cls()
        for gesture in gestures:
            if isinstance(gesture, Drag):
                book.drags.setdefault(gesture.piece, {})[gesture.onto] = gesture
            elif isinstance(gesture, Press):
                book.presses[gesture.name] = gesture
            else:
                book.choices.setdefault(gesture.name, {})[gesture.amount] = gesture
        return book

    def targets(self, piece: str) -> dict[str, Drag]:
        """By name of the place, every drag open to a piece."""
        return self.drags.get(piece, {})

    def all(self) -> Iterator[Gesture]:
        """Every gesture."""
        for targets in self.drags.values():
            yield from targets.values()
        yield from self.presses.values()
        for amounts in self.choices.values():
            yield from amounts.values()
