"""Worked examples drawn beside a rule: heaps of pieces with signs between them, in one row."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import BROWN, CREAM, INK, SINDOOR
from game.space import Space
from game.text import Style
from game.words import words

SIGN = Style("label", 26, SINDOOR, 1.3)
LABEL = Style("bold", 15, INK, 1.3)
HEAP = 52.0
"""How tall the pieces of a heap are."""
MOST = 4
"""So many pieces of a heap are drawn; its label gives the number."""
FUND, PAWN, RIVAL_PAWN = "props/note_1.1", "props/pawn_purple.1", "props/pawn_yellow.1"
VOTE, RIVAL_VOTE, CHEST = "props/coin_purple_1.1", "props/coin_yellow_1.1", "props/chest_purple"
FLAG, RIVAL_FLAG, BRIEFCASE = "props/flag_purple", "props/flag_yellow", "props/briefcase"


@dataclass(frozen=True)
class Heap:
    """Some pieces of a kind, with a word under them; without a picture, a large number."""

    picture: str
    count: int
    label: str


FIGURES: dict[str, tuple[Heap | str, ...]] = {
    "pay": (Heap(FUND, 4, "tin"), "+", Heap(PAWN, 3, "pawns"), "→", Heap(VOTE, 6, "votes")),
    "topup": (Heap(FUND, 2, "tin"), "+", Heap(CHEST, 2, "chest"), "=", Heap(FUND, 4, "price")),
    "split": (Heap(FUND, 3, "gain"), "→", Heap(FUND, 1, "tin"), "+", Heap(CHEST, 2, "chest")),
    "bill": (
        Heap(FUND, 2, "tin"),
        "+",
        Heap(CHEST, 1, "chest"),
        "<",
        Heap("", 4, "bill"),
        "→",
        Heap(RIVAL_FLAG, 1, "lost"),
    ),
    "deficit": (Heap(VOTE, 2, "had"), "−", Heap("", 5, "to-lose"), "→", Heap(RIVAL_VOTE, 3, "rival-gains")),
    "tie": (
        Heap(VOTE, 9, "votes"),
        "=",
        Heap(RIVAL_VOTE, 9, "votes"),
        "→",
        Heap(FUND, 1, "tin"),
        ">",
        Heap("", 0, "their-tin"),
    ),
    "defect": (
        Heap(CHEST, 5, "chest"),
        "→",
        Heap(BRIEFCASE, 1, "offer"),
        "→",
        Heap(FLAG, 1, "gained"),
        "+",
        Heap(RIVAL_FLAG, 1, "fewer"),
    ),
    "sheet": (
        Heap("", 4, "row-a"),
        "+",
        Heap("", 2, "bought"),
        "−",
        Heap("", 1, "defected"),
        "=",
        Heap("", 5, "row-f"),
    ),
}
"""By name: 4 Cr from the tin and 3 Pawns bring 6 votes, and so on."""


def height(space: Space) -> float:
    """How tall a figure is, its frame included."""
    return HEAP + space.text_units(LABEL.size, LABEL.cap) * 1.5 + 26


def draw(canvas: Canvas, name: str, area: FRect) -> None:
    """The figure on a slip of paper, as wide as it needs."""
    parts = [_Part(canvas.space, part) for part in FIGURES[name]]
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


class _Part:
    """A heap or a sign with the room it takes."""

    def __init__(self, space: Space, what: Heap | str) -> None:
        self.what = what
        if isinstance(what, str):
            self.width = text_width(space, what, SIGN)
            return
        self.label = words(f"rulebook.heap.{what.label}", n=what.count)
        step = 16.0 * (min(what.count, MOST) - 1) if what.picture in _STACKED else 0.0
        self.width = max(HEAP + step, text_width(space, self.label, LABEL) + 4)

    def draw(self, canvas: Canvas, area: FRect) -> None:
        """It in the middle of its room."""
        if isinstance(self.what, str):
            canvas.text(self.what, (area.centerx, area.top + HEAP / 2), SIGN, "center")
            return
        if not self.what.picture:
            canvas.text(
                str(self.what.count), (area.centerx, area.top + HEAP / 2), SIGN.but(colour=INK), "center"
            )
        else:
            self._pieces(canvas, area)
        canvas.text(self.label, (area.centerx, area.bottom - 10), LABEL, "center", area.width + 8)

    def _pieces(self, canvas: Canvas, area: FRect) -> None:
        assert isinstance(self.what, Heap)
        count = min(self.what.count, MOST) if self.what.picture in _STACKED else 1
        across, down = canvas.pictures.size(self.what.picture)
        tall = min(HEAP, HEAP * 1.25 * down / max(1, across))
        wide = tall * across / max(1, down)
        left = area.centerx - (wide + 16.0 * (count - 1)) / 2
        for number in range(count):
            canvas.picture(
                self.what.picture, FRect(left + 16.0 * number, area.top + (HEAP - tall) / 2, wide, tall)
            )


_STACKED = (FUND, PAWN, RIVAL_PAWN, VOTE, RIVAL_VOTE)
