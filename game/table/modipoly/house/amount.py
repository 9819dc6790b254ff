"""A number on a form: typed, or moved by tens with arrow keys and wheel; its owner says what may stand."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import LEMON
from game.signals import KeyPressed, PointerPressed, Signal, Wheel
from game.table.modipoly.house.inks import FORM, NUMBER, PRESS, fit_text
from game.widgets.base import Widget, changing

LONGEST = 5
STEPS = {"up": 10, "down": -10, "page up": 100, "page down": -100}


class Amount(Widget):
    """Shows crores; `on_set` hears every number that is typed or stepped to."""

    focusable = True
    value = changing(0)

    def __init__(
        self, name: str, rect: FRect, value: int, on_set: Callable[[int], None], tip: str = ""
    ) -> None:
        super().__init__(name, rect, tip)
        self.value, self.on_set = value, on_set
        self._typed = ""

    def draw(self, canvas: Canvas) -> None:
        """The number over a line to write on."""
        canvas.fill(self.rect, FORM, 4, LEMON if self.focused else PRESS, 3 if self.focused else 1.6)
        fit_text(canvas, f"₹{self.value:,}", self.rect.center, NUMBER, self.rect.width - 12, "center")

    def handle(self, signal: Signal) -> bool:
        """Digits, backspace, arrows, wheel."""
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self._typed = ""
            return True
        if isinstance(signal, Wheel):
            self.on_set(self.value + (10 if signal.steps > 0 else -10))
            return True
        return isinstance(signal, KeyPressed) and self._key(signal.key)

    def _key(self, key: str) -> bool:
        key = key.strip("[]") if len(key) == 3 else key  # the number pad
        if len(key) == 1 and key.isdigit():
            self._typed = (self._typed + key)[-LONGEST:]
        elif key == "backspace":
            self._typed = (self._typed or str(self.value))[:-1]
        elif key in STEPS:
            self._typed = ""
            self.on_set(self.value + STEPS[key])
            return True
        else:
            return False
        self.on_set(int(self._typed or 0))
        return True

    def focus_gained(self) -> None:
        """What is typed now begins a new number."""
        self._typed = ""
