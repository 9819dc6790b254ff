"""The House's desk: every question that is answered alone on paper or by the whole House in a lobby."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.core.refusal import Refusal
from game.table.gesture import Gesture
from game.table.modipoly.desk import Desk, Laid
from game.table.modipoly.house.corner import CornerRoom
from game.table.modipoly.house.debt import DebtRoom
from game.table.modipoly.house.nomination import NominationRoom
from game.table.modipoly.house.opening import EnvelopeRoom
from game.table.modipoly.house.ordinances import CourtRoom, DrawnRoom, EnactRoom, OverflowRoom
from game.table.modipoly.house.room import PAD, Room
from game.table.modipoly.house.slips import SlipRoom
from game.table.modipoly.house.targets import AgencyRoom, TargetRoom
from game.table.modipoly.house.voting import VotingRoom
from game.table.modipoly.moment import Moment
from game.table.piece import Piece
from game.table.zoom import Caption

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

ROOMS: tuple[type[Room], ...] = (
    SlipRoom, EnvelopeRoom, EnactRoom, DrawnRoom, OverflowRoom, CourtRoom, TargetRoom, AgencyRoom,
    CornerRoom, DebtRoom, VotingRoom, NominationRoom,
)  # fmt: skip


class House(Desk):
    """All rooms; at most one is open at a time."""

    def __init__(self, scene: ModipolyScene) -> None:
        super().__init__(scene)
        self.rooms = [room(scene) for room in ROOMS]

    @property
    def mat_open(self) -> bool:
        """Whether a paper lies where the deal mat would lie, so that the own folder makes room for it."""
        return any(room.area == PAD and room.open for room in self.rooms)

    def build(self) -> None:
        """All of them."""
        for room in self.rooms:
            room.build()

    def refresh(self) -> None:
        """All of them."""
        for room in self.rooms:
            room.refresh()

    def tick(self, dt: float) -> None:
        """All of them."""
        for room in self.rooms:
            room.tick(dt)

    def laid(self) -> Iterator[Laid]:
        """What lies on the open paper."""
        for room in self.rooms:
            yield from room.laid()

    def gestures(self, moment: Moment) -> Iterable[Gesture]:
        """What may be done there."""
        if moment.is_asked:
            for room in self.rooms:
                yield from room.gestures(moment)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """The first no of any room."""
        found = (room.why_not(moment, piece, place) for room in self.rooms)
        return next((refusal for refusal in found if refusal is not None), None)

    def prompt(self, moment: Moment) -> str:
        """The line of the room whose question it is."""
        if not moment.is_asked:
            return ""
        return next((text for room in self.rooms if (text := room.prompt(moment))), "")

    def caption(self, piece: Piece) -> Caption | None:
        """The live words on the enlarged copy of a piece of a room."""
        return next((made for room in self.rooms if (made := room.caption(piece)) is not None), None)

    def zooms(self, piece: Piece) -> bool:
        """Whether a room's piece is worth a closer look."""
        return any(room.zooms(piece) for room in self.rooms)
