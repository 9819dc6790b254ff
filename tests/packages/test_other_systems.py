"""What Windows and macOS are told of the game, and how the packages for them are put together."""

from __future__ import annotations

import importlib
import io
import plistlib
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

from game.saves import SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
HOMES = (PACKAGING, PACKAGING / "windows", PACKAGING / "macos")


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Imports a helper of packaging/ by its name, as the build does, and forgets it afterwards."""
    before = set(sys.modules)
    for home in HOMES:
        monkeypatch.syspath_prepend(str(home))

    def by_name(name: str) -> ModuleType:
        return importlib.import_module(name)

    yield by_name
    for name in set(sys.modules) - before:
        if str(PACKAGING) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def test_the_icons_are_those_that_the_art_made(load: Any) -> None:
    make_icons = load("make_icons")
    assert make_icons.WINDOWS_ICON.read_bytes() == make_icons.windows_icon(), "run packaging/make_icons.py"
    assert make_icons.MAC_ICON.read_bytes() == make_icons.mac_icon(), "run packaging/make_icons.py"


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256])
def test_the_windows_icon_shows_each_size_as_it_was_drawn(load: Any, size: int) -> None:
    make_icons = load("make_icons")
    icon = Image.open(io.BytesIO(make_icons.windows_icon()))
    drawn = Image.open(io.BytesIO(make_icons.drawn(size))).convert("RGBA")
    assert icon.ico.getimage((size, size)).convert("RGBA").tobytes() == drawn.tobytes()  # type: ignore[attr-defined]


def test_the_mac_icon_opens() -> None:
    with Image.open(PACKAGING / "macos" / "hustings.icns") as icon:
        assert (512, 512, 1) in icon.info["sizes"]
        assert (256, 256, 2) in icon.info["sizes"]


def test_windows_gives_the_program_no_more_rights_and_every_screen_its_dots() -> None:
    tree = ET.parse(PACKAGING / "windows" / "hustings.manifest")
    said = {element.tag.rpartition("}")[2]: element for element in tree.iter()}
    assert said["requestedExecutionLevel"].get("level") == "asInvoker"
    assert str(said["dpiAwareness"].text).split(",")[0] == "PerMonitorV2"
    assert said["longPathAware"].text == "true"
    assert said["activeCodePage"].text == "UTF-8"


def test_both_systems_open_saved_matches_with_the_game(load: Any) -> None:
    info = plistlib.loads(plistlib.dumps(load("bundle_info").info("0.1.0")))
    declared = info["UTExportedTypeDeclarations"][0]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.lstrip(".")]
    assert info["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    script = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert rf'HKCU "${{CLASSES}}\{SUFFIX}"' in script


def test_the_setup_program_asks_for_no_administrator_and_leaves_the_machine_alone() -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    assert "HKCR" not in script


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("1.0rc2", (1, 0, 0, 0)), ("2.3.4.5.6", (2, 3, 4, 5))],
)
def test_windows_counts_versions_in_four_numbers(
    load: Any, version: str, numbers: tuple[int, int, int, int]
) -> None:
    assert load("setup_program").four_numbers(version) == numbers


def test_the_setup_program_unpacks_every_file_in_one_order(load: Any, tmp_path: Path) -> None:
    for name in ("b.dll", "a.exe", "_internal/z.pyd", "_internal/art/a$b.png"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    lines = load("setup_program").program_files(tmp_path).splitlines()
    assert lines == [
        r'SetOutPath "$INSTDIR\new"',
        f'File "{tmp_path / "a.exe"}"',
        f'File "{tmp_path / "b.dll"}"',
        r'SetOutPath "$INSTDIR\new\_internal"',
        f'File "{tmp_path / "_internal" / "z.pyd"}"',
        r'SetOutPath "$INSTDIR\new\_internal\art"',
        f'File "{tmp_path / "_internal" / "art" / "a$$b.png"}"',
    ]


def test_the_portable_archive_is_the_same_twice(load: Any, tmp_path: Path) -> None:
    program = tmp_path / "program"
    (program / "_internal").mkdir(parents=True)
    (program / "hustings.exe").write_bytes(b"MZ")
    (program / "_internal" / "data").write_bytes(b"data")
    setup_program = load("setup_program")
    setup_program.portable(program, tmp_path / "one.zip", 1_764_000_000)
    (program / "hustings.exe").touch()
    setup_program.portable(program, tmp_path / "two.zip", 1_764_000_000)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_of_a_lock_only_what_counts_on_windows_is_installed(load: Any) -> None:
    lock = (
        "# made by hand\n"
        "macholib==1.16.4 ; sys_platform == 'darwin' \\\n    --hash=sha256:aa\n"
        "pefile==2024.8.26 ; sys_platform == 'win32' \\\n    --hash=sha256:bb \\\n    --hash=sha256:cc\n"
        "pygame-ce==2.5.8 \\\n    --hash=sha256:dd\n"
    )
    assert list(load("windows_python").for_windows(lock)) == [
        "pefile==2024.8.26 --hash=sha256:bb --hash=sha256:cc",
        "pygame-ce==2.5.8 --hash=sha256:dd",
    ]


def test_the_real_lock_brings_what_freezes_for_windows(load: Any) -> None:
    lock = (PACKAGING / "requirements-build.lock").read_text(encoding="utf-8")
    wanted = {line.partition("==")[0] for line in load("windows_python").for_windows(lock)}
    assert {"pyinstaller", "pefile", "pywin32-ctypes", "pygame-ce", "msgspec"} <= wanted
    assert "macholib" not in wanted


@pytest.mark.skipif(sys.platform == "win32", reason="Windows needs no Wine")
def test_wine_finds_our_files_and_we_find_those_of_wine(load: Any, tmp_path: Path) -> None:
    wine = load("windows_host").Wine(tmp_path)
    drives = tmp_path / "dosdevices"
    drives.mkdir()
    (tmp_path / "drive_c").mkdir()
    (drives / "c:").symlink_to("../drive_c")
    assert wine.path(Path("/home/player/a file")) == r"Z:\home\player\a file"
    assert wine.local(r"C:\Games\Hustings") == tmp_path.resolve() / "drive_c" / "Games" / "Hustings"


@pytest.mark.parametrize(
    ("listing", "version"),
    [
        (
            "Load command 9\n      cmd LC_BUILD_VERSION\n    minos 11.0\n      sdk 14.2\n  version 1015.7\n",
            "11.0",
        ),
        ("Load command 2\n      cmd LC_VERSION_MIN_MACOSX\n  version 10.9\n      sdk 10.15\n", "10.9"),
        ("Load command 3\n      cmd LC_UUID\n    uuid 1.2\n", None),
    ],
)
def test_a_library_says_which_macos_it_needs(load: Any, listing: str, version: str | None) -> None:
    assert load("mac_floor").needs(listing) == version
