"""The deal, the opponent's script and the model line of the guided first game, without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.games import GAMES
from engine.core.match import Match
from game.table.tamasha.lesson import TamashaLesson
from game.tutorial import beats, progress

LEARNER = Seat(0)
MODEL = (
    "place_bolly SW",
    "place_bigneta VP",
    "swap_plan fj_clean@FJ",
    "opening_big b_03",
    "play_campaign c_sb_rally",
    "play_big b_01 SC",
    "name_constituency SB",
    "play_news 1",
    "split_gain 7",
    "play_campaign c_sc_rally",
    "play_news 1",
    "name_constituency FJ",
    "play_campaign c_mz_nukkad",
    "play_news 1",
    "name_constituency SW",
    "buy mr_haldi",
    "buy sw_corrupt",
    "close",
)


@pytest.fixture
def adapter() -> TamashaLesson:
    return TamashaLesson(beats.load("tamasha"))


def start(adapter: TamashaLesson) -> Match:
    return Match(GAMES["tamasha"], adapter.setup, hold=frozenset(adapter.lesson.hold))


def opponent(adapter: TamashaLesson, match: Match, seat: Seat) -> str:
    thinking = adapter.think(match, seat, "script", Dice(1))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return adapter.write(done.value)


def play(adapter: TamashaLesson, match: Match, own: Iterator[str]) -> list[str]:
    """Play on until the learner has nothing more to say; everything the opponent said."""
    said: list[str] = []
    while not match.over:
        if match.held:
            match.release()
            continue
        for seat in match.to_act():
            text = next(own, "") if seat == LEARNER else opponent(adapter, match, seat)
            if not text:
                return said
            if seat != LEARNER:
                said.append(text)
            match.answer(seat, adapter.read(text))
    return said


def test_the_model_line_wins_five_to_four(adapter: TamashaLesson) -> None:
    match = start(adapter)
    play(adapter, match, iter(MODEL))
    view = match.view(LEARNER)
    assert view.winner == 0
    assert view.sheet.won == (4, 5)
    assert view.sheet.moved == (5, 4)
    assert view.commands[0].chest == 1


def test_the_opponent_keeps_to_its_script(adapter: TamashaLesson) -> None:
    said = play(adapter, start(adapter), iter(MODEL))
    turns = [text for text in said if text.startswith("play_")]
    assert turns == [
        "play_campaign c_sb_roadshow",
        "play_news 1",
        "play_campaign c_sc_roadshow",
        "play_campaign c_ks_rally",
        "play_news 1",
        "play_campaign c_sw_rally",
        "play_news 1",
    ]
    assert [text[-2:] for text in said if text.startswith("name")] == ["YV", "SC", "YV"]
    assert said[-2:] == ["buy mrs_jamuni", "close"]


def test_the_cards_are_those_the_narrator_speaks_of(adapter: TamashaLesson) -> None:
    match = start(adapter)
    play(adapter, match, iter(MODEL[:3]))
    own = match.view(LEARNER).commands[0]
    assert own.chest == 8
    assert own.campaign_count == 5
    assert own.big_count == 2
    assert own.news_count == 3


@pytest.mark.parametrize("shared", range(8))
def test_with_a_full_chest_every_split_can_be_played_out(adapter: TamashaLesson, shared: int) -> None:
    line = [f"split_gain {shared}" if text.startswith("split") else text for text in MODEL[:-3]]
    match = start(adapter)
    play(adapter, match, iter(line))
    assert match.view(LEARNER).phase == "horse_trading"


def test_a_match_is_built_again_from_its_answers(adapter: TamashaLesson) -> None:
    match = start(adapter)
    state = progress.Progress("tamasha", adapter.lesson.print)
    answers = iter(MODEL)
    while match.view(LEARNER).phase != "prachar":
        if match.held:
            match.release()
            state.released += 1
            continue
        for seat in match.to_act():
            text = next(answers) if seat == LEARNER else opponent(adapter, match, seat)
            match.answer(seat, adapter.read(text))
            state.answers.append((int(seat), text))
    again = progress.rebuild(adapter.lesson, state, adapter)
    assert again.digest() == match.digest()


def test_answers_that_lead_nowhere_are_refused(adapter: TamashaLesson) -> None:
    state = progress.Progress("tamasha", "", [(0, "pass")], released=3)
    with pytest.raises(ValueError, match="answers"):
        progress.rebuild(adapter.lesson, state, adapter)
