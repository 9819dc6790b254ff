"""What the packages are made from: that nothing is left out, let in, or without a licence."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "packaging"
LINUX = FOLDER / "linux"
POSIX_SHELL = ("install.sh", "uninstall.sh", "places.sh", "preinst", "prerm")


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"packaging_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def parts() -> ModuleType:
    return load(FOLDER / "frozen_parts.py")


@pytest.fixture(scope="module")
def licences() -> ModuleType:
    return load(FOLDER / "gather_licences.py")


def test_every_module_of_ours_is_carried_or_left_out_on_purpose(parts: ModuleType) -> None:
    carried, out = set(parts.modules()), set(parts.excluded("linux"))
    for package in ("engine", "game"):
        for path in (ROOT / package).rglob("*.py"):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            assert (name in carried) != (name in out), name


def test_verbs_that_the_contract_promises_are_carried(parts: ModuleType) -> None:
    promised = ("simulate", "scenarios", "replay", "position", "rules", "shot", "self_check", "doctor")
    assert {f"game.commands.{verb}" for verb in promised} <= set(parts.modules())


def test_nothing_that_is_carried_needs_what_is_left_out(parts: ModuleType) -> None:
    left_out = [name for name in parts.excluded("linux") if name.startswith(("game.", "engine."))]
    assert left_out
    for name in parts.modules():
        path = ROOT.joinpath(*name.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        source = path.read_text("utf-8")
        for gone in left_out:
            assert not re.search(rf"^(from|import) {re.escape(gone)}\b", source, re.MULTILINE), (
                f"{name}: {gone}"
            )


def test_tables_pictures_and_sounds_are_carried_and_their_makers_are_not(parts: ModuleType) -> None:
    carried = {(Path(source).name, place) for source, place in parts.data_files()}
    assert ("components.toml", "engine/tamasha") in carried
    assert ("tamasha.toml", "game/tutorial/lessons") in carried
    assert any(place.startswith("engine/rulebook/") for _, place in carried)
    assert any(place.startswith("art/made") for _, place in carried)
    assert any(place == "sounds/made" for _, place in carried)
    assert any(name.endswith(".ttf") and "fjalla" in place for name, place in carried)
    assert not [name for name, _ in carried if name.endswith(".py") or name == "manifest.json"]


def test_libraries_that_every_system_has_stay_out(parts: ModuleType) -> None:
    entries = [("libstdc++.so.6", "x", "BINARY"), ("pygame_ce.libs/libSDL2-2.so", "x", "BINARY")]
    assert parts.wanted_binaries(entries, "linux") == entries[1:]
    doubles = [("SDL2.dll", "x", "BINARY"), ("pygame/SDL2.dll", "x", "BINARY")]
    assert parts.wanted_binaries(doubles, "win32") == doubles[:1]


def test_a_component_without_a_licence_stops_the_build(licences: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(licences.Unlicensed, match="libmystery"):
        licences.gather(["libmystery.so.1"], [], tmp_path / "licences")
    with pytest.raises(licences.Unlicensed, match="mystery"):
        licences.gather([], ["mystery.module"], tmp_path / "licences")


def test_every_component_names_a_text_that_is_there() -> None:
    table = tomllib.loads((FOLDER / "licences" / "components.toml").read_text("utf-8"))["component"]
    named = {part["terms"] for part in table if "terms" in part}
    assert {name for name in named if (FOLDER / "licences" / name).read_text("utf-8").strip()} == named
    assert named == {path.name for path in (FOLDER / "licences").glob("*.txt")}
    for part in table:
        assert part["licence"]
        assert part.get("terms") or part.get("library") or part["name"] == "Python", part["name"]


def test_the_closer_name_wins(licences: ModuleType) -> None:
    table = [licences.Component(**entry) for entry in licences._table()]
    for file, name in {
        "libsdl2_mixer-2-67.so": "SDL_mixer",
        "libsdl2-2-50.0.so": "SDL",
        "libopusfile-96.so.0": "opusfile",
        "libopus-dd.so.0": "Opus",
        "libpython3.11.so.1.0": "Python",
        "libz.so.1": "zlib",
    }.items():
        found = licences._component_of(file, table)
        assert found is not None
        assert found.name == name
    assert licences._component_of("libunknown.so", table) is None


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell reads them")
@pytest.mark.parametrize("name", POSIX_SHELL)
def test_the_scripts_are_sound_for_a_plain_shell(name: str) -> None:
    assert subprocess.run(["sh", "-n", LINUX / name], check=False).returncode == 0


def test_the_desktop_is_told_the_same_names_everywhere() -> None:
    entry = (LINUX / "org.hustings.Hustings.desktop").read_text("utf-8")
    metainfo = (LINUX / "org.hustings.Hustings.metainfo.xml").read_text("utf-8")
    mime = (LINUX / "hustings-mime.xml").read_text("utf-8")
    assert "MimeType=application/x-hustings;" in entry
    assert "<mediatype>application/x-hustings</mediatype>" in metainfo
    assert '<mime-type type="application/x-hustings">' in mime
    assert '<glob pattern="*.hustings"' in mime
    assert "StartupWMClass=hustings" in entry


def test_the_locks_agree_and_hold_no_address() -> None:
    def pins(name: str) -> dict[str, str]:
        lines = (FOLDER / name).read_text("utf-8").splitlines()
        pinned = (line.split(" ")[0] for line in lines if "==" in line and line[0].isalnum())
        return dict(pin.split("==") for pin in pinned)

    play, build = pins("requirements.lock"), pins("requirements-build.lock")
    assert "pyinstaller" in build
    assert {name: build.get(name) for name in play} == play
    for lock in FOLDER.glob("*.lock"):
        assert "://" not in lock.read_text("utf-8"), lock.name
