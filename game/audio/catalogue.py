"""What can be heard: the events with their takes, and the loops, as `sounds/made/events.toml` lists them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any, Self


class Priority(IntEnum):
    """Who keeps a channel when all are taken: the greater number."""

    AMBIENCE = 0
    CONTACT = 1
    PROMPT = 2
    VOICE = 3


@dataclass(frozen=True)
class Event:
    """Something that happens at the table, and the files that can be played for it."""

    name: str
    priority: Priority
    takes: tuple[Path, ...]


@dataclass(frozen=True)
class Catalogue:
    """All events, pieces of music and ambiences, by name."""

    events: dict[str, Event] = field(default_factory=dict)
    music: dict[str, Path] = field(default_factory=dict)
    ambience: dict[str, Path] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The catalogue of a folder of made sounds; an empty one if its list is missing or damaged."""
        try:
            listed = tomllib.loads((folder / "events.toml").read_text(encoding="utf-8"))
            return cls._of(listed, folder)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return cls()

    @classmethod
    def _of(cls, listed: dict[str, Any], folder: Path) -> Self:
        events = {
            name: Event(
                name,
                Priority[entry["group"].upper()],
                tuple(folder / take for take in entry["takes"]),
            )
            for name, entry in listed["events"].items()
        }
        music = {name: folder / entry["file"] for name, entry in listed.get("music", {}).items()}
        ambience = {name: folder / entry["file"] for name, entry in listed.get("ambience", {}).items()}
        return cls(events, music, ambience)
