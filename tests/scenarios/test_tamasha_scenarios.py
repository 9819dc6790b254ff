"""The worked positions of Election Tamasha come out as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.scenarios import NoScenarios
from engine.tamasha.game import GAME
from engine.tamasha.scenarios import read_file, run_file, run_scenario

FILE = Path(__file__).parent / "tamasha.toml"
SCENARIOS = read_file(FILE)


def version(scenario: dict[str, Any]) -> str:
    return str(scenario.get("options", {}).get("version", "basic"))


PLAYABLE = [scenario for scenario in SCENARIOS if version(scenario) in GAME.variants]
NOT_YET = [scenario for scenario in SCENARIOS if version(scenario) not in GAME.variants]


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(entry, id=entry["id"], marks=pytest.mark.rule(*entry["proves"])) for entry in PLAYABLE],
)
def test_it_comes_out_as_written(scenario: dict[str, Any]) -> None:
    failure = run_scenario(scenario)
    assert failure is None, f"expected {failure.expected}, got {failure.got}"


def test_versions_that_are_not_in_the_box_fail_with_one_clear_line_each() -> None:
    report = run_file(FILE)
    assert report.passed == len(PLAYABLE)
    assert [failure.id for failure in report.failures] == [entry["id"] for entry in NOT_YET]
    assert all(failure.expected.endswith("version") for failure in report.failures)


def playing(**changes: Any) -> dict[str, Any]:
    scenario: dict[str, Any] = {
        "id": "T",
        "given": {"phase": "prachar", "news": {"purple": ["n_01"], "yellow": ["n_02"]}},
        "when": ["purple play_news 1"],
        "then": {"awaits": "name_constituency"},
    }
    return scenario | changes


def test_a_difference_says_what_was_expected_and_what_came() -> None:
    failure = run_scenario(playing(then={"cpf": {"purple": 3}}))
    assert failure is not None
    assert (failure.expected, failure.got) == ("cpf = { purple = 3 }", "cpf = { purple = 0 }")


@pytest.mark.parametrize(
    ("changes", "got"),
    [
        ({"when": ["purple play_news 2"]}, "refused by ET-4.09 (not-in-planner)"),
        ({"then": {"refused": [{"step": 1, "rule": "ET-4.09"}]}}, "accepted"),
        ({"when": ["engine count"]}, "nothing is next"),
        ({"when": ["purple fly_away"]}, "There is no such thing to do as 'fly_away'."),
        ({"when": ["purple play_big b_99 KS"]}, "There is no card 'b_99' in that deck."),
        ({"when": ["purple name_constituency XX"]}, "There is no constituency 'XX'."),
        ({"when": ["purple split_gain many"]}, "'many' should be a whole number."),
        ({"when": ["purple split_gain 1000"]}, "'split_gain 1000' has a number out of range."),
        ({"when": ["purple play_news"]}, "'play_news' has too many words, or too few."),
        ({"when": ["seat9 pass"]}, "Nobody sits at 'seat9'."),
        ({"when": ["green pass"]}, "There is no 'green' at this table, only purple, yellow."),
        ({"then": {"weather": "fine"}}, "There is no such claim as 'weather'."),
        ({"options": {"seats": 7}}, "refused by ET-1.01 (seats-out-of-range)"),
    ],
)
def test_a_scenario_that_goes_wrong_says_how(changes: dict[str, Any], got: str) -> None:
    failure = run_scenario(playing(**changes))
    assert failure is not None
    assert failure.got == got


@pytest.mark.parametrize(
    "content", ["", "schema = 3", "not toml at all", 'schema = "tamasha-scenarios/1"\nscenario = 3']
)
def test_a_file_that_is_none_is_refused_with_a_sentence(tmp_path: Path, content: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(content)
    with pytest.raises(NoScenarios, match=r"^odd\.toml .*\.$"):
        run_file(file)


def test_a_missing_file_and_a_folder_are_refused_with_a_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(NoScenarios, match="cannot be read"):
            run_file(path)
