"""The command line: what is asked wrongly gets one sentence and exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, commands
from game.__main__ import main
from game.first_start import ROOT


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Hustings {__version__}\n"


def test_the_project_and_the_program_agree_on_the_version() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == __version__


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    page = capsys.readouterr().out
    assert all(f"  {name}" in page for name in commands.names())


@pytest.mark.parametrize("name", commands.names())
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert commands.find(name).HELP in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    "asked",
    [
        ["simulat"], ["--jason"], ["doctor", "--nonsense"], ["doctor", "extra"], ["no such file.hustings"],
        ["commands"], ["calibration"], ["__init__"], ["a.b"], [""], ["\x00"], ["चुनाव"], ["play_through"],
        ["nowhere/at/all"], ["a.hustings", "b.hustings"],
    ],
)  # fmt: skip
def test_a_slip_is_answered_in_one_sentence(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


def test_a_slip_of_the_finger_gets_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    main(["docter"])
    assert "Did you mean 'doctor'" in capsys.readouterr().err


def test_doctor_reports(capsys: pytest.CaptureFixture[str], own_home: Path) -> None:
    assert main(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["hustings"] == __version__
    assert found["your files"].startswith(str(own_home))


def test_a_mistake_of_ours_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_home: Path
) -> None:
    from game import log
    from game.commands import doctor

    def broken(_: object) -> int:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(doctor, "run", broken)
    log.open_log()
    assert main(["doctor"]) == 1
    log.close_log()
    assert "mistake of its own" in capsys.readouterr().err
    assert "on purpose" in (own_home / "logs" / log.THIS_RUN).read_text(encoding="utf-8")


def test_the_door_opens_without_the_libraries() -> None:
    """`--version` must not load pygame, msgspec or a game."""
    code = (
        "import sys; from game.__main__ import main; main(['--version']);"
        "sys.exit(any(name in sys.modules for name in ('pygame', 'msgspec', 'engine.core.match')))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True).returncode == 0
