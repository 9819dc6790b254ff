"""A dial on the mat: a number between less and more, to be pressed, dragged, rolled, or set by keys."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.signals import FocusLost, KeyPressed, PointerMoved, PointerPressed, PointerReleased, Signal, Wheel
from game.table.modipoly.board.inks import BLACK, NEWSPRINT, QUIET, RED
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.widgets.base import Widget, changing

NUMBER = Style("label", 21, BLACK, 1.2)
SIGN = Style("label", 25, BLACK, 1.1)
CAP = 30.0
"""How wide the ends for less and more are."""
LARGE = 10
"""Steps that the page keys take at once."""
LIT = "#fbdc6a"


class Dial(Widget):
    """A number from `least` to `most`; `on_turn` hears of every new value.

    Pressing an end takes a step; dragging along the middle, the wheel, and the arrow keys turn it too.
    """

    focusable = True
    value = changing(0)
    least = changing(0)
    most = changing(0)
    text = changing("")
    """What is written on it; the value is the caller's to put into words."""

    def __init__(
        self, name: str, rect: FRect, step: int, on_turn: Callable[[int], None], busy: Callable[[], bool]
    ) -> None:
        """`busy` says whether a piece is held: then a press is meant for the place under the dial."""
        super().__init__(name, rect)
        self.step, self.on_turn, self.busy = step, on_turn, busy
        self._dragging = False

    @property
    def track(self) -> FRect:
        """The middle, between the two ends."""
        return FRect(self.rect.left + CAP, self.rect.top, self.rect.width - 2 * CAP, self.rect.height)

    def turn(self, value: int) -> None:
        """Set it, within its bounds, and say so if that is new."""
        value = max(self.least, min(self.most, value))
        if value != self.value and self.enabled:
            self.value = value
            if self.scene is not None:
                self.scene.game.play_sound("button-press")
            self.on_turn(value)

    def draw(self, canvas: Canvas) -> None:
        """Less, the number over the part that is used, more."""
        area = self.rect
        canvas.fill(area.move(1.5, 2.5), "#00000050", 6)
        canvas.fill(area, NEWSPRINT if self.enabled else "#b9b5a6", 6, BLACK, 2)
        self._draw_bar(canvas)
        self._draw_end(canvas, FRect(area.left, area.top, CAP, area.height), "−", self.value > self.least)
        self._draw_end(
            canvas, FRect(area.right - CAP, area.top, CAP, area.height), "+", self.value < self.most
        )
        style = fitted(canvas, self.text, NUMBER, self.track.width - 8)
        middle = self.track.centerx, area.centery - 2
        canvas.text(self.text, middle, style, "center", self.track.width)
        if self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus):
            canvas.outline(area.inflate(4, 4), LIT, 2.4, 8)

    def _draw_bar(self, canvas: Canvas) -> None:
        track = self.track
        groove = FRect(track.left + 5, track.bottom - 7, track.width - 10, 3.5)
        canvas.fill(groove, "#22252b30", 2)
        part = (self.value - self.least) / max(1, self.most - self.least)
        if part > 0:
            canvas.fill(FRect(groove.left, groove.top, max(4, groove.width * part), groove.height), RED, 2)

    def _draw_end(self, canvas: Canvas, area: FRect, sign: str, live: bool) -> None:
        canvas.text(
            sign, (area.centerx, area.centery - 1), SIGN.but(colour=BLACK if live else "#a9a392"), "center"
        )
        edge = area.right if area.left == self.rect.left else area.left
        canvas.line((edge, area.top + 5), (edge, area.bottom - 5), QUIET, 1)

    def handle(self, signal: Signal) -> bool:
        """Follow pointer, wheel and keys."""
        if self.busy():
            return False
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self._press(signal.at[0])
            return True
        if isinstance(signal, PointerMoved):
            if self._dragging:
                self._follow(signal.at[0])
            return self._dragging
        if isinstance(signal, PointerReleased):
            was, self._dragging = self._dragging, False
            return was
        if isinstance(signal, Wheel):
            self.turn(self.value + (self.step if signal.steps > 0 else -self.step))
            return True
        if isinstance(signal, FocusLost):
            self._dragging = False
        return isinstance(signal, KeyPressed) and self._key(signal.key)

    def _press(self, x: float) -> None:
        if x < self.track.left:
            self.turn(self.value - self.step)
        elif x > self.track.right:
            self.turn(self.value + self.step)
        else:
            self._dragging = True
            self._follow(x)

    def _follow(self, x: float) -> None:
        track = self.track
        part = (x - track.left - 6) / max(1.0, track.width - 12)
        exact = self.least + part * (self.most - self.least)
        self.turn(self.least + round((exact - self.least) / self.step) * self.step)

    def _key(self, key: str) -> bool:
        goals = {
            "left": self.value - self.step,
            "right": self.value + self.step,
            "page down": self.value - LARGE * self.step,
            "page up": self.value + LARGE * self.step,
            "home": self.least,
            "end": self.most,
        }
        if key not in goals:
            return False
        self.turn(goals[key])
        return True
