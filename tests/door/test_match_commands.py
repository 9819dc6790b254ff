"""The verbs that play, read and check matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.journal import Chair, header_for
from engine.core.match import Match
from game import saves
from game.__main__ import main
from game.commands.calibration import cal_ns
from game.commands.figure import Figure, in_cals
from game.first_start import ROOT

SCENARIOS = ROOT / "tests" / "scenarios" / "tamasha.toml"


@pytest.fixture
def played(own_home: Path) -> Path:
    """A finished match of two."""
    setup = Setup("tamasha", "basic", 2, 5)
    match, dice = Match(GAMES["tamasha"], setup), Dice(5)
    chairs = [Chair("आशा"), Chair("بلال")]
    keeper = saves.begin(header_for(GAMES["tamasha"], setup, chairs, "0.1.0"), "played")
    while not match.over:
        seat = match.to_act()[0]
        answer = dice.pick(match.options(seat))
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)
    return keeper.path


def said(capsys: pytest.CaptureFixture[str], *command: str, code: int = 0) -> str:
    ended = main(list(command))
    printed = capsys.readouterr()
    assert ended == code, printed.err
    if code == 2:
        assert printed.out == ""
        assert printed.err.count("\n") == 1
        assert "Traceback" not in printed.err
        return printed.err
    return printed.out


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    return json.loads(said(capsys, "simulate", "tamasha", "--json", *more))


def test_simulate_counts_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulated(capsys, "--games", "12", "--seed", "3")
    assert figures["finished"] == figures["games"] == 12
    assert sum(figures["winners"].values()) + figures["ties"] == 12
    assert sum(figures["endings"].values()) == 12
    assert figures["answers"]["min"] <= figures["answers"]["median"] <= figures["answers"]["max"]
    assert figures["turns"]["max"] > 10
    assert len(figures["digest"]) == 32


def test_the_same_arguments_give_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "--games", "6", "--seats", "3")
    again = simulated(capsys, "--games", "6", "--seats", "3")
    spread = simulated(capsys, "--games", "6", "--seats", "3", "--jobs", "2")
    for figures in (first, again, spread):
        del figures["seconds_cpu"]
    assert first == again == spread
    assert simulated(capsys, "--games", "6", "--seats", "3", "--seed", "2")["digest"] != first["digest"]


def test_digests_do_not_depend_on_the_hash_seed() -> None:
    digests = set()
    for seed in ("0", "1", "77"):
        ended = subprocess.run(
            [sys.executable, "-m", "game", "simulate", "tamasha", "--games", "4", "--json"],
            cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        digests.add(json.loads(ended.stdout)["digest"])
    assert len(digests) == 1


def test_simulate_takes_table_options(capsys: pytest.CaptureFixture[str]) -> None:
    short = simulated(capsys, "--games", "3", "--option", "sitting=short")
    assert short["turns"]["max"] < simulated(capsys, "--games", "3")["turns"]["min"]


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "chess",
        "tamasha --variant deluxe",
        "tamasha --seats 9",
        "tamasha --games 0",
        "tamasha --games many",
        "tamasha --seed -1",
        "tamasha --seed 18446744073709551616",
        "tamasha --bots wizard",
        "tamasha --bots ,",
        "tamasha --bots easy,easy,easy",
        "tamasha --option sitting",
        "tamasha --option sitting=tall",
        "tamasha --option =1",
        "tamasha --option seats=3",
        "tamasha --option variant=basic",
        "tamasha --jobs 0",
        "tamasha --option a=b",
        "tamasha --option sitting=full --option sitting=short",
        "tamasha --sea 3",
    ],
)
def test_simulate_asked_wrongly(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "simulate", *asked.split(), code=2)


def test_scenarios_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(said(capsys, "scenarios", "tamasha", str(SCENARIOS), "--json"))
    lines = said(capsys, "scenarios", "tamasha", str(SCENARIOS)).splitlines()
    assert lines[-1] == f"{report['passed']} passed, {report['failed']} failed"
    assert report["passed"] > 50
    assert report["failed"] == len(report["failures"]) == 0


def test_a_failed_scenario_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = tmp_path / "odd.toml"
    odd.write_text(
        SCENARIOS.read_text("utf-8").replace("cpf = { purple = 3 }", "cpf = { purple = 4 }"), "utf-8"
    )
    report = json.loads(said(capsys, "scenarios", "tamasha", str(odd), "--json", code=1))
    assert report["failed"] == len(report["failures"]) > 0
    assert said(capsys, "scenarios", "tamasha", str(odd), code=1).count("expected") >= report["failed"]


@pytest.mark.parametrize("file", ["no such file", "pyproject.toml", ".", "README.md"])
def test_scenarios_asked_wrongly(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "scenarios", "tamasha", str(ROOT / file), code=2)


def test_replay_verifies(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "every digest holds" in said(capsys, "replay", str(played), "--verify")
    figures = json.loads(said(capsys, "replay", str(played), "--verify", "--json"))
    assert figures["verified"] is True
    assert figures["over"] is True
    assert figures["seats"] == ["आशा", "بلال"]


def test_replay_notices_a_changed_line(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = played.read_bytes()
    played.write_bytes(text.replace(b'"seat":0', b'"seat":1', 1))
    assert "damaged" in said(capsys, "replay", str(played), "--verify", code=1)
    assert played.read_bytes() != text  # and it mends nothing: replay only reads


def test_replay_tells_the_story_as_each_seat_saw_it(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    onlooker = said(capsys, "replay", str(played), "--story").splitlines()
    purple = said(capsys, "replay", str(played), "--story", "--seat", "0").splitlines()
    assert len(onlooker) > 100
    assert len(purple) > len(onlooker)
    assert not [line for line in onlooker if "[" in line or "{" in line]
    early = said(capsys, "replay", str(played), "--story", "--at", "3").splitlines()
    assert early == onlooker[: len(early)]


def test_position_prints_the_table(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = json.loads(said(capsys, "position", str(played), "--at", "4"))
    assert page["answers"] == 4
    assert page["table"]["dice"]
    assert page["to_act"]


@pytest.mark.parametrize("verb", ["replay", "position"])
@pytest.mark.parametrize("more", [["--at", "999"], ["--at", "-1"], ["--at", "x"], ["--speed", "9"]])
def test_matches_asked_wrongly(
    verb: str, more: list[str], played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, verb, str(played), *more, code=2)


@pytest.mark.parametrize("verb", ["replay", "position"])
def test_files_that_are_no_matches(verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture.hustings").write_bytes(b"\x89PNG")
    for path in (tmp_path, tmp_path / "nowhere.hustings", tmp_path / "picture.hustings"):
        assert str(path) in said(capsys, verb, str(path), code=2)


def test_a_seat_that_is_not_there(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "seats 0 to 1" in said(capsys, "replay", str(played), "--seat", "2", code=2)


def test_bench_names_what_it_can_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert "engine" in said(capsys, "bench", "everything", code=2)


def test_a_figure_says_whether_it_missed_its_bar() -> None:
    figure = Figure("decision", 13.5, "cal", 12, game="tamasha")
    assert figure.missed
    assert figure.as_json() == {
        "name": "decision", "value": 13.5, "unit": "cal", "limit": 12, "game": "tamasha",
    }  # fmt: skip
    assert not Figure("anything", 99, "ms").missed


def test_a_cal_is_about_one_cal() -> None:
    """The unit measured in itself, generously, since the machine may be busy."""
    from game.commands.calibration import calibration_pass

    assert cal_ns() > 0
    assert 0.3 < in_cals(lambda: calibration_pass(20_000) and 20_000) < 3


def test_killing_the_program_loses_no_answer_that_was_shown() -> None:
    ended = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "soak" / "kill_saves.py"), "6"], capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "0 rounds lost one" in ended.stdout


def test_self_check_finds_all_well(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    """Everything loads, frames are drawn, a match is saved and read; a person's folder is left alone."""
    for driver in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(driver, "dummy")
    page = said(capsys, "self-check", "--shot", str(tmp_path / "first.png"))
    assert page.endswith("All is well.\n")
    assert (tmp_path / "first.png").stat().st_size > 1000
    assert not list(own_home.iterdir())


def test_a_name_cannot_turn_the_terminals_line_round(capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup("tamasha", "basic", 2, 5)
    chairs = [Chair("Mee\u202era\x00\x1b[31m"), Chair("بلال")]
    keeper = saves.begin(header_for(GAMES["tamasha"], setup, chairs, "0.1.0"), "played")
    for more in ([], ["--story"]):
        told = said(capsys, "replay", str(keeper.path), *more)
        assert not set(told) & {"\u202e", "\x00", "\x1b"}
    assert "بلال" in said(capsys, "replay", str(keeper.path))


def test_a_second_copy_says_so_where_it_was_started(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from game import hand_over, start

    shown: list[tuple[str, str]] = []
    monkeypatch.setattr(start, "show_page", lambda *said: shown.append(said))
    monkeypatch.setattr(hand_over, "PATIENCE", 0.1)
    lock = saves.claim()
    assert main([]) == 2
    assert "already open" in capsys.readouterr().err
    assert "already open" in shown[0][1]
    lock.close()


@pytest.mark.parametrize("verb", ["replay", "position"])
@pytest.mark.parametrize("change", [{"game": "chess"}, {"variant": "deluxe"}, {"options": {"tea": "none"}}])
def test_a_match_of_another_game_is_refused_by_the_name_of_its_file(
    capsys: pytest.CaptureFixture[str], played: Path, verb: str, change: dict[str, object]
) -> None:
    first, rest = played.read_text("utf-8").split("\n", 1)
    played.write_text(f"{json.dumps(json.loads(first) | change)}\n{rest}", "utf-8")
    told = said(capsys, verb, str(played), code=2)
    assert played.name in told
    assert "{" not in told
