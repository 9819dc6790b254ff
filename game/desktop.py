"""What is asked of the desktop around the window: a box with a sentence, and a look into a folder."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from game.paths import is_frozen

OPENERS = (("xdg-open",), ("gio", "open"), ("exo-open",), ("kde-open",), ("wslview",))


def open_folder(folder: Path) -> bool:
    """Show a folder in the desktop's own file manager. False when there is none to be found."""
    import subprocess  # slow to load, and seldom asked for

    try:
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        command = ["open"] if sys.platform == "darwin" else _opener()
        if not command:
            return False
        subprocess.Popen(
            [*command, str(folder)],
            env=_surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def may_show_box() -> bool:
    """Whether a box would be seen: never in a run without a screen, where it would wait for ever."""
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return False
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def box(title: str, sentence: str, buttons: Sequence[str]) -> int:
    """Show a sentence in a box of the desktop's until a button is pressed; gives back its number.

    -1 when no box could be shown. Only for moments when our own window cannot speak.
    """
    if not may_show_box():
        return -1
    with contextlib.suppress(Exception):  # a broken display, a broken build: no box
        import pygame

        return pygame.display.message_box(title, sentence, "error", buttons=tuple(buttons), return_button=0)
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, title, 0x10)
        return len(buttons) - 1
    return -1


def _opener() -> list[str]:
    return next((list(command) for command in OPENERS if shutil.which(command[0])), [])


def _surroundings() -> dict[str, str]:
    """The environment for a program of the desktop's: without the libraries of our own build."""
    ours = dict(os.environ)
    if is_frozen():
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = ours.pop(f"{name}_ORIG", None)
            ours.pop(name, None)
            if before:
                ours[name] = before
    return ours
