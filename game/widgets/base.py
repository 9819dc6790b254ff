"""What every control has: a name, a place, a state, and a way to ask for a redraw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from pygame import FRect

from game.canvas import Canvas
from game.signals import Signal
from game.space import Point

if TYPE_CHECKING:
    from game.scene import Scene

T = TypeVar("T")


class changing(Generic[T]):  # noqa: N801 - reads as a declaration: held = changing(0.0)
    """An attribute of a widget that asks for a redraw whenever it takes a new value."""

    def __init__(self, start: T) -> None:
        self._start = start

    def __set_name__(self, owner: type, name: str) -> None:
        self._slot = f"_{name}"

    @overload
    def __get__(self, widget: None, owner: type) -> changing[T]: ...
    @overload
    def __get__(self, widget: Widget, owner: type) -> T: ...
    def __get__(self, widget: Widget | None, owner: type) -> Any:
        return self if widget is None else widget.__dict__.get(self._slot, self._start)

    def __set__(self, widget: Widget, value: T) -> None:
        if widget.__dict__.get(self._slot, self._start) != value:
            widget.redraw()
            widget.__dict__[self._slot] = value
            widget.redraw()


class Widget:
    """A control lying on a scene. `rect` is in table units; `name` addresses it for keys, tests and logs."""

    focusable = False
    margin = 10.0
    """How far beyond its rectangle it may draw, as for shadows."""

    visible = changing(True)
    enabled = changing(True)
    hovered = changing(False)
    pressed = changing(False)

    def __init__(self, name: str, rect: FRect | tuple[float, float, float, float], tip: str = "") -> None:
        self.name = name
        self.scene: Scene | None = None
        self._rect = FRect(rect)
        self.tip = tip

    @property
    def rect(self) -> FRect:
        """Where it lies, in table units."""
        return self._rect

    @rect.setter
    def rect(self, area: FRect | tuple[float, float, float, float]) -> None:
        if FRect(area) != self._rect:
            self.redraw()
            self._rect = FRect(area)
            self.redraw()

    @property
    def focused(self) -> bool:
        """Whether the keyboard speaks to it."""
        return self.scene is not None and self.scene.focus is self

    def bounds(self) -> FRect:
        """Everything it may draw on."""
        return self._rect.inflate(2 * self.margin, 2 * self.margin)

    def contains(self, point: Point) -> bool:
        """Whether a point of the table is on it."""
        return self._rect.collidepoint(point)

    def redraw(self) -> None:
        """Ask for a redraw of its place."""
        if self.scene is not None:
            self.scene.touch(self.bounds())

    def draw(self, canvas: Canvas) -> None:
        """Draw it; only looks, never changes anything."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def handle(self, signal: Signal) -> bool:
        """React to a signal meant for it. True when it was of use."""
        return False

    def focus_gained(self) -> None:
        """The keyboard speaks to it from now on."""

    def focus_lost(self) -> None:
        """The keyboard speaks to another."""
