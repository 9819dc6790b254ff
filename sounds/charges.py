"""The attack: an allegation is made, believed, denied or cleared, and votes walk away."""

from __future__ import annotations

from sounds.cards import hiss
from sounds.crowd import hall, hands, laugh, somebody, voice
from sounds.drums import bell_tone, dhol_low
from sounds.dsp import Rng, Signal, add, band, curve, decay, mix, modes, noise, room, silence, swell
from sounds.instruments import SA, brass
from sounds.metal import clink
from sounds.paper import sheet, stamp
from sounds.recipes import Group, event
from sounds.score import ratio


def shutter(rng: Rng) -> Signal:
    """A camera: the mirror slaps up, the curtain runs, the mirror falls back."""
    up = modes(rng, 0.05, [(rng.uniform(1500, 1800), 1.0, 0.005), (rng.uniform(3300, 3900), 0.6, 0.003)])
    down = modes(rng, 0.05, [(rng.uniform(1050, 1300), 1.0, 0.007), (rng.uniform(2500, 2900), 0.5, 0.004)])
    return mix(
        0.16,
        (0.0, 1.0, up),
        (0.0, 0.5, decay(band(noise(rng, 0.03), 1800, 9000), 0.004)),
        (0.018, 0.25, swell(band(noise(rng, 0.05), 2600, 8000), 0.5)),
        (rng.uniform(0.062, 0.075), 0.9, down),
    )


def gasp(rng: Rng) -> Signal:
    """One person draws in air, sharply, and half a vowel with it."""
    length = rng.uniform(0.26, 0.36)
    air = swell(band(noise(rng, length), 700, 5200), 0.62, 1.3)
    base = somebody(rng) * rng.uniform(1.3, 1.6)
    pitch = curve(length, (0.0, base * 0.85), (length, base * 1.25))
    return air * 0.34 + swell(voice(rng, pitch, "oa", 0.3), 0.68, 1.2) * 0.5


@event("allegation", Group.VOICE, -19, takes=4)
def allegation(rng: Rng) -> Signal:
    """The room gasps, and every camera goes off at once."""
    out = silence(1.15)
    for _ in range(26):
        add(out, 0.02 + rng.exponential(0.05), gasp(rng), rng.uniform(0.3, 1.0))
    gasps = hall(rng, out, 0.35)
    peak = abs(gasps).max()
    for _ in range(rng.integers(9, 13)):
        add(gasps, 0.16 + rng.beta(1.3, 2.2) * 0.75, shutter(rng), peak * rng.uniform(0.25, 0.85))
    return gasps


@event("denied", Group.VOICE, -19, takes=4)
def denied(rng: Rng) -> Signal:
    """Down comes the stamp; a few people laugh, a few clap, nobody is convinced."""
    out = silence(1.7)
    add(out, 0.0, stamp(rng), 1.0)
    peak = abs(out).max()
    crowd = silence(1.5)
    for nearness in (1.0, 0.7, 0.5, 0.35, 0.25):
        add(crowd, rng.exponential(0.12), laugh(rng), nearness)
    mood = curve(1.2, (0.0, 0.1), (0.3, 0.8), (1.2, 0.0))
    add(crowd, 0.15, hands(rng, 1.2, 9, mood), 0.5 * abs(crowd).max())
    crowd = hall(rng, crowd, 0.3)
    add(out, 0.28, crowd, 0.5 * peak / abs(crowd).max())
    return out


@event("clean-chit", Group.PROMPT, -22, takes=3)
def clean_chit(rng: Rng) -> Signal:
    """A sheet is drawn, a small bell agrees, and the matter is closed."""
    pitch = SA * 2 * rng.uniform(0.995, 1.005)
    return room(
        rng,
        mix(
            1.9,
            (0.0, 0.35, sheet(rng, 0.32)),
            (0.3, 1.0, bell_tone(rng, pitch, 1.5, 0.6)),
            (0.47, 0.8, bell_tone(rng, pitch * ratio("P"), 1.4, 0.5)),
        ),
        0.2,
        0.8,
    )


@event("attack-believed", Group.PROMPT, -20, takes=3)
def attack_believed(rng: Rng) -> Signal:
    """It sticks: a muted horn slides down over one low drum."""
    length = rng.uniform(0.42, 0.5)
    out = silence(1.5)
    add(out, 0.0, dhol_low(rng), 0.5)
    peak = abs(out).max()
    for index, name in enumerate(("P", "M", "S")):
        note = band(brass(rng, SA * 0.5 * ratio(name), length if index == 2 else 0.16, 0.8), 150, 2600)
        add(out, 0.04 + index * 0.18, note, 0.9 * peak / abs(note).max())
    return room(rng, out, 0.18, 0.7)


@event("votes-removed", Group.CONTACT, -23, takes=4)
def votes_removed(rng: Rng) -> Signal:
    """A handful of coins is swept off the tray: a scrape, a chime that thins out, an empty plate."""
    out = silence(1.05)
    add(out, 0.0, hiss(rng, 0.42, 1500, 7000, 0.7), 1.2)
    at, gap = 0.05, 0.035
    for index in range(9):
        add(out, at, clink(rng, rng.uniform(0.35, 0.6), 0.25), 0.9 * 0.84**index)
        at += gap * rng.uniform(0.8, 1.2)
        gap *= 1.2
    add(out, at, modes(rng, 0.25, [(rng.uniform(300, 340), 1.0, 0.03)]), 0.12)
    return out


@event("deficit-sting", Group.PROMPT, -20, takes=3)
def deficit_sting(rng: Rng) -> Signal:
    """Less than nothing: two notes that should not stand together, and the rival's coins arriving."""
    out = silence(1.8)
    for name, at, gain in (("S", 0.0, 1.0), ("r", 0.0, 0.8), ("S", 0.24, 0.9)):
        low = brass(rng, SA * 0.5 * ratio(name), 0.2 if at == 0 else 0.5, 0.9)
        add(out, at, low, gain)
    peak = abs(out).max()
    add(out, 0.0, dhol_low(rng), 0.6 * peak)
    add(out, 0.24, dhol_low(rng), 0.7 * peak)
    for index in range(5):
        add(out, 0.72 + index * rng.uniform(0.055, 0.07), clink(rng, 0.5, 0.4), 0.3 * peak)
    return room(rng, out, 0.18, 0.7)


@event("pockets-sealed", Group.CONTACT, -23, takes=3)
def pockets_sealed(rng: Rng) -> Signal:
    """Cards go into a leather pocket and the press stud shuts."""
    snap = modes(rng, 0.06, [(rng.uniform(1900, 2200), 1.0, 0.006), (rng.uniform(720, 820), 0.8, 0.012)])
    return mix(
        0.7,
        (0.0, 0.5, hiss(rng, 0.22, 500, 4200, 0.6)),
        (0.14, 0.4, sheet(rng, 0.16, 0.8)),
        (0.34, 0.25, decay(band(noise(rng, 0.12), 140, 1400), 0.03, 0.01)),
        (0.43, 1.0, snap),
    )
