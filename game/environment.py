"""What SDL must be told before pygame is imported for the first time."""

from __future__ import annotations

import os
import sys

WINDOW_CLASS = "hustings"


def prepare() -> None:
    """Set SDL's variables, leaving alone whatever the person has set."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", WINDOW_CLASS)
    os.environ.setdefault("SDL_APP_NAME", "Hustings")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if sys.platform.startswith("linux"):
        # Without a real graphics card SDL would send every small change through a slow software OpenGL.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        if not os.environ.get("XDG_RUNTIME_DIR") and not os.environ.get("WAYLAND_DISPLAY"):
            os.environ.setdefault(
                "SDL_VIDEODRIVER", "x11"
            )  # Wayland would only complain that it is not there


def prepare_headless() -> None:
    """The same for a run that opens no window and makes no sound, even where it could."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare()
