"""What holds in every match, whatever is played: random matches, looked at after every answer."""

from __future__ import annotations

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.match import Match
from engine.entkhbat import events, phases
from engine.entkhbat.cards import HAND_LIMIT, MOVES_A_TURN
from engine.entkhbat.floor import entitled, interferers
from tests.contracts.pieces import PIECES
from tests.helpers.entkhbat import fresh
from tests.helpers.playing import moves

RARE = {
    "bank": "half",
    "deal_picks": "sealed",
    "late_tit_for_tat": "off",
    "last_one_standing": "end_cycle",
}


def matches(seats: int) -> list[Match]:
    return [
        fresh(seats, seats, match_length="short"),
        fresh(seats, seats + 10, **RARE),
        fresh(seats, seats + 20, match_length="short", fees_tough_luck="one_for_all", end_turn_by_hand="on"),
    ]


@pytest.mark.rule("AE-1.02", "AE-3.07", "AE-6.10", "AE-8.06")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cards_are_conserved_and_exactly_the_right_seats_are_asked(seats: int) -> None:
    for match in matches(seats):
        counted = PIECES["entkhbat"](match.table)
        for number, _ in enumerate(moves(match, seats)):
            table = match.table
            if number % 5 == 0:
                assert PIECES["entkhbat"](table) == counted
            asked = [seat for seat in table.asked if Seat(seat) in match.to_act()]
            assert asked, "somebody is asked"
            if table.awaits == phases.REPLY:
                assert table.asked == entitled(table, table.chain)
            elif table.awaits == phases.INTERFERE:
                assert table.asked == interferers(table, table.offer.owner, table.offer.partner)
            elif table.awaits == phases.TURN:
                assert table.asked == (table.turn,)
            assert not any(table.out[seat] for seat in table.asked) or table.awaits == phases.INTERMISSION


@pytest.mark.rule("AE-3.02", "AE-3.10", "AE-4.02", "AE-7.35", "AE-10.19")
@pytest.mark.parametrize("seats", [3, 6])
def test_limits_hold(seats: int) -> None:
    for match in matches(seats):
        for _ in moves(match, seats + 1):
            table = match.table
            assert 0 <= table.moves_used <= MOVES_A_TURN + table.extra
            assert all(not table.hands[seat] for seat, gone in enumerate(table.out) if gone)
            standing = [shield >= 0 for shield in table.shields]
            assert standing == [rounds > 0 for rounds in table.immune]
            if isinstance((match.story or [])[-1].event, events.TurnStarted):
                for told in (match.story or [])[-4:-1]:
                    if isinstance(told.event, events.TurnEnded):
                        assert len(table.hands[told.event.seat]) <= HAND_LIMIT


@pytest.mark.rule("AE-2.03")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_cycle_ends_within_its_turns(seats: int) -> None:
    """Section 16: a turn that is not lost draws a card, so a cycle has (149 - 5n) / 2 of them at most."""
    for match in matches(seats):
        for _ in moves(match, seats + 2):
            pass
        drawn = 0
        for entry in match.story or ():
            if isinstance(entry.event, events.CycleStarted):
                drawn = 0
            drawn += isinstance(entry.event, events.TurnStarted)
            assert drawn <= (149 - 5 * seats + 1) // 2


def test_the_same_answers_make_the_same_match() -> None:
    first, again = fresh(5, 8, match_length="short"), fresh(5, 8, match_length="short")
    for move in moves(first, 8):
        again.answer(*move)
    assert again.digest() == first.digest()
    assert [entry.event for entry in again.story or ()] == [entry.event for entry in first.story or ()]


def test_a_fork_in_the_middle_of_an_argument_goes_its_own_way() -> None:
    match = fresh(5, 12, match_length="short")
    seen = 0
    for move in moves(match, 12):
        if match.table.awaits == phases.REPLY and match.table.sealed:
            fork = match.fork()
            assert fork.digest() == match.digest()
            fork.give(*move)
            seen += 1
            twin = match.imagine(move.seat, Dice(seen))
            assert twin.to_act() == match.to_act()
        if seen > 60:
            break
    assert seen > 20
