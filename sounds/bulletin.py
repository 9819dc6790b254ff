"""MODIPOLY: the division bell, the bulletin, sealed slips, dials that swing, a bowl that fills with votes."""

from __future__ import annotations

import numpy as np

from sounds.cards import card_slide, hiss, tok
from sounds.crowd import hall, hands, somebody, voice
from sounds.debate import scaled
from sounds.drums import bell_tone, dhol_high, dhol_low
from sounds.dsp import Rng, Signal, add, band, curve, decay, mix, modes, noise, room, silence, swell
from sounds.instruments import SA, brass, santoor
from sounds.metal import clink, ring
from sounds.paper import crackle, pen_scratch, seal_break, sheet, stamp
from sounds.recipes import Group, event
from sounds.score import ratio
from sounds.wood import knock, latch


@event("division-bell", Group.VOICE, -20, takes=3)
def division_bell(rng: Rng) -> Signal:
    """The bell that calls the House: a clapper that will not be argued with."""
    out = silence(2.4)
    pitch = SA * 3 * rng.uniform(0.99, 1.01)
    for index in range(6):
        struck = bell_tone(rng, pitch * (1.0 if index % 2 else 1.012), 1.2, 0.5)
        add(out, index * rng.uniform(0.17, 0.19), scaled(struck, 0.9 - 0.06 * index))
    return room(rng, out, 0.24, 1.0)


@event("breaking-jingle", Group.VOICE, -19, takes=3)
def breaking_jingle(rng: Rng) -> Signal:
    """Breaking: brass in a hurry, drums behind it, a whoosh that explains nothing."""
    out = silence(2.3)
    add(out, 0.0, scaled(hiss(rng, 0.5, 300, 7000, 0.85), 0.35))
    for at, name, length in ((0.42, "S", 0.1), (0.55, "S", 0.1), (0.68, "g", 0.1), (0.82, "P", 0.5)):
        add(out, at, scaled(brass(rng, SA * ratio(name), length, 0.95), 0.8))
        add(out, at, scaled(brass(rng, SA * 0.5 * ratio(name), length, 0.9), 0.4))
    for index in range(8):
        drum = dhol_low(rng) if index % 3 == 0 else dhol_high(rng)
        add(out, 0.42 + index * 0.13, scaled(drum, 0.6 if index % 3 == 0 else 0.3))
    return room(rng, out, 0.16, 0.7)


@event("slip-sealed", Group.CONTACT, -24, takes=4)
def slip_sealed(rng: Rng) -> Signal:
    """A slip is folded twice and pressed shut."""
    out = silence(0.9)
    for at in (0.0, 0.24):
        add(out, at, scaled(sheet(rng, 0.18, 1.2), 0.5))
        add(out, at + 0.15, scaled(decay(band(noise(rng, 0.06), 900, 5200), 0.012, 0.003), 0.5))
    add(out, 0.6, scaled(tok(rng, 1.1), 0.9))
    return out


@event("slips-opened", Group.CONTACT, -22, takes=3)
def slips_opened(rng: Rng) -> Signal:
    """One pair of hands opens them all, alone, and takes its time."""
    out = silence(1.7)
    at = 0.0
    for index in range(3):
        add(out, at, scaled(seal_break(rng), 0.7 - 0.1 * index))
        add(out, at + 0.14, scaled(sheet(rng, 0.22, 1.1), 0.45))
        at += rng.uniform(0.42, 0.5)
    return out


@event("bribe", Group.CONTACT, -24, takes=4)
def bribe(rng: Rng) -> Signal:
    """Notes slide under something, and a throat is cleared."""
    base = somebody(rng)
    ahem = voice(rng, curve(0.16, (0.0, base), (0.16, base * 0.85)), "mm", 0.5)
    out = silence(1.0)
    add(out, 0.0, scaled(card_slide(rng), 0.8))
    add(out, 0.12, scaled(crackle(rng, 0.2, 900, 1800, 9000), 0.4))
    for at in (0.5, 0.7):
        add(out, at, scaled(swell(band(ahem, 150, 1800), 0.3), 0.5))
    return out


@event("promise", Group.CONTACT, -25, takes=3)
def promise(rng: Rng) -> Signal:
    """A promise is written, with a flourish under it."""
    out = silence(1.25)
    add(out, 0.0, scaled(pen_scratch(rng), 0.6))
    add(out, 0.55, scaled(pen_scratch(rng), 0.7))
    add(out, 1.0, scaled(hiss(rng, 0.18, 2200, 7800, 0.4), 0.25))
    return out


@event("vote-cast", Group.CONTACT, -23, takes=5)
def vote_cast(rng: Rng) -> Signal:
    """A token drops into the bowl and circles once."""
    pitch = rng.uniform(620, 700)
    bowl = modes(rng, 0.9, [(pitch, 1.0, 0.14), (pitch * 2.7, 0.5, 0.09), (pitch * 5.1, 0.3, 0.05)])
    out = silence(1.1)
    add(out, 0.0, scaled(clink(rng, 0.5, 0.8), 0.6))
    add(out, 0.0, scaled(bowl, 0.6))
    at, gap = 0.12, 0.1
    for index in range(5):
        add(out, at, scaled(clink(rng, 0.25, 0.3), 0.3 * 0.75**index))
        at += gap
        gap *= 0.84
    return out


def _dial(rng: Rng, up: bool) -> Signal:
    """A pointer that ticks over its marks; rising or falling, with a note at the end."""
    out = silence(0.8)
    steps = (1.0, 1.06, 1.125, 1.19) if up else (1.19, 1.125, 1.06, 1.0)
    for index, step in enumerate(steps):
        tick = modes(rng, 0.06, [(1150 * step, 1.0, 0.008), (2900 * step, 0.5, 0.005)])
        add(out, index * 0.075, scaled(tick, 0.6))
    note = santoor(rng, SA * ratio("P" if up else "R"), 0.5)
    add(out, 0.31, scaled(note[: int(0.45 * 44_100)], 0.5))
    return out


@event("meter-up", Group.PROMPT, -25, takes=3)
def meter_up(rng: Rng) -> Signal:
    """A dial goes up."""
    return _dial(rng, True)


@event("meter-down", Group.PROMPT, -25, takes=3)
def meter_down(rng: Rng) -> Signal:
    """A dial goes down."""
    return _dial(rng, False)


@event("meter-alarm", Group.VOICE, -20, takes=3)
def meter_alarm(rng: Rng) -> Signal:
    """A pointer is in the red: a small bell that has been waiting for this."""
    out = silence(1.7)
    for index in range(7):
        add(out, index * 0.11, scaled(bell_tone(rng, SA * 4 * (1 + 0.06 * (index % 2)), 0.6, 0.2), 0.7))
    add(out, 0.0, scaled(dhol_low(rng), 0.8))
    return room(rng, out, 0.18, 0.6)


@event("ordinance", Group.PROMPT, -19, takes=3)
def ordinance(rng: Rng) -> Signal:
    """Keys of a typewriter, its bell, its carriage, and the stamp that did not read any of it."""
    out = silence(1.9)
    at = 0.0
    for _ in range(9):
        add(out, at, scaled(latch(rng), rng.uniform(0.25, 0.4)))
        at += rng.uniform(0.055, 0.085)
    add(out, at, scaled(ring(rng, 2350, 0.6, 0.4), 0.4))
    add(out, at + 0.14, scaled(hiss(rng, 0.24, 500, 3800, 0.7), 0.3))
    add(out, at + 0.44, scaled(stamp(rng), 1.0))
    return out


@event("switch", Group.CONTACT, -23, takes=3)
def switch(rng: Rng) -> Signal:
    """The Patronage switch: heavy brass, one way or the other."""
    return mix(
        0.4,
        (0.0, 0.4, scaled(hiss(rng, 0.05, 800, 4000), 0.6)),
        (0.05, 1.0, scaled(latch(rng), 0.9)),
        (0.055, 0.7, scaled(knock(rng, rng.uniform(230, 260), 0.9, 0.16), 0.7)),
    )


@event("deed-sold", Group.PROMPT, -21, takes=3)
def deed_sold(rng: Rng) -> Signal:
    """A drawer, a stamp, and a cash register that is pleased."""
    out = silence(1.5)
    add(out, 0.0, scaled(stamp(rng), 0.8))
    for index in range(4):
        add(out, 0.34 + index * 0.05, scaled(latch(rng), 0.3))
    for pitch in (2093, 2637):
        add(out, 0.58, scaled(ring(rng, pitch, 1.0, 0.7), 0.4))
    add(out, 0.66, scaled(knock(rng, 190, 0.8, 0.25), 0.6))
    return out


@event("bandh", Group.VOICE, -19, takes=3)
def bandh(rng: Rng) -> Signal:
    """Shutters come down along the street, and the street has something to say."""
    out = silence(2.6)
    for index in range(3):
        rattle = band(noise(rng, 0.5), 300, 3600) * (0.5 + 0.5 * np.sign(np.sin(np.arange(22_050) * 0.006)))
        add(out, index * 0.24, scaled(decay(rattle, 0.2, 0.02), 0.45))
        add(out, index * 0.24 + 0.34, scaled(knock(rng, 110, 1.0, 0.3), 0.7))
    crowd = silence(1.8)
    for _ in range(40):
        length = rng.uniform(0.5, 0.8)
        base = somebody(rng) * rng.uniform(1.2, 1.5)
        for beat in (0.0, 0.62):
            pitch = curve(length, (0.0, base), (0.2, base * 1.15), (length, base * 0.9))
            add(crowd, beat + rng.exponential(0.05), swell(voice(rng, pitch, "oa", 0.1), 0.3, 0.8), 0.6)
    crowd = hall(rng, crowd)
    add(out, 0.8, scaled(crowd, 0.8))
    return out


@event("sworn-in", Group.VOICE, -20, takes=3)
def sworn_in(rng: Rng) -> Signal:
    """Somebody is in the chair: three chords, the desk thumped in approval."""
    out = silence(2.6)
    for at, names in ((0.0, ("S", "G")), (0.4, ("P", "S'")), (0.8, ("S'", "G'"))):
        for name in names:
            add(out, at, scaled(brass(rng, SA * ratio(name), 0.32 if at < 0.8 else 0.9, 0.85), 0.6))
    for index in range(9):
        add(
            out,
            1.1 + index * rng.uniform(0.1, 0.14),
            scaled(knock(rng, rng.uniform(140, 180), 0.7, 0.2), 0.4),
        )
    mood = curve(1.2, (0.0, 0.2), (0.4, 0.8), (1.2, 0.0))
    add(out, 1.2, scaled(hands(rng, 1.2, 16, mood), 0.35))
    return room(rng, out, 0.2, 0.8)
