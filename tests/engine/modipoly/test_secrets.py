"""What nobody else may know: slips, ordinances, decks (MP-4.18, MP-6.03, MP-6.06, MP-6.12; section 20)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.asking import Seat
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.modipoly import market_events, power_events
from engine.modipoly.answers import Blank, Slip
from engine.modipoly.cards import ORDINANCE_IDS
from tests.helpers.modipoly import (
    CONGRESS,
    DEVOTED,
    GOV,
    LIBERAL,
    OLIGARCH,
    PM,
    closed_bond,
    heard,
    position,
    say,
)

EVERYBODY = (None, *map(Seat, range(7)))


def slips(match: Match, liberal: Slip | Blank) -> None:
    match.answer(OLIGARCH, Slip(300))
    match.answer(LIBERAL, liberal)
    match.answer(DEVOTED, Blank())
    match.answer(GOV, Blank())


@pytest.mark.rule("MP-6.03", "MP-6.06")
def test_a_blank_slip_looks_like_any_other() -> None:
    """Two matches that differ in one slip: whoever did not write it, and is not the PM, sees the same."""
    matches = [closed_bond(), closed_bond()]
    slips(matches[0], Slip(240))
    slips(matches[1], Blank())
    for seat in EVERYBODY:
        seen = [match.view(seat) for match in matches]
        told = [match.heard(seat) for match in matches]
        asked = [match.to_act() for match in matches]
        assert asked[0] == asked[1] == [PM]
        same = seat not in (PM, LIBERAL)
        assert (seen[0] == seen[1]) is same
        assert (told[0] == told[1]) is same


@pytest.mark.rule("MP-6.06")
def test_the_pm_alone_sees_the_slips() -> None:
    match = closed_bond()
    slips(match, Slip(250))
    for seat in EVERYBODY:
        lot = match.view(seat).lot
        assert (lot.slips is not None) is (seat == PM)
        opened = [told for told in heard(match, seat=seat) if isinstance(told, market_events.SlipsOpened)]
        assert bool(opened) is (seat == PM)
    assert [slip.bid for slip in match.view(PM).lot.slips] == [300, 250, 0, 0]


@pytest.mark.rule("MP-6.03")
def test_slips_are_opened_together_and_told_one_by_one() -> None:
    match = closed_bond()
    match.answer(GOV, Slip(240))
    assert match.view(None).lot.handed_in == (GOV,)
    assert match.view(PM).lot.slips is None, "not even the PM looks before all are in"
    assert heard(match)[-1] == market_events.SlipIn(GOV)
    assert heard(match, seat=GOV)[-1] == market_events.SlipWritten(GOV, 240, 0)


@pytest.mark.rule("MP-6.12")
@pytest.mark.parametrize("declassify", ["on", "off"])
def test_slips_are_shown_on_the_last_sheet_only(declassify: str) -> None:
    match = closed_bond(options={"declassify": declassify}, passes=4, at={"pm": 33}, cash={"pm": 300})
    slips(match, Slip(250))
    say(match, "pm", "announce", winner="oligarch")
    (bond,) = match.view(LIBERAL).own_bonds
    assert [slip.seat for slip in bond.slips] == [OLIGARCH, LIBERAL], "the one announced, and one's own"
    assert not match.view(GOV).own_bonds, "who left it blank has seen nothing"
    assert len(match.view(PM).own_bonds[0].slips) == 4
    say(match, "pm", "roll", dice=[1, 2])
    assert match.over
    bonds = match.view(GOV).own_bonds
    assert [len(bond.slips) for bond in bonds] == ([4] if declassify == "on" else [])
    shown = [told for told in heard(match) if isinstance(told, power_events.SlipsDeclassified)]
    assert bool(shown) is (declassify == "on")


def test_who_opened_the_slips_still_knows_them_after_leaving_the_chair() -> None:
    match = closed_bond(trust="used", meters={"unity": 5})
    slips(match, Slip(250))
    say(match, "pm", "announce", winner="oligarch")
    say(match, "pm", "roll", dice=[1, 4])
    say(match, "pm", "settle")
    say(match, "congress", "back", candidate="congress")
    while match.table.chair_empty:
        seat = match.to_act()[0]
        match.answer(seat, match.options(seat)[0])
    assert match.table.pm == CONGRESS
    assert len(match.view(PM).own_bonds[0].slips) == 4
    assert not match.view(CONGRESS).own_bonds


@pytest.mark.rule("MP-13.01", "MP-4.18")
def test_an_ordinance_shows_its_face_to_the_pm_and_in_an_offer_to_the_buyer() -> None:
    match = position(active="cpim", at={"cpim": 10}, top={"ordinance": ["vista"]})
    say(match, "cpim", "roll", dice=[1, 4])
    vista = ORDINANCE_IDS.index("vista")
    assert [match.view(seat).drawn for seat in EVERYBODY] == [None, vista, *[None] * 6]
    say(match, "pm", "offer", to="oligarch", give={"cards": ["vista"]}, get={"cash": 150})
    for seat in EVERYBODY:
        knows = seat in (PM, OLIGARCH)
        assert match.view(seat).bargain.give.cards == ((vista,) if knows else (-1,))
        (offered,) = [t for t in heard(match, seat=seat) if isinstance(t, market_events.Offered)]
        assert offered.give.cards == ((vista,) if knows else (-1,))
    say(match, "oligarch", "accept")
    hands = [match.view(seat).commands[OLIGARCH].hand for seat in EVERYBODY]
    assert hands == [(vista,) if seat == OLIGARCH else None for seat in EVERYBODY]
    assert all(match.view(seat).commands[OLIGARCH].cards == 1 for seat in EVERYBODY)


def faces(match: Match, seat: Seat | None) -> Iterator[int]:
    """Every ordinance that a seat has read of in the story."""
    for told in match.heard(seat):
        match told:
            case (
                power_events.OrdinanceDrawn(card=card)
                | power_events.OrdinanceHeld(card=card)
                | power_events.OrdinanceLapsed(card=card)
            ):
                yield card
            case _:
                pass


def test_held_and_lapsed_ordinances_are_told_face_down() -> None:
    hand = {"pm": ["fund", "ration"]}
    match = position(active="pm", at={"pm": 10}, hand=hand, top={"ordinance": ["uapa"]})
    say(match, "pm", "roll", dice=[1, 4])
    say(match, "pm", "lapse", card="ration")
    assert set(faces(match, None)) == {-1}
    assert set(faces(match, PM)) == {ORDINANCE_IDS.index("uapa"), ORDINANCE_IDS.index("ration")}
    assert match.view(None).shredded == 1
    assert match.view(None).discards == ()


def test_undo_never_goes_back_past_what_was_seen() -> None:
    """A roll, a draw, a slip, a pledge, a ballot and an accepted offer stand; an offer just made does not."""
    match = position(active="congress")
    say(match, "congress", "offer", to="cpim", give={"cash": 40}, get={"tokens": 1})
    assert match.why_no_undo(CONGRESS) is None
    say(match, "cpim", "accept")
    no = match.why_no_undo(Seat(2))
    assert no is not None
    say(match, "congress", "roll", dice=[1, 5])
    with pytest.raises(Refused):
        match.undo()
    say(match, "congress", "call_vote", bribes=[])
    say(match, "cpim", "pledge", votes=1)
    with pytest.raises(Refused):
        match.undo()
