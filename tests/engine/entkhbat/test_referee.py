"""The referee's chair and the table's own justice (AE-13, section 7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.entkhbat import events
from engine.entkhbat.cards import REASONS
from tests.helpers.entkhbat import Sitting, fresh


def refereed(**given: Any) -> Sitting:
    return Sitting(referee=True, **given)


@pytest.mark.rule("AE-13.10", "AE-D44")
def test_without_a_referee_person_the_program_does_the_work_and_nobody_has_the_stamps() -> None:
    sitting = Sitting(hands={"A": ["v20"]})
    for by in ("A", "B", "REF"):
        assert sitting.why_not(by, "impose_penalty", seat="C") == "AE-13.01"
    sitting.do("A", "waste_card", card="v20")


@pytest.mark.rule("AE-13.01", "AE-13.11", "AE-D44")
def test_the_referee_rules_at_any_time_and_never_plays() -> None:
    sitting = refereed(hands={"A": ["jail_time", "v20"]})
    assert sitting.why_not("REF", "end_turn", seat="A") == "AE-13.13"
    for verb, words in (
        ("place_vote", {"card": "v20", "region": "A1"}),
        ("draw_two", {}),
        ("pass", {}),
        ("continue", {}),
    ):
        assert sitting.why_not("REF", verb, **words) == "AE-13.11"
    assert sitting.why_not("B", "warn", seat="A") == "AE-13.01"
    sitting.do("A", "play_attack", card="jail_time", target="B")
    asked = sitting.asked()
    sitting.do("REF", "impose_penalty", seat="E", reason="bad_manners")
    sitting.holds(penalties={"E": [200]}, window="reply", entitled=asked)


@pytest.mark.rule("AE-13.11")
def test_the_referees_view_has_the_register_and_no_hand() -> None:
    sitting = refereed(hands={"A": ["v20"]}, cycle=3, totals={"A": 500})
    view = sitting.view("REF")
    assert all(candidate.hand is None for candidate in view.commands)
    assert view.register is not None
    assert view.register[0].totals[0] == 500
    assert all(sitting.view(name).register is None for name in ("A", None))


@pytest.mark.rule("AE-13.02")
def test_what_is_recorded_stands_whatever_happens_on_the_table() -> None:
    sitting = refereed(hands={"A": ["call_the_ballots"]}, deals=[["A", "B", 200]])
    sitting.do("A", "play_final", card="call_the_ballots")
    view = sitting.view("REF")
    assert view.register is not None
    assert view.register[-1].deals == ((0, 1, 200),)
    assert view.register[-1].totals[:2] == (200, 200)


@pytest.mark.rule("AE-13.13", "AE-3.12", "AE-D46")
def test_a_stalling_turn_is_ended_after_a_warning_in_that_turn() -> None:
    sitting = refereed(phase="draw", hands={"A": ["v20"]})
    assert sitting.why_not("REF", "warn", seat="B") == "AE-3.07"
    sitting.do("REF", "warn", seat="A")
    assert sitting.view(None).warned
    assert sitting.why_not("REF", "end_turn", seat="A") == "AE-3.08"
    sitting.do("A", "draw_two")
    sitting.do("REF", "end_turn", seat="A")
    sitting.holds(turn="B", window="draw", hand_count={"A": 3})
    assert not sitting.view(None).warned
    sitting.do("B", "draw_two")
    assert sitting.why_not("REF", "end_turn", seat="B") == "AE-13.13"


@pytest.mark.rule("AE-13.09", "AE-D64")
def test_an_expulsion_in_the_middle_of_an_argument_waits_until_it_is_settled() -> None:
    sitting = refereed(hands={"A": ["burn_100"], "B": ["v500"]}, regions={"B1": ["v120"]})
    sitting.do("A", "play_attack", card="burn_100", target="B")
    told = sitting.do("REF", "expel", seat="B")
    assert told == [events.ExpulsionWaits(1)]
    assert sitting.why_not("REF", "expel", seat="B") == "AE-13.09"
    sitting.holds(out={}, window="reply", entitled=["B", "C", "D", "E"])
    sitting.pass_all()
    sitting.do("B", "burn_votes", cards=["v120"])
    sitting.holds(out={"B": "expelled"}, play_has=["v500"], window="turn")


@pytest.mark.rule("AE-13.09")
@pytest.mark.parametrize("phase", ["draw", "moves"])
def test_expelled_in_ones_own_turn_the_turn_ends(phase: str) -> None:
    sitting = refereed(phase=phase, cycle=1, hands={"A": ["v500"]}, regions={"A1": ["v120"]})
    sitting.do("REF", "expel", seat="A")
    sitting.holds(out={"A": "expelled"}, turn="B", window="draw", region={"A1": []}, hand_count={"A": 0})


@pytest.mark.rule("AE-13.09")
def test_somebody_elses_expulsion_leaves_the_turn_alone() -> None:
    sitting = refereed(hands={"A": ["v20"]})
    sitting.do("REF", "expel", seat="C")
    sitting.holds(out={"C": "expelled"}, turn="A", window="turn", moves_left=3)
    sitting.do("A", "place_vote", card="v20", region="A1")


@pytest.mark.rule("AE-13.03")
def test_the_referee_consults_all_and_nothing_else_comes_of_it() -> None:
    sitting = refereed(hands={"A": ["v20"]})
    before = sitting.match.digest()
    sitting.do("REF", "consult", question="Was that a breach?")
    assert sitting.asked() == list("ABCDE")
    assert sitting.why_not("A", "place_vote", card="v20", region="A1") == "AE-3.08"
    assert sitting.why_not("REF", "impose_penalty", seat="A") == "AE-3.08"
    for name in "ABCD":
        assert sitting.do(name, "opinion", choice="yes") == []
    assert sitting.why_not("A", "opinion", choice="no") == "AE-6.11"
    told = sitting.do("E", "opinion", choice="no")
    assert told == [events.ConsultTallied("Was that a breach?", 4, 1)]
    sitting.table.shown -= 1  # that something was opened is all that has changed
    assert sitting.match.digest() == before


@pytest.mark.rule("AE-13.06", "AE-7.16")
def test_signals_of_the_silenced_are_interpreted() -> None:
    sitting = refereed()
    assert sitting.why_not("REF", "interpret", text="Yes.") == "AE-13.06"
    sitting = refereed(silenced={"B": 2})
    assert sitting.do("REF", "interpret", text="Yes.") == [events.SignalInterpreted("Yes.")]


@pytest.mark.rule("AE-13.04")
def test_an_accident_is_put_right_as_long_as_nobody_has_seen_anything() -> None:
    sitting = refereed(hands={"A": ["v20"]})
    before = sitting.match.digest()
    sitting.do("A", "place_vote", card="v20", region="A1")
    sitting.match.undo()
    assert sitting.match.digest() == before


@pytest.mark.rule("AE-7.13", "AE-7.17", "AE-10.16", "AE-13.07")
def test_every_breach_has_its_reason_and_its_price() -> None:
    for reason in ("spoke_while_silenced", "gave_away_secret"):
        assert reason in REASONS
        sitting = refereed(cycle=4, silenced={"B": 3})
        sitting.do("REF", "impose_penalty", seat="B", reason=reason)
        sitting.holds(penalties={"B": [400]})
        assert sitting.view(None).commands[1].next_fine == 500
    assert refereed().why_not("REF", "impose_penalty", seat="B", reason="looked_smug") == "AE-13.08"


@pytest.mark.rule("AE-13.08", "AE-D42")
def test_penalties_after_the_count_belong_to_the_cycle_that_was_counted() -> None:
    sitting = refereed(hands={"A": ["call_the_ballots"]}, regions={"B1": ["v300"]}, penalties={"B": [200]})
    sitting.do("A", "play_final", card="call_the_ballots")
    sitting.holds(cycle_total={"B": 100})
    sitting.do("REF", "impose_penalty", seat="B")
    sitting.holds(cycle_total={"B": -200}, penalties={"B": [200, 300]}, window="intermission")
    sitting.do("REF", "veto_penalty", seat="B", number=2)
    sitting.holds(cycle_total={"B": 100})
    sitting.do("C", "continue")
    sitting.holds(penalties={"B": []})
    sitting.do("REF", "impose_penalty", seat="B")
    sitting.holds(penalties={"B": [300]})


def test_a_vetoed_penalty_is_not_raised_and_there_must_be_one() -> None:
    sitting = refereed(penalties={"B": [0]})
    assert sitting.why_not("REF", "raise_penalty", seat="B", number=1, to=300) == "AE-13.09"
    assert sitting.why_not("REF", "raise_penalty", seat="B", number=2, to=300) == "AE-13.08"
    assert sitting.why_not("REF", "veto_penalty", seat="C", number=1) == "AE-13.08"


# -- the table's own justice -----------------------------------------------------------------


@pytest.mark.rule("AE-13.12", "AE-D45")
def test_a_tie_is_no_breach_and_the_interrupted_window_is_as_it_was() -> None:
    sitting = Sitting(seats=["A", "B", "C"], hands={"A": ["jail_time"], "B": ["tough_luck"]})
    sitting.do("A", "play_attack", card="jail_time", target="B")
    sitting.do("B", "reply", card="tough_luck")
    sitting.do("A", "call_breach", seat="C", reason="bad_manners")
    assert sitting.asked() == ["A", "B"]
    assert sitting.view("A").accused == (0, 2)
    sitting.do("A", "vote_breach", choice="breach")
    assert sitting.why_not("A", "vote_breach", choice="fine") == "AE-6.11"
    told = sitting.do("B", "vote_breach", choice="fine")
    assert told == [events.BreachResult(2, 1, 1)]
    sitting.holds(penalties={"C": []}, window="reply", entitled=["C"])
    assert sitting.view("B").own_answer is not None, "the sealed reply still lies there"
    sitting.do("C", "pass")
    sitting.holds(window="reply", entitled=["A", "C"], play_has=["tough_luck"])


@pytest.mark.rule("AE-13.12", "AE-13.14", "AE-D45")
def test_who_may_accuse_whom() -> None:
    sitting = Sitting(options={"humans": ["A", "B", "C"]}, out={"B": "expelled"})
    assert sitting.why_not("A", "call_breach", seat="A") == "AE-13.12"
    assert sitting.why_not("D", "call_breach", seat="A") == "AE-13.12", "bots do not accuse"
    assert sitting.why_not("B", "call_breach", seat="D") == "accepted", "out of the cycle is not out of mind"
    assert sitting.why_not("B", "vote_breach", choice="fine") == "AE-13.12"
    sitting.do("B", "call_breach", seat="D")
    assert sitting.asked() == ["A", "B", "C"]
    for name in "ABC":
        sitting.do(name, "vote_breach", choice="breach")
    sitting.holds(penalties={"D": [200]})
    assert sitting.why_not("B", "call_breach", seat="E") == "AE-13.14"
    sitting.do("A", "end_turn")
    assert sitting.why_not("B", "call_breach", seat="E") == "accepted"


@pytest.mark.rule("AE-13.12")
def test_it_takes_two_people_besides_the_accused_and_a_table_that_judges() -> None:
    assert Sitting(options={"humans": ["A", "B"]}).why_not("A", "call_breach", seat="B") == "AE-13.12"
    assert Sitting(options={"table_breach": "off"}).why_not("A", "call_breach", seat="B") == "AE-13.12"
    assert refereed().why_not("A", "call_breach", seat="B") == "AE-13.12"


@pytest.mark.rule("AE-13.14")
def test_the_draft_counts_as_one_turn_and_the_intermission_belongs_to_the_turn_before() -> None:
    match = fresh(3, region_setup="chosen", first_candidate="picked")
    from engine.entkhbat.answers import CallBreach, VoteBreach

    match.answer(Seat(1), CallBreach(2))
    for seat in (0, 1):
        match.answer(Seat(seat), VoteBreach(False))
    seat = match.to_act()[0]
    match.answer(seat, match.options(seat)[0])
    no = match.why_not(Seat(1), CallBreach(2))
    assert no is not None
    assert no.rule == "AE-13.14"
    sitting = Sitting(hands={"A": ["call_the_ballots"]})
    sitting.do("B", "call_breach", seat="C")
    for name in "ABDE":
        sitting.do(name, "vote_breach", choice="fine")
    sitting.do("A", "play_final", card="call_the_ballots")
    assert sitting.why_not("B", "call_breach", seat="C") == "AE-13.14"


def test_a_match_with_interruptions_forks_and_is_imagined_as_it_stands() -> None:
    sitting = Sitting(hands={"A": ["jail_time"], "B": ["tough_luck"]})
    sitting.do("A", "play_attack", card="jail_time", target="B")
    sitting.do("B", "reply", card="tough_luck")
    sitting.do("C", "call_breach", seat="D", reason="stalling")
    for name in "ABCE":
        sitting.do(name, "vote_breach", choice="breach")
    match = sitting.match
    assert match.fork().digest() == match.digest()
    twin = match.imagine(sitting.seat("C"), Dice(3))
    assert twin.table.penalties == match.table.penalties
    assert twin.to_act() == match.to_act()
    assert twin.step == match.step
