"""Tables of MODIPOLY in the middle of a game, with people at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.modipoly.position import set_up_position
from game.pilot import Pilot
from game.play.session import Player
from game.table.modipoly.scene import ModipolyScene, new_session
from tests.game.conftest import Start
from tests.game.modipoly.games import NAMES

FAST = {"speed": "instant", "bot_speed": "instant", "reduced_motion": True}
Sit = Callable[..., tuple[ModipolyScene, Pilot]]


@pytest.fixture
def sit(start: Start) -> Sit:
    """Sits people down at a position, as scenarios give it: the person on `seat`, or on several."""

    def begin(people: tuple[int, ...], **given: Any) -> tuple[ModipolyScene, Pilot]:
        match = set_up_position(given)
        players = [
            Player(NAMES[seat], "human" if seat in people else "normal") for seat in range(match.setup.seats)
        ]
        scene = ModipolyScene(new_session(match, players, None), resumed=True)
        pilot = start(scene, **FAST)
        pilot.wait(0.2)
        return scene, pilot

    return begin
