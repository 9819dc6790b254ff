"""The match's no in words."""

from __future__ import annotations

from engine.core.refusal import Refusal
from game.words import words


def spoken(refusal: Refusal) -> tuple[str, str]:
    """The sentence of a refusal and its rule."""
    return words(f"modipoly.refusal.{refusal.name}", **refusal.facts), refusal.rule
