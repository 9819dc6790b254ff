"""The bubble beside a piece that came home: what is wrong, and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.canvas import Canvas, text_height, text_width
from game.look import SINDOOR, WHITE
from game.signals import KeyPressed, PointerReleased, Signal
from game.space import Point, Space
from game.text import Style
from game.widgets.base import Widget

WORDS = Style("bold", 17)
RULE = Style("label", 16, SINDOOR)


class Bubble(Widget):
    """Words with a tail pointing at `toward`. A press on it opens the rule, when there is one to open."""

    margin = 40.0

    def __init__(
        self,
        space: Space,
        text: str,
        rule: str = "",
        toward: Point = (0.0, 0.0),
        width: float = 236.0,
        avoid: FRect | None = None,
        on_rule: Callable[[str], None] | None = None,
    ) -> None:
        self.text, self.rule, self.toward, self.on_rule = text, rule, toward, on_rule
        width = min(width * max(1.0, space.text_scale), space.visible.width - 40)
        width = max(110.0, min(width, text_width(space, text, WORDS) + 36))
        height = text_height(space, text, width - 32, WORDS) + 28
        if rule:
            height += space.text_units(RULE.size) * 1.5
        super().__init__("bubble", _beside(space, toward, width, height, avoid))
        self.focusable = bool(rule and on_rule)

    def draw(self, canvas: Canvas) -> None:
        """The plate, its tail, the sentence and the rule."""
        canvas.skin("bubble", self.rect)
        self._draw_tail(canvas)
        inner = self.rect.inflate(-32, -24)
        used = canvas.paragraph(self.text, inner, WORDS)
        if self.rule:
            at = (inner.left, inner.top + used + canvas.space.text_units(RULE.size) * 0.85)
            shown = canvas.text(self.rule, at, RULE, "midleft", inner.width)
            if self.focusable:
                line = FRect(inner.left, 0, shown.width / canvas.space.scale, 2)
                line.top = at[1] + canvas.space.text_units(RULE.size) * 0.62
                canvas.fill(line, SINDOOR)

    def _draw_tail(self, canvas: Canvas) -> None:
        x, y = self.toward
        box = self.rect
        if x < box.left:
            base = max(box.top + 24, min(box.bottom - 24, y))
            tip = max(x, box.left - 30)
            points = [(box.left + 5, base - 11), (tip, base), (box.left + 5, base + 11)]
        elif x > box.right:
            base = max(box.top + 24, min(box.bottom - 24, y))
            tip = min(x, box.right + 30)
            points = [(box.right - 5, base - 11), (tip, base), (box.right - 5, base + 11)]
        else:
            base = max(box.left + 24, min(box.right - 24, x))
            edge, tip = (box.bottom - 5, box.bottom + 22) if y > box.bottom else (box.top + 5, box.top - 22)
            points = [(base - 11, edge), (base, tip), (base + 11, edge)]
        canvas.polygon(points, WHITE)
        for start, end in ((points[0], points[1]), (points[1], points[2])):
            canvas.line(start, end, SINDOOR, 2.4)

    def handle(self, signal: Signal) -> bool:
        """Open the rule."""
        pressed = isinstance(signal, PointerReleased) and self.contains(signal.at)
        keyed = isinstance(signal, KeyPressed) and signal.key in ("return", "space")
        if (pressed or keyed) and self.rule and self.on_rule is not None:
            self.on_rule(self.rule)
            return True
        return False


def _beside(space: Space, toward: Point, width: float, height: float, avoid: FRect | None) -> FRect:
    """Right of the piece, else left, else above; never over `avoid`, always in the window."""
    room = space.visible.inflate(-24, -24)
    spots = []
    for left, top in (
        (toward[0] + 34, toward[1] - height / 2),
        (toward[0] - 34 - width, toward[1] - height / 2),
        (toward[0] - width / 2, toward[1] - height - 34),
    ):
        spot = FRect(left, top, width, height).clamp(room)
        spots.append(spot)
        if not spot.collidepoint(toward) and (avoid is None or not spot.colliderect(avoid)):
            return spot
    return spots[0]
