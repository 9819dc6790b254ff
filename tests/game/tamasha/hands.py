"""Three hands that play whatever the table asks, by reading its gestures: drag, click-click, and keys."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.pilot import Pilot
from game.scenes.table import TamashaScene
from game.table.gesture import Drag, Gesture, Press
from game.table.tamasha.gestures import SPLIT, Draft

Hand = Callable[[Pilot, TamashaScene, Gesture], None]


def by_drag(pilot: Pilot, scene: TamashaScene, gesture: Gesture) -> None:
    """Pick up, carry, put down."""
    if isinstance(gesture, Drag):
        pilot.move(grip(scene, gesture.piece))
        pilot.press()
        target = scene.table.place(gesture.onto).rect.center
        pilot.move(target, 0.1)
        pilot.wait(0.05)
        pilot.release()
    elif isinstance(gesture, Press):
        pilot.click(gesture.name)


def by_click(pilot: Pilot, scene: TamashaScene, gesture: Gesture) -> None:
    """One click takes it up, another puts it down."""
    if isinstance(gesture, Drag):
        pilot.click(grip(scene, gesture.piece))
        pilot.click(scene.table.place(gesture.onto).rect.center)
    elif isinstance(gesture, Press):
        pilot.click(gesture.name)


def by_keys(pilot: Pilot, scene: TamashaScene, gesture: Gesture) -> None:
    """Tab to it, enter, tab to the target, enter."""
    if isinstance(gesture, Drag):
        _tab_to(pilot, scene, gesture.piece)
        pilot.key("return")
        _tab_to(pilot, scene, gesture.onto)
        pilot.key("return")
    elif isinstance(gesture, Press):
        _tab_to(pilot, scene, gesture.name)
        pilot.key("return")


def grip(scene: TamashaScene, name: str) -> tuple[float, float]:
    """A point at which the hand would take this piece and no other."""
    piece = scene.table.piece(name)
    width, height = piece.size[0] * piece.home.scale, piece.size[1] * piece.home.scale
    for part in (0.0, -0.3, -0.4, -0.46, 0.3, 0.4):
        point = (piece.home.x + width * part, piece.home.y + height * 0.2)
        if scene.table.piece_at(point) is piece:
            return point
    return piece.home.at


def _tab_to(pilot: Pilot, scene: TamashaScene, name: str) -> None:
    for _ in range(120):
        if scene.focus is not None and scene.focus.name == name:
            return
        pilot.key("tab")
    raise AssertionError(f"the tab key never reaches {name}")


def play(
    pilot: Pilot,
    scene: TamashaScene,
    hand: Hand,
    seed: int = 1,
    most: int = 600,
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """Play until the match is over; gives back the number of gestures made."""
    chance = random.Random(seed)
    made = 0
    while not stop() and not scene.session.match.over:
        if made >= most:
            raise AssertionError("the match does not come to an end")
        pilot.frames(1)
        if scene.flow.telling:
            scene.flow.hurry()
        if scene.session.match.over:
            break
        if pilot.app.scene is not scene:
            lift(pilot)
        elif scene.waiting_for == "pay":
            hand(pilot, scene, Press("pay"))
        elif scene.waiting_for == "person":
            pilot.frames(2)
            act(pilot, scene, hand, chance)
            made += 1
    return made


def act(pilot: Pilot, scene: TamashaScene, hand: Hand, chance: random.Random) -> None:
    """Make one gesture, and see that it was understood."""
    step, draft = scene.session.match.step, scene.top.draft
    gestures = [gesture for gesture in scene.gestures.all() if isinstance(gesture, Drag | Press)]
    gesture = chance.choice(_sensible(gestures))
    hand(pilot, scene, gesture)
    pilot.frames(2)
    changed = scene.session.match.step != step or scene.top.draft != draft or scene.waiting_for == "pay"
    if not changed:
        raise AssertionError(f"{gesture} was not understood: {scene.bubble and scene.bubble.text}")


def _sensible(gestures: list[Gesture]) -> list[Gesture]:
    """Seals now and then, so that drafts end."""
    seals = [gesture for gesture in gestures if isinstance(gesture, Press)]
    drafts = [gesture for gesture in gestures if isinstance(gesture.means, Draft)]
    return [*gestures, *seals * len(drafts)]


def lift(pilot: Pilot) -> None:
    """Hold the curtain's button until it opens."""
    pilot.move(pilot.middle("lift"))
    pilot.press()
    pilot.wait(1.2)
    pilot.release()


__all__ = ["SPLIT", "act", "by_click", "by_drag", "by_keys", "grip", "lift", "play"]
