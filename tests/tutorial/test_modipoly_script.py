"""Both positions, the rivals and the model line of MODIPOLY's guided first round, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.match import Match
from engine.modipoly.answers import Announce, Ballot, Bribe, CallVote, Goods, Offer, Roll, Slip, Word
from game.table.modipoly.house.bids import SlipDraft
from game.table.modipoly.lesson.adapter import SEATS, ModipolyLesson
from game.table.modipoly.talk.drafts import Calling, Casting
from game.tutorial import beats, progress

LEARNER = Seat(2)
CALL = 'call_vote bribes=[{"to":3,"votes":4,"cash":100,"tokens":0}]'


@pytest.fixture
def adapter() -> ModipolyLesson:
    return ModipolyLesson(beats.load("modipoly"))


def first_lap(pm: str = "accept", congress: str = "accept") -> list[str]:
    return [
        "roll", CALL, "pledge votes=7", "end_turn", pm, congress, "done", "ballot saves=true", "roll",
        "closed_bond", "slip bid=300 loan=270", "roll", "refuse", "pay_bail", "roll",
    ]  # fmt: skip


def last_lap(name: str = "nominate candidate=liberal", back: str = "back candidate=liberal") -> list[str]:
    return ["roll", "end_turn", "done", name, back]


def rival(adapter: ModipolyLesson, match: Match, seat: Seat) -> Answer:
    thinking = adapter.think(match, seat, "script", Dice(1))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            answer: Answer = done.value
            return answer


def play(adapter: ModipolyLesson, match: Match, own: Iterator[str]) -> Match:
    """Play on until the learner has nothing more to say. In an interval the others speak first."""
    while not match.over:
        asked = match.to_act()
        others = [seat for seat in asked if seat != LEARNER]
        interval = match.view(LEARNER).awaits == "interval"
        seat = others[0] if others and (interval or LEARNER not in asked) else LEARNER
        text = next(own, "") if seat == LEARNER else ""
        if seat == LEARNER and not text:
            break
        match.answer(seat, adapter.read(text) if text else rival(adapter, match, seat))
    return match


def test_the_first_lap_ends_to_the_rupee_as_the_box_says(adapter: ModipolyLesson) -> None:
    view = play(adapter, adapter.open(frozenset()), iter(first_lap())).view(LEARNER)
    assert dict(zip(SEATS, (one.cash for one in view.commands), strict=True)) == {
        "pm": 300, "congress": 3160, "oligarch": 220, "liberal": 70,
    }  # fmt: skip
    assert [one.tokens for one in view.commands] == [18, 7, 3, 5]
    assert view.treasury == 12_050
    assert view.meters == (7, 2, 2, 1, 2)


def test_the_last_lap_crowns_the_liberal_and_the_learner_wins(adapter: ModipolyLesson) -> None:
    match = play(adapter, adapter.open(frozenset(), "last"), iter(last_lap()))
    view = match.view(LEARNER)
    assert view.over
    assert view.ending == "voted_out"
    assert view.pm == SEATS.index("liberal")
    assert next(one for one in view.verdicts if one.seat == LEARNER).wins
    assert adapter.facts(match)["portfolio"] == "3,000"


@pytest.mark.parametrize(("pm", "congress"), list(product(("accept", "decline"), repeat=2)))
def test_whatever_is_said_to_an_offer_the_lap_goes_on(
    adapter: ModipolyLesson, pm: str, congress: str
) -> None:
    view = play(adapter, adapter.open(frozenset()), iter(first_lap(pm, congress))).view(LEARNER)
    assert view.turns == 8
    assert view.awaits == "turn_close"
    assert adapter.holds(adapter.open(frozenset()), "at oligarch mann_ki_baat") is False


@pytest.mark.parametrize(
    ("name", "back"),
    [
        ("nominate candidate=liberal", "back candidate=congress"),
        ("no_nomination", "back candidate=congress"),
    ],
)
def test_whoever_is_backed_the_term_ends_and_the_learner_wins(
    adapter: ModipolyLesson, name: str, back: str
) -> None:
    view = play(adapter, adapter.open(frozenset(), "last"), iter(last_lap(name, back))).view(LEARNER)
    assert view.over
    assert next(one for one in view.verdicts if one.seat == LEARNER).wins


def test_progress_over_both_laps_is_built_again_with_the_table_laid_anew(adapter: ModipolyLesson) -> None:
    state = progress.Progress("modipoly", adapter.lesson.print)
    state.add(["2 roll", "-1 last", "2 roll"])
    view = progress.rebuild(adapter.lesson, state, adapter).view(LEARNER)
    assert view.passes == 4
    assert view.commands[LEARNER].portfolio == 3000
    assert view.awaits == "turn_close"


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Roll(), "roll"),
        (Slip(300, 270), "slip bid=300 loan=270"),
        (Announce(3), "announce winner=liberal"),
        (Ballot(True), "ballot saves=true"),
        (CallVote((Bribe(3, 4, 100),)), CALL),
    ],
)
def test_answers_are_written_and_read(adapter: ModipolyLesson, answer: Answer, text: str) -> None:
    assert adapter.write(answer) == text
    assert adapter.read(text) == answer


def test_a_bargain_is_written_without_a_space_in_it(adapter: ModipolyLesson) -> None:
    offer = Offer(2, Goods(200, 3), Goods(words=(Word(1),)))
    text = adapter.write(offer)
    assert len(text.split()) == 4
    assert adapter.read(text) == offer


@pytest.mark.parametrize("text", ["", "dance", "slip bid=x", "announce winner=nobody", "ballot"])
def test_what_is_no_answer_is_refused(adapter: ModipolyLesson, text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        adapter.read(text)


def test_what_lies_ready_is_known_by_its_numbers(adapter: ModipolyLesson) -> None:
    bribe, cast, slip = Calling((Bribe(3, 4, 100),), 3), Casting(7), SlipDraft(300, 270)
    assert adapter.drafted(bribe, "calling")
    assert adapter.drafted(bribe, "bribing 100 4")
    assert not adapter.drafted(Calling((Bribe(3, 1, 100),), 3), "bribing 100 4")
    assert adapter.drafted(cast, "casting 7")
    assert not adapter.drafted(cast, "casting 6")
    assert adapter.drafted(slip, "bidding 300")
    assert not adapter.drafted(SlipDraft(300), "bidding 300 270")
    assert not adapter.drafted(None, "calling")
    assert adapter.drafted(slip, "over") is None
