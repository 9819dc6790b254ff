"""How a piece of text looks: its face, its size in table units, its colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.look import INK


@dataclass(frozen=True, slots=True)
class Style:
    """A manner of writing.

    `face` is "body", "bold" or "label"; `size` is in table units before the player's text scale;
    `cap` is the most that the text scale may enlarge it (numerals on pieces stop at 1.3);
    `leading` is the distance of lines as a multiple of the font's own height.
    """

    face: str = "body"
    size: float = 17
    colour: str = INK
    cap: float = 2.0
    leading: float = 1.06

    def but(self, **changes: object) -> Style:
        """The same style with some things changed."""
        return replace(self, **changes)  # type: ignore[arg-type]
