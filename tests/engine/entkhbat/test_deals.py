"""Deals: interference, switches, answers, sealed picks (AE-8)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.entkhbat import events
from tests.helpers.entkhbat import Sitting

REGIONS = {"A1": ["v120"], "A2": ["v0"], "B1": ["v180"], "B2": ["v20"], "C1": ["v60"]}


def offered(**given: Any) -> Sitting:
    """A offers B a Deal over A1 and B1."""
    hands = {"A": ["deal"], **given.pop("hands", {})}
    sitting = Sitting(hands=hands, regions=given.pop("regions", REGIONS), **given)
    sealed = given.get("options", {}).get("deal_picks") == "sealed"
    words = {} if sealed else {"mine": "A1", "yours": "B1"}
    sitting.do("A", "offer_deal", card="deal", partner="B", **words)
    return sitting


@pytest.mark.rule("AE-8.07", "AE-10.05")
def test_an_immune_owner_is_not_disturbed() -> None:
    sitting = offered(immune={"A": 2}, hands={"C": ["deals_off"]})
    sitting.holds(window="deal_answer", entitled=["B"])
    assert sitting.why_not("C", "interfere", card="deals_off") == "AE-10.05"


@pytest.mark.rule("AE-8.08", "AE-D09")
def test_the_nearest_to_the_right_of_the_owner_interferes_and_others_keep_their_cards() -> None:
    sitting = offered(hands={"C": ["deal_switch"], "E": ["deals_off"], "D": ["deals_off"]})
    sitting.do("E", "interfere", card="deals_off")
    sitting.do("D", "interfere", card="deals_off")
    sitting.do("C", "interfere", card="deal_switch")
    sitting.holds(hand_count={"C": 0, "D": 1, "E": 1}, window="reply")


@pytest.mark.rule("AE-D08")
def test_nobody_interferes_after_the_answer_window_has_opened() -> None:
    sitting = offered(hands={"C": ["deals_off"]})
    sitting.pass_all()
    sitting.holds(window="deal_answer")
    assert sitting.why_not("C", "interfere", card="deals_off") == "AE-3.08"


@pytest.mark.rule("AE-8.24")
def test_a_cancelled_interference_opens_the_window_again_with_new_budgets() -> None:
    sitting = offered(
        hands={"A": ["deal", "tough_luck", "tough_luck"], "C": ["deals_off"], "D": ["deals_off"]}
    )
    for breaker in "CD":
        sitting.holds(window="interfere", entitled=["C", "D", "E"])
        sitting.do(breaker, "interfere", card="deals_off")
        sitting.pass_window()
        sitting.do("A", "reply", card="tough_luck")
        while sitting.table.awaits == "reply":
            sitting.pass_window()
    sitting.pass_all()
    sitting.do("B", "accept_deal", region="B1")
    sitting.holds(outcomes=["cancelled", "cancelled", "deal_done"])


@pytest.mark.rule("AE-8.06", "AE-7.39")
def test_a_restrained_candidate_stays_out_of_the_protected_ones_offers() -> None:
    sitting = offered(restraining=[["A", "C"]], hands={"C": ["deals_off"]})
    sitting.holds(window="interfere", entitled=["D", "E"])
    assert sitting.why_not("C", "interfere", card="deals_off") == "AE-7.39"
    assert sitting.why_not("A", "interfere", card="deals_off") == "AE-5.14"


@pytest.mark.rule("AE-8.10", "AE-D10")
def test_the_partner_speaks_for_the_owner_alone_and_jailed_helpers_are_silent() -> None:
    sitting = offered(
        hands={"A": ["deal", "tough_luck"], "B": ["objection"], "C": ["deals_off"], "D": ["objection"]},
        jailed={"D": 1, "B": 1},
    )
    sitting.holds(entitled=["C", "E"])
    sitting.do("C", "interfere", card="deals_off")
    sitting.pass_window()
    sitting.holds(entitled=["A", "B", "E"])
    assert sitting.why_not("D", "reply", card="objection") == "AE-7.05"
    sitting.do("A", "reply", card="tough_luck")
    sitting.pass_window()
    assert sitting.why_not("B", "reply", card="objection") == "AE-8.10"


@pytest.mark.rule("AE-8.17", "AE-D65")
def test_after_a_switch_too_the_first_refusal_ends_it() -> None:
    sitting = offered(hands={"C": ["deal_switch"]})
    sitting.do("C", "interfere", card="deal_switch")
    sitting.pass_all()
    assert sitting.why_not("A", "end_turn") == "AE-8.13"
    sitting.do("A", "reoffer_deal", partner="C", mine="A2", yours="C1")
    sitting.pass_all()
    sitting.do("C", "refuse_deal")
    sitting.holds(window="turn", outcomes=["through", "deal_refused"], play_has=["deal"])


@pytest.mark.rule("AE-8.19", "AE-D06")
def test_the_sum_is_recorded_in_full_for_each_and_then_goes_face_down() -> None:
    sitting = offered()
    sitting.pass_all()
    told = sitting.do("B", "accept_deal")
    (done,) = [event for event in told if isinstance(event, events.DealDone)]
    assert done.votes == 300
    sitting.holds(recorded={"A": 300, "B": 300})
    for name in ("A", "B", "C", None):
        view = sitting.view(name)
        assert view.deals == ((0, 1),)
        closed = [region for region in view.regions if region.closed]
        assert [(region.votes, region.value, region.count) for region in closed] == [(None, None, 1)] * 2
    sitting.do("A", "end_turn")
    for seat in (None, sitting.seat("A"), sitting.seat("C")):
        assert [e.votes for e in sitting.match.heard(seat) if isinstance(e, events.DealDone)] == [-1]


@pytest.mark.rule("AE-8.05", "AE-D07")
def test_sealed_picks_are_made_in_secret_after_the_yes() -> None:
    sitting = offered(options={"deal_picks": "sealed"})
    assert sitting.table.offer.mine == -1
    sitting.pass_all()
    assert sitting.why_not("B", "accept_deal", region="B1") == "AE-8.05"
    sitting.do("B", "accept_deal")
    sitting.holds(window="deal_pick", entitled=["A", "B"])
    assert sitting.why_not("A", "pick_region", region="A3") == "AE-8.02"
    assert sitting.why_not("A", "pick_region", region="B1") == "AE-4.01"
    assert sitting.do("A", "pick_region", region="A2") == []
    assert sitting.why_not("A", "pick_region", region="A1") == "AE-6.11"
    assert sitting.view("B").own_answer is None
    sitting.do("B", "pick_region", region="B1")
    sitting.holds(recorded={"A": 180, "B": 180}, closed=["A2", "B1"])


@pytest.mark.rule("AE-8.05")
def test_with_sealed_picks_no_region_is_named_in_the_offer() -> None:
    sitting = Sitting(hands={"A": ["deal"]}, regions=REGIONS, options={"deal_picks": "sealed"})
    words = {"card": "deal", "partner": "B"}
    assert sitting.why_not("A", "offer_deal", **words, mine="A1", yours="B1") == "AE-8.05"
    assert sitting.why_not("A", "offer_deal", card="deal", partner="D") == "AE-8.02"


@pytest.mark.rule("AE-8.05", "AE-8.01", "AE-8.02")
def test_an_offer_names_one_region_of_each() -> None:
    sitting = Sitting(hands={"A": ["deal", "v20"]}, regions=REGIONS)

    def refused(**words: str) -> str:
        return sitting.why_not("A", "offer_deal", **({"card": "deal", "partner": "B"} | words))

    assert refused(mine="A1", yours="C1") == "AE-8.05"
    assert refused(mine="B1", yours="B1") == "AE-4.01"
    assert refused(mine="A3", yours="B1") == "AE-8.02"
    assert refused(partner="A", mine="A1", yours="B1") == "AE-5.06"
    assert refused(card="v20", mine="A1", yours="B1") == "AE-8.01"


@pytest.mark.rule("AE-8.16", "AE-8.25")
def test_yes_or_no_and_no_cards() -> None:
    sitting = offered(hands={"B": ["tough_luck", "deal_switch", "v20"]})
    sitting.pass_all()
    assert sitting.why_not("B", "reply", card="tough_luck") == "AE-8.16"
    assert sitting.why_not("B", "waste_interference", card="v20") == "AE-8.16"
    assert sitting.why_not("B", "interfere", card="deal_switch") == "AE-8.18"
    assert sitting.why_not("A", "shake") == "AE-3.08"
    sitting.do("B", "accept_deal", region="B2")
    assert sitting.why_not("A", "end_turn") == "AE-8.25"
    sitting.do("A", "shake")
    sitting.holds(recorded={"A": 140, "B": 140}, closed=["A1", "B2"])


def test_a_deal_that_was_switched_counts_as_one_move() -> None:
    sitting = offered(hands={"C": ["joker"]})
    sitting.do("C", "interfere", card="joker", as_="deal_switch")
    sitting.pass_all()
    sitting.do("A", "reoffer_deal", partner="C", mine="A1", yours="C1")
    sitting.pass_all()
    sitting.do("C", "accept_deal")
    sitting.holds(moves_left=2, recorded={"A": 180, "C": 180})
