"""The play area spread out: every card that was played or burned in this cycle, by kind (AE-5.03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from engine.entkhbat.cards import face_of
from game.canvas import Canvas
from game.look import CREAM, INK
from game.scenes.overlay import Overlay
from game.signals import PointerPressed, Signal
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat.cardface import draw_card
from game.table.entkhbat.names import card_name, card_picture
from game.text import Style
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label, Plate
from game.words import words

if TYPE_CHECKING:
    from game.table.entkhbat.scene import EntkhbatScene

TITLE = Style("label", 28, INK, 1.15)
COUNT = Style("label", 20, CREAM, 1.2)
TALL = 1.4
"""Height of a card by its width."""


class PlayPile(Button):
    """The pile itself: pressed with an empty hand, it is spread out."""

    def __init__(self, table: EntkhbatScene) -> None:
        super().__init__("play-pile", "", lay_out.PLAY_AREA, self._spread, tip=words("entkhbat.play-tip"))
        self.table = table

    def contains(self, point: tuple[float, float]) -> bool:
        """A hand that holds a card lays it down here; under a sheet nothing can be reached."""
        over = self.table.find("panel")
        covered = over is not None and over.rect.collidepoint(point)
        return not covered and not self.table.hand.busy and super().contains(point)

    def _spread(self) -> None:
        self.table.game.push(PlayAreaScene(self.table.shown.play))

    def draw(self, canvas: Canvas) -> None:
        """The cards are drawn with the table; here only a frame under pointer or keys."""
        if self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus):
            canvas.outline(self.rect.inflate(8, 8), "#fbdc6a", 2.6, 8)


class PlayAreaScene(Overlay):
    """One card of each kind with its number; commands first, votes last. A press anywhere closes it."""

    name = "play-area"

    def __init__(self, play: Sequence[int]) -> None:
        super().__init__()
        self.counts = Counter(face_of(card) for card in play)

    def build(self) -> None:
        """As large as they fit in rows."""
        super().build()
        room = self.space.visible
        total = sum(self.counts.values())
        title = words("entkhbat.play-title", n=total) if total else words("entkhbat.play-none")
        head = FRect(room.centerx - 330, room.top + 22, 660, 58)
        self.add(Plate(head, "panel", "title-plate"))
        self.add(Label(title, head, TITLE, "centre"))
        area = FRect(room.left + 70, room.top + 92, room.width - 140, room.height - 200)
        kinds = sorted(self.counts)
        for face, spot in zip(kinds, _grid(area, len(kinds)), strict=True):
            self.add(Kind(face, self.counts[face], spot))
        close = FRect(room.centerx - 110, room.bottom - 78, 220, 58)
        self.add(Button("close", words("common.close"), close, self.game.pop, "button-go"))

    def on_signal(self, signal: Signal) -> bool:
        """A press beside everything closes."""
        if isinstance(signal, PointerPressed):
            self.game.pop()
            return True
        return False


class Kind(Widget):
    """One kind of card, with how many of it lie there."""

    def __init__(self, face: int, count: int, rect: FRect) -> None:
        super().__init__(f"kind-{face}", rect)
        self.face, self.count = face, count
        self.tip = card_name(face)

    def draw(self, canvas: Canvas) -> None:
        """The card, and a tag where there are several."""
        canvas.fill(self.rect.move(3, 5), "#12060f70", 8)
        draw_card(canvas, card_picture(self.face), self.rect)
        if self.count > 1:
            tag = FRect(self.rect.right - 40, self.rect.top - 8, 48, 30)
            canvas.fill(tag, "#a33222", 8, INK, 2)
            canvas.text(words("entkhbat.times", n=self.count), tag.center, COUNT, "center")


def _grid(area: FRect, count: int) -> list[FRect]:
    """The largest cards of which so many fit into an area, in rows."""
    best, columns = 0.0, 1
    for across in range(1, count + 1):
        rows = -(-count // across)
        wide = min(area.width / across - 16, (area.height / rows - 16) / TALL, 170.0)
        if wide > best:
            best, columns = wide, across
    rows = -(-count // columns) if count else 0
    top = area.centery - rows * (best * TALL + 16) / 2
    spots = []
    for index in range(count):
        row, column = divmod(index, columns)
        here = min(columns, count - row * columns)
        left = area.centerx - here * (best + 16) / 2
        spots.append(
            FRect(left + column * (best + 16) + 8, top + row * (best * TALL + 16), best, best * TALL)
        )
    return spots
