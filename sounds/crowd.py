"""The crowd: many voices at once, each a buzz through the throat of somebody else.

No word is spoken. A voice is a pulse train with a falling spectrum, let through the resonances of
two vowels and moved from one to the other; what it says is in its rhythm and its tune.
"""

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
    convolve,
    curve,
    decay,
    impulse_response,
    mix,
    modes,
    noise,
    room,
    silence,
    sine,
    swell,
    wander,
)
from sounds.recipes import Group, event

VOWELS = {
    "a": (760, 1250, 2600),
    "e": (520, 1800, 2500),
    "o": (480, 880, 2450),
    "u": (340, 720, 2300),
    "m": (260, 950, 2200),
}
"""The first three resonances of a grown throat, in hertz."""


def throat(buzz: Signal, vowel: str, size: float) -> Signal:
    """Let a buzz through a throat: `size` under 1 is a smaller person, with higher resonances."""
    frequency = bins(buzz)
    response = np.full(len(frequency), 0.012)
    for centre, gain, width in zip(VOWELS[vowel], (1.0, 0.55, 0.22), (75, 110, 170), strict=True):
        response += gain / (1 + ((frequency - centre / size) / width) ** 2)
    response /= 1 + (frequency / 4200) ** 4
    return np.fft.irfft(np.fft.rfft(buzz) * response, len(buzz))


def voice(rng: Rng, pitch: Signal, vowels: str, breath: float = 0.05) -> Signal:
    """One person: a pitch curve sung on two vowels, the first gliding into the second."""
    seconds = len(pitch) / RATE
    shaken = pitch * (1 + 0.012 * wander(rng, seconds, 14))
    phase = np.cumsum(shaken) / RATE + rng.random()
    buzz = ((phase % 1.0) - 0.5) + 0.25 * np.sin(TAU * phase)
    buzz += breath * noise(rng, seconds)[: len(buzz)]
    size = 1.06 - 0.22 * np.clip((pitch.mean() - 110) / 160, 0, 1) + rng.uniform(-0.03, 0.03)
    first, second = throat(buzz, vowels[0], size), throat(buzz, vowels[-1], size)
    blend = np.linspace(0, 1, len(buzz)) ** 1.2
    return first * (1 - blend) + second * blend


def somebody(rng: Rng) -> float:
    """The speaking pitch of one person in a mixed crowd."""
    return rng.uniform(98, 150) if rng.random() < 0.55 else rng.uniform(180, 250)


def clap(rng: Rng) -> Signal:
    """One pair of hands."""
    low = rng.uniform(650, 1100)
    return decay(band(noise(rng, 0.05), low, low * rng.uniform(2.2, 3.2)), rng.uniform(0.006, 0.012), 0.0007)


def hands(rng: Rng, seconds: float, people: int, loudness: Signal) -> Signal:
    """Applause: everybody claps at a pace of their own; `loudness` is the common mood."""
    out = silence(seconds + 0.1)
    for _ in range(people):
        pace, strength, own = rng.uniform(0.19, 0.32), rng.uniform(0.3, 1.0), clap(rng)
        at = rng.uniform(0, 0.3)
        while at < seconds - 0.02:
            add(
                out,
                at,
                own,
                strength * loudness[min(int(at * RATE), len(loudness) - 1)] * rng.uniform(0.7, 1.1),
            )
            at += pace * rng.uniform(0.93, 1.07)
    return out


def whistle(rng: Rng) -> Signal:
    """Two fingers in the mouth: up, and down again."""
    top = rng.uniform(2300, 2900)
    pitch = curve(0.55, (0.0, top * 0.62), (0.16, top), (0.30, top * 0.93), (0.55, top * 0.55))
    return swell(sine(pitch, 0.55) + 0.06 * band(noise(rng, 0.55), 1800, 4500), 0.35, 0.8)


def hall(rng: Rng, dry: Signal, wet: float = 0.5) -> Signal:
    """Put a crowd into the hall where it stands."""
    tail = convolve(dry, impulse_response(rng, 1.1, 200, 3600))
    tail[: len(dry)] += dry * 0.6 / wet
    return band(tail * wet, 120, 9000, 2)


@event("crowd-cheer", Group.VOICE, -18, takes=3)
def crowd_cheer(rng: Rng) -> Signal:
    """They have won: voices rise, hands join in, somebody whistles."""
    seconds = 2.8
    out = silence(seconds)
    for _ in range(54):
        start, length = rng.exponential(0.16), rng.uniform(1.1, 2.2)
        base = somebody(rng) * rng.uniform(1.35, 1.75)
        pitch = curve(
            length, (0.0, base * 0.8), (0.25, base * 1.12), (length * 0.6, base * 1.05), (length, base * 0.78)
        )
        shout = voice(rng, pitch, str(rng.choice(("ea", "ae", "aa", "oa"))), 0.10)
        add(out, start, swell(shout, 0.3, 0.7), rng.uniform(0.4, 1.0))
    mood = curve(seconds, (0.0, 0.0), (0.6, 1.0), (1.9, 0.8), (seconds, 0.0))
    add(out, 0.0, hands(rng, seconds, 34, mood), 0.9 * np.abs(out).max())
    for at in rng.uniform(0.3, 1.5, rng.integers(1, 3)):
        add(out, at, whistle(rng), 0.10 * np.abs(out).max())
    return hall(rng, out)


@event("crowd-boo", Group.VOICE, -20, takes=3)
def crowd_boo(rng: Rng) -> Signal:
    """They have been sold: a long falling oo from every row."""
    seconds = 2.2
    out = silence(seconds)
    for _ in range(42):
        start, length = rng.exponential(0.15), rng.uniform(0.9, 1.6)
        base = somebody(rng) * rng.uniform(0.95, 1.25)
        pitch = curve(length, (0.0, base * 1.02), (length * 0.3, base), (length, base * 0.74))
        add(
            out,
            start,
            swell(voice(rng, pitch, "ou" if rng.random() < 0.5 else "uu", 0.04), 0.3, 0.8),
            rng.uniform(0.4, 1.0),
        )
    return hall(rng, out)


def laugh(rng: Rng) -> Signal:
    """One person laughs: short breathy has, each lower and softer than the one before."""
    base = somebody(rng) * rng.uniform(1.2, 1.7)
    out = silence(1.7)
    at, gap, strength = 0.0, rng.uniform(0.155, 0.21), 1.0
    for index in range(rng.integers(4, 8)):
        length = 0.11
        pitch = curve(length, (0.0, base * 1.08), (length, base * 0.9)) * 0.965**index
        ha = decay(voice(rng, pitch, str(rng.choice(("aa", "ae"))), 0.35), 0.05, 0.018)
        add(out, at, ha, strength)
        add(out, at - 0.02, swell(band(noise(rng, 0.05), 700, 4200)), 0.05 * strength)
        at += gap * rng.uniform(0.94, 1.06)
        strength *= 0.86
    return out


@event("crowd-laugh", Group.VOICE, -20, takes=4)
def crowd_laugh(rng: Rng) -> Signal:
    """The hall laughs at somebody important."""
    out = silence(2.3)
    for nearness in np.geomspace(1.0, 0.2, 17):
        add(out, rng.exponential(0.2), laugh(rng), nearness)
    return hall(rng, out, 0.28)


def talk(rng: Rng, seconds: float) -> Signal:
    """One person talks: phrases of four or five syllables with a tune, and pauses to listen."""
    out = silence(seconds)
    base, at = somebody(rng), rng.uniform(-1.0, 0.6)
    while at < seconds:
        count = rng.integers(3, 8)
        for index in range(count):
            length = rng.uniform(0.12, 0.24)
            lilt = base * (1.14 - 0.26 * index / count + rng.normal(0, 0.05))
            pitch = curve(
                length, (0.0, lilt), (length * 0.5, lilt * rng.uniform(0.97, 1.08)), (length, lilt * 0.95)
            )
            said = voice(rng, pitch, "".join(rng.choice(list("aeoum"), 2)), 0.08)
            add(out, at, swell(said, rng.uniform(0.3, 0.5), 0.8), rng.uniform(0.4, 1.0))
            if rng.random() < 0.3:
                add(out, at - 0.03, swell(band(noise(rng, 0.06), 2500, 7000)), 0.03)
            at += length * rng.uniform(0.8, 1.05)
        at += rng.exponential(0.9) + 0.25
    return out


@event("crowd-murmur", Group.AMBIENCE, -27, takes=3)
def crowd_murmur(rng: Rng) -> Signal:
    """Heads go together: a passing murmur."""
    seconds = 2.8
    out = silence(seconds)
    for _ in range(22):
        add(out, 0.0, talk(rng, seconds), rng.uniform(0.3, 1.0))
    return hall(rng, swell(out, 0.42, 0.7), 0.7)


@event("crowd-applause", Group.VOICE, -20, takes=3)
def crowd_applause(rng: Rng) -> Signal:
    """Polite hands after a speech."""
    seconds = 2.4
    mood = curve(seconds, (0.0, 0.05), (0.45, 1.0), (1.3, 0.85), (seconds, 0.0))
    return hall(rng, hands(rng, seconds, 40, mood), 0.35)


@event("mic-pop", Group.VOICE, -22, takes=3)
def mic_pop(rng: Rng) -> Signal:
    """Is this on? Two thumps on the microphone and a squeal that somebody catches in time."""
    thump = mix(
        0.25,
        (0, 1.0, modes(rng, 0.25, [(62, 1.0, 0.05), (124, 0.5, 0.03)], 0.002)),
        (0, 0.35, decay(band(noise(rng, 0.1), 150, 2500), 0.02)),
    )
    pitch = rng.uniform(1150, 1400)
    howl = sine(pitch, 0.6) + 0.25 * sine(pitch * 2.0, 0.6) + 0.1 * sine(pitch * 3.01, 0.6)
    howl *= curve(0.6, (0.0, 0.0), (0.36, 1.0), (0.42, 0.9), (0.6, 0.0)) ** 2
    out = mix(1.3, (0.0, 0.8, thump), (0.19, 1.0, thump), (0.34, 0.13, howl), (0.94, 0.25, thump))
    return band(room(rng, out, 0.3, 0.9), 90, 5200)
