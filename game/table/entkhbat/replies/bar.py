"""The *Anyone?* bar: badges of everybody who is asked, whatever they hold, and one button to let it stand."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import CREAM, INK
from game.table.entkhbat.names import badge
from game.table.entkhbat.replies import spots
from game.table.tamasha.furniture import lay, put
from game.table.tamasha.lettering import fitted, heading
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import Button
from game.words import in_english, words

NAME = Style("body", 17, INK, 1.15)
TITLE = Style("label", 24, "#a33222", 1.2)
GO = Style("label", 20, CREAM, 1.2)
TITLE_WIDTH, BUTTON_WIDTH = 92.0, 138.0
GOLD = "#e0a52a"


class BarPlate(Widget):
    """The plate of the bar with its lettering."""

    def __init__(self) -> None:
        super().__init__("anyone", spots.BAR)

    def contains(self, point: tuple[float, float]) -> bool:
        """It is only looked at; what lies on it is pressed."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Paper, and *Anyone?* on it."""
        lay(canvas, "entkhbat/table/bar", self.rect)
        area = FRect(self.rect.left + 8, self.rect.top + 4, TITLE_WIDTH, self.rect.height - 8)
        if in_english():
            put(canvas, "lettering/en/entkhbat/anyone.paper", area.center, area.width)
        else:
            heading(canvas, words("entkhbat.replies.anyone"), area, TITLE)


class Speaker(Button):
    """The badge of somebody who is asked. With several people at the screen it is pressed to speak up."""

    called = changing(False)
    """Whether a press is waited for."""
    said = changing("")

    def __init__(self, seat: int, area: FRect, on_press: Callable[[], None]) -> None:
        super().__init__(f"speak-{seat}", "", area, on_press)
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        """The badge, ringed while it may be pressed, with the name where there is room."""
        middle = self.rect.left + 18, self.rect.centery
        if self.called:
            near = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
            canvas.disc(middle, 20 if near else 18, "#fbdc6a" if near else GOLD, INK)
        put(canvas, badge(self.seat), middle, 30)
        room = self.rect.width - 40
        style = fitted(canvas, self.said, NAME, room, 11)
        if self.said and text_width(canvas.space, self.said, style) <= room:
            canvas.text(self.said, (self.rect.left + 40, self.rect.centery), style, "midleft", room)


class BarButton(Button):
    """The one red button of the bar."""

    def draw(self, canvas: Canvas) -> None:
        """A printed button; it sinks when pressed and brightens under the pointer."""
        sunk = 2 if self.pressed and self.hovered else 0
        area = self.rect.move(0, sunk)
        lay(canvas, "entkhbat/table/button", area)
        near = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        if near:
            canvas.outline(area.inflate(2, 2), "#fbdc6a", 2.6, 8)
        style = fitted(canvas, self.label, GO, area.width - 18)
        canvas.text(self.label, (area.centerx, area.centery - 1), style, "center")


def badge_areas(count: int) -> list[FRect]:
    """Where the badges lie: with names while there are few."""
    room = FRect(
        spots.BAR.left + TITLE_WIDTH + 14, spots.BAR.top + 2,
        spots.BAR.width - TITLE_WIDTH - BUTTON_WIDTH - 30, spots.BAR.height - 4,
    )  # fmt: skip
    pitch = min(room.width / max(1, count), 150.0)
    return [FRect(room.left + index * pitch, room.top, pitch - 2, room.height) for index in range(count)]


def button_area() -> FRect:
    """Where the red button lies."""
    bar = spots.BAR
    return FRect(bar.right - BUTTON_WIDTH - 6, bar.top + 6, BUTTON_WIDTH, bar.height - 12)
