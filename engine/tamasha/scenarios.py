"""Worked positions as files (section 16 of the rules): read, played, and compared with what must hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from engine.core.asking import Seat
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
from engine.tamasha.cards import KUNDALIS
from engine.tamasha.claims import differences
from engine.tamasha.game import GAME
from engine.tamasha.position import command_named, set_up_position
from engine.tamasha.script import card, read_answer

SCHEMA: Final = "tamasha-scenarios/1"


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
    options, then = scenario.get("options", {}), scenario.get("then", {})
    version = str(options.get("version", "basic"))
    if version not in GAME.variants:
        yield f"the {version} version", "only " + ", ".join(GAME.variants)
        return
    match = set_up_position(options, scenario["given"])
    refused = {entry["step"]: entry["rule"] for entry in then.get("refused", [])}
    for number, line in enumerate(scenario.get("when", []), 1):
        yield from _take_step(match, number, line, refused.get(number))
    yield from differences(match, then)


def _take_step(match: Match, number: int, line: str, refused: str | None) -> Iterator[Difference]:
    """Carry out one line; differs if it is refused where it should not be, or the reverse."""
    who, *words = line.split()
    if not words:
        raise Unreadable(f"Step {number} says nothing: {line!r}.")
    if who == "engine":
        yield from _release(match, number, words)
        return
    seat, answer = seat_named(match, who), read_answer(words)
    before = match.digest()
    no = match.why_not(seat, answer)
    got = told(no)
    if refused is None and no is not None:
        yield f"step {number} ({line}) accepted", got
    elif refused is not None and (no is None or no.rule != refused):
        yield f"step {number} ({line}) refused by {refused}", got
    elif refused is not None and match.digest() != before:
        yield f"step {number} ({line}) changes nothing", "the table has changed"
    if no is None:
        match.answer(seat, answer)


def _release(match: Match, number: int, words: list[str]) -> Iterator[Difference]:
    """Let an automatic step run; `survey` may name its card."""
    step, *arguments = words
    if match.held != step:
        yield f"step {number} (engine {step}) is next", f"{match.held or 'nothing'} is next"
        return
    if step == "survey" and arguments:
        match.rest.dice.stacked = {"kundali": (card(KUNDALIS, arguments[0]),)}
    match.release()


def seat_named(match: Match, who: str) -> Seat:
    """`seat3`, or the seat on duty for a command. Raises `Unreadable`."""
    if who.startswith("seat") and who[4:].isdecimal():
        if not 1 <= int(who[4:]) <= match.setup.seats:
            raise Unreadable(f"Nobody sits at {who!r}.")
        return Seat(int(who[4:]) - 1)
    seat: Seat = match.table.planners[command_named(match.table, who)].on_duty
    return seat
