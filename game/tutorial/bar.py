"""Back, again, skip, leave: always in the same corner, all by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.scene import Scene
from game.space import Space
from game.widgets.button import IconButton
from game.words import words

SIDE, STEP = 62.0, 76.0
ICONS = {"back": "back", "again": "undo", "skip": "step", "leave": "home"}


def bar_area(space: Space, compact: bool) -> FRect:
    """Where the four buttons are: under the table's own, or in the line at the top."""
    if compact:
        return FRect(996, space.visible.top + 6, 4 * 72, 66)
    return FRect(1528, 480, SIDE, 4 * STEP)


def lay_bar(scene: Scene, deeds: dict[str, Callable[[], None]], compact: bool) -> None:
    """Put the buttons on the scene; `deeds` by their names: back, again, skip, leave."""
    area = bar_area(scene.space, compact)
    for index, (name, deed) in enumerate(deeds.items()):
        rect = FRect(area.x + 72 * index, area.y, 66, 66)
        if not compact:
            rect = FRect(area.x, area.y + STEP * index, SIDE, SIDE + 8)
        label = "" if compact else words(f"tutorial.bar.{name}")
        tip = words(f"tutorial.tip.{name}")
        scene.add(IconButton(f"lesson-{name}", label, rect, deed, tip=tip, icon=ICONS[name]))
