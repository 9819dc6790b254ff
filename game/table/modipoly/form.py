"""A form over the board: whatever else may be answered, as plain buttons in a numbered list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from pygame import FRect

from engine.core.asking import Answer
from game.canvas import Canvas
from game.table.gesture import Gesture, Press
from game.table.modipoly import layout, phrases
from game.table.modipoly.desk import Desk, Papers
from game.table.modipoly.inks import BLACK, PAPER
from game.table.modipoly.moment import Moment
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget
from game.widgets.button import Button
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

TITLE = Style("label", 24, BLACK, 1.2)
MOST = 24


class Form(Desk):
    """The last desk: it asks what no other desk asks, so that no question stays without an answer."""

    def __init__(self, scene: ModipolyScene) -> None:
        super().__init__(scene)
        self.papers = Papers(scene)
        self.offered: tuple[Answer, ...] = ()

    def build(self) -> None:
        """No form lies there yet."""
        self.papers.forget()

    def gestures(self, moment: Moment) -> Iterable[Gesture]:
        """Every listed answer, if nobody else has offered anything."""
        others = (desk for desk in self.scene.desks if desk is not self)
        taken = any(gesture for desk in others for gesture in desk.gestures(moment))
        self.offered = () if taken else tuple(moment.options[:MOST])
        return [Press(f"form-{index}", answer) for index, answer in enumerate(self.offered)]

    def refresh(self) -> None:
        """The sheet, while it is needed."""
        live = any(name.startswith("form-") for name in self.scene.gestures.presses)
        key = (self.scene.shown.view.awaits, self.offered) if live else None
        self.papers.show(key, self._sheet)

    def _sheet(self) -> Iterable[Widget]:
        rows = -(-len(self.offered) // 2)
        area = FRect(layout.SHEET)
        area.height = 70 + rows * 44
        area.center = layout.SHEET.center
        yield Sheet("form", area, self.scene.prompt)
        for index, answer in enumerate(self.offered):
            row, column = divmod(index, 2)
            wide = area.width / 2 - 30
            spot = FRect(area.left + 20 + column * (wide + 20), area.top + 56 + row * 44, wide, 38)
            name = f"form-{index}"
            yield Button(name, self._label(answer), spot, self.scene.presser(name))

    def _label(self, answer: Answer) -> str:
        facts: dict[str, Any] = {name: getattr(answer, name) for name in answer.__struct_fields__}
        for name in ("to", "winner", "candidate"):
            if name in facts:
                facts[name] = self.scene.name_of(facts[name])
        if "deed" in facts:
            facts["deed"] = phrases.deed(facts["deed"])
        if "card" in facts:
            facts["card"] = phrases.ordinance(facts["card"])
        if "role" in facts:
            facts["role"] = phrases.role(facts["role"])
        if "targets" in facts:
            facts["targets"] = phrases.people(self.scene.name_of, facts["targets"])
        for name in ("give", "get"):
            if name in facts:
                facts[name] = phrases.goods(facts[name])
        tag = str(answer.__struct_config__.tag)
        if "saves" in facts:
            tag += "-yes" if facts["saves"] else "-no"
        return words(f"modipoly.do.{tag}", **facts)


class Sheet(Widget):
    """A printed form with a heading."""

    def __init__(self, name: str, rect: FRect, title: str) -> None:
        super().__init__(name, rect)
        self.title = title

    def draw(self, canvas: Canvas) -> None:
        """Paper and heading."""
        canvas.fill(self.rect.move(4, 8), "#00000070", 4)
        canvas.fill(self.rect, PAPER, 4, BLACK, 2)
        canvas.outline(self.rect.inflate(-12, -12), "#22252b80", 1.2, 2)
        box = FRect(self.rect.left + 24, self.rect.top + 12, self.rect.width - 48, 34)
        heading(canvas, self.title, box, TITLE, "center")
