"""How a rule asks: one command, or several in secret whose answers are opened together."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NewType, TypeVar

import msgspec

if TYPE_CHECKING:
    from engine.core.refusal import Refusal

Seat = NewType("Seat", int)
"""A chair at the table, counted from 0: one person or one bot."""

Command = NewType("Command", int)
"""Whoever decides as one: a party, a faction, or simply a seat. Questions are put to commands."""


class Answer(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="do"):
    """What a seat gives to a question. Games subclass it with a tag and plain fields."""

    talk: ClassVar[bool] = False
    """True for what partners say to each other while others are sealing; who is no partner hears nothing."""

    interrupts: ClassVar[bool] = False
    """True for what may be said whatever is being asked: a rule of its own settles it (`Game.interruption`),
    and then the same question is open again."""


T = TypeVar("T")
A = TypeVar("A", bound=Answer)
V = TypeVar("V")


class Question(Generic[T, A]):
    """One decision: its legal answers, and for every other answer the friendly no."""

    __slots__ = ()

    def options(self, table: T, command: Command) -> Sequence[A]:
        """Every legal answer of `command`, in a fixed order. Callers must not change the list."""
        raise NotImplementedError

    def asides(self, table: T, seat: Seat) -> Sequence[A]:
        """What `seat`, who is not asked, may say all the same while the floor is open; see `ask_floor`."""
        return ()

    def refuse(self, table: T, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not give `answer`, or None if it may.

        Called for any seat and any kind of answer while this question is open, so the order of
        checks that the rules fix is found in one place.
        """
        raise NotImplementedError

    def seals(self, table: T, command: Command, answer: A) -> Mapping[Command, Answer]:
        """What a sealed answer puts face down on the table: itself, unless the game says otherwise.

        A question may take an answer that seals nothing yet, such as a proposal to a partner, or one
        that seals for both. It is called once, when the answer is given, and may change the table.
        """
        return {command: answer}

    def tell_sealed(self, table: T, command: Command) -> None:
        """Tell the table that `command` has sealed its answer. The answer already lies in `table.sealed`."""


class Ask(Generic[V]):
    """What a waiting rule hands to the match: questions by command, sealed or open."""

    __slots__ = ("first", "floor", "questions", "sealed")

    def __init__(
        self, questions: dict[Command, Question[Any, Any]], sealed: bool, first: bool = False
    ) -> None:
        self.questions = questions
        self.sealed = sealed
        self.first = first
        """The first answer goes back to the rule, with the seat that gave it."""
        self.floor: dict[Seat, Command] | None = None
        """Kept by the match where every command is one seat."""

    def __await__(self) -> Generator[Ask[V], V, V]:
        return (yield self)


def ask(command: Command, question: Question[Any, A]) -> Ask[A]:
    """Put one question to one command and wait for its answer."""
    return Ask({command: question}, sealed=False)


def ask_any(questions: Mapping[Command, Question[Any, A]]) -> Ask[tuple[Seat, A]]:
    """Put questions to several commands openly: whoever answers first is heard, the others asked again."""
    return Ask(dict(questions), sealed=False, first=True)


def ask_floor(command: Command, question: Question[Any, A]) -> Ask[tuple[Seat, A]]:
    """Wait for one command, while everybody else may put in a word that the question does not refuse.

    The rule hears who spoke. Nobody waits for the others: `Match.to_act` does not name them, and what
    they might say is listed by `Question.asides`.
    """
    return Ask({command: question}, sealed=False, first=True)


def ask_each(questions: Mapping[Command, Question[Any, A]]) -> Ask[dict[Command, A]]:
    """Put a question to each command in secret; the answers are opened together, in asking order."""
    return Ask(dict(questions), sealed=True)
