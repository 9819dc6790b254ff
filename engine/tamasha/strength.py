"""Which party a pair of strengths puts in the chair (ET-6.15, ET-6.16)."""

from __future__ import annotations

from collections.abc import Sequence


def ahead(strengths: Sequence[int], won: Sequence[int]) -> int:
    """The party with the higher strength; where they are level, the one that won more at the count.

    Both rows are by party, Purple first.
    """
    rows = won if strengths[0] == strengths[1] else strengths
    return 0 if rows[0] > rows[1] else 1
