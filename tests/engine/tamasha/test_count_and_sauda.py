"""ET-5 and ET-6: the count, Horse Trading, the sheet and the winner."""

from __future__ import annotations

import pytest

from engine.tamasha import events
from engine.tamasha.cards import CODES
from tests.helpers.playing import play, set_up
from tests.helpers.tamasha import WON_FIVE_FOUR, position, refused_by, sauda, say, why_not


@pytest.mark.rule("ET-5.08", "ET-5.04", "ET-D38", "ET-D42")
def test_the_count_goes_in_board_order_and_flips_a_coin_where_all_is_level() -> None:
    match = position(phase="counting", coin=["purple", "yellow", *["purple"] * 7])
    told = [entry.event for entry in match.release()]
    counted = [event.constituency for event in told if isinstance(event, events.SeatCounted)]
    assert counted == list(range(9))
    flipped = [event.winner for event in told if isinstance(event, events.CoinFlipped)]
    assert flipped == [0, 1, *[0] * 7]
    assert told[told.index(events.CoinFlipped(0, 0)) + 1] == events.SeatCounted(0, 0, "coin", 0, 0)


@pytest.mark.rule("ET-5.04", "ET-D42")
def test_the_coin_is_fair() -> None:
    purple = 0
    for seed in range(120):
        match = position(phase="counting", seed=seed)
        match.release()
        purple += sum(tally.winner == 0 for tally in match.table.results)
    assert 470 < purple < 610


@pytest.mark.rule("ET-5.07", "ET-1.03")
def test_five_seats_after_horse_trading_win() -> None:
    for seed in range(40):
        match = play(set_up("tamasha", "basic", 2, seed), seed)
        columns = [planner.column for planner in match.table.planners]
        strengths = [column.moved for column in columns if column is not None]
        assert sum(strengths) == 9
        assert strengths[match.table.winner] >= 5


@pytest.mark.rule("ET-6.01", "ET-6.02")
def test_the_market_is_closed_before_the_count_and_after_the_last_purse() -> None:
    assert refused_by(position(phase="counting"), "purple buy ks_crook") == "ET-6.01"
    match = sauda()
    say(match, "purple close", "yellow close")
    assert match.over
    assert refused_by(match, "purple buy sb_crook") == "ET-6.01"
    assert refused_by(match, "yellow close") == "ET-6.01"
    assert refused_by(match, "yellow play_news 1") == "ET-4.36"


@pytest.mark.rule("ET-6.02", "ET-6.03", "ET-6.05", "ET-6.11", "ET-6.17", "ET-6.18", "ET-D21")
def test_the_first_check_that_fails_gives_the_message() -> None:
    match = sauda(cpf={"purple": 4, "yellow": 20})
    assert refused_by(match, "purple buy sw_clean") == "ET-6.03"
    assert refused_by(match, "purple buy ks_crook") == "ET-6.02"
    assert refused_by(match, "purple buy ks_clean") == "ET-6.02"
    assert refused_by(match, "purple buy sb_crook") == "ET-6.05"
    say(match, "yellow buy ks_crook")
    assert refused_by(match, "yellow buy mz_crook") == "ET-6.17"
    assert refused_by(match, "yellow close") == "ET-6.17"
    say(match, "purple close")
    assert refused_by(match, "purple buy sw_clean") == "ET-6.11"
    assert refused_by(match, "purple close") == "ET-6.11"
    assert refused_by(match, "yellow buy ks_crook") == "ET-6.18"
    no = why_not(match, "yellow buy mm_clean")
    assert no is not None
    assert no.name == "clean-returns-briefcase"


@pytest.mark.rule("ET-6.11")
def test_a_sealed_closing_is_final_too() -> None:
    match = sauda()
    say(match, "purple close")
    assert refused_by(match, "purple buy sb_crook") == "ET-6.11"


@pytest.mark.rule("ET-6.17", "ET-D21", "ET-D10")
def test_a_poor_purse_is_asked_like_any_other() -> None:
    """Nothing that the rival reads or sees tells a full purse from an empty one."""
    faces, views = [], []
    for crores in (0, 30):
        match = sauda(cpf={"purple": crores, "yellow": 10})
        assert match.to_act() == [0, 1]
        views.append(match.view(1))
        say(match, "purple close")
        faces.append(match.heard(1))
        views.append(match.view(1))
    assert faces[0] == faces[1]
    assert views[:2] == views[2:]


@pytest.mark.rule("ET-6.17", "ET-6.10", "ET-6.07")
def test_a_purse_without_targets_closes_by_itself() -> None:
    clean = {code: dict(won) for code, won in WON_FIVE_FOUR.items()}
    for code, neta in (("SB", "sb_clean"), ("FJ", "fj_clean"), ("SC", "miss_bolly")):
        clean[code]["neta"] = neta
    match = sauda(won=clean, cpf={"purple": 30, "yellow": 10})
    assert match.to_act() == [1]
    assert match.view(None).commands[0].purse_closed
    assert match.view(0).sheet.final_sauda == (0, None)


@pytest.mark.rule("ET-6.08", "ET-6.09", "ET-6.10", "ET-D10")
def test_rows_c_d_and_e_open_when_every_purse_has_closed() -> None:
    match = sauda(cpf={"purple": 17, "yellow": 9})
    sheet = match.view(0).sheet
    assert (sheet.chest, sheet.capacity, sheet.final_sauda) == ((17, None), (3, None), (3, None))
    assert match.view(None).sheet.chest == (None, None)
    say(match, "purple close", "yellow close")
    sheet = match.view(None).sheet
    assert (sheet.chest, sheet.capacity, sheet.final_sauda) == ((17, 9), (3, 1), (3, 1))
    assert [command.chest for command in match.view(None).commands] == [17, 9]


@pytest.mark.rule("ET-6.13", "ET-6.14", "ET-6.19", "ET-6.01")
def test_a_round_is_revealed_and_paid_together() -> None:
    match = sauda()
    assert say(match, "purple buy sb_crook") == [events.OfferSealed(0)]
    told = say(match, "yellow buy mz_crook")
    assert told[1:4] == [
        events.RoundRevealed(1),
        events.Defected(_number("sb_crook"), CODES.index("SB"), 0, 5),
        events.Defected(_number("mz_crook"), CODES.index("MZ"), 1, 5),
    ]
    assert [planner.chest for planner in match.table.planners] == [5, 5]
    view = match.view(None)
    assert (view.sheet.moved, view.sheet.printed) == ((5, 4), (6, 5))
    assert [defection.round for defection in view.defections] == [1, 1]
    assert view.commands[0].spent == (0, 0, 5)


def _number(neta: str) -> int:
    from engine.tamasha.cards import NETAS, number_of

    return number_of(NETAS, neta)


@pytest.mark.rule("ET-6.16", "ET-6.21", "ET-D20")
def test_a_level_printed_sheet_keeps_the_leader() -> None:
    lines = ("purple close", "yellow buy ks_crook")
    moved, printed = sauda(cpf={"yellow": 5}), sauda({"horse_trading": "sheet"}, cpf={"yellow": 5})
    for match in (moved, printed):
        say(match, *lines, "yellow close")
    assert moved.result is not None
    assert printed.result is not None
    assert (moved.result.side, moved.table.by_initial) == ("yellow", False)
    assert (printed.result.side, printed.table.by_initial) == ("purple", True)
    sheet = next(event for event in printed.heard(None) if isinstance(event, events.SheetFinal))
    assert (sheet.moved, sheet.printed) == ((4, 5), (5, 5))
