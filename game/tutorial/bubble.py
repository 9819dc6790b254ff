"""The narrator's bubble: a headline, a few words, sometimes the keys, and at most a few buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas, text_height
from game.look import INK, SINDOOR, WHITE
from game.scene import Scene
from game.space import Point, Space
from game.text import Style
from game.tutorial.placing import place_bubble
from game.widgets.base import Widget
from game.widgets.button import Button

HEAD = Style("label", 26, SINDOOR, 1.6)
BODY = Style("body", 20, INK, 1.7)
KEYS = Style("bold", 16, "#5c4a3a", 1.5)
WIDTH = 420.0
PAD = 24.0
BUTTON_HEIGHT = 52.0


@dataclass(frozen=True)
class Saying:
    """What the bubble says, and the buttons below: name, label, what it does."""

    head: str
    body: str
    keys: str = ""
    buttons: tuple[tuple[str, str, Callable[[], None]], ...] = ()


class SpeechBubble(Widget):
    """Words with a tail that points at the subject."""

    margin = 44.0

    def __init__(
        self,
        space: Space,
        saying: Saying,
        lit: Sequence[FRect],
        spare: Sequence[FRect],
        room: FRect,
    ) -> None:
        subject = lit[0] if lit else FRect(room.centerx - 4, room.centery - 4, 8, 8)
        self.saying, self.subject = saying, subject
        self.blocks = _measure(space, saying, min(WIDTH * min(1.5, max(1.0, space.text_scale)), room.width))
        size = self.blocks.width, self.blocks.height
        super().__init__("narrator", place_bubble(size, subject, lit[1:], spare, room))

    def buttons(self) -> list[Button]:
        """The buttons at the foot of the bubble."""
        row, out = self.blocks.button_height, []
        wide = self.rect.width - 2 * PAD
        stacked = len(self.saying.buttons) > 2
        across = 1 if stacked else max(1, len(self.saying.buttons))
        width = (wide - 12 * (across - 1)) / across
        top = self.rect.bottom - PAD - self.blocks.button_rows * (row + 8) + 8
        for index, (name, label, act) in enumerate(self.saying.buttons):
            x = self.rect.left + PAD + (index % across) * (width + 12)
            y = top + (index // across) * (row + 8)
            kind = "button-go" if index == 0 else "button"
            out.append(Button(name, label, FRect(x, y, width, row), act, kind))
        return out

    def draw(self, canvas: Canvas) -> None:
        """The plate, its tail, headline, body and keys."""
        canvas.skin("bubble", self.rect)
        self._draw_tail(canvas)
        inner = self.rect.inflate(-2 * PAD, -2 * PAD)
        y = inner.top - 4
        for text, style, height in self.blocks.texts:
            canvas.paragraph(text, FRect(inner.left, y, inner.width, height), style)
            y += height

    def _draw_tail(self, canvas: Canvas) -> None:
        points = tail(self.rect, self.subject)
        if not points or self.subject.width < 10:
            return
        canvas.polygon(points, WHITE)
        for start, end in ((points[0], points[1]), (points[1], points[2])):
            canvas.line(start, end, SINDOOR, 2.4)


@dataclass(frozen=True)
class _Blocks:
    width: float
    height: float
    texts: tuple[tuple[str, Style, float], ...]
    button_rows: int
    button_height: float


def _measure(space: Space, saying: Saying, width: float) -> _Blocks:
    inner = width - 2 * PAD
    wanted = ((saying.head, HEAD, 6.0), (saying.body, BODY, 8.0), (saying.keys, KEYS, 4.0))
    texts = tuple(
        (text, style, text_height(space, text, inner, style) + gap) for text, style, gap in wanted if text
    )
    count = len(saying.buttons)
    rows = count if count > 2 else min(1, count)
    row = max(BUTTON_HEIGHT, space.text_units(21) * 1.9)
    height = sum(height for _, _, height in texts) + 2 * PAD + rows * (row + 8)
    return _Blocks(width, height, texts, rows, row)


def tail(box: FRect, subject: FRect) -> list[Point]:
    """Base, tip and base of the tail; nothing where bubble and subject touch."""
    x, y = subject.center
    if subject.left >= box.right or subject.right <= box.left:
        right = subject.left >= box.right
        edge, near = (box.right - 5, subject.left) if right else (box.left + 5, subject.right)
        reach = min(30.0, abs(near - edge))
        base = max(box.top + 26, min(box.bottom - 26, y))
        tip = edge + (reach if right else -reach)
        return [(edge, base - 11), (tip, base + _lean(y - base)), (edge, base + 11)]
    if subject.top >= box.bottom or subject.bottom <= box.top:
        below = subject.top >= box.bottom
        edge, near = (box.bottom - 5, subject.top) if below else (box.top + 5, subject.bottom)
        reach = min(30.0, abs(near - edge))
        base = max(box.left + 26, min(box.right - 26, x))
        tip_y = edge + (reach if below else -reach)
        return [(base - 11, edge), (base + _lean(x - base), tip_y), (base + 11, edge)]
    return []


def _lean(off: float) -> float:
    """How far the tip leans towards a subject that the tail does not quite reach."""
    return max(-26.0, min(26.0, off))


class Narrator:
    """Puts the bubble with its buttons on a scene, and takes it away."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.parts: list[Widget] = []

    @property
    def bubble(self) -> SpeechBubble | None:
        """The bubble, while there is one."""
        return next((part for part in self.parts if isinstance(part, SpeechBubble)), None)

    def say(self, saying: Saying, lit: Sequence[FRect], spare: Sequence[FRect], room: FRect) -> None:
        """Say something in `room`: beside the first of what is lit, better not over `spare`."""
        self.hush()
        bubble = SpeechBubble(self.scene.space, saying, lit, spare, room)
        self.parts = [self.scene.add(part) for part in (bubble, *bubble.buttons())]

    def hush(self) -> None:
        """Nothing is said any more."""
        for part in self.parts:
            if part.scene is not None:
                self.scene.remove(part)
        self.parts = []
