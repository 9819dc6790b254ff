"""Which function carries out what an event changes on the table as it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.table.modipoly.shown import Shown

Change = Callable[["Shown", Any], None]


class Changes(dict[type, Change]):
    """By kind of event."""

    def on(self, *kinds: type) -> Callable[[Change], Change]:
        """Marks what events of these kinds change."""

        def keep(change: Change) -> Change:
            for kind in kinds:
                self[kind] = change
            return change

        return keep
