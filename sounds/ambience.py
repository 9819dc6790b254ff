"""The ambience: a community hall before anything has happened."""

from __future__ import annotations

import numpy as np

from sounds.crowd import talk
from sounds.dsp import (
    TAU,
    Rng,
    Signal,
    add,
    band,
    clock,
    close_loop,
    convolve,
    decay,
    impulse_response,
    modes,
    noise,
    silence,
)
from sounds.tracks import loop

SECONDS = 20.0
TAIL = 2.5


def fan(rng: Rng) -> Signal:
    """The ceiling fan: air in slow strokes and a bearing that ticks once a turn."""
    time = clock(SECONDS + TAIL)
    turns = 30 / SECONDS
    strokes = 1 + 0.25 * np.sin(TAU * 3 * turns * time) + 0.1 * np.sin(TAU * turns * time)
    out = band(noise(rng, SECONDS + TAIL), 90, 620, 2) * strokes
    tick = modes(rng, 0.05, [(1900, 1.0, 0.004), (3300, 0.4, 0.003)])
    for index in range(30):
        add(out, index / turns, tick, 0.05 * rng.uniform(0.6, 1.0))
    return out


def far_away(rng: Rng) -> Signal:
    """People in the yard, a chair, a door: all of it behind a wall."""
    out = silence(SECONDS + TAIL)
    for _ in range(5):
        add(out, 0.0, talk(rng, SECONDS), rng.uniform(0.5, 1.0))
    level = np.sqrt((out**2).mean())
    for _ in range(5):
        thud = modes(rng, 0.2, [(rng.uniform(110, 190), 1.0, 0.04), (rng.uniform(300, 420), 0.4, 0.02)])
        add(out, rng.uniform(0.5, SECONDS - 1), thud, level * rng.uniform(2, 5))
    scrape = decay(band(noise(rng, 0.5), 300, 1400) * (1 + np.sin(TAU * 22 * clock(0.5))), 0.2, 0.1)
    add(out, rng.uniform(6, 14), scrape, level * 1.2)
    return band(out / level, 140, 1500, 2)


@loop("ambience", "hall", "hall", -34)
def hall(rng: Rng) -> Signal:
    """Fan, yard, and the size of the room; nothing that asks to be listened to."""
    air, people = fan(rng), far_away(rng)
    air /= np.sqrt((air**2).mean())
    sides = []
    for lean in (0.8, 1.0):
        room = convolve(people, impulse_response(rng, 1.6, 120, 1800))[: len(people)]
        hush = band(noise(rng, SECONDS + TAIL), 200, 2800, 2)
        together = air * lean + 0.45 * room + 0.25 * hush / np.sqrt((hush**2).mean())
        ramp = np.clip(clock(SECONDS + TAIL) / TAIL, 0, 1) ** 0.5
        out = np.clip((SECONDS + TAIL - clock(SECONDS + TAIL)) / TAIL, 0, 1) ** 0.5
        sides.append(close_loop(together * ramp * out, SECONDS))
    return np.stack(sides)
