"""The Oligarch's garland: a third candidate, or nobody."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pygame import FRect

from engine.core.refusal import Refusal
from engine.modipoly.answers import Nominate, NoNomination
from engine.modipoly.phases import NOMINATE
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.faces import GarlandFace
from game.table.modipoly.house.inks import print_text
from game.table.modipoly.house.room import PAD, Room, form
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import badge, number_of, seat_place
from game.table.piece import Pose
from game.widgets.base import Widget
from game.widgets.label import Picture

GARLAND = "garland"
SIZE = (92.0, 92.0)
AT = (PAD.left + 66, PAD.top + 110)


class NominationRoom(Room):
    """A garland, and the seats on which it may be hung."""

    asks = frozenset({NOMINATE})
    area = PAD

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """The garland to a folder; or put away."""
        for answer in moment.options if moment.awaits == NOMINATE else ():
            if isinstance(answer, Nominate):
                yield Drag(GARLAND, seat_place(answer.candidate), answer)
                yield Press(f"nominate-{answer.candidate}", answer)
            elif isinstance(answer, NoNomination):
                yield Press("nominate-nobody", answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to that candidate."""
        seat = number_of(place or "", "seat")
        return moment.why_not(Nominate(seat)) if piece == GARLAND and seat >= 0 else None

    def prompt(self, moment: Moment) -> str:
        """Whose day it is."""
        return say("nominate.prompt") if moment.awaits == NOMINATE else ""

    def laid(self) -> Iterator[Laid]:
        """The garland."""
        if self.open:
            yield Laid(GARLAND, GarlandFace(), SIZE, Pose(*AT, z=310.0), round=True)

    def title(self) -> str:
        """The head of the form."""
        return say("nominate.title") if self.open else ""

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The form and a line about those who stand already."""
        form(canvas, area, self.title(), self.ink)
        division = self.scene.shown.view.division
        if division is None:
            return
        names = ", ".join(self.scene.name_of(seat) for seat in division.candidates)
        key = "nominate.standing" if names else "nominate.nobody-stands"
        box = FRect(area.left + 132, area.top + 44, area.width - 150, 50)
        print_text(canvas, say(key, names=names), box)

    def key(self) -> Hashable:
        """Who may be nominated."""
        return tuple(self.scene.gestures.presses)

    def buttons(self) -> Iterator[Widget]:
        """A button for each candidate, with the badge, and one for nobody."""
        names = [name for name in self.scene.gestures.presses if name.startswith("nominate-")]
        across = min(3, len(names))
        wide = (PAD.width - 150 - 8 * (across - 1)) / max(1, across)
        for index, name in enumerate(names):
            row, column = divmod(index, across)
            spot = FRect(PAD.left + 132 + column * (wide + 8), PAD.top + 88 + row * 46, wide, 40)
            seat = number_of(name, "nominate")
            label = self.scene.name_of(seat) if seat >= 0 else say("nominate.nobody")
            yield self.tag(name, label, spot)
            if seat >= 0:
                mark = FRect(spot.left + 4, spot.top - 10, 24, 24)
                yield Picture(badge(seat), mark, name=f"mark-{seat}")
