"""Which rules have been proved: a pytest plugin, and its option `--rule-coverage`.

A test says what it proves by `@pytest.mark.rule("ET-4.16")`; a scenario by its `proves` list, which
becomes the same mark. With the option the run ends with a table: rules defined, proved by a test that
passed in this run, not proved, and those that no program can prove.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
UNPROVABLE = ROOT / "tests" / "unprovable_rules.toml"
KEY = "rule"


def defined_rules() -> dict[str, str]:
    """Every rule id of every game in the box, with its title."""
    rules: dict[str, str] = {}
    for path in sorted((ROOT / "engine").glob("*/rule_ids.toml")):
        for chapter in tomllib.loads(path.read_text("utf-8"))["chapter"]:
            rules.update(chapter["rules"])
    return rules


def unprovable_rules() -> dict[str, str]:
    """Rules that no program can prove, each with its reason."""
    reasons: dict[str, str] = tomllib.loads(UNPROVABLE.read_text("utf-8"))["unprovable"]
    return reasons


def marked_rules(item: pytest.Item) -> list[str]:
    """The rules that a test says it proves."""
    return [rule for mark in item.iter_markers(KEY) for rule in mark.args]


def proved_rules(reports: Iterable[Any]) -> set[str]:
    """Rules named by tests that passed; reports carry them across processes."""
    return {
        value
        for report in reports
        for key, value in getattr(report, "user_properties", ())
        if key == KEY and report.when == "call" and report.passed
    }


def add_option(parser: pytest.Parser) -> None:
    """Make the option known."""
    group = parser.getgroup("rules")
    group.addoption("--rule-coverage", action="store_true", help="end with a table of rules proved")


def configure(config: pytest.Config) -> None:
    """Make the mark known."""
    config.addinivalue_line("markers", f"{KEY}(id, ...): the test proves these rules")


def note_rules(items: Iterable[pytest.Item]) -> None:
    """Let every test report which rules it proves. A rule that does not exist is a mistake."""
    defined = defined_rules()
    for item in items:
        for rule in marked_rules(item):
            if rule not in defined:
                raise pytest.UsageError(f"{item.nodeid} proves {rule}, which is no rule of this box")
            item.user_properties.append((KEY, rule))


def table(proved: set[str]) -> Iterator[str]:
    """The table of the option, line by line."""
    defined, unprovable = defined_rules(), unprovable_rules()
    missing = [rule for rule in defined if rule not in proved and rule not in unprovable]
    yield f"{'rule ids defined':<40}{len(defined):>5}"
    yield f"{'proved by a test or scenario':<40}{len(proved):>5}"
    yield f"{'not proved':<40}{len(missing):>5}"
    yield from (f"    {rule}  {defined[rule]}" for rule in missing)
    yield f"{'no program can prove':<40}{len(unprovable):>5}"
    yield from (f"    {rule}  {defined.get(rule, '?')}: {reason}" for rule, reason in unprovable.items())
