"""Random games of every size: nothing is made or lost, somebody is always to act, rest is never far."""

from __future__ import annotations

import pytest

from engine.core.asking import Seat
from engine.core.dice import Dice
from engine.core.match import Match
from engine.modipoly.cards import METER_ENDS, MOST_TERMS
from engine.modipoly.options import VALUES
from tests.contracts.modipoly_pieces import modipoly_pieces
from tests.helpers.playing import moves, set_up

LONGEST_TAIL = 60
"""Answers since the last moment of rest."""


def games(seats: int, count: int = 3) -> list[Match]:
    found = []
    for seed in range(count):
        dice = Dice(seed * 31 + seats)
        options = {name: dice.pick(values) for name, values in VALUES.items()} if seed else {}
        found.append(set_up("modipoly", "lok_sabha", seats, seed + 900, options))
    return found


@pytest.mark.rule("MP-2.04", "MP-2.05", "MP-2.06", "MP-11.01", "MP-13.05")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_random_games_lose_nothing_and_never_stall(seats: int) -> None:
    for match in games(seats):
        counted = modipoly_pieces(match.table)
        tail = 0
        for _ in moves(match, seats):
            assert modipoly_pieces(match.table) == counted
            table = match.table
            assert all(0 <= meter <= end for meter, end in zip(table.meters, METER_ENDS, strict=True))
            assert all(terms <= MOST_TERMS for terms in table.terms)
            tail = 0 if match.at_rest else tail + 1
            assert tail <= LONGEST_TAIL
        assert match.result is not None
        assert match.table.verdicts


@pytest.mark.parametrize("seats", [4, 7])
def test_people_may_put_in_offers_whenever_the_floor_is_open(seats: int) -> None:
    """Asides now and then: accepted, counted, and never a stall."""
    (match,) = games(seats, 1)
    dice = Dice(5)
    put_in = 0
    for _ in range(3_000):
        if match.over:
            break
        idle = [seat for seat in map(Seat, range(seats)) if seat not in match.to_act()]
        seat = dice.pick(idle) if dice.below(4) == 0 and idle else dice.pick(match.to_act())
        options = match.options(seat)
        if options:
            put_in += seat in idle
            match.answer(seat, dice.pick(options))
    assert put_in > 50
    assert match.over


def test_idle_games_end_too() -> None:
    """Every decision has an idle action (section 19), and a table of sleepers still reaches its election."""
    from engine.modipoly.script import idle

    for match in games(7, 2):
        while not match.over:
            seat = match.to_act()[0]
            match.answer(seat, idle(match.table, match.options(seat)))
        assert match.result is not None
