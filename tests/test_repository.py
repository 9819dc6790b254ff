"""What must hold of the repository as a whole: who may import whom, and names that would break tools."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("tamasha", "entkhbat", "modipoly")
OPEN_TO_THE_CLIENT = {
    "answers",
    "attack_events",
    "bot",
    "cards",
    "codes",
    "events",
    "faction_events",
    "market_events",
    "phases",
    "position",
    "power_events",
    "questions",
    "records",
    "register",
    "script",
    "view",
}
NOT_IN_THE_ENGINE = {
    "random",
    "time",
    "datetime",
    "secrets",
    "uuid",
    "threading",
    "asyncio",
    "pickle",
    "copy",
}


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every dotted name that the module imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", modules("engine"), ids=name)
def test_the_engine_stands_on_the_standard_library_and_msgspec(path: Path) -> None:
    for imported in imports(path):
        top = imported.split(".")[0]
        assert top in {"engine", "msgspec"} or top in sys.stdlib_module_names, imported
        assert top not in NOT_IN_THE_ENGINE, f"{imported}: the same match must play the same everywhere"


@pytest.mark.parametrize("path", modules("engine/core"), ids=name)
def test_the_core_knows_no_game(path: Path) -> None:
    assert not [
        imported for imported in imports(path) if imported.startswith(tuple(f"engine.{g}" for g in GAMES))
    ]


@pytest.mark.parametrize("path", modules("engine"), ids=name)
def test_the_engine_counts_in_whole_numbers(path: Path) -> None:
    """No float, no hash() order, no walk over a set: each would differ from machine to machine."""
    joins_paths = "pathlib" in set(imports(path))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{name(path)}:{getattr(node, 'lineno', 0)}"
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{where} has a float"
        divides = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and not joins_paths
        assert not divides, f"{where} divides with /"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"hash", "id", "float"}, f"{where} calls {node.func.id}()"
        if isinstance(node, ast.For | ast.comprehension):
            assert not isinstance(node.iter, ast.Set | ast.SetComp), f"{where} walks a set"


@pytest.mark.parametrize("path", modules("game"), ids=name)
def test_the_client_knows_no_rules(path: Path) -> None:
    for imported in imports(path):
        parts = imported.split(".")
        if len(parts) > 2 and parts[0] == "engine" and parts[1] in GAMES:
            assert parts[2] in OPEN_TO_THE_CLIENT | {"scenarios"}, imported


@pytest.mark.parametrize("folder", ["engine", "game", "tests", "art", "sounds"])
def test_every_module_says_what_it_is_for(folder: str) -> None:
    for path in modules(folder):
        source = path.read_text(encoding="utf-8")
        assert not source.strip() or ast.get_docstring(ast.parse(source)), f"{name(path)} opens with no word"


def test_packaging_shadows_nothing() -> None:
    """A folder of that name must never hide the library that build tools import."""
    folder = ROOT / "packaging"
    forbidden = [folder / "__init__.py", folder / "conftest.py", *folder.rglob("test_*.py")]
    assert not [path for path in forbidden if path.exists()]
    found = subprocess.run(
        [sys.executable, "-c", "import packaging.version; print(packaging.version.__file__)"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert not found.stdout.startswith(str(folder))


def test_nobody_imports_packaging() -> None:
    for path in [*modules("engine"), *modules("game")]:
        assert not [imported for imported in imports(path) if imported.split(".")[0] == "packaging"], name(
            path
        )


def test_tests_are_no_package() -> None:
    assert not list((ROOT / "tests").rglob("__init__.py"))
