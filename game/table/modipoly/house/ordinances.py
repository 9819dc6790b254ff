"""Ordinances: the one just drawn, a full hand, one from the hand onto the enacted pile, the way to court.

A drawn card is seen by nobody else; it lies on its cover over the board, and talk about it goes on beside it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from pygame import FRect

from engine.core.refusal import Refusal
from engine.modipoly.answers import (
    NOTHING,
    DiscardCard,
    Enact,
    EnactNow,
    Goods,
    Hold,
    Lapse,
    LetPass,
    Stay,
)
from engine.modipoly.cards import ORDINANCES
from engine.modipoly.phases import BUSINESS, OVERFLOW, PIL, PM_CARD
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import names, phrases
from game.table.modipoly.board.faces import CardFace
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.faces import CoverFace, PaperFace
from game.table.modipoly.house.inks import BLUE, STAMP, print_text
from game.table.modipoly.house.room import PAD, Room, form
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import number_of, ordinance_piece, seat_place
from game.table.piece import Piece, Pose
from game.widgets.base import Widget

SHREDDER = "shredder"
COVER = FRect(734, 380, 420, 232)
"""Over the stand, the news and the envelope; deck, enacted pile and dials stay in sight."""
CARD, CARD_OF_THREE = (132.0, 184.8), (104.0, 145.6)
"""How large the drawn card lies there, and how large where the shredder needs room below it."""
SLOT = FRect(COVER.left + 14, COVER.bottom - 46, 104, 38)
PITCH = 48.0
WRIT, WRIT_SIZE = "writ", (150.0, 84.0)


def on_mat(moment: Moment) -> tuple[int, ...]:
    """The ordinances that lie on the deal mat for now."""
    goods: Goods = getattr(moment.draft, "aside", NOTHING)
    return goods.cards


class EnactRoom(Room):
    """A held ordinance on the enacted pile: the own turn has no paper of its own for it."""

    asks = BUSINESS

    @property
    def open(self) -> bool:
        """There is no paper."""
        return False

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """Each card that may be enacted now."""
        for answer in moment.options if moment.awaits in BUSINESS else ():
            if isinstance(answer, Enact) and answer.card not in on_mat(moment):
                yield Drag(ordinance_piece(answer.card), names.ENACTED, answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to enacting a card of the hand."""
        card = number_of(piece, "ordinance")
        if moment.awaits not in BUSINESS or card < 0 or place not in (None, names.ENACTED):
            return None
        return moment.why_not(Enact(card))


class DrawnRoom(Room):
    """The ordinance just drawn: enact it, hold it, let one of three go; or sell it on the mat beside."""

    asks = frozenset({PM_CARD})
    area = COVER

    @property
    def drawn(self) -> int:
        """The card just drawn, or -1 while nobody here may see it."""
        drawn = self.scene.shown.drawn
        return drawn if self.open and drawn is not None else -1

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """The card to the pile, to the own folder or into the shredder."""
        if moment.awaits != PM_CARD or moment.view.drawn is None or moment.view.drawn < 0:
            return
        for answer in moment.options:
            card, place, press = moment.view.drawn, names.ENACTED, "enact-now"
            if isinstance(answer, Hold):
                place, press = seat_place(int(moment.seat)), "hold"
            elif isinstance(answer, Lapse):
                card, place, press = answer.card, SHREDDER, f"lapse-{answer.card}"
            elif not isinstance(answer, EnactNow):
                continue
            yield Press(press, answer)
            if card not in on_mat(moment):
                yield Drag(ordinance_piece(card), place, answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to that way."""
        card = number_of(piece, "ordinance")
        if moment.awaits != PM_CARD or card < 0:
            return None
        if place == names.ENACTED:
            return moment.why_not(EnactNow() if card == moment.view.drawn else Enact(card))
        if place == seat_place(int(moment.seat)) and card == moment.view.drawn:
            return moment.why_not(Hold())
        return moment.why_not(Lapse(card)) if place == SHREDDER else None

    def prompt(self, moment: Moment) -> str:
        """What may become of it."""
        if moment.awaits != PM_CARD or moment.view.drawn is None or moment.draft is not None:
            return ""
        full = any(isinstance(answer, Lapse) for answer in moment.options)
        return say("card.prompt-full" if full else "card.prompt", card=phrases.ordinance(moment.view.drawn))

    def laid(self) -> Iterator[Laid]:
        """Its cover with what it does, and the card on it."""
        card = self.drawn
        if card < 0:
            return
        wide, tall = size = CARD_OF_THREE if self.shreds else CARD
        yield self._cover(say("card.title"), ORDINANCES[card].text, wide + 26)
        moment = self.moment
        if moment is None or card in on_mat(moment):
            return
        pose = Pose(COVER.left + 14 + wide / 2, COVER.top + 40 + tall / 2, z=310.0)
        yield Laid(ordinance_piece(card), CardFace("ordinance", card), size, pose, names.BACK_ORDINANCE)

    @property
    def shreds(self) -> bool:
        """Whether something may go into the shredder."""
        return any(name.startswith("lapse-") for name in self.scene.gestures.presses)

    def _cover(self, title: str, text: str, left: float) -> Laid:
        """The paper under card and buttons; `left` is where its words begin."""
        room = self._top() - COVER.top - 44
        face = CoverFace(title, text, say("card.shredder") if self.shreds else "", left, room)
        return Laid("cover", face, COVER.size, Pose(*COVER.center, z=300.0, lift=6.0))

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The cover is a piece, since other pieces lie below it."""

    def spots(self) -> Mapping[str, FRect]:
        """The shredder, when something may go into it."""
        return {SHREDDER: SLOT} if self.shreds else {}

    def key(self) -> Hashable:
        """What may be done with it."""
        return tuple(self._ways())

    def _ways(self) -> list[str]:
        """The presses that have a button here."""
        ours = ("enact-now", "hold", "lapse-")
        return [name for name in self.scene.gestures.presses if name.startswith(ours)]

    def _top(self) -> float:
        """Where the two columns of buttons begin."""
        return COVER.bottom - 8 - -(-len(self._ways()) // 2) * PITCH

    def buttons(self) -> Iterator[Widget]:
        """A button for each way."""
        left = COVER.left + 26 + (CARD_OF_THREE if self.shreds else CARD)[0]
        wide = (COVER.right - 12 - left - 8) / 2
        for index, name in enumerate(self._ways()):
            row, column = divmod(index, 2)
            card = number_of(name, "lapse")
            label = say("card.lapse", card=phrases.ordinance(card)) if card >= 0 else say(f"card.{name}")
            spot = FRect(left + column * (wide + 8), self._top() + row * PITCH, wide, PITCH - 4)
            kind = "button-go" if name == "enact-now" else "button"
            yield self.tag(name, label, spot) if card >= 0 else self.button(name, label, spot, kind)

    def zooms(self, piece: Piece) -> bool:
        """The drawn card can be looked at closely."""
        return self.drawn >= 0 and piece.name == ordinance_piece(self.drawn)


class OverflowRoom(DrawnRoom):
    """A new Prime Minister with one card too many."""

    asks = frozenset({OVERFLOW})

    @property
    def drawn(self) -> int:
        """Nothing was drawn."""
        return -1

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """Any card of the hand into the shredder."""
        for answer in moment.options if moment.awaits == OVERFLOW else ():
            if isinstance(answer, DiscardCard):
                yield Drag(ordinance_piece(answer.card), SHREDDER, answer)
                yield Press(f"lapse-{answer.card}", answer)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to letting that card go."""
        card = number_of(piece, "ordinance")
        return moment.why_not(DiscardCard(card)) if moment.awaits == OVERFLOW and card >= 0 else None

    def prompt(self, moment: Moment) -> str:
        """One must go."""
        return say("card.prompt-overflow") if moment.awaits == OVERFLOW else ""

    def laid(self) -> Iterator[Laid]:
        """The cover with the shredder."""
        if self.open:
            yield self._cover(say("card.title-overflow"), say("card.overflow"), CARD_OF_THREE[0] + 26)


class CourtRoom(Room):
    """A PIL: the writ on the enacted pile, or nothing."""

    asks = frozenset({PIL})
    area = PAD
    ink = BLUE

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """The writ to the pile, or let it pass."""
        for answer in moment.options if moment.awaits == PIL else ():
            if isinstance(answer, Stay):
                yield Drag(WRIT, names.ENACTED, answer)
                yield Press("stay", answer)
            elif isinstance(answer, LetPass):
                yield Press("let-pass", answer)

    def prompt(self, moment: Moment) -> str:
        """Which ordinance, and whose."""
        card = moment.view.card
        if moment.awaits != PIL or card is None:
            return ""
        return say("court.prompt", name=self.scene.name_of(card.by), card=phrases.ordinance(card.card))

    def laid(self) -> Iterator[Laid]:
        """The writ, and a copy of the ordinance to read."""
        card = self.scene.shown.view.card
        moment = self.moment
        if moment is None or card is None:
            return
        face = PaperFace(say("court.writ"), say("court.lawyer"), STAMP, int(moment.seat))
        yield Laid(WRIT, face, WRIT_SIZE, Pose(PAD.left + 196, PAD.top + 104, -3.0, z=310.0))
        tall = PAD.height - 56
        pose = Pose(PAD.left + 62, PAD.top + 44 + tall / 2, z=305.0)
        yield Laid("court-card", CardFace("ordinance", card.card), (tall / 1.4, tall), pose)

    def title(self) -> str:
        """The head of the form."""
        return say("court.title") if self.open else ""

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """What the ordinance would do."""
        form(canvas, area, self.title(), self.ink)
        card = self.scene.shown.view.card
        if card is not None:
            box = FRect(area.left + 286, area.top + 46, area.width - 304, 82)
            print_text(canvas, ORDINANCES[card.card].text, box)

    def key(self) -> Hashable:
        """Whether both ways are open."""
        return tuple(self.scene.gestures.presses)

    def buttons(self) -> Iterator[Widget]:
        """To court, or let it pass."""
        area = FRect(PAD.left + 284, PAD.bottom - 52, PAD.width - 298, 40)
        yield from self.row(
            [("let-pass", say("court.pass"), "button"), ("stay", say("court.stay"), "button-go")], area
        )

    def zooms(self, piece: Piece) -> bool:
        """The copy can be read."""
        return piece.name == "court-card"
