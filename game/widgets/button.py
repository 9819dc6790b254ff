"""Buttons: with words, with an icon, and the one that must be held."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas
from game.look import CREAM, GREY, INK, LEMON, SINDOOR
from game.signals import (
    FocusLost,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
)
from game.text import Style
from game.widgets.base import Widget, changing

WORDS = Style("label", 21)
WORD = Style("bold", 14, cap=1.3)
HOLD_SECONDS = 0.7
LIGHT_ON = ("button-go", "button-quiet")
"""The skins dark enough to be written on in cream."""


class Button(Widget):
    """A printed button with words. `kind` is the skin: button, button-go (the main one), button-quiet."""

    focusable = True
    label = changing("")
    chosen = changing(False)

    def __init__(
        self,
        name: str,
        label: str,
        rect: FRect | tuple[float, float, float, float],
        on_press: Callable[[], None] | None = None,
        kind: str = "button",
        tip: str = "",
        style: Style = WORDS,
        icon: str = "",
    ) -> None:
        super().__init__(name, rect, tip)
        self.label, self.on_press, self.kind, self.style, self.icon = label, on_press, kind, style, icon

    @property
    def state(self) -> str:
        """The ending of the skin's name: empty, -hover, -pressed, -disabled."""
        if not self.enabled:
            return "-disabled"
        if self.chosen or (self.pressed and self.hovered):
            return "-pressed"
        return "-hover" if self.hovered or (self.focused and self.scene and self.scene.shows_focus) else ""

    def draw(self, canvas: Canvas) -> None:
        """The skin in its state, with icon and words; a pressed one sinks a little."""
        canvas.skin(self.kind + self.state, self.rect)
        dark = self.kind in LIGHT_ON
        colour = CREAM if dark else INK if self.enabled else GREY
        sunk = 2.0 if self.state == "-pressed" else -1.5
        inner = self.rect.inflate(-20, -8).move(0, sunk)
        if self.icon:
            inner = self._draw_icon(canvas, inner)
        if self.label:
            self._draw_words(canvas, inner, self.style.but(colour=colour))

    def _draw_icon(self, canvas: Canvas, inner: FRect) -> FRect:
        size = min(inner.height, 40.0) if self.label else min(inner.width, inner.height)
        at = FRect(inner.left, inner.centery - size / 2, size, size)
        if not self.label:
            at.center = inner.center
        canvas.picture(self._icon_name(), at, 255 if self.enabled else 110)
        return FRect(at.right + 6, inner.top, inner.right - at.right - 6, inner.height)

    def _icon_name(self) -> str:
        return f"icons/{self.icon}-cream" if self.kind in LIGHT_ON else f"icons/{self.icon}"

    def _draw_words(self, canvas: Canvas, inner: FRect, style: Style) -> None:
        if canvas.space.text_units(style.size) * 2.3 < inner.height and "\n" not in self.label:
            canvas.paragraph(self.label, inner, style, "centre", middle=True)
        else:
            canvas.text(
                self.label, inner.center, fit(canvas, self.label, style, inner.width), "center", inner.width
            )

    def handle(self, signal: Signal) -> bool:
        """A full press inside, or the enter or space key, calls `on_press`."""
        if isinstance(signal, PointerPressed) and signal.button == 1:
            self.pressed = True
            return True
        if isinstance(signal, PointerMoved):
            return self.pressed
        if isinstance(signal, PointerReleased) and self.pressed:
            self.pressed = False
            if self.contains(signal.at):
                self.activate()
            return True
        if isinstance(signal, FocusLost):
            self.pressed = False
        if isinstance(signal, KeyPressed) and signal.key in ("return", "space") and not signal.repeat:
            self.activate()
            return True
        return False

    def activate(self) -> None:
        """Do what the button is for."""
        if self.enabled and self.on_press is not None:
            if self.scene is not None:
                self.scene.game.play_sound("button-press")
            self.on_press()


def fit(canvas: Canvas, text: str, style: Style, width: float) -> Style:
    """The style made smaller, down to three quarters, until the text fits."""
    from game.canvas import text_width

    while style.size > 13 and text_width(canvas.space, text, style) > width:
        smaller = style.but(size=style.size - 1, cap=max(1.0, style.cap - 0.08))
        if smaller.size < style.size * 0.7:
            break
        style = smaller
    return style


class IconButton(Button):
    """A square printed tile with an icon and, where there is room, a word beneath."""

    def draw(self, canvas: Canvas) -> None:
        """The tile, the icon, the word."""
        canvas.skin(self.kind + self.state, self.rect)
        sunk = 2.0 if self.state == "-pressed" else -1.5
        inner = self.rect.inflate(-14, -12).move(0, sunk)
        line = canvas.space.text_units(WORD.size, WORD.cap) * 1.15
        words = inner.height >= 44 and bool(self.label)
        size = min(inner.width, inner.height - (line if words else 0))
        icon = FRect(inner.centerx - size / 2, inner.top, size, size)
        if not words:
            icon.centery = inner.centery
        canvas.picture(self._icon_name(), icon, 255 if self.enabled else 110)
        if words:
            colour = GREY if not self.enabled else CREAM if self.kind in LIGHT_ON else INK
            style = fit(canvas, self.label, WORD.but(colour=colour), inner.width + 8)
            canvas.text(self.label, (inner.centerx, inner.bottom - line / 2), style, "center")


class HeldButton(Button):
    """Does nothing when it is pressed and let go; what counts is whether it is held, by pointer or key."""

    _by_key = False

    @property
    def holding(self) -> bool:
        """Whether it is held down now."""
        return (self.pressed and self.hovered) or self._by_key

    def handle(self, signal: Signal) -> bool:
        """Pointer down or the enter or space key starts it; letting go stops it."""
        if isinstance(signal, KeyPressed) and signal.key in ("return", "space"):
            self._by_key = True
            return True
        if isinstance(signal, KeyReleased) and signal.key in ("return", "space"):
            self._by_key = False
            return True
        if isinstance(signal, FocusLost):
            self._by_key = False
        return super().handle(signal)

    def activate(self) -> None:
        """A short press does nothing: it must be held."""

    def focus_lost(self) -> None:
        """Keys held no longer count."""
        self._by_key = False


class HoldButton(HeldButton):
    """Fires once after being held by pointer or key; a ring fills meanwhile."""

    held = changing(0.0)

    def __init__(
        self,
        name: str,
        label: str,
        rect: FRect | tuple[float, float, float, float],
        on_done: Callable[[], None],
        kind: str = "button-go",
        seconds: float = HOLD_SECONDS,
    ) -> None:
        super().__init__(name, label, rect, None, kind)
        self.on_done, self.seconds = on_done, seconds

    def draw(self, canvas: Canvas) -> None:
        """The button, and on its left the ring that fills."""
        super().draw(canvas)
        if self.held <= 0:
            return
        middle = self.rect.left + 34, self.rect.centery - 1
        canvas.ring(middle, 15, self.held, LEMON if self.kind in LIGHT_ON else SINDOOR, INK)

    def update(self, dt: float) -> None:
        """The ring fills while the button is held, and empties at once when it is let go."""
        self.held = min(1.0, self.held + dt / self.seconds) if self.holding else 0.0
        if self.held >= 1.0:
            self.pressed = self._by_key = False
            self.held = 0.0
            self.on_done()
