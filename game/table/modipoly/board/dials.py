"""The five dials: a card, a pointer that swings, a number in its hub, what happens in the red zone."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly.cards import (
    ANGER,
    CONSTITUTION,
    DISTRACTED,
    DISTRACTION,
    METER_ENDS,
    METER_IDS,
    PROTEST,
    STREETS_FULL,
    UNITED,
    UNITY,
    VOTED_OUT,
)
from game.canvas import Canvas
from game.table.modipoly.board import geometry
from game.table.modipoly.board.inks import NEWSPRINT, RED, WARNING, narrow
from game.table.modipoly.desk import Part
from game.table.tamasha.furniture import lay, put
from game.text import Style
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

ORDER = (CONSTITUTION, ANGER, PROTEST, UNITY, DISTRACTION)
"""The dials from left to right."""
HUB = (55.0, 58.0)
POINTER_WIDTH = 24.0
ZONE = FRect(6, 86.5, 98, 15)
NUMBER = Style("label", 17, NEWSPRINT, 1.0)
NEARLY_NOTHING = 2
"""The Constitution's zone is a single mark; it is lit from this far above it."""


class Dials:
    """Where each pointer stands now, which is not always at the meter's value: it swings there."""

    def __init__(self, scene: ModipolyScene) -> None:
        self.scene = scene
        self.at: list[float] = [float(value) for value in scene.shown.meters]
        self.swinging: set[int] = set()
        self.parts = [self._part(place, meter) for place, meter in enumerate(ORDER)]

    def area(self, meter: int) -> FRect:
        """The card of a meter."""
        return geometry.METERS[ORDER.index(meter)]

    def refresh(self) -> None:
        """Pointers that do not swing stand at the value."""
        for meter, value in enumerate(self.scene.shown.meters):
            if meter not in self.swinging:
                self.at[meter] = float(value)

    def turn(self, meter: int, value: float) -> None:
        """Put a pointer somewhere on its way."""
        self.at[meter] = value
        self.parts[ORDER.index(meter)].refresh()

    def _part(self, place: int, meter: int) -> Part:
        def state() -> Hashable:
            return round(self.at[meter], 2)

        area = geometry.METERS[place]
        return Part(self.scene, area, lambda c, a: paint(c, a, meter, self.at[meter]), state, room=6)


def paint(canvas: Canvas, area: FRect, meter: int, value: float) -> None:
    """One dial at a value, which may lie between two marks."""
    scale = area.width / geometry.METERS[0].width
    lay(canvas, f"modipoly/table/meter_{METER_IDS[meter]}", area)
    lit = in_zone(meter, round(value))
    zone = FRect(
        area.left + ZONE.left * scale, area.top + ZONE.top * scale, ZONE.width * scale, ZONE.height * scale
    )
    if lit:
        canvas.fill(zone, RED, 3)
    text = words(f"modipoly.board.zone.{METER_IDS[meter]}")
    style = WARNING.but(colour=NEWSPRINT if lit else RED)
    narrow(canvas, text, zone.center, style, zone.width - 8)
    hub = area.left + HUB[0] * scale, area.top + HUB[1] * scale
    turn = -90 + 180 * max(0.0, min(1.0, value / METER_ENDS[meter]))
    put(canvas, "modipoly/table/meter_pointer", hub, POINTER_WIDTH * scale, turn)
    canvas.text(str(round(value)), hub, NUMBER, "center")


def in_zone(meter: int, value: int) -> bool:
    """Whether a meter is where its card says that something happens; for the Constitution, nearly."""
    if meter == CONSTITUTION:
        return value <= NEARLY_NOTHING
    if meter == UNITY:
        return value < UNITED
    return value >= {ANGER: VOTED_OUT, PROTEST: STREETS_FULL, DISTRACTION: DISTRACTED}[meter]
