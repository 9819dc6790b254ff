"""What a game must bring so that `Match` can run it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from engine.core.asking import Answer, Command, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.refusal import Refusal
from engine.core.table import Table

T = TypeVar("T", bound=Table)

Rule = Callable[[T], Coroutine[Any, Any, None]]


class Step(NamedTuple, Generic[T]):
    """A rule that starts from rest, under the name by which it can be held."""

    name: str
    rule: Rule[T]
    asks: bool = True
    """False for a rule that never asks: it runs on the resting table itself, and no copy is made."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides a match before its first answer."""

    game: str
    variant: str
    seats: int
    seed: int
    options: dict[str, str] = {}
    """Table options by id; a missing one has its default."""
    deal: dict[str, tuple[int, ...]] = {}
    """Stacked draws by name, for lessons and scenarios."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    ending: str
    """Name of the ending, such as `election_won`."""
    winners: tuple[Seat, ...]
    side: str
    """The winning party, role or seat by name, several joined by a plus; empty if nobody won."""


class Game(Generic[T]):
    """One game of the box. A module names its instance `GAME`."""

    name: str
    variants: tuple[str, ...]
    rules_version: int
    """Raised when a change of the rules may refuse answers of older saves."""
    answers: Any
    """The union of the game's answer classes, for the codec."""
    table: type[T]
    one_voice_each: ClassVar[bool] = False
    """True where every command is one seat, which has no more to say once it has sealed its answer."""

    def seat_counts(self, variant: str) -> Sequence[int]:
        """How many may sit down to a variant."""
        raise NotImplementedError

    def option_values(self, variant: str) -> Mapping[str, Sequence[str]]:
        """The table options of a variant by id, each with its values, the default first."""
        raise NotImplementedError

    def rule_ids(self) -> Mapping[str, str]:
        """Every rule of the game by id, with its title."""
        raise NotImplementedError

    def set_up(self, setup: Setup) -> T:
        """The table before the first step. Raises `SetupRefused` for options that do not go together."""
        raise NotImplementedError

    def what_next(self, table: T) -> Step[T] | None:
        """The rule that follows from rest, or None when the match is over."""
        raise NotImplementedError

    def partners(self, table: T, seat: Seat) -> Collection[Command]:
        """The commands whose secrets `seat` shares."""
        raise NotImplementedError

    def confidants(self, table: T, seat: Seat) -> Collection[Command]:
        """The commands whose talk `seat` hears while answers are sealed: those whose secrets it shares."""
        return self.partners(table, seat)

    def speakers(self, table: T, command: Command) -> tuple[Seat, ...]:
        """The seats that may answer for `command` now, in seat order."""
        raise NotImplementedError

    def same_as_listed(self, answer: Answer, legal: Sequence[Answer]) -> bool:
        """True if one of `legal` stands for `answer` too.

        Where an answer names sums, a question lists some of them only; whatever else it does not
        refuse is just as good.
        """
        return False

    def refuse_interruption(self, table: T, seat: Seat, answer: Answer) -> Refusal | None:
        """Why `seat` may not interrupt what is being asked with `answer`, or None if it may."""
        return self.refuse_idle(table, seat, answer)

    def interruption(self, table: T, seat: Seat, answer: Answer) -> Coroutine[Any, Any, Answer | None]:
        """The rule that settles an answer which interrupts; it may ask questions of its own.

        What it returns is taken as the answer to the interrupted question, which must be an open one;
        after None that question waits on.
        """
        raise NotImplementedError

    def recalled(self, table: T, event: Event) -> Event | None:
        """How an event of the past reads in the log today; None where it is not to be read any more."""
        return event

    def refuse_idle(self, table: T, seat: Seat, answer: Answer) -> Refusal:
        """Why nothing can be answered while no question is open."""
        raise NotImplementedError

    def view(self, table: T, seat: Seat | None) -> Any:
        """What `seat` (None: an onlooker) may see, built up from the table."""
        raise NotImplementedError

    def redeal(self, rest: T, now: T, seat: Seat, dice: Dice) -> None:
        """Deal again on `rest` all that `seat` cannot know, in keeping with what it has seen up to `now`."""
        raise NotImplementedError

    def result(self, table: T) -> Result | None:
        """How the match ended, or None while it goes on."""
        raise NotImplementedError


class SetupRefused(ValueError):
    """The options of a new match do not go together."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.name)
        self.refusal = refusal


def option(options: Mapping[str, str], name: str, values: Sequence[str], default: str) -> str:
    """The value of option `name`. Raises `SetupRefused` if it is none of `values`."""
    value = options.get(name, default)
    if value not in values:
        raise SetupRefused(Refusal("unknown-option-value", "", {"option": name, "value": value}))
    return value
