"""The manners of each level: what it looks after, what it ignores, how often it is careless."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.bots import Effort


class Manner(NamedTuple):
    """How a level plays. Values are in thousandths of a constituency."""

    noise: int
    """Every value gets a whim from 0 to this less one."""
    crore: int
    """What Rs. 1 Cr of the chest is worth."""
    swaps: str
    """`upgrade` takes every higher grade, `none` leaves the line-up, `random` takes what comes."""
    halves: bool
    """Sends half of each gain to the seat, whatever it needs."""
    careless_names: bool
    """Names almost at random."""
    effort: Effort | None = None
    """How hard it searches; None goes by the values alone."""
    width: int = 0
    """How many of the best answers it searches among."""


HARD: Final = Manner(0, 140, "upgrade", halves=False, careless_names=False, effort=Effort(3, 64), width=6)
NORMAL: Final = Manner(100, 140, "none", halves=True, careless_names=False)
EASY: Final = Manner(150, 300, "random", halves=True, careless_names=True)
