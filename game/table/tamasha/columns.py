"""The columns and rows of the Horse Trading sheet: a party each, or Left, Right and both together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from engine.tamasha.cards import PARTIES, PARTY_NAMES
from engine.tamasha.view import Sheet
from game.canvas import Canvas
from game.table.tamasha.chairs import Chairs
from game.table.tamasha.furniture import inner

ROWS = ("a", "b", "c", "d", "e", "bought", "l", "moved", "printed")
PARTS = ("A", "B", "C", "D", "E", "bought", "L", "F_moved", "F_printed")
"""The rows of the printed sheet from top to bottom, as its picture names them."""
PICTURES = ("table/sheet", "table/sheet_faction")
"""The paper for two columns, and for six."""
FIRST, LAST, LEFT = 0.168, 0.862, 0.33
"""Where the rows of six columns begin and end, and the columns begin, in parts of a paper without names."""
HEAD = 0.078
"""How tall the heads of the columns are."""
FIXED = {
    "heading": (0.1, 0.02, 0.8, 0.06),
    "said": (0.08, 0.076, 0.84, 0.03),
    "verdict": (0.05, 0.875, 0.9, 0.11),
}


@dataclass(frozen=True)
class Column:
    """One column of the sheet: the commands whose numbers it adds up."""

    mark: str
    """Its name in the picture of the sheet: purple, purple_left, purple_total."""
    party: int
    commands: tuple[int, ...]

    @property
    def total(self) -> bool:
        """Whether it adds up two factions."""
        return len(self.commands) > 1

    def value(self, row: Sequence[int | None]) -> int | None:
        """Its number in a row; None where one that belongs to it is sealed."""
        numbers = [row[command] for command in self.commands]
        known = [number for number in numbers if number is not None]
        return sum(known) if len(known) == len(numbers) else None


def columns_of(chairs: Chairs) -> tuple[Column, ...]:
    """The columns from left to right."""
    out: list[Column] = []
    for party in PARTIES:
        wings = chairs.wings(party)
        out += [Column(chairs.mark(command), party, (command,)) for command in wings]
        if len(wings) > 1:
            out.append(Column(f"{PARTY_NAMES[party]}_total", party, wings))
    return tuple(out)


def row_values(sheet: Sheet, row: str) -> tuple[int | None, ...]:
    """The numbers of a row by command; None where one is sealed."""
    return {
        "a": sheet.won,
        "b": sheet.tradable,
        "c": sheet.chest,
        "d": sheet.capacity,
        "e": sheet.final_sauda,
        "bought": sheet.bought,
        "l": sheet.lost,
        "moved": sheet.moved,
        "printed": sheet.printed,
    }[row]


def sheet_part(canvas: Canvas, split: bool, name: str, area: FRect) -> FRect:
    """A named part of the sheet as it lies in `area`."""
    return inner(canvas, PICTURES[split], name, area, _plain(name) if split else (0.1, 0.1, 0.1, 0.1))


def _plain(name: str) -> tuple[float, float, float, float]:
    """Where a part of the paper with six columns is while there is no picture of it."""
    if name in FIXED:
        return FIXED[name]
    if name.endswith("_head"):
        return _across(name.removesuffix("_head"), FIRST - 0.062, HEAD)
    part = next(part for part in PARTS if name.startswith(f"{part}_"))
    column = name[len(part) + 1 :]
    tall = (LAST - FIRST - 0.02) / len(PARTS)
    top = FIRST + 0.02 + PARTS.index(part) * tall
    return (0.03, top, LEFT - 0.04, tall) if column == "label" else _across(column, top, tall)


def _across(column: str, top: float, tall: float) -> tuple[float, float, float, float]:
    order = [f"{party}_{part}" for party in PARTY_NAMES for part in ("left", "right", "total")]
    wide = (0.97 - LEFT) / len(order)
    return LEFT + order.index(column) * wide, top, wide, tall
