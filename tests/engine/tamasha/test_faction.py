"""ET-8: four factions, their Addas, joint plans, separate chests, and the Kingmaker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.game import SetupRefused
from engine.core.match import Match
from engine.tamasha import events
from engine.tamasha.attack_events import AttackPlayed
from engine.tamasha.cards import CODES, NETAS
from engine.tamasha.faction_events import (
    AddaTaken,
    BigShared,
    ClaimVoid,
    JointAnswered,
    JointProposed,
    KingmakerCrowned,
    NamesShown,
    OfferReturned,
    ReElectionCalled,
)
from engine.tamasha.script import write_answer
from tests.helpers.playing import play, play_until, set_up
from tests.helpers.tamasha import WON_FIVE_FOUR, position, refused_by, say

FACTION: dict[str, Any] = {"version": "faction", "seats": 4}


def in_phase(name: str) -> Callable[[Match], bool]:
    return lambda match: match.table.phase == name


def seats_by_command(seats: int, **options: str) -> list[tuple[int, ...]]:
    return [planner.seats for planner in set_up("tamasha", "faction", seats, 1, options).table.planners]


@pytest.mark.rule("ET-1.14", "ET-D03", "ET-8.01", "ET-1.09")
def test_there_are_always_four_chairs() -> None:
    assert seats_by_command(4) == [(0,), (1,), (2,), (3,)]
    assert seats_by_command(3) == [(0,), (1,), (2,), (2,)]
    assert seats_by_command(3, pair_party="yellow") == [(0,), (0,), (1,), (2,)]
    assert seats_by_command(2) == [(0,), (0,), (1,), (1,)]
    with pytest.raises(SetupRefused) as caught:
        set_up("tamasha", "faction", 4, 1, {"sitting": "short"})
    assert caught.value.refusal.rule == "ET-D12"


@pytest.mark.rule("ET-D03")
def test_whoever_holds_both_chairs_speaks_for_one_after_the_other() -> None:
    match = play_until(set_up("tamasha", "faction", 2, 4), in_phase("pockets"))
    first = match.view(Seat(0)).command
    match.answer(Seat(0), match.options(Seat(0))[0])
    assert (first, match.view(Seat(0)).command) == (0, 1)
    assert 0 in match.to_act()
    match.answer(Seat(0), match.options(Seat(0))[0])
    assert match.to_act() == [1]


@pytest.mark.rule("ET-8.05", "ET-8.06", "ET-8.07", "ET-D26")
def test_left_ends_with_four_addas_and_right_with_five() -> None:
    for seed in range(20):
        match = play_until(set_up("tamasha", "faction", 4, seed), in_phase("swap"))
        taken = [event.command for event in match.heard(None) if isinstance(event, AddaTaken)]
        assert taken == [1, 0] * 4 + [1] + [3, 2] * 4 + [3]
        assert [len(command.addas) for command in match.view(None).commands] == [4, 5, 4, 5]


@pytest.mark.rule("ET-8.05", "ET-3.06")
def test_whose_turn_it_is_to_place_also_places_miss_bolly() -> None:
    match = position(FACTION, phase="nomination", pile_top=["ks_clean", "miss_bolly"])
    assert match.to_act() == [0]
    assert refused_by(match, "purple_right place_bolly MZ") == "ET-3.02"
    say(match, "purple_left place_bolly MZ")
    assert match.table.parties[0].runs[1] == 0


@pytest.mark.rule("ET-8.09", "ET-3.14")
def test_left_places_the_bigneta_in_its_own_adda() -> None:
    match = position(FACTION, phase="swap")
    assert match.to_act() == [0, 2]
    assert refused_by(match, "purple_right place_bigneta VP") == "ET-8.09"
    assert refused_by(match, "purple_left place_bigneta VP") == "ET-8.09"
    assert [CODES[option.constituency] for option in match.options(Seat(0))] == ["KS", "MZ", "YV", "MM"]
    say(match, "purple_left place_bigneta KS", "yellow_left place_bigneta MM")
    assert match.table.tray.bignetas_seated


def swapping(**given: Any) -> Match:
    usual = {
        "phase": "swap",
        "step": "swap",
        "lineup": {"purple": {"MZ": "mrs_jamuni"}, "yellow": {"MZ": "mr_haldi"}},
        "deal": {"purple": ["ks_crook", "sb_crook", "miss_bolly"], "yellow": []},
    }
    return position(FACTION, **(usual | given))


PLANS = ("purple_right swap_plan none", "yellow_left swap_plan none", "yellow_right swap_plan none")


@pytest.mark.rule("ET-8.08", "ET-8.11")
def test_each_faction_swaps_from_the_same_five_into_its_own_addas() -> None:
    match = swapping()
    assert match.view(Seat(0)).commands[0].dealt == match.view(Seat(1)).commands[1].dealt
    assert refused_by(match, "purple_left swap_plan sb_crook@SB") == "ET-8.08"
    assert refused_by(match, "purple_right swap_plan miss_bolly@KS") == "ET-8.08"
    assert refused_by(match, "purple_left swap_plan miss_bolly@MZ") == "ET-3.19"
    say(match, "purple_left swap_plan ks_crook@KS", "purple_right swap_plan sb_crook@SB", *PLANS[1:])
    assert match.table.phase == "resources"
    assert [CODES[place] for place in range(9) if match.table.parties[0].neta[place] < 28] == ["KS", "SB"]


@pytest.mark.rule("ET-8.11", "ET-D25")
def test_a_double_claim_on_miss_bolly_is_void() -> None:
    match = swapping()
    told = say(
        match, "purple_left swap_plan miss_bolly@KS", "purple_right swap_plan miss_bolly@VP sb_crook@SB"
    )
    told += say(match, *PLANS[1:])
    assert ClaimVoid(0) in told
    swapped = [event.constituency for event in told if isinstance(event, events.NetaSwapped)]
    assert [CODES[place] for place in swapped] == ["SB"]


@pytest.mark.rule("ET-8.10", "ET-D25")
def test_a_joint_plan_is_proposed_once_answered_and_seals_for_both() -> None:
    match = swapping()
    assert refused_by(match, "purple_right accept_joint") == "ET-8.10"
    say(match, "purple_left propose_joint miss_bolly@SW sb_crook@SB")
    heard = [entry for entry in match.story or [] if isinstance(entry.event, JointProposed)]
    assert heard[0].knowers == (0, 1)
    assert heard[0].face(Seat(2)) is None
    assert match.view(Seat(1)).joint.by == 0
    assert match.view(Seat(2)).joint is None
    assert match.to_act() == [1, 2, 3]
    assert [write_answer(option) for option in match.options(Seat(1))] == ["accept_joint", "decline_joint"]
    assert refused_by(match, "purple_left swap_plan none") == "ET-8.10"
    assert refused_by(match, "purple_right swap_plan none") == "ET-8.10"
    assert refused_by(match, "yellow_left accept_joint") == "ET-8.10"
    say(match, "yellow_left swap_plan none")
    told = say(match, "purple_right accept_joint")
    assert told == [events.ChoiceSealed(0, "swaps"), events.ChoiceSealed(1, "swaps")]
    assert match.to_act() == [3]
    say(match, "yellow_right swap_plan none")
    netas = match.table.parties[0].neta
    assert (NETAS[netas[8]].id, NETAS[netas[5]].id) == ("miss_bolly", "sb_crook")
    assert match.table.tray.joint == ()


@pytest.mark.rule("ET-8.10", "ET-D25")
def test_a_declined_plan_leaves_everybody_free_and_may_be_proposed_once_each() -> None:
    match = swapping()
    say(match, "purple_left propose_joint miss_bolly@SW", "purple_right decline_joint")
    answered = [entry.event for entry in match.story or [] if isinstance(entry.event, JointAnswered)]
    assert answered == [JointAnswered(1, False)]
    assert refused_by(match, "purple_left propose_joint miss_bolly@SW") == "ET-8.10"
    assert refused_by(match, "purple_right propose_joint miss_bolly@MZ") == "ET-3.19"
    assert not match.view(Seat(0)).may_propose
    assert match.view(Seat(1)).may_propose
    say(match, "purple_right propose_joint miss_bolly@KS", "purple_left decline_joint")
    say(match, "purple_left swap_plan none")
    assert refused_by(match, "purple_right propose_joint miss_bolly@KS") == "ET-8.10"
    say(match, *PLANS)
    assert match.table.phase == "resources"


@pytest.mark.rule("ET-8.12")
def test_tickets_go_to_the_faction_whose_adda_it_is() -> None:
    match = position(
        FACTION,
        phase="resources",
        lineup={"purple": {"KS": "ks_crook", "SB": "sb_corrupt", "MZ": "mrs_jamuni"}},
    )
    match.release()
    assert [planner.chest for planner in match.table.planners] == [4, 1, 0, 0]


@pytest.mark.rule("ET-8.13", "ET-8.14", "ET-D28")
def test_the_party_draws_once_and_divides() -> None:
    for seed in range(10):
        match = play_until(
            set_up("tamasha", "faction", 4, seed), lambda match: match.table.phase == "pockets"
        )
        for party, (left, right) in enumerate([match.table.planners[:2], match.table.planners[2:]]):
            assert len(left.campaign) + len(right.campaign) == 9
            runs = match.table.parties[party].runs
            for command, planner in ((2 * party, left), (2 * party + 1, right)):
                assert {runs[card // 4] for card in planner.campaign} <= {command}
            assert (len(left.big), len(right.big)) == (3, 0)
            assert (len(left.news), len(right.news)) == (3, 3)
            assert len(match.table.parties[party].offer) == 12


@pytest.mark.rule("ET-8.13", "ET-8.16")
def test_right_picks_one_of_the_two_left() -> None:
    match = position(
        FACTION,
        phase="opening",
        turn="purple_left",
        big={"purple_left": ["b_01", "b_02", "b_03"], "yellow_left": ["b_04", "b_05"]},
        news={"purple_right": ["n_01"]},
        board={
            "KS": {"purple": {"neta": "mrs_jamuni", "funds": 12, "pawns": 9}},
            "MM": {"yellow": {"neta": "mr_haldi", "funds": 12, "pawns": 9}},
        },
    )
    assert refused_by(match, "purple_right opening_big b_01") == "ET-8.17"
    assert refused_by(match, "purple_right pick_big b_02") == "ET-8.13"
    say(match, "purple_left opening_big b_01")
    assert match.view(None).awaits == "pick_big"
    assert refused_by(match, "yellow_left opening_big b_04") == "ET-8.13"
    assert refused_by(match, "purple_left pick_big b_02") == "ET-8.13"
    assert refused_by(match, "purple_right pick_big b_01") == "ET-4.09"
    told = say(match, "purple_right pick_big b_03")
    assert told[0] == BigShared(1, -1, 1, 1)
    assert BigShared(1, 2, 1, 1) in match.heard(Seat(0))
    say(match, "yellow_left opening_big b_04")
    assert match.table.phase == "prachar", "of one card left there is nothing to choose"
    assert match.table.planners[3].big == (4,)
    assert match.table.turn == 1


@pytest.mark.rule("ET-8.15", "ET-8.20", "ET-D27", "ET-D39")
def test_a_faction_keeps_two_attacks_and_one_victim() -> None:
    lineup = {
        "purple": {"KS": "ks_crook", "MZ": "mz_crook", "SB": "sb_crook"},
        "yellow": {
            "KS": "ks_corrupt",
            "MZ": "mz_corrupt",
            "YV": "yv_crook",
            "SB": "sb_corrupt",
            "VP": "vp_crook",
        },
    }
    offer = {"purple": ["a_01", "a_04", "a_08", "a_09", "a_14", "a_15", "a_16"], "yellow": []}
    match = position(FACTION, phase="pockets", lineup=lineup, offer=offer)
    refusals = {
        "attack=a_01,a_04": "accepted",
        "attack=a_01,a_04,a_08": "ET-8.15",
        "attack=a_14": "ET-8.20",
        "victim=v_p_ks": "accepted",
        "victim=v_p_ks,v_p_mz": "ET-8.15",
        "victim=v_p_sb": "ET-7.06",
    }
    assert {line: refused_by(match, f"purple_left stock_pockets {line}") for line in refusals} == refusals
    capped = position({**FACTION, "faction_attack_cap": 3}, phase="pockets", lineup=lineup, offer=offer)
    say(capped, "purple_left stock_pockets attack=a_01,a_04")
    own = {write_answer(option) for option in capped.options(Seat(1))}
    assert max(line.count("a_") for line in own) == 1
    assert refused_by(capped, "purple_right stock_pockets attack=a_16,a_15") == "ET-D27"


PRACHAR: dict[str, Any] = {
    "phase": "prachar",
    "turn": "purple_left",
    "news": {
        "purple_left": ["n_01"],
        "purple_right": ["n_03"],
        "yellow_left": ["n_02"],
        "yellow_right": ["n_04"],
    },
}


@pytest.mark.rule("ET-8.19", "ET-8.17", "ET-D34")
def test_a_faction_campaigns_in_its_own_addas_from_its_own_purse() -> None:
    rich = {"purple": {"funds": 9, "pawns": 9}}
    match = position(
        FACTION,
        **PRACHAR,
        big={"purple_left": ["b_01"]},
        campaign={"purple_left": ["c_sb_rally"]},
        board={"KS": rich, "SB": rich},
    )
    assert refused_by(match, "purple_right play_news 1") == "ET-8.17"
    assert refused_by(match, "purple_left play_big b_01 SB") == "ET-8.19"
    assert refused_by(match, "purple_left play_campaign c_sb_rally") == "ET-8.19"
    assert [write_answer(option) for option in match.options(Seat(0))] == ["play_big b_01 KS", "play_news 1"]


@pytest.mark.rule("ET-8.22", "ET-8.23", "ET-4.41", "ET-D37")
def test_naming_stays_inside_the_players_addas() -> None:
    match = position(FACTION, **PRACHAR)
    say(match, "purple_left play_news 1")
    assert refused_by(match, "yellow_right name_constituency KS") == "ET-8.22"
    assert refused_by(match, "purple_right name_constituency KS") == "ET-4.20"
    assert [CODES[option.constituency] for option in match.options(Seat(2))] == ["KS", "MZ", "YV", "MM"]
    lost = position(FACTION, **PRACHAR, declared=dict.fromkeys(["KS", "MZ", "YV", "MM"], "yellow"))
    told = say(lost, "purple_left play_news 1")
    assert any(isinstance(event, events.NewsBinned) for event in told)


@pytest.mark.rule("ET-8.20", "ET-8.21", "ET-8.27")
def test_attacks_stay_inside_own_addas_and_are_answered_by_the_adda() -> None:
    match = position(
        FACTION,
        **PRACHAR,
        attack={"purple_left": ["a_02", "a_17", "a_05"]},
        board={
            "KS": {"yellow": {"neta": "ks_crook", "votes": 5}},
            "SB": {"yellow": {"neta": "sb_crook", "votes": 5}},
            "MZ": {"purple": {"neta": "mz_crook", "votes": 5}},
        },
    )
    assert refused_by(match, "purple_left play_attack a_17") == "ET-8.20"
    assert refused_by(match, "purple_left play_attack a_05") == "ET-8.21"
    assert say(match, "purple_left play_attack a_02") == [AttackPlayed(0, 1, 0, 2)]
    assert match.to_act() == [2]


@pytest.mark.rule("ET-8.26", "ET-8.25")
def test_prachar_waits_for_the_envelopes_of_all_four() -> None:
    match = position(FACTION, **{**PRACHAR, "news": {"purple_left": ["n_01"], "yellow_right": ["n_02"]}})
    say(match, "purple_left play_news 1", "yellow_left name_constituency KS")
    assert match.table.phase == "prachar"
    say(match, "yellow_left pass", "purple_right pass", "yellow_right play_news 1")
    say(match, "purple_right name_constituency SB")
    assert match.table.phase == "counting"


@pytest.mark.rule("ET-8.28", "ET-8.32", "ET-8.33", "ET-8.02", "ET-8.03", "ET-8.04", "ET-D31")
def test_seats_bought_and_lost_crown_the_kingmaker_not_addas() -> None:
    """Purple Left won four and Right one; Right buys three, and Left loses one: Right is crowned."""
    won = {**WON_FIVE_FOUR, "YV": {"party": "purple", "neta": "yv_crook"}}
    crores = {"purple_left": 0, "purple_right": 15, "yellow_left": 5, "yellow_right": 0}
    match = position(FACTION, phase="horse_trading", won=won, cpf=crores)
    sheet = match.view(Seat(0)).sheet
    assert (sheet.won, sheet.tradable) == ((4, 1, 0, 4), (3, 0, 0, 3))
    assert sheet.final_sauda == (0, 3, None, None)
    say(match, "purple_left close", "purple_right buy sb_crook", "yellow_left buy ks_crook")
    say(match, "yellow_right close", "purple_right buy fj_crook", "yellow_left close")
    told = say(match, "purple_right buy sc_crook")
    assert KingmakerCrowned(1, False) in told
    assert match.view(None).sheet.moved == (3, 4, 1, 1)
    assert match.result is not None
    assert (match.result.ending, match.result.side) == ("election_won", "purple_right")


@pytest.mark.rule("ET-8.31", "ET-D30")
def test_an_offer_for_the_same_candidate_is_returned_to_the_faction_that_is_not_at_home() -> None:
    match = position(
        FACTION, phase="horse_trading", won=WON_FIVE_FOUR, cpf={"purple_left": 5, "purple_right": 5}
    )
    say(match, "purple_left buy fj_crook", "purple_right buy fj_crook", "yellow_left close")
    told = say(match, "yellow_right close")
    assert OfferReturned(0, match.table.defections[0].neta) in told
    assert [planner.chest for planner in match.table.planners[:2]] == [5, 0]


@pytest.mark.rule("ET-8.30", "ET-D29")
def test_at_some_tables_each_faction_shops_at_home() -> None:
    match = position(
        {**FACTION, "faction_reach": "own_addas"},
        phase="horse_trading",
        won=WON_FIVE_FOUR,
        cpf={"purple_left": 5, "purple_right": 5, "yellow_left": 5, "yellow_right": 5},
    )
    assert match.view(None).commands[0].purse_closed, "no target at home"
    assert refused_by(match, "yellow_right buy ks_crook") == "ET-6.11"
    assert refused_by(match, "yellow_left buy ks_crook") == "accepted"
    assert refused_by(match, "purple_right buy sb_crook") == "accepted"
    assert refused_by(match, "purple_left buy sb_crook") == "ET-6.11"


def tied(**options: Any) -> Match:
    """Purple wins six to three, Left three and Right three, and nobody can buy."""
    won = {
        "KS": ("purple", "ks_clean"),
        "MZ": ("purple", "mz_clean"),
        "YV": ("purple", "yv_clean"),
        "MM": ("yellow", "mm_clean"),
        "VP": ("purple", "vp_clean"),
        "SB": ("purple", "sb_clean"),
        "FJ": ("purple", "fj_clean"),
        "SC": ("yellow", "sc_clean"),
        "SW": ("yellow", "sw_clean"),
    }
    seats = {code: {"party": party, "neta": neta} for code, (party, neta) in won.items()}
    return position({**FACTION, **options}, phase="horse_trading", won=seats, cpf={"purple_left": 40})


@pytest.mark.rule("ET-8.34", "ET-8.35", "ET-8.33")
def test_level_factions_bargain_and_the_chest_says_nothing() -> None:
    match = tied()
    assert (match.table.phase, match.to_act()) == ("kingmaker", [0, 1])
    assert refused_by(match, "yellow_left name_kingmaker left") == "ET-8.34"
    say(match, "purple_left name_kingmaker left")
    assert refused_by(match, "purple_left name_kingmaker right") == "ET-8.34"
    assert NamesShown(1, 0, 1) in say(match, "purple_right name_kingmaker right")
    say(match, "purple_left name_kingmaker right")
    told = say(match, "purple_right name_kingmaker right")
    assert told[1:] == [NamesShown(2, 1, 1), KingmakerCrowned(1, True)]
    assert match.result is not None
    assert (match.result.side, match.result.winners) == ("purple_right", (1,))


@pytest.mark.rule("ET-8.36", "ET-D32")
def test_failed_bargaining_is_a_total_re_election() -> None:
    match = tied(kingmaker_rounds=1)
    say(match, "purple_left name_kingmaker left")
    told = say(match, "purple_right name_kingmaker right")
    assert told[-1] == ReElectionCalled(1)
    assert match.over
    assert match.result is not None
    assert (match.result.ending, match.result.winners, match.view(None).winner) == ("re_election", (), -1)
    assert refused_by(match, "purple_left name_kingmaker left") == "ET-8.34"


@pytest.mark.rule("ET-8.02", "ET-8.33")
def test_only_a_faction_of_the_winning_party_can_be_kingmaker() -> None:
    for seed in range(15):
        match = play(set_up("tamasha", "faction", 4, seed), seed)
        if match.table.kingmaker >= 0:
            assert match.table.kingmaker // 2 == match.table.winner


@pytest.mark.parametrize("awaits", ["swap_plan", "sauda", "kingmaker"])
def test_what_a_faction_has_sealed_its_partner_does_not_know(awaits: str) -> None:
    """Section 8: a sealed choice is its own command's, and the partner's bot can only guess it."""
    for seed in range(60):
        match = set_up("tamasha", "faction", 4, seed)
        play_until(match, lambda m: m.over or (m.table.awaits == awaits and 0 in m.to_act()), seed)
        final = [option for option in match.options(Seat(0)) if not option.talk]
        if match.over or len(final) < 2 or 1 not in match.to_act():
            continue
        sealed = final[-1]
        match.answer(Seat(0), sealed)
        assert match.view(Seat(0)).commands[0].own_choice == sealed
        assert match.view(Seat(1)).commands[0].own_choice is None
        guesses = {match.imagine(Seat(1), Dice(number)).table.sealed[0] for number in range(30)}
        assert len(guesses) > 1
        return
    raise AssertionError(f"no match comes to {awaits} like that")
