"""The loops: each is a piece of stereo that runs back into its own beginning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sounds.dsp import Rng, Signal
from sounds.loudness import integrated, limit
from sounds.recipes import generator


@dataclass(frozen=True)
class Track:
    """A loop and how it is made.

    `kind` is music or ambience, `use` what the game asks for (several pieces of one use take turns),
    `title` tells them apart, `loudness` is in LUFS over the whole.
    """

    kind: str
    use: str
    title: str
    loudness: float
    make: Callable[[Rng], Signal]

    @property
    def name(self) -> str:
        """The name of its file, without the ending."""
        return f"{self.kind}-{self.title}"

    def finished(self) -> Signal:
        """Two rows, left and right, at the right loudness."""
        raw = self.make(generator(self.name, 0))
        for _ in range(2):
            raw = np.stack([limit(row) for row in raw * 10 ** ((self.loudness - integrated(raw)) / 20)])
        return raw


TRACKS: dict[str, Track] = {}


def loop(
    kind: str, use: str, title: str, loudness: float
) -> Callable[[Callable[[Rng], Signal]], Callable[[Rng], Signal]]:
    """Enter a loop in the list."""

    def enter(make: Callable[[Rng], Signal]) -> Callable[[Rng], Signal]:
        track = Track(kind, use, title, loudness, make)
        TRACKS[track.name] = track
        return make

    return enter
