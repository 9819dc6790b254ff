"""Join or UAPA: the membership form to the own folder, or the own pawn to Tihar."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pygame import FRect

from engine.core.refusal import Refusal
from engine.modipoly.answers import JoinBjp, Refuse
from engine.modipoly.cards import MEMBERSHIP, TIHAR
from engine.modipoly.phases import BJP_CORNER
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.faces import PaperFace
from game.table.modipoly.house.inks import print_text
from game.table.modipoly.house.room import PAD, Room, form
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import pawn_piece, seat_place, space_place
from game.table.piece import Pose
from game.widgets.base import Widget

FORM_PIECE = "membership"
SIZE = (150.0, 92.0)
ORANGE = "#c9661b"


class CornerRoom(Room):
    """The form and its small print."""

    asks = frozenset({BJP_CORNER})
    area = PAD
    ink = ORANGE

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """Sign, or go."""
        for answer in moment.options if moment.awaits == BJP_CORNER else ():
            if isinstance(answer, JoinBjp):
                yield Drag(FORM_PIECE, seat_place(int(moment.seat)), answer)
                yield Press("join", answer)
            elif isinstance(answer, Refuse):
                yield Drag(pawn_piece(int(moment.seat)), space_place(TIHAR), answer)
                yield Press("refuse", answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to joining."""
        return moment.why_not(JoinBjp()) if moment.awaits == BJP_CORNER and piece == FORM_PIECE else None

    def prompt(self, moment: Moment) -> str:
        """The choice."""
        if moment.awaits != BJP_CORNER:
            return ""
        key = "corner.prompt-poor" if moment.why_not(JoinBjp()) else "corner.prompt"
        return say(key, cost=MEMBERSHIP, cash=moment.own.cash)

    def laid(self) -> Iterator[Laid]:
        """The form."""
        moment = self.moment
        if moment is not None:
            face = PaperFace(say("corner.form"), f"₹{MEMBERSHIP}cr", ORANGE, int(moment.seat))
            grey = "join" not in self.scene.gestures.presses
            pose = Pose(PAD.left + 106, PAD.top + 108, 2.0, z=310.0)
            yield Laid(FORM_PIECE, face, SIZE, pose, grey=grey)

    def title(self) -> str:
        """The head of the form."""
        return say("corner.title") if self.open else ""

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The small print."""
        form(canvas, area, self.title(), self.ink)
        box = FRect(area.left + 208, area.top + 46, area.width - 226, 84)
        print_text(canvas, say("corner.text"), box)

    def key(self) -> Hashable:
        """Which ways are open."""
        return tuple(self.scene.gestures.presses)

    def buttons(self) -> Iterator[Widget]:
        """Refuse, or join."""
        area = FRect(PAD.left + 206, PAD.bottom - 56, PAD.width - 222, 42)
        entries = [("refuse", say("corner.refuse"), "button"), ("join", say("corner.join"), "button-go")]
        yield from self.row([entry for entry in entries if entry[0] in self.scene.gestures.presses], area)
