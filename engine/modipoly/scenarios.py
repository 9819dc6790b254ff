"""Worked positions as files (section 27 of the rules): read, played, and compared with what must hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from engine.core.asking import Answer, Seat
from engine.core.match import Match
from engine.core.scenarios import (
    Difference,
    Failure,
    Report,
    Unreadable,
    first_failure,
    read_scenarios,
    report,
    told,
)
from engine.modipoly import phases
from engine.modipoly.answers import Offer
from engine.modipoly.claims import differences
from engine.modipoly.position import set_up_position
from engine.modipoly.questions.decision import Decision
from engine.modipoly.script import idle, read_answer, seat_named

MOST_IDLE: Final = 2_000
"""Idle actions before an action that never fits is given up."""


def read_file(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file. Raises `NoScenarios` with a sentence that says what is wrong."""
    return read_scenarios(path, None)


def run_file(path: Path) -> Report:
    """Play every scenario of a file. Raises `NoScenarios` if it cannot be read."""
    return report(read_file(path), _play)


def run_scenario(scenario: Mapping[str, Any]) -> Failure | None:
    """The first difference between what a scenario says and what happens, or None."""
    return first_failure(scenario, _play)


def _play(scenario: Mapping[str, Any]) -> Iterator[Difference]:
    given, when = scenario.get("given", {}), scenario.get("when", [])
    if not isinstance(given, Mapping) or not all(isinstance(action, Mapping) for action in when):
        raise Unreadable("`given` is a table, and `when` a list of tables.")
    match = set_up_position(given)
    for number, action in enumerate(when, 1):
        yield from take_action(match, number, action)
    while match.to_act() and match.table.awaits not in phases.BUSINESS:
        be_idle(match)
    claims = scenario.get("then", {})
    for claim in [claims] if isinstance(claims, Mapping) else claims:
        yield from differences(match, claim)


def take_action(match: Match, number: int, action: Mapping[str, Any]) -> Iterator[Difference]:
    """Carry out one action; differs if it is refused where it should not be, or the reverse."""
    table = match.table
    seat, answer = Seat(seat_named(table, action.get("seat", "?"))), read_answer(table, action)
    what = f"step {number} ({action['seat']} {action['do']})"
    if "refused" in action:
        yield from _be_refused(match, what, seat, answer, action["refused"])
        return
    for _ in range(MOST_IDLE):
        if fits(match, seat, answer):
            break
        if not match.to_act():
            yield f"{what} can be done", "the game is over"
            return
        be_idle(match)
    else:
        yield f"{what} can be done", "it never fits"
        return
    if "dice" in action:
        first, second = action["dice"]
        match.table.dice.stacked = {**match.table.dice.stacked, "die": (first - 1, second - 1)}
    no = match.why_not(seat, answer)
    if no is not None:
        yield f"{what} accepted", told(no)
        return
    match.answer(seat, answer)


def _be_refused(match: Match, what: str, seat: Seat, answer: Answer, rule: str) -> Iterator[Difference]:
    """At whatever decision is open, refused by that rule, with nothing changed."""
    before = match.digest()
    no = match.why_not(seat, answer)
    if no is None or no.rule != rule:
        yield f"{what} refused by {rule}", told(no)
    elif match.digest() != before:
        yield f"{what} changes nothing", "the table has changed"


def fits(match: Match, seat: Seat, answer: Answer) -> bool:
    """True if the open decision names this seat and this kind of action."""
    table = match.table
    if isinstance(answer, Offer) and table.awaits in phases.OPEN_FLOOR:
        return True
    question = match.question(seat)
    return isinstance(question, Decision) and type(answer) in question.faults


def be_idle(match: Match) -> None:
    """Take the idle action for the first seat that is waited for."""
    seat = next(seat for seat in match.table.asked if seat in match.to_act())
    match.answer(Seat(seat), idle(match.table, match.options(Seat(seat))))
