"""How every event is told: the choreographies of Election Tamasha, one module for each part of the game."""

from __future__ import annotations

from collections import deque

from engine.core.events import Event
from engine.tamasha import events as ev
from game.table.tamasha.faction import stories as faction
from game.table.tamasha.show import Show
from game.table.tamasha.stories import attack, campaign, count, news, nomination, sauda, unpacking
from game.table.tamasha.stories.teller import teller
from game.table.timeline import Timeline, stagger

__all__ = [
    "attack",
    "batch",
    "campaign",
    "count",
    "faction",
    "news",
    "nomination",
    "sauda",
    "tell",
    "teller",
    "unpacking",
]

TOGETHER: tuple[tuple[tuple[type[Event], ...], float], ...] = (
    ((ev.ResourcesPlaced, ev.TicketPaid, ev.ChestBalance), 0.055),
    ((ev.NetaSwapped,), 0.25),
)
"""Events that come in rows and are told overlapping, and the seconds from one to the next."""


def batch(waiting: deque[Event]) -> list[Event]:
    """The next event, or a whole row of events that are told overlapping. Takes them off the queue."""
    first = waiting.popleft()
    kinds = next((kinds for kinds, _ in TOGETHER if type(first) in kinds), ())
    row = [first]
    while waiting and type(waiting[0]) in kinds:
        row.append(waiting.popleft())
    return row


def tell(row: list[Event], show: Show) -> Timeline:
    """The choreography of one event or of a row of them."""
    if len(row) == 1:
        return teller.tell(row[0], show)
    gap = next((gap for kinds, gap in TOGETHER if type(row[0]) in kinds), 0.1)
    return stagger([teller.tell(event, show) for event in row], gap)
