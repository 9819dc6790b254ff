"""The Register as a book of its own, for people with the physical cards (AE-R)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.dice import Dice
from engine.core.refusal import Refused
from engine.entkhbat.register import stamps
from engine.entkhbat.register.book import Book, Lock, create
from engine.entkhbat.register.keeping import Reminders, from_json, to_json
from engine.entkhbat.register.totals import (
    cycle_totals,
    deals_by_pair,
    ledger_csv,
    ranks,
    reveal_order,
    running,
    totals,
    totals_csv,
)

NORA, SAMI, HUDA = range(3)


def book(**more: Any) -> Book:
    return create(("Nora", "Sami", "Huda"), **more)


def rule_of(work: Callable[[], object]) -> str:
    """The rule that refuses it, or `accepted`."""
    try:
        work()
    except Refused as no:
        return no.refusal.rule
    return "accepted"


def count(open_book: Book, *ballots: int) -> None:
    stamps.end_cycle(open_book, "bank", dict(enumerate(ballots)))


@pytest.mark.rule("AE-R02")
@pytest.mark.parametrize(
    "names",
    [("A", "B"), tuple("ABCDEFG"), ("A", "B", "a "), ("A", "B", ""), ("A", "B", "x" * 25)],
)
def test_a_match_needs_three_to_six_different_names(names: tuple[str, ...]) -> None:
    assert rule_of(lambda: create(names)) == "AE-R02"


@pytest.mark.rule("AE-R03")
def test_it_has_as_many_cycles_as_candidates_or_three() -> None:
    assert create(tuple("ABCDE")).cycles == 5
    short = create(tuple("ABCDE"), short=True)
    assert short.cycles == 3
    for _ in range(3):
        count(short, 10, 20, 30, 40, 50)
    assert rule_of(lambda: count(short, 0, 0, 0, 0, 0)) == "AE-R03"
    assert rule_of(lambda: stamps.penalty(short, 0)) == "AE-R03"


@pytest.mark.rule("AE-R04", "AE-R29")
def test_the_head_of_the_page() -> None:
    page = book(first=SAMI)
    stamps.restrain(page, NORA, HUDA)
    stamps.penalty(page, HUDA)
    stamps.resignation(page, SAMI, 120)
    assert (page.cycle, page.starter, page.seats_in()) == (1, SAMI, [NORA, HUDA])
    assert page.restrained() == [(NORA, HUDA)]
    assert [page.next_penalty(seat) for seat in range(3)] == [100, 100, 200]
    assert rule_of(lambda: stamps.restrain(page, NORA, NORA)) == "AE-R29"
    stamps.end_cycle(page, "bank", {NORA: 0, HUDA: 0})
    assert (page.cycle, page.starter, page.seats_in()) == (2, HUDA, [NORA, SAMI, HUDA])
    assert (page.restrained(), page.next_penalty(HUDA)) == ([], 200)


@pytest.mark.rule("AE-R01", "AE-R32")
def test_it_enforces_only_what_names_and_numbers_can_tell() -> None:
    page = book()
    for _ in range(20):
        stamps.deal(page, NORA, SAMI, 5_300)
    assert totals(page)[NORA] == 106_000
    assert rule_of(lambda: page.entry(99)) == "AE-R32"
    assert rule_of(lambda: stamps.penalty(page, 7)) == "AE-R08"
    assert rule_of(lambda: from_json(b"{}")) == "AE-R32"


@pytest.mark.rule("AE-R07", "AE-D58")
def test_the_adding_machine_and_the_largest_deal() -> None:
    eight = [500, 500, 300, 300, 300, 250, 250, 250]
    assert stamps.adding_machine(eight[:4], eight[4:], (True, True)) == stamps.LARGEST_DEAL
    assert stamps.adding_machine([120, 80], [160], (True, False)) == 560
    page = book()
    for amount, rule in ((5_300, "accepted"), (5_310, "AE-R06"), (-10, "AE-R06"), (15, "AE-R06")):
        assert rule_of(lambda amount=amount: stamps.deal(page, NORA, SAMI, amount)) == rule  # type: ignore[misc]


@pytest.mark.rule("AE-R12", "AE-R13")
def test_expulsion_leaves_the_deals_and_sleeps_for_votes_in_the_first_and_last_cycle() -> None:
    page = book()
    stamps.deal(page, NORA, SAMI, 300)
    assert rule_of(lambda: stamps.expulsion(page, SAMI, "no_confidence")) == "AE-R13"
    assert rule_of(lambda: stamps.no_confidence_tally(page, SAMI, 2, 1)) == "AE-R13"
    stamps.expulsion(page, SAMI, "referee")
    assert rule_of(lambda: stamps.expulsion(page, SAMI, "referee")) == "AE-R12"
    assert rule_of(lambda: stamps.deal(page, NORA, SAMI, 100)) == "AE-R06"
    stamps.end_cycle(page, "bank", {NORA: 50, HUDA: 60})
    assert cycle_totals(page, 1) == (350, 300, 60)
    stamps.expulsion(page, SAMI, "no_confidence")
    assert page.seats_in() == [NORA, HUDA]


@pytest.mark.rule("AE-R31")
def test_the_tally_needs_every_candidate_still_in() -> None:
    page = book()
    count(page, 0, 0, 0)
    assert rule_of(lambda: stamps.no_confidence_tally(page, NORA, 1, 1)) == "AE-R31"
    failed = stamps.no_confidence_tally(page, NORA, 1, 2)
    assert (failed.kind, page.seats_in()) == ("note", [NORA, SAMI, HUDA])
    assert stamps.no_confidence_tally(page, NORA, 2, 1).kind == "expulsion"


@pytest.mark.rule("AE-R14", "AE-R15", "AE-R17")
def test_causes_and_ballots() -> None:
    page = book()
    for cause in ("called", "adjourned", "nobody", "last", "boredom"):
        assert rule_of(lambda cause=cause: stamps.end_cycle(page, cause, {0: 0, 1: 0, 2: 0})) == "AE-R14"  # type: ignore[misc]
    for ballots in ({0: 0, 1: 0}, {0: 5, 1: 0, 2: 0}, {0: -10, 1: 0, 2: 0}):
        assert rule_of(lambda ballots=ballots: stamps.end_cycle(page, "bank", ballots)) == "AE-R15"  # type: ignore[misc]
    count(page, 100, 50, 0)
    stamps.penalty(page, NORA)
    assert rule_of(lambda: stamps.end_cycle(page, "adjourned", {0: 10})) == "AE-R15"
    stamps.end_cycle(page, "adjourned", {})
    assert cycle_totals(page, 2) == (-200, 0, 0)
    for seat in (NORA, SAMI):
        stamps.resignation(page, seat, 70)
    stamps.end_cycle(page, "last", {HUDA: 10})
    assert cycle_totals(page, 3) == (70, 70, 10)


@pytest.mark.rule("AE-R19", "AE-R20", "AE-R21")
def test_a_secret_session_stops_everything_and_is_never_undone() -> None:
    page = book()
    stamps.deal(page, NORA, SAMI, 100)
    entry = stamps.secret_session(page, HUDA)
    assert (entry.kind, entry.amount) == ("secret", 0)
    assert totals(page) == (100, 100, 0)
    for work in (
        lambda: stamps.deal(page, NORA, SAMI, 100),
        lambda: stamps.undo(page),
        lambda: stamps.correct(page, 1, "oops", amount=0),
        lambda: stamps.secret_session(page, NORA),
        lambda: stamps.reveal(page),
    ):
        assert rule_of(work) == "AE-R19"
    stamps.close_session(page)
    assert rule_of(lambda: stamps.close_session(page)) == "AE-R19"
    assert rule_of(lambda: stamps.undo(page)) == "AE-R21"
    stamps.penalty(page, NORA)
    stamps.undo(page)
    assert totals(page) == (100, 100, 0)


@pytest.mark.rule("AE-R18", "AE-R02")
def test_the_lock_opens_to_its_four_digits_alone() -> None:
    lock = Lock.of("0417", "salt")
    assert lock.opens_to("0417")
    assert not lock.opens_to("0418")
    assert "0417" not in lock.digest
    for pin in ("417", "04170", "abcd"):
        assert rule_of(lambda pin=pin: Lock.of(pin, "salt")) == "AE-R02"  # type: ignore[misc]


@pytest.mark.rule("AE-R26", "AE-R23", "AE-R22")
def test_the_reveal_goes_from_the_last_place_up_and_shuts_the_book() -> None:
    page = book()
    assert rule_of(lambda: stamps.reveal(page)) == "AE-R26"
    for ballots in ((100, 50, 0), (0, 50, 10), (10, 10, 10)):
        count(page, *ballots)
    stamps.reveal(page)
    assert ranks(page) == (1, 1, 3)
    assert reveal_order(page) == [[HUDA], [NORA, SAMI]]
    for work in (
        lambda: stamps.correct(page, 1, "typo", amount=90),
        lambda: stamps.undo(page),
        lambda: stamps.penalty(page, NORA),
        lambda: stamps.reveal(page),
    ):
        assert rule_of(work) == "AE-R23"
    stamps.reopen(page)
    assert page.revised
    stamps.correct(page, 1, "typo", amount=90)
    stamps.reveal(page)
    assert reveal_order(page) == [[HUDA], [NORA], [SAMI]]
    assert page.ledger[0].was == [100]


@pytest.mark.rule("AE-R22")
def test_a_correction_needs_a_reason_and_leaves_a_trail() -> None:
    page = book()
    stamps.deal(page, NORA, SAMI, 600)
    assert rule_of(lambda: stamps.correct(page, 1, " ", amount=500)) == "AE-R22"
    stamps.correct(page, 1, "read a 250 as a 350", amount=500)
    stamps.correct(page, 1, "there was no Deal")
    assert (page.ledger[0].was, page.ledger[0].void) == ([600], "there was no Deal")
    assert totals(page) == (0, 0, 0)
    assert rule_of(lambda: stamps.correct(page, 1, "again", amount=10)) == "AE-R22"


@pytest.mark.rule("AE-R24", "AE-R25")
def test_a_book_is_kept_as_it_is_and_read_again() -> None:
    page = book(book_id="b1", title="Friday", created="2025-01-03", lock=Lock.of("1234", "s"))
    stamps.deal(page, NORA, SAMI, 600, time="20:15")
    stamps.undo(page)
    stamps.penalty(page, HUDA, "stalling", time="20:20")
    count(page, 100, 50, 0)
    again = from_json(to_json(page))
    assert again == page
    for damage in (b"", b"[1]", to_json(page)[:-20], to_json(page).replace(b'"n": 1', b'"n": 9')):
        assert rule_of(lambda damage=damage: from_json(damage)) == "AE-R32"  # type: ignore[misc]


@pytest.mark.rule("AE-R25")
def test_exports_tell_everything_and_start_no_formula() -> None:
    page = create(("=Nora", "Sami", "Huda"))
    stamps.deal(page, NORA, SAMI, 600, time="20:15")
    stamps.raise_penalty(page, stamps.penalty(page, HUDA, "stalling").n, 300)
    stamps.undo(page)
    count(page, 100, 50, 0)
    ledger = ledger_csv(page).splitlines()
    assert ledger[0] == "n,cycle,time,kind,candidate,with,amount,was,struck,reason"
    assert ledger[1] == "1,1,20:15,deal,'=Nora,Sami,600,,,"
    assert ledger[2] == "2,1,,penalty,Huda,,300,100,undone,stalling"
    rows = totals_csv(page).splitlines()
    assert rows[0] == "cycle,candidate,ballots,deals,penalties,total,cumulative,mark"
    assert rows[1] == "1,'=Nora,100,600,0,700,700,"
    assert rows[3] == "1,Huda,0,0,0,0,0,"


@pytest.mark.rule("AE-R27")
def test_notes_are_made_by_hand() -> None:
    page = book()
    assert stamps.note(page, "The cat sat on the bank.").reason == "The cat sat on the bank."
    assert totals(page) == (0, 0, 0)


@pytest.mark.rule("AE-R29")
def test_reminders_tick_with_the_turns_and_change_no_result() -> None:
    page = book()
    slip = Reminders.for_cycle(page)
    slip.silence(SAMI)
    slip.jail(HUDA)
    slip.shield(NORA)
    turns = [slip.next_turn(page) for _ in range(4)]
    assert turns == [SAMI, NORA, SAMI, HUDA]
    assert (slip.silenced[SAMI], slip.jailed[HUDA], slip.immune[NORA]) == (1, 0, 2)
    assert totals(page) == (0, 0, 0)


@pytest.mark.rule("AE-R30")
def test_the_random_burn_keeps_seven() -> None:
    assert stamps.positions_to_burn(7, Dice(1)) == []
    burned = [tuple(stamps.positions_to_burn(10, Dice(seed))) for seed in range(30)]
    assert all(len(set(places)) == 3 and set(places) <= set(range(1, 11)) for places in burned)
    assert all(list(places) == sorted(places) for places in burned)
    assert len(set(burned)) > 10


@pytest.mark.rule("AE-R26")
def test_the_sheet_of_the_end_knows_the_pairs_and_every_step_of_the_totals() -> None:
    open_book = book()
    stamps.deal(open_book, HUDA, NORA, 200)
    stamps.deal(open_book, NORA, HUDA, 150)
    stamps.deal(open_book, SAMI, NORA, 500)
    stamps.deal(open_book, SAMI, HUDA, 900)
    stamps.undo(open_book)
    count(open_book, 10, 20, 30)
    count(open_book, 100, 0, 0)
    assert deals_by_pair(open_book) == [(NORA, SAMI, 1, 500), (NORA, HUDA, 2, 350)]
    assert running(open_book) == [(860, 520, 380), (960, 520, 380), (960, 520, 380)]
