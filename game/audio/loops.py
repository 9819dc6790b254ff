"""The music and the hall: long loops that fade into each other instead of being cut."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.audio.loader import Loader
from game.audio.volumes import Ramp

FADE_IN, FADE_OUT = 1.4, 0.8
STEP = 1 / 256
"""The smallest change of gain that is worth telling the device."""


class Music:
    """Streams one loop from its file; another one begins when this has faded away."""

    def __init__(self) -> None:
        self._wanted: Path | None = None
        self._playing: Path | None = None
        self._fade = Ramp()
        self._told = -1.0
        self._paused = False

    def want(self, path: Path | None) -> None:
        """Play that loop from now on, or nothing; asking again for the same one changes nothing."""
        self._wanted = path

    def update(self, dt: float, gain: float) -> None:
        """Move on by that many seconds; `gain` is how loud the music is to be when fully there."""
        if self._playing != self._wanted:
            self._fade.aim(0.0, FADE_OUT)
            if self._playing is None or self._fade.value == 0.0:
                self._change()
        self._tell(self._fade.step(dt) * gain, resting=gain == 0.0)

    def _change(self) -> None:
        self._playing = self._wanted
        if self._playing is None:
            pygame.mixer.music.stop()
            return
        pygame.mixer.music.set_volume(0.0)
        self._told, self._paused = 0.0, False
        pygame.mixer.music.load(self._playing)
        pygame.mixer.music.play(loops=-1)
        self._fade.aim(1.0, FADE_IN)

    def _tell(self, gain: float, resting: bool) -> None:
        if abs(gain - self._told) >= STEP or (gain == 0.0) != (self._told == 0.0):
            pygame.mixer.music.set_volume(gain)
            self._told = gain
        if self._playing is not None and resting != self._paused:
            (pygame.mixer.music.pause if resting else pygame.mixer.music.unpause)()
            self._paused = resting


class Ambience:
    """Keeps one hall sounding; the next one fades in on a second channel while the first fades out."""

    def __init__(self, loader: Loader, channels: tuple[pygame.mixer.Channel, pygame.mixer.Channel]) -> None:
        self._loader = loader
        self._channels = channels
        self._fades = (Ramp(), Ramp())
        self._told = [-1.0, -1.0]
        self._front = 0
        self._wanted: Path | None = None
        self._playing: Path | None = None

    def want(self, path: Path | None) -> None:
        """Let that hall be heard from now on, or none."""
        self._wanted = path

    def update(self, dt: float, gain: float) -> None:
        """Move on by that many seconds; `gain` is how loud the hall is to be when fully there."""
        if self._playing != self._wanted:
            self._change()
        for index, (channel, fade) in enumerate(zip(self._channels, self._fades, strict=True)):
            value = fade.step(dt) * gain
            if abs(value - self._told[index]) >= STEP or (value == 0.0) != (self._told[index] == 0.0):
                channel.set_volume(value)
                self._told[index] = value
            if fade.resting and fade.value == 0.0 and channel.get_busy():
                channel.stop()

    def _change(self) -> None:
        sound = self._loader.get(self._wanted) if self._wanted else None
        if self._wanted and sound is None and not self._loader.broken(self._wanted):
            return
        self._fades[self._front].aim(0.0, FADE_OUT)
        self._playing = self._wanted
        if sound is not None:
            self._front = 1 - self._front
            self._channels[self._front].play(sound, loops=-1)
            self._channels[self._front].set_volume(0.0)
            self._told[self._front] = 0.0
            self._fades[self._front].aim(1.0, FADE_IN)
