"""The little adding machine: values tapped region by region, doubled where one is stuffed (AE-R07)."""

from __future__ import annotations

from typing import Final

from engine.entkhbat.cards import VOTE_OF
from engine.entkhbat.register.stamps import adding_machine

VALUES: Final = tuple(sorted(VOTE_OF))
"""The values that vote cards have."""


class Tally:
    """What has been tapped so far; at most `most` regions."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.regions: list[list[int]] = [[]]
        self.stuffed: list[bool] = [False]

    @property
    def total(self) -> int:
        """The sum of all regions."""
        pairs = zip(self.regions, self.stuffed, strict=True)
        return sum(adding_machine(votes, (), (twice, False)) for votes, twice in pairs)

    @property
    def full(self) -> bool:
        """Whether there is no further region."""
        return len(self.regions) >= self.most

    def tap(self, value: int) -> None:
        """One more vote card on the region at hand."""
        self.regions[-1].append(value)

    def stuff(self) -> None:
        """The region at hand counts twice, or no longer."""
        self.stuffed[-1] = not self.stuffed[-1]

    def next_region(self) -> None:
        """On to another region."""
        if not self.full:
            self.regions.append([])
            self.stuffed.append(False)

    def back(self) -> None:
        """Take the last tap back."""
        if self.regions[-1]:
            self.regions[-1].pop()
        elif len(self.regions) > 1:
            self.regions.pop()
            self.stuffed.pop()

    def clear(self) -> None:
        """A new strip of paper."""
        self.regions, self.stuffed = [[]], [False]

    @property
    def strip(self) -> str:
        """What stands on the paper strip."""
        parts = []
        for votes, twice in zip(self.regions, self.stuffed, strict=True):
            sums = " + ".join(map(str, votes)) or "…"
            parts.append(f"({sums}) × 2" if twice else sums)
        return "   |   ".join(parts)
