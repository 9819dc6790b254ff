"""What each event changes in what is shown: told from one view on, it adds up to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from game.table.tamasha.attack.changes import CHANGES as ATTACK
from game.table.tamasha.changes import campaigning, setting_up, trading
from game.table.tamasha.faction.changes import CHANGES as FACTION
from game.table.tamasha.shown import Shown

__all__ = ["happen"]


def happen(shown: Shown, event: Event) -> None:
    """Let one event have happened. Events that change nothing to be seen are passed over."""
    change = _CHANGES.get(type(event))
    if change is not None:
        change(shown, event)


_CHANGES: dict[type[Event], Callable[[Shown, Any], None]] = {
    **setting_up.CHANGES,
    **campaigning.CHANGES,
    **trading.CHANGES,
    **ATTACK,
    **FACTION,
}
"""By event; each version of the rules adds its own."""
