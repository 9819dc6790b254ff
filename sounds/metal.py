"""Coins: a small stiff disc that rings high, never twice in quite the same way."""

from __future__ import annotations

import numpy as np

from sounds.dsp import Rng, Signal, add, band, clock, decay, mix, modes, noise, silence, swell
from sounds.recipes import Group, event

DISC = ((1.0, 0.55, 0.085), (1.47, 0.9, 0.11), (1.95, 0.7, 0.075), (2.57, 0.45, 0.055), (3.38, 0.18, 0.032))
"""A coin's partials against its lowest: ratio, amplitude, decay."""


def ring(rng: Rng, pitch: float, length: float = 1.0, seconds: float = 0.5) -> Signal:
    """One coin struck: each partial is a close pair, so that it shimmers."""
    partials = []
    for ratio, amplitude, tau in DISC:
        frequency = pitch * ratio * rng.uniform(0.985, 1.015)
        strength = amplitude * rng.uniform(0.6, 1.2)
        partials += [
            (frequency, strength, tau * length),
            (frequency * 1.004, 0.6 * strength, tau * length * 0.9),
        ]
    return modes(rng, seconds, partials, 0.0005)


def clink(rng: Rng, length: float = 1.0, wood: float = 0.3) -> Signal:
    """A coin falls on coins or on wood: tick, ring, and a little of the table."""
    tick = decay(band(noise(rng, 0.012), 2500, 12000), 0.0018, 0.0003)
    table = modes(rng, 0.08, [(rng.uniform(210, 260), 1.0, 0.016), (rng.uniform(480, 560), 0.5, 0.009)])
    return mix(0.5, (0, 1.0, ring(rng, rng.uniform(2550, 3150), length)), (0, 1.2, tick), (0, wood, table))


@event("coin-clink", Group.CONTACT, -24, takes=5)
def coin_clink(rng: Rng) -> Signal:
    """One coin laid on another; it may bounce once."""
    out = mix(0.55, (0, 1.0, clink(rng)))
    if rng.random() < 0.6:
        add(out, rng.uniform(0.06, 0.09), clink(rng, 0.6, 0.15), rng.uniform(0.15, 0.3))
    return out


@event("coins-few", Group.CONTACT, -22, takes=4)
def coins_few(rng: Rng) -> Signal:
    """Four or five coins let go together."""
    out = silence(0.8)
    at = 0.0
    for index in range(rng.integers(4, 6)):
        add(out, at, clink(rng, rng.uniform(0.5, 0.9)), rng.uniform(0.55, 1.0) * 0.93**index)
        at += rng.uniform(0.035, 0.085)
    return out


@event("coins-pour", Group.CONTACT, -19, takes=3)
def coins_pour(rng: Rng) -> Signal:
    """A bag emptied on the table: a rush that thins out into stragglers."""
    out = silence(1.9)
    times = np.sort(np.concatenate([rng.beta(1.6, 2.6, 62) * 0.95, 0.9 + rng.exponential(0.2, 7)]))
    for at in times:
        add(
            out,
            at,
            clink(rng, rng.uniform(0.35, 0.7), 0.5),
            rng.uniform(0.2, 0.8) * (1.0 if at < 0.9 else 0.5),
        )
    rush = swell(band(noise(rng, 1.0), 2600, 9000), 0.4)
    add(out, 0.0, rush, 0.22)
    return out


@event("coin-slide", Group.CONTACT, -28, takes=4)
def coin_slide(rng: Rng) -> Signal:
    """A coin pushed over the felt, with a last touch of metal."""
    seconds = rng.uniform(0.2, 0.28)
    scrape = swell(band(noise(rng, seconds), 1900, 7600), 0.45, 1.2)
    out = mix(seconds + 0.25, (0, 1.0, scrape))
    add(out, seconds * 0.85, ring(rng, rng.uniform(2700, 3200), 0.45, 0.2), 0.35)
    return out


def _wobble(rng: Rng, seconds: float, start: float, stop: float) -> list[float]:
    """When the rim touches: faster and faster, as a falling disc does."""
    at, touches = 0.0, []
    while at < seconds:
        touches.append(at)
        along = at / seconds
        at += 1 / (start + (stop - start) * along**2.5) * rng.uniform(0.96, 1.04)
    return touches


@event("coin-spin", Group.PROMPT, -24, takes=3)
def coin_spin(rng: Rng) -> Signal:
    """A coin flicked up and spinning on its rim: the whirr of a tie-break."""
    seconds = 1.5
    pitch = rng.uniform(2700, 3000)
    out = silence(seconds + 0.4)
    add(out, 0.0, clink(rng, 1.4, 0.0), 1.0)
    for index, at in enumerate(_wobble(rng, seconds, 15, 24)):
        touch = ring(rng, pitch * (1.0 if index % 2 else 1.03), 0.35, 0.14)
        add(out, 0.05 + at, touch, 0.17 * (0.6 + 0.4 * np.sin(np.pi * at / seconds)))
    hum = np.sin(2 * np.pi * (300 + 40 * clock(seconds)) * clock(seconds)) * 0.02
    add(out, 0.05, swell(hum, 0.4))
    return out


@event("coin-land", Group.PROMPT, -21, takes=3)
def coin_land(rng: Rng) -> Signal:
    """The coin falls over, wobbles ever faster, and lies flat."""
    seconds = rng.uniform(0.72, 0.85)
    pitch = rng.uniform(2600, 2900)
    out = silence(seconds + 0.5)
    add(out, 0.0, clink(rng, 0.9, 0.9), 1.0)
    for at in _wobble(rng, seconds, 9, 46):
        gain = 0.62 * (1 - at / seconds) ** 0.8 + 0.06
        add(out, 0.09 + at, ring(rng, pitch, 0.4, 0.2), gain * rng.uniform(0.8, 1.1))
        thump = modes(rng, 0.05, [(rng.uniform(230, 260), 1.0, 0.012)])
        add(out, 0.09 + at, thump, 0.35 * gain)
    add(out, 0.09 + seconds, clink(rng, 0.3, 1.4), 0.35)
    return out
