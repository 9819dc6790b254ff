"""Signal tools shared by every recipe: time, noise, envelopes, filters, mixing, rooms.

A signal is a mono array of floats at 44.1 kHz, nominally within -1 to 1. Times are in seconds,
frequencies in hertz. Filters work on whole signals through the Fourier transform: nothing here
runs while the game does, so clarity wins over speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Signal: TypeAlias = NDArray[np.floating[Any]]
Rng: TypeAlias = np.random.Generator
Mode: TypeAlias = tuple[float, float, float]
"""One partial of a struck body: frequency in hertz, amplitude, seconds until it has fallen to 1/e."""

RATE = 44_100
TAU = 2 * np.pi


def samples(seconds: float) -> int:
    """How many samples last that long."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Signal:
    """The time of every sample of a signal that long."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Signal:
    """Nothing, for that long."""
    return np.zeros(samples(seconds))


def noise(rng: Rng, seconds: float) -> Signal:
    """White noise of unit variance."""
    return rng.normal(size=samples(seconds))


def sine(frequency: float | Signal, seconds: float, phase: float = 0.0) -> Signal:
    """A sine wave; `frequency` may be a curve with one value a sample."""
    if isinstance(frequency, np.ndarray):
        return np.sin(TAU * np.cumsum(frequency) / RATE + phase)
    return np.sin(TAU * frequency * clock(seconds) + phase)


def modes(rng: Rng, seconds: float, partials: Iterable[Mode], attack: float = 0.0006) -> Signal:
    """A struck body: decaying sines that start together, with a soft front against clicks."""
    time = clock(seconds)
    body = np.zeros(len(time))
    for frequency, amplitude, decay in partials:
        body += amplitude * np.sin(TAU * frequency * time + rng.uniform(0, 0.6)) * np.exp(-time / decay)
    end = np.clip((seconds - time) / (0.2 * seconds), 0.0, 1.0)
    return body * np.minimum(1.0, time / attack) * end


def decay(signal: Signal, tau: float, attack: float = 0.001) -> Signal:
    """Let a signal rise within `attack` and die away with time constant `tau`."""
    time = np.arange(len(signal)) / RATE
    return signal * np.minimum(1.0, time / attack) * np.exp(-np.maximum(0.0, time - attack) / tau)


def swell(signal: Signal, peak: float = 0.5, sharpness: float = 1.0) -> Signal:
    """Let a signal rise to its peak at that fraction of its length, and fall to nothing."""
    position = np.linspace(0.0, 1.0, len(signal))
    warped = position ** (np.log(0.5) / np.log(peak))
    return signal * np.sin(np.pi * warped) ** sharpness


def curve(seconds: float, *points: tuple[float, float]) -> Signal:
    """A smooth line through (time, value) points, eased between them."""
    time = clock(seconds)
    line = np.full(len(time), float(points[0][1]))
    for (t0, v0), (t1, v1) in pairwise(points):
        u = np.clip((time - t0) / (t1 - t0), 0.0, 1.0)
        line += (v1 - v0) * u * u * (3 - 2 * u)
    return line


def wander(rng: Rng, seconds: float, rate: float) -> Signal:
    """A slow random line of unit variance with about `rate` turns a second."""
    knots = max(4, round(seconds * rate) + 3)
    places = np.linspace(0, seconds, knots)
    return np.interp(clock(seconds), places, rng.normal(size=knots))


def filtered(signal: Signal, response: Signal) -> Signal:
    """Multiply the spectrum by a real response with one value for each Fourier bin."""
    return np.fft.irfft(np.fft.rfft(signal) * response, len(signal))


def bins(signal: Signal) -> Signal:
    """The frequency of every Fourier bin of a signal."""
    return np.fft.rfftfreq(len(signal), 1 / RATE)


def band(signal: Signal, low: float, high: float, order: int = 4) -> Signal:
    """Keep what lies between two frequencies, with gentle sides."""
    frequency = bins(signal)
    below = 1 / (1 + (low / np.maximum(frequency, 1.0)) ** order)
    above = 1 / (1 + (frequency / high) ** order)
    return filtered(signal, below * above)


def peaks(signal: Signal, formants: Sequence[Mode]) -> Signal:
    """Let a signal through a set of resonances: (centre, gain, width in hertz)."""
    frequency = bins(signal)
    response = np.zeros(len(frequency))
    for centre, gain, width in formants:
        response += gain / (1 + ((frequency - centre) / width) ** 2)
    return filtered(signal, response)


def add(target: Signal, at: float, part: Signal, gain: float = 1.0) -> None:
    """Mix a part into a signal from that time on; what reaches over the end fades there."""
    start = round(at * RATE)
    if start < 0:
        part, start = part[-start:], 0
    left = len(target) - start
    if len(part) > left > 0:
        fade = min(left, samples(0.02))
        part = part[:left] * np.minimum(1.0, np.arange(left, 0, -1) / fade)
    if left > 0:
        target[start : start + len(part)] += gain * part


def mix(seconds: float, *parts: tuple[float, float, Signal]) -> Signal:
    """Lay parts, each (time, gain, signal), into a signal of that length."""
    out = silence(seconds)
    for at, gain, part in parts:
        add(out, at, part, gain)
    return out


def impulse_response(rng: Rng, seconds: float, low: float = 180.0, high: float = 5200.0) -> Signal:
    """The echo of a room that falls silent within that time, of unit energy."""
    time = clock(seconds)
    tail = band(noise(rng, seconds) * np.exp(-time / (seconds / 5)), low, high)
    for _ in range(5):
        tail[rng.integers(200, max(201, min(1600, len(tail))))] += rng.choice((-1, 1)) * np.abs(tail).max()
    tail *= np.linspace(1.0, 0.0, len(tail)) ** 0.5
    return tail / np.sqrt((tail**2).sum())


def convolve(signal: Signal, response: Signal) -> Signal:
    """Play a signal in the room that has this response; the result is longer by the tail."""
    length = len(signal) + len(response)
    size = 1 << (length - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(response, size), size)[:length]


def room(rng: Rng, signal: Signal, wet: float = 0.18, seconds: float = 0.35) -> Signal:
    """Put a dry sound into a small room."""
    echo = convolve(signal, impulse_response(rng, seconds))
    echo[: len(signal)] += signal / max(wet, 1e-6)
    return wet * echo


def fade_ends(signal: Signal, head: float = 0.0008, tail: float = 0.012) -> Signal:
    """Bring both ends to nothing, so that neither clicks."""
    out = signal.copy()
    first, last = min(samples(head), len(out) // 2), min(samples(tail), len(out) // 2)
    out[:first] *= np.linspace(0.0, 1.0, first)
    out[len(out) - last :] *= np.cos(np.linspace(0.0, np.pi / 2, last)) ** 2
    return out


def trim(signal: Signal, floor: float = 0.0008) -> Signal:
    """Drop the unheard ends: what stays under `floor` of the peak (-62 dB)."""
    loud = np.flatnonzero(np.abs(signal) > floor * np.abs(signal).max())
    front = samples(0.002)
    return np.concatenate([np.zeros(front), signal[max(0, loud[0] - front) : loud[-1] + samples(0.01)]])


def close_loop(signal: Signal, seconds: float) -> Signal:
    """Cut to that length and lay the tail over the beginning, so that the end runs into it."""
    length = samples(seconds)
    loop = signal[:length].copy()
    tail = signal[length : 2 * length]
    loop[: len(tail)] += tail
    return loop
