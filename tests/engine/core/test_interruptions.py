"""What may be said whatever is being asked: a rule of its own settles it, then the question is open again."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, ClassVar

import pytest

from engine.core.asking import Answer, Command, Seat, ask_each
from engine.core.dice import Dice
from engine.core.match import Match
from engine.core.refusal import Refusal, Refused, refusal
from tests.helpers.toy_game import TOY_SETUP, Bid, BidFor, Growl, ToyGame, ToyTable

RED, BLUE = Seat(0), Seat(1)


class Complain(Answer, frozen=True, tag="complain"):
    """The table votes on it: both growl, or nothing happens."""

    interrupts: ClassVar[bool] = True


class Hush(Answer, frozen=True, tag="hush"):
    """Settles the growling question at once, in silence."""

    interrupts: ClassVar[bool] = True


class Verdict(BidFor):
    """One coin is a complaint shared, no coin is none."""


class Grumbling(ToyGame):
    """The toy game, in which anybody may interrupt."""

    answers = Bid | Growl | Complain | Hush

    def speakers(self, table: ToyTable, command: Command) -> tuple[Seat, ...]:
        return (Seat(command % 2),)

    def refuse_interruption(self, table: ToyTable, seat: Seat, answer: Answer) -> Refusal | None:
        return refusal("enough", "TOY-9") if table.growls > 20 else None

    def interruption(self, table: ToyTable, seat: Seat, answer: Answer) -> Coroutine[Any, Any, Answer | None]:
        return hush(table) if isinstance(answer, Hush) else complain(table)


async def complain(table: ToyTable) -> None:
    verdicts = await ask_each({Command(2): Verdict(), Command(3): Verdict()})
    table.growls += sum(verdict.coins for verdict in verdicts.values()) * 10


async def hush(table: ToyTable) -> Answer:
    return Growl(False)


def begin() -> Match:
    return Match(Grumbling(), TOY_SETUP)


def test_sealed_answers_stay_sealed_under_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BidFor, "options", lambda self, table, command: [Bid(coins) for coins in range(3)])
    match = begin()
    match.answer(RED, Bid(2))
    assert match.to_act() == [BLUE]
    match.answer(RED, Complain())
    assert match.to_act() == [RED, BLUE]
    match.give(RED, Bid(1))
    match.give(BLUE, Bid(0))
    assert match.table.growls == 10
    assert match.to_act() == [BLUE], "the bid of Red still lies there"
    fork = match.fork()
    assert fork.digest() == match.digest()
    imagined = match.imagine(BLUE, Dice(3))
    assert imagined.table.growls == 10
    assert (imagined.step, imagined.to_act()) == (match.step, [BLUE])
    match.answer(BLUE, Bid(1))
    assert sum(match.table.purses) == 18
    assert match.table.growls == 10


def test_an_interruption_may_settle_the_question() -> None:
    match = begin()
    match.answer(RED, Bid(2))
    match.answer(BLUE, Bid(1))
    played = match.table.played
    match.answer(RED, Hush())
    assert match.table.played == played + 1
    assert match.step == 3


def test_an_interruption_is_refused_by_the_game_alone() -> None:
    match = begin()
    match.table.growls = 30
    with pytest.raises(Refused, match="enough"):
        match.answer(BLUE, Complain())
    assert match.step == 0


def test_it_can_be_taken_back_while_nobody_else_has_spoken() -> None:
    match = begin()
    match.answer(RED, Bid(2))
    match.answer(BLUE, Bid(1))
    loser = match.to_act()[0]
    before = match.digest()
    match.answer(loser, Complain())
    match.undo()
    assert match.digest() == before
    assert match.to_act() == [loser]
