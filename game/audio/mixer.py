"""The mixer: what the client asks for a sound. Never raises; without a device it is simply silent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from pathlib import Path

import pygame

from game import paths
from game.audio.catalogue import Catalogue, Event
from game.audio.channels import Channels
from game.audio.loader import Loader
from game.audio.loops import Ambience, Music
from game.audio.takes import TakePicker
from game.audio.volumes import Ramp, Volumes

RATE, BUFFER = 44_100, 512
GAP = 0.035
"""Seconds within which an event of one name sounds once at most."""
LATE = 0.25
"""A sound that could not be decoded within this many seconds is not worth playing any more."""
WARM_EVERY = 0.2
"""Seconds between two sounds that are decoded ahead of their first use."""
STEP_BACK = 0.4
"""The gain of the music while a voice is heard."""


class SoundState(Enum):
    """What has become of the sound: not asked for yet, there, or without a device to play on."""

    CLOSED = "closed"
    READY = "ready"
    NO_DEVICE = "no-device"


@dataclass(frozen=True)
class _Waiting:
    event: Event
    gain: float
    pan: float
    until: float


class _Desk:
    """Everything that exists only while a device is open."""

    def __init__(self) -> None:
        self.loader = Loader()
        self.channels = Channels()
        self.music = Music()
        self.ambience = Ambience(self.loader, self.channels.for_loops())
        self.waiting: list[_Waiting] = []


class Mixer:
    """Plays events, music and ambience. Make it early, open it after the first frame."""

    def __init__(self, folder: Path | None = None) -> None:
        self.state = SoundState.CLOSED
        self.play_in_background = False
        self.unknown: set[str] = set()
        self._folder = folder or paths.asset("sounds", "made")
        self._takes = TakePicker()
        self._volumes = Volumes()
        self._desk: _Desk | None = None
        self._music: str | None = None
        self._ambience: str | None = None
        self._in_front = True
        self._presence, self._room_for_voice = Ramp(1.0), Ramp(1.0)
        self._time = 0.0
        self._warm_at = 0.0
        self._cold: list[Event] = []
        self._last: dict[str, float] = {}

    @cached_property
    def _catalogue(self) -> Catalogue:
        return Catalogue.read(self._folder)

    # --- the device -----------------------------------------------------------------------------

    def open(self) -> bool:
        """Look for a device, also after an earlier failure; True when there is one. Takes up to 0.2 s."""
        self.close()
        try:
            pygame.mixer.quit()
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            self._desk = _Desk()
        except (pygame.error, NotImplementedError):
            self.state = SoundState.NO_DEVICE
            return False
        self.state = SoundState.READY
        self._cold = sorted(self._catalogue.events.values(), key=lambda event: sum(n for _, n in event.takes))
        self.music(self._music)
        self.ambience(self._ambience)
        return True

    def close(self) -> None:
        """Give the device back. Playing on afterwards is harmless and silent."""
        if self._desk is not None:
            self._desk.loader.close()
            self._desk = None
            pygame.mixer.quit()
        self.state = SoundState.CLOSED

    def _lose(self) -> None:
        self.close()
        self.state = SoundState.NO_DEVICE

    # --- what to play ---------------------------------------------------------------------------

    def names(self) -> list[str]:
        """The names of all events, sorted."""
        return sorted(self._catalogue.events)

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        """Make the sound of an event, `pan` from -1 (left) to 1, `volume` from 0 to 1.

        A name that nobody made a sound for is noted in `unknown` and otherwise ignored.
        """
        event = self._catalogue.events.get(name)
        if event is None:
            self.unknown.add(name)
            return
        gain = self._volumes.effects_gain() * volume
        if self._desk is None or not self._audible or gain <= 0.0 or self._too_soon(name):
            return
        self._last[name] = self._time
        try:
            wanted = _Waiting(event, gain * self._takes.shade(), pan, self._time + LATE)
            self._play_when_ready(self._desk, wanted)
        except pygame.error:
            self._lose()

    def music(self, name: str | None) -> None:
        """Let that loop play from now on, or none; the old one fades away first."""
        self._music = name
        if self._desk is not None:
            self._desk.music.want(self._catalogue.music.get(name or "", ()))

    def ambience(self, name: str | None) -> None:
        """Let that hall be heard from now on, or none."""
        self._ambience = name
        if self._desk is not None:
            self._desk.ambience.want(next(iter(self._catalogue.ambience.get(name or "", ())), None))

    def stop_effects(self) -> None:
        """Let everything but music and ambience die away, as when a story is skipped."""
        if self._desk is not None:
            self._desk.waiting.clear()
            self._desk.channels.hush()

    # --- how loud -------------------------------------------------------------------------------

    def set_volumes(self, volumes: Volumes) -> None:
        """Take over the sliders of the settings; heard at once."""
        self._volumes = volumes

    def set_in_front(self, in_front: bool) -> None:
        """Tell whether the window is the one that is worked in; behind others it falls silent."""
        self._in_front = in_front
        if not self._audible:
            self.stop_effects()

    @property
    def _audible(self) -> bool:
        return self._in_front or self.play_in_background

    # --- the passing of time --------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Move on by that many seconds: once a frame."""
        self._time += dt
        if self._desk is None:
            return
        try:
            self._advance(self._desk, dt)
        except pygame.error:
            self._lose()

    def _advance(self, desk: _Desk, dt: float) -> None:
        self._presence.aim(1.0 if self._audible else 0.0, 0.25)
        speaking = desk.channels.speaking()
        self._room_for_voice.aim(STEP_BACK if speaking else 1.0, 0.4 if speaking else 1.6)
        presence, room = self._presence.step(dt), self._room_for_voice.step(dt)
        desk.music.update(dt, self._volumes.music_gain() * presence * room)
        desk.ambience.update(dt, self._volumes.ambience_gain() * presence)
        waiting, desk.waiting = desk.waiting, []
        for sound in waiting:
            self._play_when_ready(desk, sound)
        self._warm(desk)

    def _warm(self, desk: _Desk) -> None:
        if self._cold and self._time >= self._warm_at:
            event = self._cold.pop(0)
            desk.loader.get(event.file, event.takes)
            self._warm_at = self._time + WARM_EVERY

    def _too_soon(self, name: str) -> bool:
        return self._time - self._last.get(name, -1.0) < GAP

    def _play_when_ready(self, desk: _Desk, wanted: _Waiting) -> None:
        event = wanted.event
        sounds = desk.loader.get(event.file, event.takes)
        if sounds:
            sound = sounds[self._takes.pick(event.name, len(sounds))]
            desk.channels.play(sound, event.priority, wanted.gain, wanted.pan)
        elif sounds is None and self._time <= wanted.until:
            desk.waiting.append(wanted)
