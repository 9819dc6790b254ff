"""The music: a small band under an awning - flute, santoor, bowed sarangi, harmonium, drone, tabla.

Every tune is our own, written in sargam (see `score`). The table's loop moves in the five notes of
Bhupali with a passing seventh, calm enough to think in; the title walks a little faster in Khamaj;
the night of the count waits in the minor of Kirwani.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sounds import instruments
from sounds.drums import BOLS
from sounds.dsp import Rng, Signal, add, close_loop, convolve, impulse_response, silence
from sounds.instruments import SA
from sounds.score import Note, beats, ratio, read, sung
from sounds.tracks import loop

TAIL = 5.0
"""Seconds kept after the last beat for everything to ring out; they are laid over the beginning."""

Voice = Callable[[Rng, Signal, Signal], Signal]


class Band:
    """Players around one clock: each part is laid into the left and right of the same stretch of time."""

    def __init__(self, rng: Rng, tempo: float, length: int) -> None:
        """`tempo` in beats a minute, `length` of the loop in beats."""
        self.rng = rng
        self.beat = 60 / tempo
        self.seconds = length * self.beat
        self.dry = np.stack([silence(self.seconds + TAIL)] * 2)
        self.send = silence(self.seconds + TAIL)
        self.kept: dict[tuple[object, ...], list[Signal]] = {}

    def one_of(self, make: Callable[..., Signal], *how: object) -> Signal:
        """One of three renderings of a stroke, made when first wanted: enough that none is noticed twice."""
        renderings = self.kept.setdefault((make, *how), [])
        index = int(self.rng.integers(3))
        while len(renderings) <= index:
            renderings.append(make(self.rng, *how))
        return renderings[index]

    def lay(self, at: float, sound: Signal, gain: float, pan: float = 0.0, echo: float = 0.2) -> None:
        """Put a sound at a beat; `pan` from -1 (left) to 1, `echo` how much of it goes to the hall."""
        start = at * self.beat
        add(self.dry[0], start, sound, gain * np.sqrt((1 - pan) / 2))
        add(self.dry[1], start, sound, gain * np.sqrt((1 + pan) / 2))
        add(self.send, start, sound, gain * echo)

    def sing(
        self, at: float, line: str, player: Voice, gain: float, octave: float = 1.0, pan: float = 0.0
    ) -> None:
        """A line for a voice that holds and slides: flute or sarangi."""
        notes = read(line)
        seconds = beats(line) * self.beat + 0.3
        pitch, loud = sung(notes, self.beat, seconds, SA * octave)
        self.lay(at, player(self.rng, pitch, loud), gain, pan, 0.34)

    def pluck(self, at: float, line: str, gain: float, octave: float = 1.0, pan: float = 0.0) -> None:
        """A line for the santoor; long notes are rolled softly, and accents fall on the beat."""
        for note in read(line):
            accent = 0.85 if note.start % 1 < 0.01 else 0.68
            self._strike(at + note.start, note, accent * self.rng.uniform(0.92, 1.05), gain, octave, pan)

    def _strike(self, at: float, note: Note, force: float, gain: float, octave: float, pan: float) -> None:
        when = at + self.rng.normal(0, 0.008)
        if note.grace is not None:
            self._mallet(when - 0.11, octave * note.grace, 0.5, gain, pan)
        self._mallet(when, octave * note.pitch, force, gain, pan)
        if note.length >= 2:
            rolled = int(note.length * 4)
            for index in range(1, rolled):
                self._mallet(
                    when + index / 4, octave * note.pitch, force * 0.42 * (1 - index / rolled), gain, pan
                )

    def _mallet(self, at: float, pitch: float, force: float, gain: float, pan: float) -> None:
        hardness = max(1, round(force * 6)) / 6
        sound = self.one_of(instruments.santoor, SA * pitch, hardness)
        self.lay(max(0.0, at), sound, gain * force / hardness, pan, 0.3)

    def drone(self, strings: str, gain: float, spacing: float = 1.0) -> None:
        """The tanpura: its strings one after another, over and over."""
        names = strings.split()
        pitches = {name: SA / 2 * ratio(name) for name in names}
        for index in range(round(self.seconds / self.beat / spacing)):
            name = names[index % len(names)]
            at = index * spacing + self.rng.normal(0, 0.01)
            self.lay(
                max(0.0, at),
                self.one_of(instruments.tanpura, pitches[name]),
                gain,
                -0.12 if index % 2 else 0.12,
                0.1,
            )

    def cycle(self, at: float, bols: str, gain: float, beats_each: float = 0.5) -> None:
        """A tabla line of strokes by name; `.` rests, two names joined by `+` share a place."""
        for index, token in enumerate(bols.split()):
            for part, bol in enumerate(token.split("+")):
                if bol == ".":
                    continue
                accent = 1.0 if index == 0 else 0.62 if bol in ("te", "ka") else 0.82
                human = self.rng.normal(0, 0.006)
                when = max(0.0, at + (index + part / len(token.split("+"))) * beats_each + human)
                self.lay(
                    when, self.one_of(BOLS[bol]), gain * accent * self.rng.uniform(0.9, 1.08), 0.08, 0.12
                )

    def chord(self, at: float, names: str, length: float, gain: float) -> None:
        """The harmonium holds some notes for that many beats."""
        for name in names.split():
            sound = instruments.reeds(self.rng, SA * ratio(name), length * self.beat)
            self.lay(at, sound, gain, -0.25, 0.22)

    def recorded(self) -> Signal:
        """Left and right, with the hall around them, closed into a loop."""
        sides = []
        for side in self.dry:
            hall = convolve(self.send, impulse_response(self.rng, 1.9, 160, 4200))[: len(side)]
            sides.append(close_loop(side + 0.9 * hall, self.seconds))
        return np.stack(sides)


KEHERWA = (
    "dha ge na te na ka dhin na",
    "dha ge na te na ka dhin na+te",
    "dha ge+ge na te na ka dhin na",
    "dha te na te na+na ka dhin na",
)
"""Eight strokes to four beats, and three ways to say them again."""

TURN = "dha ge na te dha te+te dha te+te"
"""Leads from one part into the next."""

STHAYI_A = "G - (P)G R | S - D, S | R - G~R S | S - - ."
STHAYI_B = "S R G P | (D)P - G - | P~D P G (P)R | S - - ."
ANTARA_A = "G P D S' | S' - - (R')S' | D S' R'~G' R' | S' - - ."
ANTARA_B = "S'D P D~P G | P - (D)P G | R G P~G R | (R)S - - ."
ANSWER_A = "SR GP D - | S'D P G R | GP DS' R'S' D | P - . ."
ANSWER_B = "PG RS D, - | SR GR S - | D,S RG PD S'D | PG RG S - "
FILLS = (". SG PD S'", ". PG RG S", ". GP DP G")
QUIET = "D, - S - | R G R - | S - - - | . . . ."


@loop("music", "table", -21)
def table(rng: Rng) -> Signal:
    """For thinking: 128 beats in which the tune comes, wanders off, and is found again."""
    band = Band(rng, 86, 128)
    band.drone("P, S S S,", 0.055, 1.0)
    for bar in range(2, 32):
        theka = TURN if bar in (7, 15, 23, 29) else KEHERWA[(bar * 3 + bar // 4) % 4]
        band.cycle(bar * 4, theka, 0.21 if 4 <= bar < 28 else 0.15)
    band.pluck(0, "S . P, . | D, . S . | G . R . | S . . .", 0.24, 1.0, 0.3)
    for at, line in ((16, STHAYI_A), (32, STHAYI_B), (64, ANTARA_A), (80, ANTARA_B), (112, STHAYI_A)):
        band.sing(at, line, instruments.bansuri, 0.13, 1.0, -0.1)
    for at, line in ((48, ANSWER_A), (96, ANSWER_B)):
        band.pluck(at, line, 0.27, 1.0, 0.3)
    for index, at in enumerate((28, 44, 76, 92, 124)):
        band.pluck(at, FILLS[index % len(FILLS)], 0.20, 1.0, 0.35)
    for at, line in ((48, QUIET), (96, "S - - R | G - P - | D - P G | R - S -")):
        band.sing(at, line, instruments.sarangi, 0.095, 0.5, -0.35)
    for at, names in (
        (16, "S, P,"),
        (32, "S, G,"),
        (40, "P, R"),
        (64, "P, S"),
        (72, "D, S"),
        (80, "P, R"),
        (88, "S, P,"),
        (112, "S, P,"),
    ):
        band.chord(at, names, 7.5, 0.030)
    return band.recorded()


TITLE_A = "G M P - | (D)P M G - | M P D~n D | P - - ."
TITLE_B = "PD n~D P M | G M P~M G | R G (M)G R | S - - ."
TITLE_C = "S' - n D | P D (n)D P | M P G M | P - - ."
TITLE_D = "GM PD nD P | M G RG M | G R S N, | S - - ."


@loop("music", "title", -19)
def title(rng: Rng) -> Signal:
    """For arriving: a walk through the market with the band in front."""
    band = Band(rng, 104, 96)
    band.drone("P, S S S,", 0.045, 1.0)
    for bar in range(24):
        theka = TURN if bar % 8 == 7 else KEHERWA[bar % 4]
        band.cycle(bar * 4, theka, 0.24 if bar >= 2 else 0.16)
    for at, line in ((0, TITLE_A), (32, TITLE_A), (64, TITLE_C)):
        band.pluck(at, line.replace("(D)", "").replace("~", ""), 0.24, 1.0, 0.3)
    for at, line in ((16, TITLE_B), (32, TITLE_A), (48, TITLE_B), (64, TITLE_C), (80, TITLE_D)):
        band.sing(at, line, instruments.bansuri, 0.135, 1.0, -0.1)
    for at, line in ((32, TITLE_A), (48, TITLE_B), (80, TITLE_D)):
        band.sing(at, line, instruments.sarangi, 0.075, 0.5, -0.4)
    for at, names in (
        (0, "S, P,"),
        (8, "M, S"),
        (16, "P, R"),
        (24, "S, G,"),
        (32, "S, P,"),
        (40, "M, S"),
        (48, "P, R"),
        (56, "S, G,"),
        (64, "S, P,"),
        (72, "M, S"),
        (80, "P, R"),
        (88, "S, G,"),
    ):
        band.chord(at, names, 7.6, 0.030)
    return band.recorded()


WAIT_A = "S - - R | g - R~S N, | S - - - | . . . ."
WAIT_B = "P - d~P M | g - (M)g R | S N, S R | S - . ."


@loop("music", "count", -21)
def count(rng: Rng) -> Signal:
    """For the night of the count: a pulse that will not sit down, and a bow that knows something."""
    band = Band(rng, 112, 64)
    band.drone("P, S S S,", 0.045, 1.0)
    for bar in range(16):
        band.cycle(bar * 4, "ge . te te ka . te te" if bar % 4 != 3 else "ge . te te ge te+te ge te+te", 0.28)
    for bar in range(16):
        step = ("Sg PS' Pg RS", "Sg Pd Pg RS", "SM dS' dM gR", "N,R PN PR N,S")[(bar // 2) % 4]
        band.pluck(bar * 4, step, 0.13, 1.0, 0.35 if bar % 2 else -0.35)
    for at, line in ((16, WAIT_A), (32, WAIT_B), (48, WAIT_A)):
        band.sing(at, line, instruments.sarangi, 0.17, 0.5, -0.1)
    for at, names in ((0, "S, P,"), (16, "S, g,"), (32, "M, d,"), (40, "P, R"), (48, "S, g,"), (56, "P, N,")):
        band.chord(at, names, 7.7, 0.022)
    return band.recorded()
