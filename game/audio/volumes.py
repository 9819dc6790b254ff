"""How loud: the four sliders, and gains that move gradually."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Volumes:
    """The sliders of the settings, each from 0 to 100; what lies outside counts as the nearest end."""

    master: int = 60
    effects: int = 60
    music: int = 60
    ambience: int = 60

    def effects_gain(self) -> float:
        """The factor, 0 to 1, for everything that happens at the table."""
        return taper(self.master) * taper(self.effects)

    def music_gain(self) -> float:
        """The factor, 0 to 1, for the music."""
        return taper(self.master) * taper(self.music)

    def ambience_gain(self) -> float:
        """The factor, 0 to 1, for the hall."""
        return taper(self.master) * taper(self.ambience)


def taper(slider: float) -> float:
    """The gain, 0 to 1, of a slider: two in a row at 60 leave 9 dB for those who want it louder."""
    return min(100.0, max(0.0, slider)) / 100


def decibels(change: float) -> float:
    """The factor that makes a sound louder by that many decibels."""
    return float(10 ** (change / 20))


class Ramp:
    """A gain that walks to its goal in a straight line instead of jumping there."""

    def __init__(self, value: float = 0.0) -> None:
        self.value = value
        self._goal = value
        self._speed = 0.0

    @property
    def resting(self) -> bool:
        """Whether the goal is reached."""
        return self.value == self._goal

    def aim(self, goal: float, seconds: float) -> None:
        """Walk to that gain, taking `seconds` for a whole way from 0 to 1; asking again changes nothing."""
        self._goal = goal
        self._speed = 1.0 / max(seconds, 1e-3)

    def step(self, dt: float) -> float:
        """Walk on for that many seconds; returns where the gain is then."""
        way = self._speed * dt
        if self.value < self._goal:
            self.value = min(self._goal, self.value + way)
        else:
            self.value = max(self._goal, self.value - way)
        return self.value
