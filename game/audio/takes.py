"""Which take is played: never the same twice running, and each a shade louder or softer."""

from __future__ import annotations

import random

from game.audio.volumes import decibels

SHADE = 1.5
"""Decibels by which a take may be louder or softer than it was made."""


class TakePicker:
    """Chooses takes with a generator of its own, so that sound never touches the dice of a match."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = random.Random(seed)
        self._last: dict[str, int] = {}

    def pick(self, name: str, count: int) -> int:
        """The index of the next take of an event that has so many; `count` is at least 1."""
        last = self._last.get(name)
        choices = [index for index in range(count) if index != last or count == 1]
        self._last[name] = self._dice.choice(choices)
        return self._last[name]

    def shade(self) -> float:
        """A factor close to 1 for the loudness of the next sound."""
        return decibels(self._dice.uniform(-SHADE, SHADE))
