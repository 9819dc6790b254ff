"""Open questions to several, and words put in while somebody else is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.asking import Answer, Command, Question, Seat, ask_any, ask_floor
from engine.core.game import Setup, Step
from engine.core.match import Match
from engine.core.refusal import Refusal, Refused, refusal
from tests.helpers.toy_game import TOY_SETUP, Growl, ToyGame, ToyTable

ZERO, ONE, TWO = map(Seat, range(3))


class Talk(Question[ToyTable, Growl]):
    """Whoever is asked may growl or not; seat 2 may only growl aloud; nobody else may speak."""

    def options(self, table: ToyTable, command: Command) -> Sequence[Growl]:
        return [Growl(False), Growl(True)]

    def asides(self, table: ToyTable, seat: Seat) -> Sequence[Growl]:
        return [Growl(True)] if seat == TWO else []

    def refuse(self, table: ToyTable, seat: Seat, answer: Answer) -> Refusal | None:
        aloud = isinstance(answer, Growl) and answer.aloud
        return None if seat in (ZERO, ONE) or (seat == TWO and aloud) else refusal("hush", "TOY-9")


async def floor(table: ToyTable) -> None:
    """Seat 0 is waited for; whoever speaks aloud before is counted."""
    while True:
        seat, growl = await ask_floor(Command(0), Talk())
        table.growls += growl.aloud
        table.scores = (seat, table.scores[1] + 1)
        if seat == ZERO:
            break
    table.played = 1


async def both(table: ToyTable) -> None:
    """Seats 0 and 1 are asked openly; the first to speak is heard."""
    seat, _ = await ask_any({Command(0): Talk(), Command(1): Talk()})
    table.scores = (seat, 0)
    table.played = 2


class OpenGame(ToyGame):
    def what_next(self, table: ToyTable) -> Step[ToyTable] | None:
        return (Step("floor", floor), Step("both", both), None)[table.played]


@pytest.fixture
def match() -> Match:
    game: Any = OpenGame()
    return Match(game, Setup("toy", "plain", 3, TOY_SETUP.seed))


def test_one_is_waited_for_and_another_may_put_in_a_word(match: Match) -> None:
    assert match.to_act() == [0]
    assert list(match.options(TWO)) == [Growl(True)]
    assert match.may_speak(TWO)
    assert not match.options(ONE)
    match.answer(TWO, Growl(True))
    assert (match.table.growls, match.table.scores) == (1, (TWO, 1))
    assert match.to_act() == [0], "the same question is open again"
    with pytest.raises(Refused):
        match.answer(TWO, Growl(False))


def test_the_first_of_several_to_speak_is_heard(match: Match) -> None:
    match.answer(ZERO, Growl(False))
    assert match.to_act() == [0, 1]
    match.answer(ONE, Growl(False))
    assert match.table.scores[0] == ONE
    assert match.over


def test_a_fork_hears_the_same_words(match: Match) -> None:
    match.answer(TWO, Growl(True))
    fork = match.fork()
    assert fork.digest() == match.digest()
    assert list(fork.options(TWO)) == [Growl(True)]
