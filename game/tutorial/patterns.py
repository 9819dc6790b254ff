"""Gestures as the lesson file writes them: `piece > place`, the name of a piece or control, or an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

from engine.core.asking import Answer
from game.table.gesture import Drag, Gesture, Press

Naming = Callable[[str], str]
Writing = Callable[[Answer], str]
ARROW = " > "


def gesture_texts(gesture: Gesture, write: Writing) -> list[str]:
    """Everything a pattern may say to mean this gesture."""
    said = [write(gesture.means)] if isinstance(gesture.means, Answer) else []
    if isinstance(gesture, Drag):
        return [f"{gesture.piece}{ARROW}{gesture.onto}", gesture.piece, *said]
    if isinstance(gesture, Press):
        return [gesture.name, *said]
    return said


def in_table_names(pattern: str, name: Naming) -> str:
    """A pattern with the adapter's names turned into those of the table."""
    return ARROW.join(name(part) if ":" in part else part for part in pattern.split(ARROW))


def fits(texts: Iterable[str], pattern: str, name: Naming) -> bool:
    """Whether one of the texts is what the pattern means."""
    wanted = in_table_names(pattern, name)
    return any(fnmatchcase(text, wanted) for text in texts)
