"""Al-Entkhbat: ballots and districts, attacks and answers, fire, iron and a very small lamp."""

from __future__ import annotations

import numpy as np

from sounds.cards import card_flip, card_slide, hiss, tok
from sounds.crowd import hall, hands, somebody, voice
from sounds.drums import bell_tone, dhol_low
from sounds.dsp import (
    Rng,
    Signal,
    add,
    band,
    curve,
    decay,
    mix,
    modes,
    noise,
    room,
    silence,
    sine,
    swell,
    wander,
)
from sounds.instruments import SA, santoor
from sounds.metal import clink, ring
from sounds.paper import crackle, pen_scratch, sheet, stamp
from sounds.recipes import Group, event
from sounds.score import ratio
from sounds.wood import knock, latch


def scaled(sound: Signal, peak: float) -> Signal:
    """The same sound with that peak."""
    return sound * (peak / np.abs(sound).max())


@event("ballot-place", Group.CONTACT, -25, takes=4)
def ballot_place(rng: Rng) -> Signal:
    """A ballot is laid on a district."""
    return mix(0.34, (0.0, 0.4, sheet(rng, 0.14, 1.2)), (0.1, 1.0, tok(rng, 0.7)))


@event("district-close", Group.CONTACT, -22, takes=3)
def district_close(rng: Rng) -> Signal:
    """Two districts turn over, and a band is drawn tight across them."""
    snap = modes(rng, 0.05, [(rng.uniform(900, 1100), 1.0, 0.008), (rng.uniform(2300, 2700), 0.5, 0.005)])
    return mix(
        0.95,
        (0.0, 1.0, card_flip(rng)),
        (rng.uniform(0.16, 0.2), 0.9, card_flip(rng)),
        (0.5, 0.5, hiss(rng, 0.18, 700, 4200, 0.8)),
        (0.68, 0.9, snap),
    )


@event("deal-struck", Group.PROMPT, -21, takes=3)
def deal_struck(rng: Rng) -> Signal:
    """Two hands meet, and a pen writes it down for both."""
    palm = decay(band(noise(rng, 0.08), 240, 2400), 0.018, 0.001)
    out = silence(1.5)
    add(out, 0.0, scaled(palm, 1.0))
    add(out, 0.05, scaled(modes(rng, 0.2, [(rng.uniform(110, 130), 1.0, 0.03)]), 0.7))
    for at in (0.35, 0.8):
        add(out, at, scaled(pen_scratch(rng), 0.34))
    return room(rng, out, 0.14, 0.4)


@event("burn", Group.PROMPT, -21, takes=4)
def burn(rng: Rng) -> Signal:
    """A match is struck, the paper catches, and something that was votes crackles."""
    seconds = 1.7
    strike = band(noise(rng, 0.2), 1800, 9000) * curve(0.2, (0.0, 0.1), (0.14, 1.0), (0.2, 0.2))
    breath = band(noise(rng, seconds), 90, 900) * np.clip(0.6 + 0.5 * wander(rng, seconds, 7), 0.1, 2)
    breath *= curve(seconds, (0.0, 0.0), (0.3, 1.0), (0.9, 0.6), (seconds, 0.0))
    embers = crackle(rng, seconds, 46, 700, 8000) * curve(seconds, (0.0, 0.2), (0.5, 1.0), (seconds, 0.1))
    return mix(
        seconds + 0.1,
        (0.0, 1.0, scaled(strike, 0.7)),
        (0.16, 1.0, scaled(breath, 0.9)),
        (0.2, 1.0, scaled(embers, 0.6)),
    )


@event("jail-door", Group.PROMPT, -20, takes=3)
def jail_door(rng: Rng) -> Signal:
    """An iron door falls shut, and a bolt goes home."""
    low = rng.uniform(140, 160)
    iron = [(low, 1.0, 0.16), (low * 2.31, 0.8, 0.12), (low * 3.9, 0.6, 0.09), (low * 6.7, 0.5, 0.06)]
    out = silence(1.4)
    add(out, 0.0, scaled(modes(rng, 0.9, iron), 1.0))
    add(out, 0.0, scaled(decay(band(noise(rng, 0.1), 200, 4000), 0.02), 0.5))
    add(out, 0.42, scaled(hiss(rng, 0.12, 900, 5200, 0.6), 0.2))
    add(out, 0.55, scaled(latch(rng), 0.6))
    return room(rng, out, 0.3, 1.0)


@event("mic-cut", Group.PROMPT, -22, takes=3)
def mic_cut(rng: Rng) -> Signal:
    """Somebody is talking; scissors; nobody is talking."""
    length = 0.62
    base = somebody(rng)
    pitch = curve(length, (0.0, base), (0.3, base * 1.2), (length, base * 1.3))
    said = band(voice(rng, pitch, "ae", 0.1), 300, 3400)
    said *= curve(length, (0.0, 0.0), (0.08, 1.0), (length - 0.02, 1.0), (length, 0.0))
    snip = modes(rng, 0.1, [(rng.uniform(3400, 3900), 1.0, 0.012), (rng.uniform(5200, 6000), 0.7, 0.009)])
    return mix(
        1.2,
        (0.0, 1.0, scaled(said, 0.6)),
        (length - 0.03, 1.0, scaled(hiss(rng, 0.06, 2600, 9000), 0.4)),
        (length, 1.0, scaled(snip, 0.8)),
        (length + 0.03, 1.0, scaled(modes(rng, 0.2, [(62, 1.0, 0.05)], 0.002), 0.4)),
    )


@event("takeover", Group.PROMPT, -21, takes=3)
def takeover(rng: Rng) -> Signal:
    """Boots over a wall, and a flag in the wind on top of it."""
    out = silence(1.5)
    for index in range(4):
        add(
            out, index * 0.15 + rng.uniform(0, 0.02), scaled(knock(rng, rng.uniform(120, 150), 0.6, 0.2), 0.6)
        )
    add(out, 0.66, scaled(knock(rng, rng.uniform(180, 200), 0.9, 0.25), 0.9))
    for at in (0.75, 0.92, 1.06):
        flap = decay(band(noise(rng, 0.16), 250, 2600), 0.05, 0.02)
        add(out, at, scaled(flap, 0.7 - 0.4 * (at - 0.75)))
    return room(rng, out, 0.16, 0.6)


@event("shield-up", Group.PROMPT, -22, takes=3)
def shield_up(rng: Rng) -> Signal:
    """A frame is set on its easel, and the shield in it rings once."""
    pitch = SA * ratio("P") * rng.uniform(0.99, 1.01)
    return room(
        rng,
        mix(
            1.9,
            (0.0, 0.6, scaled(knock(rng, 210, 0.7, 0.2), 1.0)),
            (0.12, 1.0, scaled(bell_tone(rng, pitch, 1.6, 0.8), 0.8)),
            (0.12, 1.0, scaled(bell_tone(rng, pitch * 1.5, 1.4, 0.6), 0.4)),
        ),
        0.2,
        0.8,
    )


@event("shield-break", Group.PROMPT, -20, takes=3)
def shield_break(rng: Rng) -> Signal:
    """The shield cracks in two, and the pieces take their time."""
    out = silence(1.5)
    add(out, 0.0, scaled(decay(band(noise(rng, 0.12), 500, 9000), 0.014, 0.0004), 1.0))
    add(out, 0.0, scaled(modes(rng, 0.5, [(rng.uniform(300, 340), 1.0, 0.06), (905, 0.8, 0.05)]), 0.8))
    at = 0.12
    for index in range(9):
        add(out, at, scaled(ring(rng, rng.uniform(1900, 4200), 0.3, 0.16), 0.4 * 0.84**index))
        at += rng.uniform(0.05, 0.13)
    return room(rng, out, 0.18, 0.6)


@event("thumbs-down", Group.VOICE, -20, takes=3)
def thumbs_down(rng: Rng) -> Signal:
    """A chamber has made up its mind: one short falling sound from many throats, and a drum."""
    out = silence(1.3)
    for _ in range(30):
        length = rng.uniform(0.5, 0.75)
        base = somebody(rng) * rng.uniform(0.9, 1.15)
        pitch = curve(length, (0.0, base * 1.1), (length, base * 0.66))
        add(out, rng.exponential(0.05), swell(voice(rng, pitch, "ou", 0.06), 0.25, 0.9), rng.uniform(0.4, 1))
    out = hall(rng, out)
    add(out, 0.02, dhol_low(rng), 0.5 * np.abs(out).max())
    return out


@event("rope", Group.CONTACT, -24, takes=3)
def rope(rng: Rng) -> Signal:
    """A velvet rope runs out and its hook closes."""
    return mix(
        0.8,
        (0.0, 0.8, hiss(rng, 0.34, 260, 2200, 0.6)),
        (0.38, 0.5, ring(rng, rng.uniform(1700, 2000), 0.4, 0.2)),
        (0.4, 0.8, latch(rng)),
    )


@event("fee-paid", Group.CONTACT, -22, takes=3)
def fee_paid(rng: Rng) -> Signal:
    """Ballots over a counter, a stamp, and the drawer."""
    return mix(
        1.1,
        (0.0, 0.5, scaled(sheet(rng, 0.26, 1.3), 0.6)),
        (0.28, 1.0, scaled(stamp(rng), 1.0)),
        (0.72, 1.0, scaled(clink(rng, 0.5, 0.8), 0.3)),
        (0.78, 1.0, scaled(knock(rng, 170, 0.6, 0.2), 0.5)),
    )


@event("answer", Group.CONTACT, -20, takes=5)
def answer(rng: Rng) -> Signal:
    """An answer is slapped onto the rail."""
    slap = decay(band(noise(rng, 0.06), 320, 6500), 0.010, 0.0006)
    return room(
        rng,
        mix(
            0.5,
            (0.0, 0.3, card_slide(rng)),
            (0.08, 1.0, scaled(slap, 0.8)),
            (0.08, 1.0, scaled(knock(rng, rng.uniform(190, 225), 0.9, 0.2), 1.0)),
        ),
        0.12,
        0.35,
    )


@event("last-word", Group.PROMPT, -27, takes=3)
def last_word(rng: Rng) -> Signal:
    """The lamp of the last word: a switch, and a filament that thinks about it."""
    click = modes(rng, 0.05, [(rng.uniform(1500, 1700), 1.0, 0.006), (rng.uniform(500, 560), 0.7, 0.014)])
    hum = swell(sine(rng.uniform(196, 204), 0.5) + 0.4 * sine(400, 0.5), 0.3)
    return mix(0.7, (0.0, 1.0, scaled(click, 1.0)), (0.05, 1.0, hum * 0.06))


@event("mirror", Group.PROMPT, -21, takes=3)
def mirror(rng: Rng) -> Signal:
    """It comes in, it rings on the glass, it goes back where it came from."""
    pitch = rng.uniform(1500, 1650)
    glass = modes(rng, 0.9, [(pitch, 1.0, 0.16), (pitch * 2.76, 0.5, 0.1), (pitch * 5.4, 0.3, 0.05)])
    return mix(
        1.3,
        (0.0, 1.0, scaled(hiss(rng, 0.24, 500, 5000, 0.85), 0.5)),
        (0.22, 1.0, scaled(glass, 0.8)),
        (0.3, 1.0, scaled(hiss(rng, 0.42, 500, 5000, 0.2), 0.5)),
    )


@event("joker", Group.PROMPT, -21, takes=3)
def joker(rng: Rng) -> Signal:
    """Two notes that do not belong together, and bells on a cap."""
    out = silence(1.6)
    for at, name in ((0.0, "S"), (0.13, "m"), (0.26, "S'")):
        add(out, at, scaled(santoor(rng, SA * 2 * ratio(name), 0.8), 0.8))
    for at in (0.5, 0.58, 0.7):
        add(out, at, scaled(ring(rng, rng.uniform(3600, 4400), 0.4, 0.24), 0.3))
    return room(rng, out, 0.2, 0.7)


@event("adjourned", Group.VOICE, -20, takes=3)
def adjourned(rng: Rng) -> Signal:
    """The big switch falls, and everything that hummed runs down."""
    seconds = 1.5
    pitch = curve(seconds, (0.0, 118.0), (0.2, 110.0), (seconds, 26.0))
    hum = sine(pitch, seconds) + 0.5 * sine(pitch * 2, seconds) + 0.25 * sine(pitch * 3, seconds)
    hum *= curve(seconds, (0.0, 0.9), (0.3, 0.7), (seconds, 0.0))
    return room(
        rng,
        mix(
            1.9,
            (0.0, 1.0, scaled(knock(rng, 150, 1.0, 0.3), 1.0)),
            (0.0, 1.0, scaled(latch(rng), 0.7)),
            (0.05, 1.0, scaled(hum, 0.55)),
        ),
        0.16,
        0.7,
    )


@event("key-turn", Group.CONTACT, -24, takes=3)
def key_turn(rng: Rng) -> Signal:
    """A key, two tumblers, and a door that stays shut for everybody else."""
    return mix(
        0.9,
        (0.0, 0.25, hiss(rng, 0.12, 1200, 6000, 0.5)),
        (0.05, 0.35, ring(rng, rng.uniform(2400, 2800), 0.3, 0.14)),
        (0.2, 0.7, latch(rng)),
        (rng.uniform(0.38, 0.42), 0.9, latch(rng)),
        (0.56, 0.5, scaled(knock(rng, 240, 0.5, 0.16), 0.8)),
    )


@event("resigned", Group.PROMPT, -22, takes=3)
def resigned(rng: Rng) -> Signal:
    """Steps to a door, the door, and polite hands that stop too early."""
    out = silence(2.0)
    for index in range(3):
        add(out, 0.24 * index, scaled(knock(rng, rng.uniform(130, 150), 0.5, 0.16), 0.5 - 0.1 * index))
    add(out, 0.78, scaled(knock(rng, 115, 0.9, 0.3), 0.9))
    add(out, 0.8, scaled(latch(rng), 0.4))
    mood = curve(0.9, (0.0, 0.3), (0.3, 0.7), (0.9, 0.0))
    add(out, 0.98, scaled(hands(rng, 0.9, 8, mood), 0.3))
    return room(rng, out, 0.2, 0.7)


@event("move-used", Group.PROMPT, -30, takes=3)
def move_used(rng: Rng) -> Signal:
    """One of three moves is pushed over."""
    return mix(0.14, (0.0, 1.0, tok(rng, 0.5)), (0.01, 0.2, ring(rng, rng.uniform(2600, 3000), 0.2, 0.08)))
