"""Turns, the end of a cycle, the intermission, the count (AE-0, AE-2, AE-3, AE-12)."""

from __future__ import annotations

import pytest

from engine.entkhbat import events
from engine.entkhbat.answers import Continue, EndTurn
from engine.entkhbat.cards import DECK
from tests.helpers.entkhbat import Sitting


@pytest.mark.rule("AE-0.02", "AE-0.03", "AE-0.05", "AE-3.03")
def test_a_card_a_vote_and_a_shift_are_moves_and_everyone_has_a_turn_in_a_round() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        hands={"A": ["v20", "immunity"]},
        regions={"A1": ["v40"]},
    )
    sitting.do("A", "place_vote", card="v20", region="A1")
    sitting.holds(moves_left=2)
    sitting.do("A", "shift_vote", card="v40", from_="A1", to="A2")
    sitting.holds(moves_left=1)
    sitting.do("A", "play_personal", card="immunity")
    order = []
    for _ in range(3):
        order.append(sitting.names.seat_name(sitting.table.turn))
        seat = sitting.match.to_act()[0]
        sitting.match.answer(seat, sitting.match.options(seat)[0])
        sitting.match.answer(seat, EndTurn())
    assert order == ["B", "C", "A"]


@pytest.mark.rule("AE-0.06")
def test_first_and_last_round_on_a_card_means_the_electoral_cycle() -> None:
    for cycle, rule in ((1, "AE-11.02"), (2, "accepted"), (5, "AE-11.02")):
        sitting = Sitting(cycle=cycle, hands={"A": ["call_the_ballots"]})
        assert sitting.why_not("A", "play_final", card="call_the_ballots") == rule


@pytest.mark.rule("AE-1.05", "AE-2.08", "AE-12.01", "AE-D59", "AE-D63")
def test_regions_the_register_and_the_order_outlive_the_cycle() -> None:
    sitting = Sitting(
        turn="D",
        hands={"A": ["v300"], "D": ["call_the_ballots"]},
        regions={"A1": ["v40", "held_by_B"], "C1": ["v80"]},
        deals=[["A", "B", 200]],
        penalties={"C": [100]},
        out={"B": "resigned"},
        resigned_votes={"B": 60},
        restraining=[["A", "C"]],
        jailed={"C": 1},
        silenced={"C": 2},
        immune={"D": 2},
    )
    owners = sitting.table.owners
    sitting.do("D", "play_final", card="call_the_ballots")
    sitting.holds(window="intermission", cycle_total={"A": 200, "B": 260, "C": -20, "D": 0}, cycle=2)
    assert sitting.asked() == ["A", "B", "C", "D", "E"]
    told = sitting.do("E", "continue")
    assert any(isinstance(event, events.TableReset) for event in told)
    table = sitting.table
    assert table.owners == owners == table.holders
    assert len(table.register) == 2
    assert (table.starter, table.turn, table.cycle) == (2, 2, 3)
    assert (table.orders, table.deals, table.penalties, table.play) == ((), (), (), ())
    assert set(table.jailed + table.silenced + table.immune + table.out + table.resigned) == {0}


@pytest.mark.rule("AE-2.07", "AE-D19")
def test_every_card_comes_back_for_the_next_cycle() -> None:
    sitting = Sitting(hands={"A": ["call_the_ballots"]}, regions={"A1": ["joker=v500"]})
    sitting.do("A", "play_final", card="call_the_ballots")
    sitting.do("A", "continue")
    table = sitting.table
    assert sorted((*table.bank, *(card for hand in table.hands for card in hand))) == sorted(DECK)


@pytest.mark.rule("AE-3.08", "AE-D57")
@pytest.mark.parametrize(
    ("opening", "answering"),
    [
        ({"verb": "play_attack", "card": "burn_100", "target": "B"}, "B"),
        ({"verb": "play_personal", "card": "secret_session"}, "A"),
    ],
)
def test_everything_else_stops_until_it_is_settled(opening: dict[str, str], answering: str) -> None:
    sitting = Sitting(hands={"A": ["burn_100", "secret_session", "v20"]}, regions={"B1": ["v120"]})
    verb = opening.pop("verb")
    sitting.do("A", verb, **opening)
    assert answering in sitting.asked()
    assert sitting.why_not("A", "place_vote", card="v20", region="A1") == "AE-3.08"
    assert sitting.why_not("A", "end_turn") == "AE-3.08"
    assert sitting.why_not("E", "end_turn") == "AE-3.07"


@pytest.mark.rule("AE-D37")
def test_with_nobody_left_the_cycle_is_counted_at_once() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        hands={"A": ["resignation"]},
        regions={"A1": ["v60"]},
        out={"B": "expelled", "C": "resigned"},
    )
    sitting.do("A", "play_personal", card="resignation")
    sitting.holds(window="intermission", ended="nobody", cycle_total={"A": 60})


@pytest.mark.rule("AE-2.10", "AE-D37")
def test_a_last_turn_that_is_lost_in_jail_was_the_last() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        options={"last_one_standing": "end_cycle"},
        hands={"A": ["resignation"]},
        regions={"B1": ["v60"]},
        jailed={"B": 1},
        out={"C": "expelled"},
    )
    sitting.do("A", "play_personal", card="resignation")
    sitting.holds(window="intermission", ended="last", cycle_total={"B": 60})


@pytest.mark.rule("AE-2.10", "AE-D37")
def test_on_their_own_turn_the_last_one_finishes_it() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        options={"last_one_standing": "end_cycle"},
        hands={"A": ["no_confidence", "v80"]},
        out={"C": "expelled"},
    )
    sitting.do("A", "play_attack", card="no_confidence", target="B")
    sitting.pass_all()
    sitting.do("A", "vote", choice="expel")
    sitting.do("B", "vote", choice="keep")
    sitting.holds(outcomes=["through", "kept"])
    sitting = Sitting(
        seats=["A", "B", "C", "D"],
        options={"last_one_standing": "end_cycle"},
        hands={"A": ["v80"]},
        out={"B": "expelled", "C": "expelled", "D": "resigned"},
    )
    sitting.do("A", "place_vote", card="v80", region="A1")
    sitting.do("A", "end_turn")
    sitting.holds(ended="last", cycle_total={"A": 80})


@pytest.mark.rule("AE-D38")
def test_a_bank_that_is_emptied_exactly_has_run_out() -> None:
    sitting = Sitting(phase="draw", bank=2)
    told = sitting.do("A", "draw_two")
    assert isinstance(told[-1], events.BankEmpty)
    sitting.do("A", "end_turn")
    sitting.holds(ended="bank")


@pytest.mark.rule("AE-4.07")
def test_a_candidate_without_open_regions_plays_on() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        phase="draw",
        hands={"A": ["v20", "cut_the_mic"]},
        regions={f"A{place}": ["v0", "closed"] for place in range(1, 7)},
    )
    sitting.do("A", "draw_two")
    assert sitting.why_not("A", "place_vote", card="v20", region="A1") == "AE-4.07"
    sitting.do("A", "play_attack", card="cut_the_mic", target="B")
    sitting.pass_all()
    sitting.holds(silenced={"B": 3}, moves_left=2)


@pytest.mark.rule("AE-5.01", "AE-D47")
def test_a_slip_can_be_taken_back_until_the_turn_has_ended() -> None:
    sitting = Sitting(hands={"A": ["v20", "v40", "v60"]})
    before = sitting.match.digest()
    sitting.do("A", "place_vote", card="v20", region="A1")
    sitting.match.undo()
    assert sitting.match.digest() == before
    for card in ("v20", "v40", "v60"):
        sitting.do("A", "place_vote", card=card, region="A1")
    no = sitting.match.why_no_undo(sitting.seat("A"))
    assert no is not None
    assert no.name == "something-was-shown"


@pytest.mark.rule("AE-5.01", "AE-D47")
def test_no_undo_goes_back_past_a_draw_or_another_seats_answer() -> None:
    sitting = Sitting(phase="draw", hands={"A": ["jail_time"]})
    sitting.do("A", "draw_two")
    assert sitting.match.why_no_undo(sitting.seat("A")) is not None
    sitting.do("A", "play_attack", card="jail_time", target="B")
    sitting.do("C", "pass")
    no = sitting.match.why_no_undo(sitting.seat("A"))
    assert no is not None
    assert no.name == "someone-has-answered"


@pytest.mark.rule("AE-5.04", "AE-5.05", "AE-D48")
def test_a_wrong_play_is_refused_and_a_card_is_wasted_only_on_purpose() -> None:
    sitting = Sitting(hands={"A": ["lift_immunity", "tough_luck"]})
    assert sitting.why_not("A", "play_attack", card="lift_immunity", target="B") == "AE-5.15"
    assert sitting.why_not("B", "waste_card", card="v20") == "AE-3.07"
    sitting.do("A", "waste_card", card="lift_immunity")
    sitting.holds(moves_left=2, play_has=["lift_immunity"], hand={"A": ["tough_luck"]})
    assert sitting.why_not("A", "waste_card", card="lift_immunity") == "AE-5.14"


@pytest.mark.rule("AE-5.03", "AE-4.15")
def test_anybody_may_look_through_the_play_area() -> None:
    sitting = Sitting(hands={"A": ["draw_2"]}, play_area=["v500", "deal"])
    sitting.do("A", "play_personal", card="draw_2")
    seen = {sitting.view(name).play for name in ("A", "B", "C", "D", "E", None)}
    assert len(seen) == 1
    assert len(seen.pop()) == 3


@pytest.mark.rule("AE-5.14")
@pytest.mark.parametrize(
    ("verb", "words"),
    [
        ("place_vote", {"card": "v500", "region": "A1"}),
        ("play_attack", {"card": "burn_300", "target": "B"}),
        ("play_personal", {"card": "draw_2"}),
        ("play_final", {"card": "call_the_ballots"}),
        ("offer_deal", {"card": "deal", "partner": "B", "mine": "A1", "yours": "B1"}),
    ],
)
def test_one_plays_only_what_one_holds(verb: str, words: dict[str, str]) -> None:
    assert Sitting(hands={"A": ["v20"]}).why_not("A", verb, **words) == "AE-5.14"


@pytest.mark.rule("AE-D49")
def test_the_move_is_spent_when_the_card_is_announced() -> None:
    sitting = Sitting(hands={"A": ["jail_time"], "B": ["tough_luck"]})
    sitting.do("A", "play_attack", card="jail_time", target="B")
    assert sitting.table.moves_left == 2
    sitting.do("B", "reply", card="tough_luck")
    sitting.pass_all()
    sitting.holds(outcomes=["cancelled"], moves_left=2)


@pytest.mark.rule("AE-D50")
def test_extra_action_is_too_late_after_the_third_move_even_with_a_fourth_left() -> None:
    sitting = Sitting(hands={"A": ["extra_action"]}, moves_used=3, extra=1)
    assert sitting.why_not("A", "play_personal", card="extra_action") == "AE-10.24"


@pytest.mark.rule("AE-D51")
def test_the_hand_is_counted_when_a_turn_is_cut_short() -> None:
    sitting = Sitting(hands={"A": ["jail_time", *["v20"] * 9], "B": ["tit_for_tat"]})
    sitting.do("A", "play_attack", card="jail_time", target="B")
    sitting.do("B", "reply", card="tit_for_tat")
    sitting.pass_all()
    sitting.holds(hand_count={"A": 7}, turn="B")


@pytest.mark.rule("AE-11.03", "AE-D41")
def test_call_the_ballots_counts_what_lies_open_and_totals_may_be_negative() -> None:
    sitting = Sitting(
        hands={"A": ["call_the_ballots"]},
        regions={"B1": ["v300", "closed"], "B2": ["v20"]},
        penalties={"B": [200]},
    )
    sitting.do("A", "play_final", card="call_the_ballots")
    sitting.holds(cycle_total={"A": 0, "B": -180}, ended="called")


@pytest.mark.rule("AE-1.10", "AE-12.07")
def test_the_highest_sum_wins_and_nobody_loses_a_place_by_resigning() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        cycle=3,
        bank=2,
        phase="draw",
        totals={"A": 100, "B": 900, "C": 300},
        out={"B": "resigned", "C": "expelled"},
        resigned_votes={"B": 50},
    )
    sitting.do("A", "draw_two")
    sitting.do("A", "end_turn")
    sitting.holds(totals={"A": 100, "B": 950, "C": 300}, places={"A": 3, "B": 1, "C": 2}, window="none")
    result = sitting.match.result
    assert result is not None
    assert (result.ending, result.winners, result.side) == ("most_votes", (1,), "seat_2")
    assert sitting.why_not("A", "end_turn") == "AE-2.11"


@pytest.mark.rule("AE-2.12")
def test_the_first_who_goes_on_ends_the_intermission() -> None:
    sitting = Sitting(hands={"A": ["call_the_ballots"]})
    sitting.do("A", "play_final", card="call_the_ballots")
    assert sitting.why_not("B", "end_turn") == "AE-3.08"
    for name in "ABCDE":
        assert sitting.match.options(sitting.seat(name)) == (Continue(),)
    sitting.do("C", "continue")
    sitting.holds(cycle=3, window="draw")
