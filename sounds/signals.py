"""Signals of the program itself: presses, ticks, chimes, and the small flourishes of the score.

All pitches are notes of the music's own scale, so that a chime never quarrels with the tune.
"""

from __future__ import annotations

from sounds.drums import bell_tone, dhol_high, dhol_low
from sounds.dsp import (
    Rng,
    Signal,
    add,
    band,
    curve,
    decay,
    fade_ends,
    mix,
    modes,
    noise,
    room,
    samples,
    silence,
    sine,
    swell,
)
from sounds.instruments import SA, brass, santoor
from sounds.recipes import Group, event
from sounds.score import ratio


@event("button-press", Group.PROMPT, -26, takes=4)
def button_press(rng: Rng) -> Signal:
    """A printed label pressed down: wood and a touch of paper."""
    pitch = rng.uniform(430, 470)
    key = modes(
        rng, 0.09, [(pitch, 1.0, 0.012), (pitch * 2.7, 0.45, 0.006), (pitch * 0.42, 0.6, 0.02)], 0.0006
    )
    back = modes(rng, 0.04, [(pitch * 1.5, 1.0, 0.006)], 0.0006)
    return mix(
        0.14,
        (0, 1.0, key),
        (0, 0.4, decay(band(noise(rng, 0.04), 1200, 7000), 0.004)),
        (rng.uniform(0.05, 0.06), 0.22, back),
    )


@event("button-hover", Group.AMBIENCE, -38, takes=4)
def button_hover(rng: Rng) -> Signal:
    """A fingertip over paper: hardly there."""
    return mix(
        0.06,
        (0, 1.0, decay(band(noise(rng, 0.06), 1500, 6500), 0.009, 0.003)),
        (0, 0.4, modes(rng, 0.05, [(rng.uniform(820, 900), 1.0, 0.008)], 0.002)),
    )


@event("count-tick", Group.PROMPT, -28, takes=5)
def count_tick(rng: Rng) -> Signal:
    """One more vote on the pile: the bead of an abacus."""
    pitch = SA * 4 * rng.uniform(0.99, 1.01)
    bead = modes(
        rng, 0.08, [(pitch, 1.0, 0.010), (pitch * 1.52, 0.4, 0.006), (pitch * 0.37, 0.7, 0.014)], 0.0005
    )
    return mix(0.09, (0, 1.0, bead), (0, 0.4, decay(band(noise(rng, 0.02), 1800, 8000), 0.002, 0.0003)))


@event("pass-chime", Group.PROMPT, -23, takes=3)
def pass_chime(rng: Rng) -> Signal:
    """Hand the table over: two soft bells, the second lower, like a door in another room."""
    gap = rng.uniform(0.26, 0.3)
    return room(
        rng,
        mix(
            2.0,
            (0, 1.0, bell_tone(rng, SA * ratio("P"), 2.0, 0.55)),
            (gap, 0.85, bell_tone(rng, SA * ratio("G"), 1.7, 0.6)),
        ),
        0.2,
        0.8,
    )


@event("undo", Group.PROMPT, -25, takes=3)
def undo(rng: Rng) -> Signal:
    """Time runs backwards: a reversed brush of air and a note pulled up to its start."""
    seconds = 0.4
    air = swell(band(noise(rng, seconds), 500, 5200) * curve(seconds, (0.0, 0.3), (seconds, 1.0)), 0.78, 1.4)
    low = SA * rng.uniform(0.98, 1.02)
    pull = swell(sine(curve(seconds, (0.0, low), (seconds, low * 2)), seconds), 0.8, 1.2)
    return mix(
        seconds + 0.12,
        (0, 1.0, air),
        (0, 0.14, pull),
        (seconds - 0.03, 0.3, modes(rng, 0.12, [(low * 2, 1.0, 0.03)], 0.002)),
    )


def run(rng: Rng, notes: str, step: float, growth: float = 0.06) -> Signal:
    """A run on the santoor through the named notes, a little louder with each."""
    names = notes.split()
    out = silence(step * len(names) + 2.7)
    for index, name in enumerate(names):
        add(
            out,
            index * step + abs(rng.normal(0, 0.003)),
            santoor(rng, SA * ratio(name), 0.6 + growth * index),
            1.0,
        )
    return out


def ending(sound: Signal, seconds: float) -> Signal:
    """The first so many seconds of a sound, dying away over the last third of them."""
    return fade_ends(sound[: samples(seconds)], 0.0, seconds / 3)


@event("phase-flourish", Group.PROMPT, -22, takes=3)
def phase_flourish(rng: Rng) -> Signal:
    """A new phase begins: the santoor runs up and the drum agrees."""
    notes = str(rng.choice(("P, D, S R G P", "S R G P D S'", "G P D P D S'")))
    out = ending(run(rng, notes, 0.085), 2.3)
    add(out, 0.085 * 5, dhol_low(rng), 0.30 * abs(out).max())
    return room(rng, out, 0.18, 0.9)


@event("seat-won", Group.PROMPT, -20, takes=4)
def seat_won(rng: Rng) -> Signal:
    """A constituency is decided: three rising notes and a drum."""
    notes = str(rng.choice(("S G P S'", "G P D S'", "P S' R' S'", "S P D S'")))
    out = ending(run(rng, notes, 0.105, 0.1), 2.2)
    peak = abs(out).max()
    add(out, 0.0, dhol_low(rng), 0.45 * peak)
    add(out, 0.105 * 3, dhol_low(rng), 0.6 * peak)
    add(out, 0.105 * 3, dhol_high(rng), 0.25 * peak)
    return room(rng, out, 0.16, 0.7)


@event("seat-lost", Group.PROMPT, -22, takes=3)
def seat_lost(rng: Rng) -> Signal:
    """A seat slips away: three falling notes, the last one flat on its back."""
    notes = str(rng.choice(("S' D P R", "P G R S", "D P G R")))
    out = ending(run(rng, notes, 0.17, -0.05), 2.3)
    add(out, 0.17 * 3, dhol_low(rng), 0.22 * abs(out).max())
    return room(rng, out, 0.2, 0.8)


FANFARE = (
    ("S", 0.0, 0.17),
    ("S", 0.2, 0.09),
    ("S", 0.3, 0.09),
    ("P", 0.4, 0.34),
    ("G", 0.8, 0.17),
    ("P", 1.0, 0.17),
    ("S'", 1.2, 0.5),
    ("D", 1.8, 0.17),
    ("P", 2.0, 0.17),
    ("S'", 2.2, 1.1),
)
"""The victory call: note, start, length."""

HARMONY = {"S": "P,", "P": "G", "G": "S", "S'": "G", "D": "M"}
"""What the second trumpet plays under the first."""


@event("fanfare", Group.VOICE, -17, takes=3)
def fanfare(rng: Rng) -> Signal:
    """The winner is announced: two trumpets of the wedding band, dhol and bells."""
    out = silence(4.1)
    for name, at, length in FANFARE:
        for lead, (pitch, gain) in enumerate(((ratio(name), 1.0), (ratio(HARMONY[name]), 0.6))):
            add(
                out,
                at + abs(rng.normal(0, 0.006)) + 0.004 * lead,
                brass(rng, SA * 1.0 * pitch, length, 0.9),
                gain,
            )
    peak = abs(out).max()
    for beat in range(12):
        add(
            out,
            beat * 0.2,
            dhol_low(rng) if beat in (0, 2, 4, 6, 9, 11) else dhol_high(rng),
            (0.5 if beat % 2 == 0 else 0.22) * peak,
        )
    add(out, 2.2, dhol_low(rng), 0.7 * peak)
    for index, name in enumerate(("S", "G", "P", "S'", "G'", "P'")):
        add(out, 2.25 + 0.07 * index, santoor(rng, SA * ratio(name), 0.8), 0.35 * peak)
    add(out, 2.2, bell_tone(rng, SA * 2, 1.8, 0.8), 0.2 * peak)
    return room(rng, out, 0.24, 1.2)
