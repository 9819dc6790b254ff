"""The band as a whole: players around one clock, written lines for each, and the hall around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from sounds import instruments
from sounds.drums import BOLS
from sounds.dsp import Rng, Signal, add, bins, close_loop, convolve, filtered, impulse_response, silence
from sounds.instruments import SA
from sounds.score import Note, beats, ratio, read, sung

TAIL = 5.0
"""Seconds kept after the last beat for everything to ring out; they are laid over the beginning."""

Voice = Callable[[Rng, Signal, Signal], Signal]


class Band:
    """Players around one clock: each part is laid into the left and right of the same stretch of time."""

    def __init__(self, rng: Rng, tempo: float, length: int) -> None:
        """`tempo` in beats a minute, `length` of the loop in beats."""
        self.rng = rng
        self.beat = 60 / tempo
        self.seconds = length * self.beat
        self.dry = np.stack([silence(self.seconds + TAIL)] * 2)
        self.send = silence(self.seconds + TAIL)
        self.kept: dict[tuple[object, ...], list[Signal]] = {}

    def one_of(self, make: Callable[..., Signal], *how: object) -> Signal:
        """One of three renderings of a stroke, made when first wanted: enough that none is noticed twice."""
        renderings = self.kept.setdefault((make, *how), [])
        index = int(self.rng.integers(3))
        while len(renderings) <= index:
            renderings.append(make(self.rng, *how))
        return renderings[index]

    def lay(self, at: float, sound: Signal, gain: float, pan: float = 0.0, echo: float = 0.2) -> None:
        """Put a sound at a beat; `pan` from -1 (left) to 1, `echo` how much of it goes to the hall."""
        start = at * self.beat
        add(self.dry[0], start, sound, gain * np.sqrt((1 - pan) / 2))
        add(self.dry[1], start, sound, gain * np.sqrt((1 + pan) / 2))
        add(self.send, start, sound, gain * echo)

    def sing(
        self, at: float, line: str, player: Voice, gain: float, octave: float = 1.0, pan: float = 0.0
    ) -> None:
        """A line for a voice that holds and slides: flute or sarangi."""
        notes = read(line)
        seconds = beats(line) * self.beat + 0.3
        pitch, loud = sung(notes, self.beat, seconds, SA * octave)
        self.lay(at, player(self.rng, pitch, loud), gain, pan, 0.34)

    def pluck(self, at: float, line: str, gain: float, octave: float = 1.0, pan: float = 0.0) -> None:
        """A line for the santoor; long notes are rolled softly, and accents fall on the beat."""
        for note in read(line):
            accent = 0.85 if note.start % 1 < 0.01 else 0.68
            self._strike(at + note.start, note, accent * self.rng.uniform(0.92, 1.05), gain, octave, pan)

    def _strike(self, at: float, note: Note, force: float, gain: float, octave: float, pan: float) -> None:
        when = at + self.rng.normal(0, 0.008)
        if note.grace is not None:
            self._mallet(when - 0.11, octave * note.grace, 0.5, gain, pan)
        self._mallet(when, octave * note.pitch, force, gain, pan)
        if note.length >= 2:
            rolled = int(note.length * 4)
            for index in range(1, rolled):
                self._mallet(
                    when + index / 4, octave * note.pitch, force * 0.42 * (1 - index / rolled), gain, pan
                )

    def _mallet(self, at: float, pitch: float, force: float, gain: float, pan: float) -> None:
        hardness = max(1, round(force * 4)) / 4
        sound = self.one_of(instruments.santoor, SA * pitch, hardness)
        self.lay(max(0.0, at), sound, gain * force / hardness, pan, 0.3)

    def drone(self, strings: str, gain: float, spacing: float = 1.0) -> None:
        """The tanpura: its strings one after another, over and over."""
        names = strings.split()
        pitches = {name: SA / 2 * ratio(name) for name in names}
        for index in range(round(self.seconds / self.beat / spacing)):
            name = names[index % len(names)]
            at = index * spacing + self.rng.normal(0, 0.01)
            self.lay(
                max(0.0, at),
                self.one_of(instruments.tanpura, pitches[name]),
                gain,
                -0.12 if index % 2 else 0.12,
                0.1,
            )

    def cycle(self, at: float, bols: str, gain: float, beats_each: float = 0.5) -> None:
        """A tabla line of strokes by name; `.` rests, two names joined by `+` share a place."""
        for index, token in enumerate(bols.split()):
            for part, bol in enumerate(token.split("+")):
                if bol == ".":
                    continue
                accent = 1.0 if index == 0 else 0.62 if bol in ("te", "ka") else 0.82
                human = self.rng.normal(0, 0.006)
                when = max(0.0, at + (index + part / len(token.split("+"))) * beats_each + human)
                self.lay(
                    when, self.one_of(BOLS[bol]), gain * accent * self.rng.uniform(0.9, 1.08), 0.08, 0.12
                )

    def chords(self, plan: str, length: float, gain: float, start: int = 0) -> None:
        """The harmonium holds notes: `plan` names beats and what sounds from there, `8 S,P, | 16 S,G,`."""
        for entry in plan.split("|"):
            at, names = entry.split()
            for note in read(names):
                sound = instruments.reeds(self.rng, SA * note.pitch, length * self.beat)
                self.lay(start + int(at), sound, gain, -0.25, 0.22)

    def chime(self, times: Iterable[int], gain: float) -> None:
        """The little cymbals touch on these beats."""
        for at in times:
            when, force = at + self.rng.normal(0, 0.006), self.rng.uniform(0.8, 1.1)
            self.lay(max(0.0, when), self.one_of(instruments.manjira), gain * force, 0.5, 0.3)

    def shake(self, times: Iterable[int], gain: float) -> None:
        """A string of ankle bells, after each of these beats and once more, softer, before the next."""
        for at in times:
            for place, force in ((0.5, 1.0), (0.75, 0.45)):
                sound = self.one_of(instruments.ghungroo)
                self.lay(at + place + self.rng.normal(0, 0.006), sound, gain * force, -0.5, 0.15)

    def recorded(self) -> Signal:
        """Left and right, with the hall around them, closed into a loop."""
        sides = []
        for side in self.dry:
            hall = convolve(self.send, impulse_response(self.rng, 1.9, 160, 4200))[: len(side)]
            sides.append(close_loop(bright(side + 0.9 * hall), self.seconds))
        return np.stack(sides)


def bright(signal: Signal) -> Signal:
    """Lift what lies above about 2 kHz by 4 dB, so that strings and cymbals carry over low drums."""
    frequency = bins(signal)
    return filtered(signal, 1 + 0.6 / (1 + (2200 / np.maximum(frequency, 1.0)) ** 2))
