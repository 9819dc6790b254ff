"""Players' names made fit to print: no control characters, no double spaces, never empty, never alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST = 24
_NO_PRINT = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u200b")
"""Marks that turn the text after them round, and spaces that nobody sees."""


def tidy(name: str) -> str:
    """`name` as it is printed: composed, one line, at most `LONGEST` letters with their marks."""
    whole = unicodedata.normalize("NFC", name)
    kept = "".join(
        letter
        for letter in whole
        if unicodedata.category(letter) not in _NO_PRINT and letter not in _OVERRIDES
    )
    return _shortened(" ".join(kept.split()))


def settle_names(names: Sequence[str], spare: Sequence[str]) -> list[str]:
    """A printable name for everybody, no two alike; `spare` names fill what is empty."""
    settled: list[str] = []
    for place, name in enumerate(names):
        wanted = tidy(name) or tidy(spare[place % len(spare)])
        settled.append(_unlike(wanted, settled))
    return settled


def _unlike(name: str, taken: Sequence[str]) -> str:
    others = {other.casefold() for other in taken}
    candidate, number = name, 2
    while candidate.casefold() in others:
        ending = f" {number}"
        candidate, number = _shortened(name, LONGEST - len(ending)).rstrip() + ending, number + 1
    return candidate


def _shortened(text: str, most: int = LONGEST) -> str:
    """At most `most` letters; the marks that belong to a letter are not counted and not cut off."""
    letters = 0
    for place, letter in enumerate(text):
        if not unicodedata.combining(letter) and unicodedata.category(letter) not in ("Mn", "Mc", "Me", "Cf"):
            letters += 1
        if letters > most:
            return text[:place].rstrip()
    return text
