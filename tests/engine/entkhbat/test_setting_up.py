"""Before the first turn: pieces, regions, hands, the starter, table options (AE-1, AE-2.01)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.game import Setup, SetupRefused
from engine.entkhbat import cards, components
from engine.entkhbat.answers import DraftRegion
from engine.entkhbat.game import GAME
from engine.entkhbat.options import VALUES
from tests.helpers.entkhbat import Sitting, fresh, stacked


def test_what_the_game_reads_is_what_people_have_written() -> None:
    assert components.READ.read_bytes() == components.compiled()


@pytest.mark.rule("AE-1.02")
def test_the_box_holds_174_cards() -> None:
    actions = [card for card in cards.CARDS if card.group != cards.VOTE]
    votes = [card for card in cards.CARDS if card.group == cards.VOTE]
    assert (len(actions), sum(card.copies for card in actions)) == (30, 70)
    assert (len(votes), sum(card.copies for card in votes)) == (10, 79)
    assert len(cards.DECK) + len(cards.REGION_CARDS) == 174
    assert sum(cards.VALUE[face] * copies for face, copies in Counter(cards.DECK).items()) == 7_300


@pytest.mark.rule("AE-1.02")
def test_faces_have_the_numbers_the_rules_use() -> None:
    named = {name.lower(): number for name, number in vars(cards).items() if isinstance(number, int)}
    for face, card_id in enumerate(cards.CARD_IDS[: cards.FIRST_VOTE]):
        assert named[card_id] == face
    assert [cards.CARD_IDS[face] for face in cards.BURNS] == ["burn_100", "burn_200", "burn_300"]


@pytest.mark.rule("AE-1.01")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_candidates(seats: int) -> None:
    with pytest.raises(SetupRefused, match="seats-out-of-range"):
        GAME.set_up(Setup("entkhbat", "standard", seats, 1))


@pytest.mark.rule("AE-1.04", "AE-1.06", "AE-D01", "AE-D02")
@pytest.mark.parametrize(("seats", "each"), [(3, 6), (4, 6), (5, 5), (6, 4)])
def test_regions_are_dealt_and_the_rest_lies_unused(seats: int, each: int) -> None:
    match = fresh(seats)
    table, view = match.table, match.view(None)
    assert [len(lands) for lands in table.lands] == [each] * seats
    assert table.owners.count(-1) == 25 - seats * each
    assert len(view.regions) == seats * each


@pytest.mark.rule("AE-D01")
def test_three_may_take_eight_regions_each_and_nobody_else_may() -> None:
    assert [len(lands) for lands in fresh(3, regions_per_candidate="roomy").table.lands] == [8] * 3
    assert [len(lands) for lands in fresh(5, regions_per_candidate="roomy").table.lands] == [5] * 5


@pytest.mark.rule("AE-1.04", "AE-D03")
def test_regions_may_be_drafted_one_at_a_time_going_right() -> None:
    match = fresh(3, region_setup="chosen", first_candidate="picked", starter="1")
    picks = []
    for turn in range(18):
        seat = match.to_act()[0]
        assert seat == (1 + turn) % 3
        match.answer(seat, match.options(seat)[-1])
        picks.append(seat)
    assert [len(lands) for lands in match.table.lands] == [6, 6, 6]
    assert match.table.awaits == "draw"
    assert match.table.turn == 1


@pytest.mark.rule("AE-1.04")
def test_a_region_that_is_taken_cannot_be_drafted() -> None:
    match = fresh(3, region_setup="chosen")
    first = match.to_act()[0]
    match.answer(first, DraftRegion(4))
    no = match.why_not(match.to_act()[0], DraftRegion(4))
    assert no is not None
    assert no.rule == "AE-1.04"


@pytest.mark.rule("AE-2.01", "AE-D04")
def test_lots_decide_who_starts_unless_the_table_names_somebody() -> None:
    drawn = {fresh(5, seed).table.starter for seed in range(60)}
    assert drawn == {0, 1, 2, 3, 4}
    assert {fresh(5, seed, first_candidate="picked", starter="3").table.starter for seed in range(9)} == {3}


@pytest.mark.rule("AE-D05")
def test_right_is_the_next_seat() -> None:
    sitting = Sitting(turn="E")
    sitting.do("E", "end_turn")
    sitting.holds(turn="A")


@pytest.mark.rule("AE-D40")
def test_half_of_the_bank_may_be_set_aside_unseen() -> None:
    match = fresh(6, bank="half")
    assert match.table.bank_left == 60
    assert len(match.table.set_aside) == 59
    assert match.view(None).bank == 60


@pytest.mark.rule("AE-D39", "AE-D53")
def test_a_short_match_has_three_cycles_and_wakes_only_in_the_second() -> None:
    table = fresh(6, match_length="short").table
    asleep = []
    for table.cycle in (1, 2, 3):
        asleep.append(table.asleep())
    assert table.cycles == 3
    assert asleep == [True, False, True]


def test_every_option_is_read() -> None:
    for name, values in VALUES.items():
        for value in values:
            table = GAME.set_up(Setup("entkhbat", "standard", 3, 1, {name: value}))
            assert table.options.chosen[name] == value


@pytest.mark.parametrize(
    "options",
    [{"bank": "empty"}, {"weather": "fine"}, {"starter": "7"}, {"humans": "x"}, {"humans": "0123"}],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(SetupRefused):
        GAME.set_up(Setup("entkhbat", "standard", 3, 1, options))


def test_draws_can_be_stacked_for_lessons_but_only_with_real_cards() -> None:
    top = tuple(cards.CARD_IDS.index(card) for card in ("joker", "v500", "v500", "deal", "deal"))
    match = stacked({"deck": top}, 3, first_candidate="picked")
    assert sorted(match.table.hands[0]) == sorted(top)
    with pytest.raises(SetupRefused, match="unknown-deal"):
        stacked({"deck": (77,)}, 3)
    with pytest.raises(SetupRefused, match="unknown-deal"):
        stacked({"luck": (1,)}, 3)


def test_a_lesson_may_have_a_short_bank_and_only_for_one_cycle() -> None:
    match = stacked({"bank": (26,)}, 4, first_candidate="picked")
    table = match.table
    assert table.bank_left == 26
    assert len(table.set_aside) == len(cards.DECK) - 4 * cards.OPENING_HAND - 26
    assert not table.dice.stacked["bank"]
    with pytest.raises(SetupRefused, match="unknown-deal"):
        stacked({"bank": (len(cards.DECK),)}, 4)


def test_the_lesson_of_the_box_can_be_laid_out() -> None:
    lesson = cards.LESSON
    hands = [card for seat in lesson["seats"] for card in lesson["hands"][seat]]
    wanted = Counter(hands) + Counter(lesson["bank"])
    assert not wanted - Counter(cards.CARD_IDS[face] for face in cards.DECK)
    regions = [region for seat in lesson["seats"] for region in lesson["regions"][seat]]
    assert len(set(regions)) == 24
