"""Who may know what (section 9): hands, totals, the log, and what is dealt again for a thinking bot."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.match import Match
from engine.entkhbat import events
from engine.entkhbat.cards import FACES, JOKER
from engine.entkhbat.game import GAME
from tests.helpers.entkhbat import Sitting, fresh
from tests.helpers.playing import moves, play


@pytest.mark.rule("AE-D52")
def test_counts_are_public_and_faces_are_not() -> None:
    sitting = Sitting(hands={"A": ["v500", "deal"], "B": ["v20"]}, bank=17)
    for name in ("A", "B", None):
        view = sitting.view(name)
        assert view.bank == 17
        assert [candidate.hand_count for candidate in view.commands] == [2, 1, 0, 0, 0]
        seen = [candidate.hand is not None for candidate in view.commands]
        assert seen == [name is not None and sitting.seat(name) == seat for seat in range(5)]


@pytest.mark.rule("AE-12.03", "AE-12.04")
def test_totals_are_announced_for_the_finished_cycle_only_and_then_forgotten() -> None:
    match = fresh(3, 4, match_length="short", bank="half")
    for _ in moves(match, 4):
        view, table = match.view(Seat(0)), match.table
        assert (view.announced is not None) == (table.phase == "intermission")
        assert view.register is None
        assert view.board is None or table.awaits == "board"
        counted = [event for event in match.heard(Seat(0)) if isinstance(event, events.CycleCounted)]
        for event in counted:
            assert bool(event.totals) == (event.cycle == table.cycle)
        sums = [event for event in match.heard(None) if isinstance(event, events.DealDone)]
        assert all((event.votes == -1) == (event.turns < table.turns) for event in sums)
    view = match.view(None)
    assert view.register is not None
    assert view.board == tuple(sum(page.totals[seat] for page in view.register) for seat in range(3))
    assert view.places is not None
    assert all(event.totals for event in match.heard(None) if isinstance(event, events.CycleCounted))


@pytest.mark.rule("AE-0.08")
def test_a_match_keeps_the_version_of_the_rules_it_began_with() -> None:
    from engine.core.journal import Chair, header_for

    match = fresh(3)
    header = header_for(GAME, match.setup, [Chair(name) for name in "ABC"], "1")
    assert header.rules == GAME.rules_version


def unseen(match: Match) -> Counter[int]:
    table = match.table
    hidden = [*table.bank[table.drawn :], *table.set_aside]
    for hand in table.hands:
        hidden += hand
    return Counter(hidden)


def test_dealing_again_keeps_what_the_seat_knows_and_moves_everything_else() -> None:
    match = fresh(5, 7)
    moved = 0
    for number, move in enumerate(moves(match, 7)):
        if number > 300:
            break
        for seat in map(Seat, range(5)):
            twin = match.imagine(seat, Dice(number))
            assert twin.table.hands[seat] == match.table.hands[seat]
            assert unseen(twin) == unseen(match)
            moved += twin.table.hands != match.table.hands
        assert move.seat in match.to_act()
    assert moved > 1000


def test_the_inspected_hand_stays_in_an_imagined_match() -> None:
    sitting = Sitting(hands={"A": ["inspection"], "B": ["v500", "deal", "v0"], "C": ["v20", "v40"]})
    sitting.do("A", "play_attack", card="inspection", target="B")
    sitting.pass_all()
    hands = {
        (twin.table.hands[1], twin.table.hands[2])
        for dice in range(20)
        for twin in [sitting.match.imagine(sitting.seat("A"), Dice(dice))]
    }
    assert {inspected for inspected, _ in hands} == {sitting.table.hands[1]}


def test_a_card_that_was_shown_stays_where_it_came_from() -> None:
    sitting = Sitting(hands={"A": ["jail_time"], "B": ["tough_luck", "v500"], "C": ["v0"]})
    sitting.do("A", "play_attack", card="jail_time", target="B")
    sitting.do("B", "reply", card="tough_luck")
    sitting.pass_window()
    for dice in range(20):
        twin = sitting.match.imagine(sitting.seat("D"), Dice(dice))
        assert len(twin.table.hands[1]) == 1
        assert twin.table.play == sitting.table.play


def test_a_joker_is_never_announced_in_a_hand_or_in_the_play_area() -> None:
    match = play(fresh(4, 11, match_length="short"), 11)
    for table in (match.table,):
        assert all(card < FACES for hand in table.hands for card in hand)
        assert all(card < FACES for card in table.play)
    assert JOKER < FACES


@pytest.mark.rule("AE-D41")
def test_random_matches_hold_together_to_the_end() -> None:
    for seats in (3, 6):
        match = play(fresh(seats, seats, match_length="short"), seats)
        result = match.result
        assert result is not None
        view = match.view(None)
        assert view.board is not None
        assert [view.board[seat] for seat in result.winners] == [max(view.board)] * len(result.winners)
