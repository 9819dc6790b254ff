"""The music: a small band under an awning - flute, santoor, bowed sarangi, harmonium, drone, tabla.

Every tune is our own, written in sargam (see `score`). Two pieces take turns at the table: the morning
moves in the five notes of Bhupali, calm enough to think in; the evening rocks in six in Yaman, with its
raised fourth. The title walks through the market in Khamaj; the vigil of the count waits in the minor
of Kirwani.
"""

from __future__ import annotations

from sounds.dsp import Rng, Signal
from sounds.ensemble import Band
from sounds.instruments import bansuri, sarangi
from sounds.tracks import loop

KEHERWA = (
    "dha ge na te na ka dhin na",
    "dha ge na te na ka dhin na+te",
    "dha ge+ge na te na ka dhin na",
    "dha te na te na+na ka dhin na",
)
"""Eight strokes to four beats, and three ways to say them again."""

TURN = "dha ge na te dha te+te dha te+te"
"""Leads from one part into the next."""

DADRA = (
    "dha dhin+na na dha tin+na na",
    "dha dhin+na na+te dha tin+na na",
    "dha+ge dhin+na na dha tin+te na",
)
"""Six strokes to six beats, rocking in two halves."""

STHAYI_A = "G - (P)G R | S - D, S | R - G~R S | S - - ."
STHAYI_B = "S R G P | (D)P - G - | P~D P G (P)R | S - - ."
ANTARA_A = "G P D S' | S' - - (R')S' | D S' R'~G' R' | S' - - ."
ANTARA_B = "S'D P D~P G | P - (D)P G | R G P~G R | (R)S - - ."
ANSWER_A = "SR GP D - | S'D P G R | GP DS' R'S' D | P - . ."
ANSWER_B = "PG RS D, - | SR GR S - | D,S RG PD S'D | PG RG S -"
FILLS = (". SG PD S'", ". PG RG S", ". GP DP G")
UNDER_A = "D, - S - | R G R - | S - - - | . . . ."
UNDER_B = "S - - R | G - P - | D - P G | R - S -"


@loop("music", "table", "morning", -25)
def morning(rng: Rng) -> Signal:
    """For thinking: 128 beats in which the tune comes, wanders off, and is found again."""
    band = Band(rng, 86, 128)
    band.drone("P, S S S,", 0.055)
    for bar in range(2, 32):
        theka = TURN if bar in (7, 15, 23, 29) else KEHERWA[(bar * 3 + bar // 4) % 4]
        band.cycle(bar * 4, theka, 0.21 if 4 <= bar < 28 else 0.15)
    band.pluck(0, "S . P, . | D, . S . | G . R . | S . . .", 0.24, pan=0.3)
    for at, line in ((16, STHAYI_A), (32, STHAYI_B), (64, ANTARA_A), (80, ANTARA_B), (112, STHAYI_A)):
        band.sing(at, line, bansuri, 0.13, pan=-0.1)
    for at, line in ((48, ANSWER_A), (96, ANSWER_B)):
        band.pluck(at, line, 0.27, pan=0.3)
    for index, at in enumerate((28, 44, 76, 92, 124)):
        band.pluck(at, FILLS[index % len(FILLS)], 0.20, pan=0.35)
    for at, line in ((48, UNDER_A), (96, UNDER_B)):
        band.sing(at, line, sarangi, 0.095, octave=0.5, pan=-0.35)
    band.chords("16 S,P, | 32 S,G, | 40 P,R | 64 P,S | 72 D,S | 80 P,R | 88 S,P, | 112 S,P,", 7.5, 0.030)
    band.chime(range(16, 128, 8), 0.030)
    return band.recorded()


EVENING_A = "N, R G | - - R | G~ R S | - - ."
EVENING_B = "N, R G | m P - | (m)D P~ G | R - ."
EVENING_C = "P - (D)P | m G R | G m~ P | - - ."
EVENING_D = "m D N | S' - - | N D~ P | m G ."
EVENING_E = "(S')N - D | P m G | R G~ R | S - ."
DROPS = (". . . | . . . | . . S' | N D P", ". . . | . . . | . . P | m G R")


@loop("music", "table", "evening", -25)
def evening(rng: Rng) -> Signal:
    """For thinking later: 96 beats in six, the bow first, then the flute, then both at rest."""
    band = Band(rng, 92, 96)
    band.drone("P, S S S,", 0.055)
    for bar in range(2, 16):
        band.cycle(bar * 6, DADRA[(bar * 2 + bar // 3) % 3], 0.19, beats_each=1.0)
    band.pluck(0, "N, R G | . P . | R . G | S . .", 0.24, pan=0.3)
    for at, line in ((12, EVENING_A), (24, EVENING_B), (72, EVENING_E)):
        band.sing(at, line, sarangi, 0.15, octave=0.5, pan=-0.2)
    for at, line in ((36, EVENING_C), (48, EVENING_D), (60, EVENING_E)):
        band.sing(at, line, bansuri, 0.125, pan=0.1)
    band.pluck(84, EVENING_A.replace("~", ""), 0.24, pan=0.3)
    for index, at in enumerate((12, 24, 48, 60, 72)):
        band.pluck(at, DROPS[index % 2], 0.15, pan=0.35)
    for at in range(36, 84, 6):
        band.pluck(at, "S P, G" if at % 12 else "S, P, R", 0.12, pan=0.35)
    band.chords("12 S,P, | 24 P,R | 36 S,P, | 48 D,S | 60 P,R | 72 S,P, | 84 S,G,", 11.5, 0.026)
    band.chime(range(12, 96, 12), 0.030)
    return band.recorded()


MARKET_A = "G M P - | (D)P M G - | M P D~n D | P - - ."
MARKET_B = "PD n~D P M | G M P~M G | R G (M)G R | S - - ."
MARKET_C = "S' - n D | P D (n)D P | M P G M | P - - ."
MARKET_D = "GM PD nD P | M G RG M | G R S N, | S - - ."


@loop("music", "title", "market", -21)
def market(rng: Rng) -> Signal:
    """For arriving: a walk through the market with the band in front."""
    band = Band(rng, 104, 96)
    band.drone("P, S S S,", 0.045)
    for bar in range(24):
        theka = TURN if bar % 8 == 7 else KEHERWA[bar % 4]
        band.cycle(bar * 4, theka, 0.24 if bar >= 2 else 0.16)
    for at, line in ((0, MARKET_A), (32, MARKET_A), (64, MARKET_C)):
        band.pluck(at, line.replace("(D)", "").replace("~", ""), 0.24, pan=0.3)
    for at, line in ((16, MARKET_B), (32, MARKET_A), (48, MARKET_B), (64, MARKET_C), (80, MARKET_D)):
        band.sing(at, line, bansuri, 0.135, pan=-0.1)
    for at, line in ((32, MARKET_A), (48, MARKET_B), (80, MARKET_D)):
        band.sing(at, line, sarangi, 0.075, octave=0.5, pan=-0.4)
    for start in (0, 32, 64):
        band.chords("0 S,P, | 8 M,S | 16 P,R | 24 S,G,", 7.6, 0.030, start)
    band.chime(range(0, 96, 4), 0.032)
    band.shake(range(16, 96), 0.030)
    return band.recorded()


VIGIL_A = "S - - R | g - R~S N, | S - - - | . . . ."
VIGIL_B = "P - d~P M | g - (M)g R | S N, S R | S - . ."
PULSES = ("Sg PS' Pg RS", "Sg Pd Pg RS", "SM dS' dM gR", "N,R PN PR N,S")


@loop("music", "count", "vigil", -24)
def vigil(rng: Rng) -> Signal:
    """For the night of the count: a pulse that will not sit down, and a bow that knows something."""
    band = Band(rng, 112, 64)
    band.drone("P, S S S,", 0.045)
    for bar in range(16):
        theka = "ge . te te ge te+te ge te+te" if bar % 4 == 3 else "ge . te te ka . te te"
        band.cycle(bar * 4, theka, 0.28)
        band.pluck(bar * 4, PULSES[bar // 2 % 4], 0.13, pan=0.35 if bar % 2 else -0.35)
    for at, line in ((16, VIGIL_A), (32, VIGIL_B), (48, VIGIL_A)):
        band.sing(at, line, sarangi, 0.17, octave=0.5, pan=-0.1)
    band.chords("0 S,P, | 16 S,g, | 32 M,d, | 40 P,R | 48 S,g, | 56 P,N,", 7.7, 0.022)
    band.shake(range(64), 0.022)
    return band.recorded()


SQUARE_A = "S r G - | G M G r | (r)S - - r | S - - ."
SQUARE_B = "G M P - | (d)P M G - | M G r~G r | S - - ."
SQUARE_C = "P d n d | (d)P - M G | M P d~P M | G - - ."
SQUARE_D = "S' n d P | (P)M - G r | G M G~r S | S - - ."
REPLY_A = "SG rG MG r | GM PM Gr S | rG MP dP M | G - r S"
REPLY_B = "S'n dP MG r | Gr Sr GM P | dP MG rG r | S - - ."
MAQSUM = (
    "ge te . te ge . te .",
    "ge te . te ge . te na+na",
    "ge te+te . te ge . te na",
)
"""Eight strokes of the frame drum: low, high, rest, high, low, rest, high, rest."""


@loop("music", "debate", "square", -25)
def square(rng: Rng) -> Signal:
    """For arguing across a square: strings over a frame drum, with the flat second and the raised third."""
    band = Band(rng, 100, 96)
    band.drone("S, P, S, P,", 0.04)
    for bar in range(1, 24):
        theka = TURN if bar in (11, 23) else MAQSUM[(bar * 2 + bar // 4) % 3]
        band.cycle(bar * 4, theka, 0.22 if 4 <= bar < 22 else 0.15)
    band.pluck(0, "S . r . | G . r . | S . P, . | S . . .", 0.26, pan=-0.25)
    for at, line in ((16, SQUARE_A), (32, SQUARE_B), (64, SQUARE_C), (80, SQUARE_D)):
        plain = line
        for mark in ("(r)", "(d)", "(P)", "~"):
            plain = plain.replace(mark, "")
        band.pluck(at, plain, 0.27, octave=0.5, pan=-0.25)
    for at, line in ((32, SQUARE_B), (64, SQUARE_C), (80, SQUARE_D)):
        band.sing(at, line, bansuri, 0.1, pan=0.2)
    for at, line in ((48, REPLY_A), (56, REPLY_B)):
        band.pluck(at, line, 0.2, pan=0.35)
    band.sing(48, "S - - - | r - S - | G - r - | S - - .", sarangi, 0.09, octave=0.5, pan=-0.35)
    band.chords("16 S,P, | 32 S,G, | 48 r,M, | 56 S,P, | 64 P,S | 80 S,G,", 7.5, 0.022)
    band.shake(range(16, 96), 0.022)
    return band.recorded()


TICKER = ("SS gS PS gS", "SS gS nS PS", "RR MR DR MR", "N,N, RN, PN, RN,")
DESK_A = "S - g R | S - - . | P - M g | R - - ."
DESK_B = "P d P M | g - R g | S - R N, | S - - ."
DESK_C = "S' - n d | P - - . | d P M g | R - S ."
OFFSTAGE = (". . S g", ". . P M", ". . d P", ". . R S")


@loop("music", "newsroom", "ticker", -25)
def ticker(rng: Rng) -> Signal:
    """For counting heads: a ticker that never stops, and a tune that reads the headlines to itself."""
    band = Band(rng, 108, 96)
    band.drone("S, S, P, S,", 0.03)
    for bar in range(24):
        theka = TURN if bar % 8 == 7 else "ge te+te na te ka te+te na te"
        band.cycle(bar * 4, theka, 0.2 if bar >= 4 else 0.13)
        band.pluck(bar * 4, TICKER[bar // 2 % 4], 0.11, pan=0.35 if bar % 2 else -0.35)
    for at, line in ((16, DESK_A), (32, DESK_B), (64, DESK_C), (80, DESK_B)):
        band.sing(at, line, bansuri, 0.12, pan=-0.1)
    band.sing(48, DESK_A, sarangi, 0.14, octave=0.5, pan=-0.2)
    for index, at in enumerate((28, 44, 60, 76)):
        band.pluck(at, OFFSTAGE[index], 0.22, pan=0.3)
    band.chords("0 S,P, | 16 S,g, | 32 P,R | 48 M,d, | 64 S,g, | 80 P,N, | 88 S,P,", 7.6, 0.024)
    band.chime(range(16, 96, 16), 0.028)
    return band.recorded()
