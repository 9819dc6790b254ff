"""Talk on the table: the deal mat, the pad of promise slips, the plates at the stand, the Deal Pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.asking import Seat
from engine.core.refusal import Refusal
from engine.modipoly import phases
from engine.modipoly.answers import Decline
from game.canvas import Canvas
from game.table.gesture import Gesture
from game.table.modipoly import names
from game.table.modipoly.board.faces import DeedFace
from game.table.modipoly.board.geometry import LANDED, MAT, STAND_SPOT
from game.table.modipoly.desk import Desk, Laid, Part
from game.table.modipoly.house.counting import dividing
from game.table.modipoly.moment import Moment
from game.table.modipoly.talk import cloth, ledger, offers, prompts, spots, votes
from game.table.modipoly.talk.cloth import Cloth
from game.table.modipoly.talk.controls import Controls
from game.table.modipoly.talk.drafts import Proposal, TalkDraft
from game.table.modipoly.talk.faces import PadFace
from game.table.modipoly.talk.offer_mat import OfferMat, raise_hands
from game.table.modipoly.talk.pad import DealPad
from game.table.modipoly.talk.plate_row import PlateRow
from game.table.modipoly.talk.vote_mat import VoteMat
from game.table.modipoly.talk.wording import deal_text, say
from game.table.piece import Piece, Pose
from game.table.place import Place

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

PAD_BUTTON = FRect(1522, 396, 70, 34)
MINE = offers.OFFERING | {phases.OFFER_REPLY, phases.PLEDGE, phases.COUNTER_BRIBE}
"""Questions beside which the mat lies on the table."""
PAD_SHEET = "pad-sheet"
CLOSED = {
    "slips": (phases.SLIPS, phases.ANNOUNCE),
    "vote": (phases.PLEDGE, phases.COUNTER_BRIBE),
    "ballot": (phases.BALLOT, phases.BACK, phases.NOMINATE, phases.TIE_BREAK),
}
"""Moments at which nobody talks, by why."""
RECENT = 3
"""Bargains that are read on the mat while nobody here is asked."""
READABLE = ("given-word-", "asked-word-", "given-card-", "asked-card-")
"""Pieces worth a closer look."""


def on_stand(deed: int) -> Laid:
    """The deed about which a vote is being called."""
    pose = Pose(*STAND_SPOT, z=45.0)
    return Laid(names.deed_piece(deed), DeedFace(deed), LANDED, pose, names.BACK_DEED)


class TalkDesk(Desk):
    """Everything of talk, whoever talks."""

    def __init__(self, scene: ModipolyScene) -> None:
        super().__init__(scene)
        self.controls = Controls(scene)
        self.offer_mat = OfferMat(scene, self.controls, self._change)
        self.vote_mat = VoteMat(scene, self.controls, self._change)
        self.plates = PlateRow(scene, self.controls)
        self.cloth = Cloth()
        self.muted: set[Seat] = set()
        """People who want to hear nothing from bots before their own next turn."""
        self._parts: list[Part] = []
        self._latest: tuple[tuple[int, int, str], ...] = ()
        self._noted: object = None

    @property
    def mat_open(self) -> bool:
        """Whether the mat lies there; it is rolled up for the House's own business, and in a replay."""
        moment = self.moment
        if moment is None:
            return self.scene.name != "replay" and not dividing(self.scene.shown)
        return moment.awaits in MINE

    @property
    def moment(self) -> Moment | None:
        """The open question, while a person here is asked it."""
        return self.scene.moment if self.scene.flow.actor is not None else None

    def _change(self, draft: TalkDraft) -> None:
        """A dial was turned: this is being prepared from now on, or nothing is any more."""
        moment = self.moment
        if moment is not None and isinstance(draft, Proposal):
            self.scene.draft = offers.started(moment, draft)
        else:
            self.scene.draft = draft
        self.scene.flow.reopen()

    # --- not now ------------------------------------------------------------------------------------

    def tick(self, dt: float) -> None:
        """Whoever said *not now* declines what bots offer, until it is their own turn."""
        if not self.muted:
            return
        self.muted.discard(Seat(self.scene.shown.active))
        moment = self.moment
        if moment is not None and self._is_muted(moment) and not self.scene.flow.telling:
            self.scene.flow.give(Decline())

    def _is_muted(self, moment: Moment) -> bool:
        bargain = moment.view.bargain
        if moment.awaits != phases.OFFER_REPLY or bargain is None:
            return False
        return moment.seat in self.muted and not self.scene.is_own(bargain.by)

    def not_now(self) -> None:
        """Decline this, and whatever else bots offer before one's own next turn."""
        moment = self.moment
        if moment is not None and moment.awaits == phases.OFFER_REPLY:
            self.muted.add(moment.seat)
            self.scene.flow.give(Decline())

    # --- what a hand may do -------------------------------------------------------------------------

    def gestures(self, moment: Moment) -> Iterable[Gesture]:
        """Offers and answers, calls, tokens and prices."""
        if moment.draft is not None and not isinstance(moment.draft, TalkDraft):
            return
        lying = [laid.name for desk in self.scene.desks for laid in desk.laid()]
        if votes.calling(moment) is None:
            yield from offers.gestures(moment, lying)
        if moment.draft is None or not isinstance(moment.draft, Proposal):
            yield from votes.gestures(moment, lying)

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """The match's no."""
        return votes.why_not(moment, piece, place) or offers.why_not(moment, piece, place)

    def prompt(self, moment: Moment) -> str:
        """What is asked, or what the mat says so far."""
        return prompts.prompt(self.scene, moment)

    # --- what lies there ----------------------------------------------------------------------------

    def build(self) -> None:
        """The cloth, the places on it and the plates' places; controls are made when they are wanted."""
        self.controls.forget()
        table = self.scene.table
        for name, area in (
            (names.MAT_GIVE, spots.LEFT), (names.MAT_SLIP, spots.MIDDLE), (names.MAT_GET, spots.RIGHT),
        ):  # fmt: skip
            table.add_place(Place(name, area.inflate(-2, 0), dims=False, radius=6))
        self._parts = [Part(self.scene, MAT, self._paint, lambda: (self.mat_open, self.cloth))]
        self.scene.backdrop.extend(self._parts)

    def _paint(self, canvas: Canvas, area: FRect) -> None:
        if self.mat_open:
            cloth.paint(canvas, area, self.cloth)

    def laid(self) -> Iterator[Laid]:
        """Everything that lies on the mat, in the bowl and on the pad of slips."""
        moment = self.moment
        if moment is not None:
            yield from self._lies(moment)
            return
        bargain = self.scene.shown.bargain
        if bargain is not None and self.mat_open:
            now = Proposal(bargain.to, bargain.give, bargain.get)
            yield from self.offer_mat.laid(now, bargain.by, bargain.to)

    def _lies(self, moment: Moment) -> Iterator[Laid]:
        price, motion = votes.pricing(moment), moment.view.motion
        if votes.calling(moment) is not None:
            yield on_stand(votes.landed_deed(moment))
        if price is not None:
            yield from self.vote_mat.laid_price(price, moment.seat, 1)
        elif moment.awaits == phases.COUNTER_BRIBE and motion is not None and motion.price is not None:
            yield from self.vote_mat.laid_price(motion.price, motion.voice_of, 0)
        elif moment.awaits == phases.PLEDGE:
            yield from self.vote_mat.laid_cast(votes.casting(moment))
        now = offers.proposal(moment) if votes.calling(moment) is None else None
        if now is None:
            return
        yield from self.offer_mat.laid(now, moment.seat, now.to)
        if now.slips:
            face = PadFace(say("talk.slips-title"), say("talk.slips-hint"))
            yield Laid(PAD_SHEET, face, spots.PAD.size, Pose(*spots.PAD.center, z=200.0))
            yield from self.offer_mat.slips()

    def zooms(self, piece: Piece) -> bool:
        """Slips and cards on the mat."""
        return piece.name.startswith(READABLE)

    # --- keeping it true ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Cloth, controls and plates follow the moment."""
        self.controls.begin()
        self.cloth = self._lay_mat()
        self.plates.lay(self.moment)
        label = say("pad.button")
        self.controls.button("deal-pad", label, PAD_BUTTON, self.open_pad, tip=say("pad.tip"))
        self.controls.end()
        for part in self._parts:
            part.refresh()

    def _lay_mat(self) -> Cloth:
        moment = self.moment
        if not self.mat_open:
            return Cloth()
        if moment is None:
            return self._watching()
        calling, price = votes.calling(moment), votes.pricing(moment)
        if calling is not None:
            return self.vote_mat.lay_call(moment, calling)
        if price is not None:
            return self.vote_mat.lay_price(moment, price)
        if moment.awaits == phases.PLEDGE:
            return self.vote_mat.lay_cast(moment)
        if moment.awaits == phases.COUNTER_BRIBE:
            return self.vote_mat.lay_answer(moment)
        now = offers.proposal(moment)
        if now is None or not (moment.draft is None or isinstance(moment.draft, Proposal)):
            return self._watching()
        self.offer_mat.lay(moment, now)
        if moment.awaits == phases.OFFER_REPLY and moment.draft is None:
            self._lay_not_now(moment, now)
        return self.offer_mat.cloth(moment, now)

    def _lay_not_now(self, moment: Moment, now: Proposal) -> None:
        """A bot asks: one may hear no more of them for a while."""
        if self.scene.is_own(now.to) or moment.seat == self.scene.shown.active:
            return
        half = FRect(spots.FOOT)
        half.width = (half.width - 8) / 2
        half.left = spots.FOOT.right - half.width
        half = half.inflate(0, -6)
        self.controls.button("not-now", say("talk.not-now"), half, self.not_now, tip=say("talk.not-now-tip"))

    def _watching(self) -> Cloth:
        """Nobody here is asked anything that the mat is for."""
        bargain = self.scene.shown.bargain
        if bargain is not None:
            return self.offer_mat.between(bargain)
        raise_hands(self.scene, self.controls)
        if not self.scene.flow.telling:
            self._note_latest()
        return Cloth(title=self._floor(), lines=self._latest)

    def _floor(self) -> str:
        """Why nobody may talk now; or what is read below."""
        awaits = self.scene.shown.view.awaits
        for key, closed in CLOSED.items():
            if awaits in closed:
                return say(f"talk.closed-{key}")
        return say("talk.lately" if self._latest else "talk.mat")

    def _note_latest(self) -> None:
        """What was settled last, as soon as its story has been told."""
        match, flow = self.scene.session.match, self.scene.flow
        if self._noted == (match.step, flow.eyes):
            return
        self._noted = match.step, flow.eyes
        deals = ledger.latest(match.heard(flow.eyes), RECENT)
        self._latest = tuple((deal.giver, deal.taker, deal_text(deal)) for deal in deals)

    # --- the Deal Pad -------------------------------------------------------------------------------

    def open_pad(self) -> None:
        """Every bargain so far."""
        if not self.scene.hand.busy:
            self.scene.game.push(DealPad(self.scene))
