"""Which rule explains a thing on a game's table, by its name, and which one matters at the moment.

A game's own part is a module beside this one, `explain_<game>`, that ends with its `EXPLAINED`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.rulebook.book import has_book
from game.rulebook.explained import Explained


@cache
def explained(game: str) -> Explained:
    """What explains the table of a game; nothing does for a game without a book."""
    if not has_book(game):
        return Explained()
    found: Explained = import_module(f"game.rulebook.explain_{game}").EXPLAINED
    return found


def rule_of(name: str, game: str = "tamasha") -> str:
    """The rule that explains a piece, place or control of a game's table; empty when none does."""
    return explained(game).of(name)


def rule_now(awaits: str, phase: str = "", game: str = "tamasha") -> str:
    """The rule that matters now: that of the open question, else that of the phase; empty before both."""
    return explained(game).now(awaits, phase)
