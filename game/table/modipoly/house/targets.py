"""Where a card hits: its mark is put on a folder or on a deed; and what those who are hit may do about it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from pygame import FRect

from engine.core.refusal import Refusal
from engine.modipoly.answers import GoToTihar, PayFine, PickDeed, PickSeat
from engine.modipoly.cards import DEED_AT, DEEDS, NEWS, ORDINANCES, TIHAR
from engine.modipoly.phases import INVESTIGATED, PICK_DEED, PICK_SEAT
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import names, phrases
from game.table.modipoly.board.faces import CardFace
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.faces import ArrowFace, PaperFace
from game.table.modipoly.house.inks import STAMP, print_text
from game.table.modipoly.house.room import PAD, Room, form
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import badge, number_of, seat_place, space_place
from game.table.piece import Piece, Pose
from game.widgets.base import Widget
from game.widgets.label import Picture

MARK = "mark"
MARK_SIZE = (72.0, 72.0)
COPY = "target-card"
CARD_TALL = PAD.height - 56
PITCH = 44.0
WRIT, WRIT_SIZE = "fine", (150.0, 84.0)


@dataclass(frozen=True)
class Aim:
    """Seats that a card is pointed at so far."""

    seats: tuple[int, ...]

    def before(self) -> None:
        """Point at nobody."""


class TargetRoom(Room):
    """The card, its mark, and who may be hit."""

    asks = frozenset({PICK_SEAT, PICK_DEED})
    area = PAD
    ink = STAMP

    # --- the hand -----------------------------------------------------------------------------------

    def _aimed(self, moment: Moment) -> tuple[int, ...]:
        return moment.draft.seats if isinstance(moment.draft, Aim) else ()

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """The mark on a deed; or on one folder after the other."""
        if moment.awaits == PICK_DEED:
            for answer in moment.options:
                if isinstance(answer, PickDeed):
                    yield Drag(MARK, space_place(DEEDS[answer.deed].space), answer)
        elif moment.awaits == PICK_SEAT:
            yield from self._seats(moment)

    def _seats(self, moment: Moment) -> Iterator[Gesture]:
        aimed = self._aimed(moment)
        options = [answer.targets for answer in moment.options if isinstance(answer, PickSeat)]
        if aimed in options:
            yield Press("aim", PickSeat(aimed))
        for seat in dict.fromkeys(seat for targets in options for seat in targets):
            if seat in aimed:
                continue
            both = next((targets for targets in options if set(targets) == {*aimed, seat}), None)
            if both is None:
                continue
            more = any({*both} < set(targets) for targets in options)
            means = Aim(both) if more else PickSeat(both)
            yield Drag(MARK, seat_place(seat), means)
            yield Press(f"target-{seat}", means)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to that target."""
        if piece != MARK or moment.awaits not in self.asks or place is None:
            return None
        seat, space = number_of(place, "seat"), number_of(place, "space")
        if moment.awaits == PICK_SEAT:
            return moment.why_not(PickSeat((seat,))) if seat >= 0 else None
        deed = DEED_AT[space] if space >= 0 else -1
        return moment.why_not(PickDeed(deed)) if deed >= 0 else None

    def prompt(self, moment: Moment) -> str:
        """Whom or what the card wants."""
        card = moment.view.card
        if moment.awaits not in self.asks or card is None:
            return ""
        name = phrases.news(card.card) if card.news else phrases.ordinance(card.card)
        if moment.awaits == PICK_DEED:
            return say("target.prompt-deed", card=name)
        aimed = self._aimed(moment)
        if aimed:
            who = phrases.people(self.scene.name_of, aimed)
            return say("target.prompt-more", card=name, who=who)
        return say("target.prompt", card=name)

    # --- what lies there ----------------------------------------------------------------------------

    def laid(self) -> Iterator[Laid]:
        """The card and its mark."""
        card = self.scene.shown.view.card
        if not self.open or card is None:
            return
        face = CardFace("news" if card.news else "ordinance", card.card)
        size = (CARD_TALL / 1.4, CARD_TALL)
        yield Laid(COPY, face, size, Pose(PAD.left + 62, PAD.top + 44 + CARD_TALL / 2, z=305.0))
        yield Laid(MARK, ArrowFace(), MARK_SIZE, Pose(PAD.left + 158, PAD.top + 108, z=310.0), round=True)

    def title(self) -> str:
        """The head of the form."""
        moment = self.moment
        if moment is None:
            return ""
        return say("target.title-deed" if moment.awaits == PICK_DEED else "target.title")

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """What the card does."""
        form(canvas, area, self.title(), self.ink)
        card = self.scene.shown.view.card
        if card is None:
            return
        text = (NEWS if card.news else ORDINANCES)[card.card].text
        room = self._first_row() - area.top - 50
        if room > 30:
            print_text(canvas, text, FRect(area.left + 210, area.top + 46, area.width - 226, room))

    def key(self) -> Hashable:
        """Who may be hit."""
        return (self.scene.draft, tuple(self.scene.gestures.presses))

    def _named(self) -> list[str]:
        """The presses that have a button here, the one that ends it last."""
        ours = [name for name in self.scene.gestures.presses if name.startswith(("target-", "aim"))]
        return sorted(ours, key=lambda name: name == "aim")

    def _across(self) -> int:
        return 2 if len(self._named()) <= 4 else 3

    def _first_row(self) -> float:
        """Where the rows of buttons begin."""
        return PAD.bottom - 8 - -(-len(self._named()) // self._across()) * PITCH

    def buttons(self) -> Iterator[Widget]:
        """A button with a badge for each seat within reach; and one to leave it at those."""
        across = self._across()
        wide = (PAD.width - 226 - 8 * (across - 1)) / across
        for index, name in enumerate(self._named()):
            row, column = divmod(index, across)
            top = self._first_row() + row * PITCH
            spot = FRect(PAD.left + 210 + column * (wide + 8), top, wide, PITCH - 6)
            seat = number_of(name, "target")
            label = self.scene.name_of(seat) if seat >= 0 else say("target.enough")
            yield self.tag(name, label, spot, "button" if seat >= 0 else "button-go")
            if seat >= 0:
                yield Picture(badge(seat), FRect(spot.left - 2, spot.top - 9, 24, 24), name=f"mark-{seat}")

    def zooms(self, piece: Piece) -> bool:
        """The copy can be read."""
        return piece.name == COPY


class AgencyRoom(Room):
    """The agency on the sofa: pay, or keep the money and go."""

    asks = frozenset({INVESTIGATED})
    area = PAD
    ink = STAMP

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """The writ with the money to the Treasury, or the own pawn to Tihar."""
        for answer in moment.options if moment.awaits == INVESTIGATED else ():
            if isinstance(answer, PayFine):
                yield Drag(WRIT, names.TREASURY, answer)
                yield Press("pay-fine", answer)
            elif isinstance(answer, GoToTihar):
                yield Drag(names.pawn_piece(int(moment.seat)), space_place(TIHAR), answer)
                yield Press("to-tihar", answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to paying."""
        if moment.awaits != INVESTIGATED or piece != WRIT:
            return None
        return moment.why_not(PayFine())

    def prompt(self, moment: Moment) -> str:
        """What it costs."""
        if moment.awaits != INVESTIGATED:
            return ""
        key = "agency.prompt-poor" if moment.why_not(PayFine()) else "agency.prompt"
        return say(key, fine=moment.view.fine, cash=moment.own.cash)

    def laid(self) -> Iterator[Laid]:
        """The writ."""
        moment = self.moment
        if moment is not None:
            face = PaperFace(say("agency.writ"), f"₹{moment.view.fine}cr", STAMP, int(moment.seat))
            yield Laid(WRIT, face, WRIT_SIZE, Pose(PAD.left + 106, PAD.top + 108, -3.0, z=310.0))

    def title(self) -> str:
        """The head of the form."""
        return say("agency.title") if self.open else ""

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """What the agency says."""
        form(canvas, area, self.title(), self.ink)
        moment = self.moment
        if moment is not None:
            text = say("agency.text", fine=moment.view.fine)
            print_text(canvas, text, FRect(area.left + 208, area.top + 46, area.width - 226, 80))

    def key(self) -> Hashable:
        """Which ways are open."""
        return tuple(self.scene.gestures.presses)

    def buttons(self) -> Iterator[Widget]:
        """Pay, or go."""
        area = FRect(PAD.left + 206, PAD.bottom - 56, PAD.width - 222, 42)
        entries = [("to-tihar", say("agency.go"), "button"), ("pay-fine", say("agency.pay"), "button-go")]
        yield from self.row([entry for entry in entries if entry[0] in self.scene.gestures.presses], area)
