"""A card that is turned over to change one choice: its name, the choice, and what that means."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas, text_height, text_width
from game.look import CREAM, GREY, INDIGO, INK, PAPER, SINDOOR, TEAL
from game.signals import KeyPressed, PointerPressed, PointerReleased, Signal
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import fit
from game.widgets.fitting import fit_paragraph

NAME = Style("label", 19, CREAM, cap=1.4)
VALUE = Style("label", 34, INK, cap=1.25)
ABOUT = Style("body", 20, INK, cap=1.5)
STAMP = Style("label", 16, SINDOOR, cap=1.2)
TURN_SECONDS = 0.24
BAND = 44.0
ART = 104.0
"""The width that a picture takes beside the words, where there is room for both."""


@dataclass(frozen=True)
class Side:
    """One side of the card."""

    value: str
    label: str
    about: str
    picture: str = ""


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
        inner = FRect(card.left + 20, band.bottom + 8, card.width - 40, card.bottom - band.bottom - 46)
        self._draw_words(canvas, self._draw_art(canvas, inner))
        self._draw_foot(canvas, card)

    def _draw_art(self, canvas: Canvas, area: FRect) -> FRect:
        """The picture of this side, if the words still fit beside it; gives back what is left for them."""
        width, height = canvas.pictures.size(self.side.picture) if self.side.picture else (0, 0)
        beside = FRect(area.left + ART + 16, area.top, area.width - ART - 16, area.height)
        if not width or beside.width < 150 or self._about_style(canvas, beside).size < 17:
            return area
        factor = min(ART / width, (area.height - 8) / height)
        spot = FRect(0, 0, width * factor, height * factor)
        spot.center = (area.left + ART / 2 - 2, area.centery + 4)
        canvas.picture(self.side.picture, spot)
        return beside

    def _about_style(self, canvas: Canvas, area: FRect) -> Style:
        """As large as fits under the choice."""
        room = area.height - self._head(canvas)
        return fit_paragraph(canvas.space, self.side.about, ABOUT, area.width, room)

    @staticmethod
    def _head(canvas: Canvas) -> float:
        return canvas.space.text_units(VALUE.size, VALUE.cap) * 1.3

    def _draw_words(self, canvas: Canvas, area: FRect) -> None:
        """The choice in large letters, and under it what it means; together in the middle."""
        value, about = fit(canvas, self.side.label, VALUE, area.width), self._about_style(canvas, area)
        head = self._head(canvas)
        whole = head + text_height(canvas.space, self.side.about, area.width, about)
        top = area.top + max(0.0, (area.height - whole) * 0.4)
        alone = area.width > self.rect.width - 60
        x, anchor = (area.centerx, "center") if alone else (area.left, "midleft")
        canvas.text(self.side.label, (x, top + head * 0.46), value, anchor, area.width)
        told = FRect(area.left, top + head, area.width, area.bottom - top - head + 6)
        canvas.paragraph(self.side.about, told, about, "centre" if alone else "left")

    def _draw_foot(self, canvas: Canvas, card: FRect) -> None:
        y = card.bottom - 23
        if len(self.sides) > 1:
            start = card.left + 26
            for index in range(len(self.sides)):
                on = index == self.shown
                dot = FRect(start + index * 19 - 6, y - 6, 12, 12)
                canvas.fill(dot, INDIGO if on else PAPER, 6, INK if on else GREY, 1.8)
        if self.shown == 0 and self.house_stamp:
            wide = min(card.width * 0.5, text_width(canvas.space, self.house_stamp, STAMP) + 20)
            mark = FRect(card.right - 20 - wide, y - 15, wide, 30)
            canvas.outline(mark, SINDOOR, 1.8, 6)
            canvas.text(self.house_stamp, mark.center, STAMP, "center", wide - 8)

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
