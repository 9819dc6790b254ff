"""What explains a game's table: the rule of each of its things, and of each question it puts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


def _no_card(name: str) -> str:
    return ""


@dataclass(frozen=True)
class Explained:
    """The rules of one game's table, by the names that its pieces, places, controls and questions bear."""

    things: Mapping[str, str] = field(default_factory=dict)
    """By name without its numbers, the rule to open."""
    awaited: Mapping[str, str] = field(default_factory=dict)
    """By the name of the open question, the rule that matters now."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """By phase, the rule that matters when no question of `awaited` is open."""
    of_card: Callable[[str], str] = _no_card
    """The rule of a thing whose numbers say which card it is; empty for what is none."""

    def of(self, name: str) -> str:
        """The rule of a thing; empty when none explains it."""
        return self.of_card(name) or self.things.get(without_numbers(name), "")

    def now(self, awaits: str, phase: str = "") -> str:
        """The rule of the open question, else that of the phase; empty before both."""
        return self.awaited.get(awaits) or self.phases.get(phase, "")


def without_numbers(name: str) -> str:
    """What a thing is, apart from which one of its kind it is: `card-7-2` is a `card`."""
    kind, _, number = name.rpartition("-")
    return without_numbers(kind) if kind and number.isdigit() else name
