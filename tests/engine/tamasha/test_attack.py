"""ET-7: pockets, allegations and their answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.match import Match
from engine.tamasha import cards, events
from engine.tamasha.attack_events import (
    AttackCancelled,
    AttackLanded,
    AttackOffer,
    AttackPlayed,
    PocketsSealed,
    PocketsStocked,
)
from engine.tamasha.cards import ATTACKS, NETAS, VICTIMS
from engine.tamasha.script import write_answer
from tests.helpers.playing import play, play_until, set_up
from tests.helpers.tamasha import position, prachar, refused_by, say, slot

ATTACK = {"version": "attack"}


def accusing(**given: Any) -> Match:
    """Purple holds a card against Tubewell Tau, who stands for Yellow in Khet Khalihan."""
    usual = {
        "attack": {"purple": ["a_02"]},
        "board": {"KS": {"yellow": {"neta": "ks_crook", "votes": 8}, "purple": {"votes": 1}}},
    }
    return prachar(ATTACK, **(usual | given))


@pytest.mark.rule("ET-D24", "ET-7.06", "ET-D06")
def test_the_decks_name_every_corrupt_once_and_every_crook_twice() -> None:
    by_grade = Counter(NETAS[attack.target].grade for attack in ATTACKS)
    assert by_grade == {cards.CORRUPT: 9, cards.CROOK: 18 + 4}
    assert Counter(attack.target for attack in ATTACKS).most_common()[-1][1] == 1
    assert all(NETAS[attack.target].tradable for attack in ATTACKS)
    for party in cards.PARTIES:
        own = [victim for victim in VICTIMS if victim.party == party]
        assert len(own) == 10
        assert sum(cards.BIGNETA_OF[party] in victim.defends for victim in own) == 1
        assert sorted(len(victim.defends) for victim in own) == [1] + [2] * 9


@pytest.mark.rule("ET-7.01", "ET-7.02", "ET-7.05", "ET-7.07")
def test_twelve_are_drawn_and_only_ones_own_side_sees_them() -> None:
    match = play_until(set_up("tamasha", "attack", 4, 3), lambda match: match.table.phase == "pockets")
    offers = [entry for entry in match.story or [] if isinstance(entry.event, AttackOffer)]
    assert [len(entry.event.attacks) for entry in offers] == [12, 12]  # type: ignore[attr-defined]
    assert offers[0].knowers == (0, 1)
    assert set(offers[0].face(2).attacks) == {events.FACE_DOWN}  # type: ignore[arg-type, union-attr]
    assert match.view(0).commands[0].offer == match.table.parties[0].offer
    assert match.view(0).commands[1].offer is None
    assert match.view(0).commands[1].offer_count == 12
    drawn = [*match.table.parties[0].offer, *match.table.parties[1].offer, *match.table.tray.attack_deck]
    assert sorted(drawn) == list(range(31))


@pytest.mark.rule("ET-7.03", "ET-7.04", "ET-7.05", "ET-7.06", "ET-7.07")
def test_pockets_in_the_order_of_their_checks() -> None:
    match = position(
        ATTACK,
        phase="pockets",
        lineup={
            "purple": {"SB": "sb_corrupt", "FJ": "mrs_jamuni", "SC": "sc_clean"},
            "yellow": {"KS": "ks_crook", "MM": "mr_haldi"},
        },
        offer={"purple": ["a_02", "a_03", "a_30", "a_31", "a_05"], "yellow": []},
    )
    refusals = {
        "attack=a_01": "ET-7.03",
        "attack=a_05": "ET-7.03",
        "attack=a_02,a_03,a_30,a_31": "ET-7.03",
        "attack=a_02,a_02": "ET-7.03",
        "victim=v_p_ks": "ET-7.06",
        "victim=v_p_sc": "ET-7.06",
        "victim=v_y_big": "ET-7.06",
        "victim=v_p_sb,v_p_sb": "ET-7.06",
        "attack=a_02,a_03,a_30 victim=v_p_sb,v_p_big": "accepted",
    }
    assert {line: refused_by(match, f"purple stock_pockets {line}") for line in refusals} == refusals
    told = say(match, "purple stock_pockets attack=a_30,a_02 victim=v_p_sb")
    assert told == [PocketsSealed(0)]
    assert refused_by(match, "purple stock_pockets") == "ET-3.14"
    assert [write_answer(option) for option in match.options(1)] == [
        "stock_pockets",
        "stock_pockets victim=v_y_ks",
        "stock_pockets victim=v_y_big",
        "stock_pockets victim=v_y_ks,v_y_big",
    ]
    told = say(match, "yellow stock_pockets victim=v_y_ks")
    assert told[1:] == [PocketsStocked(0, (-1, -1), (-1,)), PocketsStocked(1, (), (-1,))]
    assert match.view(0).commands[0].attacks == (1, 29)
    assert match.view(1).commands[0].attacks is None
    assert match.view(1).commands[0].attack_count == 2
    assert refused_by(match, "yellow stock_pockets") == "ET-7.05"


@pytest.mark.rule("ET-7.08", "ET-7.09", "ET-7.10", "ET-7.11", "ET-7.13")
def test_an_attack_takes_the_turn_and_costs_nothing() -> None:
    match = accusing()
    assert [write_answer(option) for option in match.options(0)] == ["play_news 1", "play_attack a_02"]
    told = say(match, "purple play_attack a_02")
    assert told == [AttackPlayed(0, 1, 0, 1)]
    assert match.view(0).attack.card == 1
    told = say(match, "yellow take_it")
    assert told[0] == AttackLanded(0, 0, 4, 0)
    assert slot(match, "KS", "yellow") == (0, 0, 4)
    assert match.table.discards == (("attack", 1),)
    assert (match.table.turn, match.table.planners[0].spent_on_campaigns) == (1, 0)
    early = position(ATTACK, phase="opening", big={"purple": ["b_01"]}, attack={"purple": ["a_02"]})
    assert refused_by(early, "purple play_attack a_02") == "ET-4.01"


@pytest.mark.rule("ET-7.12", "ET-D23")
def test_the_window_opens_whether_or_not_there_is_an_answer_and_using_it_is_a_choice() -> None:
    armed = accusing(victim={"yellow": ["v_y_ks", "v_y_mz"]})
    bare = accusing()
    for match in (armed, bare):
        say(match, "purple play_attack a_02")
        assert match.to_act() == [1]
        assert refused_by(match, "purple play_news 1") == "ET-7.12"
        assert refused_by(match, "purple take_it") == "ET-7.12"
        assert refused_by(match, "purple name_constituency KS") == "ET-7.12"
        assert refused_by(match, "yellow play_victim v_y_mz") == "ET-7.12"
    assert armed.view(0).awaits == bare.view(0).awaits == "reply"
    assert armed.view(None) != bare.view(None), "counts are public"
    assert [write_answer(option) for option in armed.options(1)] == ["play_victim v_y_ks", "take_it"]
    assert [write_answer(option) for option in bare.options(1)] == ["take_it"]
    told = say(armed, "yellow play_victim v_y_ks")
    assert told[0] == AttackCancelled(1, VICTIMS.index(next(v for v in VICTIMS if v.id == "v_y_ks")), 0)
    assert slot(armed, "KS", "yellow")[2] == 8
    assert refused_by(armed, "yellow take_it") == "ET-7.12"


@pytest.mark.rule("ET-7.14")
def test_missing_votes_go_to_the_attacker() -> None:
    match = accusing(board={"KS": {"yellow": {"neta": "ks_crook", "votes": 1}, "purple": {"votes": 1}}})
    told = say(match, "purple play_attack a_02", "yellow take_it")
    assert AttackLanded(0, 0, 1, 3) in told
    assert (slot(match, "KS", "purple")[2], slot(match, "KS", "yellow")[2]) == (4, 0)


@pytest.mark.rule("ET-7.16", "ET-7.18", "ET-4.40")
def test_whom_one_cannot_attack() -> None:
    match = accusing(attack={"purple": ["a_02", "a_05"]}, declared={"KS": "purple"})
    assert refused_by(match, "purple play_attack a_01") == "ET-4.09"
    assert refused_by(match, "purple play_attack a_05") == "ET-7.16"
    assert refused_by(match, "purple play_attack a_02") == "ET-4.40"
    assert [write_answer(option) for option in match.options(0)] == ["play_news 1"]


@pytest.mark.rule("ET-7.08", "ET-4.34")
def test_an_attack_in_hand_is_a_card_one_can_play() -> None:
    match = accusing(news={"purple": [], "yellow": ["n_01"]})
    assert refused_by(match, "purple pass") == "ET-4.34"


@pytest.mark.rule("ET-7.15", "ET-7.17", "ET-7.01")
def test_the_rest_is_as_in_basic() -> None:
    for seed in range(12):
        match = play(set_up("tamasha", "attack", 2, seed), seed)
        assert match.result is not None
        assert match.result.ending == "election_won"
        assert not any(planner.news for planner in match.table.planners)


def test_an_allegation_can_be_taken_back_until_it_is_answered() -> None:
    match = accusing(victim={"yellow": ["v_y_ks"]})
    before = match.digest()
    say(match, "purple play_attack a_02")
    match.undo()
    assert match.digest() == before
    say(match, "purple play_attack a_02", "yellow play_victim v_y_ks")
    no = match.why_no_undo(1)  # type: ignore[arg-type]
    assert no is not None
    assert no.name == "something-was-shown"
