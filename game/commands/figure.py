"""A measured figure: what it is called, its value and unit, and the bar it is judged by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from game.commands.calibration import cal_ns, now

Unit = Literal["cal", "ratio", "ms", "MB", "percent"]


@dataclass(frozen=True)
class Figure:
    """One line of `bench`."""

    name: str
    value: float
    unit: Unit
    limit: float | None = None
    """The bar: the value should not be above it. None where nothing is asked."""
    scene: str = ""
    game: str = ""

    @property
    def missed(self) -> bool:
        """Whether the value is above its bar."""
        return self.limit is not None and self.value > self.limit

    def as_json(self) -> dict[str, object]:
        """The figure for a machine, without the fields that do not apply."""
        shown: dict[str, object] = {
            "name": self.name,
            "value": round(self.value, 3),
            "unit": self.unit,
            "limit": self.limit,
        }
        if self.scene:
            shown["scene"] = self.scene
        if self.game:
            shown["game"] = self.game
        return shown

    def as_text(self) -> str:
        """The figure on a line."""
        bar = "" if self.limit is None else f"  at most {self.limit:g}{'  MISSED' if self.missed else ''}"
        what = " ".join(filter(None, (self.game, self.name, self.scene)))
        return f"{what:44} {self.value:12,.2f} {self.unit:8}{bar}"


def in_cals(work: Callable[[], int]) -> float:
    """What one operation of `work` costs in cals; `work` returns how many it did.

    The cal is taken right before and right after, so that a busy machine slows both alike.
    """
    before = cal_ns()
    began = now()
    operations = work()
    spent = now() - began
    return spent / operations / ((before + cal_ns()) / 2)
