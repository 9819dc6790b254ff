"""All chance of a match: one small generator whose state lies on the table.

SplitMix64: the state is one 64-bit number, so a copy costs nothing and the stream is the same on
every machine and every Python. Draws have names, and results can be stacked by name: lessons,
scenarios and bug reports deal exactly the cards they need. Stacked results are part of the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import perm
from typing import TypeVar

T = TypeVar("T")

_RANGE = 1 << 64
_MASK = _RANGE - 1
_PLACES_A_DRAW = 6
_GOLDEN = 0x9E3779B97F4A7C15


@dataclass(slots=True)
class Dice:
    """A seeded generator of whole numbers, with stacked results by draw name."""

    state: int
    """The seed at first; any number from 0 to 2**64 - 1."""
    stacked: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Never changed in place, so that copies may share it."""

    def copy(self) -> Dice:
        """Dice in the same state that roll on independently."""
        return Dice(self.state, self.stacked)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + _GOLDEN) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, limit: int) -> int:
        """A fair whole number from 0 to `limit` - 1."""
        self.state = state = (self.state + _GOLDEN) & _MASK  # the same as `bits`, which is called less often
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn = state ^ (state >> 31)
        while drawn > _MASK - limit and drawn >= _RANGE - _RANGE % limit:  # in the last, shorter round
            drawn = self.bits()
        return drawn % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely as any other."""
        return items[self.below(len(items))]

    def shuffle(self, name: str, items: Sequence[int]) -> list[int]:
        """`items` in random order; with a stacked draw `name`, those first and the rest as they lay.

        Stacked cards that are not in the pile are passed over.
        """
        if (stacked := self._unstack(name)) is not None:
            return _with_on_top(items, stacked)
        mixed = list(items)
        left = len(mixed)
        while left > 1:
            places = min(left, _PLACES_A_DRAW)
            drawn = self.below(perm(left, places))  # one fair draw places several items
            for last in range(left - 1, left - 1 - places, -1):
                drawn, other = divmod(drawn, last + 1)
                mixed[last], mixed[other] = mixed[other], mixed[last]
            left -= places
        return mixed

    def roll(self, name: str, sides: int) -> int:
        """A number from 0 to `sides` - 1; a stacked draw `name` gives its next number instead."""
        stacked = self.stacked.get(name)
        if stacked:
            self.stacked = {**self.stacked, name: stacked[1:]}
            return stacked[0]
        return self.below(sides)

    def _unstack(self, name: str) -> tuple[int, ...] | None:
        top = self.stacked.get(name)
        if top is not None:
            self.stacked = {draw: cards for draw, cards in self.stacked.items() if draw != name}
        return top


def _with_on_top(items: Sequence[int], stacked: Sequence[int]) -> list[int]:
    """`items` with those of `stacked` first that are among them."""
    left, top = list(items), []
    for item in stacked:
        if item in left:
            left.remove(item)
            top.append(item)
    return top + left
