"""How things move: easing curves, following, and the player's choice of speed and stillness."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

Ease = Callable[[float], float]

SPEEDS = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""Factor on every duration."""

CALM_SECONDS = 0.1
"""How long anything that would travel fades instead, under reduced motion."""


@dataclass(frozen=True, slots=True)
class Motion:
    """The player's wishes: a factor on durations, and whether travel becomes a fade."""

    factor: float = 1.0
    calm: bool = False


def arrive(t: float) -> float:
    """Ease-out cubic: what comes to rest."""
    return 1 - (1 - t) ** 3


def leave(t: float) -> float:
    """Ease-in quadratic: what goes away."""
    return t * t


def swing(t: float) -> float:
    """Ease in and out: what passes by."""
    return t * t * (3 - 2 * t)


def spring(t: float) -> float:
    """Ease-out back with a small overshoot: hover and picking up."""
    back = 1.2
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


def follow(value: float, target: float, dt: float, tau: float) -> float:
    """Exponential following: the same after a second at any frame rate. `tau` in seconds."""
    if tau <= 0:
        return target
    return target + (value - target) * math.exp(-dt / tau)


def mix(a: float, b: float, t: float) -> float:
    """The value a part `t` of the way from `a` to `b`."""
    return a + (b - a) * t
