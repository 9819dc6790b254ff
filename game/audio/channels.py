"""The channels for effects: when all are taken, the least important and oldest sound gives way."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.audio.catalogue import Priority

CHANNELS = 24
LOOPS = 2
"""The first channels belong to the ambience and its successor."""


@dataclass
class _Use:
    priority: Priority
    since: int


class Channels:
    """Hands out channels by importance."""

    def __init__(self) -> None:
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(LOOPS)
        self._count = 0
        self._uses: dict[int, _Use] = {}

    @staticmethod
    def for_loops() -> tuple[pygame.mixer.Channel, pygame.mixer.Channel]:
        """The two that are kept for the ambience."""
        return pygame.mixer.Channel(0), pygame.mixer.Channel(1)

    def play(self, sound: pygame.mixer.Sound, priority: Priority, gain: float, pan: float) -> bool:
        """Start a sound at that gain, `pan` from -1 (left) to 1; False if everything else matters more."""
        index = self._find(priority)
        if index is None:
            return False
        self._count += 1
        self._uses[index] = _Use(priority, self._count)
        channel = pygame.mixer.Channel(index)
        sound.set_volume(min(1.0, gain))
        channel.play(sound)
        if pan:
            channel.set_volume(*sides(pan))
        return True

    def speaking(self) -> bool:
        """Whether a voice is to be heard, under which the music should step back."""
        return any(use.priority is Priority.VOICE and _busy(index) for index, use in self._uses.items())

    def hush(self) -> None:
        """Let everything that sounds die away at once, without a click."""
        for index in self._uses:
            pygame.mixer.Channel(index).fadeout(80)

    def _find(self, priority: Priority) -> int | None:
        free = next((index for index in range(LOOPS, CHANNELS) if not _busy(index)), None)
        if free is not None:
            return free
        index = min(self._uses, key=lambda taken: (self._uses[taken].priority, self._uses[taken].since))
        return index if self._uses[index].priority <= priority else None


def sides(pan: float) -> tuple[float, float]:
    """How loud left and right are for a place between -1 and 1: the far ear keeps a third."""
    place = min(1.0, max(-1.0, pan))
    return 1.0 - 0.67 * max(0.0, place), 1.0 - 0.67 * max(0.0, -place)


def _busy(index: int) -> bool:
    return pygame.mixer.Channel(index).get_busy()
