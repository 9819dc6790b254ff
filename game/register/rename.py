"""A label for the spine of a book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pygame import FRect

from game.files import Trouble
from game.look import DEEP
from game.register.keeping import why
from game.scenes.overlay import Overlay
from game.text import Style
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.label import Label, Plate
from game.words import words


class RenameSheet(Overlay):
    """One line to write on."""

    name = "register-rename"

    def __init__(self, title: str, rename: Callable[[str], Path]) -> None:
        super().__init__()
        self.text, self._rename = title, rename

    def build(self) -> None:
        """Title, line, two buttons."""
        super().build()
        plate = FRect(0, 0, 860, 380)
        plate.center = self.space.visible.center
        self.add(Plate(plate, "dialog", "rename-plate"))
        inner = plate.inflate(-96, -72)
        self.add(
            Label(
                words("register.rename.title"), (inner.left, inner.top, inner.width, 48), Style("label", 34)
            )
        )
        spot = FRect(inner.left, inner.top + 62, inner.width, 62)
        field = self.add(TextField("title", spot, self.text, 60, on_change=self._typed, on_enter=self.done))
        style = Style("bold", 19, DEEP, 1.2)
        self.line = self.add(Label("", (inner.left, spot.bottom + 6, inner.width, 40), style))
        half = (inner.width - 20) / 2
        self.add(
            Button(
                "done",
                words("register.rename.done"),
                (inner.left, inner.bottom - 62, half, 62),
                self.done,
                "button-go",
            )
        )
        leave = FRect(inner.right - half, inner.bottom - 62, half, 62)
        self.add(Button("leave", words("register.leave"), leave, self.on_escape))
        if self.focus is None:
            self.set_focus(field)

    def _typed(self, text: str) -> None:
        self.text = text

    def done(self) -> None:
        """Write the label."""
        try:
            self._rename(self.text)
        except Trouble as trouble:
            self.line.text = why(trouble)
            return
        self.game.pop()
