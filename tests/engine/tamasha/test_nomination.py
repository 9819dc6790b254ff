"""ET-3: two slates, BigNetas, swaps, purses and planners."""

from __future__ import annotations

import pytest

from engine.tamasha import cards, events
from engine.tamasha.cards import CANDYNETAS, CODES, MISS_BOLLY, NETAS
from tests.helpers.playing import moves, play_until, set_up
from tests.helpers.tamasha import position, refused_by, say, why_not


def phase(name: str):  # type: ignore[no-untyped-def]
    return lambda match: match.table.phase == name


@pytest.mark.rule("ET-3.01", "ET-3.02", "ET-3.03", "ET-3.05", "ET-3.07", "ET-3.08", "ET-3.09", "ET-D05")
def test_both_slates_always_fill_and_ten_are_left() -> None:
    for seed in range(60):
        match = play_until(set_up("tamasha", "basic", 2, seed), phase("swap"), seed)
        piles = [event for event in match.heard(None) if isinstance(event, events.PileFormed)]
        assert [event.count for event in piles] == [19]
        placed = [event for event in match.heard(None) if isinstance(event, events.NetaPlaced)]
        assert [event.party for event in placed] == [0] * 9 + [1] * 9
        for event in placed:
            assert NETAS[event.neta].group in (event.constituency, cards.ANYWHERE)
        assert [len(party.dealt) for party in match.table.parties] == [5, 5]


@pytest.mark.rule("ET-3.02", "ET-3.06")
def test_only_the_revealing_side_places_miss_bolly() -> None:
    match = position(phase="nomination", pile_top=["ks_clean", "miss_bolly"])
    assert match.to_act() == [0]
    assert refused_by(match, "yellow place_bolly MZ") == "ET-3.02"
    assert refused_by(match, "purple place_bolly KS") == "ET-3.06"
    assert [CODES[option.constituency] for option in match.options(0)] == list(CODES[1:])
    say(match, "purple place_bolly SW")
    assert match.table.parties[0].neta[8] == MISS_BOLLY


@pytest.mark.rule("ET-3.06", "ET-D06")
def test_the_last_empty_seat_is_hers_without_a_question() -> None:
    eight = ["ks_clean", "mz_clean", "yv_clean", "mm_clean", "vp_clean", "sb_clean", "fj_clean", "sc_clean"]
    match = position(phase="nomination", pile_top=[*eight, "miss_bolly"])
    assert match.table.phase == "swap"
    assert match.table.parties[0].neta[8] == MISS_BOLLY
    bolly = NETAS[MISS_BOLLY]
    assert (bolly.grade, bolly.ticket, bolly.tradable) == (cards.CLEAN, 0, False)


def test_nobody_places_miss_bolly_before_she_is_turned_up() -> None:
    match = set_up("tamasha", "basic", 2, 0)
    match = play_until(match, phase("swap"))
    assert refused_by(match, "purple place_bolly KS") == "ET-3.06"


@pytest.mark.rule("ET-3.13", "ET-3.14", "ET-3.15", "ET-D07", "ET-D33")
def test_the_bosses_are_sealed_and_stay_unseen_until_both_are_in() -> None:
    match = position(phase="swap")
    assert refused_by(match, "purple swap_plan none") == "ET-D07"
    told = say(match, "purple place_bigneta SC")
    assert told == [events.ChoiceSealed(0, "bigneta")]
    assert match.view(1).commands[0].own_choice is None
    assert match.view(1).commands[0].sealed
    assert match.view(0).commands[0].own_choice is not None
    assert refused_by(match, "purple place_bigneta KS") == "ET-3.14"
    told = say(match, "yellow place_bigneta SC")
    assert [type(event) for event in told] == [
        events.ChoiceSealed,
        events.BigNetaPlaced,
        events.BigNetaPlaced,
    ]
    assert refused_by(match, "purple place_bigneta KS") == "ET-3.14"


LINEUP = {"purple": {"KS": "ks_crook", "SC": "sc_corrupt", "SW": "mrs_jamuni"}, "yellow": {"SW": "mr_haldi"}}


@pytest.mark.rule("ET-3.16", "ET-3.17", "ET-3.18", "ET-3.19", "ET-3.20", "ET-D08")
def test_swaps_in_the_order_of_their_checks() -> None:
    match = position(
        phase="swap",
        step="swap",
        lineup=LINEUP,
        deal={"purple": ["sc_clean", "sc_crook", "sw_crook", "miss_bolly", "ks_clean"], "yellow": []},
    )
    refusals = {
        "mz_clean@MZ": "ET-3.16",
        "mz_clean@KS": "ET-3.16",
        "sc_clean@KS": "ET-3.17",
        "sw_crook@SW": "ET-3.19",
        "miss_bolly@SW": "ET-3.19",
        "sc_clean@SC sc_crook@SC": "ET-3.20",
        "miss_bolly@KS miss_bolly@MZ": "ET-3.20",
        "sc_clean@SC miss_bolly@SC": "ET-3.20",
        "sc_clean@SC miss_bolly@FJ ks_clean@KS": "accepted",
        "none": "accepted",
    }
    assert {plan: refused_by(match, f"purple swap_plan {plan}") for plan in refusals} == refusals


@pytest.mark.rule("ET-3.16", "ET-3.21", "ET-3.12")
def test_only_the_line_up_after_all_swaps_counts_and_the_rest_leaves() -> None:
    match = position(
        phase="swap",
        step="swap",
        lineup=LINEUP,
        deal={"purple": ["sc_clean", "ks_clean"], "yellow": ["mz_crook"]},
    )
    say(match, "purple swap_plan sc_clean@SC")
    told = say(match, "yellow swap_plan none")
    binned = [event for event in told if isinstance(event, events.CardsBinned)]
    assert binned == [events.CardsBinned(0, 1), events.CardsBinned(1, 1)]
    gone = {CANDYNETAS[neta].id for neta in match.table.tray.out_of_play}
    assert gone == {"sc_corrupt", "ks_clean", "mz_crook"}
    assert [party.dealt for party in match.table.parties] == [(), ()]
    match.release()
    assert match.table.parties[0].funds[CODES.index("SC")] == NETAS[_number("sc_clean")].funds
    assert match.table.planners[0].chest == 2 + 2, "ks_crook and Mrs. Jamuni; sc_corrupt has left"


def _number(neta: str) -> int:
    return cards.number_of(NETAS, neta)


@pytest.mark.rule("ET-3.22", "ET-3.24", "ET-3.25", "ET-D11", "ET-D06")
def test_tickets_by_grade_out_of_printed_funds() -> None:
    rates = {cards.CLEAN: 0, cards.CORRUPT: 1, cards.CROOK: 2}
    assert all(neta.ticket == rates[neta.grade] for neta in NETAS)
    assert all(NETAS[boss].grade == cards.CROOK and NETAS[boss].tradable for boss in cards.BIGNETA_OF)
    match = position(phase="resources", lineup=LINEUP)
    match.release()
    side = match.table.parties[0]
    for code in ("KS", "SC", "SW"):
        neta = NETAS[side.neta[CODES.index(code)]]
        assert side.funds[CODES.index(code)] == neta.funds - neta.ticket
        assert side.pawns[CODES.index(code)] == neta.pawns


@pytest.mark.rule("ET-3.26", "ET-D10", "ET-3.27")
def test_the_chest_is_seen_by_its_own_side_or_at_an_open_table_by_all() -> None:
    hidden = position(phase="resources", lineup=LINEUP)
    told = hidden.release()
    for entry in told:
        if isinstance(entry.event, events.ChestBalance):
            own = entry.event.command
            assert entry.face(own) == entry.event  # type: ignore[arg-type]
            assert entry.face(1 - own) is None  # type: ignore[arg-type]
            assert entry.face(None) is None
    assert [hidden.view(0).commands[1].chest, hidden.view(1).commands[0].chest] == [None, None]
    assert hidden.view(0).commands[0].chest == 5
    paid = [entry.face(None) for entry in told if isinstance(entry.event, events.TicketPaid)]
    assert events.TicketPaid(0, 0, 2) in paid, "payments into it are announced with amounts"
    opened = position({"show_cpf": "open"}, phase="resources", lineup=LINEUP)
    opened.release()
    assert opened.view(None).commands[0].chest == 5


@pytest.mark.rule("ET-3.28", "ET-3.29", "ET-3.30", "ET-3.31", "ET-3.32", "ET-D12", "ET-D33")
@pytest.mark.parametrize(("sitting", "sizes"), [("full", (9, 3, 6)), ("short", (5, 2, 3))])
def test_the_arsenal_is_drawn_and_hidden(sitting: str, sizes: tuple[int, int, int]) -> None:
    match = set_up("tamasha", "basic", 2, 8, {"sitting": sitting})
    match = play_until(match, phase("opening"))
    for planner in match.table.planners:
        assert (len(planner.campaign), len(planner.big), len(planner.news)) == sizes
    view = match.view(0)
    mine, theirs = view.commands
    assert mine.campaign == match.table.planners[0].campaign
    assert (theirs.campaign, theirs.big, theirs.dealt) == (None, None, None)
    assert (theirs.campaign_count, theirs.big_count, theirs.news_count) == sizes
    drawn = [event for event in match.heard(1) if isinstance(event, events.ArsenalDrawn)]
    assert drawn[0].campaign == (events.FACE_DOWN,) * sizes[0]
    assert drawn[1].campaign == match.table.planners[1].campaign
    assert all(event.news == sizes[2] for event in drawn), "nobody sees an envelope, not even its owner"


def test_a_refusal_names_what_would_work() -> None:
    match = position(phase="swap", step="swap", lineup=LINEUP, deal={"purple": ["sc_clean"], "yellow": []})
    no = why_not(match, "purple swap_plan sc_clean@KS")
    assert no is not None
    assert no.facts == {"constituency": "SC"}


def test_votes_by_turn_begin_with_the_survey() -> None:
    match = set_up("tamasha", "basic", 2, 2)
    for _ in moves(match):
        pass
    assert match.table.votes_by_turn[0] == (32, 32)
    assert len(match.table.votes_by_turn) == 1 + 2 + match.table.turns
