"""Talk: electoral bonds, promises and who kept them, offers in their windows (MP-4)."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.modipoly import market_events, power_events
from engine.modipoly.records import BROKEN, KEPT, OPEN_QUESTION
from tests.helpers.modipoly import CONGRESS, CPIM, GOV, OLIGARCH, PM, position, say, why_not


def deals(events: list[object]) -> list[market_events.DealMade]:
    return [event for event in events if isinstance(event, market_events.DealMade)]


@pytest.mark.rule("MP-2.30", "MP-4.09")
def test_cash_for_the_pm_that_asks_for_nothing_is_an_electoral_bond() -> None:
    match = position(active="oligarch")
    say(match, "oligarch", "offer", to="pm", give={"cash": 100}, get={})
    (deal,) = deals(list(say(match, "pm", "accept")))
    assert deal.bond
    say(match, "oligarch", "offer", to="pm", give={"cash": 100}, get={"tokens": 1})
    (deal,) = deals(list(say(match, "pm", "accept")))
    assert not deal.bond
    say(match, "oligarch", "offer", to="gov", give={"cash": 50}, get={})
    (deal,) = deals(list(say(match, "gov", "accept")))
    assert not deal.bond, "only the PM's drawer has that name"


@pytest.mark.rule("MP-4.12")
def test_an_offer_is_refused_when_it_is_gone_by_the_time_of_the_answer() -> None:
    """A counter may ask for what is there, and never for more."""
    match = position(active="oligarch")
    say(match, "oligarch", "offer", to="pm", give={"cash": 100}, get={"tokens": 5})
    no = why_not(match, "pm", "counter", give={"tokens": 5}, get={"cash": 510})
    assert no is not None
    assert no.rule == "MP-4.12"


@pytest.mark.rule("MP-4.15")
def test_the_talk_option_sets_how_many_offers_there_are() -> None:
    for talk, own, others in (("brief", 2, 0), ("normal", 4, 1), ("long", 8, 3)):
        trays = position(active="oligarch", options={"talk": talk}).view(None).commands
        assert [tray.offers_left for tray in trays] == [own if s == OLIGARCH else others for s in range(7)]


@pytest.mark.rule("MP-4.15", "MP-2.41")
def test_a_debtor_makes_one_offer_to_each_other_seat() -> None:
    match = position(active="pm")
    say(match, "pm", "roll", dice=[1, 4])
    say(match, "pm", "offer", to="gov", give={"tokens": 1}, get={"cash": 40})
    say(match, "gov", "decline")
    no = why_not(match, "pm", "offer", to="gov", give={"tokens": 1}, get={"cash": 30})
    assert no is not None
    assert no.rule == "MP-4.15"
    assert why_not(match, "pm", "offer", to="liberal", give={"tokens": 1}, get={"cash": 40}) is None
    other = why_not(match, "congress", "offer", to="pm", give={"cash": 100}, get={})
    assert other is not None
    assert other.rule == "MP-3.14", "in a debt window only the debtor talks"


def test_three_offers_come_with_an_ordinance_just_drawn() -> None:
    match = position(active="cpim", at={"cpim": 10}, top={"ordinance": ["vista"]})
    say(match, "cpim", "roll", dice=[1, 4])
    for buyer in ("oligarch", "congress", "liberal"):
        say(match, "pm", "offer", to=buyer, give={"cards": ["vista"]}, get={"cash": 150})
        say(match, buyer, "decline")
    no = why_not(match, "pm", "offer", to="gov", give={"cards": ["vista"]}, get={"cash": 150})
    assert no is not None
    assert no.rule == "MP-4.15"


def promise(match: Match, giver: str, taker: str, word: object) -> None:
    """`giver` promises `taker` something for nothing, on the giver's turn."""
    say(match, giver, "offer", to=taker, give={"promises": [word]}, get={})
    say(match, taker, "accept")


def kept(match: Match) -> list[int]:
    return [line.kept for line in match.table.register]


@pytest.mark.rule("MP-4.13")
def test_ballots_keep_promises_or_break_them() -> None:
    match = position(active="pm", at={"pm": 33})
    promise(match, "pm", "gov", "or_else")
    for giver, word in (("oligarch", "vote_confidence"), ("gov", "vote_against")):
        say(match, giver, "offer", to="pm", give={"promises": [word]}, get={})
        say(match, "pm", "accept")
    assert kept(match) == [OPEN_QUESTION] * 3
    say(match, "pm", "roll", dice=[1, 2])
    say(match, "pm", "settle")
    say(match, "oligarch", "ballot", vote="for")
    say(match, "gov", "ballot", vote="for")
    assert kept(match) == [OPEN_QUESTION, KEPT, BROKEN]
    assert power_events.PromiseTold(GOV, PM, 1, kept=False) in match.heard(None)


@pytest.mark.rule("MP-4.13")
def test_announcements_and_pledges_keep_promises_or_break_them() -> None:
    match = position(active="pm", deeds={"pm": ["shor_tv"]})
    promise(match, "pm", "oligarch", "announce")
    promise(match, "pm", "congress", {"id": "cast_next", "n": 4})
    say(match, "pm", "roll", dice=[4, 5])
    say(match, "congress", "roll", dice=[1, 5])
    say(match, "congress", "call_vote", bribes=[])
    say(match, "pm", "pledge", votes=3)
    say(match, "congress", "pledge", votes=0)
    assert kept(match) == [OPEN_QUESTION, BROKEN]
    say(match, "oligarch", "slip", bid=240)
    say(match, "gov", "slip", bid=300)
    say(match, "pm", "announce", winner="oligarch")
    assert kept(match) == [KEPT, BROKEN]


@pytest.mark.rule("MP-4.13")
def test_pointing_and_nominating_keep_promises_or_break_them() -> None:
    match = position(active="pm", hand={"pm": ["uapa"]}, trust="used")
    promise(match, "pm", "congress", "no_target")
    promise(match, "pm", "cpim", "no_target")
    say(match, "oligarch", "offer", to="pm", give={"promises": ["nominate"]}, get={})
    say(match, "pm", "accept")
    say(match, "pm", "enact", card="uapa")
    say(match, "pm", "pick_seat", targets=["congress"])
    assert kept(match) == [BROKEN, OPEN_QUESTION, OPEN_QUESTION]
    say(match, "pm", "roll", dice=[1, 4])
    say(match, "pm", "settle")
    say(match, "oligarch", "nominate", candidate="gov")
    assert kept(match)[2] == BROKEN


@pytest.mark.rule("MP-4.13", "MP-5.11")
def test_calling_a_vote_on_a_certain_deed_keeps_a_promise_or_breaks_it() -> None:
    """Ringing at once counts as a vote in which nothing was cast."""
    for do, outcome in (("call_vote", KEPT), ("closed_bond", KEPT), ("walk_on", BROKEN)):
        match = position(active="congress")
        promise(match, "congress", "cpim", {"id": "call_here", "deed": "solar"})
        say(match, "congress", "roll", dice=[1, 5])
        say(match, "congress", do)
        assert kept(match) == [outcome]


def test_promises_of_not_pointing_are_kept_if_the_game_ends_without_it() -> None:
    match = position(active="pm", passes=4, at={"pm": 33}, cash={"pm": 300})
    promise(match, "pm", "congress", "no_target")
    promise(match, "pm", "congress", "or_else")
    say(match, "pm", "roll", dice=[1, 2])
    assert match.over
    assert kept(match) == [KEPT, OPEN_QUESTION]


def test_whoever_is_not_asked_may_put_in_an_offer_and_nothing_else() -> None:
    match = position(active="congress")
    assert match.to_act() == [CONGRESS]
    assert match.options(CPIM), "the floor is open"
    assert match.may_speak(CPIM)
    assert why_not(match, "cpim", "end_turn") is not None
    say(match, "cpim", "offer", to="gov", give={"tokens": 1}, get={"cash": 50})
    assert match.to_act() == [GOV]
    assert not match.options(CPIM)
    say(match, "gov", "accept")
    assert match.to_act() == [CONGRESS]
    assert not match.options(CPIM), "one opening offer a turn"
