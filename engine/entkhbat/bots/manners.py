"""How the levels and the six personas differ. Shares are in per mille, so that every machine agrees."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.bots import Effort


class Manner(NamedTuple):
    """How well a level plays."""

    noise: int
    """Points of whim on every value, at most."""
    helps: bool
    """Steps into the arguments and Deals of others."""
    counts: bool
    """Counts the cards that were seen, and what each side can still lay."""
    slips: int = 0
    """One time in so many it takes the second best; 0 for never."""
    effort: Effort | None = None
    """How far it thinks ahead; None for not at all."""
    width: int = 4
    """Answers worth thinking about."""


EASY: Final = Manner(noise=60, helps=False, counts=False, slips=3)
NORMAL: Final = Manner(noise=30, helps=True, counts=False)
HARD: Final = Manner(noise=0, helps=True, counts=True, effort=Effort(heats=2, trials=24))
AT_SIGHT: Final = Manner(noise=0, helps=True, counts=False)
"""How everybody plays in an imagined match."""


class Style(NamedTuple):
    """What a persona likes, beside winning; 1000 is what anybody would."""

    attack: int = 1000
    deal: int = 1000
    defend: int = 1000
    """How dear its own peace is: replies, Immunity, Safe Seat."""
    hoard: int = 0
    """Points for each card it would rather keep in a small hand."""
    whim: int = 0
    """Points of whim on top of the level's."""


PLAIN: Final = Style()
"""Nobody in particular."""
STYLES: Final[dict[str, Style]] = {
    "clipboard": Style(attack=900, deal=1100, defend=1150),
    "megaphone": Style(attack=1300, deal=900),
    "pie_chart": Style(hoard=12),
    "ribbon": Style(attack=850, deal=1350),
    "umbrella": Style(attack=900, defend=1400),
    "placeholder": Style(whim=25),
}
"""By persona id, in the order in which they sit down."""
