"""Small phrases that sentences and prompts are built of: amounts, money, places, lists."""

from __future__ import annotations

from engine.tamasha.cards import CONSTITUENCIES
from game.words import words


def amount(kind: str, number: int) -> str:
    """A number with its word: "1 Pawn", "3 Pawns"."""
    return words(f"tamasha.count.{kind}-one" if number == 1 else f"tamasha.count.{kind}", n=number)


def money(crores: int) -> str:
    """Rs. crore in words: "4 Cr"."""
    return words("tamasha.count.cr", n=crores)


def joined(*parts: str) -> str:
    """Parts joined by commas and an and; empty ones are left out."""
    there = [part for part in parts if part]
    if not there:
        return words("tamasha.count.nothing")
    if len(there) == 1:
        return there[0]
    return words("tamasha.count.and", a=", ".join(there[:-1]), b=there[-1])


def place(constituency: int) -> str:
    """A constituency's name."""
    return CONSTITUENCIES[constituency].name
