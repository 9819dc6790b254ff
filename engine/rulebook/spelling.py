"""Mending small slips of the keyboard against the words a rulebook knows."""

from __future__ import annotations

from collections.abc import Iterable

SHORTEST = 4
"""Shorter words are taken as they are."""
LONG = 8
"""From this length on, two slips are forgiven."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, or None. Of equally near ones the first in the alphabet."""
    if len(word) < SHORTEST or word.isdigit():
        return None
    allowed = 2 if len(word) >= LONG else 1
    found = min(
        (
            (slips(word, other, allowed), other)
            for other in known
            if other[:1] == word[:1] and len(other) >= SHORTEST and abs(len(other) - len(word)) <= allowed
        ),
        default=None,
    )
    return found[1] if found is not None and found[0] <= allowed else None


def slips(one: str, other: str, most: int) -> int:
    """How many letters were left out, added, mistaken or swapped; `most + 1` when there are more."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, target in enumerate(other, 1):
            best = min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != target))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == target:
                best = min(best, older[j - 2] + 1)
            row.append(best)
        if min(row) > most:
            return most + 1
    return row[-1]
