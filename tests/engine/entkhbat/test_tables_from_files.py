"""A table that was tampered with is not played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.entkhbat.game import GAME
from engine.entkhbat.table import Table
from tests.helpers.entkhbat import fresh
from tests.helpers.playing import moves


def at_rest() -> dict[str, Any]:
    match = fresh(4, 3)
    for number, _ in enumerate(moves(match, 3)):
        if number > 60 and match.at_rest and match.table.phase == "moves":
            break
    rest: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.rest))
    return rest


def test_a_sound_table_is_read_as_it_was() -> None:
    rest = at_rest()
    table = msgspec.json.decode(msgspec.json.encode(rest), type=GAME.table)
    assert msgspec.json.decode(msgspec.json.encode(table)) == rest


def change(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda rest: rest.update(fields)


@pytest.mark.parametrize(
    "spoil",
    [
        change(seats=9),
        change(phase="elsewhere"),
        change(awaits="reply"),
        change(turn=-1),
        change(turn=4),
        change(cycle=0),
        change(cycle=9),
        change(drawn=4_000),
        change(jailed=[0, 0]),
        change(holders=[0]),
        change(scores=[]),
        change(hands=[[29, 29], [], [], []]),
        change(hands=[[99], [], [], []]),
        change(orders=[[0, 7]]),
        lambda rest: rest["votes"].__setitem__(0, [31] * 5),
        lambda rest: rest["votes"].__setitem__(0, [3]),
        lambda rest: rest["lands"].__setitem__(0, [24, 24]),
        lambda rest: rest["lands"].__setitem__(0, rest["lands"][1]),
    ],
)
def test_one_that_does_not_hang_together_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    rest = at_rest()
    spoil(rest)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(rest), type=Table)
