"""Every test runs without a screen, without sound, and far from anybody's own files."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

from game import environment
from tests.helpers import rule_coverage

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
environment.prepare()

hypothesis.settings.register_profile(
    "untimed", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("untimed")


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder for settings, saves and logs; the person's own are never touched."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HUSTINGS_HOME", str(home))
    return home


def pytest_addoption(parser: pytest.Parser) -> None:
    rule_coverage.add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    rule_coverage.configure(config)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    rule_coverage.note_rules(items)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    if not config.getoption("rule_coverage"):
        return
    terminalreporter.section("rules")
    for line in rule_coverage.table(rule_coverage.proved_rules(terminalreporter.stats.get("passed", ()))):
        terminalreporter.write_line(line)
