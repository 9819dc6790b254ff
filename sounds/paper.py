"""Paper: notes, envelopes, sheets, seals, the pen and the rubber stamp."""

from __future__ import annotations

import numpy as np

from sounds.cards import hiss
from sounds.dsp import (
    Rng,
    Signal,
    add,
    band,
    clock,
    decay,
    mix,
    modes,
    noise,
    peaks,
    room,
    silence,
    swell,
    wander,
)
from sounds.recipes import Group, event


def crackle(rng: Rng, seconds: float, rate: float, low: float, high: float) -> Signal:
    """Many tiny creases: clicks at random moments, each rung through the sheet."""
    clicks = silence(seconds)
    count = rng.poisson(rate * seconds)
    places = rng.integers(0, len(clicks), count)
    clicks[places] += rng.choice((-1, 1), count) * rng.pareto(2.2, count).clip(0, 6)
    return band(clicks, low, high)


def sheet(rng: Rng, seconds: float, stiffness: float = 1.0) -> Signal:
    """A sheet that is moved: a hush of air and creases on top, in uneven gusts."""
    gusts = np.clip(0.5 + 0.5 * wander(rng, seconds, 9), 0.05, 1.6)
    hush = band(noise(rng, seconds), 900, 7500) * 0.10
    creases = crackle(rng, seconds, 900, 1400 * stiffness, 9500)
    body = peaks(
        creases, [(rng.uniform(2100, 2900) * stiffness, 1.0, 900), (rng.uniform(4800, 6200), 0.8, 1500)]
    )
    return swell((hush + body) * gusts, 0.42, 0.8)


@event("paper-rustle", Group.CONTACT, -27, takes=4)
def paper_rustle(rng: Rng) -> Signal:
    """A sheet taken up or laid aside."""
    return sheet(rng, rng.uniform(0.34, 0.5))


@event("page-turn", Group.CONTACT, -25, takes=3)
def page_turn(rng: Rng) -> Signal:
    """A page lifts, swings over and settles."""
    sweep = hiss(rng, 0.34, 450, 3600, 0.62)
    return mix(
        0.62,
        (0, 0.5, sheet(rng, 0.2)),
        (0.08, 1.1, sweep),
        (0.36, 0.7, decay(band(noise(rng, 0.2), 220, 3200), 0.03, 0.004)),
    )


@event("note-rustle", Group.CONTACT, -27, takes=5)
def note_rustle(rng: Rng) -> Signal:
    """A banknote: small, crisp, and gone."""
    return mix(
        0.3, (0, 1.0, sheet(rng, rng.uniform(0.16, 0.24), 1.5)), (0.02, 0.10, hiss(rng, 0.12, 2400, 9500))
    )


@event("envelope-tear", Group.CONTACT, -22, takes=3)
def envelope_tear(rng: Rng) -> Signal:
    """A flap torn open: the rip hurries towards its end."""
    seconds = rng.uniform(0.42, 0.52)
    out = silence(seconds + 0.2)
    at, step = 0.02, 0.0105
    while at < seconds:
        fibre = decay(band(noise(rng, 0.03), 900, 9500), rng.uniform(0.0025, 0.005), 0.0004)
        add(out, at, fibre, rng.uniform(0.35, 1.0) * (0.45 + 0.8 * at / seconds))
        at += step * rng.uniform(0.5, 1.4)
        step = max(0.0032, step * 0.968)
    add(out, 0.0, hiss(rng, seconds + 0.06, 1100, 7500, 0.8), 0.5)
    add(out, seconds, sheet(rng, 0.18), 0.5)
    return out


@event("seal-break", Group.CONTACT, -21, takes=4)
def seal_break(rng: Rng) -> Signal:
    """Sealing wax cracks in two, and crumbs fall."""
    ring = rng.uniform(1500, 1900)
    crack = modes(
        rng,
        0.12,
        [(ring, 1.0, 0.011), (ring * 1.73, 0.7, 0.008), (ring * 2.41, 0.5, 0.006), (340, 0.7, 0.016)],
    )
    out = mix(
        0.42,
        (0.0, 0.35, decay(band(noise(rng, 0.03), 600, 5000), 0.004)),
        (0.035, 1.0, crack),
        (0.035, 0.9, decay(band(noise(rng, 0.06), 500, 9000), 0.007, 0.0004)),
    )
    for _ in range(rng.integers(5, 9)):
        crumb = modes(rng, 0.03, [(rng.uniform(2300, 5200), 1.0, 0.004)])
        add(out, 0.09 + rng.exponential(0.06), crumb, rng.uniform(0.03, 0.14))
    return out


@event("pen-scratch", Group.CONTACT, -29, takes=5)
def pen_scratch(rng: Rng) -> Signal:
    """A nib writes a figure in a few strokes."""
    out = silence(0.62)
    at = 0.01
    for _ in range(rng.integers(2, 5)):
        length = rng.uniform(0.06, 0.13)
        stroke = peaks(
            noise(rng, length), [(rng.uniform(2600, 3900), 1.0, 500), (rng.uniform(5600, 7600), 0.6, 900)]
        )
        stroke += 0.25 * band(crackle(rng, length, 700, 900, 8000), 900, 8000)
        add(out, at, swell(stroke, 0.35), rng.uniform(0.6, 1.0))
        add(out, at, decay(band(noise(rng, 0.03), 300, 2400), 0.005), 0.5)
        at += length + rng.uniform(0.012, 0.04)
    return out


@event("stamp", Group.CONTACT, -17, takes=4)
def stamp(rng: Rng) -> Signal:
    """A rubber stamp comes down on a file: handle, thud, table, and the rubber lets go."""
    low = rng.uniform(68, 78)
    thud = modes(
        rng,
        0.35,
        [(low, 0.6, 0.07), (low * 1.63, 0.8, 0.05), (low * 2.85, 0.75, 0.032), (low * 5.7, 0.5, 0.018)],
        0.0012,
    )
    handle = modes(rng, 0.1, [(rng.uniform(640, 740), 0.5, 0.012), (rng.uniform(1350, 1600), 0.3, 0.007)])
    out = mix(
        0.55,
        (0.0, 0.20, decay(band(noise(rng, 0.05), 500, 3000), 0.01)),
        (0.045, 1.3, thud),
        (0.045, 1.2, decay(band(noise(rng, 0.1), 180, 3000), 0.014)),
        (0.045, 0.35, handle),
        (rng.uniform(0.2, 0.25), 0.10, decay(band(noise(rng, 0.06), 900, 4200), 0.010, 0.006)),
    )
    return room(rng, out, 0.14, 0.4)


@event("curtain-draw", Group.CONTACT, -25, takes=3)
def curtain_draw(rng: Rng) -> Signal:
    """Heavy cloth runs along its rail: folds, and the rings ticking past."""
    seconds = rng.uniform(0.85, 1.0)
    folds = np.clip(0.7 + 0.5 * wander(rng, seconds, 11), 0.1, 2)
    cloth = swell(band(noise(rng, seconds), 160, 2600, 2) * folds, 0.4, 0.9)
    out = mix(seconds + 0.3, (0, 1.0, cloth))
    for index in range(9):
        at = 0.05 + (seconds - 0.2) * (index / 8) ** 0.8 + rng.uniform(-0.01, 0.01)
        ring = modes(rng, 0.12, [(rng.uniform(2500, 3100), 0.5, 0.02), (rng.uniform(4400, 5400), 0.4, 0.014)])
        add(out, at, ring, rng.uniform(0.05, 0.14))
    return room(rng, out, 0.12, 0.5)


@event("flag-plant", Group.CONTACT, -22, takes=4)
def flag_plant(rng: Rng) -> Signal:
    """The pole knocks into its hole, and the cloth flaps twice in the wind it made."""
    low = rng.uniform(160, 190)
    pole = modes(rng, 0.2, [(low, 1.0, 0.035), (low * 2.4, 0.6, 0.022), (low * 5.2, 0.35, 0.012)])
    out = mix(0.62, (0, 1.0, pole), (0, 0.6, decay(band(noise(rng, 0.06), 300, 4000), 0.008)))
    for at, gain in ((0.11, 0.42), (0.25, 0.26), (0.36, 0.13)):
        flap = band(noise(rng, 0.12), 180, 3400, 2) * (
            1 + np.sin(2 * np.pi * rng.uniform(24, 30) * clock(0.12))
        )
        add(out, at, swell(flap, 0.25), gain)
    return out
