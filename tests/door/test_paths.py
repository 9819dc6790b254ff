"""Where the program's files lie: one helper knows, in a checkout, in a wheel and in a frozen build."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.first_start import ROOT

KNOWS_ITSELF = {
    "game/paths.py", "game/first_start.py", "game/words/__init__.py", "game/tutorial/beats.py",
}  # fmt: skip
"""Who may ask where it lies: the helper, the launcher's part, and packages for the texts beside them."""


@pytest.fixture(autouse=True)
def asked_anew() -> Iterator[None]:
    paths.data_root.cache_clear()
    yield
    paths.data_root.cache_clear()


def test_a_checkout() -> None:
    assert paths.data_root() == ROOT
    assert paths.asset("art", "made", "table.json").is_file()


def test_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game" / "_data" / "art").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))
    assert paths.asset("art") == (tmp_path / "game" / "_data" / "art").resolve()


def test_a_frozen_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.is_frozen()
    assert paths.asset("sounds", "made") == tmp_path / "sounds" / "made"


@pytest.mark.parametrize("home", ["~nobody of that name/x", "relative/place", "place with spaces/चुनाव"])
def test_any_home_that_is_named_is_a_place(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", home)
    assert paths.user_dir().is_absolute()
    assert paths.saves_dir().parent == paths.user_dir()


def sources() -> list[Path]:
    return sorted(path for top in ("game", "engine") for path in (ROOT / top).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", sources(), ids=name)
def test_nobody_else_builds_a_path_to_what_came_with_the_program(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name) and node.id == "__file__" and name(path).startswith("game/"):
            assert name(path) in KNOWS_ITSELF, f"line {node.lineno} asks where it lies"
        if isinstance(node, ast.Attribute) and node.attr in ("_MEIPASS", "cwd", "getcwd"):
            assert name(path) == "game/paths.py", f"line {node.lineno} uses {node.attr}"
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Path" and node.args:
            first = node.args[0]
            begins = first.value if isinstance(first, ast.Constant) else ""
            assert not str(begins).startswith(("art", "sounds")), f"line {node.lineno} names {begins}"
