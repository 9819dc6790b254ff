"""The worked positions of MODIPOLY come out as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.scenarios import NoScenarios
from engine.modipoly.scenarios import read_file, run_file, run_scenario

FILE = Path(__file__).parent / "modipoly.toml"
MORE = FILE.with_name("modipoly_more.toml")
SCENARIOS = [*read_file(FILE), *read_file(MORE)]


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(entry, id=entry["id"], marks=pytest.mark.rule(*entry["rules"])) for entry in SCENARIOS],
)
def test_it_comes_out_as_written(scenario: dict[str, Any]) -> None:
    failure = run_scenario(scenario)
    assert failure is None, f"expected {failure.expected}, got {failure.got}"


def test_a_file_is_played_to_its_last_scenario() -> None:
    report = run_file(FILE)
    assert (report.passed, report.failed) == (len(read_file(FILE)), 0)


def roll(**changes: Any) -> dict[str, Any]:
    scenario: dict[str, Any] = {
        "id": "T",
        "given": {"players": 7},
        "when": [{"seat": "pm", "do": "roll", "dice": [1, 4]}],
        "then": [{"at": {"pm": "gst_1"}}],
    }
    return scenario | changes


def test_a_difference_says_what_was_expected_and_what_came() -> None:
    failure = run_scenario(roll(then=[{"passes": 3}]))
    assert failure is not None
    assert (failure.expected, failure.got) == ("passes = 3", "passes = 0")


@pytest.mark.parametrize(
    ("changes", "got"),
    [
        ({"when": [{"seat": "pm", "do": "fly"}]}, "There is no such thing to do as 'fly'."),
        ({"when": [{"seat": "king", "do": "roll"}]}, "Nobody at this table was dealt 'king'."),
        ({"when": [{"seat": "pm", "do": "enact"}]}, "'enact' does not say 'card'."),
        ({"when": [{"seat": "pm", "do": "enact", "card": "x"}]}, "There is no ordinance 'x'."),
        ({"when": [{"seat": "pm", "do": "roll", "refused": "MP-3.14"}]}, "accepted"),
        (
            {"when": [{"seat": "pm", "do": "strike", "refused": "MP-3.14"}]},
            "refused by MP-16.04 (strike-not-now)",
        ),
        ({"when": [{"seat": "congress", "do": "settle", "refused": "MP-9.99"}]}, "refused by MP-3.14"),
        ({"then": [{"weather": "fine"}]}, "There is no such claim as 'weather'."),
        ({"given": {"players": 3}}, "refused by MP-1.02 (seats-out-of-range)"),
        ({"given": {"players": 4, "seats": ["pm"]}}, "These are not the roles of 4 seats: pm."),
        ({"given": {"players": 7, "options": {"talk": "loud"}}}, "refused (unknown-option-value)"),
    ],
)
def test_a_scenario_that_goes_wrong_says_how(changes: dict[str, Any], got: str) -> None:
    failure = run_scenario(roll(**changes))
    assert failure is not None
    assert failure.got.startswith(got)


@pytest.mark.parametrize("content", ["", "schema = 3", "not toml at all", "scenario = 3"])
def test_a_file_that_is_none_is_refused_with_a_sentence(tmp_path: Path, content: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(content)
    with pytest.raises(NoScenarios, match=r"^odd\.toml .*\.$"):
        run_file(file)


def test_a_missing_file_and_a_folder_are_refused_with_a_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(NoScenarios, match="cannot be read"):
            run_file(path)
