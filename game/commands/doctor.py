"""`doctor`: what the program found on this machine, to go with a bug report."""

from __future__ import annotations

import argparse
import json
import locale
import os
import platform
import shutil
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from game import __version__, log, paths

HELP = "tells what the program found: folders, fonts, sound, display, versions"
LIBRARIES = (
    "pygame-ce", "pymunk", "cffi", "msgspec", "platformdirs", "python-bidi", "pymupdf-fonts",
    "font-fjallaone",
)  # fmt: skip
SPOKEN = (
    "LANG", "LC_ALL", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE",
    "XDG_CURRENT_DESKTOP", "HUSTINGS_HOME",
)  # fmt: skip
SCREENLESS = ("dummy", "offscreen")
MEGABYTE = 1_000_000
Findings = dict[str, str]


def arguments(parser: argparse.ArgumentParser) -> None:
    """`--json` for a machine to read."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print every finding, a line each. Nothing found missing is an error: the report is what was asked."""
    findings: Findings = {}
    for part in PARTS:
        try:
            findings |= part()
        except Exception as mistake:  # one broken part must not hide what the others found
            findings[part.__name__.strip("_")] = f"cannot be told: {mistake!r}"
            log.record(mistake)
    if args.json:
        print(json.dumps(findings, ensure_ascii=False, indent=1))
        return 0
    width = max(map(len, findings))
    for name, found in findings.items():
        print(f"{name:{width}}  {found}")
    return 0


def _program() -> Findings:
    found = {
        "hustings": __version__,
        "frozen": "yes" if paths.is_frozen() else "no",
        "program": sys.executable if paths.is_frozen() else str(paths.data_root()),
        "python": f"{platform.python_version()} in {sys.prefix}",
        "system": f"{platform.platform()}, {platform.machine()}, {os.cpu_count()} cores",
        "encoding": f"{sys.getfilesystemencoding()}, {locale.getpreferredencoding(False)}",
    }
    return found | {name: os.environ[name] for name in SPOKEN if name in os.environ}


def _libraries() -> Findings:
    found = {}
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            found[library] = "in the build" if paths.is_frozen() else "missing"
    return found


def _linked() -> Findings:
    """The libraries that are not Python's: SDL and its helpers, Chipmunk."""
    import pygame
    import pymunk

    return {
        "sdl": _dotted(pygame.get_sdl_version()),
        "sdl_mixer": _dotted(pygame.mixer.get_sdl_mixer_version()),
        "sdl_image": _dotted(pygame.image.get_sdl_image_version() or ()),
        "sdl_ttf": _dotted(pygame.font.get_sdl_ttf_version()),
        "chipmunk": pymunk.chipmunk_version,
    }


def _dotted(parts: tuple[int, ...]) -> str:
    return ".".join(map(str, parts))


def _folders() -> Findings:
    return {
        "program files": str(paths.data_root()),
        "pictures": _state(paths.asset("art", "made")),
        "sounds": _state(paths.asset("sounds", "made")),
        "your files": _state(paths.user_dir()),
        "matches": _state(paths.saves_dir()),
        "logs": _state(paths.log_dir()),
        "free space": _free(paths.user_dir()),
    }


def _state(folder: Path) -> str:
    try:
        if not folder.exists():
            return f"{folder} (not there yet)"
        if not folder.is_dir():
            return f"{folder} (a file, where a folder should be)"
        files = sum(1 for file in folder.rglob("*") if file.is_file())
        writable = "" if os.access(folder, os.W_OK) else ", read-only"
        return f"{folder} ({files} files{writable})"
    except OSError as error:
        return f"{folder} ({error.strerror or error})"


def _free(folder: Path) -> str:
    there = next((place for place in (folder, *folder.parents) if place.is_dir()), None)
    return f"{shutil.disk_usage(there).free // MEGABYTE} MB" if there else "none: there is no such drive"


def _yours() -> Findings:
    """The state of the person's own files, and whether a copy of the game is open."""
    from game import saves, settings
    from game.locks import Busy

    _, sound = settings.load(paths.settings_file())
    usual = "" if paths.settings_file().exists() else " (the usual ones)"
    found = {"settings": f"read{usual}" if sound else "damaged: the usual ones are in use"}
    try:
        lock = saves.claim() if paths.user_dir().is_dir() else None
        found["open now"] = "no"
        if lock is not None:
            lock.close()
    except Busy:
        found["open now"] = "yes"
    matches = saves.matches()
    shut = sum(1 for match in matches if match.problem is not None)
    found["saved matches"] = f"{len(matches)}, of which {shut} cannot be opened"
    return found


def _fonts() -> Findings:
    import pygame

    from game.text import fonts

    pygame.font.init()
    return {
        f"font {face}": f"{len(fonts.coverage(face))} characters"
        + (", a plain one standing in" if face in fonts.LOST else "")
        for face in fonts.CHAINS
    }


def _display() -> Findings:
    import pygame

    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in SCREENLESS and os.environ.get("SDL_VIDEODRIVER") != driver:
            return {"display": "none: no window can be opened here"}
        sizes = ", ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())
        rates = ", ".join(map(str, pygame.display.get_desktop_refresh_rates()))
        return {"display": f"{driver}, {sizes} at {rates} Hz"}
    except pygame.error as error:
        return {"display": f"none ({error})"}
    finally:
        pygame.display.quit()


def _sound() -> Findings:
    import pygame

    try:
        pygame.mixer.init(44100, -16, 2, 512)
        rate, _, channels = pygame.mixer.get_init() or (0, 0, 0)
        return {"sound": f"{pygame.mixer.get_driver()}, {rate} Hz, {channels} channels"}
    except (pygame.error, NotImplementedError) as error:
        return {"sound": f"none ({error}): the game plays silently"}
    finally:
        pygame.mixer.quit()


PARTS: tuple[Callable[[], Findings], ...] = (
    _program,
    _libraries,
    _linked,
    _folders,
    _yours,
    _fonts,
    _display,
    _sound,
)
