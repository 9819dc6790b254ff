"""Tables that come from a file are checked before anybody plays on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core.match import Match
from engine.modipoly.game import GAME
from engine.modipoly.table import Table
from tests.helpers.playing import moves, play, set_up


def at_rest(after: int = 40) -> dict[str, Any]:
    """A table in the middle of a game, as a file has it."""
    match = set_up("modipoly", "lok_sabha", 5, 5)
    for _ in moves(match, 5):
        if match.step >= after and match.at_rest:
            break
    table: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.rest))
    return table


def read(table: dict[str, Any]) -> Table:
    return msgspec.json.decode(msgspec.json.encode(table), type=Table)


def change(*path: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    def apply(table: dict[str, Any]) -> None:
        inner: Any = table
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = to

    return apply


DAMAGE = {
    "a debt in a wallet": change("cash", 0, to=-10),
    "a wallet too many": change("cash", to=[1] * 6),
    "a fraction": change("tokens", 0, to=1.5),
    "a space that is none": change("at", 0, to=36),
    "an owner who does not sit here": change("owner", 0, to=5),
    "twenty-three deeds": change("owner", to=[-1] * 23),
    "a sixth meter": change("meters", to=[0] * 6),
    "a meter past its end": change("meters", 0, to=11),
    "two in the chair": change("roles", to=[0, 0, 2, 3, 4]),
    "nobody in the chair": change("roles", to=[1, 1, 2, 3, 4]),
    "roles nobody was dealt": change("origin", to=[0, 1, 1, 3, 4]),
    "a role that cannot be had": change("roles", to=[0, 1, 2, 3, 6]),
    "an ordinance that is none": change("deck", to=[15]),
    "a turn of nobody": change("active", to=6),
    "a question left open": change("awaits", to="turn_open"),
    "somebody still asked": change("asked", to=[1]),
    "an ending that is none": change("ending", to="happily"),
    "dice that are none": change("dice", to="loaded"),
    "an agenda of words": change("agenda", to=[["land"]]),
    "a seat in Tihar for ever": change("tihar", 0, to=4),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_table_is_not_read(damage: Callable[[dict[str, Any]], None]) -> None:
    table = at_rest()
    table["origin"], table["roles"], table["pm"] = [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], 0
    read(table)
    damage(table)
    with pytest.raises(msgspec.ValidationError):
        read(table)


def test_a_sound_table_is_read_and_played_on() -> None:
    match = Match.from_rest(GAME, set_up("modipoly", "lok_sabha", 5, 5).setup, read(at_rest()), 0)
    assert play(match).result is not None
