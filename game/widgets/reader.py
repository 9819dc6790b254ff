"""A plate of text that scrolls, and a list of lines of which one can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.canvas import Canvas, text_height
from game.look import HALDI, INK
from game.motion import follow
from game.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased, Signal, Wheel
from game.space import Space
from game.text import Style
from game.widgets.base import Widget, changing

BAR = 16.0
WHEEL = 90.0


class Scrolling(Widget):
    """Something taller than its window. Subclasses say how tall, and draw it at an offset."""

    focusable = True
    offset = changing(0.0)
    skin = "panel"
    pad = 18.0
    sticks = False
    """Whether a window that shows the end goes on showing it when it grows or shrinks."""

    def __init__(self, name: str, rect: FRect | tuple[float, float, float, float], tip: str = "") -> None:
        super().__init__(name, rect, tip)
        self._goal = 0.0
        self._gripped: float | None = None
        self._at_end = True
        self._tall = self.rect.height

    def content_height(self, space: Space) -> float:
        """How tall the whole content is, in units."""
        return 0.0

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """Draw the content with its top at `inner.top` less the offset; it is clipped."""

    @property
    def inner(self) -> FRect:
        """The window onto the content."""
        rect = self.rect.inflate(-2 * self.pad, -2 * self.pad)
        rect.width -= BAR
        return rect

    @property
    def furthest(self) -> float:
        """The largest offset."""
        return max(0.0, self.content_height(self.scene.space) - self.inner.height) if self.scene else 0.0

    def scroll_to(self, offset: float, at_once: bool = False) -> None:
        """Show the content from an offset on."""
        furthest = self.furthest
        self._goal = max(0.0, min(furthest, offset))
        self._at_end = self._goal >= furthest - 4
        if at_once or (self.scene is not None and self.scene.game.motion.calm):
            self.offset = self._goal

    def draw(self, canvas: Canvas) -> None:
        """The plate, the visible part of the content, the scroll bar where there is more."""
        if self.skin:
            canvas.skin(self.skin, self.rect)
        inner = self.inner
        with canvas.clipped(inner.inflate(8, 4)):
            self.draw_content(canvas, inner)
        if self.furthest > 0:
            canvas.skin("scroll-track", self._track())
            canvas.skin("scroll-thumb", self._thumb())

    def update(self, dt: float) -> None:
        """Glide towards where it was scrolled to; in a window of another height, begin from there."""
        if self.rect.height != self._tall:
            self._tall = self.rect.height
            self.scroll_to(self.furthest if self.sticks and self._at_end else self._goal, at_once=True)
        if self._gripped is None and self.offset != self._goal:
            near = follow(self.offset, self._goal, dt, 0.07)
            self.offset = self._goal if abs(near - self._goal) < 0.6 else near

    def handle(self, signal: Signal) -> bool:
        """Wheel, bar and keys."""
        if isinstance(signal, Wheel):
            self.scroll_to(self._goal - signal.steps * WHEEL)
            return True
        if isinstance(signal, PointerPressed) and signal.button == 1 and self.furthest > 0:
            thumb = self._thumb()
            if self._track().inflate(16, 0).collidepoint(signal.at):
                self._gripped = (
                    signal.at[1] - thumb.top if thumb.collidepoint(signal.at) else thumb.height / 2
                )
                self._grip_to(signal.at[1])
                return True
        if isinstance(signal, PointerMoved) and self._gripped is not None:
            self._grip_to(signal.at[1])
            return True
        if isinstance(signal, PointerReleased) and self._gripped is not None:
            self._gripped = None
            return True
        return isinstance(signal, KeyPressed) and self._scroll_key(signal.key)

    def _scroll_key(self, key: str) -> bool:
        page = self.inner.height * 0.85
        goals = {
            "up": self._goal - 48,
            "down": self._goal + 48,
            "page up": self._goal - page,
            "page down": self._goal + page,
            "home": 0.0,
            "end": self.furthest,
        }
        if key not in goals or self.furthest <= 0:
            return False
        self.scroll_to(goals[key])
        return True

    def _track(self) -> FRect:
        return FRect(
            self.rect.right - self.pad * 0.6 - BAR,
            self.rect.top + self.pad,
            BAR,
            self.rect.height - 2 * self.pad,
        )

    def _thumb(self) -> FRect:
        track = self._track()
        whole = self.furthest + self.inner.height
        height = max(40.0, track.height * self.inner.height / max(1.0, whole))
        part = self.offset / max(1.0, self.furthest)
        return FRect(track.left, track.top + part * (track.height - height), track.width, height)

    def _grip_to(self, y: float) -> None:
        track, thumb = self._track(), self._thumb()
        part = (y - (self._gripped or 0.0) - track.top) / max(1.0, track.height - thumb.height)
        self.scroll_to(part * self.furthest, at_once=True)


class ScrollReader(Scrolling):
    """Paragraphs to read: (style, text) each."""

    def __init__(
        self,
        name: str,
        rect: FRect | tuple[float, float, float, float],
        paragraphs: Sequence[tuple[Style, str]],
        gap: float = 9.0,
    ) -> None:
        super().__init__(name, rect)
        self.paragraphs, self.gap = list(paragraphs), gap
        self._measured: tuple[object, list[float]] = (None, [])

    def content_height(self, space: Space) -> float:
        """All paragraphs and the gaps between them."""
        return sum(self._heights(space)) + self.gap * max(0, len(self.paragraphs) - 1)

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """The paragraphs that can be seen."""
        y = inner.top - self.offset
        for (style, text), height in zip(self.paragraphs, self._heights(canvas.space), strict=True):
            if y + height >= inner.top and y <= inner.bottom:
                canvas.paragraph(text, FRect(inner.left, y, inner.width, height), style)
            y += height + self.gap

    def _heights(self, space: Space) -> list[float]:
        key = (space, self.rect.width, len(self.paragraphs))
        if self._measured[0] != key:
            width = self.inner.width
            self._measured = (
                key,
                [text_height(space, text, width, style) for style, text in self.paragraphs],
            )
        return self._measured[1]


class ListBox(Scrolling):
    """Rows of which one is marked; enter, or a second press, chooses it."""

    marked = changing(0)

    def __init__(
        self,
        name: str,
        rect: FRect | tuple[float, float, float, float],
        rows: Sequence[tuple[str, str]],
        on_mark: Callable[[int], None] | None = None,
        on_choose: Callable[[int], None] | None = None,
        row_height: float = 62.0,
    ) -> None:
        super().__init__(name, rect)
        self.rows, self.on_mark, self.on_choose, self.row_height = list(rows), on_mark, on_choose, row_height
        self._pressed_row = -1

    def content_height(self, space: Space) -> float:
        """All rows."""
        return len(self.rows) * self._step(space)

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """Each row: what it is, and smaller what is to be said about it."""
        step = self._step(canvas.space)
        for index, (title, about) in enumerate(self.rows):
            area = FRect(inner.left, inner.top - self.offset + index * step, inner.width, step - 6)
            if area.bottom < inner.top or area.top > inner.bottom:
                continue
            if index == self.marked:
                canvas.fill(area, HALDI, 10, INK, 2.4)
            line = canvas.space.text_units(19)
            canvas.text(
                title,
                (area.left + 14, area.top + 8 + line * 0.6),
                Style("bold", 19),
                "midleft",
                area.width - 28,
            )
            canvas.text(
                about,
                (area.left + 14, area.bottom - 8 - line * 0.5),
                Style("body", 16),
                "midleft",
                area.width - 28,
            )

    def handle(self, signal: Signal) -> bool:
        """Scrolling as ever; a press marks, a press on the marked row chooses, arrows walk."""
        if super().handle(signal) and not (isinstance(signal, KeyPressed) and signal.key in ("up", "down")):
            return True
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self._pressed_row = self._row_at(signal.at)
            return True
        if isinstance(signal, PointerReleased):
            row, was = self._row_at(signal.at), self.marked
            if row >= 0 and row == self._pressed_row:
                self.mark(row)
                if row == was and self.on_choose is not None:
                    self.on_choose(row)
            return True
        if isinstance(signal, KeyPressed) and self.rows:
            if signal.key in ("up", "down"):
                self.mark(max(0, min(len(self.rows) - 1, self.marked + (1 if signal.key == "down" else -1))))
                return True
            if signal.key == "return" and not signal.repeat and self.on_choose is not None:
                self.on_choose(self.marked)
                return True
        return False

    def mark(self, row: int) -> None:
        """Mark a row and bring it into sight."""
        self.marked = row
        step = self._step(self.scene.space) if self.scene else self.row_height
        top = row * step
        if top < self._goal:
            self.scroll_to(top)
        elif top + step > self._goal + self.inner.height:
            self.scroll_to(top + step - self.inner.height)
        if self.on_mark is not None:
            self.on_mark(row)

    def _step(self, space: Space) -> float:
        return max(self.row_height, space.text_units(19) * 1.5 + space.text_units(16) * 1.5 + 14)

    def _row_at(self, at: tuple[float, float]) -> int:
        inner = self.inner
        if self.scene is None or not inner.collidepoint(at):
            return -1
        row = int((at[1] - inner.top + self.offset) // self._step(self.scene.space))
        return row if 0 <= row < len(self.rows) else -1
