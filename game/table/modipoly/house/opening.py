"""The Prime Minister alone with the envelope: the slips unfold side by side, and one of them is announced.

A slip is laid on the deed that it is for, or before the one who wrote it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from pygame import FRect

from engine.core.refusal import Refusal
from engine.modipoly.answers import Announce
from engine.modipoly.cards import DEEDS
from engine.modipoly.phases import ANNOUNCE
from engine.modipoly.records import Sealed
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import names
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.faces import SlipFace
from game.table.modipoly.house.inks import STAMP
from game.table.modipoly.house.room import PAD, Room, form
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.piece import Pose
from game.table.timeline import flip, stagger
from game.widgets.base import Widget

SLIP = (128.0, 90.0)
FOLDED = "modipoly/table/bid_slip"
UNFOLD_SECONDS = 0.28


class EnvelopeRoom(Room):
    """The opened slips."""

    asks = frozenset({ANNOUNCE})
    area = PAD
    ink = STAMP
    _unfolded: object = None

    def slips(self) -> tuple[Sealed, ...]:
        """What lies there, for the eyes of the Prime Minister only."""
        lot = self.scene.shown.lot
        return (lot.slips or ()) if lot is not None and self.open else ()

    def _spot(self, index: int, count: int) -> FRect:
        pitch = min(SLIP[0] + 10, (PAD.width - 26) / max(1, count))
        wide = min(SLIP[0], pitch - 6)
        left = PAD.centerx - pitch * count / 2 + index * pitch + (pitch - wide) / 2
        return FRect(left, PAD.top + 43, wide, SLIP[1])

    # --- the hand -----------------------------------------------------------------------------------

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """Every announcement that the match would take."""
        for answer in moment.options:
            if isinstance(answer, Announce):
                piece = f"{names.BID}-{answer.winner}"
                yield Drag(piece, names.STAND, answer)
                yield Drag(piece, names.seat_place(answer.winner), answer)
                yield Press(f"announce-{answer.winner}", answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to announcing the writer of a slip."""
        seat = names.number_of(piece, names.BID)
        if moment.awaits != ANNOUNCE or seat < 0:
            return None
        return moment.why_not(Announce(seat))

    def prompt(self, moment: Moment) -> str:
        """How free the choice is, as the match's own list of announcements tells."""
        lot = moment.view.lot
        if moment.awaits != ANNOUNCE or lot is None or lot.slips is None:
            return ""
        bids = {slip.seat: slip.bid for slip in lot.slips}
        allowed = [bids.get(answer.winner, 0) for answer in moment.options if isinstance(answer, Announce)]
        free = len(set(allowed)) > 1
        key = "open.prompt-channel" if free else "open.prompt-equal" if len(allowed) > 1 else "open.prompt"
        return say(key, deed=DEEDS[lot.deed].name)

    # --- what lies there ----------------------------------------------------------------------------

    def laid(self) -> Iterator[Laid]:
        """The slips, each with its writer's badge."""
        slips = self.slips()
        for index, slip in enumerate(slips):
            spot = self._spot(index, len(slips))
            face = SlipFace(
                self.scene.name_of(slip.seat),
                f"₹{slip.bid:,}" if slip.bid else say("slip.nothing"),
                say("bonds.loan", loan=slip.loan) if slip.loan else "",
                slip.seat,
                not slip.bid,
            )
            pose = Pose(spot.centerx, spot.centery, (index % 3 - 1) * 1.2, z=310.0 + index)
            yield Laid(f"{names.BID}-{slip.seat}", face, spot.size, pose, FOLDED)

    def refresh(self) -> None:
        """A new envelope: its slips unfold one after the other."""
        super().refresh()
        moment = self.moment
        opened = None if moment is None else (moment.match.step, moment.seat)
        if opened == self._unfolded:
            return
        self._unfolded = opened
        pieces = [self.scene.table.pieces.get(f"{names.BID}-{slip.seat}") for slip in self.slips()]
        turning = [piece for piece in pieces if piece is not None]
        if turning:
            for piece in turning:
                piece.pose = piece.pose.but(face=-1.0)
            self.scene.tell(stagger([flip(piece, True, UNFOLD_SECONDS) for piece in turning], 0.12))

    def title(self) -> str:
        """The head of the form."""
        lot = self.scene.shown.lot
        return "" if lot is None else say("open.title", deed=DEEDS[lot.deed].name)

    def state(self) -> Hashable:
        """The head is all that is printed; the slips are pieces."""
        return self.title()

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The form under the slips."""
        form(canvas, area, self.title(), self.ink)

    def spots(self) -> Mapping[str, FRect]:
        """No places of its own: the stand and the folders take the slip."""
        return {}

    def key(self) -> Hashable:
        """Who handed in what."""
        return ("opening", self.slips(), tuple(self.scene.gestures.presses))

    def buttons(self) -> Iterator[Widget]:
        """Below each slip that may be announced, the word that does it."""
        slips = self.slips()
        for index, slip in enumerate(slips):
            name = f"announce-{slip.seat}"
            if name in self.scene.gestures.presses:
                spot = self._spot(index, len(slips))
                area = FRect(spot.left - 2, PAD.bottom - 50, spot.width + 4, 40)
                yield self.button(name, say("open.announce"), area, "button-go")
