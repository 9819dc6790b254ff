"""Worked examples drawn beside a rule: heaps of pieces with signs between them, in one row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import BROWN, CREAM, INK, SINDOOR
from game.space import Space
from game.text import Style
from game.words import words

SIGN = Style("label", 26, SINDOOR, 1.3)
LABEL = Style("bold", 15, INK, 1.3)
HEAP, CARD = 52.0, 96.0
"""How tall the pieces of a heap are, and cards that must be read."""
MOST = 4
"""So many pieces of a heap are drawn; its label gives the number."""


@dataclass(frozen=True)
class Heap:
    """Some pieces of a kind, with a word under them; without a picture, a large number."""

    picture: str
    count: int
    label: str
    stacked: bool = False
    """Whether a piece is drawn for each that it counts, up to a few."""
    tall: float = HEAP


Figure = tuple[Heap | str, ...]
"""Heaps, and the signs between them."""


@cache
def figures_of(game: str) -> Mapping[str, Figure]:
    """The worked examples of a game's book by name, from its own module beside this one; none without it."""
    module = f"game.rulebook.figures_{game}"
    if not game.isidentifier() or find_spec(module) is None:
        return {}
    found: Mapping[str, Figure] = import_module(module).FIGURES
    return found


def height(space: Space, figure: Figure) -> float:
    """How tall a figure is, its frame included."""
    return _tallest(figure) + space.text_units(LABEL.size, LABEL.cap) * 1.5 + 26


def draw(canvas: Canvas, figure: Figure, area: FRect) -> None:
    """The figure on a slip of paper, as wide as it needs."""
    parts = [_Part(canvas.space, part, _tallest(figure)) for part in figure]
    gap = 14.0
    wide = sum(part.width for part in parts) + gap * (len(parts) - 1)
    shrink = min(1.0, (area.width - 36) / wide)
    slip = FRect(area.left, area.top, wide * shrink + 36, area.height)
    canvas.fill(slip.move(2, 3), "#2a163040", 8)
    canvas.fill(slip, CREAM, 8, BROWN, 2)
    x = slip.left + 18
    for part in parts:
        part.draw(canvas, FRect(x, slip.top + 10, part.width * shrink, slip.height - 16))
        x += (part.width + gap) * shrink


def _tallest(figure: Figure) -> float:
    return max((part.tall for part in figure if isinstance(part, Heap)), default=HEAP)


class _Part:
    """A heap or a sign with the room it takes in a row that is so tall."""

    def __init__(self, space: Space, what: Heap | str, row: float) -> None:
        self.what, self.row = what, row
        if isinstance(what, str):
            self.width = text_width(space, what, SIGN)
            return
        self.label = words(f"rulebook.heap.{what.label}", n=what.count)
        step = 16.0 * (min(what.count, MOST) - 1) if what.stacked else 0.0
        self.width = max(HEAP + step, what.tall * 0.8, text_width(space, self.label, LABEL) + 4)

    def draw(self, canvas: Canvas, area: FRect) -> None:
        """It in the middle of its room."""
        middle = (area.centerx, area.top + self.row / 2)
        if isinstance(self.what, str):
            canvas.text(self.what, middle, SIGN, "center")
            return
        if not self.what.picture:
            canvas.text(str(self.what.count), middle, SIGN.but(colour=INK), "center")
        else:
            self._pieces(canvas, self.what, area)
        canvas.text(self.label, (area.centerx, area.bottom - 10), LABEL, "center", area.width + 8)

    def _pieces(self, canvas: Canvas, heap: Heap, area: FRect) -> None:
        count = min(heap.count, MOST) if heap.stacked else 1
        across, down = canvas.pictures.size(heap.picture)
        tall = min(heap.tall, heap.tall * 1.25 * down / max(1, across))
        wide = tall * across / max(1, down)
        left = area.centerx - (wide + 16.0 * (count - 1)) / 2
        for number in range(count):
            spot = FRect(left + 16.0 * number, area.top + (self.row - tall) / 2, wide, tall)
            canvas.picture(heap.picture, spot)
