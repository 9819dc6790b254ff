"""How events of MODIPOLY are told: each has a tale, and in it the beat at which it changes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.events import Event
from game.table.modipoly.board import tales_market, tales_power, tales_turn
from game.table.modipoly.board.telling import teller
from game.table.timeline import Timeline, call, then

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

__all__ = ["tales_market", "tales_power", "tales_turn", "tell"]


def tell(event: Event, scene: ModipolyScene) -> Timeline:
    """The choreography of an event; what it changes is shown at its end."""
    return then(teller.tell(event, scene), call(lambda: scene.flow.apply(event)))
