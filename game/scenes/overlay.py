"""Scenes that lie over another: the one beneath stays to be seen, dimmed and still."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import FRect

from game.canvas import Canvas, text_height
from game.look import INK
from game.scene import Scene
from game.signals import PointerPressed, Signal
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label, Paragraph, Plate
from game.words import words

TITLE = Style("label", 30)
BODY = Style("body", 19)
DIM = 105


class Overlay(Scene):
    """A scene over another. Escape closes it."""

    overlay = True

    def __init__(self) -> None:
        super().__init__()
        self._under: pygame.Surface | None = None

    def ground(self, canvas: Canvas) -> None:
        """The scene beneath, darkened; drawn once and kept."""
        clip = canvas.surface.get_clip()
        under = self._under
        if under is None or under.get_size() != canvas.surface.get_size():
            under = self._under = self._dimmed(canvas)
        canvas.surface.blit(under, clip, clip)

    def build(self) -> None:
        """A new size needs a new picture of what lies beneath."""
        self._under = None

    def on_escape(self) -> None:
        """Close."""
        self.game.pop()

    def _dimmed(self, canvas: Canvas) -> pygame.Surface:
        if self.below is None:
            under = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
            under.fill(INK)
            return under
        under = self.game.snapshot(self.below)
        shade = pygame.Surface(under.get_size(), 0, under)
        shade.fill("#150a1c")
        shade.set_alpha(DIM)
        under.blit(shade, (0, 0))
        return under


class Sheet(Overlay):
    """A large sheet of paper with a title, something to read on it, and a row of buttons below."""

    title = ""
    widest = 900.0

    def lay_sheet(self) -> tuple[FRect, FRect]:
        """Lay the sheet and its title; gives back the area for the content and the one for the buttons."""
        space, room = self.space, self.space.visible
        sheet = FRect(0, 0, min(self.widest * min(1.4, space.text_scale), room.width - 80), room.height - 90)
        sheet.center = room.center
        self.add(Plate(sheet, "dialog", "sheet"))
        inner = sheet.inflate(-100, -80)
        style = Style("label", 34)
        head = space.text_units(style.size) * 1.4
        self.add(Label(self.title, (inner.left, inner.top, inner.width, head), style, "centre", "title"))
        row = max(58.0, space.text_units(21) * 2)
        content = FRect(inner.left, inner.top + head + 8, inner.width, inner.height - head - row - 24)
        return content, FRect(inner.left, inner.bottom - row, inner.width, row)


class Dialog(Overlay):
    """A question in words with two or three answers. The last choice is the one that escape means.

    `choices` are (name, label, what it does); the dialog closes before the choice is carried out.
    """

    name = "dialog"

    def __init__(
        self,
        title: str,
        text: str,
        choices: Sequence[tuple[str, str, Callable[[], None] | None]],
        main: str = "",
    ) -> None:
        super().__init__()
        self.title, self.text, self.choices = title, text, list(choices)
        self.main = main or self.choices[0][0]

    def build(self) -> None:
        """The plate as tall as its words need."""
        super().build()
        space = self.space
        width = min(space.visible.width - 120, 620 * min(1.35, max(1.0, space.text_scale)))
        row = max(58.0, space.text_units(21) * 2.0)
        head = space.text_units(30) * 1.5
        text = text_height(space, self.text, width - 96, BODY)
        plate = FRect(0, 0, width, 44 + head + text + 28 + row + 40)
        plate.center = space.visible.center
        self.add(Plate(plate, "dialog", "dialog-plate"))
        inner = plate.inflate(-96, -76)
        self.add(
            Label(self.title, (inner.left, inner.top, inner.width, head), TITLE, "centre", "dialog-title")
        )
        self.add(
            Paragraph(self.text, (inner.left, inner.top + head + 6, inner.width, text + 8), BODY, "centre")
        )
        self._add_choices(FRect(inner.left, plate.bottom - 40 - row, inner.width, row))
        if self.focus is None:
            self.set_focus(self.find(self.main))

    def _add_choices(self, area: FRect) -> None:
        count, gap = len(self.choices), 18.0
        width = min(260.0 * max(1.0, self.space.text_scale), (area.width - gap * (count - 1)) / count)
        left = area.centerx - (width * count + gap * (count - 1)) / 2
        for index, (name, label, act) in enumerate(self.choices):
            spot = FRect(left + index * (width + gap), area.top, width, area.height)
            kind = "button-go" if name == self.main else "button"
            self.add(Button(name, label, spot, self._choose(act), kind))

    def _choose(self, act: Callable[[], None] | None) -> Callable[[], None]:
        def chosen() -> None:
            self.game.pop()
            if act is not None:
                act()

        return chosen

    def on_escape(self) -> None:
        """The last choice."""
        self._choose(self.choices[-1][2])()

    def on_signal(self, signal: Signal) -> bool:
        """Presses beside the plate are of no use, and harm nothing."""
        return isinstance(signal, PointerPressed)


def notice(title: str, text: str, on_close: Callable[[], None] | None = None) -> Dialog:
    """A plate that says something and waits for one press."""
    return Dialog(title, text, [("ok", words("common.ok"), on_close)])
