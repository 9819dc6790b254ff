"""The list of events: each recipe says what it is called, how loud it is, how many takes it has.

A recipe is a function from a random generator to a dry signal. Every take of it is made with a
generator of its own, seeded by the name and the number of the take, so that takes differ a little
and always come out the same.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from sounds.dsp import Rng, Signal, fade_ends, silence, trim
from sounds.loudness import level

PAUSE = 0.04
"""Seconds of silence between two takes in one file, so that coding one does not touch the next."""


class Group(StrEnum):
    """Who gives way to whom when many things sound at once, most important first."""

    VOICE = "voice"
    PROMPT = "prompt"
    CONTACT = "contact"
    AMBIENCE = "ambience"


@dataclass(frozen=True)
class Recipe:
    """One event of the table and how it is made.

    `loudness` is that of the loudest 200 ms in LUFS; `takes` is how many versions there are.
    """

    name: str
    group: Group
    loudness: float
    takes: int
    make: Callable[[Rng], Signal]

    def take(self, number: int) -> Signal:
        """The finished take of that number, counted from 1."""
        raw = trim(self.make(generator(self.name, number)))
        return fade_ends(level(fade_ends(raw), self.loudness))

    def reel(self) -> tuple[Signal, list[tuple[int, int]]]:
        """All takes one after the other, and where each lies: first sample and number of samples."""
        parts: list[Signal] = []
        cuts: list[tuple[int, int]] = []
        at = 0
        for number in range(1, self.takes + 1):
            take = self.take(number)
            cuts.append((at, len(take)))
            parts += [take, silence(PAUSE)]
            at += len(take) + len(parts[-1])
        return np.concatenate(parts), cuts


RECIPES: dict[str, Recipe] = {}


def generator(name: str, number: int) -> Rng:
    """The generator that belongs to one take or track, the same on every machine."""
    return np.random.default_rng([zlib.crc32(name.encode()), number])


def event(
    name: str, group: Group, loudness: float, takes: int = 4
) -> Callable[[Callable[[Rng], Signal]], Callable[[Rng], Signal]]:
    """Enter a recipe in the list under the name by which the table asks for it."""

    def enter(make: Callable[[Rng], Signal]) -> Callable[[Rng], Signal]:
        RECIPES[name] = Recipe(name, group, loudness, takes, make)
        return make

    return enter
