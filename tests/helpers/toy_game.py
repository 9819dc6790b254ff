"""A tiny game for tests of the core: a card is turned, two seats bid for it in secret, the loser growls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.asking import Answer, Command, Question, Seat, ask, ask_each
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.game import Game, Result, Setup, Step
from engine.core.refusal import Refusal, refusal
from engine.core.table import Table

COMMANDS = (Command(0), Command(1))
ROUNDS = 3


class Bid(Answer, frozen=True, tag="bid"):
    coins: int


class Growl(Answer, frozen=True, tag="growl"):
    aloud: bool


class CardTurned(Event, frozen=True, tag="card_turned"):
    card: int


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    command: int


class CardWon(Event, frozen=True, tag="card_won"):
    command: int
    paid: int


class Secret(Event, frozen=True, tag="secret"):
    purse: int


@dataclass(slots=True)
class ToyTable(Table):
    dice: Dice
    pile: tuple[int, ...]
    purses: tuple[int, int] = (10, 10)
    card: int = -1
    scores: tuple[int, int] = (0, 0)
    played: int = 0
    growls: int = 0
    sealed: dict[Command, Any] = None  # type: ignore[assignment]
    shown: int = 0

    def copy(self) -> ToyTable:
        return ToyTable(
            self.dice.copy(),
            self.pile,
            self.purses,
            self.card,
            self.scores,
            self.played,
            self.growls,
            self.sealed,
            self.shown,
        )


class BidFor(Question[ToyTable, Bid]):
    def options(self, table: ToyTable, command: Command) -> Sequence[Bid]:
        return [Bid(coins) for coins in range(table.purses[command] + 1)]

    def refuse(self, table: ToyTable, seat: Seat, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Bid):
            return refusal("bid-first", "TOY-2")
        if seat in table.sealed:
            return refusal("sealed", "TOY-3")
        if answer.coins > table.purses[seat]:
            return refusal("too-dear", "TOY-4", coins=table.purses[seat])
        return None

    def tell_sealed(self, table: ToyTable, command: Command) -> None:
        table.tell(BidSealed(command))


class MayGrowl(Question[ToyTable, Growl]):
    def options(self, table: ToyTable, command: Command) -> Sequence[Growl]:
        return [Growl(False), Growl(True)]

    def refuse(self, table: ToyTable, seat: Seat, answer: Answer) -> Refusal | None:
        return None if isinstance(answer, Growl) else refusal("growl-first", "TOY-5")


async def deal(table: ToyTable) -> None:
    table.pile = tuple(table.dice.shuffle("pile", table.pile))
    table.played = 1


async def one_card(table: ToyTable) -> None:
    table.card, table.pile = table.pile[0], table.pile[1:]
    table.shown += 1
    table.tell(CardTurned(table.card))
    bids: dict[Command, Bid] = await ask_each(dict.fromkeys(COMMANDS, BidFor()))
    winner = 0 if bids[COMMANDS[0]].coins >= bids[COMMANDS[1]].coins else 1
    paid = bids[COMMANDS[winner]].coins
    table.purses = tuple(  # type: ignore[assignment]
        purse - paid if seat == winner else purse for seat, purse in enumerate(table.purses)
    )
    table.scores = tuple(  # type: ignore[assignment]
        score + table.card if seat == winner else score for seat, score in enumerate(table.scores)
    )
    table.tell(CardWon(winner, paid))
    table.tell_only((Seat(winner),), Secret(table.purses[winner]))
    growl = await ask(COMMANDS[1 - winner], MayGrowl())
    table.growls += growl.aloud
    table.played += 1


class ToyGame(Game[ToyTable]):
    name = "toy"
    variants = ("plain",)
    rules_version = 1
    answers = Bid | Growl
    table = ToyTable

    def set_up(self, setup: Setup) -> ToyTable:
        return ToyTable(Dice(setup.seed, dict(setup.deal)), tuple(range(1, 10)), sealed={})

    def what_next(self, table: ToyTable) -> Step[ToyTable] | None:
        if not table.played:
            return Step("deal", deal, asks=False)
        return Step("card", one_card) if table.played <= ROUNDS else None

    def partners(self, table: ToyTable, seat: Seat) -> tuple[Command, ...]:
        return (COMMANDS[seat],)

    def speakers(self, table: ToyTable, command: Command) -> tuple[Seat, ...]:
        return (Seat(command),)

    def refuse_idle(self, table: ToyTable, seat: Seat, answer: Answer) -> Refusal:
        return refusal("nobody-is-asked", "TOY-1")

    def view(self, table: ToyTable, seat: Seat | None) -> Any:
        return {"card": table.card, "left": len(table.pile), "scores": list(table.scores)}

    def redeal(self, rest: ToyTable, now: ToyTable, seat: Seat, dice: Dice) -> None:
        seen = len(rest.pile) - len(now.pile)
        rest.pile = rest.pile[:seen] + tuple(dice.shuffle("", rest.pile[seen:]))

    def result(self, table: ToyTable) -> Result | None:
        if table.played <= ROUNDS:
            return None
        winner = 0 if table.scores[0] >= table.scores[1] else 1
        return Result("most_points", (Seat(winner),), str(winner))


TOY = ToyGame()
TOY_SETUP = Setup("toy", "plain", 2, 7)
