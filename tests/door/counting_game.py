"""A toy game for tests of saving: two seats call out numbers, now and then in secret, and a die joins in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta

from engine.core.asking import Answer, Command, Question, Seat, ask, ask_each
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.game import Game, Result, Setup, Step, option
from engine.core.refusal import Refusal, refusal
from engine.core.table import Table


class Call(Answer, frozen=True, tag="call"):
    """Call out a number."""

    number: Annotated[int, Meta(ge=0, lt=10)]


class Called(Event, frozen=True, tag="called"):
    """Somebody called."""

    seat: int
    number: int


@dataclass(slots=True)
class Board(Table):
    """A sum, and how many rounds are left."""

    dice: Dice
    sealed: dict[Command, Answer] = field(default_factory=dict)
    shown: int = 0
    total: int = 0
    rounds: int = 0
    length: int = 12

    def __post_init__(self) -> None:
        self.teller = None

    def copy(self) -> Board:
        return Board(self.dice.copy(), dict(self.sealed), self.shown, self.total, self.rounds, self.length)


class AnyNumber(Question[Board, Call]):
    """Any number but the unlucky one."""

    unlucky = 9

    def options(self, table: Board, command: Command) -> Sequence[Call]:
        return [Call(number) for number in range(10) if number != self.unlucky]

    def refuse(self, table: Board, seat: Seat, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Call) or answer.number == self.unlucky:
            return refusal("unlucky", "TOY-1")
        return None

    def tell_sealed(self, table: Board, command: Command) -> None:
        pass


async def one_round(table: Board) -> None:
    """Each seat calls; in every third round both in secret."""
    both = (Command(0), Command(1))
    if table.rounds % 3 == 2:
        calls = await ask_each({command: AnyNumber() for command in both})
        numbers = [(command, calls[command].number) for command in both]
    else:
        numbers = [(command, (await ask(command, AnyNumber())).number) for command in both]
    for command, number in numbers:
        table.total += number * (command + 1)
        table.tell(Called(command, number))
    table.total += table.dice.below(6)
    table.rounds += 1


class CountingGame(Game[Board]):
    """The toy itself."""

    name = "counting"
    variants = ("plain",)
    rules_version = 1
    answers = Call
    table = Board

    def set_up(self, setup: Setup) -> Board:
        length = option(setup.options, "length", ("12", "4"), "12")
        return Board(Dice(setup.seed), length=int(length))

    def what_next(self, table: Board) -> Step[Board] | None:
        return Step("round", one_round) if table.rounds < table.length else None

    def command_of(self, table: Board, seat: Seat, open_to: Sequence[Command]) -> Command | None:
        return Command(seat) if seat in open_to else None

    def speakers(self, table: Board, command: Command) -> tuple[Seat, ...]:
        return (Seat(command),)

    def refuse_idle(self, table: Board, seat: Seat, answer: Answer) -> Refusal:
        return refusal("nothing-open", "TOY-2")

    def view(self, table: Board, seat: Seat | None) -> Any:
        return table.total

    def redeal(self, rest: Board, now: Board, seat: Seat, dice: Dice) -> None:
        pass

    def result(self, table: Board) -> Result | None:
        if table.rounds < table.length:
            return None
        return Result("counted", (Seat(table.total % 2),), "even" if table.total % 2 == 0 else "odd")


GAME = CountingGame()
