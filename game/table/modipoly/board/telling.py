"""What all tales of MODIPOLY share: the teller that knows them, the desk they play on, pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.modipoly.board.desk import BoardDesk
from game.table.storyteller import Storyteller
from game.table.timeline import Timeline, call, then, wait

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

teller: Storyteller[ModipolyScene] = Storyteller()


def board(scene: ModipolyScene) -> BoardDesk:
    """The desk with dials and dice."""
    return next(desk for desk in scene.desks if isinstance(desk, BoardDesk))


def heard(scene: ModipolyScene, sound: str, seconds: float) -> Timeline:
    """Nothing moves: a sound, and a moment for it."""
    return then(call(lambda: scene.sound(sound)), wait(seconds))


def concerns(scene: ModipolyScene, *seats: int) -> bool:
    """Whether a person at this screen has a part in it: then there is more time to see it."""
    return any(seat >= 0 and scene.is_own(seat) for seat in seats)
