"""Left and Right: flags on an Adda, cards that change hands, a bargain, a crown, and starting all over."""

from __future__ import annotations

from sounds.cards import card_slide, hiss, tok
from sounds.crowd import hall, talk
from sounds.drums import bell_tone, dhol_high, dhol_low
from sounds.dsp import (
    RATE,
    Rng,
    Signal,
    add,
    band,
    curve,
    mix,
    room,
    silence,
    sine,
)
from sounds.instruments import SA, brass, ghungroo, santoor
from sounds.metal import ring
from sounds.paper import envelope_tear, flag_plant, pen_scratch
from sounds.recipes import Group, event
from sounds.score import ratio
from sounds.wood import knock


@event("adda-flag", Group.CONTACT, -22, takes=4)
def adda_flag(rng: Rng) -> Signal:
    """A small flag is planted, and somebody sets down two glasses of tea."""
    out = silence(1.0)
    add(out, 0.0, flag_plant(rng), 1.0)
    peak = abs(out).max()
    for at in (0.44, rng.uniform(0.56, 0.6)):
        add(out, at, ring(rng, rng.uniform(2300, 2800), 0.3, 0.14), 0.22 * peak)
        add(out, at, knock(rng, rng.uniform(300, 350), 0.6, 0.1), 0.3 * peak / 2)
    return out


@event("faction-swap", Group.CONTACT, -24, takes=4)
def faction_swap(rng: Rng) -> Signal:
    """Two cards slide past each other and lie down, one left, one right."""
    return mix(
        0.75,
        (0.0, 1.0, card_slide(rng)),
        (rng.uniform(0.07, 0.1), 0.9, card_slide(rng)),
        (0.36, 0.8, tok(rng, 0.9)),
        (rng.uniform(0.45, 0.49), 0.9, tok(rng, 1.1)),
    )


@event("arsenal-split", Group.CONTACT, -22, takes=3)
def arsenal_split(rng: Rng) -> Signal:
    """The crate is pried open and cards fly to both sides in turn."""
    out = silence(1.5)
    add(out, 0.0, knock(rng, rng.uniform(150, 170), 0.8, 0.3), 1.0)
    peak = abs(out).max()
    add(out, 0.02, hiss(rng, 0.2, 300, 2400, 0.5), 0.4 * peak)
    at = 0.3
    for index in range(8):
        slide = card_slide(rng)
        add(out, at, slide, (0.8 if index % 2 else 0.6) * peak / abs(slide).max())
        at += rng.uniform(0.1, 0.125)
    return out


@event("bargain", Group.VOICE, -23, takes=3)
def bargain(rng: Rng) -> Signal:
    """Two people murmur behind a door; two pens wait, and write."""
    seconds = 2.0
    out = silence(seconds + 0.4)
    for _ in range(2):
        add(out, 0.0, band(talk(rng, seconds), 120, 1500), 1.0)
    out = hall(rng, out, 0.4)
    peak = abs(out).max()
    for at in (0.7, 1.35):
        pen = pen_scratch(rng)
        add(out, at + rng.uniform(-0.08, 0.08), pen, 0.4 * peak / abs(pen).max())
    return out


@event("crown", Group.VOICE, -18, takes=3)
def crown(rng: Rng) -> Signal:
    """Tinsel shakes, a short fanfare for one, and a bell that is slightly too small."""
    out = silence(3.0)
    for name, at, length in (("S", 0.25, 0.12), ("G", 0.4, 0.12), ("P", 0.55, 0.12), ("S'", 0.72, 0.8)):
        add(out, at, brass(rng, SA * ratio(name), length, 0.85), 1.0)
        add(out, at, brass(rng, SA * ratio(name) * 0.75, length, 0.7), 0.4)
    peak = abs(out).max()
    for at in (0.0, 0.09, 0.2, 1.5, 1.62, 1.76):
        jingle = ghungroo(rng)
        add(out, at, jingle, 0.35 * peak / abs(jingle).max())
    for index, name in enumerate(("S'", "G'", "P'")):
        add(out, 0.74 + 0.08 * index, santoor(rng, SA * ratio(name), 0.7), 0.35 * peak)
    add(out, 0.72, dhol_low(rng), 0.8 * peak)
    add(out, 0.92, dhol_high(rng), 0.3 * peak)
    bell = bell_tone(rng, SA * 4, 1.2, 0.4)
    add(out, 1.45, bell, 0.3 * peak / abs(bell).max())
    return room(rng, out, 0.22, 1.0)


def slide_down(rng: Rng, seconds: float) -> Signal:
    """A trombone gives up: its slide goes all the way out."""
    start = SA * rng.uniform(0.98, 1.02)
    pitch = curve(seconds, (0.0, start), (seconds * 0.25, start), (seconds, start * 0.42))
    phase = pitch.cumsum() / RATE
    buzz = ((phase % 1.0) - 0.5) * 2
    wobble = 0.75 + 0.25 * sine(rng.uniform(5.0, 6.0), seconds)
    body = band(buzz * wobble, 90, 1900, 2)
    return body * curve(seconds, (0.0, 0.0), (0.05, 1.0), (seconds * 0.8, 0.8), (seconds, 0.0))


@event("re-election", Group.VOICE, -19, takes=3)
def re_election(rng: Rng) -> Signal:
    """The result is torn up, a trombone slides to the floor, and the drum starts the march again."""
    out = silence(3.0)
    tear = envelope_tear(rng)
    add(out, 0.0, tear, 1.0 / abs(tear).max())
    fall = slide_down(rng, 1.2)
    add(out, 0.5, fall, 0.9 / abs(fall).max())
    for beat, low in enumerate((True, False, True, True)):
        drum = dhol_low(rng) if low else dhol_high(rng)
        add(out, 1.85 + beat * 0.16, drum, (0.7 if low else 0.4) / abs(drum).max())
    return room(rng, out, 0.2, 0.9)
