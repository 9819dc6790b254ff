"""The worked positions of Al-Entkhbat come out as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.scenarios import NoScenarios
from engine.entkhbat.scenarios import read_file, run_file, run_scenario

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("entkhbat*.toml"))
SCENARIOS = [scenario for file in FILES for scenario in read_file(file)]


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(entry, id=entry["id"], marks=pytest.mark.rule(*entry["proves"])) for entry in SCENARIOS],
)
def test_it_comes_out_as_written(scenario: dict[str, Any]) -> None:
    failure = run_scenario(scenario)
    assert failure is None, f"expected {failure.expected}, got {failure.got}"


def test_no_two_scenarios_share_an_id() -> None:
    assert len({scenario["id"] for scenario in SCENARIOS}) == len(SCENARIOS)


def playing(**changes: Any) -> dict[str, Any]:
    scenario: dict[str, Any] = {
        "id": "T",
        "given": {"hands": {"A": ["burn_100", "joker"]}, "regions": {"B1": ["v120"]}},
        "when": [{"by": "A", "do": "play_attack", "card": "burn_100", "target": "B"}],
        "then": {"window": "reply"},
    }
    return scenario | changes


def attack(**changes: Any) -> list[dict[str, Any]]:
    return [{"by": "A", "do": "play_attack", "card": "burn_100", "target": "B"} | changes]


def test_a_difference_says_what_was_expected_and_what_came() -> None:
    failure = run_scenario(playing(then={"moves_left": 3}))
    assert failure is not None
    assert (failure.expected, failure.got) == ("moves_left = 3", "moves_left = 2")


@pytest.mark.parametrize(
    ("changes", "got"),
    [
        ({"when": attack(target="A")}, "refused by AE-5.06 (not-yourself)"),
        ({"when": attack(refused="AE-5.06")}, "accepted"),
        ({"when": attack(target="Z")}, "Nobody called 'Z' sits here, only A, B, C, D, E."),
        ({"when": attack(card="burn_900")}, "There is no card 'burn_900'."),
        ({"when": attack(region="B9")}, "There is no region 'B9' at this table."),
        ({"when": [{"by": "A", "do": "fly_away"}]}, "There is no such thing to do as 'fly_away'."),
        ({"when": [{"by": "A", "do": "place_vote", "card": "v20"}]}, "'place_vote' needs 'region'."),
        ({"when": [{"do": "rest_pass"}]}, "Nobody is asked in a window, so nobody can pass."),
        (
            {"when": [{"by": "A", "do": "pick_blind", "position": 9_000}]},
            "'pick_blind' has something out of range.",
        ),
        (
            {"when": [{"by": "A", "do": "vote_breach", "choice": "maybe"}]},
            "One says breach or fine here, not 'maybe'.",
        ),
        ({"then": {"weather": "fine"}}, "There is no such claim as 'weather'."),
        ({"given": {"seats": ["A", "B"]}}, "refused by AE-1.01 (seats-out-of-range)"),
        ({"given": {"out": {"A": "gone"}}}, "A candidate is out by resigned or expelled, not 'gone'."),
        ({"then": {"play_has": ["joker"]}}, "missing ['joker']"),
        ({"then": {"play_lacks": ["burn_100"]}}, "it has ['burn_100']"),
        ({"then": {"entitled": ["B"]}}, "entitled = ['B', 'C', 'D', 'E']"),
        ({"then": {"hand": {"A": []}}}, "hand of A = ['joker']"),
        ({"mode": "register", "when": [{"do": "undo"}]}, "There is no book yet: create one first."),
        ({"mode": "register", "when": [{"do": "dance"}]}, "The Register has no stamp 'dance'."),
    ],
)
def test_a_scenario_that_goes_wrong_says_how(changes: dict[str, Any], got: str) -> None:
    failure = run_scenario(playing(**changes))
    assert failure is not None
    assert failure.got == got


@pytest.mark.parametrize(
    "content", ["", "schema = 3", "not toml at all", 'schema = "entkhbat-scenarios/1"\nscenario = 3']
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


def test_a_file_is_run_whole() -> None:
    report = run_file(FOLDER / "entkhbat.toml")
    assert (report.passed, report.failed) == (49, 0)
