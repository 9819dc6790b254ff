"""Turns events into choreographies: one function for each kind of event.

teller = Storyteller[Event, MyTable]()

@teller.tells(CardPlayed)
def card_played(event: CardPlayed, table: MyTable) -> Timeline: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.table.timeline import Step, Timeline, then

T = TypeVar("T")
Tale = Callable[[Any, T], Timeline | Step]
F = TypeVar("F", bound=Callable[..., Any])


class Storyteller(Generic[T]):
    """Knows a choreography for every kind of event that it was taught."""

    def __init__(self) -> None:
        self._tales: dict[type, Tale[T]] = {}

    def tells(self, *kinds: type) -> Callable[[F], F]:
        """Teach it: the function below tells events of these kinds."""

        def teach(tale: F) -> F:
            for kind in kinds:
                if kind in self._tales:
                    raise ValueError(f"{kind.__name__} is told twice")
                self._tales[kind] = tale
            return tale

        return teach

    def knows(self, kind: type) -> bool:
        """Whether events of this kind have a choreography."""
        return kind in self._tales

    def tell(self, event: object, table: T) -> Timeline:
        """The choreography of an event; an empty one for a kind nobody taught."""
        tale = self._tales.get(type(event))
        if tale is None:
            return Timeline()
        told = tale(event, table)
        return told if isinstance(told, Timeline) else then(told)
