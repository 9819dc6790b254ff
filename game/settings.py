"""The player's wishes: kept in one file, written whole or not at all, in effect at once."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game import files

Percent = Annotated[int, Meta(ge=0, le=100)]
DAMAGED = "-damaged"
LARGEST = 1_000_000
"""Bytes of a file of settings that is worth keeping."""
_PLAIN_NAME = re.compile(r"[A-Za-z0-9_-]+")
TEXT_SIZES = (100, 110, 125, 150, 175, 200)

LANGUAGES = {"en": "English"}
"""The languages that have words, each by its own name."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """Everything that can be set. A new value makes a new record."""

    language: str = "en"
    text_size: Annotated[int, Meta(ge=100, le=200)] = 100
    """In percent of the normal size."""
    reduced_motion: bool = False
    patterns: bool = True
    """Bold stripes and dots over what has a party's colour."""
    contrast: bool = False
    """Darker ink and plain plates."""
    master_volume: Percent = 60
    effects_volume: Percent = 60
    music_volume: Percent = 60
    ambience_volume: Percent = 60
    sound_in_background: bool = False
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    bot_speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    full_screen: bool = False
    window_width: Annotated[int, Meta(ge=1024, le=7680)] = 1280
    window_height: Annotated[int, Meta(ge=600, le=4320)] = 720
    confirmations: bool = True
    """Ask before a match is torn up, the one thing here that nothing brings back."""
    curtain: bool = True
    """The privacy curtain between two people."""
    replies: Literal["shared", "strict"] = "shared"
    """How several people at one screen are asked whether they answer an attack: together, or each alone."""
    hints: bool = True
    """A word on a kind of decision that was not made twice yet, after some stillness."""
    tutorial_offered: bool = False
    """The guided first game was offered once."""

    def but(self, **changes: object) -> Settings:
        """The same settings with some changed."""
        return msgspec.structs.replace(self, **changes)


def load(path: Path) -> tuple[Settings, bool]:
    """The settings in a file, and whether the file was sound. A missing file is sound.

    A broken file, or one value out of its range, falls back to what the file still says well.
    """
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), True
    except (OSError, ValueError, RecursionError):
        return Settings(), False
    settings, sound = Settings(), True
    for field in msgspec.structs.fields(Settings):
        if field.name not in raw:
            continue
        try:
            settings = settings.but(**{field.name: msgspec.convert(raw[field.name], field.type)})
        except msgspec.ValidationError:
            sound = False
    if settings.language not in LANGUAGES:
        return settings.but(language="en"), False
    return settings, sound


def set_aside(path: Path) -> Path | None:
    """Keep a copy of a file that could not be read, before it is written anew; None when that fails."""
    kept = path.with_name(f"{path.stem}{DAMAGED}{path.suffix}")
    try:
        files.write_whole(kept, files.read_whole(path, LARGEST))
    except (OSError, files.Trouble):
        return None
    return kept


def save(settings: Settings, path: Path) -> bool:
    """Write the file beside the old one, then put it in its place. False when the disk refuses.

    Wishes of a newer Hustings, which this one does not know, stay in it.
    """
    wishes = _of_others(path) | msgspec.structs.asdict(settings)
    lines = [f"{name} = {_toml(value)}\n" for name, value in wishes.items()]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path, "".join(lines).encode())
    except OSError:
        return False
    return True


def _of_others(path: Path) -> dict[str, object]:
    known = {field.name for field in msgspec.structs.fields(Settings)}
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {
        name: value
        for name, value in raw.items()
        if name not in known and _PLAIN_NAME.fullmatch(name) and _is_plain(value)
    }


def _is_plain(value: object) -> bool:
    return isinstance(value, bool | int) or (
        isinstance(value, str) and _PLAIN_NAME.fullmatch(value) is not None
    )


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'
