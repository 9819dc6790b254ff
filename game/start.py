"""The start of the game itself: a window and its first scene, or one sentence about why there is none."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from game import desktop, paths, settings, streams
from game.app import App
from game.scene import Scene
from game.scenes.first import first_scene
from game.scenes.trouble import PageScene
from game.settings import Settings
from game.stage import NoWindow
from game.words import words

SMALL = (1280, 720)
"""The window for a single sentence."""
PATIENCE = 15.0
"""Seconds that such a window stays for a program that has read the sentence already."""


def main(match: Path | None = None, first: Callable[[], Scene] | None = None) -> int:
    """Play. `match` is a saved match to open at once, `first` another screen than the title to begin with.

    Gives back the exit code.
    """
    app = _opened(None)
    if app is None:
        print(words("common.no-window"), file=sys.stderr)
        return 2
    if first is not None:
        return app.run(first())
    app.takes_requests = True
    return app.run(first_scene(app, match))


def show_page(title: str, sentence: str) -> None:
    """Show one sentence in a window of its own until it is closed, where there is a screen for it.

    It leaves by itself after a while when a program reads what we say, for that may be waiting for our end.
    """
    if not desktop.may_show_box():
        return
    wishes, _ = settings.load(paths.settings_file())
    app = _opened(wishes.but(full_screen=False, window_width=SMALL[0], window_height=SMALL[1]))
    if app is not None:
        app.run(PageScene(title, sentence, PATIENCE if streams.has_reader() else None))


def _opened(wishes: Settings | None) -> App | None:
    """The program with its window; None where there is no screen for it."""
    try:
        app = App(wishes)
    except NoWindow:
        return None
    if app.stage.has_screen or os.environ.get("SDL_VIDEODRIVER") == app.stage.driver:
        return app
    app.close()
    return None
