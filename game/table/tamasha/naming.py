"""What sentences call those who act: the player of a command, the command itself, and its mark in the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.table.tamasha.chairs import Chairs

Line = tuple[str, str]
"""The mark of whoever it is about ("purple", "purple_left", or empty for nobody), and a sentence."""
NOBODY = ""
"""The mark of a line that is about no side in particular."""


@dataclass(frozen=True)
class Naming:
    """The names at one table."""

    person: Callable[[int], str]
    """The player who speaks for a command."""
    chairs: Chairs = field(default_factory=Chairs)

    def title(self, command: int) -> str:
        """Purple, or Purple Left."""
        return self.chairs.title(command)

    def mark(self, command: int) -> str:
        """What the log shows before a sentence about this command."""
        return self.chairs.mark(command)
