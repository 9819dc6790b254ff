"""A printed card that stands for one version of a game: of several, exactly one lies picked."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, GREY, INK, LEMON, PAPER, SINDOOR
from game.space import Space
from game.text import Style
from game.widgets.button import Button, fit
from game.widgets.fitting import fit_paragraph

NAME = Style("label", 27, INK, cap=1.3)
ABOUT = Style("body", 17, INK)
ART = 54.0
"""The width of its picture, where there is room beside the words."""
NARROWEST = 150.0
"""The width that words beside a picture need at least, before the player's text size."""


class VersionCard(Button):
    """Picked by a press or by enter; the picked one lies higher, in full colour, with a lemon rim."""

    def __init__(
        self, name: str, title: str, about: str, picture: str, rect: FRect, on_press: Callable[[], None]
    ) -> None:
        super().__init__(name, title, rect, on_press)
        self.about, self.picture = about, picture
        self.margin = 14.0

    def draw(self, canvas: Canvas) -> None:
        """The card with picture, name and sentence."""
        lifted = self.chosen or bool(self.state == "-hover")
        card = self.rect.move(0, -4.0 if lifted else 0.0)
        canvas.fill(card.move(4, 9 if lifted else 5), INK + "55", 12)
        if self.chosen:
            canvas.fill(card.inflate(9, 9), LEMON, 16, INK, 2)
        canvas.fill(card, CREAM if self.chosen else PAPER, 12, INK, 2.4)
        area = card.inflate(-26, -14)
        if self._has_room_for_art(canvas.space):
            self._draw_art(canvas, FRect(area.left - 4, area.top, ART, area.height))
            area = FRect(area.left + ART + 8, area.top, area.width - ART - 8, area.height)
        self._draw_texts(canvas, area)

    def _has_room_for_art(self, space: Space) -> bool:
        return self.rect.width - ART - 34 >= NARROWEST * space.text_scale

    def _draw_art(self, canvas: Canvas, area: FRect) -> None:
        width, height = canvas.pictures.size(self.picture)
        if width:
            factor = min(area.width / width, area.height / height)
            spot = FRect(0, 0, width * factor, height * factor)
            spot.center = area.center
            canvas.picture(self.picture, spot, 255 if self.chosen else 150)

    def _draw_texts(self, canvas: Canvas, area: FRect) -> None:
        name = fit(canvas, self.label, NAME.but(colour=SINDOOR if self.chosen else INK), area.width)
        tall = canvas.space.text_units(NAME.size, NAME.cap) * 1.15
        about = fit_paragraph(canvas.space, self.about, ABOUT, area.width, area.height - tall)
        told = FRect(area.left, area.top + tall, area.width, area.height - tall)
        if told.height < canvas.space.text_units(about.size, about.cap):
            canvas.text(self.label, area.midleft, name, "midleft", area.width)
            return
        canvas.text(self.label, (area.left, area.top + tall * 0.48), name, "midleft", area.width)
        canvas.paragraph(
            self.about, told, about.but(colour=INK if self.chosen else GREY), "left", middle=True
        )
