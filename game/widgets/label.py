"""Words and pictures that only stand there: label, paragraph, plate, picture."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas
from game.text import Style
from game.widgets.base import Widget, changing

PLAIN = Style()


class Label(Widget):
    """One line of text, cut with … where it does not fit."""

    text = changing("")

    def __init__(
        self,
        text: str,
        rect: FRect | tuple[float, float, float, float],
        style: Style = PLAIN,
        align: str = "left",
        name: str = "label",
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, tip)
        self.text, self.style, self.align = text, style, align

    def draw(self, canvas: Canvas) -> None:
        """The line, in the middle of its height."""
        anchor = {"left": "midleft", "centre": "center", "right": "midright"}[self.align]
        x = {"left": self.rect.left, "centre": self.rect.centerx, "right": self.rect.right}[self.align]
        canvas.text(self.text, (x, self.rect.centery), self.style, anchor, self.rect.width)


class Paragraph(Widget):
    """Text that wraps at its width."""

    text = changing("")

    def __init__(
        self,
        text: str,
        rect: FRect | tuple[float, float, float, float],
        style: Style = PLAIN,
        align: str = "left",
        middle: bool = False,
        name: str = "paragraph",
    ) -> None:
        super().__init__(name, rect)
        self.text, self.style, self.align, self.middle = text, style, align, middle

    def draw(self, canvas: Canvas) -> None:
        """All its lines; what does not fit is not drawn."""
        with canvas.clipped(self.rect.inflate(4, 8)):
            canvas.paragraph(self.text, self.rect, self.style, self.align, self.middle)


class Plate(Widget):
    """A plate of a skin, for other things to lie on."""

    def __init__(
        self, rect: FRect | tuple[float, float, float, float], skin: str = "plate", name: str = "plate"
    ) -> None:
        super().__init__(name, rect)
        self.skin = skin

    def draw(self, canvas: Canvas) -> None:
        """The plate."""
        canvas.skin(self.skin, self.rect)


class Picture(Widget):
    """A made picture filling its rectangle."""

    picture = changing("")

    def __init__(
        self,
        picture: str,
        rect: FRect | tuple[float, float, float, float],
        name: str = "picture",
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, tip)
        self.picture = picture

    def draw(self, canvas: Canvas) -> None:
        """The picture."""
        canvas.picture(self.picture, self.rect)
