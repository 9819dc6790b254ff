"""Wood, leather and brass: pawns, dice, tiles, briefcases, the chest, the box, the gavel."""

from __future__ import annotations

import numpy as np

from sounds.dsp import (
    RATE,
    Rng,
    Signal,
    add,
    band,
    convolve,
    curve,
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


def knock(rng: Rng, pitch: float, hardness: float = 1.0, seconds: float = 0.22) -> Signal:
    """A piece of wood set on wood: three bars of the piece and the table under it."""
    piece = modes(
        rng,
        seconds,
        [
            (pitch, 1.0, 0.020),
            (pitch * 2.76, 0.5 * hardness, 0.010),
            (pitch * 5.4, 0.25 * hardness, 0.005),
            (pitch * 0.31, 0.8, 0.034),
        ],
        0.0005,
    )
    return mix(
        seconds,
        (0, 1.0, piece),
        (0, 0.35 * hardness, decay(band(noise(rng, 0.04), 700, 6500), 0.004, 0.0004)),
    )


def latch(rng: Rng) -> Signal:
    """A brass catch springs: two clicks and a little spring."""
    spring = rng.uniform(1700, 2000)
    click = modes(
        rng,
        0.12,
        [(spring, 0.6, 0.018), (spring * 1.52, 0.6, 0.013), (spring * 2.6, 0.4, 0.009), (420, 0.5, 0.012)],
        0.0004,
    )
    return mix(
        0.2,
        (0, 0.45, click),
        (rng.uniform(0.028, 0.04), 1.0, click),
        (0.03, 0.4, decay(band(noise(rng, 0.03), 1500, 9000), 0.004)),
    )


def creak(rng: Rng, seconds: float, low: float, high: float) -> Signal:
    """A dry hinge: it sticks and slips, and every slip rings the lid."""
    rate = curve(
        seconds, (0.0, low), (seconds * 0.45, high), (seconds * 0.7, high * 0.72), (seconds, low * 0.9)
    )
    rate *= 1 + 0.10 * wander(rng, seconds, 12)
    phase = np.cumsum(rate) / RATE
    slips = np.diff(np.floor(phase), prepend=0.0) * rng.uniform(0.5, 1.0, len(phase))
    lid = [
        (rng.uniform(420, 500), 1.0, 0.012),
        (rng.uniform(900, 1050), 0.9, 0.008),
        (rng.uniform(1900, 2300), 0.6, 0.004),
    ]
    body = convolve(slips, modes(rng, 0.08, [*lid, (3300, 0.25, 0.002)]))[: len(slips)]
    groan = swell(body * np.clip(1 + 0.4 * wander(rng, seconds, 8), 0.2, 2), 0.5, 0.8)
    return groan / np.abs(groan).max()


@event("pawn-place", Group.CONTACT, -24, takes=5)
def pawn_place(rng: Rng) -> Signal:
    """A pawn set down on its felt foot."""
    return knock(rng, rng.uniform(560, 700), 0.7)


@event("pawn-march", Group.CONTACT, -24, takes=4)
def pawn_march(rng: Rng) -> Signal:
    """A small column marches three steps: left, right, left."""
    out = silence(0.75)
    pitch = rng.uniform(540, 620)
    for step in range(3):
        for _ in range(3):
            at = 0.015 + step * 0.155 + abs(rng.normal(0, 0.008))
            add(
                out,
                at,
                knock(rng, pitch * (1.0, 1.12, 0.95)[step] * rng.uniform(0.93, 1.08), 0.8),
                rng.uniform(0.3, 0.55),
            )
    return out


@event("tile-turn", Group.CONTACT, -23, takes=4)
def tile_turn(rng: Rng) -> Signal:
    """A thick cardboard tile turned over: scrape, air, a broad slap."""
    low = rng.uniform(150, 180)
    slap = modes(rng, 0.2, [(low, 1.0, 0.032), (low * 2.3, 0.6, 0.018), (low * 4.1, 0.3, 0.010)])
    return mix(
        0.45,
        (0, 0.35, swell(band(noise(rng, 0.17), 500, 4200), 0.7)),
        (0.17, 1.0, slap),
        (0.17, 0.7, decay(band(noise(rng, 0.08), 250, 4200), 0.012)),
    )


@event("dice-shake", Group.CONTACT, -25, takes=3)
def dice_shake(rng: Rng) -> Signal:
    """Two dice rattle in the hand."""
    out = silence(0.72)
    at = 0.0
    while at < 0.58:
        add(out, at, knock(rng, rng.uniform(1150, 1650), 1.0, 0.08), rng.uniform(0.3, 0.9))
        at += rng.uniform(0.022, 0.06)
    return band(out, 180, 5200)


@event("dice-roll", Group.CONTACT, -22, takes=4)
def dice_roll(rng: Rng) -> Signal:
    """Two dice thrown: each bounces lower and sooner, and stops."""
    out = silence(1.1)
    for start in (0.0, rng.uniform(0.02, 0.05)):
        at, gap, gain = start, rng.uniform(0.13, 0.17), 1.0
        pitch = rng.uniform(900, 1250)
        while gap > 0.018:
            add(out, at, knock(rng, pitch * rng.uniform(0.88, 1.12), gain, 0.12), gain)
            at += gap * rng.uniform(0.9, 1.1)
            gap *= 0.76
            gain *= 0.8
    return out


@event("briefcase-open", Group.CONTACT, -22, takes=3)
def briefcase_open(rng: Rng) -> Signal:
    """Snap, snap, and the leather lid swings up."""
    gap = rng.uniform(0.12, 0.16)
    lid = swell(band(noise(rng, 0.32), 180, 2400), 0.55)
    return mix(
        0.95,
        (0.0, 0.9, latch(rng)),
        (gap, 1.0, latch(rng)),
        (gap + 0.16, 0.5, lid),
        (gap + 0.16, 0.16, creak(rng, 0.28, 38, 70)),
    )


@event("briefcase-close", Group.CONTACT, -21, takes=3)
def briefcase_close(rng: Rng) -> Signal:
    """The lid comes down with a puff, and both catches go home."""
    low = rng.uniform(105, 122)
    lid = modes(rng, 0.25, [(low, 1.0, 0.05), (low * 2.1, 0.5, 0.03)], 0.002)
    out = mix(
        0.8,
        (0, 0.2, swell(band(noise(rng, 0.18), 150, 1800), 0.8)),
        (0.17, 1.0, lid),
        (0.17, 0.5, decay(band(noise(rng, 0.1), 150, 1900), 0.02)),
    )
    add(out, 0.33, latch(rng), 0.9)
    add(out, rng.uniform(0.44, 0.48), latch(rng), 0.8)
    return out


@event("chest-open", Group.CONTACT, -23, takes=3)
def chest_open(rng: Rng) -> Signal:
    """The party chest: a latch, then a hinge that nobody oils."""
    seconds = rng.uniform(0.65, 0.8)
    out = mix(seconds + 0.35, (0, 0.5, latch(rng)), (0.12, 1.0, creak(rng, seconds, 42, 96)))
    return room(rng, out, 0.15, 0.35)


@event("chest-close", Group.CONTACT, -20, takes=3)
def chest_close(rng: Rng) -> Signal:
    """The lid falls shut: a short creak, a deep clap of wood, the latch."""
    low = rng.uniform(82, 95)
    lid = modes(rng, 0.35, [(low, 1.0, 0.07), (low * 1.9, 0.7, 0.04), (low * 3.7, 0.4, 0.02)], 0.001)
    out = mix(
        0.85,
        (0, 0.3, creak(rng, 0.22, 60, 44)),
        (0.2, 1.1, lid),
        (0.2, 0.7, decay(band(noise(rng, 0.1), 150, 3000), 0.012)),
        (0.36, 0.4, latch(rng)),
    )
    return room(rng, out, 0.15, 0.35)


@event("box-lid", Group.CONTACT, -22, takes=3)
def box_lid(rng: Rng) -> Signal:
    """The lid of the game box is drawn off: the sigh of a close fit, then the lid laid down."""
    seconds = rng.uniform(0.5, 0.62)
    sigh = swell(peaks(noise(rng, seconds), [(320, 1.0, 150), (900, 0.5, 400), (2600, 0.2, 1200)]), 0.65)
    low = rng.uniform(110, 130)
    down = modes(rng, 0.2, [(low, 1.0, 0.04), (low * 2.2, 0.5, 0.025)], 0.002)
    return mix(
        seconds + 0.5,
        (0, 1.0, sigh),
        (seconds * 0.92, 0.10, modes(rng, 0.1, [(180, 1.0, 0.02)], 0.003)),
        (seconds + 0.16, 0.6, down),
    )


@event("gavel", Group.PROMPT, -17, takes=3)
def gavel(rng: Rng) -> Signal:
    """Order, order: two blows of a hard mallet on its block."""
    pitch = rng.uniform(420, 455)
    gap = rng.uniform(0.23, 0.27)
    out = mix(0.8, (0, 0.85, knock(rng, pitch, 1.3, 0.3)), (gap, 1.0, knock(rng, pitch * 0.985, 1.3, 0.3)))
    return room(rng, out, 0.26, 0.9)
