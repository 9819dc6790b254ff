"""The deal, the rivals' script and the model line of Al-Entkhbat's guided cycle, without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Match
from engine.entkhbat.answers import BurnVotes, OfferDeal, PlaceVote, PlayAttack, ShiftVote
from engine.entkhbat.cards import CARD_IDS, LESSON
from game.table.entkhbat.draft import Draft
from game.table.entkhbat.lesson.adapter import SEATS, EntkhbatLesson
from game.tutorial import beats

LEARNER = Seat(0)
MODEL = (
    "draw_two",
    "place_vote card=v120 region=r15",
    "place_vote card=v180 region=r15",
    "place_vote card=v80 region=r08",
    "reply card=tough_luck",
    "pass",
    "pass",
    "burn_votes cards=v120@r15",
    "draw_two",
    "offer_deal card=deal partner=clipboard mine=r15 yours=r17",
    "place_vote card=v60 region=r08",
    "play_personal card=ballot_stuffing region=r08",
    "reply card=tit_for_tat",
    "draw_two",
    "play_personal card=immunity",
    "play_attack card=reshuffle target=pie_chart",
    "play_personal card=draw_2",
    "pass",
    "draw_two",
    "place_vote card=v180 region=r08",
    "place_vote card=v120 region=r08",
    "place_vote card=v80 region=r09",
)


@pytest.fixture
def adapter() -> EntkhbatLesson:
    return EntkhbatLesson(beats.load("entkhbat"))


def start(adapter: EntkhbatLesson) -> Match:
    return Match(GAMES["entkhbat"], adapter.setup)


def rival(adapter: EntkhbatLesson, match: Match, seat: Seat) -> str:
    thinking = adapter.think(match, seat, "script", Dice(1))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return adapter.write(done.value)


def play(adapter: EntkhbatLesson, match: Match, own: Iterator[str]) -> list[str]:
    """Play on until the learner has nothing more to say; everything that was said by the others."""
    said: list[str] = []
    while True:
        for seat in match.to_act():
            text = next(own, "") if seat == LEARNER else rival(adapter, match, seat)
            if not text:
                return said
            if seat != LEARNER:
                said.append(f"{SEATS[seat]} {text}")
            match.answer(seat, adapter.read(text))


def test_the_model_line_ends_with_the_totals_of_the_box(adapter: EntkhbatLesson) -> None:
    match = start(adapter)
    play(adapter, match, iter(MODEL))
    view = match.view(LEARNER)
    assert view.phase == "intermission"
    assert dict(zip(SEATS, view.announced, strict=True)) == LESSON["final_totals"]
    assert adapter.facts(match) == {"total": "1,280"}


def test_the_first_argument_has_two_answers_on_each_side(adapter: EntkhbatLesson) -> None:
    match = start(adapter)
    said = play(adapter, match, iter(MODEL[:6]))
    assert adapter.holds(match, "asked 4")
    chain = match.view(LEARNER).chain
    assert [laid.side for laid in chain.laid] == [1, 0, 1, 0]
    assert [text for text in said if "reply" in text] == [
        "megaphone reply card=tough_luck",
        "clipboard reply card=objection",
        "pie_chart reply card=objection",
    ]


def test_the_card_that_burns_is_the_one_the_referee_names(adapter: EntkhbatLesson) -> None:
    match = start(adapter)
    play(adapter, match, iter(MODEL[:17]))
    view = match.view(LEARNER)
    assert CARD_IDS.index(LESSON["hand_limit_burn"]) in view.play
    assert view.commands[0].hand_count == 7


def test_whatever_is_done_last_the_learner_has_most(adapter: EntkhbatLesson) -> None:
    match = start(adapter)
    play(adapter, match, iter((*MODEL[:-1], "end_turn")))
    assert match.view(LEARNER).announced[0] == max(match.view(LEARNER).announced)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (PlaceVote(0, 0), f"place_vote card={CARD_IDS[0]} region=r01"),
        (PlayAttack(1, 0), f"play_attack card={CARD_IDS[1]} target=you"),
        (PlayAttack(2, 3, 5), f"play_attack card={CARD_IDS[2]} target=pie_chart region=r06"),
        (ShiftVote(35, 0, 4), f"shift_vote card={CARD_IDS[35]} source=r01 target=r05"),
        (OfferDeal(3, 1, 14, 16), f"offer_deal card={CARD_IDS[3]} partner=clipboard mine=r15 yours=r17"),
        (BurnVotes(((35, 14), (34, 7))), f"burn_votes cards={CARD_IDS[35]}@r15,{CARD_IDS[34]}@r08"),
    ],
)
def test_answers_are_written_and_read(adapter: EntkhbatLesson, answer: object, text: str) -> None:
    assert adapter.write(answer) == text  # type: ignore[arg-type]
    assert adapter.read(text) == answer


@pytest.mark.parametrize(
    "text", ["", "dance", "place_vote card=v7 region=r15", "place_vote card=v20", "vote x"]
)
def test_what_is_no_answer_is_refused(adapter: EntkhbatLesson, text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        adapter.read(text)


def test_a_draft_is_known_by_what_lies_ready(adapter: EntkhbatLesson) -> None:
    asked, burned = Draft(deal=(3, 16)), Draft(picked=((CARD_IDS.index("v120"), 14),))
    assert adapter.drafted(asked, "asking r17")
    assert not adapter.drafted(Draft(), "asking r17")
    assert adapter.drafted(burned, "picked v120")
    assert not adapter.drafted(burned, "picked v180")
    assert adapter.drafted(asked, "votes r15 1") is None
