"""Cuts a line into runs of one script, one direction and one face, in the order they are seen.

The order of mixed left-to-right and right-to-left text is python-bidi's (Unicode annex 9); shaping within
a run is the font's.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache

from game.text.fonts import RIGHT_TO_LEFT, face_for

_SCRIPTS = (
    (0x0000, ""),
    (0x0370, "Grek"),
    (0x0400, "Cyrl"),
    (0x0530, "Armn"),
    (0x0590, "Hebr"),
    (0x0600, "Arab"),
    (0x0700, ""),
    (0x0750, "Arab"),
    (0x0780, ""),
    (0x0870, "Arab"),
    (0x0900, "Deva"),
    (0x0980, ""),
    (0x0E00, "Thai"),
    (0x0E80, ""),
    (0x10A0, "Geor"),
    (0x1100, ""),
    (0xA8E0, "Deva"),
    (0xA900, ""),
    (0xFB1D, "Hebr"),
    (0xFB50, "Arab"),
    (0xFE00, ""),
    (0xFE70, "Arab"),
    (0xFF00, ""),
)
_STARTS = [start for start, _ in _SCRIPTS]
_INVISIBLE = frozenset("\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a line that one font draws in one go. `face` is None for what no font covers."""

    text: str
    face: str | None
    script: str


def script_of(character: str) -> str:
    """The script whose shaping a character needs; empty for Latin and for everything common."""
    return _SCRIPTS[bisect_right(_STARTS, ord(character)) - 1][1]


def is_right_to_left(text: str) -> bool:
    """Whether any character is written from the right."""
    return any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)


def clean(text: str) -> str:
    """The text without control characters, which no font can draw and no name needs."""
    return "".join(
        c for c in text if c in _INVISIBLE or unicodedata.category(c) not in ("Cc", "Cs", "Cn", "Co")
    )


@lru_cache(maxsize=2048)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """The runs of one line, leftmost first."""
    if text.isascii():
        text = text if text.isprintable() else clean(text)
        return (Run(text, face, ""),) if text else ()
    text = clean(text)
    if not is_right_to_left(text):
        return tuple(_split(text, face))
    seen: list[Run] = []
    for part, level in _levels(text):
        pieces = _split(part, face, rtl=bool(level % 2))
        seen.extend(map(_turned, reversed(pieces)) if level % 2 else pieces)
    return tuple(seen)


def _split(text: str, face: str, rtl: bool = False) -> list[Run]:
    """Runs of one script and face within a stretch of one direction, in reading order."""
    out: list[Run] = []
    script = ""
    for character in text:
        joins = character in _INVISIBLE or unicodedata.combining(character) or character == " "
        own = script_of(character)
        if joins and out and not own:
            out[-1] = Run(out[-1].text + character, out[-1].face, out[-1].script)
            continue
        script = own or (script if rtl and not character.isalnum() else "")
        found = face_for(character, face)
        if out and (out[-1].face, out[-1].script) == (found, script):
            out[-1] = Run(out[-1].text + character, found, script)
        else:
            out.append(Run(character, found, script))
    return out


def _turned(run: Run) -> Run:
    """A right-to-left run as the font takes it: scripts that run so turn by themselves, the rest by hand."""
    from bidi.algorithm import MIRRORED

    if run.script in RIGHT_TO_LEFT:
        return run
    return Run("".join(MIRRORED.get(c, c) for c in reversed(run.text)), run.face, run.script)


def _levels(text: str) -> list[tuple[str, int]]:
    """Stretches of one embedding level, leftmost first."""
    from bidi import algorithm

    storage = algorithm.get_empty_storage()
    base = algorithm.get_base_level(text)
    storage["base_level"] = base
    storage["base_dir"] = ("L", "R")[base]
    algorithm.get_embedding_levels(text, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    stretches: list[tuple[str, int]] = []
    for entry in storage["chars"]:
        character, level = entry["ch"], entry["level"]
        if stretches and stretches[-1][1] == level:
            stretches[-1] = (stretches[-1][0] + character, level)
        else:
            stretches.append((character, level))
    return _reordered(stretches)


def _reordered(stretches: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Rule L2 on whole stretches: from the highest level down, reverse what lies at or above it."""
    out = list(stretches)
    top = max((level for _, level in out), default=0)
    for level in range(top, 0, -1):
        index = 0
        while index < len(out):
            end = index
            while end < len(out) and out[end][1] >= level:
                end += 1
            out[index:end] = reversed(out[index:end])
            index = end + 1
    return out
