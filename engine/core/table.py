"""What every table has: dice, sealed answers, a count of what was shown, and a teller of events."""

from __future__ import annotations

from typing import Any, Self

from engine.core.asking import Command, Seat
from engine.core.dice import Dice
from engine.core.events import Event, Told


class Table:
    """Base of a game's table, which is a slots dataclass with the fields named here and its own.

    The fields are the position: they are saved and digested. `teller` is not; it is the list that
    collects events while a match is being told, or None in forks, where nobody listens.
    """

    __slots__ = ("teller",)

    teller: list[Told] | None
    dice: Dice
    sealed: dict[Command, Any]
    """Answers given in secret that are not opened yet. Never changed in place: copies share it."""
    shown: int
    """How often something hidden has become known; undo never goes back past a change of it."""

    def copy(self) -> Self:
        """The same position on a table of its own. Its teller is named by whoever plays on it."""
        raise NotImplementedError

    def silence(self) -> None:
        """Whatever happens from here on is told to nobody."""
        self.teller = None

    def tell(self, event: Event) -> None:
        """Tell everybody."""
        if self.teller is not None:
            self.teller.append(Told(event))

    def tell_only(self, seats: tuple[Seat, ...], event: Event, others: Event | None = None) -> None:
        """Tell `seats` the event, and the rest of the table `others`, or nothing."""
        if self.teller is not None:
            self.teller.append(Told(event, seats, others))
