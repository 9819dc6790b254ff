"""Short words for tests of MODIPOLY: positions, lines of play, and refusals."""

from __future__ import annotations

from typing import Any

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.modipoly.position import set_up_position
from engine.modipoly.scenarios import take_action
from engine.modipoly.script import read_answer, seat_named

SEATS = ("pm", "congress", "cpim", "oligarch", "liberal", "devoted", "gov")
PM, CONGRESS, CPIM, OLIGARCH, LIBERAL, DEVOTED, GOV = map(Seat, range(7))


def position(**given: Any) -> Match:
    """A match that stands as a scenario's `given` says, seven seats unless told otherwise."""
    return set_up_position({"players": 7} | given)


def say(match: Match, seat: str, do: str, **more: Any) -> list[Event]:
    """One action of a scenario, with idle ones before it where it does not fit yet; what everybody heard."""
    told = len(match.story or ())
    for expected, got in take_action(match, 1, {"seat": seat, "do": do, **more}):
        raise AssertionError(f"expected {expected}, got {got}")
    return heard(match, told)


def heard(match: Match, since: int = 0, seat: Seat | None = None) -> list[Event]:
    """The story from entry `since` on, as a seat (an onlooker) reads it."""
    return match.heard(seat, since)


def why_not(match: Match, seat: str, do: str, **more: Any) -> Refusal | None:
    """Why an action would be refused, or None."""
    answer = read_answer(match.table, {"seat": seat, "do": do, **more})
    return match.why_not(Seat(seat_named(match.table, seat)), answer)


def closed_bond(**given: Any) -> Match:
    """Congress has rung for the Solar Park: four seats are writing their slips."""
    match = position(active="congress", **given)
    say(match, "congress", "roll", dice=[1, 5])
    say(match, "congress", "closed_bond")
    return match
