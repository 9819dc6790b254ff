"""A page of the rulebook that is read, scrolled, and whose links are followed by pointer or keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas, text_height, text_width
from game.look import BROWN, GREY, INK, LEMON, SINDOOR, TEAL
from game.rulebook import figures
from game.rulebook.pages import Block, Link, Page
from game.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased, Signal
from game.space import Point, Space
from game.text import Style
from game.widgets.base import changing
from game.widgets.reader import Scrolling

TITLE = Style("label", 36)
PART = Style("label", 24, SINDOOR)
HEAD = Style("bold", 20)
TEXT = Style("body", 19, leading=1.14)
INTRO = Style("body", 19, BROWN, leading=1.14)
NOTE = Style("bold", 17)
ID = Style("label", 15, GREY)
LINK = Style("bold", 16, TEAL)
ENTRY = Style("label", 24, TEAL)
ABOVE = {
    "title": 4.0,
    "part": 26.0,
    "rule": 16.0,
    "see": 4.0,
    "entry": 14.0,
    "question": 16.0,
    "figure": 10.0,
}
"""Room above each look."""
INDENT = 14.0
BETWEEN = 20.0
"""From one link of a row to the next."""


@dataclass
class Spot:
    """Where a link lies on the page, from its top left corner."""

    link: Link
    area: FRect


@dataclass
class Laid:
    """A block with its place on the page."""

    block: Block
    area: FRect
    spots: list[Spot]


class RulePage(Scrolling):
    """The page. Left and right walk from link to link, enter follows one, backspace turns back."""

    marked = changing(-1)
    under = changing(-1)
    """The link of the keyboard, and that under the pointer; -1 for none."""
    skin = ""
    pad = 10.0

    def __init__(
        self,
        rect: FRect,
        blocks: Sequence[Block],
        follow: Callable[[Page], None],
        back: Callable[[], None],
    ) -> None:
        super().__init__("page", rect)
        self._blocks, self._follow, self._back = blocks, follow, back
        self._laid: tuple[Space | None, list[Laid]] = (None, [])

    # --- laying out ---------------------------------------------------------------------------------

    def laid(self, space: Space) -> list[Laid]:
        """All blocks with their places, for the present text size."""
        if self._laid[0] != space:
            y, out = 0.0, list[Laid]()
            for block in self._blocks:
                y += ABOVE.get(block.look, 8.0) if out else 0.0
                one = _lay(space, block, y, self.inner.width)
                out.append(one)
                y += one.area.height
            self._laid = space, out
        return self._laid[1]

    def content_height(self, space: Space) -> float:
        """Down to the end of the last block."""
        laid = self.laid(space)
        return laid[-1].area.bottom + 24 if laid else 0.0

    def show(self, space: Space, rule: str) -> None:
        """Scroll so that a rule stands near the top."""
        for one in self.laid(space):
            if one.block.rule == rule:
                self.scroll_to(one.area.top - self.inner.height * 0.16, at_once=True)

    def _spots(self) -> list[Spot]:
        if self.scene is None:
            return []
        return [spot for one in self.laid(self.scene.space) for spot in one.spots]

    # --- drawing ------------------------------------------------------------------------------------

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """The blocks in sight, then the marks on their links."""
        dx, dy = inner.left, inner.top - self.offset
        spots = self._spots()
        chosen = {n for n in (self.under, self.marked if self.focused else -1) if n >= 0}
        lit = [spots[n] for n in sorted(chosen) if n < len(spots)]
        for one in self.laid(canvas.space):
            area = one.area.move(dx, dy)
            if area.bottom >= inner.top and area.top <= inner.bottom:
                _draw(canvas, one.block, area)
                for spot in one.spots:
                    _draw_link(canvas, spot, spot.area.move(dx, dy), one.block.look, spot in lit)

    # --- hands and keys -----------------------------------------------------------------------------

    def handle(self, signal: Signal) -> bool:
        """Links first, then scrolling as ever."""
        if isinstance(signal, PointerMoved):
            self.under = self._at(signal.at)
        if isinstance(signal, KeyPressed) and self._key(signal):
            return True
        if super().handle(signal):
            return True
        if isinstance(signal, PointerPressed) and signal.button == 1:
            return True
        if isinstance(signal, PointerReleased):
            self._go(self._at(signal.at))
            return True
        return False

    def _key(self, signal: KeyPressed) -> bool:
        spots = self._spots()
        if signal.key in ("left", "right") and spots:
            step = 1 if signal.key == "right" else -1
            self.marked = (self.marked + step) % len(spots) if self.marked >= 0 else self._first(step)
            top = spots[self.marked].area.top
            if not self.offset <= top <= self.offset + self.inner.height - 40:
                self.scroll_to(top - self.inner.height / 3)
            return True
        if signal.key == "return" and not signal.repeat:
            return self._go(self.marked)
        if signal.key == "backspace":
            self._back()
            return True
        return False

    def _first(self, step: int) -> int:
        """The first link in sight, or the last one of all when walking backwards."""
        spots = self._spots()
        sight = (n for n, spot in enumerate(spots) if spot.area.top >= self.offset)
        return next(sight, 0) if step > 0 else len(spots) - 1

    def _at(self, point: Point) -> int:
        inner = self.inner
        if not inner.inflate(8, 4).collidepoint(point):
            return -1
        x, y = point[0] - inner.left, point[1] - inner.top + self.offset
        return next((n for n, spot in enumerate(self._spots()) if spot.area.collidepoint(x, y)), -1)

    def _go(self, number: int) -> bool:
        spots = self._spots()
        if not 0 <= number < len(spots):
            return False
        self._follow(spots[number].link.page)
        return True


def _lay(space: Space, block: Block, y: float, width: float) -> Laid:
    """A block and its links at a height of the page."""
    height = _height(space, block, width)
    spots: list[Spot] = []
    if block.look == "see":
        spots, height = _row(space, block.links, y, width)
    elif block.look == "entry":
        line = space.text_units(ENTRY.size) * 1.4
        across = min(width, text_width(space, block.links[0].text, ENTRY) + 8)
        spots = [Spot(block.links[0], FRect(0, y, across, line))]
    elif block.look == "question":
        line = space.text_units(LINK.size) * 1.5
        across = min(width - INDENT, text_width(space, block.links[0].text, LINK) + 8)
        spots = [Spot(block.links[0], FRect(INDENT, y + height - line, across, line))]
    return Laid(block, FRect(0, y, width, height), spots)


def _row(space: Space, links: Sequence[Link], y: float, width: float) -> tuple[list[Spot], float]:
    """Links one after the other, in as many lines as they need."""
    line = space.text_units(LINK.size) * 1.5
    x, spots = INDENT, list[Spot]()
    for link in links:
        across = min(width - INDENT, text_width(space, link.text, LINK) + 6)
        if x > INDENT and x + across > width:
            x, y = INDENT, y + line
        spots.append(Spot(link, FRect(x, y, across, line)))
        x += across + BETWEEN
    return spots, y + line - spots[0].area.top


def _height(space: Space, block: Block, width: float) -> float:
    def tall(text: str, style: Style, less: float = 0.0) -> float:
        return text_height(space, text, width - less, style)

    line = space.text_units(LINK.size) * 1.5
    return {
        "title": lambda: tall(block.text, TITLE),
        "intro": lambda: tall(block.text, INTRO),
        "text": lambda: tall(block.text, TEXT),
        "note": lambda: tall(block.text, NOTE, 28) + 16,
        "part": lambda: tall(block.text, PART) + 6,
        "rule": lambda: (
            tall(block.head, HEAD, INDENT + _id_width(space, block)) + 4 + tall(block.text, TEXT, INDENT)
        ),
        "figure": lambda: figures.height(space, block.figure),
        "see": lambda: line,
        "entry": lambda: space.text_units(ENTRY.size) * 1.4 + (tall(block.text, TEXT) if block.text else 0),
        "question": lambda: tall(block.head, HEAD) + 4 + tall(block.text, TEXT, INDENT) + line,
    }[block.look]()


def _id_width(space: Space, block: Block) -> float:
    return text_width(space, block.rule, ID) + 16


def _draw(canvas: Canvas, block: Block, area: FRect) -> None:
    """Everything of a block but its links."""
    plain = {"title": TITLE, "intro": INTRO, "text": TEXT}.get(block.look)
    if plain is not None:
        canvas.paragraph(block.text, area, plain)
    elif block.look == "note":
        canvas.fill(area, LEMON, 8, INK, 2)
        canvas.paragraph(block.text, area.inflate(-28, -16), NOTE)
    elif block.look == "part":
        canvas.paragraph(block.text, area, PART)
        canvas.fill(FRect(area.left, area.bottom - 3, area.width, 2), SINDOOR)
    elif block.look == "rule":
        _draw_rule(canvas, block, area)
    elif block.look == "figure":
        figures.draw(
            canvas, block.figure, FRect(area.left + INDENT, area.top, area.width - INDENT, area.height)
        )
    elif block.look == "entry" and block.text:
        line = canvas.space.text_units(ENTRY.size) * 1.4
        canvas.paragraph(block.text, FRect(area.left, area.top + line, area.width, area.height), TEXT)
    elif block.look == "question":
        used = canvas.paragraph(block.head, area, HEAD)
        rest = FRect(area.left + INDENT, area.top + used + 4, area.width - INDENT, area.height)
        canvas.paragraph(block.text, rest, TEXT)


def _draw_rule(canvas: Canvas, block: Block, area: FRect) -> None:
    """Title, id and text; the one that was looked for lies on a stroke of highlighter."""
    space = canvas.space
    if block.lit:
        canvas.fill(FRect(area.left - 6, area.top - 5, area.width + 10, area.height + 10), LEMON, 8)
    canvas.fill(FRect(area.left, area.top + 3, 5, area.height - 6), SINDOOR if block.lit else TEAL, 2)
    less = INDENT + _id_width(space, block)
    used = canvas.paragraph(
        block.head, FRect(area.left + INDENT, area.top, area.width - less, area.height), HEAD
    )
    canvas.text(block.rule, (area.right - 4, area.top + space.text_units(HEAD.size) * 0.7), ID, "midright")
    top = area.top + used + 4
    canvas.paragraph(block.text, FRect(area.left + INDENT, top, area.width - INDENT, area.height), TEXT)


def _draw_link(canvas: Canvas, spot: Spot, area: FRect, look: str, lit: bool) -> None:
    style = ENTRY if look == "entry" else LINK
    if lit:
        canvas.fill(area.inflate(8, 0), LEMON, 6)
    shown = canvas.text(spot.link.text, area.midleft, style, "midleft", area.width)
    line = FRect(area.left, area.centery + canvas.space.text_units(style.size) * 0.6, 0, 2)
    line.width = shown.width / canvas.space.scale
    canvas.fill(line, TEAL)
