"""Personal Commands and the Joker (AE-10, AE-5.08 to 5.12)."""

from __future__ import annotations

import pytest

from engine.entkhbat import events
from tests.helpers.entkhbat import Sitting


@pytest.mark.rule("AE-10.01", "AE-11.01", "AE-7.01")
def test_a_card_that_is_played_the_wrong_way_says_how_it_is_played() -> None:
    sitting = Sitting(hands={"A": ["immunity", "burn_100", "call_the_ballots", "v20", "tough_luck"]})
    assert sitting.why_not("A", "play_attack", card="immunity", target="B") == "AE-10.01"
    assert sitting.why_not("A", "play_personal", card="burn_100") == "AE-7.01"
    assert sitting.why_not("A", "play_personal", card="call_the_ballots") == "AE-11.01"
    assert sitting.why_not("A", "play_final", card="v20") == "AE-4.01"
    assert sitting.why_not("A", "play_attack", card="tough_luck", target="B") == "AE-9.01"
    assert sitting.why_not("A", "place_vote", card="immunity", region="A1") == "AE-4.01"


@pytest.mark.rule("AE-10.08", "AE-D29")
def test_a_second_immunity_replaces_the_first() -> None:
    sitting = Sitting(hands={"A": ["joker"]}, immune={"A": 1})
    sitting.do("A", "play_personal", card="joker", as_="immunity")
    sitting.holds(immune={"A": 3}, play_has=["immunity"], play_lacks=["joker"])


@pytest.mark.rule("AE-10.12", "AE-10.14", "AE-D34")
def test_one_of_each_fixed_card_a_region_but_both_kinds_together() -> None:
    sitting = Sitting(
        hands={"A": ["joker", "safe_seat", "safe_seat", "ballot_stuffing"]},
        regions={"A1": ["v40", "ballot_stuffing"]},
    )
    words = {"card": "joker", "as_": "ballot_stuffing"}
    assert sitting.why_not("A", "play_personal", **words, region="A1") == "AE-10.12"
    assert sitting.why_not("A", "play_personal", **words, region="A2") == "accepted"
    sitting.do("A", "play_personal", card="safe_seat", region="A1")
    assert sitting.why_not("A", "play_personal", card="safe_seat", region="A1") == "AE-10.14"
    sitting.holds(fixed={"A1": ["ballot_stuffing", "safe_seat"]}, region_value={"A1": 80})


@pytest.mark.rule("AE-D34")
def test_a_joker_that_is_fixed_is_that_card_until_it_leaves() -> None:
    sitting = Sitting(hands={"A": ["joker", "resignation"]}, regions={"A1": ["v40"]})
    sitting.do("A", "play_personal", card="joker", as_="ballot_stuffing", region="A1")
    sitting.holds(fixed={"A1": ["ballot_stuffing"]}, region_value={"A1": 80})


@pytest.mark.rule("AE-D35")
def test_a_safe_seat_protects_from_fire_and_from_nothing_else() -> None:
    regions = {"B1": ["v120", "safe_seat"]}
    for card, rule in (("burn_100", "AE-5.15"), ("no_confidence", "accepted")):
        sitting = Sitting(hands={"A": [card]}, regions=regions)
        assert sitting.why_not("A", "play_attack", card=card, target="B") == rule
    sitting = Sitting(hands={"A": ["hostile_takeover", "filing_fees"]}, regions=regions)
    assert sitting.why_not("A", "play_attack", card="hostile_takeover", target="B", region="B1") == "accepted"
    assert sitting.why_not("A", "play_attack", card="filing_fees") == "accepted"


@pytest.mark.rule("AE-10.15", "AE-12.04", "AE-D43", "AE-D57")
def test_a_secret_session_shows_the_board_to_its_holder_while_it_is_open() -> None:
    sitting = Sitting(
        cycle=3,
        hands={"A": ["secret_session"]},
        regions={"A1": ["v500"]},
        totals={"A": 300, "B": 900},
        deals=[["B", "C", 200]],
        penalties={"A": [100]},
    )
    assert all(sitting.view(name).board is None for name in ("A", "B", None))
    sitting.do("A", "play_personal", card="secret_session")
    sitting.holds(window="board", entitled=["A"], seen_by={"board_opened": ["A"]})
    assert sitting.view("A").board == (200, 1100, 200, 0, 0)
    assert all(sitting.view(name).board is None for name in ("B", "C", None))
    sitting.do("A", "close")
    assert sitting.view("A").board is None
    assert events.BoardOpened(0) in sitting.match.heard(sitting.seat("A"))


@pytest.mark.rule("AE-10.17", "AE-D56")
def test_a_resignation_counts_stuffed_votes_double_and_stolen_regions_too() -> None:
    sitting = Sitting(
        hands={"A": ["resignation", "v500"]},
        regions={"A1": ["v60", "ballot_stuffing"], "A2": ["v300", "closed"], "B1": ["v40", "held_by_A"]},
        immune={"A": 2},
    )
    sitting.do("A", "play_personal", card="resignation")
    sitting.holds(out={"A": "resigned"}, hand_count={"A": 0}, turn="B", immune={}, play_has=["immunity"])
    assert sitting.table.resigned[0] == 160
    assert sitting.table.closed(sitting.names.region("A1"))
    assert sitting.why_not("B", "play_attack", card="burn_100", target="A") == "AE-3.01"


@pytest.mark.rule("AE-10.20")
def test_draw_two_is_a_move_that_draws_two() -> None:
    sitting = Sitting(hands={"A": ["draw_2"]})
    sitting.do("A", "play_personal", card="draw_2")
    sitting.holds(hand_count={"A": 2}, moves_left=2, bank=28)
    assert Sitting(hands={"A": ["draw_2"]}, bank=0).why_not("A", "play_personal", card="draw_2") == "AE-10.21"


@pytest.mark.rule("AE-10.26", "AE-10.27", "AE-D36")
def test_finders_keepers_takes_any_card_that_lies_there() -> None:
    sitting = Sitting(hands={"A": ["finders_keepers"]}, play_area=["v500", "joker"])
    assert sitting.why_not("A", "play_personal", card="finders_keepers", pick="v20") == "AE-10.26"
    assert sitting.why_not("A", "play_personal", card="finders_keepers", pick="finders_keepers") == "AE-10.26"
    sitting.do("A", "play_personal", card="finders_keepers", pick="v500")
    sitting.holds(hand={"A": ["v500"]}, play_has=["joker", "finders_keepers"], moves_left=2)
    sitting = Sitting(hands={"A": ["finders_keepers"]})
    assert sitting.why_not("A", "play_personal", card="finders_keepers", pick="v20") == "AE-10.27"


@pytest.mark.rule("AE-10.22", "AE-10.25")
def test_several_extra_actions_add_up() -> None:
    sitting = Sitting(hands={"A": ["extra_action", "extra_action"]})
    sitting.do("A", "play_personal", card="extra_action")
    sitting.do("A", "play_personal", card="extra_action")
    sitting.holds(moves_left=5)


@pytest.mark.rule("AE-5.11", "AE-5.08")
def test_a_joker_may_be_any_other_card_and_has_its_limits() -> None:
    sitting = Sitting(cycle=1, hands={"A": ["joker"]}, regions={"B1": ["v120"]})
    assert sitting.why_not("A", "play_attack", card="joker", as_="burn_300", target="B") == "accepted"
    assert sitting.why_not("A", "play_attack", card="joker", as_="no_confidence", target="B") == "AE-7.36"
    assert sitting.why_not("A", "play_final", card="joker", as_="call_the_ballots") == "AE-11.02"
    assert sitting.why_not("A", "play_personal", card="joker", as_="joker") == "AE-5.09"
    assert sitting.why_not("A", "play_personal", card="joker", as_="tough_luck") == "AE-9.01"
    sitting.do("A", "play_personal", card="joker", as_="extra_action")
    sitting.holds(moves_left=4, play_has=["joker"])


def test_everything_a_joker_may_be_is_listed() -> None:
    sitting = Sitting(hands={"A": ["joker"], "B": ["v20"]}, regions={"A1": ["v40"], "B1": ["v40"]})
    named = {getattr(option, "named", -1) for option in sitting.match.options(sitting.seat("A"))}
    reactions = {14, 15, 16, 17, 18}
    impossible = {10, 26}  # nobody is immune, and nothing lies in the play area
    assert named == set(range(-1, 40)) - reactions - impossible - {29}
