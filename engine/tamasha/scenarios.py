"""Worked positions as files (section 16 of the rules): read, played, and compared with what must hold."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.core.asking import Seat
from engine.core.game import SetupRefused
from engine.core.match import Match
from engine.tamasha.cards import KUNDALIS
from engine.tamasha.claims import Difference, differences
from engine.tamasha.game import GAME
from engine.tamasha.position import command_named, set_up_position
from engine.tamasha.script import Unreadable, card, read_answer

SCHEMA: Final = "tamasha-scenarios/1"
LARGEST_FILE: Final = 4_000_000
"""Bytes; a scenario file is a few dozen kilobytes."""


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
    if data.get("schema") != SCHEMA:
        raise NoScenarios(f"{path.name} is not in the form {SCHEMA}.")
    scenarios = data.get("scenario", [])
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
    options, then = scenario.get("options", {}), scenario.get("then", {})
    version = str(options.get("version", "basic"))
    if version not in GAME.variants:
        yield f"the {version} version", "only " + ", ".join(GAME.variants)
        return
    try:
        match = set_up_position(options, scenario["given"])
    except SetupRefused as no:
        yield "a table that can be set up", _refusal_text(no.refusal.name, no.refusal.rule)
        return
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
    got = "accepted" if no is None else _refusal_text(no.name, no.rule)
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


def _refusal_text(name: str, rule: str) -> str:
    return f"refused by {rule} ({name})" if rule else f"refused ({name})"
