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
    """Something that happens at the table, and what can be played for it.

    All takes lie in one file; each is its first sample there and its length in samples.
    """

    name: str
    priority: Priority
    file: Path
    takes: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Catalogue:
    """All events, and the pieces of music and ambience that take turns under a name."""

    events: dict[str, Event] = field(default_factory=dict)
    music: dict[str, tuple[Path, ...]] = field(default_factory=dict)
    ambience: dict[str, tuple[Path, ...]] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The catalogue of a folder of made sounds; an empty one if its list is missing or damaged."""
        try:
            listed = tomllib.loads((folder / "events.toml").read_text(encoding="utf-8"))
            return cls(
                {name: _event(name, entry, folder) for name, entry in listed["events"].items()},
                _pieces(listed, "music", folder),
                _pieces(listed, "ambience", folder),
            )
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return cls()


def _event(name: str, entry: dict[str, Any], folder: Path) -> Event:
    takes = tuple((int(start), int(length)) for start, length in entry["takes"])
    return Event(name, Priority[entry["group"].upper()], folder / entry["file"], takes)


def _pieces(listed: dict[str, Any], kind: str, folder: Path) -> dict[str, tuple[Path, ...]]:
    return {
        name: tuple(folder / file for file in entry["files"]) for name, entry in listed.get(kind, {}).items()
    }
