"""Starts that go wrong: a sentence each, nothing lost. Every test runs the program itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game import saves
from game.paths import saves_dir
from tests.door.processes import refused, run, saved_match, visit

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks the Linux way")
POSIX = pytest.mark.skipif(os.name == "nt", reason="asks the Unix way")

CLOCK_OF_1970 = """
import time
now, local, written = time.time, time.localtime, time.strftime
began = now()
time.time = lambda: now() - began
time.localtime = lambda seconds=None: local(time.time() if seconds is None else seconds)
time.strftime = lambda form, when=None: written(form, time.localtime() if when is None else when)
"""


@pytest.mark.parametrize("damage", [b"speed = ", b"\xff\xfe\x00", b'speed = "warp"', b"a = " + b"[" * 9000])
def test_broken_settings_are_told_of_and_kept(own_home: Path, damage: bytes) -> None:
    (own_home / "settings.toml").write_bytes(damage)
    seen = visit(own_home)
    assert "could not be read" in seen["told"][0]
    assert "settings-damaged.toml" in seen["told"][0]
    assert (own_home / "settings-damaged.toml").read_bytes() == damage
    assert seen["scenes"] == ["title"]


def test_wishes_of_a_newer_version_outlive_this_one(own_home: Path) -> None:
    (own_home / "settings.toml").write_text(
        'tutorial_offered = true\nconfetti = "plenty"\nheat = 3\n', "utf-8"
    )
    visit(own_home, VISIT="settings page-pace")
    from game import settings

    wishes, sound = settings.load(own_home / "settings.toml")
    assert sound
    assert settings.save(wishes.but(speed="fast"), own_home / "settings.toml")
    kept = (own_home / "settings.toml").read_text("utf-8")
    assert 'confetti = "plenty"' in kept
    assert "heat = 3" in kept


def home_is_a_file(folder: Path) -> Path:
    (folder / "home").write_text("not a folder")
    return folder / "home"


def home_on_a_missing_drive(folder: Path) -> Path:
    return Path("/proc/no such drive/hustings") if os.name != "nt" else Path("Q:/hustings")


def home_is_read_only(folder: Path) -> Path:
    home = folder / "home"
    home.mkdir()
    home.chmod(0o500)
    if os.access(home, os.W_OK):
        pytest.skip("this user may write everywhere")
    return home


@pytest.mark.parametrize("home", [home_is_a_file, home_on_a_missing_drive, home_is_read_only])
def test_a_home_that_takes_nothing_is_told_of_and_one_may_play(tmp_path: Path, home) -> None:
    place = home(tmp_path)
    seen = visit(place)
    assert any(f"cannot write to {place}" in told for told in seen["told"])
    assert not any("settings" in told.lower() for told in seen["told"])
    assert seen["scenes"][0] == "title"
    assert run(place, "doctor").returncode == 0


@POSIX
def test_a_full_disk_is_told_of_and_one_may_play(own_home: Path) -> None:
    import resource

    path = saved_match()
    before = path.read_bytes()
    seen = visit(own_home, before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)))
    assert any("cannot write" in told for told in seen["told"])
    assert path.read_bytes() == before


def test_a_missing_sound_device_is_a_line_in_the_settings_and_nothing_else(own_home: Path) -> None:
    seen = visit(own_home, SDL_AUDIODRIVER="a driver that is not there", VISIT="settings page-sound")
    assert len(seen["told"]) == 1, "the offer of the lesson is all that is said"
    assert any("No loudspeaker" in text for text in seen["texts"]), seen["texts"]
    assert "sound: no_device" in (own_home / "logs" / "last-run.log").read_text("utf-8")


@LINUX
@pytest.mark.parametrize("named", [False, True])
def test_without_a_display_one_sentence(own_home: Path, named: bool) -> None:
    match = [str(saved_match())] if named else []
    without = {"SDL_VIDEODRIVER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    assert "needs a screen" in refused(run(own_home, *match, **without))


@pytest.mark.parametrize("name", ["Ravi Kumar", "रवि कुमार", "رافي"])
def test_a_home_with_spaces_and_any_letters(tmp_path: Path, monkeypatch, name: str) -> None:
    home = tmp_path / name / "my files"
    monkeypatch.setenv("HUSTINGS_HOME", str(home))
    path = saved_match("चुनाव", (name, "Asha"))
    seen = visit(home, VISIT="matches")
    assert seen["rows"][0][0] == "चुनाव"
    assert (home / "logs" / "last-run.log").exists()
    assert visit(home, str(path))["scenes"][-1] != "title"


@pytest.mark.parametrize("utf8", ["0", "1"])
def test_the_c_locale(own_home: Path, utf8: str) -> None:
    names = {
        "LC_ALL": "C",
        "LANG": "C",
        "PYTHONUTF8": utf8,
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONIOENCODING": "",
    }
    path = saved_match("Sunday", ("आशा", "بلال"))
    ended = run(own_home, "replay", str(path), "--story", **names)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout
    assert visit(own_home, str(path), **names)["scenes"]


def test_a_clock_of_1970(own_home: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(CLOCK_OF_1970)
    path = saved_match()
    os.utime(path, (0, 0))
    from game.first_start import ROOT

    clock = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    seen = visit(own_home, VISIT="matches", **clock)
    assert seen["rows"][0][0] == "Sunday"
    assert "1970" in seen["rows"][0][1] or "1969" in seen["rows"][0][1]
    begin = "from tests.door.processes import saved_match; print(saved_match('').name)"
    named = run_code(own_home, begin, **clock)
    assert named.stdout.startswith("19"), named.stderr


def run_code(home: Path, code: str, **more: str):
    import subprocess

    from tests.door.processes import surroundings

    return subprocess.run(
        [sys.executable, "-c", code], env=surroundings(home, **more),
        capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip


# --- a file from a double click ------------------------------------------------------------------------


def newer(path: Path) -> None:
    first, rest = path.read_text("utf-8").split("\n", 1)
    path.write_text(first.replace('"format":1', '"format":999') + "\n" + rest, "utf-8")


def headless(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"seats"', b'"seatz"', 1))


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def another_kind(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(500))


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def missing(path: Path) -> None:
    path.unlink()


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (newer, "newer Hustings"), (headless, "damaged"), (emptied, "not a Hustings match"),
        (another_kind, "not a Hustings match"), (folder, "is a folder"), (missing, "no file"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_opened_is_refused_in_one_sentence(own_home: Path, harm, said: str) -> None:
    path = saved_match("रविवार की शाम")
    harm(path)
    before = path.read_bytes() if path.is_file() else b""
    assert said in refused(run(own_home, str(path)))
    assert (path.read_bytes() if path.is_file() else b"") == before


@pytest.mark.parametrize("name", ["Sunday", "रविवार की शाम", "-- a; strange $name"])
def test_a_match_is_opened_by_a_relative_path_and_any_name(own_home: Path, name: str) -> None:
    path = saved_match(name)
    seen = visit(own_home, os.path.join(".", path.name), cwd=path.parent)  # noqa: PTH118 - Path drops the dot
    assert seen["scenes"][0] == "title"
    assert len(seen["scenes"]) > 1


def test_a_damaged_tail_is_told_of_and_the_damaged_file_is_kept(own_home: Path) -> None:
    path = saved_match()
    whole = path.read_bytes()
    damaged = whole[:-40] + b"#" * 20 + whole[-20:]
    path.write_bytes(damaged)
    seen = visit(own_home, str(path))
    assert any("damaged" in told for told in seen["told"])
    assert path.with_name(path.name + ".damaged").read_bytes() == damaged
    assert saves.open_match(path).notes == ()


# --- an installation that is not whole -------------------------------------------------------------------


@pytest.fixture
def install(tmp_path: Path) -> Path:
    """The program in a folder of its own, its pictures and sounds linked one by one."""
    import shutil

    from game.first_start import ROOT

    house = tmp_path / "house"
    for part in ("game", "engine", "tests"):
        ignored = shutil.ignore_patterns("__pycache__", "soak")
        shutil.copytree(ROOT / part, house / part, ignore=ignored)
    for part in ("art/made", "sounds/made"):
        for folder, _, names in os.walk(ROOT / part):
            here = house / Path(folder).relative_to(ROOT)
            here.mkdir(parents=True)
            for name in names:
                (here / name).symlink_to(Path(folder) / name)
    return house


def visit_house(home: Path, house: Path, *first: Path):
    import json
    import subprocess

    from tests.door.processes import surroundings

    path = os.pathsep.join(map(str, [*first, house]))
    ended = subprocess.run(
        [sys.executable, str(house / "tests" / "door" / "visitor.py")],
        env=surroundings(home, PYTHONPATH=path), cwd=house,
        capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout.splitlines()[-1]), path


@POSIX
@pytest.mark.parametrize("harm", ["missing", "damaged", "no table"])
def test_a_picture_that_is_missing_or_damaged(own_home: Path, install: Path, harm: str) -> None:
    made = install / "art" / "made"
    victim = made / ("table.json" if harm == "no table" else "title/wood.png")
    victim.unlink()
    if harm == "damaged":
        victim.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40))
    seen, path = visit_house(own_home, install)
    assert "cannot be read" in seen["told"][0]
    assert "matches are safe" in seen["told"][0]
    assert seen["scenes"] == ["title"]
    if harm == "damaged":
        check = run(own_home, "self-check", cwd=install, PYTHONPATH=path)
        assert check.returncode == 1
        assert str(victim) in check.stdout


@POSIX
@pytest.mark.parametrize("harm", ["raise ImportError('gone')", "fontbuffer = b'\\0\\1\\0\\0' + bytes(90)"])
def test_a_font_that_is_missing_or_damaged(own_home: Path, install: Path, tmp_path: Path, harm: str) -> None:
    package = tmp_path / "first" / "pymupdf_fonts"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name in ("FiraGO_Regular", "FiraGO_Bold"):
        (package / f"{name}.py").write_text(harm)
    seen, path = visit_house(own_home, install, package.parent)
    assert "cannot be read" in seen["told"][0]
    assert seen["scenes"] == ["title"]
    check = run(own_home, "self-check", cwd=install, PYTHONPATH=path)
    assert check.returncode == 1
    assert "font" in check.stdout.splitlines()[-1]


@POSIX
def test_a_sound_that_is_missing_is_only_silent(own_home: Path, install: Path) -> None:
    for sound in (install / "sounds" / "made").rglob("*.ogg"):
        sound.unlink()
    seen, _ = visit_house(own_home, install)
    assert seen["scenes"][0] == "title"


def test_left_over_drafts_are_swept_and_matches_are_not(own_home: Path) -> None:
    path = saved_match()
    draft = saves_dir() / ".4711.Sunday.hustings.tmp"
    draft.write_bytes(b"half")
    visit(own_home)
    assert not draft.exists()
    assert path.exists()
