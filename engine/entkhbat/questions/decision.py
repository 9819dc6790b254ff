"""What all questions of Al-Entkhbat have in common: how they are put, and one place that says why not."""

from __future__ import annotations

from typing import TypeVar

from engine.core.asking import Answer, Ask, Command, Question, Seat, ask, ask_each
from engine.core.refusal import Refusal
from engine.entkhbat import events, faults
from engine.entkhbat.floor import VOICES
from engine.entkhbat.table import Table

A = TypeVar("A", bound=Answer)


class Decision(Question[Table, A]):
    """A question of this game. Whoever it is put to is asked in the same words, so these are kept."""

    __slots__ = ("_asks",)

    def __init__(self) -> None:
        self._asks = tuple(ask(Command(voice), self) for voice in range(2 * VOICES))

    def to(self, seat: int) -> Ask[A]:
        """Put it to one seat and wait for its answer."""
        return self._asks[seat]

    def refuse(self, table: Table, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not give `answer`, or None if it may, in the order of section 10."""
        return faults.why_not(table, seat, answer)


class Sealed(Decision[A]):
    """A question whose answers are opened together."""

    __slots__ = ("_windows",)

    def __init__(self) -> None:
        super().__init__()
        self._windows: dict[tuple[int, ...], Ask[dict[Command, A]]] = {}

    def to_each(self, voices: tuple[int, ...]) -> Ask[dict[Command, A]]:
        """Put it to several in secret; the answers come in asking order."""
        window = self._windows.get(voices)
        if window is None:
            window = ask_each({Command(voice): self for voice in voices})
            self._windows[voices] = window
        return window

    def tell_sealed(self, table: Table, command: Command) -> None:
        """Nobody but the seat itself hears of it (section 8)."""
        if table.teller is not None:
            seat = command % VOICES
            table.tell_one(seat, events.AnswerSealed(seat))
