"""The log: what happened, one sentence a line with a token before it, the newest at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas, text_height
from game.look import CREAM, INK
from game.space import Space
from game.text import Style
from game.widgets.reader import Scrolling

LINE = Style("body", 16)
TOKEN = 26.0


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence and who did it; `token` is drawn by the game before the sentence."""

    text: str
    token: str = ""


class LogPanel(Scrolling):
    """Sentences that scroll; a new one brings the end into sight, unless the reader has scrolled up."""

    pad = 12.0
    sticks = True

    def __init__(
        self,
        name: str,
        rect: FRect | tuple[float, float, float, float],
        title: str,
        draw_token: Callable[[Canvas, str, FRect], None] | None = None,
    ) -> None:
        super().__init__(name, rect)
        self.title, self.draw_token = title, draw_token
        self.style = LINE
        self.lines: list[LogLine] = []
        self._measured: dict[tuple[Space, float, str], float] = {}

    @property
    def inner(self) -> FRect:
        """Below the title bar."""
        rect = super().inner
        head = self._head()
        return FRect(rect.left, rect.top + head, rect.width, rect.height - head)

    def show(self, lines: Sequence[LogLine]) -> None:
        """Show exactly these lines."""
        if list(lines) == self.lines:
            return
        at_end = self._at_end
        self.lines = list(lines)
        self.redraw()
        if at_end:
            self.scroll_to(self.furthest)

    def content_height(self, space: Space) -> float:
        """All sentences."""
        return sum(self._height(space, line) for line in self.lines)

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """The sentences that can be seen, a hair line between them."""
        y = inner.top - self.offset
        for line in self.lines:
            height = self._height(canvas.space, line)
            if y + height >= inner.top and y <= inner.bottom:
                self._draw_line(canvas, FRect(inner.left, y, inner.width, height), line)
            y += height

    def draw(self, canvas: Canvas) -> None:
        """The plate with its title bar, then the sentences."""
        super().draw(canvas)
        head = FRect(self.rect.left, self.rect.top, self.rect.width, self._head() + 8)
        canvas.skin("log-head", head)
        canvas.text(self.title, (head.left + 14, head.centery - 2), Style("label", 19, CREAM, 1.4))

    def _track(self) -> FRect:
        track, head = super()._track(), self._head()
        return FRect(track.left, track.top + head, track.width, track.height - head)

    def _draw_line(self, canvas: Canvas, area: FRect, line: LogLine) -> None:
        if line.token and self.draw_token is not None:
            self.draw_token(canvas, line.token, FRect(area.left, area.top + 4, TOKEN, TOKEN))
        indent = TOKEN + 8 if self.draw_token is not None else 0.0
        canvas.paragraph(
            line.text, FRect(area.left + indent, area.top + 4, area.width - indent, area.height), self.style
        )
        canvas.fill(FRect(area.left + indent, area.bottom - 3, area.width - indent, 1), INK + "30")

    def _head(self) -> float:
        return max(34.0, self.scene.space.text_units(19, 1.4) * 1.5) if self.scene else 34.0

    def _height(self, space: Space, line: LogLine) -> float:
        indent = TOKEN + 8 if self.draw_token is not None else 0.0
        key = (space, self.rect.width, line.text)
        if key not in self._measured:
            width = self.inner.width - indent
            self._measured[key] = max(TOKEN + 6, text_height(space, line.text, width, self.style)) + 12
        return self._measured[key]
