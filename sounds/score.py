"""Written music: sargam notation read into notes, and notes into the curve of a singing pitch.

A line is a row of beats. A beat is one or more signs that share it equally: a note (`S r R g G M m
P d D n N`, lower case for the flat ones, `m` the raised fourth), `-` to hold the last note on, `.`
for silence. After a note, `'` lifts it an octave and `,` lowers it. Before a note, `(x)` is a grace
note touched in passing. `~` after a note lets it slide into the next one. Bars (`|`) are for the eye.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from sounds.dsp import RATE, Signal, samples

RATIOS = {
    "S": Fraction(1), "r": Fraction(16, 15), "R": Fraction(9, 8), "g": Fraction(6, 5),
    "G": Fraction(5, 4), "M": Fraction(4, 3), "m": Fraction(45, 32), "P": Fraction(3, 2),
    "d": Fraction(8, 5), "D": Fraction(5, 3), "n": Fraction(9, 5), "N": Fraction(15, 8),
}  # fmt: skip
"""Just intonation above Sa."""

_SIGN = re.compile(r"(?:\(([A-Za-z][',]*)\))?([A-Za-z][',]*|-|\.)(~?)")


def ratio(name: str) -> float:
    """The pitch of a note against middle Sa; an unknown name raises KeyError."""
    octave = name.count("'") - name.count(",")
    return float(RATIOS[name[0]]) * 2.0**octave


@dataclass(frozen=True)
class Note:
    """A sounding note: pitch against Sa, start and length in beats, grace before it, slide after it."""

    pitch: float
    start: float
    length: float
    grace: float | None = None
    slides: bool = False


def read(line: str) -> list[Note]:
    """The notes of a line, in order; a sign that is no notation raises ValueError."""
    notes: list[Note] = []
    sounding = False
    for beat, token in enumerate(line.replace("|", " ").split()):
        signs = list(_SIGN.finditer(token))
        if "".join(sign.group(0) for sign in signs) != token:
            raise ValueError(f"This beat is not sargam: {token!r}.")
        share = 1 / len(signs)
        for index, sign in enumerate(signs):
            grace, name, slide = sign.groups()
            if name == "-" and sounding:
                last = notes[-1]
                notes[-1] = Note(
                    last.pitch, last.start, last.length + share, last.grace, bool(slide) or last.slides
                )
            elif name not in "-.":
                notes.append(
                    Note(
                        ratio(name), beat + index * share, share, ratio(grace) if grace else None, bool(slide)
                    )
                )
            sounding = name != "."
    return notes


def beats(line: str) -> int:
    """How many beats a line lasts."""
    return len(line.replace("|", " ").split())


def _place(target: Signal, start: int, values: Signal) -> None:
    stop = min(len(target), start + len(values))
    if stop > start:
        target[start:stop] = values[: stop - start]


def sung(notes: list[Note], beat: float, seconds: float, sa: float) -> tuple[Signal, Signal]:
    """The pitch and loudness curves of one voice that plays those notes; `beat` in seconds.

    Between slurred notes the pitch glides and the breath goes on; otherwise each note is tongued.
    """
    pitch, loud = np.full(samples(seconds), sa), np.zeros(samples(seconds))
    for index, note in enumerate(notes):
        following = notes[index + 1] if index + 1 < len(notes) else None
        joined = following is not None and abs(following.start - note.start - note.length) < 1e-6
        length = note.length * beat
        line = np.full(samples(length + (0 if joined else 0.12)), np.log2(note.pitch))
        if note.grace is not None:
            touch = min(samples(0.085), len(line) // 3)
            line[:touch] = np.log2(note.grace)
        if note.slides and joined and following is not None:
            way = min(samples(0.34), int(len(line) * 0.6))
            ease = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, way))
            line[-way:] += ease * (np.log2(following.pitch) - np.log2(note.pitch))
        start = round(note.start * beat * RATE)
        _place(pitch, start, sa * 2**line)
        _place(loud, start, _breath(len(line), length, slurred_out=note.slides and joined))
        if index and notes[index - 1].slides:
            loud[start : start + samples(0.06)] = np.maximum(loud[start : start + samples(0.06)], 0.8)
    soft = np.hanning(samples(0.030) | 1)
    smooth = np.hanning(samples(0.036) | 1)
    return (
        np.convolve(np.pad(pitch, len(soft) // 2, "edge"), soft / soft.sum(), "valid"),
        np.convolve(np.pad(loud, len(smooth) // 2), smooth / smooth.sum(), "valid"),
    )


def _breath(count: int, length: float, slurred_out: bool) -> Signal:
    """How loud a note is from its beginning to its end: a push, a swell on long notes, an ease-off."""
    time = np.arange(count) / RATE
    push = 0.86 + 0.14 * np.exp(-time / 0.12)
    long = 0.10 * np.sin(np.pi * np.clip(time / max(length, 0.2), 0, 1)) * min(1.0, length)
    shape = push + long
    if not slurred_out:
        shape *= np.clip((count / RATE - time) / 0.09, 0, 1) ** 0.8
    return np.minimum(1.0, time / 0.025 + (0.0 if length > 0.1 else 0.3)) * shape
