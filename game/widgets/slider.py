"""A slider for whole numbers: drag the knob, press on the track, or use the arrow keys."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased, Signal, Wheel
from game.text import Style
from game.widgets.base import Widget, changing

NUMBER = Style("label", 22)
KNOB = 42.0


class Slider(Widget):
    """A number from `least` to `most` in steps. `on_change` follows the knob, `on_done` its release."""

    focusable = True
    margin = 16.0
    value = changing(0)

    def __init__(
        self,
        name: str,
        rect: FRect | tuple[float, float, float, float],
        value: int,
        least: int = 0,
        most: int = 100,
        step: int = 5,
        on_change: Callable[[int], None] | None = None,
        on_done: Callable[[int], None] | None = None,
        show: Callable[[int], str] = str,
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, tip)
        self.least, self.most, self.step = least, most, step
        self.on_change, self.on_done, self.show = on_change, on_done, show
        self.value = self._near(value)

    @property
    def track(self) -> FRect:
        """The groove in which the knob runs."""
        return FRect(self.rect.left, self.rect.centery - 12, self.rect.width - 64, 24)

    def draw(self, canvas: Canvas) -> None:
        """Track, filled part, knob, number."""
        track = self.track
        canvas.skin("track", track)
        x = self._knob_x()
        if self.value > self.least:
            canvas.skin("fill", FRect(track.left, track.top, max(28.0, x - track.left + 6), track.height))
        knob = "knob-hover" if self.hovered or self.pressed else "knob"
        canvas.skin(knob, FRect(x - KNOB / 2, track.centery - KNOB / 2, KNOB, KNOB))
        canvas.text(self.show(self.value), (track.right + 22, track.centery), NUMBER)

    def handle(self, signal: Signal) -> bool:
        """Follow pointer, wheel and keys."""
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self.pressed = True
            self._take(signal.at[0])
            return True
        if isinstance(signal, PointerMoved) and self.pressed:
            self._take(signal.at[0])
            return True
        if isinstance(signal, PointerReleased) and self.pressed:
            self.pressed = False
            self._done()
            return True
        if isinstance(signal, Wheel):
            self._set(self.value + (self.step if signal.steps > 0 else -self.step))
            self._done()
            return True
        if isinstance(signal, KeyPressed):
            return self._key(signal.key)
        return False

    def _key(self, key: str) -> bool:
        goals = {
            "left": self.value - self.step,
            "right": self.value + self.step,
            "home": self.least,
            "end": self.most,
        }
        if key not in goals:
            return False
        self._set(goals[key])
        self._done()
        return True

    def _knob_x(self) -> float:
        part = (self.value - self.least) / max(1, self.most - self.least)
        return self.track.left + 14 + part * (self.track.width - 28)

    def _take(self, x: float) -> None:
        part = (x - self.track.left - 14) / (self.track.width - 28)
        self._set(self._near(self.least + part * (self.most - self.least)))

    def _near(self, value: float) -> int:
        stepped = self.least + round((value - self.least) / self.step) * self.step
        return max(self.least, min(self.most, stepped))

    def _set(self, value: int) -> None:
        value = max(self.least, min(self.most, value))
        if value != self.value:
            self.value = value
            if self.on_change is not None:
                self.on_change(value)

    def _done(self) -> None:
        if self.on_done is not None:
            self.on_done(self.value)
