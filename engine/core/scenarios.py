"""Worked positions as files, for every game: read, played, and compared with what must hold."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.core.game import SetupRefused
from engine.core.refusal import Refusal

LARGEST_FILE: Final = 4_000_000
"""Bytes; a scenario file is a few dozen kilobytes."""

Difference = tuple[str, str]
"""What a scenario says, and what happened instead."""
Play = Callable[[Mapping[str, Any]], Iterator[Difference]]
"""Plays a scenario of one game and yields what comes out otherwise than it says."""


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


class Unreadable(ValueError):
    """A scenario that is not in the known form; its text says where."""


def read_scenarios(path: Path, schema: str | None) -> list[dict[str, Any]]:
    """The scenarios of a file, which names its `schema` if one is asked for. Raises `NoScenarios`."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise NoScenarios(f"{path.name} is too large to be a file of scenarios.")
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise NoScenarios(f"{path.name} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoScenarios(f"{path.name} is not TOML: {error}.") from None
    if schema is not None and data.get("schema") != schema:
        raise NoScenarios(f"{path.name} is not in the form {schema}.")
    scenarios = data.get("scenario", [] if schema is not None else None)
    if not isinstance(scenarios, list) or not all(isinstance(entry, dict) for entry in scenarios):
        raise NoScenarios(f"{path.name} has no list of scenarios.")
    return scenarios


def report(scenarios: list[dict[str, Any]], play: Play) -> Report:
    """Play every scenario."""
    failures = tuple(failure for entry in scenarios if (failure := first_failure(entry, play)) is not None)
    return Report(len(scenarios) - len(failures), len(failures), failures)


def first_failure(scenario: Mapping[str, Any], play: Play) -> Failure | None:
    """The first difference between what a scenario says and what happens, or None."""
    name = str(scenario.get("id", "?"))
    try:
        for expected, got in play(scenario):
            return Failure(name, expected, got)
    except Unreadable as trouble:
        return Failure(name, "a scenario in the known form", str(trouble))
    except SetupRefused as no:
        return Failure(name, "a table that can be set up", told(no.refusal))
    except Exception as error:  # one broken scenario must not hide the others
        return Failure(name, "a position that can be played", f"{type(error).__name__}: {error}")
    return None


def told(refusal: Refusal | None) -> str:
    """A refusal as a report prints it."""
    if refusal is None:
        return "accepted"
    return f"refused by {refusal.rule} ({refusal.name})" if refusal.rule else f"refused ({refusal.name})"
