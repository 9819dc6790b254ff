"""A card that is turned over to change one choice: its name, the choice, and what that means."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, GREY, INDIGO, INK, PAPER, SINDOOR, TEAL
from game.signals import KeyPressed, PointerPressed, PointerReleased, Signal
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import fit

NAME = Style("label", 19, CREAM, cap=1.4)
VALUE = Style("label", 31, INK, cap=1.25)
ABOUT = Style("body", 16.5, INK, cap=1.35)
STAMP = Style("label", 15, SINDOOR, cap=1.2)
TURN_SECONDS = 0.24
BAND = 44.0


@dataclass(frozen=True)
class Side:
    """One side of the card."""

    value: str
    label: str
    about: str


class OptionCard(Widget):
    """Turned by a press, by enter, or with the left and right keys. `on_turn` hears the new value."""

    focusable = True
    margin = 16.0
    turned = changing(1.0)
    """From 0, edge on, to 1, lying flat."""
    shown = changing(0)

    def __init__(
        self,
        name: str,
        title: str,
        sides: Sequence[Side],
        rect: FRect,
        on_turn: Callable[[str], None],
        house: str,
        start: int = 0,
        band: str = TEAL,
    ) -> None:
        """`house` is the value that bears the stamp; its text comes from the caller's words."""
        super().__init__(name, rect)
        self.title, self.sides, self.on_turn, self.band = title, list(sides), on_turn, band
        self.house_stamp = house
        self.shown = start
        self._phase = 1.0
        self._next = start

    @property
    def side(self) -> Side:
        """The side that lies up."""
        return self.sides[self.shown]

    def draw(self, canvas: Canvas) -> None:
        """The card, narrower while it turns, with band, choice, sentence, stamp and dots."""
        width = max(6.0, self.rect.width * self.turned)
        lift = -6.0 if self.hovered or (self.focused and self.scene and self.scene.shows_focus) else 0.0
        card = FRect(self.rect.centerx - width / 2, self.rect.top + lift, width, self.rect.height)
        canvas.fill(card.move(5, 8 - lift), INK + "55", 14)
        canvas.fill(card, CREAM if self.enabled else PAPER, 14, INK, 2.6)
        if self.turned < 0.55:
            return
        with canvas.clipped(card):
            self._draw_face(canvas, card)

    def _draw_face(self, canvas: Canvas, card: FRect) -> None:
        band = FRect(card.left + 7, card.top + 7, card.width - 14, BAND)
        canvas.fill(band, self.band, 9, INK, 2)
        canvas.text(self.title, band.center, fit(canvas, self.title, NAME, band.width - 16), "center")
        inner = FRect(card.left + 18, band.bottom + 12, card.width - 36, card.bottom - band.bottom - 22)
        value = fit(canvas, self.side.label, VALUE, inner.width)
        canvas.text(self.side.label, (inner.centerx, inner.top + 20), value, "center", inner.width)
        told = FRect(inner.left, inner.top + 48, inner.width, inner.height - 76)
        canvas.paragraph(self.side.about, told, ABOUT, "centre")
        self._draw_foot(canvas, card)

    def _draw_foot(self, canvas: Canvas, card: FRect) -> None:
        y = card.bottom - 21
        if len(self.sides) > 1:
            start = card.left + 24
            for index in range(len(self.sides)):
                dot = FRect(start + index * 19 - 6, y - 6, 12, 12)
                canvas.fill(
                    dot,
                    INDIGO if index == self.shown else PAPER,
                    6,
                    INK if index == self.shown else GREY,
                    1.8,
                )
        if self.shown == 0 and self.house_stamp:
            canvas.text(self.house_stamp, (card.right - 20, y), STAMP, "midright", card.width * 0.55)

    def handle(self, signal: Signal) -> bool:
        """A full press, enter, space or an arrow key turns the card."""
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self.pressed = True
            return True
        if isinstance(signal, PointerReleased) and self.pressed:
            self.pressed = False
            if self.contains(signal.at):
                self.turn(1)
            return True
        if isinstance(signal, KeyPressed) and not signal.repeat:
            step = {"return": 1, "space": 1, "right": 1, "left": -1}.get(signal.key, 0)
            if step:
                self.turn(step)
                return True
        return False

    def turn(self, step: int) -> None:
        """Turn to the next side, or with -1 to the one before."""
        if len(self.sides) < 2 or self.scene is None:
            return
        self._next = (self._next + step) % len(self.sides)
        self.scene.game.play_sound("card-flip")
        if self.scene.game.motion.calm:
            self._show()
        else:
            self._phase = 0.0
        self.on_turn(self.sides[self._next].value)

    def _show(self) -> None:
        self.shown = self._next
        self._phase = self.turned = 1.0

    def update(self, dt: float) -> None:
        """Turn on."""
        if self._phase >= 1.0:
            return
        self._phase = min(1.0, self._phase + dt / TURN_SECONDS)
        if self._phase >= 0.5 and self.shown != self._next:
            self.shown = self._next
        self.turned = 1.0 if self._phase >= 1.0 else abs(math.cos(self._phase * math.pi))
