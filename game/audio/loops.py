"""The music and the hall: long loops that fade into each other instead of being cut."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.audio.loader import Loader
from game.audio.volumes import Ramp

FADE_IN, FADE_OUT, TURN_FADE = 1.4, 0.8, 5.0
TURN, REST = 170.0, 30.0
"""Seconds for which a piece is heard before another takes its turn, and the rest between them."""

STEP = 1 / 256
"""The smallest change of gain that is worth telling the device."""


class Music:
    """Streams a piece from its file, over and over; another one begins when this has faded away.

    Where several pieces take turns, each is heard for a while, fades, and leaves a rest before the next.
    """

    def __init__(self) -> None:
        self._wanted: tuple[Path, ...] = ()
        self._playing: tuple[Path, ...] = ()
        self._turn = 0
        self._left = 0.0
        self._fade = Ramp()
        self._told = -1.0
        self._resting = False
        self._loaded = False

    def want(self, pieces: tuple[Path, ...]) -> None:
        """Play these from now on, or nothing; asking again for the same changes nothing."""
        self._wanted = pieces

    def update(self, dt: float, gain: float) -> None:
        """Move on by that many seconds; `gain` is how loud the music is to be when fully there."""
        if self._playing != self._wanted:
            self._fade.aim(0.0, FADE_OUT)
            if not self._playing or self._fade.value == 0.0:
                self._begin()
        elif len(self._playing) > 1:
            self._take_turns(dt)
        self._tell(self._fade.step(dt) * gain, resting=gain == 0.0)

    def _begin(self) -> None:
        self._playing, self._turn = self._wanted, 0
        if self._playing:
            self._start()
        else:
            pygame.mixer.music.stop()

    def _take_turns(self, dt: float) -> None:
        before, self._left = self._left, self._left - dt
        if before > REST >= self._left:
            self._fade.aim(0.0, TURN_FADE)
        elif self._left <= 0.0:
            self._turn = (self._turn + 1) % len(self._playing)
            self._start()

    def _start(self) -> None:
        pygame.mixer.music.set_volume(0.0)
        self._told, self._resting = 0.0, False
        pygame.mixer.music.stop()
        try:
            pygame.mixer.music.load(self._playing[self._turn])
            self._loaded = True
        except (pygame.error, OSError):  # the file is gone or damaged: this piece is a rest
            self._loaded = False
        self._sound()
        self._left = TURN + REST
        self._fade.aim(1.0, FADE_IN)

    def _tell(self, gain: float, resting: bool) -> None:
        if abs(gain - self._told) >= STEP or (gain == 0.0) != (self._told == 0.0):
            pygame.mixer.music.set_volume(gain)
            self._told = gain
        if self._playing and resting != self._resting:
            self._rest() if resting else self._sound()
            self._resting = resting

    def _rest(self) -> None:
        """Stop, and begin anew later.

        Pausing would hold Python still while it waits for the device, and the device may be waiting for
        Python to learn that a sound has ended: both would wait for ever.
        """
        pygame.mixer.music.stop()

    def _sound(self) -> None:
        if self._loaded:
            pygame.mixer.music.play(loops=-1)


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

    def want(self, piece: Path | None) -> None:
        """Let that hall be heard from now on, or none."""
        self._wanted = piece

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
        sounds = self._loader.get(self._wanted) if self._wanted else []
        if sounds is None:
            return
        self._fades[self._front].aim(0.0, FADE_OUT)
        self._playing = self._wanted
        if sounds:
            self._front = 1 - self._front
            self._channels[self._front].play(sounds[0], loops=-1)
            self._channels[self._front].set_volume(0.0)
            self._told[self._front] = 0.0
            self._fades[self._front].aim(1.0, FADE_IN)
