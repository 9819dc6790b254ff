"""The board as a desk: places, stills, pieces. It asks nothing; it is where other desks' gestures happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from engine.modipoly import phases
from engine.modipoly.cards import DEED_AT, DEEDS, SPACES
from game.canvas import Canvas
from game.table.modipoly import names
from game.table.modipoly.board import folders, geometry, middle, own, pawns, ring
from game.table.modipoly.board.dials import Dials
from game.table.modipoly.board.dice_tray import DiceTray
from game.table.modipoly.board.faces import CardFace, DeedFace
from game.table.modipoly.board.inks import LIT
from game.table.modipoly.board.spots import spots
from game.table.modipoly.desk import Desk, Laid, Part
from game.table.piece import Piece, Pose
from game.table.place import Place

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

PLACES = {
    names.STAND: geometry.STAND,
    names.BOWL: geometry.BOWL,
    names.BELL: geometry.BELL,
    names.TREASURY: geometry.TREASURY,
    names.ENVELOPE: geometry.ENVELOPE,
    names.ENACTED: geometry.ENACTED_PILE,
    names.DICE: geometry.DICE_TRAY,
    names.PATRONAGE: geometry.SWITCH,
}
LYING = ("deed", "ordinance", "role", "enacted", "read")
"""The pieces of this desk that are worth a closer look."""


class BoardDesk(Desk):
    """Board, middle and folders."""

    def __init__(self, scene: ModipolyScene) -> None:
        super().__init__(scene)
        self.dials = Dials(scene)
        self.dice = DiceTray(scene)
        self.parts: list[Part] = []
        self._takings = folders.Takings()

    def build(self) -> None:
        """Places and stills for the present size and the seat in front."""
        table = self.scene.table
        for space in range(SPACES):
            table.add_place(Place(names.space_place(space), geometry.space_area(space), dims=False, radius=3))
        for seat, area in geometry.folders(self.scene.seats, self.scene.front).items():
            table.add_place(Place(names.seat_place(seat), area, dims=False))
        table.add_place(Place(names.seat_place(self.scene.front), own.area_of(self.scene), dims=False))
        for name, area in PLACES.items():
            table.add_place(Place(name, FRect(area), dims=False))
        self.parts = [
            *ring.parts(self.scene),
            *middle.parts(self.scene),
            *self.dials.parts,
            self.dice.part,
            *folders.parts(self.scene),
            own.part(self.scene),
            Part(self.scene, geometry.BOARD, self._halo, self._offered, room=24),
        ]
        self.scene.backdrop.extend(self.parts)
        for spot in spots(self.scene):
            self.scene.add(spot)

    def refresh(self) -> None:
        """Whatever shows something else now is drawn anew."""
        self.dials.refresh()
        self.dice.refresh()
        for part in self.parts:
            part.refresh()
        place = self.scene.table.places.get(names.seat_place(self.scene.front))
        if place is not None and place.rect != own.area_of(self.scene):
            place.move_to(own.area_of(self.scene))

    def laid(self) -> Iterator[Laid]:
        """Pawns, the deed that is the matter, the tops of the piles, and what lies before the near seat."""
        yield from self._takings.pieces(self.scene)
        yield from own.pieces(self.scene)
        yield from self._matter()
        yield from self._tops()
        yield from pawns.pawns(self.scene.shown)

    def _matter(self) -> Iterator[Laid]:
        """The deed that is voted on or bid for, on the stand; or the one landed on, on its own space."""
        shown = self.scene.shown
        asked_for = shown.motion or shown.lot
        if asked_for is not None and shown.owner[asked_for.deed] != self.scene.front:
            pose = Pose(*geometry.STAND_SPOT, z=45.0)
            yield _deed(asked_for.deed, pose)
            return
        landed = self.landed()
        if landed >= 0:
            yield _deed(landed, geometry.landed_pose(shown.commands[shown.active].at))

    def _offered(self) -> tuple[int, bool]:
        """The landed deed, and whether a hand here may carry it to the stand now."""
        deed = self.landed()
        live = names.deed_piece(deed) in self.scene.gestures.drags
        return deed, live and self.scene.draft is None

    def _halo(self, canvas: Canvas, area: FRect) -> None:
        """Light round a deed that wants to be carried."""
        deed, live = self._offered()
        if deed < 0 or not live:
            return
        pose = geometry.landed_pose(DEEDS[deed].space)
        for reach, strength in ((18, "30"), (11, "60"), (5, "c0")):
            light = FRect(0, 0, geometry.LANDED[0] + reach, geometry.LANDED[1] + reach)
            light.center = pose.at
            canvas.fill(light, f"{LIT}{strength}", 9)

    def landed(self) -> int:
        """The unowned deed under the pawn of whoever may call a vote on it now; -1 for none."""
        shown = self.scene.shown
        if shown.view.awaits != phases.LAND_UNOWNED:
            return -1
        deed = DEED_AT[shown.commands[shown.active].at]
        return deed if deed >= 0 and shown.owner[deed] < 0 else -1

    def _tops(self) -> Iterator[Laid]:
        """The card that was enacted last, and the one that was read last."""
        shown = self.scene.shown
        enacted = [*shown.discards, *([shown.ordinance] if shown.ordinance >= 0 else [])]
        read = [*shown.news_discards, *([shown.news] if shown.news >= 0 else [])]
        for name, kind, cards, area in (
            ("enacted-top", "ordinance", enacted, geometry.ENACTED_PILE),
            ("read-top", "news", read, geometry.READ_PILE),
        ):
            if cards:
                x, y, angle = middle.jitter(len(cards) - 1)
                pose = Pose(area.centerx + x / 2, area.centery + y / 2, angle / 3, z=15.0)
                yield Laid(name, CardFace(kind, cards[-1]), (area.width, area.height), pose)

    def zooms(self, piece: Piece) -> bool:
        """Cards, as long as their face is up."""
        return piece.name.startswith(LYING) and "back" not in piece.name


def _deed(deed: int, pose: Pose) -> Laid:
    return Laid(names.deed_piece(deed), DeedFace(deed), geometry.LANDED, pose, names.BACK_DEED)
