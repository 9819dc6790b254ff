"""The ground that news stands on."""

from __future__ import annotations

from art.press import Sheet, blob


def ground(s: Sheet, colour: str = "#d8b070", y: float = 228) -> None:
    """Earth or tarmac across the foreground."""
    s.ink(
        blob([(-30, y + 6), (130, y - 6), (270, y + 4), (430, y - 6), (430, 340), (-30, 340)]), colour, 3.4, 0
    )
