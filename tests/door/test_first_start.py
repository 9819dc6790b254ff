"""The first start: what is decided before a single library is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import first_start
from game.first_start import PLAY, ROOT, TEST, Environment

BARE_PYTHON = """
import importlib.util, sys
import game.first_start as first
first._fits = lambda environment: False
honest = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in ("ensurepip", "pip") else honest(name, *more)
sys.exit(first.start(["--version"]))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files of the door alone, in a folder whose name has a space and Devanagari letters."""
    home = tmp_path / "चुनाव तमाशा box"
    (home / "game").mkdir(parents=True)
    (home / "packaging").mkdir()
    shutil.copy(ROOT / "launcher.py", home)
    for name in ("__init__.py", "first_start.py", "locks.py"):
        shutil.copy(ROOT / "game" / name, home / "game")
    for lock in (PLAY.lock, TEST.lock):
        shutil.copy(lock, home / "packaging")
    return home


def system_python() -> str:
    """The Python under the virtual environment of the tests."""
    return str(Path(sys.base_prefix) / "bin" / "python3") if os.name != "nt" else sys._base_executable


def run(checkout: Path, *command: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "VIRTUAL"))}
    return subprocess.run(
        [system_python(), *command],
        cwd=checkout, env=clean | surroundings, capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip


def one_sentence(said: str) -> bool:
    return "Traceback" not in said and said.count("\n") <= 2


def test_a_bare_python_is_told_what_to_install(checkout: Path) -> None:
    ended = run(checkout, "-c", BARE_PYTHON)
    assert ended.returncode == 2
    assert "sudo apt install python3-venv" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_an_unfinished_first_start_is_begun_again(checkout: Path) -> None:
    half_done = checkout / ".venv"
    half_done.mkdir()
    (half_done / "half a library").touch()
    ended = run(checkout, "-c", BARE_PYTHON)
    assert ended.returncode == 2
    assert not (half_done / "half a library").exists()


def test_a_library_that_is_not_the_pinned_one_is_refused(checkout: Path) -> None:
    house = checkout / "packaging" / "wheelhouse"
    house.mkdir()
    (house / "msgspec-0.23.0-py3-none-any.whl").write_bytes(b"something else")
    (checkout / "packaging" / "requirements.lock").write_text(
        "msgspec==0.23.0 --hash=sha256:" + "0" * 64 + "\n", encoding="utf-8"
    )
    ended = run(checkout, "launcher.py", "--version")
    assert ended.returncode == 2
    assert "could not be fetched" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list((checkout / ".venv").glob("ready-*"))


def test_a_complete_environment_is_entered_at_once(checkout: Path) -> None:
    """With its wheels in the house (none are needed for an empty lock), no network is asked for."""
    (checkout / "packaging" / "wheelhouse").mkdir()
    (checkout / "packaging" / "requirements.lock").write_text("# nothing\n", encoding="utf-8")
    (checkout / "game" / "__main__.py").write_text(
        "import sys\ndef main(argv):\n    print('arrived', argv, sys.prefix)\n    return 7\n",
        encoding="utf-8",
    )
    first = run(checkout, "launcher.py", "बूथ.hustings", PYTHONIOENCODING="utf-8")
    assert first.returncode == 7, first.stderr
    assert "arrived ['बूथ.hustings']" in first.stdout
    assert ".venv" in first.stdout
    again = run(checkout, "launcher.py", PYTHONIOENCODING="utf-8")
    assert (again.returncode, again.stderr) == (7, "")


def test_a_moved_checkout_is_set_up_again() -> None:
    """The stamp names the place: a virtual environment does not survive a move."""
    assert PLAY.stamp != Environment(".venv", TEST.lock).stamp
    assert PLAY.stamp == Environment(".venv", PLAY.lock).stamp


def test_a_read_only_checkout_has_its_libraries_in_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(first_start, "_writable", lambda home: tmp_path in home.parents)
    monkeypatch.setattr(first_start, "_build", lambda environment, home: home / "python")
    monkeypatch.setattr(Environment, "ready", lambda self: None)
    monkeypatch.setattr(first_start, "_cache", lambda: tmp_path)
    assert tmp_path in first_start._make(PLAY).parents


def test_nowhere_to_write_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(first_start, "_writable", lambda home: False)
    monkeypatch.setattr(first_start, "_fits", lambda environment: False)
    monkeypatch.setattr(Environment, "ready", lambda self: None)
    assert first_start.start(["--version"]) == 2
    said = capsys.readouterr().err
    assert "cannot write" in said
    assert one_sentence(said)


def test_an_old_python_reads_the_launcher() -> None:
    """No word in it that Python 3.0 would not know, so that the version sentence can be said."""
    import ast

    ast.parse((ROOT / "launcher.py").read_text(encoding="utf-8"), feature_version=(3, 4))
    assert "f'" not in (ROOT / "launcher.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("environment", [PLAY, TEST])
def test_locks_pin_everything_and_hold_no_address(environment: Environment) -> None:
    lock = environment.lock.read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index" not in lock
    pins = list(environment.pins())
    assert len(pins) >= 8
    assert lock.count("==") >= len(pins)
    assert all(version for _, version, _ in pins)


def test_the_locks_hold_what_the_project_asks_for() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {name.split(">")[0].split("=")[0] for name in project["project"]["dependencies"]}
    tools = {name.split(">")[0] for name in project["dependency-groups"]["test"]}
    assert asked <= {name for name, _, _ in PLAY.pins()}
    assert asked | tools <= {name for name, _, _ in TEST.pins()}
