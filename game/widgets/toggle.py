"""A row of printed tags of which exactly one is chosen, and a switch of two."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, INK
from game.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased, Signal
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import fit

WORDS = Style("label", 19)
NONE = -1
"""The number of no option."""


class ToggleGroup(Widget):
    """Choose one of several. `options` are (value, label); at first none may be chosen."""

    focusable = True
    chosen = changing(0)
    pointed = changing(-1)

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[object, str]],
        chosen: object,
        rect: FRect | tuple[float, float, float, float],
        on_change: Callable[[object], None] | None = None,
        tip: str = "",
        gap: float = 6.0,
    ) -> None:
        super().__init__(name, rect, tip)
        self.options, self.on_change, self.gap = list(options), on_change, gap
        values = [value for value, _ in self.options]
        self.chosen = values.index(chosen) if chosen in values else NONE

    @property
    def value(self) -> object:
        """The value chosen, or None."""
        return None if self.chosen == NONE else self.options[self.chosen][0]

    def part(self, index: int) -> FRect:
        """The rectangle of one option."""
        count = len(self.options)
        width = (self.rect.width - self.gap * (count - 1)) / count
        return FRect(self.rect.left + index * (width + self.gap), self.rect.top, width, self.rect.height)

    def draw(self, canvas: Canvas) -> None:
        """Every option; the chosen one dark, sunk and ticked by a bar."""
        wide = self.part(0).width - 14
        fitting = (fit(canvas, label, WORDS, wide) for _, label in self.options)
        common = min(fitting, key=lambda style: (style.size, style.cap))
        for index, (_, label) in enumerate(self.options):
            area, on = self.part(index), index == self.chosen
            state = "-disabled" if not self.enabled else "-hover" if index == self.pointed and not on else ""
            canvas.skin("button-quiet-pressed" if on else "button" + state, area)
            style = common.but(colour=CREAM if on else INK)
            inner = area.inflate(-14, -6).move(0, 1 if on else -1.5)
            canvas.text(label, inner.center, style, "center", inner.width)

    def handle(self, signal: Signal) -> bool:
        """A press on an option, or the arrow keys, choose it."""
        if isinstance(signal, PointerMoved):
            self.pointed = self._index(signal.at)
            return False
        if isinstance(signal, PointerPressed) and signal.button == 1:
            return True
        if isinstance(signal, PointerReleased) and self.contains(signal.at):
            self.choose(self._index(signal.at))
            return True
        if isinstance(signal, KeyPressed):
            if signal.key in ("left", "right"):
                self.choose(
                    max(0, min(len(self.options) - 1, self.chosen + (1 if signal.key == "right" else -1)))
                )
                return True
            if signal.key in ("return", "space") and not signal.repeat:
                self.choose((self.chosen + 1) % len(self.options))
                return True
        return False

    def choose(self, index: int) -> None:
        """Choose an option by its number."""
        if index >= 0 and index != self.chosen:
            self.chosen = index
            if self.scene is not None:
                self.scene.game.play_sound("button-press")
            if self.on_change is not None:
                self.on_change(self.value)

    def update(self, dt: float) -> None:
        """Nothing is pointed at once the pointer has left."""
        if not self.hovered:
            self.pointed = -1

    def _index(self, at: tuple[float, float]) -> int:
        return next((index for index in range(len(self.options)) if self.part(index).collidepoint(at)), -1)
