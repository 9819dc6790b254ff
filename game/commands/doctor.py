"""`doctor`: what the program found on this machine, to go with a bug report."""

from __future__ import annotations

import argparse
import json
import locale
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from game import __version__, paths

HELP = "tells what the program found: folders, fonts, sound, display, versions"
LIBRARIES = ("pygame-ce", "pymunk", "pillow", "msgspec", "platformdirs", "python-bidi")
SPOKEN = ("LANG", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "HUSTINGS_HOME")


def arguments(parser: argparse.ArgumentParser) -> None:
    """`--json` for a machine to read."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print every finding, a line each. Nothing found missing is an error: the report is what was asked."""
    findings = {**_program(), **_folders(), **_fonts(), **_display(), **_sound()}
    if args.json:
        print(json.dumps(findings, ensure_ascii=False, indent=1))
        return 0
    for name, found in findings.items():
        print(f"{name:20} {found}")
    return 0


def _program() -> dict[str, str]:
    found = {
        "hustings": __version__,
        "python": f"{platform.python_version()} in {sys.prefix}",
        "system": platform.platform(),
        "encoding": f"{sys.getfilesystemencoding()}, {locale.getpreferredencoding(False)}",
        "frozen": "yes" if getattr(sys, "frozen", False) else "no",
    }
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            found[library] = "in the build" if getattr(sys, "frozen", False) else "missing"
    return found | {name: os.environ[name] for name in SPOKEN if name in os.environ}


def _folders() -> dict[str, str]:
    return {
        "program files": str(paths.data_root()),
        "pictures": _state(paths.asset("art", "made")),
        "sounds": _state(paths.asset("sounds", "made")),
        "your files": _state(paths.user_dir()),
        "matches": _state(paths.saves_dir()),
        "logs": _state(paths.log_dir()),
    }


def _state(folder: Path) -> str:
    try:
        if not folder.exists():
            return f"{folder} (not there yet)"
        files = sum(1 for file in folder.rglob("*") if file.is_file())
        writable = "" if os.access(folder, os.W_OK) else ", read-only"
        return f"{folder} ({files} files{writable})"
    except OSError as error:
        return f"{folder} ({error.strerror or error})"


def _fonts() -> dict[str, str]:
    found = {}
    for package in ("pymupdf_fonts", "font_fjallaone"):
        try:
            __import__(package)
            found[package] = "found"
        except ImportError as error:
            found[package] = f"missing ({error})"
    return found


def _display() -> dict[str, str]:
    import pygame

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in ("dummy", "offscreen") and os.environ.get("SDL_VIDEODRIVER") != driver:
            return {"sdl": sdl, "display": "none: no window can be opened here"}
        sizes = ", ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())
        return {"sdl": sdl, "display": f"{driver}, {sizes}"}
    except pygame.error as error:
        return {"sdl": sdl, "display": f"none ({error})"}
    finally:
        pygame.display.quit()


def _sound() -> dict[str, str]:
    import pygame

    try:
        pygame.mixer.init(44100, -16, 2, 512)
        rate, _, channels = pygame.mixer.get_init() or (0, 0, 0)
        return {"sound": f"{rate} Hz, {channels} channels"}
    except (pygame.error, NotImplementedError) as error:
        return {"sound": f"none ({error}): the game plays silently"}
    finally:
        pygame.mixer.quit()
