"""Worked positions as files (section 27 of the rules): read, played, and compared with what must hold."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.core.asking import Answer, Seat
from engine.core.game import SetupRefused
from engine.core.match import Match
from engine.modipoly import phases
from engine.modipoly.answers import Offer
from engine.modipoly.claims import Difference, differences
from engine.modipoly.position import set_up_position
from engine.modipoly.questions.decision import Decision
from engine.modipoly.script import Unreadable, idle, read_answer, seat_named

LARGEST_FILE: Final = 4_000_000
"""Bytes; a scenario file is a few dozen kilobytes."""
MOST_IDLE: Final = 2_000
"""Idle actions before an action that never fits is given up."""


class Failure(msgspec.Struct, frozen=True):
    """One thing that did not come out as a scenario says."""

    id: str
    expected: str
    got: str


class Report(msgspec.Struct, frozen=True):
    """How a file of scenarios went."""

    passed: int
    failed: int
    failures: tuple[Failure, ...]
    """At most one a scenario: the first difference."""


class NoScenarios(ValueError):
    """The file cannot be read as scenarios; its text is a sentence for people."""


def read_file(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file. Raises `NoScenarios` with a sentence that says what is wrong."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise NoScenarios(f"{path.name} is too large to be a file of scenarios.")
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise NoScenarios(f"{path.name} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoScenarios(f"{path.name} is not TOML: {error}.") from None
    scenarios = data.get("scenario")
    if not isinstance(scenarios, list) or not all(isinstance(entry, dict) for entry in scenarios):
        raise NoScenarios(f"{path.name} has no list of scenarios.")
    return scenarios


def run_file(path: Path) -> Report:
    """Play every scenario of a file. Raises `NoScenarios` if it cannot be read."""
    scenarios = read_file(path)
    failures = tuple(failure for entry in scenarios if (failure := run_scenario(entry)) is not None)
    return Report(len(scenarios) - len(failures), len(failures), failures)


def run_scenario(scenario: Mapping[str, Any]) -> Failure | None:
    """The first difference between what a scenario says and what happens, or None."""
    name = str(scenario.get("id", "?"))
    try:
        for expected, got in _play(scenario):
            return Failure(name, expected, got)
    except Unreadable as trouble:
        return Failure(name, "a scenario in the known form", str(trouble))
    except Exception as error:  # one broken scenario must not hide the others
        return Failure(name, "a position that can be played", f"{type(error).__name__}: {error}")
    return None


def _play(scenario: Mapping[str, Any]) -> Iterator[Difference]:
    given, when = scenario.get("given", {}), scenario.get("when", [])
    if not isinstance(given, Mapping) or not all(isinstance(action, Mapping) for action in when):
        raise Unreadable("`given` is a table, and `when` a list of tables.")
    try:
        match = set_up_position(given)
    except SetupRefused as no:
        yield "a table that can be set up", f"refused by {no.refusal.rule} ({no.refusal.name})"
        return
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
    told = f"step {number} ({action['seat']} {action['do']})"
    if "refused" in action:
        yield from _be_refused(match, told, seat, answer, action["refused"])
        return
    for _ in range(MOST_IDLE):
        if fits(match, seat, answer):
            break
        if not match.to_act():
            yield f"{told} can be done", "the game is over"
            return
        be_idle(match)
    else:
        yield f"{told} can be done", "it never fits"
        return
    if "dice" in action:
        first, second = action["dice"]
        match.table.dice.stacked = {**match.table.dice.stacked, "die": (first - 1, second - 1)}
    no = match.why_not(seat, answer)
    if no is not None:
        yield f"{told} accepted", f"refused by {no.rule} ({no.name})"
        return
    match.answer(seat, answer)


def _be_refused(match: Match, told: str, seat: Seat, answer: Answer, rule: str) -> Iterator[Difference]:
    """At whatever decision is open, refused by that rule, with nothing changed."""
    before = match.digest()
    no = match.why_not(seat, answer)
    if no is None or no.rule != rule:
        got = "accepted" if no is None else f"refused by {no.rule} ({no.name})"
        yield f"{told} refused by {rule}", got
    elif match.digest() != before:
        yield f"{told} changes nothing", "the table has changed"


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
