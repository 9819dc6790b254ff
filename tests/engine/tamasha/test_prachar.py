"""ET-4: openings, turns, paying, passing, Breaking News."""

from __future__ import annotations

import pytest

from engine.tamasha import events
from engine.tamasha.cards import BIG_CAMPAIGNS, BIGNETA_OF, CODES, NETAS
from engine.tamasha.script import write_answer
from tests.helpers.tamasha import chest, position, prachar, refused_by, say, slot, why_not

RICH = {"funds": 9, "pawns": 9, "votes": 5}
OPENINGS = {
    "phase": "opening",
    "turn": "purple",
    "big": {"purple": ["b_01"], "yellow": ["b_02"]},
    "campaign": {"purple": ["c_ks_nukkad"]},
    "news": {"purple": ["n_01"], "yellow": ["n_02"]},
    "board": {
        "KS": {
            "purple": {"neta": "mrs_jamuni", "funds": 12, "pawns": 9},
            "yellow": {"neta": "mr_haldi", "funds": 12, "pawns": 9},
        }
    },
}


@pytest.mark.rule("ET-4.01", "ET-4.02", "ET-4.03", "ET-4.06", "ET-4.07", "ET-4.08")
def test_purple_opens_then_yellow_and_the_table_reads_along() -> None:
    match = position(**OPENINGS)
    for early in ("play_campaign c_ks_nukkad", "play_news 1", "play_big b_01 KS", "pass", "split_gain 1"):
        assert refused_by(match, f"purple {early}") == "ET-4.01"
    assert refused_by(match, "yellow opening_big b_02") == "ET-4.08"
    assert refused_by(match, "purple opening_big b_01 MZ") == "ET-4.02"
    assert refused_by(match, "purple opening_big b_02") == "ET-4.09"
    told = say(match, "purple opening_big b_01")
    big = BIG_CAMPAIGNS[0]
    assert told[0] == events.BigPlayed(0, 0, 0, big.funds, 0, big.pawns, big.votes, True)
    assert match.table.discards == (("big", 0),)
    say(match, "yellow opening_big b_02")
    assert (match.table.phase, match.table.turn, match.table.turns) == ("prachar", 0, 0)
    assert refused_by(match, "purple opening_big b_01") == "ET-4.08"


@pytest.mark.rule("ET-D36")
def test_no_opening_can_be_too_dear() -> None:
    boss = NETAS[BIGNETA_OF[0]]
    assert max(card.funds for card in BIG_CAMPAIGNS) <= boss.funds - boss.ticket
    assert max(card.pawns for card in BIG_CAMPAIGNS) <= boss.pawns
    poor = dict(OPENINGS, board={"KS": {"purple": {"neta": "mrs_jamuni", "funds": 0, "pawns": 9}}})
    match = position({"campaign_top_up": "never"}, **poor)
    assert refused_by(match, "purple opening_big b_01") == "ET-4.17", "the engine still checks"


@pytest.mark.rule("ET-4.09", "ET-4.10", "ET-4.17", "ET-4.18", "ET-4.40", "ET-4.20", "ET-1.11")
def test_the_first_check_that_fails_gives_the_message() -> None:
    """Phase, window, turn, duty, card held, constituency, declared, Pawns, Funds."""
    match = prachar(
        {"seats": 3},
        campaign={"purple": ["c_ks_nukkad", "c_mz_rally", "c_sb_roadshow"]},
        big={"purple": ["b_01"]},
        declared={"MZ": "yellow"},
        board={
            "KS": {"purple": {"neta": "ks_clean", "funds": 0, "pawns": 0}},
            "FJ": {"purple": {"pawns": 9}},
        },
    )
    expected = {
        "seat3 play_campaign c_ks_nukkad": "ET-4.08",
        "seat2 play_campaign c_ks_rally": "ET-1.11",
        "seat1 play_campaign c_ks_rally MZ": "ET-4.09",
        "seat1 play_campaign c_ks_nukkad MZ": "ET-4.10",
        "seat1 play_campaign c_mz_rally": "ET-4.40",
        "seat1 play_big b_01 MZ": "ET-4.40",
        "seat1 play_campaign c_ks_nukkad": "ET-4.18",
        "seat1 play_campaign c_sb_roadshow": "ET-4.18",
        "seat1 play_big b_01 FJ": "ET-4.17",
        "seat1 play_big b_02 FJ": "ET-4.09",
        "seat1 play_news 2": "ET-4.09",
        "seat1 name_constituency KS": "ET-4.20",
        "seat1 split_gain 0": "ET-4.24",
        "seat1 buy ks_crook": "ET-6.01",
        "seat1 pass": "ET-4.34",
        "seat1 place_bigneta KS": "ET-3.14",
        "seat1 swap_plan none": "ET-3.14",
    }
    assert {line: refused_by(match, line) for line in expected} == expected
    say(match, "seat1 play_news 1")
    for line in expected:
        if "play" in line or "pass" in line or "split" in line:
            assert refused_by(match, line) == "ET-4.20", "the open window comes before turn and duty"


@pytest.mark.rule("ET-4.17", "ET-4.16", "ET-D22")
def test_a_shortage_is_told_in_crores() -> None:
    board = {"SB": {"purple": {"neta": "sb_corrupt", "funds": 2, "pawns": 4, "votes": 3}}}
    given = {"cpf": {"purple": 1}, "campaign": {"purple": ["c_sb_roadshow"]}, "board": board}
    no = why_not(prachar(**given), "purple play_campaign c_sb_roadshow")
    assert no is not None
    assert (no.name, no.facts) == ("short-of-funds", {"funds": 3})
    no = why_not(prachar({"campaign_top_up": "never"}, **given), "purple play_campaign c_sb_roadshow")
    assert no is not None
    assert (no.name, no.facts) == ("short-of-seat-funds", {"funds": 4})


@pytest.mark.rule("ET-4.34", "ET-4.35", "ET-D17")
def test_after_news_one_may_pass_with_cards_in_hand() -> None:
    given = {
        "news": {"purple": [], "yellow": ["n_01", "n_02"]},
        "campaign": {"purple": ["c_ks_nukkad"]},
        "board": {"KS": {"purple": RICH}},
    }
    assert refused_by(prachar(**given), "purple pass") == "ET-4.34"
    match = prachar({"pass_rule": "after_news"}, **given)
    assert [write_answer(option) for option in match.options(0)] == ["play_campaign c_ks_nukkad", "pass"]
    assert say(match, "purple pass")[0] == events.Passed(0)
    assert match.table.turn == 1
    assert refused_by(match, "yellow pass") == "ET-4.34", "her own envelopes are still sealed"


@pytest.mark.rule("ET-4.20", "ET-4.24", "ET-4.39", "ET-4.33")
def test_windows_close_in_order_and_the_card_is_discarded() -> None:
    match = prachar(news={"purple": ["n_13", "n_01"], "yellow": ["n_02"]})
    say(match, "purple play_news 1")
    assert refused_by(match, "purple play_news 2") == "ET-4.20"
    assert refused_by(match, "yellow play_news 1") == "ET-4.20"
    assert refused_by(match, "purple split_gain 0") == "ET-4.20"
    say(match, "yellow name_constituency YV")
    assert refused_by(match, "yellow name_constituency YV") == "ET-4.24"
    assert refused_by(match, "yellow split_gain 1") == "ET-4.24"
    assert refused_by(match, "purple split_gain 8") == "ET-4.24"
    assert len(match.options(0)) == 8
    told = say(match, "purple split_gain 4")
    assert told[0] == events.GainSplit(0, CODES.index("YV"), 3, 4)
    assert (chest(match, "purple"), slot(match, "YV", "purple")[0]) == (4, 3)
    assert match.table.discards[-1] == ("news", 12)


@pytest.mark.rule("ET-4.41", "ET-D37", "ET-4.36")
def test_with_nothing_to_name_an_envelope_is_binned() -> None:
    match = prachar(declared=dict.fromkeys(CODES, "yellow"))
    assert [write_answer(option) for option in match.options(0)] == ["play_news 1"]
    told = say(match, "purple play_news 1")
    assert told[1] == events.NewsBinned(0, 0)
    assert match.table.discards == (("news", 0),)
    assert match.table.turn == 1
    say(match, "yellow play_news 1")
    assert match.table.phase == "counting"


@pytest.mark.rule("ET-4.27", "ET-D15", "ET-4.28")
def test_missing_pawns_can_be_waived() -> None:
    given = {
        "news": {"purple": ["n_21"], "yellow": ["n_02"]},
        "board": {"VP": {"purple": {"neta": "vp_clean", "funds": 5, "pawns": 1, "votes": 5}}},
    }
    strict = prachar(**given)
    say(strict, "purple play_news 1", "yellow name_constituency VP")
    assert strict.table.declared[CODES.index("VP")] == 1, "no chest to pay two Pawns from"
    waived = prachar({"news_pawn_cover": "waived"}, **given)
    told = say(waived, "purple play_news 1", "yellow name_constituency VP")
    assert events.NewsBill(0, CODES.index("VP"), 0, 1, 0, 0) in told
    assert slot(waived, "VP", "purple") == (5, 0, 4)


@pytest.mark.rule("ET-4.28", "ET-4.29", "ET-D16", "ET-D18", "ET-4.40")
def test_a_declared_seat_is_closed_and_its_losers_pieces_are_back_in_the_pool() -> None:
    match = prachar(
        news={"purple": ["n_26", "n_01"], "yellow": ["n_02"]},
        cpf={"purple": 1},
        board={"SC": {"purple": {"neta": "sc_crook", "funds": 2, "pawns": 3, "votes": 9}, "yellow": RICH}},
    )
    pool = match.table.parties[0].pool_pawns, match.table.parties[0].pool_votes
    told = say(match, "purple play_news 1", "yellow name_constituency SC")
    place = CODES.index("SC")
    assert events.NewsBill(0, place, 2, 0, 1, 1) in told
    assert events.SeatDeclared(place, 1) in told
    assert slot(match, "SC", "purple") == (0, 0, 0)
    assert slot(match, "SC", "yellow") == (9, 9, 5)
    assert (match.table.parties[0].pool_pawns, match.table.parties[0].pool_votes) == (
        pool[0] + 3,
        pool[1] + 9,
    )
    assert match.view(None).commands[0].slots[place].face_down
    assert not match.view(None).commands[1].slots[place].face_down
    say(match, "yellow play_news 1")
    assert refused_by(match, "purple name_constituency SC") == "ET-4.40"
    assert place not in [option.constituency for option in match.options(0)]


@pytest.mark.rule("ET-4.36", "ET-4.38", "ET-D19")
def test_polling_is_over_for_everything_once_the_last_envelope_is_open() -> None:
    match = prachar(news={"purple": ["n_01"], "yellow": []}, campaign={"purple": ["c_ks_nukkad"]})
    told = say(match, "purple play_news 1", "yellow name_constituency KS")
    assert told[-1] == events.PracharEnded()
    assert match.held == "count"
    for late in (
        "play_campaign c_ks_nukkad",
        "play_news 1",
        "pass",
        "opening_big b_01",
        "name_constituency KS",
    ):
        assert refused_by(match, f"yellow {late}") == "ET-4.36"


def test_an_envelope_can_be_taken_back_until_it_is_opened() -> None:
    match = prachar(news={"purple": ["n_01", "n_02"], "yellow": ["n_03"]})
    before = match.digest()
    say(match, "purple play_news 2")
    match.undo()
    assert match.digest() == before
    say(match, "purple play_news 2", "yellow name_constituency KS")
    no = match.why_no_undo(match.to_act()[0])
    assert no is not None


def test_a_campaign_can_be_taken_back_until_the_rival_has_answered() -> None:
    match = prachar(campaign={"purple": ["c_ks_nukkad"]}, board={"KS": {"purple": RICH}})
    before = match.digest()
    say(match, "purple play_campaign c_ks_nukkad")
    match.undo()
    assert match.digest() == before
    say(match, "purple play_campaign c_ks_nukkad", "yellow play_news 1")
    assert match.why_no_undo(0) is not None  # type: ignore[arg-type]
