"""Worked positions as files (section 17 of the rules): read, played, and compared with what must hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from engine.core.match import Match
from engine.core.refusal import Refused
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
from engine.entkhbat import phases
from engine.entkhbat.answers import Pass
from engine.entkhbat.claims import differences
from engine.entkhbat.position import set_up_position
from engine.entkhbat.script import REFEREE, Names, read_answer

SCHEMA: Final = "entkhbat-scenarios/1"


def read_file(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file. Raises `NoScenarios` with a sentence that says what is wrong."""
    return read_scenarios(path, SCHEMA)


def run_file(path: Path) -> Report:
    """Play every scenario of a file. Raises `NoScenarios` if it cannot be read."""
    return report(read_file(path), _play)


def run_scenario(scenario: Mapping[str, Any]) -> Failure | None:
    """The first difference between what a scenario says and what happens, or None."""
    return first_failure(scenario, _play)


def _play(scenario: Mapping[str, Any]) -> Iterator[Difference]:
    if scenario.get("mode") == "register":
        from engine.entkhbat.register.scenarios import play_book

        yield from play_book(scenario)
        return
    steps = scenario.get("when", [])
    with_referee = any(step.get("by") == REFEREE for step in steps)
    match, names = set_up_position(scenario.get("given", {}), referee=with_referee)
    for number, step in enumerate(steps, 1):
        if "check" in step:
            checked = differences(match, names, step["check"])
            yield from ((f"at step {number}: {expected}", got) for expected, got in checked)
        elif step.get("do") == "rest_pass":
            _rest_pass(match)
        elif step.get("do") == "correct":
            yield from _correct(match, number, step)
        else:
            yield from _take_step(match, names, number, step)
    yield from differences(match, names, scenario.get("then", {}))


def _rest_pass(match: Match) -> None:
    """Everybody still asked in the open window passes."""
    if match.table.awaits not in (phases.REPLY, phases.INTERFERE):
        raise Unreadable("Nobody is asked in a window, so nobody can pass.")
    for seat in match.to_act():
        match.answer(seat, Pass())


def _take_step(match: Match, names: Names, number: int, step: Mapping[str, Any]) -> Iterator[Difference]:
    """Carry out one step; differs if it is refused where it should not be, or the reverse."""
    seat, answer = names.seat(step.get("by")), read_answer(step, names)
    refused, before = step.get("refused"), match.digest()
    no = match.why_not(seat, answer)
    got = told(no)
    what = f"step {number} ({step.get('by')} {step.get('do')})"
    if refused is None and no is not None:
        yield f"{what} accepted", got
    elif refused is not None and (no is None or no.rule != refused):
        yield f"{what} refused by {refused}", got
    elif refused is not None and match.digest() != before:
        yield f"{what} changes nothing", "the table has changed"
    if no is None:
        match.answer(seat, answer)
        names.learn(match.table)


def _correct(match: Match, number: int, step: Mapping[str, Any]) -> Iterator[Difference]:
    """The referee lets the last answer be taken back, where that is honest (AE-13.04)."""
    try:
        match.undo()
        got = "accepted"
    except Refused as no:
        got = f"refused ({no.refusal.name})"
    if ("refused" in step) != (got != "accepted"):
        yield f"step {number} (correct) {'refused' if 'refused' in step else 'accepted'}", got
