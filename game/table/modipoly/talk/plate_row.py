"""Keeps the plates at the voting stand in line with the vote, with a place for bribes under each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from game.table.modipoly.moment import Moment
from game.table.modipoly.talk import plates, spots, things, votes
from game.table.modipoly.talk.controls import Controls
from game.table.modipoly.talk.plates import Plate, PlateText, Tray
from game.table.place import Glow, Place

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene


class PlateRow:
    """All plates, while there are any."""

    def __init__(self, scene: ModipolyScene, controls: Controls) -> None:
        self.scene, self.controls = scene, controls

    def lay(self, moment: Moment | None) -> None:
        """Plates slide out, say what is new, or are put away."""
        texts = self._texts(moment)
        table = self.scene.table
        wanted = {things.plate_place(text.seat) for text in texts}
        for name in [name for name in table.places if name.startswith("plate-") and name not in wanted]:
            del table.places[name]
        if texts:
            self.controls.add("plates", lambda: Tray("plates", spots.PLATES.inflate(10, 10)))
        for index, text in enumerate(texts):
            self._lay_one(text, spots.plate(index, len(texts)))

    def _lay_one(self, text: PlateText, area: FRect) -> None:
        name, table = things.plate_place(text.seat), self.scene.table
        if name not in table.places:
            table.add_place(Place(name, area, dims=False, radius=5))
        table.places[name].move_to(area)
        widget = self.controls.add(name, partial(self._make, text.seat, area))
        assert isinstance(widget, Plate)
        widget.rect, widget.shown = area, text
        widget.focusable = name in self.scene.gestures.presses
        widget.tip = self.scene.name_of(text.seat)

    def _make(self, seat: int, area: FRect) -> Plate:
        name = things.plate_place(seat)
        choose, glow = partial(self._choose, name), partial(self._glow, name)
        return Plate(seat, area, choose, glow, lambda: self.scene.hand.busy)

    def _choose(self, name: str) -> None:
        self.scene.press(name)

    def _glow(self, name: str) -> Glow:
        place = self.scene.table.places.get(name)
        return place.glow if place is not None else Glow.OFF

    def _texts(self, moment: Moment | None) -> list[PlateText]:
        shown, name = self.scene.shown, self.scene.name_of
        calling = votes.calling(moment) if moment is not None else None
        if calling is not None and moment is not None:
            seats = votes.bribable(moment)
            return plates.prepared(shown.commands, seats, calling.seat, calling.bribe, name)
        if shown.motion is None:
            return []
        return plates.running(shown.motion, shown.commands, name, self.scene.is_own)
