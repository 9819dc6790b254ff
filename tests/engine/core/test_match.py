"""The match: asking, sealing, telling, holding, going back, copies."""

from __future__ import annotations

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.events import Told
from engine.core.match import Match
from engine.core.refusal import Refused
from tests.helpers.toy_game import (
    TOY,
    TOY_SETUP,
    Bid,
    BidSealed,
    CardTurned,
    CardWon,
    Growl,
    Secret,
)

ZERO, ONE = Seat(0), Seat(1)


@pytest.fixture
def match() -> Match:
    return Match(TOY, TOY_SETUP)


def bid(match: Match, first: int, second: int) -> list[Told]:
    match.answer(ZERO, Bid(first))
    return match.answer(ONE, Bid(second))


def test_it_runs_to_its_first_question(match: Match) -> None:
    assert match.to_act() == [0, 1]
    assert match.step == 0
    assert isinstance(match.heard(None)[-1], CardTurned)
    assert not match.over
    assert match.at_rest


def test_sealed_answers_open_together(match: Match) -> None:
    told = match.answer(ONE, Bid(4))
    assert [entry.event for entry in told] == [BidSealed(1)]
    assert match.to_act() == [0]
    assert match.options(ONE) == ()
    assert match.question(ONE) is None
    assert match.table.sealed == {1: Bid(4)}
    told = match.answer(ZERO, Bid(2))
    assert [entry.event for entry in told] == [BidSealed(0), CardWon(1, 4), Secret(6)]
    assert match.table.sealed == {}


def test_a_seat_that_has_sealed_is_told_so(match: Match) -> None:
    match.answer(ONE, Bid(4))
    no = match.why_not(ONE, Bid(3))
    assert no is not None
    assert (no.name, no.rule) == ("sealed", "TOY-3")


def test_a_refusal_changes_nothing_and_carries_its_numbers(match: Match) -> None:
    before = match.digest()
    with pytest.raises(Refused) as caught:
        match.answer(ZERO, Bid(99))
    assert caught.value.refusal.facts == {"coins": 10}
    assert match.digest() == before
    assert match.step == 0


def test_an_answer_of_another_kind_is_refused_by_the_open_question(match: Match) -> None:
    no = match.why_not(ZERO, Growl(True))
    assert no is not None
    assert no.rule == "TOY-2"


def test_some_events_have_two_faces(match: Match) -> None:
    told = bid(match, 5, 3)
    secret = told[-1]
    assert secret.face(ZERO) == Secret(5)
    assert secret.face(ONE) is None
    assert secret.face(None) is None
    assert Secret(5) not in match.heard(ONE)
    assert Secret(5) in match.heard(ZERO)


def test_it_ends_and_refuses_from_then_on(match: Match) -> None:
    while match.to_act():
        seat = match.to_act()[0]
        match.answer(seat, match.options(seat)[0])
    assert match.over
    assert match.result is not None
    assert match.result.ending == "most_points"
    no = match.why_not(ZERO, Bid(0))
    assert no is not None
    assert no.rule == "TOY-1"


def test_a_late_or_double_click_is_ignored(match: Match) -> None:
    match.answer(ZERO, Bid(1), at=0)
    assert match.answer(ZERO, Bid(2), at=0) == []
    assert match.answer(ONE, Bid(2), at=0), "the other seat chose before it saw the first seal"
    assert match.answer(ONE, Bid(2), at=1) == []
    assert match.step == 2


def test_a_step_can_be_held_and_released() -> None:
    match = Match(TOY, TOY_SETUP, hold=frozenset({"deal", "card"}))
    assert match.held == "deal"
    assert match.to_act() == []
    assert not match.over
    assert match.release() == []
    assert match.held == "card"
    twin = match.fork()
    assert [type(entry.event) for entry in match.release()] == [CardTurned]
    assert match.release() == []
    assert twin.held == "card"
    assert twin.table.card == -1
    twin.release()
    assert twin.digest() == match.digest()


def test_an_answer_can_be_taken_back_until_something_shows(match: Match) -> None:
    bid(match, 5, 3)
    assert_no_undo(match, ONE, "something-was-shown")
    before, story = match.digest(), list(match.story or [])
    match.answer(ONE, Growl(True))
    assert_no_undo(match, ONE, "something-was-shown")
    fork = Match(TOY, TOY_SETUP)
    bid(fork, 5, 3)
    assert (fork.digest(), fork.story) == (before, story)


def test_a_sealed_answer_stays_sealed(match: Match) -> None:
    match.answer(ZERO, Bid(5))
    assert_no_undo(match, ZERO, "answer-is-sealed")
    assert_no_undo(match, ONE, "someone-has-answered")


def test_the_last_growl_can_be_taken_back(match: Match) -> None:
    """After the last card nothing more is turned, so nothing has been shown since."""
    for _ in range(2):
        bid(match, 0, 0)
        match.answer(ONE, Growl(False))
    bid(match, 0, 0)
    before, step = match.digest(), match.step
    match.answer(ONE, Growl(True))
    assert match.over
    match.undo()
    assert (match.digest(), match.step) == (before, step)
    assert match.to_act() == [1]
    match.answer(ONE, Growl(False))
    assert match.table.growls == 0
    match.bar_undo("curtain-lifted")
    assert_no_undo(match, ONE, "curtain-lifted")


def assert_no_undo(match: Match, seat: Seat, name: str) -> None:
    no = match.why_no_undo(seat)
    assert no is not None
    assert no.name == name


def test_nothing_to_undo_at_first(match: Match) -> None:
    assert_no_undo(match, ZERO, "nothing-to-undo")
    with pytest.raises(Refused):
        match.undo()


def test_a_fork_goes_its_own_way(match: Match) -> None:
    bid(match, 5, 3)
    before = match.digest()
    fork = match.fork()
    assert fork.digest() == before
    assert fork.story is None
    fork.answer(ONE, Growl(True))
    assert match.digest() == before
    assert fork.step == match.step + 1


def test_a_rest_that_is_shared_is_never_written_on() -> None:
    match = Match(TOY, TOY_SETUP, hold=frozenset({"deal"}))
    twin, rest = match.fork(), match.rest
    pile = rest.pile
    twin.release()
    match.release()
    assert rest.pile == pile
    assert twin.digest() == match.digest()


def test_imagining_guesses_what_others_have_sealed(match: Match) -> None:
    match.answer(ZERO, Bid(9))
    guessed, kept = set(), set()
    for seed in range(60):
        guessed.add(match.imagine(ONE, Dice(seed)).table.sealed[0].coins)
        kept.add(match.imagine(ZERO, Dice(seed)).table.sealed[0].coins)
    assert kept == {9}
    assert len(guessed) > 5


def test_imagining_keeps_what_has_been_seen(match: Match) -> None:
    piles = set()
    for seed in range(30):
        twin = match.imagine(ZERO, Dice(seed))
        assert twin.table.card == match.table.card
        assert sorted(twin.table.pile) == sorted(match.table.pile)
        piles.add(twin.table.pile)
    assert len(piles) > 5


def test_it_goes_on_from_a_saved_rest(match: Match) -> None:
    bid(match, 5, 3)
    match.answer(ONE, Growl(True))
    again = Match.from_rest(TOY, TOY_SETUP, match.rest.copy(), match.step)
    assert again.digest() == match.digest()
    assert again.step == match.step
