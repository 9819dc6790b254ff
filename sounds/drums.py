"""Drums: the strokes of the tabla, the dhol, a roll on the snare, and the counting-hall bell."""

from __future__ import annotations

import numpy as np

from sounds.dsp import (
    RATE,
    TAU,
    Rng,
    Signal,
    add,
    band,
    clock,
    curve,
    decay,
    fade_ends,
    mix,
    modes,
    noise,
    room,
    silence,
)
from sounds.recipes import Group, event

DAYAN = 293.66
"""The right-hand drum is tuned to Sa, which is D in all our music."""


def na(rng: Rng, pitch: float = DAYAN) -> Signal:
    """Na: the rim of the right drum. Its loaded skin rings in whole-number partials, the second strongest."""
    partials = [
        (pitch * k * rng.uniform(0.998, 1.002), a, tau)
        for k, a, tau in (
            (1, 0.16, 0.10),
            (2, 1.0, 0.19),
            (3, 0.62, 0.13),
            (4, 0.36, 0.08),
            (5, 0.2, 0.05),
            (6.1, 0.1, 0.03),
        )
    ]
    return mix(
        0.6,
        (0, 1.0, modes(rng, 0.6, partials, 0.0012)),
        (0, 0.45, decay(band(noise(rng, 0.03), 1800, 8500), 0.0035, 0.0005)),
    )


def tin(rng: Rng, pitch: float = DAYAN) -> Signal:
    """Tin: the open middle of the right drum, rounder and longer, with its fundamental."""
    partials = [
        (pitch * k * rng.uniform(0.998, 1.002), a, tau)
        for k, a, tau in ((1, 1.0, 0.30), (2, 0.45, 0.20), (3, 0.14, 0.10), (4, 0.06, 0.06))
    ]
    return mix(
        0.8,
        (0, 1.0, modes(rng, 0.8, partials, 0.002)),
        (0, 0.2, decay(band(noise(rng, 0.03), 900, 5000), 0.004, 0.0008)),
    )


def te(rng: Rng) -> Signal:
    """Te: the flat hand on the right drum; a dry slap."""
    slap = decay(band(noise(rng, 0.09), 480, 3800), 0.013, 0.0008)
    return mix(
        0.1,
        (0, 1.0, slap),
        (0, 0.5, modes(rng, 0.09, [(rng.uniform(410, 440), 1.0, 0.013), (900, 0.4, 0.007)])),
    )


def ka(rng: Rng) -> Signal:
    """Ka: the flat hand on the left drum; lower and duller."""
    slap = decay(band(noise(rng, 0.1), 180, 1900), 0.016, 0.001)
    return mix(0.12, (0, 1.0, slap), (0, 0.6, modes(rng, 0.1, [(rng.uniform(150, 165), 1.0, 0.018)])))


def ge(rng: Rng, slide: float = 1.0) -> Signal:
    """Ge: the left drum, and the wrist that presses its note upwards after the stroke."""
    seconds = 0.85
    time = clock(seconds)
    pitch = 76 + 26 * slide * np.exp(-(((time - 0.17) / 0.11) ** 2)) + 42 * np.exp(-time / 0.018)
    phase = TAU * np.cumsum(pitch) / RATE
    skin = (
        (np.sin(phase) + 0.28 * np.sin(2 * phase + 0.4) + 0.08 * np.sin(3 * phase))
        * np.exp(-time / 0.24)
        * np.minimum(1.0, time / 0.0025)
    )
    return mix(
        seconds,
        (0, 1.0, fade_ends(skin, 0.0, 0.2)),
        (0, 0.3, decay(band(noise(rng, 0.04), 200, 2000), 0.006)),
    )


def dha(rng: Rng) -> Signal:
    """Dha: both hands, na over ge."""
    return mix(0.85, (0, 0.95, ge(rng)), (0, 0.5, na(rng)))


def dhin(rng: Rng) -> Signal:
    """Dhin: both hands, tin over ge."""
    return mix(0.85, (0, 0.9, ge(rng, 0.6)), (0, 0.5, tin(rng)))


BOLS = {"dha": dha, "dhin": dhin, "na": na, "tin": tin, "te": te, "ka": ka, "ge": ge}
"""The strokes by their spoken names."""


def dhol_low(rng: Rng) -> Signal:
    """The dhol's bass skin under the bent stick."""
    time = clock(0.6)
    pitch = 68 + rng.uniform(50, 66) * np.exp(-time / 0.03)
    phase = TAU * np.cumsum(pitch) / RATE
    overtones = 0.45 * np.sin(2.1 * phase) * np.exp(-time / 0.06) + 0.25 * np.sin(3.4 * phase) * np.exp(
        -time / 0.03
    )
    skin = (np.sin(phase) * np.exp(-time / 0.14) + overtones) * np.minimum(1.0, time / 0.002)
    stick = decay(band(noise(rng, 0.08), 250, 2400), 0.016)
    return mix(0.6, (0, 1.0, fade_ends(skin, 0.0, 0.15)), (0, 0.7, stick))


def dhol_high(rng: Rng) -> Signal:
    """The dhol's treble skin under the thin cane."""
    pitch = rng.uniform(300, 325)
    skin = modes(rng, 0.2, [(pitch, 1.0, 0.045), (pitch * 1.59, 0.6, 0.03), (pitch * 2.3, 0.4, 0.02)], 0.0008)
    return mix(0.22, (0, 0.8, skin), (0, 1.0, decay(band(noise(rng, 0.05), 1500, 8000), 0.006, 0.0004)))


@event("dhol", Group.PROMPT, -18, takes=4)
def dhol(rng: Rng) -> Signal:
    """The procession is coming: a short dhol call."""
    beat = 0.125 * rng.uniform(0.97, 1.03)
    call = rng.choice(("L.hhL.h.", "Lh.hLhh.", "L.h.LhhL", "Lhh.L.hh"))
    out = silence(beat * 8 + 0.7)
    for index, stroke in enumerate(f"{call}L"):
        accent = 1.0 if index in (0, 4, 8) else 0.75
        if stroke != ".":
            add(
                out,
                index * beat,
                dhol_low(rng) if stroke == "L" else dhol_high(rng),
                accent * (1.0 if stroke == "L" else 0.45),
            )
    return room(rng, out, 0.16, 0.6)


@event("tabla", Group.PROMPT, -20, takes=4)
def tabla(rng: Rng) -> Signal:
    """A tabla phrase that ends on its one."""
    beat = 0.115 * rng.uniform(0.97, 1.03)
    phrase = str(
        rng.choice(("te te ge na dha", "ge ge te te dha", "na te ge te dha", "tin na ge te dha"))
    ).split()
    out = silence(beat * 4 + 1.0)
    for index, bol in enumerate(phrase):
        add(out, index * beat, BOLS[bol](rng), 1.0 if bol == "dha" else 0.55)
    return room(rng, out, 0.14, 0.5)


def snare(rng: Rng) -> Signal:
    """One light stroke on a snare drum."""
    head = modes(rng, 0.08, [(rng.uniform(185, 200), 0.7, 0.02), (rng.uniform(330, 350), 0.4, 0.013)])
    return mix(0.1, (0, 0.7, head), (0, 0.8, decay(band(noise(rng, 0.1), 1300, 8500), 0.022, 0.0006)))


@event("drum-roll", Group.PROMPT, -21, takes=3)
def drum_roll(rng: Rng) -> Signal:
    """A roll that grows until the result is read, and one stroke to end it."""
    seconds = 1.9
    out = silence(seconds + 0.6)
    growth = curve(seconds, (0.0, 0.22), (0.5, 0.30), (seconds, 1.0))
    at, hand = 0.0, 0
    while at < seconds:
        add(out, at, snare(rng), growth[int(at * RATE)] * rng.uniform(0.8, 1.0) * (1.0, 0.86)[hand])
        at += rng.uniform(0.034, 0.041)
        hand = 1 - hand
    add(out, seconds + 0.05, snare(rng), 1.5)
    add(out, seconds + 0.05, dhol_low(rng), 0.8)
    return room(rng, out, 0.2, 0.7)


def bell_tone(rng: Rng, pitch: float, seconds: float, length: float = 1.0) -> Signal:
    """A small cast bell: hum, strike note, minor third, fifth, octave, each beating slowly."""
    partials = []
    for ratio, amplitude, tau in (
        (0.5, 0.35, 1.3),
        (1.0, 0.8, 0.9),
        (1.19, 0.45, 0.6),
        (1.5, 0.3, 0.45),
        (2.0, 0.7, 0.55),
        (2.51, 0.25, 0.3),
        (3.01, 0.3, 0.25),
        (4.1, 0.2, 0.15),
    ):
        partials += [
            (pitch * ratio, amplitude, tau * length),
            (pitch * ratio + rng.uniform(0.8, 2.2), 0.5 * amplitude, tau * length),
        ]
    return mix(
        seconds,
        (0, 1.0, modes(rng, seconds, partials, 0.0012)),
        (0, 0.3, decay(band(noise(rng, 0.02), 2500, 9000), 0.003, 0.0005)),
    )


@event("bell", Group.PROMPT, -21, takes=3)
def bell(rng: Rng) -> Signal:
    """The hand bell that opens and closes a phase."""
    out = mix(2.2, (0, 1.0, bell_tone(rng, 587.33, 2.2, 0.9)))
    add(out, rng.uniform(0.17, 0.2), bell_tone(rng, 587.33, 1.9, 0.8), 0.6)
    return room(rng, out, 0.12, 0.8)
