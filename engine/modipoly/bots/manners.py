"""The manners of each level: how careless it is, what it remembers, how far it counts."""

from __future__ import annotations

from typing import Final, NamedTuple


class Manner(NamedTuple):
    """How a level plays."""

    whim: int
    """Values of deeds and offers go up or down by at most so many percent."""
    forgets: int
    """Promises it forgets, in percent."""
    talks: int
    """Own offers it makes in a turn at most."""
    counts_wins: bool
    """Looks at what every seat still needs to win."""
    presses: bool
    """Sells its vote, haggles and lies when it pays."""


EASY: Final = Manner(40, 50, 1, counts_wins=False, presses=False)
NORMAL: Final = Manner(15, 10, 2, counts_wins=False, presses=True)
HARD: Final = Manner(5, 0, 2, counts_wins=True, presses=True)
