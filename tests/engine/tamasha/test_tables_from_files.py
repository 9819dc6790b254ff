"""Tables and deals that come from a file are checked before anybody plays on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core.game import Setup, SetupRefused
from engine.core.match import Match
from engine.tamasha.game import GAME
from engine.tamasha.table import Table
from tests.helpers.playing import moves, play, set_up


def at_rest(variant: str = "basic", *, over: bool = False) -> dict[str, Any]:
    """A table in Prachar, or at the very end, as a file has it."""
    match = set_up("tamasha", variant, 4, 5)
    for _ in moves(match, 5):
        if match.table.phase == "prachar" and match.at_rest and not over:
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
    "a candidate that is none": change("parties", 0, "neta", 3, to=99),
    "an empty slot": change("parties", 0, "neta", 3, to=-1),
    "eight slots": change("parties", 0, "funds", to=[1] * 8),
    "a debt in a tin": change("parties", 1, "funds", 0, to=-3),
    "a fraction": change("parties", 1, "votes", 0, to=1.5),
    "an unknown card": change("planners", 0, "campaign", to=[36]),
    "an unknown envelope": change("planners", 1, "news", to=[27]),
    "no planners": change("planners", to=[]),
    "swapped planners": change("planners", 0, "party", to=1),
    "another house": change("house", "rival", to=[0, 1]),
    "a seat too many": change("house", "chairs", to=[[0], [0], [1], [1], [1]]),
    "nobody's turn": change("turn", to=7),
    "a question left open": change("awaits", to="turn"),
    "a third party": change("declared", 0, to=2),
    "the count without a count": change("phase", to="horse_trading"),
    "a slot run by nobody": change("parties", 0, "runs", 0, to=-1),
    "a slot run by the other party": change("parties", 0, "runs", 0, to=1),
    "a played card that is none": change("discards", to=[["weather", 1]]),
    "a winner that is none": change("winner", to=2),
    "a chest in debt": change("planners", 0, "chest", to=-1),
    "dice that are none": change("dice", to="loaded"),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_table_is_not_read(damage: Callable[[dict[str, Any]], None]) -> None:
    table = at_rest()
    damage(table)
    with pytest.raises(msgspec.ValidationError):
        read(table)


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_sound_table_is_read_and_played_on(variant: str) -> None:
    match = Match.from_rest(GAME, set_up("tamasha", variant, 4, 5).setup, read(at_rest(variant)), 0)
    assert play(match).result is not None
    assert read(at_rest(variant, over=True)).phase in {"over", "re_election"}


def test_an_ending_without_a_winner_is_not_read() -> None:
    table = at_rest(over=True)
    table["winner"] = -1
    with pytest.raises(msgspec.ValidationError):
        read(table)


@pytest.mark.parametrize("deal", [{"campaign": (36,)}, {"weather": (1,)}, {"coin": (2,)}, {"rest": (-1,)}])
def test_an_impossible_deal_is_refused(deal: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(SetupRefused) as caught:
        Match(GAME, Setup("tamasha", "basic", 2, 1, deal=deal))
    assert caught.value.refusal.name == "unknown-deal"


def test_a_deal_that_does_not_go_together_is_dealt_as_far_as_it_does() -> None:
    deal = {"candyneta": (0, 0, 1), "yellow_pile": (0, 5, 5), "rest": (0, 1, 2)}
    assert play(Match(GAME, Setup("tamasha", "basic", 2, 1, deal=deal))).result is not None
