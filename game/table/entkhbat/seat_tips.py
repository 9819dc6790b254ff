"""What lies before a seat, in words: a tooltip on its plate that spells the small markers out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.canvas import Canvas
from game.widgets.base import Widget
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene


class SeatTip(Widget):
    """Covers the line with plate, hand and markers; nobody can press it."""

    def __init__(self, table: EntkhbatScene, seat: int) -> None:
        super().__init__(f"seat-tip-{seat}", table.head_area(seat))
        self.table, self.seat = table, seat

    def contains(self, point: tuple[float, float]) -> bool:
        """A hand that holds a card aims at the seat, not at its words."""
        return not self.table.hand.busy and super().contains(point)

    def draw(self, canvas: Canvas) -> None:
        """The line itself is drawn with the table."""

    def refresh(self) -> None:
        """Say what is there now."""
        self.tip = told(self.table, self.seat)


def told(table: EntkhbatScene, seat: int) -> str:
    """Hand and markers of a seat in one line."""
    one = table.shown.seats[seat]
    said = [words("entkhbat.seat-line", name=table.name_of(seat), hand=one.hand)]
    counts = (("immune", one.immune), ("jailed", one.jailed), ("silenced", one.silenced))
    said += [words(f"entkhbat.tip.{key}", n=count) for key, count in counts if count]
    said += [words("entkhbat.tip.order", name=table.name_of(other)) for other in one.against]
    if table.keeps_secret(seat):
        said.append(words("entkhbat.tip.secret"))
    if one.out:
        said.append(words("entkhbat.resigned" if one.out == 1 else "entkhbat.expelled"))
    return "; ".join(said)
