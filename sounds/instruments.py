"""Instruments of the small band under the awning: plucked, blown, bowed, and the drone."""

from __future__ import annotations

import numpy as np

from sounds.dsp import (
    RATE,
    TAU,
    Rng,
    Signal,
    add,
    band,
    bins,
    clock,
    decay,
    filtered,
    mix,
    modes,
    noise,
    peaks,
    samples,
    wander,
)

SA = 293.66
"""Middle Sa, the D above middle C. Drone, drums and bells agree with it."""


def santoor(rng: Rng, pitch: float, force: float = 1.0) -> Signal:
    """A walnut mallet on three strings that are never quite in tune with each other."""
    partials = []
    base_decay = 1.5 * (SA / pitch) ** 0.55
    for k in range(1, 11):
        stretch = pitch * k * np.sqrt(1 + 0.00022 * k * k)
        if stretch > 12_000:
            break
        amplitude = (0.9 if k == 1 else 1.0) / k**1.15 * (0.55 + 0.45 * force) ** (k - 1)
        for cents in (-2.6, 0.3, 2.9):
            detune = 2 ** ((cents + rng.normal(0, 0.5)) / 1200)
            partials.append((stretch * detune, amplitude / 3, base_decay / k**0.75))
    strings = modes(rng, 2.6, partials, 0.0012)
    mallet = decay(band(noise(rng, 0.02), 1200, 6500), 0.004, 0.0006)
    box = modes(rng, 0.1, [(212, 1.0, 0.02), (398, 0.6, 0.014)])
    return force * mix(2.6, (0, 1.0, strings), (0, 0.10, mallet), (0, 0.07, box))


def tanpura(rng: Rng, pitch: float) -> Signal:
    """A drone string whose bridge makes the overtones bloom one after the other."""
    seconds = 4.2
    time = clock(seconds)
    out = np.zeros(len(time))
    for k in range(1, 26):
        bloom = 0.05 + 0.055 * k
        rise = 1 - np.exp(-time / (0.02 + 0.35 * bloom))
        tau = 1.9 / (1 + 0.035 * k)
        strength = 1 / k**0.85 * (1.0 if k < 3 else 1.25 if k < 12 else 0.7)
        beat = 1 + 0.18 * np.sin(TAU * (0.31 + 0.07 * k) * time + rng.uniform(0, TAU))
        out += (
            strength
            * rise
            * beat
            * np.exp(-time / tau)
            * np.sin(TAU * pitch * k * time + rng.uniform(0, TAU))
        )
    return decay(out, 30.0, 0.012)


def _vibrato(rng: Rng, count: int, depth: float, rate: float) -> Signal:
    """A slow shake of the pitch that comes in only once a note is held."""
    seconds = count / RATE
    time = np.arange(count) / RATE
    shake = np.sin(TAU * rate * time + 0.6 * wander(rng, seconds, 2)[:count])
    ratio: Signal = 2 ** (depth * shake / 1200)
    return ratio


def bansuri(rng: Rng, pitch: Signal, loud: Signal) -> Signal:
    """A bamboo flute: a pitch curve and a loudness curve; breath comes with the loudness."""
    seconds = len(pitch) / RATE
    pitch = pitch * _vibrato(rng, len(pitch), 9, 4.9)
    phase = TAU * np.cumsum(pitch) / RATE
    tone = (
        np.sin(phase)
        + 0.34 * loud * np.sin(2 * phase + 0.3)
        + 0.16 * loud**2 * np.sin(3 * phase + 1.1)
        + 0.03 * np.sin(4 * phase)
    )
    breath = noise(rng, seconds)[: len(pitch)]
    airy = peaks(breath, [(900, 0.5, 300), (2400, 1.0, 900), (5200, 0.35, 1500)])
    edge = np.clip(np.gradient(loud) * RATE / 12, 0, 1)
    flutter = 1 + 0.05 * wander(rng, seconds, 18)[: len(pitch)]
    return (tone * flutter + airy * (0.045 + 0.22 * edge)) * loud


def sarangi(rng: Rng, pitch: Signal, loud: Signal) -> Signal:
    """A bowed box of goatskin: a rich buzz with the body of a voice, sliding between notes."""
    seconds = len(pitch) / RATE
    pitch = pitch * _vibrato(rng, len(pitch), 12, 5.3)
    phase = TAU * np.cumsum(pitch) / RATE
    buzz = np.zeros(len(pitch))
    for k in range(1, 19):
        fade = np.clip((9_000 - k * pitch) / 4_000, 0, 1)
        buzz += fade * np.sin(k * phase + 0.7 * k) / k**1.05
    bow = noise(rng, seconds)[: len(pitch)] * 0.05
    body = (
        peaks(buzz + bow, [(330, 0.7, 120), (680, 1.0, 170), (1250, 0.7, 260), (2350, 0.4, 450)])
        + 0.08 * buzz
    )
    return body * loud


def reeds(rng: Rng, pitch: float, seconds: float) -> Signal:
    """The harmonium: two brass reeds an octave apart, and bellows that breathe."""
    time = clock(seconds)
    out = np.zeros(len(time))
    for octave, strength in ((0.5, 0.55), (1.0, 1.0), (1.003, 0.6)):
        phase = TAU * pitch * octave * time + rng.uniform(0, TAU)
        for k in range(1, 13):
            if pitch * octave * k < 8_000:
                out += strength * np.sin(k * phase) / k**1.25 * (1.0 if k % 2 else 0.7)
    bellows = 1 + 0.10 * wander(rng, seconds, 1.2)
    warm = filtered(out, 1 / (1 + (bins(out) / 2600) ** 2))
    edges = np.minimum(1.0, time / 0.07) * np.clip((seconds - time) / 0.16, 0, 1)
    return warm * bellows * edges


def brass(rng: Rng, pitch: float, seconds: float, force: float = 1.0) -> Signal:
    """The wedding band's trumpet: bright when blown hard, and a touch late on its pitch."""
    time = clock(seconds)
    arrive = 1 - 0.018 * np.exp(-time / 0.025)
    shake = 2 ** (10 * np.sin(TAU * 5.6 * time) * np.clip((time - 0.2) / 0.3, 0, 1) / 1200)
    phase = TAU * np.cumsum(pitch * arrive * shake) / RATE
    swell_up = (
        np.minimum(1.0, time / 0.035)
        * (0.82 + 0.18 * np.exp(-time / 0.1))
        * np.clip((seconds - time) / 0.07, 0, 1)
    )
    out = np.zeros(len(time))
    for k in range(1, 16):
        if pitch * k < 9_000:
            out += np.sin(k * phase + 0.2 * k) * swell_up ** (1 + 0.22 * k) / k ** (1.35 - 0.45 * force)
    buzz = decay(band(noise(rng, 0.05), 800, 5000), 0.01)
    return mix(
        seconds,
        (0, 1.0, peaks(out, [(620, 0.5, 300), (1350, 1.0, 500), (2500, 0.6, 800)]) + 0.25 * out),
        (0, 0.05, buzz),
    )


CYMBAL = ((1.0, 0.6, 0.5), (1.62, 1.0, 0.38), (2.41, 0.5, 0.22), (3.33, 0.3, 0.12))
"""The partials of a small cymbal against its lowest: ratio, amplitude, decay."""


def manjira(rng: Rng) -> Signal:
    """Two thumb-sized cymbals edge to edge: a high, thin, beating ring."""
    pitch = rng.uniform(2320, 2360)
    partials = [(pitch * ratio * spread, a, tau) for ratio, a, tau in CYMBAL for spread in (1.0, 1.0035)]
    edge = decay(band(noise(rng, 0.02), 3000, 10_000), 0.003)
    return mix(1.2, (0, 1.0, modes(rng, 1.2, partials, 0.001)), (0, 0.2, edge))


def ghungroo(rng: Rng) -> Signal:
    """A string of small bells on a stamping ankle."""
    out = np.zeros(samples(0.16))
    for _ in range(9):
        pitch = rng.uniform(3900, 6400)
        bell = modes(rng, 0.1, [(pitch, 1.0, 0.018), (pitch * 1.53, 0.5, 0.010)])
        add(out, rng.exponential(0.012), bell, rng.uniform(0.2, 0.7))
    return out
