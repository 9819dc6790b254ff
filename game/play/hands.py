"""A person's hands, for whole games that play themselves: by dragging, by clicking, or by keys alone.

They see only what the scene offers a person: pieces, places, buttons and the gestures that are open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from game.pilot import Pilot
from game.space import Point
from game.table.gesture import Drag, Gesture, Press
from game.table.table_scene import TableScene

Hand = Callable[[Pilot, TableScene, Gesture], None]

MOST_TABS = 160
ACROSS = (0.0, -0.3, -0.4, -0.46, 0.3, 0.4)
DOWN = (0.2, -0.15, -0.38)
"""Parts of a card's width and height from its middle at which it may be seen under its neighbours."""

AROUND = ((0.0, 0.0), (0.0, 3.0), (0.0, -3.0), (3.0, 0.0), (-3.0, 0.0))
"""A hand of flesh takes no card by its last hair's breadth, and the pointer moves in whole pixels."""


class Lost(Exception):
    """The hand did something and nothing came of it."""


def by_drag(pilot: Pilot, scene: TableScene, gesture: Gesture) -> None:
    """Pick up, carry, put down."""
    if isinstance(gesture, Drag):
        pilot.move(grip(scene, gesture.piece))
        pilot.press()
        pilot.move(scene.table.place(gesture.onto).rect.center, 0.1)
        pilot.wait(0.05)
        pilot.release()
    elif isinstance(gesture, Press):
        pilot.click(gesture.name)


def by_click(pilot: Pilot, scene: TableScene, gesture: Gesture) -> None:
    """One click takes it up, another puts it down."""
    if isinstance(gesture, Drag):
        pilot.click(grip(scene, gesture.piece))
        pilot.click(scene.table.place(gesture.onto).rect.center)
    elif isinstance(gesture, Press):
        pilot.click(gesture.name)


def by_keys(pilot: Pilot, scene: TableScene, gesture: Gesture) -> None:
    """Tab to it, enter, tab to the target, enter."""
    if isinstance(gesture, Drag):
        tab_to(pilot, gesture.piece)
        pilot.key("return")
        tab_to(pilot, gesture.onto)
        pilot.key("return")
    elif isinstance(gesture, Press):
        tab_to(pilot, gesture.name)
        pilot.key("return")


def grip(scene: TableScene, name: str) -> Point:
    """A point at which the hand would take this piece and no other."""
    piece = scene.table.piece(name)
    width, height = piece.size[0] * piece.home.scale, piece.size[1] * piece.home.scale
    for part, across in product(DOWN, ACROSS):
        x, y = piece.home.x + width * across, piece.home.y + height * part
        if all(scene.table.piece_at((x + right, y + below)) is piece for right, below in AROUND):
            return x, y
    return piece.home.at


def tab_to(pilot: Pilot, name: str) -> None:
    """Press the tab key until the thing of that name has the focus. Raises `Lost`."""
    for _ in range(MOST_TABS):
        focus = pilot.scene.focus
        if focus is not None and focus.name == name:
            return
        pilot.key("tab")
    raise Lost(f"the tab key never reaches {name!r} on {pilot.scene.name!r}")


def press_named(pilot: Pilot, name: str, keys: bool) -> None:
    """Press the button of that name."""
    if keys:
        tab_to(pilot, name)
        pilot.key("return")
    else:
        pilot.click(name)


def hold_named(pilot: Pilot, name: str, keys: bool, seconds: float = 1.2) -> None:
    """Hold the button of that name down."""
    if keys:
        tab_to(pilot, name)
        pilot.hold_key("return", seconds)
        return
    pilot.move(pilot.middle(name))
    pilot.press()
    pilot.wait(seconds)
    pilot.release()


def gestures_of(scene: TableScene) -> Sequence[Gesture]:
    """Everything the hand may do now."""
    return [gesture for gesture in scene.gestures.all() if isinstance(gesture, Drag | Press)]
