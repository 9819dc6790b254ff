"""Bots of Al-Entkhbat finish what they begin, choose what is legal, and play by what they may know."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asking import Seat
from engine.core.bots import finish
from engine.core.game import Setup
from engine.core.match import Match
from engine.entkhbat import bot
from engine.entkhbat.answers import AcceptDeal, Pass, PlaceVote, PlayAttack, Reply, Vote
from engine.entkhbat.bots.manners import STYLES
from engine.entkhbat.cards import PERSONAS, TIT_FOR_TAT, TOUGH_LUCK, VALUE
from engine.entkhbat.game import GAME
from tests.helpers.entkhbat import Sitting

BRISK = {"match_length": "short", "bank": "half"}


def play(levels: tuple[str, ...], seed: int, **options: str) -> Match:
    match = Match(GAME, Setup("entkhbat", "standard", len(levels), seed, options))
    while not match.over:
        seat = match.to_act()[0]
        answer = bot.choose(match, seat, levels[seat], bot.bot_dice(match.setup, match.step, seat))
        assert match.why_not(seat, answer) is None
        match.answer(seat, answer)
    return match


def test_a_full_match_of_six_bots_ends() -> None:
    match = play(("normal", "easy", "random", "normal", "easy", "normal"), 5)
    assert match.result is not None
    assert len(match.table.register) == 6


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_level_finishes_at_every_table(level: str, seats: int) -> None:
    options = {"deal_picks": "sealed", "late_tit_for_tat": "off"} if seats % 2 else {"region_setup": "chosen"}
    match = play((level,) * seats, seats, **BRISK, **options)
    assert match.result is not None


def test_the_same_seed_is_the_same_match() -> None:
    levels = ("normal", "easy", "normal")
    assert play(levels, 9, **BRISK).digest() == play(levels, 9, **BRISK).digest()


def test_hard_thinks_ahead_and_finishes_a_turn() -> None:
    match = Match(GAME, Setup("entkhbat", "standard", 3, 2, BRISK))
    for _ in range(8):
        seat = match.to_act()[0]
        thinking = bot.think(match, seat, "hard", bot.bot_dice(match.setup, match.step, seat))
        answer = finish(thinking)
        assert match.why_not(seat, answer) is None
        match.answer(seat, answer)


def chosen(sitting: Sitting, name: str, level: str = "normal", persona: str = "clipboard") -> Any:
    seat = Seat(sitting.seat(name))
    thinking = bot.think(sitting.match, seat, level, bot.bot_dice(sitting.match.setup, 1, seat), persona)
    return finish(thinking)


def test_what_others_hold_changes_nothing() -> None:
    for hands in ({"B": ["tough_luck"], "C": ["v500"]}, {"B": ["v500"], "C": ["tough_luck"]}):
        sitting = Sitting(
            hands={"A": ["burn_200", "v20", "v180"], **hands}, regions={"B1": ["v250"], "C1": ["v60"]}
        )
        assert chosen(sitting, "A") == chosen(
            Sitting(
                hands={"A": ["burn_200", "v20", "v180"], "B": ["v0"], "C": ["v0"]},
                regions={"B1": ["v250"], "C1": ["v60"]},
            ),
            "A",
        )


def test_large_votes_are_placed_first() -> None:
    answer = chosen(Sitting(hands={"A": ["v20", "v300", "v0"]}), "A")
    assert isinstance(answer, PlaceVote)
    assert VALUE[answer.card] == 300


def test_a_burn_goes_where_it_hurts() -> None:
    sitting = Sitting(hands={"A": ["burn_300"]}, regions={"B1": ["v40"], "C1": ["v300"], "D1": ["v60"]})
    answer = chosen(sitting, "A")
    assert isinstance(answer, PlayAttack)
    assert answer.target == sitting.seat("C")


@pytest.mark.parametrize(("burn", "worth_it"), [("burn_300", True), ("burn_a_card", False)])
def test_replies_are_kept_for_what_matters(burn: str, worth_it: bool) -> None:
    sitting = Sitting(
        hands={"A": [burn], "B": ["tough_luck", "tit_for_tat", "v0"]},
        regions={"A1": ["v300"], "B1": ["v300", "v80"]},
    )
    sitting.do("A", "play_attack", card=burn, target="B")
    answer = chosen(sitting, "B")
    if worth_it:
        assert isinstance(answer, Reply)
        assert answer.card in (TIT_FOR_TAT, TOUGH_LUCK)
    else:
        assert answer == Pass()


def test_a_fair_deal_is_accepted_and_a_bad_one_is_not() -> None:
    for mine, fair in (("v300", True), ("v0", False)):
        sitting = Sitting(hands={"A": ["deal"]}, regions={"A1": [mine], "B1": ["v300"]})
        sitting.do("A", "offer_deal", card="deal", partner="B", mine="A1", yours="B1")
        sitting.pass_all()
        assert isinstance(chosen(sitting, "B"), AcceptDeal) == fair


def test_nobody_votes_for_being_expelled() -> None:
    sitting = Sitting(hands={"A": ["no_confidence"]}, regions={"B1": ["v500"]})
    sitting.do("A", "play_attack", card="no_confidence", target="B")
    sitting.pass_all()
    assert chosen(sitting, "B") == Vote("keep")
    assert chosen(sitting, "A") == Vote("expel")


def test_easy_stays_out_of_the_arguments_of_others() -> None:
    sitting = Sitting(hands={"A": ["burn_300"], "C": ["objection"]}, regions={"B1": ["v300"], "A1": ["v500"]})
    sitting.do("A", "play_attack", card="burn_300", target="B")
    assert chosen(sitting, "C", "easy") == Pass()


def test_all_personas_of_the_box_have_a_style() -> None:
    assert tuple(STYLES) == tuple(persona.id for persona in PERSONAS)
