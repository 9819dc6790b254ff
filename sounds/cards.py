"""Cards: a thin stiff sheet that hisses over felt, snaps in the air and lands with a small tok."""

from __future__ import annotations

import numpy as np

from sounds.dsp import Rng, Signal, add, band, decay, mix, modes, noise, silence, sine, swell, wander
from sounds.recipes import Group, event


def hiss(rng: Rng, seconds: float, low: float, high: float, peak: float = 0.45) -> Signal:
    """A card drawn over felt: a band of noise that swells, roughened by the weave."""
    felt = band(noise(rng, seconds), low, high, 2)
    weave = 1 + 0.35 * sine(rng.uniform(31, 44), seconds, rng.uniform(0, 6)) + 0.2 * wander(rng, seconds, 60)
    return swell(felt * weave, peak, 1.3)


def tok(rng: Rng, weight: float = 1.0) -> Signal:
    """A card meets the table: a papery slap on top of the wood answering underneath."""
    slap = decay(band(noise(rng, 0.1), 320, 3400), rng.uniform(0.011, 0.015))
    air = decay(band(noise(rng, 0.1), 1800, 8500), 0.005) * 0.3
    low = rng.uniform(126, 150)
    wood = modes(
        rng,
        0.16,
        [(low, 0.7, 0.024), (low * 1.86, 0.6, 0.018), (low * 3.1, 0.4, 0.012), (low * 5.2, 0.2, 0.008)],
    )
    return mix(0.17, (0, 1.0, slap), (0, 1.0, air), (0.001, 0.7 * weight, wood))


def snap(rng: Rng) -> Signal:
    """The card bends and springs back: a short dry flick."""
    bend = modes(rng, 0.05, [(rng.uniform(520, 640), 0.5, 0.008), (rng.uniform(1250, 1500), 0.4, 0.005)])
    return mix(0.06, (0, 1.0, decay(band(noise(rng, 0.05), 900, 8800), 0.006, 0.0006)), (0, 0.5, bend))


@event("card-slide", Group.CONTACT, -27, takes=5)
def card_slide(rng: Rng) -> Signal:
    """A card drawn across the table."""
    return hiss(rng, rng.uniform(0.22, 0.29), rng.uniform(650, 850), rng.uniform(3000, 4200))


@event("card-pick-up", Group.CONTACT, -28, takes=4)
def card_pick_up(rng: Rng) -> Signal:
    """A nail under the edge, and the card comes up."""
    out = silence(0.18)
    add(out, 0.0, snap(rng), 0.45)
    add(out, 0.012, hiss(rng, rng.uniform(0.11, 0.15), 900, 4600, 0.3), 0.8)
    return out


@event("card-flip", Group.CONTACT, -25, takes=5)
def card_flip(rng: Rng) -> Signal:
    """A card turned over: a sweep of air, the snap, the landing."""
    landing = rng.uniform(0.095, 0.125)
    return mix(
        0.32,
        (0, 0.5, hiss(rng, landing + 0.02, 1100, 5200, 0.75)),
        (landing - 0.03, 0.5, snap(rng)),
        (landing, 1.0, tok(rng, 0.7)),
    )


@event("card-place", Group.CONTACT, -23, takes=5)
def card_place(rng: Rng) -> Signal:
    """A card put down where it belongs."""
    return mix(0.24, (0, 0.16, hiss(rng, 0.06, 900, 6000, 0.7)), (rng.uniform(0.03, 0.05), 1.0, tok(rng)))


@event("card-deal", Group.CONTACT, -26, takes=5)
def card_deal(rng: Rng) -> Signal:
    """One card of many, flicked from the deck and landing softly."""
    flight = rng.uniform(0.085, 0.115)
    return mix(
        0.26,
        (0, 0.8, snap(rng)),
        (0.008, 0.5, hiss(rng, flight, 900, 5000, 0.3)),
        (flight, 0.5, tok(rng, 0.5)),
    )


@event("card-shuffle", Group.CONTACT, -24, takes=3)
def card_shuffle(rng: Rng) -> Signal:
    """Two halves riffled into each other, squared, and knocked on the table."""
    out = silence(1.75)
    at = 0.02
    for index in range(52):
        bend = 0.55 + 0.45 * np.sin(np.pi * index / 52)
        add(out, at, snap(rng), 0.5 * bend * rng.uniform(0.6, 1.2))
        at += 0.019 - 0.011 * bend + rng.uniform(0, 0.0035)
    add(out, at + 0.06, hiss(rng, 0.30, 700, 5200, 0.5), 0.55)
    for knock, gain in ((0.40, 0.8), (0.56, 1.0)):
        add(out, at + knock, tok(rng, 1.3), gain)
    return out


@event("card-refused", Group.PROMPT, -25, takes=3)
def card_refused(rng: Rng) -> Signal:
    """No: a dull tap and two small shakes of the card."""
    low = rng.uniform(92, 104)
    dull = modes(rng, 0.2, [(low, 1.0, 0.045), (low * 1.5, 0.5, 0.03), (low * 2.9, 0.15, 0.012)], 0.002)
    out = mix(0.46, (0, 1.0, dull), (0, 0.4, decay(band(noise(rng, 0.06), 120, 1100), 0.012)))
    for at in (0.09, 0.20):
        add(out, at, hiss(rng, 0.075, 600, 3800, 0.4), 0.34)
        add(out, at + 0.045, snap(rng), 0.12)
    return out
