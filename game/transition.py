"""The change from one screen to the next: the old picture fades away over the new one."""

from __future__ import annotations

import pygame

from game.motion import CALM_SECONDS, Motion

SECONDS = 0.2


class Transition:
    """A copy of the old picture that grows fainter."""

    def __init__(self, surface: pygame.Surface, motion: Motion) -> None:
        self._old = surface.copy()
        self._length = CALM_SECONDS if motion.calm else SECONDS * min(1.0, motion.factor)
        self._seconds = 0.0

    def draw(self, surface: pygame.Surface, dt: float) -> bool:
        """Lay what is left of the old picture over the new one. False once nothing is left."""
        self._seconds += dt
        if self._seconds >= self._length or self._old.get_size() != surface.get_size():
            return False
        self._old.set_alpha(round(255 * (1 - self._seconds / self._length)))
        surface.blit(self._old, (0, 0))
        return True
