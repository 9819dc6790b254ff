"""The focus ring and the tooltip: the two things that float over every scene."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas, text_height, text_width
from game.look import INK, LEMON
from game.text import Style

TIP_STYLE = Style("body", 16)
TIP_WIDTH = 340.0


class FocusRing:
    """A two-tone ring round whatever the keyboard speaks to."""

    def __init__(self, area: FRect) -> None:
        self._area = area

    def signature(self) -> object:
        """Where it lies."""
        return ("ring", tuple(self._area))

    def draw(self, canvas: Canvas) -> None:
        """An ink line outside, a lemon line inside, each 3 pixels at 1080p."""
        outer = self._area.inflate(14, 14)
        canvas.outline(outer, INK, 3.4, 12)
        canvas.outline(outer.inflate(-6, -6), LEMON, 3.2, 10)


class Tooltip:
    """A small plate of words beside the pointer or the focus."""

    def __init__(self, text: str, beside: FRect) -> None:
        self._text, self._beside = text, beside

    def signature(self) -> object:
        """Its words and place."""
        return ("tip", self._text, tuple(self._beside))

    def draw(self, canvas: Canvas) -> None:
        """Below what it speaks of, or above where there is no room."""
        width = min(
            TIP_WIDTH * max(1.0, canvas.space.text_scale), text_width(canvas.space, self._text, TIP_STYLE)
        )
        height = text_height(canvas.space, self._text, width + 1, TIP_STYLE)
        area = FRect(0, 0, width + 28, height + 20)
        room = canvas.space.visible.inflate(-16, -16)
        area.midtop = (self._beside.centerx, self._beside.bottom + 10)
        if area.bottom > room.bottom:
            area.midbottom = (self._beside.centerx, self._beside.top - 10)
        area.clamp_ip(room)
        canvas.skin("tooltip", area)
        canvas.paragraph(self._text, area.inflate(-26, -20), TIP_STYLE)
