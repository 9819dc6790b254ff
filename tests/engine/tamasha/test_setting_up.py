"""ET-1 and ET-2: who sits where, table options, and an empty board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.game import Setup, SetupRefused
from engine.core.match import Match
from engine.tamasha import cards
from engine.tamasha.events import CoinsPlaced, KundaliDrawn
from engine.tamasha.game import GAME
from tests.helpers.playing import moves, play, set_up
from tests.helpers.tamasha import prachar, refused_by, say


def seats_of(seats: int, **options: str) -> list[tuple[int, ...]]:
    match = set_up("tamasha", "basic", seats, 1, options)
    return [planner.seats for planner in match.table.planners]


@pytest.mark.rule("ET-1.01", "ET-1.06", "ET-1.07", "ET-1.08", "ET-1.09", "ET-D01")
def test_two_three_or_four_share_out_the_two_parties() -> None:
    assert seats_of(2) == [(0,), (1,)]
    assert seats_of(3) == [(0, 1), (2,)]
    assert seats_of(3, pair_party="yellow") == [(0,), (1, 2)]
    assert seats_of(4) == [(0, 1), (2, 3)]


@pytest.mark.rule("ET-1.01", "ET-1.07")
@pytest.mark.parametrize(
    ("seats", "options", "name", "rule"),
    [
        (1, {}, "seats-out-of-range", "ET-1.01"),
        (5, {}, "seats-out-of-range", "ET-1.01"),
        (3, {"pair_party": ""}, "pair-not-chosen", "ET-1.07"),
        (2, {"sitting": "endless"}, "unknown-option-value", ""),
        (2, {"weather": "fine"}, "unknown-option", ""),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    seats: int, options: dict[str, str], name: str, rule: str
) -> None:
    with pytest.raises(SetupRefused) as caught:
        set_up("tamasha", "basic", seats, 1, options)
    assert (caught.value.refusal.name, caught.value.refusal.rule) == (name, rule)


def test_a_version_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(SetupRefused) as caught:
        Match(GAME, Setup("tamasha", "operatic", 2, 1))
    assert caught.value.refusal.name == "unknown-variant"


@pytest.mark.rule("ET-1.10", "ET-2.06", "ET-D33")
def test_partners_share_planner_chest_and_view() -> None:
    match = set_up("tamasha", "basic", 4, 5)
    for _ in moves(match, 5):
        one, other = match.view(0), match.view(1)
        assert one.commands == other.commands
        assert one.commands[0].chest == match.table.planners[0].chest
        rival = match.view(2).commands[0]
        assert (rival.chest, rival.campaign) == (None, None) or match.table.phase == "horse_trading"
        assert rival.campaign_count == len(match.table.planners[0].campaign)


@pytest.mark.rule("ET-1.11", "ET-D02")
def test_either_partner_may_act_where_the_table_says_so() -> None:
    given = {"news": {"purple": ["n_01", "n_02"], "yellow": ["n_03", "n_04"]}}
    alternate = prachar({"seats": 4}, **given)
    assert alternate.to_act() == [0]
    assert refused_by(alternate, "seat2 play_news 1") == "ET-1.11"
    either = prachar({"seats": 4, "command_mode": "either"}, **given)
    assert either.to_act() == [0, 1]
    say(either, "seat2 play_news 1")
    assert either.to_act() == [2, 3]
    assert refused_by(either, "seat1 play_news 1") == "ET-4.20"
    say(either, "seat4 name_constituency KS")
    assert either.to_act() == [2, 3]


@pytest.mark.rule("ET-1.11", "ET-D02")
def test_duty_passes_in_both_commands_after_a_buying_round() -> None:
    from tests.helpers.tamasha import sauda

    match = sauda({"seats": 4}, cpf={"purple": 10, "yellow": 10})
    assert match.to_act() == [0, 2]
    assert refused_by(match, "seat2 close") == "ET-1.11"
    say(match, "seat1 buy sb_crook", "seat3 buy ks_crook")
    assert match.to_act() == [1, 3]


@pytest.mark.rule("ET-1.04", "ET-2.01", "ET-3.32")
def test_basic_knows_no_allegations() -> None:
    match = prachar()
    assert refused_by(match, "purple play_attack a_01") == "ET-3.32"
    assert not any(hasattr(planner, "attack") and planner.attack for planner in match.table.planners)


@pytest.mark.rule("ET-2.04", "ET-D09")
def test_each_party_has_a_pool_that_never_stops_play() -> None:
    match = set_up("tamasha", "basic", 2, 3)
    view = match.view(0)
    assert all(command.pool[0] == cards.POOL[0] for command in view.commands)
    poor = prachar(board={"KS": {"purple": {"neta": "ks_crook", "funds": 5, "pawns": 5, "votes": 1}}})
    poor.table.parties[0].pool_votes = 0
    poor.table.planners[0].campaign = (cards.number_of(cards.CAMPAIGNS, "c_ks_nukkad"),)
    say(poor, "purple play_campaign c_ks_nukkad")
    assert poor.table.parties[0].votes[0] > 1


@pytest.mark.rule("ET-1.05", "ET-2.07", "ET-2.08", "ET-2.09")
def test_the_survey_is_drawn_once_and_fills_all_nine() -> None:
    drawn = set()
    for seed in range(60):
        match = set_up("tamasha", "basic", 2, seed)
        events = match.heard(None)
        survey = next(event for event in events if isinstance(event, KundaliDrawn))
        placed = next(event for event in events if isinstance(event, CoinsPlaced))
        assert (placed.purple, placed.yellow) == cards.KUNDALIS[survey.card].votes
        assert match.table.discards[0] == ("kundali", survey.card)
        drawn.add(survey.card)
    assert drawn == set(range(len(cards.KUNDALIS)))


@pytest.mark.rule("ET-D13", "ET-4.32", "ET-3.10", "ET-3.04")
def test_the_decks_are_as_the_lid_of_the_box_says() -> None:
    assert len(cards.CANDYNETAS) == 28
    assert (len(cards.KUNDALIS), len(cards.CAMPAIGNS), len(cards.BIG_CAMPAIGNS)) == (10, 36, 12)
    groups = Counter((neta.group, neta.grade) for neta in cards.CANDYNETAS if neta.group >= 0)
    assert groups == dict.fromkeys([(place, grade) for place in range(9) for grade in range(3)], 1)
    kinds = Counter(news.kind for news in cards.NEWS)
    assert kinds == {"gain_any": 12, "gain_resources": 3, "loss_any": 6, "loss_funds": 6}
    assert Counter(card.constituency for card in cards.CAMPAIGNS) == dict.fromkeys(range(9), 4)


@pytest.mark.rule("ET-D41", "ET-4.37")
def test_an_open_decision_waits_for_as_long_as_it_takes() -> None:
    """No number of turns and no clock ends anything: only the envelopes do."""
    match = prachar(
        news={"purple": ["n_01"], "yellow": ["n_02"]},
        big={"purple": ["b_01", "b_02", "b_03"], "yellow": ["b_04", "b_05", "b_06"]},
        cpf={"purple": 90, "yellow": 90},
        board={"KS": {party: {"pawns": 60, "funds": 9} for party in cards.PARTY_NAMES}},
    )
    for mine, theirs in (("b_01", "b_04"), ("b_02", "b_05"), ("b_03", "b_06")):
        say(match, f"purple play_big {mine} KS", f"yellow play_big {theirs} KS")
    assert match.table.phase == "prachar"
    assert match.table.turns == 6


@pytest.mark.rule("ET-D38")
def test_the_same_seed_deals_the_same_game() -> None:
    assert (
        play(set_up("tamasha", "basic", 2, 11), 4).digest()
        == play(set_up("tamasha", "basic", 2, 11), 4).digest()
    )
    assert set_up("tamasha", "basic", 2, 11).digest() != set_up("tamasha", "basic", 2, 12).digest()


@pytest.mark.rule("ET-D38", "ET-3.11", "ET-3.28", "ET-3.29", "ET-3.30")
def test_cards_are_dealt_one_at_a_time_purple_first() -> None:
    deal: dict[str, Any] = {
        "campaign": tuple(range(18)),
        "big_campaign": tuple(range(6)),
        "breaking_news": tuple(range(12)),
        "candyneta": (0, 3, 6, 9, 12, 15, 18, 21, 24),
        "yellow_pile": (1, 4, 7, 10, 13, 16, 19, 22, 25),
        "rest": (2, 5, 8, 11, 14, 17, 20, 23, 26, 27),
    }
    match = Match(GAME, Setup("tamasha", "basic", 2, 1, deal=deal))
    assert [party.dealt for party in match.table.parties] == [(2, 8, 14, 20, 26), (5, 11, 17, 23, 27)]
    say(match, "purple place_bigneta KS", "yellow place_bigneta KS", "purple swap_plan none")
    say(match, "yellow swap_plan none")
    purple, yellow = match.table.planners
    assert (purple.campaign, yellow.campaign) == (tuple(range(0, 18, 2)), tuple(range(1, 18, 2)))
    assert (purple.big, yellow.big) == ((0, 2, 4), (1, 3, 5))
    assert (purple.news, yellow.news) == ((0, 2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11))
