"""A screen to open windows on: the desktop of Windows, or a virtual one where there is none."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import ImageGrab
from virtual_screen import virtual_screen, why_none
from windows_host import ON_WINDOWS

Photographer = Callable[[Path], None]
"""Keeps a picture of the whole screen at a path."""


@contextlib.contextmanager
def screen() -> Iterator[tuple[dict[str, str], Photographer | None]]:
    """The environment variables that lead to a screen, and who takes its picture, if anybody."""
    if ON_WINDOWS:
        yield {}, lambda path: ImageGrab.grab().save(path)
    elif why_none():
        yield {}, None
    else:
        with virtual_screen() as server:
            yield {"DISPLAY": server.name}, lambda path: server.picture().save(path)
