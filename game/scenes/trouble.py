"""Pages of one sentence: after a mistake of ours, when nothing is lost, and for what stays shut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import FRect

from game import desktop
from game.canvas import Canvas, text_height
from game.scene import Scene
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label, Paragraph, Plate
from game.words import words

TITLE = Style("label", 40, cap=1.5)
BODY = Style("body", 23, cap=1.6)
Choice = tuple[str, str, Callable[[], None]]
"""Name, label, what it does."""


class PageScene(Scene):
    """A title, a sentence and a way out, with as little on it as can be, so that nothing fails as well."""

    name = "page"

    def __init__(self, title: str, sentence: str, leaves_after: float | None = None) -> None:
        """`leaves_after` is how many seconds the page stays when nobody does anything; None is for ever."""
        super().__init__()
        self.title, self.sentence, self._leaves_after = title, sentence, leaves_after

    def choices(self) -> Sequence[Choice]:
        """The buttons; the first is the one that the enter key means."""
        return [("quit", words("common.leave"), self.game.quit)]

    def build(self) -> None:
        """The plate as tall as its words need."""
        space = self.space
        width = min(space.visible.width - 80, 860 * min(1.6, space.text_scale))
        told = text_height(space, self.sentence, width - 130, BODY)
        head, row = space.text_units(TITLE.size, TITLE.cap) * 1.5, max(64.0, space.text_units(21) * 2)
        plate = FRect(0, 0, width, head + told + row + 152)
        plate.center = space.visible.center
        self.add(Plate(plate, "dialog"))
        inner = plate.inflate(-130, -100)
        self.add(Label(self.title, (inner.left, inner.top, inner.width, head), TITLE, "centre"))
        text = (inner.left, inner.top + head + 6, inner.width, told + 8)
        self.add(Paragraph(self.sentence, text, BODY, "centre", name="sentence"))
        self._add_choices(FRect(inner.left, inner.bottom - row, inner.width, row))

    def ground(self, canvas: Canvas) -> None:
        """Bare wood."""
        canvas.cover("title/wood", self.space.visible)

    def tick(self, dt: float) -> None:
        """Leave when nobody came."""
        if self._leaves_after is not None:
            self._leaves_after -= dt
            if self._leaves_after <= 0:
                self.game.quit()

    def on_escape(self) -> None:
        """What the last button does."""
        self.choices()[-1][2]()

    def _add_choices(self, area: FRect) -> None:
        choices, gap = self.choices(), 18.0
        width = min(320.0 * self.space.text_scale, (area.width - gap * (len(choices) - 1)) / len(choices))
        left = area.centerx - (width * len(choices) + gap * (len(choices) - 1)) / 2
        for index, (name, label, act) in enumerate(choices):
            spot = FRect(left + index * (width + gap), area.top, width, area.height)
            self.add(Button(name, label, spot, act, "button" if index else "button-go"))
        if self.focus is None:
            self.set_focus(self.find(choices[0][0]))


class TroubleScene(PageScene):
    """After a mistake of ours: says where it is written down, goes back to the title or ends."""

    name = "trouble"

    def __init__(self, sentence: str, written: Path | None = None) -> None:
        super().__init__(words("common.trouble"), sentence)
        self._written = written

    def choices(self) -> Sequence[Choice]:
        """Back to the title, a look at the log, or out."""
        folder: list[Choice] = []
        if self._written is not None:
            folder = [("folder", words("common.open-folder"), self._show_folder)]
        leave = ("quit", words("common.leave"), self.game.quit)
        return [("title", words("common.to-title"), self._to_title), *folder, leave]

    def on_escape(self) -> None:
        """Back to the title."""
        self._to_title()

    def _show_folder(self) -> None:
        if self._written is not None and not desktop.open_folder(self._written.parent):
            self.sentence = words("common.no-folder", folder=self._written.parent)
            self.rebuild()

    def _to_title(self) -> None:
        from game.scenes.title import TitleScene

        self.game.replace(TitleScene())
