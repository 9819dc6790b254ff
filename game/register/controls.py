"""Controls of the book: candidates to pick from, the adding machine, and reading a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from engine.core.refusal import Refusal
from game.canvas import Canvas
from game.files import Trouble
from game.look import CREAM, INK
from game.register.tally import VALUES, Tally
from game.scene import Scene
from game.table.entkhbat.names import badge
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.toggle import ToggleGroup
from game.words import words

NAME = Style("label", 25, INK, 1.2)
STRIP = Style("body", 20, INK, 1.2)
KEY = Style("label", 22)
LONGEST_NUMBER = 6
"""Digits; no total of a match needs more."""


def whole_number(text: str) -> int:
    """The number that was written. Raises `Trouble` with a sentence for what is none."""
    plain = text.strip()
    if not plain.isdecimal() or len(plain) > LONGEST_NUMBER:
        raise Trouble(Refusal("no-number" if plain else "nothing-written", "AE-R32", {"text": plain}))
    return int(plain)


class NamePicker(ToggleGroup):
    """Candidates in two rows of three tags, each with its badge."""

    @property
    def columns(self) -> int:
        """Four sit better two by two."""
        return 2 if len(self.options) in (2, 4) else 3

    def __init__(
        self,
        name: str,
        seats: Sequence[int],
        names: Sequence[str],
        chosen: int | None,
        rect: FRect,
        on_change: Callable[[object], None],
    ) -> None:
        super().__init__(name, [(seat, names[seat]) for seat in seats], chosen, rect, on_change, gap=10.0)

    def part(self, index: int) -> FRect:
        """The tag of one candidate."""
        rows = max(1, -(-len(self.options) // self.columns))
        across = min(self.columns, len(self.options))
        width = (self.rect.width - self.gap * (across - 1)) / max(1, across)
        height = (self.rect.height - self.gap * (rows - 1)) / rows
        row, column = divmod(index, self.columns)
        left = self.rect.left + column * (width + self.gap)
        return FRect(left, self.rect.top + row * (height + self.gap), width, height)

    def draw(self, canvas: Canvas) -> None:
        """The tags; the chosen one dark."""
        for index, (seat, label) in enumerate(self.options):
            area, on = self.part(index), index == self.chosen
            state = "-hover" if index == self.pointed and not on else ""
            canvas.skin("button-quiet-pressed" if on else "button" + state, area)
            size = min(44.0, area.height - 10)
            if isinstance(seat, int):
                canvas.picture(badge(seat), FRect(area.left + 10, area.centery - size / 2, size, size))
            inner = FRect(area.left + size + 18, area.top, area.width - size - 28, area.height)
            heading(canvas, label, inner, NAME.but(colour=CREAM if on else INK))


class AddingMachine:
    """Keys for the vote values, and a paper strip; hands the sum to `on_sum` after each tap."""

    def __init__(self, scene: Scene, area: FRect, tally: Tally, on_sum: Callable[[int], None]) -> None:
        self.tally, self.on_sum = tally, on_sum
        row = (area.height - 12) / 3
        self._strip = scene.add(
            Label("", FRect(area.left, area.top, area.width, row), STRIP, "left", "strip")
        )
        gap = 8.0
        wide = (area.width - gap * (len(VALUES) - 1)) / len(VALUES)
        for index, value in enumerate(VALUES):
            spot = FRect(area.left + index * (wide + gap), area.top + row + 4, wide, row)
            scene.add(Button(f"vote-{value}", str(value), spot, partial(self.tap, value), style=KEY))
        keys = (
            ("stuffed", self.stuff),
            ("region", self.next_region),
            ("back", self.back),
            ("clear", self.clear),
        )
        wide = (area.width - gap * 3) / 4
        for index, (name, act) in enumerate(keys):
            spot = FRect(area.left + index * (wide + gap), area.top + 2 * row + 12, wide, row)
            scene.add(Button(f"machine-{name}", words(f"register.machine.{name}"), spot, act, style=KEY))
        self._show()

    def tap(self, value: int) -> None:
        """A vote card of that value."""
        self.tally.tap(value)
        self._tell()

    def stuff(self) -> None:
        """The region is stuffed, or it is not."""
        self.tally.stuff()
        self._tell()

    def next_region(self) -> None:
        """The next region."""
        self.tally.next_region()
        self._tell()

    def back(self) -> None:
        """The last tap was a slip."""
        self.tally.back()
        self._tell()

    def clear(self) -> None:
        """From the beginning."""
        self.tally.clear()
        self._tell()

    def _tell(self) -> None:
        self._show()
        self.on_sum(self.tally.total)

    def _show(self) -> None:
        self._strip.text = words("register.machine.strip", strip=self.tally.strip)
