"""Where the program's own files lie, and where a person's files go. Nobody else builds such paths."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

APP = "hustings"  # the name of the person's folder; changing it would hide every match they have


def is_frozen() -> bool:
    """Whether this is an installed build, which brings its own Python."""
    return bool(getattr(sys, "frozen", False))


@cache
def data_root() -> Path:
    """The folder that holds `art/` and `sounds/`: in a frozen build, an installed wheel or a checkout."""
    if is_frozen():
        return Path(sys._MEIPASS)  # type: ignore[attr-defined]
    here = Path(__file__).resolve().parent
    installed = here / "_data"
    return installed if installed.is_dir() else here.parent


def asset(*parts: str) -> Path:
    """The path of a file that came with the program, such as `asset("art", "made", "tin.png")`."""
    return data_root().joinpath(*parts)


def user_dir() -> Path:
    """The folder of settings, saves and logs. `HUSTINGS_HOME` moves it. It need not exist yet."""
    chosen = os.environ.get("HUSTINGS_HOME")
    if chosen:
        return Path(os.path.expanduser(chosen)).absolute()  # noqa: PTH111 - this one never raises
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False, roaming=False)


def saves_dir() -> Path:
    """The folder of matches."""
    return user_dir() / "saves"


def log_dir() -> Path:
    """The folder of the log of this run and of the one before."""
    return user_dir() / "logs"


def settings_file() -> Path:
    """The file of settings."""
    return user_dir() / "settings.toml"
