"""The controls on the deal mat: each is made once and shown wherever the moment wants it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from game.canvas import Canvas
from game.table.modipoly.buttons import ActionButton
from game.table.modipoly.names import badge
from game.table.modipoly.talk.dial import LIT, Dial
from game.table.tamasha.furniture import put
from game.widgets.base import Widget, changing
from game.widgets.button import Button

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene


class Badge(Button):
    """The badge of a seat one could talk to; the partner's is ringed."""

    seat = changing(0)

    def draw(self, canvas: Canvas) -> None:
        """The badge, on a disc where it is chosen or pointed at."""
        near = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        if self.chosen or near:
            canvas.disc(self.rect.center, self.rect.width * 0.56, LIT if near else "#f3efe2")
        put(canvas, badge(self.seat), self.rect.center, self.rect.width * (0.9 if self.enabled else 0.72))
        if not self.enabled and not self.chosen:
            canvas.disc(self.rect.center, self.rect.width * 0.42, "#1f4f43b0")


class Controls:
    """Buttons, dials and badges by name. What is not asked for between `begin` and `end` is put away."""

    def __init__(self, scene: ModipolyScene) -> None:
        self.scene = scene
        self.made: dict[str, Widget] = {}
        self._wanted: set[str] = set()

    def forget(self) -> None:
        """The scene is built anew: everything went with the old layout."""
        self.made.clear()

    def begin(self) -> None:
        """From here on the moment says what it wants."""
        self._wanted.clear()

    def end(self) -> None:
        """Put away what was not wanted."""
        for name, widget in self.made.items():
            if name not in self._wanted and widget.visible:
                widget.visible = widget.enabled = False
                if self.scene.focus is widget:
                    self.scene.set_focus(None)

    def press(
        self, name: str, label: str, area: FRect, main: bool = False, tip: str = "", always: bool = False
    ) -> bool:
        """A button for the gesture of that name, while it is open, or with `always` greyed while it is not.

        Gives back whether it lies there.
        """
        live = name in self.scene.gestures.presses
        if live or always:
            act = partial(self._press, name)
            self.button(name, label, area, act, main, tip).enabled = live
        return live or always

    def _press(self, name: str) -> None:
        self.scene.press(name)

    def button(
        self, name: str, label: str, area: FRect, act: Callable[[], None], main: bool = False, tip: str = ""
    ) -> Button:
        """A button that does something of its own."""
        found = self.made.get(name)
        if not isinstance(found, ActionButton):
            found = ActionButton(name, label, area)
            self._add(name, found)
        found.rect, found.label, found.tip = area, label, tip
        found.kind = "button-go" if main else "button"
        found.on_press = act
        self._show(name, found)
        return found

    def badge(
        self, name: str, seat: int, area: FRect, chosen: bool, tip: str, act: Callable[[], None] | None = None
    ) -> None:
        """The badge of a seat: for the gesture of that name while it is open, or for something of its own."""
        found = self.made.get(name)
        if not isinstance(found, Badge):
            found = Badge(name, "", area, partial(self._press, name))
            self._add(name, found)
        found.rect, found.seat, found.chosen, found.tip = area, seat, chosen, tip
        found.on_press = act or partial(self._press, name)
        self._show(name, found)
        found.enabled = act is not None or name in self.scene.gestures.presses

    def dial(
        self, name: str, area: FRect, step: int, bounds: tuple[int, int], value: int, text: str,
        turn: Callable[[int], None],
    ) -> None:  # fmt: skip
        """A dial between two bounds, both included."""
        found = self.made.get(name)
        if not isinstance(found, Dial):
            found = Dial(name, area, step, turn, lambda: self.scene.hand.busy)
            self._add(name, found)
        found.rect, found.step, found.on_turn = area, step, turn
        found.least, found.most, found.value, found.text = *bounds, value, text
        self._show(name, found)

    def add(self, name: str, make: Callable[[], Widget]) -> Widget:
        """Any other widget, made when it is first wanted."""
        if name not in self.made:
            self._add(name, make())
        self._show(name, self.made[name])
        return self.made[name]

    def _add(self, name: str, widget: Widget) -> None:
        if name in self.made:
            self.scene.remove(self.made[name])
        self.made[name] = self.scene.add(widget)

    def _show(self, name: str, widget: Widget) -> None:
        self._wanted.add(name)
        widget.visible = widget.enabled = True
