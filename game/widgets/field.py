"""A text field for a name: any script, input methods, a limit counted in letters as people see them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pygame
from pygame import FRect

from game.canvas import Canvas, text_width
from game.look import GREY, HALDI, INK, SINDOOR
from game.signals import KeyPressed, PointerPressed, Signal, TextComposing, TextTyped
from game.text import Style
from game.text.runs import clean, is_right_to_left
from game.widgets.base import Widget, changing

WORDS = Style("body", 22)
BLINK = 0.55


class TextField(Widget):
    """One line of at most `limit` letters. `on_change` hears every change, `on_enter` the enter key.

    `takes` says which characters may be written at all; without it all may.
    """

    focusable = True
    text = changing("")
    cursor = changing(0)
    composing = changing("")
    lit = changing(True)
    marked = changing(False)
    """The whole text is marked: what is typed next takes its place."""

    def __init__(
        self,
        name: str,
        rect: FRect | tuple[float, float, float, float],
        text: str = "",
        limit: int = 24,
        hint: str = "",
        on_change: Callable[[str], None] | None = None,
        on_enter: Callable[[], None] | None = None,
        tip: str = "",
        takes: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(name, rect, tip)
        self.takes = takes
        self.limit, self.hint, self.on_change, self.on_enter = limit, hint, on_change, on_enter
        self.text = text
        self.cursor = len(text)
        self._seconds = 0.0

    def draw(self, canvas: Canvas) -> None:
        """The field, its text or hint, what is being composed, the caret."""
        canvas.skin("field-focus" if self.focused else "field", self.rect)
        inner = self.rect.inflate(-28, -8)
        shown = self.text[: self.cursor] + self.composing + self.text[self.cursor :]
        with canvas.clipped(inner.inflate(6, 0)):
            if not shown and not self.focused:
                canvas.text(
                    self.hint, (inner.left, inner.centery), WORDS.but(colour=GREY), "midleft", inner.width
                )
                return
            self._draw_text(canvas, inner, shown)

    def _draw_text(self, canvas: Canvas, inner: FRect, shown: str) -> None:
        before = text_width(canvas.space, self.text[: self.cursor] + self.composing, WORDS)
        whole = text_width(canvas.space, shown, WORDS)
        slide = max(0.0, (before if self.focused else 0.0) - inner.width + 4)
        left = inner.left - slide
        canvas.text(shown, (left, inner.centery), WORDS)
        if self.marked and self.focused:
            canvas.fill(FRect(left - 2, inner.top + 5, whole + 4, inner.height - 10), HALDI + "90", 4)
            canvas.text(shown, (left, inner.centery), WORDS)
        if self.composing:
            start = left + text_width(canvas.space, self.text[: self.cursor], WORDS)
            end = left + before
            canvas.fill(FRect(start, inner.centery + 13, max(2.0, end - start), 2), INK)
        if self.focused and self.lit:
            x = left + whole - before if is_right_to_left(shown) else left + before
            canvas.fill(FRect(x, inner.top + 6, 2.4, inner.height - 12), SINDOOR)

    def update(self, dt: float) -> None:
        """The caret blinks while the field has the keyboard."""
        self._seconds += dt
        self.lit = not self.focused or self._seconds % (2 * BLINK) < BLINK

    def handle(self, signal: Signal) -> bool:
        """Typing, composing, moving the caret."""
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self._point(signal.at[0])
            return True
        if isinstance(signal, TextTyped):
            self._insert(signal.text)
            return True
        if isinstance(signal, TextComposing):
            self.composing = signal.text
            return True
        if isinstance(signal, KeyPressed) and not self.composing:
            return self._key(signal)
        return False

    def focus_gained(self) -> None:
        """Open the input method beside the field; keys that came here find the text marked."""
        self._seconds = 0.0
        self.marked = bool(self.text)
        if self.scene is not None and self.scene.app is not None:
            area = self.scene.space.rect(self.rect)
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(area)

    def focus_lost(self) -> None:
        """Close the input method; what was being composed is dropped."""
        self.composing = ""
        self.marked = False
        pygame.key.stop_text_input()

    def _insert(self, text: str) -> None:
        self.composing = ""
        added = clean(text.replace("\t", " ").replace("\n", " "))
        if self.takes is not None:
            added = "".join(filter(self.takes, added))
            if not added:
                return
        if self.marked:
            self._clear()
        changed = self.text[: self.cursor] + added + self.text[self.cursor :]
        while added and letters(changed) > self.limit:
            added = added[:-1]
            changed = self.text[: self.cursor] + added + self.text[self.cursor :]
        self.cursor += len(added)
        self._set(changed)

    def _key(self, signal: KeyPressed) -> bool:
        key, text, at = signal.key, self.text, self.cursor
        marked, self.marked = self.marked, signal.control and signal.key == "a" and bool(self.text)
        if self.marked:
            return True
        if marked and key in ("backspace", "delete"):
            self._clear()
        elif marked and key in ("left", "right"):
            self.cursor = 0 if key == "left" else len(text)
        elif key == "backspace":
            start = 0 if signal.control else self._step(-1)
            self.cursor = start
            self._set(text[:start] + text[at:])
        elif key == "delete":
            self._set(text[:at] + text[self._step(1) :])
        elif key in ("left", "right"):
            back = (key == "left") != is_right_to_left(text)
            self.cursor = self._step(-1 if back else 1)
        elif key in ("home", "end"):
            self.cursor = 0 if key == "home" else len(text)
        elif key == "return" and self.on_enter is not None:
            self.on_enter()
        else:
            return (len(key) == 1 and not signal.control) or key == "space"
        self._seconds = 0.0
        return True

    def _clear(self) -> None:
        """Take the whole text out."""
        self.marked, self.cursor = False, 0
        self._set("")

    def _step(self, step: int) -> int:
        """The place one letter away; marks go with the letter they stand on."""
        at = max(0, min(len(self.text), self.cursor + step))
        while 0 < at < len(self.text) and unicodedata.combining(self.text[at]):
            at += step
        return at

    def _point(self, x: float) -> None:
        self.marked = False
        if self.scene is None:
            return
        along = x - self.rect.left - 14
        space = self.scene.space
        if is_right_to_left(self.text):
            along = text_width(space, self.text, WORDS) - along
        places = range(len(self.text) + 1)
        self.cursor = min(places, key=lambda at: abs(text_width(space, self.text[:at], WORDS) - along))

    def _set(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.cursor = min(self.cursor, len(text))
            if self.on_change is not None:
                self.on_change(text)


def letters(text: str) -> int:
    """How many letters a text has, marks not counted."""
    return sum(1 for c in text if unicodedata.category(c) not in ("Mn", "Me", "Cf"))
