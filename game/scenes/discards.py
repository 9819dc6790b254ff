"""Everything that has been played, spread out: the discard well after a press on it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM
from game.scenes.overlay import Overlay
from game.signals import PointerPressed, Signal
from game.table.tamasha.specs import card_front
from game.text import Style
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.words import words

CARD = (128.0, 180.0)
TITLE = Style("label", 34, CREAM)


class DiscardsScene(Overlay):
    """The played cards in rows, oldest first. A press anywhere puts them back."""

    name = "discards"

    def __init__(self, played: Sequence[tuple[str, int]]) -> None:
        super().__init__()
        self.played = list(played)

    def build(self) -> None:
        """As many in a row as fit, overlapping where they are many."""
        super().build()
        room = self.space.visible.inflate(-120, -190)
        title = FRect(room.x, room.y - 24, room.width, 44)
        room.move_ip(0, 30)
        self.add(Label(words("tamasha.zone.played", n=len(self.played)), title, TITLE, "centre"))
        across = 10
        rows = max(1, -(-len(self.played) // across))
        step = min(CARD[1] + 14, (room.height - CARD[1]) / max(1, rows - 1)) if rows > 1 else 0.0
        for index, (kind, card) in enumerate(self.played):
            row, column = divmod(index, across)
            x = room.x + column * (room.width - CARD[0]) / (across - 1)
            spot = FRect(x, room.y + row * step, *CARD)
            self.add(PlayedCard(f"played-{index}", spot, card_front(kind, card)))
        close = FRect(room.centerx - 110, self.space.visible.bottom - 74, 220, 56)
        self.add(Button("close", words("common.close"), close, self.game.pop, "button-go"))

    def on_signal(self, signal: Signal) -> bool:
        """A press beside everything closes."""
        if isinstance(signal, PointerPressed):
            self.game.pop()
            return True
        return False


class PlayedCard(Widget):
    """One card of the spread."""

    def __init__(self, name: str, rect: FRect, front: str) -> None:
        super().__init__(name, rect)
        self._front = front

    def draw(self, canvas: Canvas) -> None:
        """The card, with a little shadow."""
        canvas.fill(self.rect.move(3, 5), "#12060f70", 10)
        target = canvas.space.rect(self.rect)
        canvas.put(canvas.pictures.card(self._front, target.size), target.topleft)
