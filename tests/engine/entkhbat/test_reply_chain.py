"""The reply chain as a machine (AE-6, section 5): who is asked, what counts, and that it always ends."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.entkhbat import events, phases
from engine.entkhbat.answers import Pass, Reply
from engine.entkhbat.cards import OBJECTION, TIT_FOR_TAT, TOUGH_LUCK
from tests.helpers.entkhbat import Sitting


def attacked(**given: Any) -> Sitting:
    """A has attacked B with Jail Time; five candidates unless told otherwise."""
    hands = {"A": ["jail_time"], **given.pop("hands", {})}
    sitting = Sitting(hands=hands, **given)
    sitting.do("A", "play_attack", card="jail_time", target="B")
    return sitting


@pytest.mark.rule("AE-6.10", "AE-D11")
def test_who_is_asked_hangs_on_no_hand() -> None:
    full = {name: ["tough_luck", "objection", "tit_for_tat"] for name in "BCDE"}
    for hands in ({}, full):
        sitting = attacked(hands=hands)
        assert sitting.asked() == ["B", "C", "D", "E"]
        opened = [
            told.event for told in sitting.match.story or () if isinstance(told.event, events.WindowOpened)
        ]
        assert opened == [events.WindowOpened(phases.REPLY, (1, 2, 3, 4), 1)]


@pytest.mark.rule("AE-6.11", "AE-D11")
def test_answers_may_arrive_in_any_order_and_nobody_hears_of_them() -> None:
    digests = set()
    for order in ("BCDE", "EDCB", "CEBD"):
        sitting = attacked(hands={"C": ["objection"], "E": ["objection"]})
        for name in order:
            before = sitting.view(None)
            if sitting.match.question(sitting.seat(name)) and name in "CE":
                told = sitting.do(name, "reply", card="objection")
            else:
                told = sitting.do(name, "pass")
            if name != order[-1]:
                assert told == []
                assert sitting.view(None) == before
        digests.add(sitting.match.digest())
    assert len(digests) == 1


@pytest.mark.rule("AE-6.12", "AE-6.13", "AE-D12")
def test_a_card_that_goes_back_unseen_is_told_to_nobody() -> None:
    sitting = attacked(hands={"B": ["tough_luck"], "C": ["objection"]})
    sitting.do("C", "reply", card="objection")
    sitting.do("B", "reply", card="tough_luck")
    sitting.pass_window()
    told = [entry.event for entry in sitting.match.story or () if entry.face(None) is not None]
    assert [event.card for event in told if isinstance(event, events.ReplyLaid)] == [TOUGH_LUCK]
    assert not [event for event in told if isinstance(event, events.ObjectionBurned)]
    assert sitting.view("D").commands[2].hand_count == 1


@pytest.mark.rule("AE-6.09", "AE-D13")
def test_the_side_with_the_last_word_waits() -> None:
    sitting = attacked(hands={"A": ["jail_time", "tough_luck"], "B": ["tough_luck", "tough_luck"]})
    assert sitting.why_not("A", "reply", card="tough_luck") == "AE-6.09"
    assert sitting.why_not("A", "pass") == "AE-6.09"
    sitting.do("B", "reply", card="tough_luck")
    sitting.pass_window()
    assert sitting.why_not("B", "reply", card="tough_luck") == "AE-6.09"


@pytest.mark.rule("AE-6.14", "AE-D16")
def test_a_helper_stays_on_the_side_it_served() -> None:
    sitting = attacked(hands={"C": ["objection", "objection"], "A": ["jail_time", "tough_luck"]})
    sitting.do("C", "reply", card="objection")
    sitting.pass_window()
    assert sitting.asked() == ["A", "D", "E"]
    assert sitting.why_not("C", "reply", card="objection") == "AE-6.14"


@pytest.mark.rule("AE-6.20", "AE-D17")
def test_a_restrained_helper_is_barred_from_the_attack_and_free_to_defend() -> None:
    sitting = attacked(hands={"C": ["objection"], "B": ["tough_luck"]}, restraining=[["B", "C"]])
    assert "C" in sitting.asked(), "free to defend the protected one"
    sitting.do("B", "reply", card="tough_luck")
    sitting.pass_window()
    assert sitting.asked() == ["A", "D", "E"]
    assert sitting.why_not("C", "reply", card="objection") == "AE-6.20"


@pytest.mark.rule("AE-6.20", "AE-D17")
def test_a_restrained_helper_may_defend_against_the_protected_one() -> None:
    sitting = attacked(hands={"C": ["objection"]}, restraining=[["A", "C"]])
    sitting.do("C", "reply", card="objection")
    sitting.pass_all()
    sitting.holds(outcomes=["cancelled"])


@pytest.mark.rule("AE-6.25", "AE-D15")
def test_the_attackers_tough_luck_answers_a_helper_too() -> None:
    sitting = attacked(hands={"C": ["objection"], "A": ["jail_time", "tough_luck"]})
    sitting.do("C", "reply", card="objection")
    sitting.pass_window()
    sitting.do("A", "reply", card="tough_luck")
    sitting.pass_all()
    sitting.holds(outcomes=["through"], jailed={"B": 1})


@pytest.mark.rule("AE-6.06", "AE-D14")
def test_a_late_tit_for_tat_is_still_in_time() -> None:
    hands = {"A": ["jail_time", "tough_luck"], "B": ["tough_luck", "tit_for_tat"]}
    sitting = attacked(hands=hands)
    sitting.do("B", "reply", card="tough_luck")
    sitting.pass_window()
    sitting.do("A", "reply", card="tough_luck")
    sitting.pass_window()
    sitting.do("B", "reply", card="tit_for_tat")
    sitting.pass_all()
    sitting.holds(outcomes=["reflected"], turn="B")


@pytest.mark.rule("AE-5.11", "AE-6.21", "AE-D33")
def test_a_joker_counts_as_what_it_was_announced_to_be() -> None:
    sitting = attacked(hands={"B": ["joker"], "A": ["jail_time", "tough_luck"]})
    assert sitting.why_not("B", "reply", card="joker") == "AE-5.08"
    assert sitting.why_not("B", "reply", card="joker", as_="objection") == "AE-6.05"
    sitting.do("B", "reply", card="joker", as_="tit_for_tat")
    sitting.pass_window()
    assert sitting.table.chain.reflected
    assert sitting.table.play[-1] == 29, "in the play area it is a Joker again"


@pytest.mark.rule("AE-6.16", "AE-9.08", "AE-10.01")
def test_nothing_answers_personal_and_final_commands() -> None:
    sitting = Sitting(hands={"A": ["immunity", "call_the_ballots"], "B": ["tough_luck", "tit_for_tat"]})
    sitting.do("A", "play_personal", card="immunity")
    assert sitting.asked() == ["A"]
    assert sitting.why_not("B", "reply", card="tough_luck") == "AE-9.01"
    sitting.do("A", "play_final", card="call_the_ballots")
    assert sitting.why_not("B", "reply", card="tough_luck") == "AE-9.01"


def test_a_reply_must_be_a_reaction() -> None:
    sitting = attacked(hands={"B": ["burn_100", "v20", "deals_off"]})
    for card in ("burn_100", "v20", "deals_off"):
        assert sitting.why_not("B", "reply", card=card) == "AE-9.01"


def willing(sitting: Sitting, target: int, attacker: int, mirror: bool) -> str:
    """Plays a chain in which the sides lay so many cards, each as early as it may; returns the outcome."""
    left = {1: target, 0: attacker}
    while sitting.table.awaits == phases.REPLY:
        side = 1 - sitting.table.chain.last
        laid = False
        for seat in sitting.match.to_act():
            options = [option for option in sitting.match.options(seat) if isinstance(option, Reply)]
            if not mirror:
                options = [option for option in options if option.card != TIT_FOR_TAT]
            if options and left[side] and not laid:
                left[side] -= 1
                laid = True
                sitting.match.answer(seat, options[-1])
            else:
                sitting.match.answer(seat, Pass())
    outcome: str = next(
        entry.event.outcome
        for entry in reversed(sitting.match.story or [])
        if isinstance(entry.event, events.ChainClosed)
    )
    return outcome


@pytest.mark.rule("AE-6.07", "AE-6.08", "AE-6.23")
@pytest.mark.parametrize(("target", "attacker", "mirror"), list(product(range(4), range(3), (False, True))))
def test_only_the_number_of_cards_decides(target: int, attacker: int, mirror: bool) -> None:
    """Section 5.3: it goes through exactly when the target's side lays no more than the attacker's."""
    sitting = attacked(
        hands={
            "A": ["jail_time", "tough_luck"],
            "B": ["tough_luck", *(["tit_for_tat"] if mirror else [])],
            "C": ["objection"],
            "D": ["objection"],
        }
    )
    most = min(target, 3 if mirror else 2)
    outcome = willing(sitting, target, attacker, mirror)
    laid = [entry.event for entry in sitting.match.story or () if isinstance(entry.event, events.ReplyLaid)]
    assert len(laid) <= 5
    if most <= attacker:
        assert outcome == "through"
    else:
        assert outcome in ("cancelled", "reflected")


def test_no_chain_is_longer_than_five_replies() -> None:
    everything = ["tough_luck", "tough_luck", "objection", "tit_for_tat"]
    sitting = attacked(hands={name: [*everything, "jail_time"] for name in "ABCDE"})
    windows = 0
    while sitting.table.awaits == phases.REPLY:
        windows += 1
        for seat in sitting.match.to_act():
            sitting.match.answer(seat, sitting.match.options(seat)[-1])
    assert windows <= 5


@pytest.mark.rule("AE-6.02", "AE-6.22")
def test_three_candidates_have_one_helper_who_is_tied_to_a_side() -> None:
    """Section 5.6."""
    sitting = attacked(
        seats=["A", "B", "C"],
        hands={"A": ["jail_time", "tough_luck"], "B": ["tough_luck"], "C": ["objection", "objection"]},
    )
    assert sitting.asked() == ["B", "C"]
    sitting.do("C", "reply", card="objection")
    sitting.pass_window()
    assert sitting.asked() == ["A"]
    sitting.do("A", "reply", card="tough_luck")
    assert sitting.asked() == ["B"], "the Objection of that side is spent"
    sitting.do("B", "reply", card="tough_luck")
    sitting.holds(outcomes=["cancelled"])
    assert OBJECTION in sitting.table.hands[2]
