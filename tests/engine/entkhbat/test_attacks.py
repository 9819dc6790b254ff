"""General Commands one by one, straight and reflected (AE-7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.match import Match
from engine.entkhbat import events
from engine.entkhbat.cards import CARD_IDS
from tests.helpers.entkhbat import Sitting


def through(card: str, **given: Any) -> Sitting:
    """A plays a card on B, and nobody replies."""
    more = {name: given.pop(name) for name in ("region", "as_") if name in given}
    hands = {"A": [card if "as_" not in more else "joker"], **given.pop("hands", {})}
    sitting = Sitting(hands=hands, **given)
    sitting.do("A", "play_attack", card="joker" if "as_" in more else card, target="B", **more)
    sitting.pass_all()
    return sitting


def reflected(card: str, **given: Any) -> Sitting:
    """A plays a card on B, who sends it back."""
    more = {name: given.pop(name) for name in ("region",) if name in given}
    hands = {"A": [card], "B": ["tit_for_tat"], **given.pop("hands", {})}
    sitting = Sitting(hands=hands, **given)
    sitting.do("A", "play_attack", card=card, target="B", **more)
    sitting.do("B", "reply", card="tit_for_tat")
    sitting.pass_all()
    return sitting


@pytest.mark.rule("AE-7.01", "AE-6.01", "AE-D30")
@pytest.mark.parametrize(
    "card",
    [
        "jail_time",
        "reshuffle",
        "inspection",
        "cut_the_mic",
        "hostile_takeover",
        "burn_a_card",
        "burn_100",
        "burn_200",
        "burn_300",
        "lift_immunity",
        "no_confidence",
        "restraining_order",
        "filing_fees",
    ],
)
def test_every_general_command_but_deal_is_an_attack_and_a_move(card: str) -> None:
    immune = {"B": 2} if card == "lift_immunity" else {}
    sitting = Sitting(hands={"A": [card], "B": ["v20"]}, regions={"B1": ["v120"]}, immune=immune)
    words = {} if card == "filing_fees" else {"target": "B"}
    if card == "hostile_takeover":
        words["region"] = "B1"
    sitting.do("A", "play_attack", card=card, **words)
    sitting.holds(window="reply", moves_left=2, play_has=[card])


@pytest.mark.rule("AE-7.07", "AE-D27")
def test_a_second_jail_time_adds_a_turn() -> None:
    sitting = through("jail_time", jailed={"B": 1})
    sitting.holds(jailed={"B": 2})
    sitting.do("A", "end_turn")
    sitting.holds(turn="C", jailed={"B": 1})


@pytest.mark.rule("AE-7.11", "AE-D54")
def test_a_reflected_reshuffle_is_the_same_swap() -> None:
    sitting = reflected("reshuffle", hands={"A": ["reshuffle", "v500"], "B": ["tit_for_tat", "v0"]})
    sitting.holds(outcomes=["reflected"], hand={"A": ["v0"], "B": ["v500"]})


@pytest.mark.rule("AE-7.08")
def test_only_the_two_read_their_new_hands() -> None:
    sitting = through("reshuffle", hands={"A": ["reshuffle", "v500"], "B": ["v0", "deal"]})
    received = {
        entry.knowers: entry.event.cards
        for entry in sitting.match.story or ()
        if isinstance(entry.event, events.HandReceived)
    }
    assert received == {(0,): sitting.table.hands[0], (1,): sitting.table.hands[1]}


@pytest.mark.rule("AE-7.12", "AE-13.05", "AE-D57", "AE-D18")
def test_an_inspection_shows_the_hand_to_one_alone_and_only_while_it_is_open() -> None:
    sitting = through("inspection", hands={"A": ["inspection"], "B": ["v500", "deal"]})
    sitting.holds(window="inspect", entitled=["A"], seen_by={"hand_seen": ["A"]})
    assert sitting.view("A").seen == sitting.table.hands[1]
    assert all(sitting.view(name).seen is None for name in ("B", "C", None))
    sitting.do("A", "close")
    assert sitting.view("A").seen is None
    heard = sitting.match.heard(sitting.seat("A"))
    assert events.HandSeen(0, 1) in heard, "the log keeps that, not what"
    assert not any(isinstance(event, events.HandSeen) and event.cards for event in heard)


@pytest.mark.rule("AE-7.14", "AE-D18")
def test_a_reflected_inspection_shows_the_attackers_hand() -> None:
    sitting = reflected("inspection", hands={"A": ["inspection", "v300"], "B": ["tit_for_tat", "v20"]})
    sitting.holds(window="inspect", entitled=["B"])
    assert sitting.view("B").seen == sitting.table.hands[0]


@pytest.mark.rule("AE-7.15", "AE-7.18", "AE-7.19", "AE-D28")
def test_silence_lasts_three_of_their_own_turns_and_three_more_each_time() -> None:
    sitting = through("cut_the_mic", seats=["A", "B", "C"], silenced={"B": 1})
    sitting.holds(silenced={"B": 4})
    for left in (3, 2, 1, 0):
        sitting.do("A", "end_turn")
        for name in "BC":
            sitting.do(name, "draw_two")
            sitting.do(name, "end_turn")
        sitting.holds(silenced={"B": left})
        sitting.do("A", "draw_two")


@pytest.mark.rule("AE-7.19", "AE-D28")
def test_a_reflected_cut_the_mic_does_not_count_the_turn_that_runs() -> None:
    sitting = reflected("cut_the_mic", hands={"A": ["cut_the_mic"], "B": ["tit_for_tat"]})
    sitting.do("A", "end_turn")
    sitting.holds(silenced={"A": 3})


@pytest.mark.rule("AE-7.19")
def test_a_turn_lost_to_jail_is_a_silent_turn() -> None:
    sitting = Sitting(jailed={"B": 1}, silenced={"B": 2})
    sitting.do("A", "end_turn")
    sitting.holds(turn="C", silenced={"B": 1})


@pytest.mark.rule("AE-7.22", "AE-D55")
def test_a_taken_region_is_like_ones_own() -> None:
    sitting = through(
        "hostile_takeover",
        region="B1",
        hands={"A": ["hostile_takeover", "v20", "deal"]},
        regions={"B1": ["v180"], "C1": ["v60"]},
    )
    sitting.do("A", "place_vote", card="v20", region="B1")
    assert sitting.why_not("B", "place_vote", card="v20", region="B1") == "AE-3.07"
    sitting.do("A", "offer_deal", card="deal", partner="C", mine="B1", yours="C1")
    sitting.pass_all()
    sitting.do("C", "accept_deal", region="C1")
    sitting.holds(recorded={"A": 260, "C": 260, "B": 0}, closed=["B1", "C1"], holder={"B1": "A"})


@pytest.mark.rule("AE-7.23", "AE-D18")
def test_a_reflected_takeover_lets_the_reflector_choose() -> None:
    sitting = reflected(
        "hostile_takeover", region="B1", regions={"A1": ["v500"], "A2": ["v0", "closed"], "B1": ["v20"]}
    )
    sitting.holds(window="choose_region", entitled=["B"])
    assert sitting.why_not("B", "choose_region", region="A2") == "AE-7.23"
    assert sitting.why_not("B", "choose_region", region="C1") == "AE-7.23"
    sitting.do("B", "choose_region", region="A1")
    sitting.holds(holder={"A1": "B", "B1": "B"}, window="turn")


@pytest.mark.rule("AE-7.23")
def test_a_reflected_takeover_finds_nothing_where_all_is_closed() -> None:
    closed = {f"A{place}": ["v0", "closed"] for place in range(1, 6)}
    sitting = reflected("hostile_takeover", region="B1", regions={**closed, "B1": ["v20"]})
    sitting.holds(outcomes=["reflected"], window="turn", turn="A")


@pytest.mark.rule("AE-7.24", "AE-7.25")
def test_a_card_is_drawn_blind_from_the_hand_alone() -> None:
    sitting = through(
        "burn_a_card",
        hands={"A": ["burn_a_card"], "B": ["v0", "v20", "deal"]},
        regions={"B1": ["v500", "safe_seat"]},
        immune={"C": 2},
    )
    sitting.holds(window="pick_blind", entitled=["A"])
    assert sitting.view("A").fan == 3
    assert [sitting.why_not("A", "pick_blind", position=place) for place in (0, 1, 3, 4)] == [
        "AE-7.24",
        "accepted",
        "accepted",
        "AE-7.24",
    ]
    (burned,) = [
        event
        for event in sitting.do("A", "pick_blind", position=2)
        if isinstance(event, events.CardBurnedBlind)
    ]
    sitting.holds(hand_count={"B": 2}, play_has=["burn_a_card", CARD_IDS[burned.card]])
    sitting.holds(region={"B1": ["v500"]}, fixed={"B1": ["safe_seat"]})


@pytest.mark.rule("AE-7.24")
def test_the_order_of_the_fan_is_drawn_and_nobody_sees_it() -> None:
    orders = set()
    for seed in range(12):
        sitting = through(
            "burn_a_card", hands={"A": ["burn_a_card"], "B": ["v0", "v20", "v40", "deal"]}, seed=seed
        )
        orders.add(sitting.table.fan)
        assert all(sitting.view(name).fan == 4 for name in ("A", "B", None))
    assert len(orders) > 3


@pytest.mark.rule("AE-7.26", "AE-D18")
def test_a_reflected_burn_a_card_picks_from_the_attackers_hand() -> None:
    sitting = reflected("burn_a_card", hands={"A": ["burn_a_card", "v300"], "B": ["tit_for_tat"]})
    sitting.holds(window="pick_blind", entitled=["B"])
    sitting.do("B", "pick_blind", position=1)
    sitting.holds(play_has=["v300"], hand={"A": []})
    sitting = reflected("burn_a_card")
    sitting.holds(outcomes=["reflected"], window="turn")


@pytest.mark.rule("AE-7.31", "AE-D18")
def test_a_reflected_lift_immunity_burns_the_attackers_if_there_is_one() -> None:
    sitting = reflected("lift_immunity", immune={"A": 2, "B": 3})
    sitting.holds(immune={"B": 3}, play_has=["immunity"])
    sitting = reflected("lift_immunity", immune={"B": 3})
    sitting.holds(immune={"B": 3}, play_lacks=["immunity"])


@pytest.mark.rule("AE-7.37", "AE-D18", "AE-D26")
def test_a_reflected_no_confidence_is_about_the_attacker_whose_turn_then_ends() -> None:
    sitting = reflected(
        "no_confidence",
        hands={"A": ["no_confidence", "v500"], "B": ["tit_for_tat"]},
        regions={"A1": ["v80", "ballot_stuffing"], "A2": ["v20", "closed"], "C1": ["v40", "held_by_A"]},
        immune={"A": 2},
    )
    for name in "ABCDE":
        sitting.do(name, "vote", choice="keep" if name == "A" else "expel")
    sitting.holds(
        outcomes=["reflected", "expelled"],
        turn="B",
        out={"A": "expelled"},
        region={"A1": [], "A2": ["v20"], "C1": []},
        fixed={"A1": []},
        holder={"C1": "A"},
        closed=["A2"],
        immune={},
        play_has=["v500", "v80", "ballot_stuffing", "immunity", "v40"],
    )


@pytest.mark.rule("AE-7.32", "AE-D25", "AE-D61")
def test_jailed_silenced_and_immune_candidates_vote_too() -> None:
    sitting = through("no_confidence", jailed={"C": 1}, silenced={"D": 2}, immune={"E": 2})
    assert sitting.asked() == list("ABCDE")
    sitting.do("C", "vote", choice="keep")
    assert sitting.why_not("C", "vote", choice="expel") == "AE-6.11"
    assert sitting.why_not("D", "vote", choice="abstain") == "AE-7.32"
    view = sitting.view("D")
    assert view.own_answer is None
    assert sitting.view("C").own_answer is not None


@pytest.mark.rule("AE-7.42", "AE-10.07", "AE-D18")
def test_a_reflected_order_protects_the_reflector_and_later_immunity_changes_nothing() -> None:
    sitting = reflected("restraining_order", hands={"A": ["restraining_order", "immunity", "burn_100"]})
    sitting.holds(restraining=[["B", "A"]])
    sitting.do("A", "play_personal", card="immunity")
    assert sitting.why_not("A", "play_attack", card="burn_100", target="B") == "AE-7.39"


@pytest.mark.rule("AE-D31")
def test_no_order_against_an_immune_candidate_nor_a_second_one() -> None:
    sitting = Sitting(hands={"A": ["restraining_order"]}, immune={"B": 2}, restraining=[["A", "C"]])
    assert sitting.why_not("A", "play_attack", card="restraining_order", target="B") == "AE-10.02"
    assert sitting.why_not("A", "play_attack", card="restraining_order", target="C") == "AE-5.15"


@pytest.mark.rule("AE-5.15", "AE-D21")
def test_a_command_that_could_change_nothing_is_no_legal_play() -> None:
    sitting = Sitting(
        hands={"A": ["burn_100", "burn_a_card", "inspection", "lift_immunity"]},
        regions={"B1": ["v80", "safe_seat"], "B2": ["v300", "closed"]},
    )
    for card in ("burn_100", "burn_a_card", "inspection", "lift_immunity"):
        assert sitting.why_not("A", "play_attack", card=card, target="B") == "AE-5.15"
    sitting = Sitting(hands={"A": ["reshuffle"]})
    assert sitting.why_not("A", "play_attack", card="reshuffle", target="B") == "AE-5.15"
    sitting = Sitting(hands={"A": ["reshuffle"], "B": ["v0"]})
    assert sitting.why_not("A", "play_attack", card="reshuffle", target="B") == "accepted"


@pytest.mark.rule("AE-4.12", "AE-D20")
def test_more_than_necessary_may_burn() -> None:
    sitting = through("burn_100", regions={"B1": ["v300", "v500", "v0"]})
    assert sitting.why_not("B", "burn_votes", cards=["v300", "v500", "v0"]) == "accepted"
    sitting.do("B", "burn_votes", cards=["v500@B1", "v0"])
    sitting.holds(region={"B1": ["v300"]})


@pytest.mark.rule("AE-D32", "AE-D33")
def test_a_joker_as_votes_is_one_of_the_ten_and_stays_that_until_it_burns() -> None:
    sitting = through("burn_300", regions={"B1": ["joker=v500", "v20"]})
    sitting.holds(region_value={"B1": 520})
    sitting.do("B", "burn_votes", cards=["v500"])
    sitting.holds(play_has=["joker"], region={"B1": ["v20"]})


# -- Filing Fees -----------------------------------------------------------------------------


@pytest.mark.rule("AE-7.45", "AE-7.53", "AE-D22")
def test_a_jailed_candidate_pays_and_the_chains_go_right_from_the_player() -> None:
    sitting = Sitting(
        turn="C",
        hands={"C": ["filing_fees"]},
        jailed={"D": 1},
        regions={f"{name}1": ["v20"] for name in "ABDE"},
    )
    sitting.do("C", "play_attack", card="filing_fees")
    order = []
    while sitting.table.awaits == "reply":
        order += sitting.asked()
        sitting.pass_window()
    assert order == ["D", "E", "A", "B"]
    sitting.holds(window="spread_fee", region={"D1": []})


@pytest.mark.rule("AE-7.52", "AE-7.53", "AE-D22")
def test_a_reflected_fee_is_paid_by_the_player_first_and_spread_by_the_payer() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        hands={"A": ["filing_fees"], "C": ["tit_for_tat"]},
        regions={"A1": ["v80", "v40"], "B1": ["v60"]},
    )
    sitting.do("A", "play_attack", card="filing_fees")
    sitting.do("B", "pass")
    sitting.do("C", "reply", card="tit_for_tat")
    sitting.do("A", "pass")
    sitting.holds(window="pay_fee", entitled=["A"], region={"B1": ["v60"]})
    sitting.do("A", "pay_fee", cards=["v80", "v40"])
    sitting.holds(window="spread_fee", entitled=["C"])
    sitting.do("C", "spread_fee", places=[["v80", "C1"], ["v40", "C2"]])
    sitting.holds(region={"C1": ["v80"], "C2": ["v40"], "B1": []}, window="spread_fee", entitled=["A"])


@pytest.mark.rule("AE-7.49", "AE-D24")
def test_only_what_came_in_is_spread_and_the_rest_burns() -> None:
    sitting = Sitting(
        seats=["A", "B", "C"],
        hands={"A": ["filing_fees"]},
        regions={"A1": ["v40"], "B1": ["v20", "v0", "safe_seat", "ballot_stuffing"]},
    )
    sitting.do("A", "play_attack", card="filing_fees")
    sitting.pass_all()
    assert sitting.why_not("A", "spread_fee", places=[["v40", "A2"]]) == "AE-7.48"
    assert sitting.why_not("A", "spread_fee", places=[["v20", "B1"]]) == "AE-4.01"
    sitting.do("A", "spread_fee", places=[])
    sitting.holds(play_has=["v20", "v0"], region={"A1": ["v40"], "B1": []})


@pytest.mark.rule("AE-7.47", "AE-D23")
def test_each_payer_is_answered_with_a_card_of_its_own() -> None:
    sitting = fees_with_two_replies("one_card_each")
    sitting.do("A", "reply", card="tough_luck")
    sitting.do("B", "pass")
    sitting.do("C", "reply", card="tough_luck")
    assert sitting.why_not("A", "reply", from_="table") == "AE-5.14"


@pytest.mark.rule("AE-7.47", "AE-D23")
def test_at_some_tables_one_tough_luck_answers_everybody() -> None:
    sitting = fees_with_two_replies("one_for_all")
    assert sitting.why_not("A", "reply", from_="table") == "AE-5.14", "it does not lie there yet"
    sitting.do("A", "reply", card="tough_luck")
    sitting.do("B", "pass")
    sitting.do("C", "reply", card="tough_luck")
    sitting.do("A", "reply", from_="table")
    sitting.do("C", "pass")
    sitting.holds(outcomes=["through", "through"])


def fees_with_two_replies(option: str) -> Sitting:
    sitting = Sitting(
        seats=["A", "B", "C"],
        options={"fees_tough_luck": option},
        hands={"A": ["filing_fees", "tough_luck"], "B": ["tough_luck"], "C": ["tough_luck"]},
        regions={"B1": ["v20"], "C1": ["v20"]},
    )
    sitting.do("A", "play_attack", card="filing_fees")
    sitting.do("B", "reply", card="tough_luck")
    return sitting


def test_a_fork_in_the_middle_of_a_chain_equals_its_original() -> None:
    sitting = fees_with_two_replies("one_for_all")
    match: Match = sitting.match
    assert match.fork().digest() == match.digest()
