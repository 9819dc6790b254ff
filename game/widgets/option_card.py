"""A card that is turned over to change one choice: its name, the choice, and what that means."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas, text_height, text_width
from game.look import CREAM, GREY, INDIGO, INK, PAPER, SINDOOR, TEAL
from game.signals import KeyPressed, PointerPressed, PointerReleased, Signal
from game.space import Space
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import fit
from game.widgets.fitting import fit_paragraph

NAME = Style("label", 19, CREAM, cap=1.4)
VALUE = Style("label", 34, INK, cap=1.25)
ABOUT = Style("body", 20, INK)
STAMP = Style("label", 16, SINDOOR, cap=1.2)
TURN_SECONDS = 0.24
BAND = 44.0
ART = 104.0
"""The width that a picture takes beside the words, where there is room for both."""
STICKER = 66.0
"""The size of its picture on the band, where there is no room beside the words."""
NARROWEST = 180.0
"""The width that words beside a picture need at least, before the player's text size."""


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
        self.about: Style | None = None
        """The style of its sentences; None is the usual one."""
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

    def about_style(self, space: Space) -> Style:
        """The largest style in which every side's sentence fits; a row of cards shares the smallest."""
        area = self._words_area(self._inner(self.rect), space)
        room = area.height - _head(space)
        styles = [fit_paragraph(space, side.about, ABOUT, area.width, room) for side in self.sides]
        return min(styles, key=lambda style: (style.size, style.cap))

    def _inner(self, card: FRect) -> FRect:
        top = card.top + 7 + BAND + 8
        return FRect(card.left + 20, top, card.width - 40, card.bottom - 38 - top)

    def _words_area(self, inner: FRect, space: Space) -> FRect:
        """What the words have: the part beside the picture, or everything where that would be too narrow."""
        beside = FRect(inner.left + ART + 16, inner.top, inner.width - ART - 16, inner.height)
        has_art = any(side.picture for side in self.sides)
        return beside if has_art and beside.width >= NARROWEST * space.text_scale else inner

    def _draw_face(self, canvas: Canvas, card: FRect) -> None:
        band = FRect(card.left + 7, card.top + 7, card.width - 14, BAND)
        canvas.fill(band, self.band, 9, INK, 2)
        inner = self._inner(card)
        area = self._words_area(inner, canvas.space)
        beside = area.left > inner.left
        sticks = bool(self.side.picture) and not beside
        head = FRect(band.left + STICKER * sticks, band.top, band.width - STICKER * sticks, band.height)
        canvas.text(self.title, head.center, fit(canvas, self.title, NAME, head.width - 16), "center")
        if beside and self.side.picture:
            self._draw_art(canvas, FRect(inner.left - 2, inner.top + 4, ART, inner.height - 8))
        elif sticks:
            self._draw_art(canvas, FRect(band.left + 4, band.top - 2, STICKER - 8, STICKER))
        self._draw_words(canvas, area, beside)
        self._draw_foot(canvas, card)

    def _draw_art(self, canvas: Canvas, area: FRect) -> None:
        width, height = canvas.pictures.size(self.side.picture)
        if width:
            factor = min(area.width / width, area.height / height)
            spot = FRect(0, 0, width * factor, height * factor)
            spot.center = area.center
            canvas.picture(self.side.picture, spot)

    def _draw_words(self, canvas: Canvas, area: FRect, beside: bool) -> None:
        """The choice in large letters, and under it what it means; together in the middle."""
        value, about = fit(canvas, self.side.label, VALUE, area.width), self.about or ABOUT
        head = _head(canvas.space)
        whole = head + text_height(canvas.space, self.side.about, area.width, about)
        top = area.top + max(0.0, (area.height - whole) * 0.4)
        x, anchor = (area.left, "midleft") if beside else (area.centerx, "center")
        canvas.text(self.side.label, (x, top + head * 0.46), value, anchor, area.width)
        told = FRect(area.left, top + head, area.width, area.bottom - top - head + 6)
        canvas.paragraph(self.side.about, told, about, "left" if beside else "centre")

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


def _head(space: Space) -> float:
    return space.text_units(VALUE.size, VALUE.cap) * 1.3
