"""Draws a control once more over everything that flies, so that it can be read."""

from __future__ import annotations

from game.canvas import Canvas
from game.widgets.base import Widget


class Above:
    """A mover that looks like a widget."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget

    def signature(self) -> object:
        """Which widget, and where."""
        return ("above", id(self._widget), tuple(self._widget.rect))

    def draw(self, canvas: Canvas) -> None:
        """As the widget draws itself."""
        self._widget.draw(canvas)
