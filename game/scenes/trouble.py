"""The screen after a mistake of ours: the match has stopped where it stood, and nothing is lost."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas, text_height
from game.look import INDIGO
from game.scene import Scene
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label, Paragraph, Plate
from game.words import words

TITLE = Style("label", 34)
BODY = Style("body", 19)


class TroubleScene(Scene):
    """Says what happened and where it is written down; goes back to the title or ends."""

    name = "trouble"

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence

    def build(self) -> None:
        """A plain plate, so that nothing on it can fail as well."""
        space = self.space
        width = min(space.visible.width - 120, 760 * min(1.5, space.text_scale))
        told = text_height(space, self.sentence, width - 96, BODY)
        head, row = space.text_units(34) * 1.5, max(60.0, space.text_units(21) * 2)
        plate = FRect(0, 0, width, head + told + row + 130)
        plate.center = space.visible.center
        self.add(Plate(plate, "plate"))
        inner = plate.inflate(-96, -80)
        self.add(Label(words("common.trouble"), (inner.left, inner.top, inner.width, head), TITLE, "centre"))
        text = (inner.left, inner.top + head + 6, inner.width, told + 8)
        self.add(Paragraph(self.sentence, text, BODY, "centre"))
        half = inner.width / 2 - 12
        left = (inner.left, inner.bottom - row, half, row)
        right = (inner.right - half, inner.bottom - row, half, row)
        self.add(Button("title", words("common.to-title"), left, self._to_title, "button-go"))
        self.add(Button("quit", words("common.leave"), right, self.game.quit))

    def ground(self, canvas: Canvas) -> None:
        """One quiet colour."""
        canvas.surface.fill(INDIGO, canvas.surface.get_clip())

    def on_escape(self) -> None:
        """Back to the title."""
        self._to_title()

    def _to_title(self) -> None:
        from game.scenes.title import TitleScene

        self.game.replace(TitleScene())
