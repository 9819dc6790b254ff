"""What a line at the top is written from: the open question, or the piece in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.asking import Answer
from engine.tamasha.view import View
from game.table.tamasha.draft import Draft
from game.table.tamasha.top import Chips


@dataclass(frozen=True)
class Moment:
    """An open question as one command is asked it."""

    view: View
    """What the asked seat may see."""
    command: int
    rival: str
    """The name of whoever sits opposite."""
    options: Sequence[Answer]
    draft: Draft = field(default_factory=Draft)
    """What is prepared so far."""


@dataclass(frozen=True)
class Held:
    """A piece in the hand: the kind and number its name is made of, and what it would do."""

    kind: str
    number: int
    chips: Chips | None
    rival: str
    party: int
