"""Talk on the table: the deal mat, the pad of promise slips, the plates at the stand, the Deal Pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.refusal import Refusal
from engine.modipoly import phases
from game.canvas import Canvas
from game.table.gesture import Gesture
from game.table.modipoly import names
from game.table.modipoly.board.faces import DeedFace
from game.table.modipoly.board.geometry import LANDED, MAT, STAND_SPOT
from game.table.modipoly.desk import Desk, Laid, Part
from game.table.modipoly.moment import Moment
from game.table.modipoly.refusals import spoken
from game.table.modipoly.talk import cloth, offers, plates, spots, things, vote_mat, votes
from game.table.modipoly.talk.cloth import Cloth
from game.table.modipoly.talk.controls import Controls
from game.table.modipoly.talk.drafts import NOBODY, Calling, Proposal, TalkDraft
from game.table.modipoly.talk.faces import PadFace
from game.table.modipoly.talk.offer_mat import OfferMat, raise_hands
from game.table.modipoly.talk.pad import DealPad
from game.table.modipoly.talk.plates import Plate, PlateText, Tray
from game.table.modipoly.talk.vote_mat import VoteMat
from game.table.modipoly.talk.wording import plain, say, side_text
from game.table.piece import Piece, Pose
from game.table.place import Glow, Place
from game.table.replaying import Watching

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

PAD_BUTTON = FRect(1522, 396, 70, 34)
MINE = offers.OFFERING | {phases.OFFER_REPLY, phases.PLEDGE, phases.COUNTER_BRIBE}
"""Questions beside which the mat lies on the table."""
PAD_SHEET = "pad-sheet"
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
        self.cloth = Cloth()
        self._parts: list[Part] = []

    @property
    def mat_open(self) -> bool:
        """Whether the mat lies there; it is rolled up for the House's own business, and in a replay."""
        moment = self.moment
        if moment is None:
            return not isinstance(self.scene.flow, Watching)
        return moment.awaits in MINE

    @property
    def moment(self) -> Moment | None:
        """The open question, while a person here is asked it."""
        return self.scene.moment if self.scene.flow.actor is not None else None

    def _change(self, draft: TalkDraft) -> None:
        """A dial was turned: this is being prepared from now on."""
        self.scene.draft = draft
        self.scene.flow.reopen()

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
        if moment.awaits == phases.OFFER_REPLY:
            return self._reply_prompt(moment)
        if isinstance(moment.draft, Calling):
            no = moment.why_not(moment.draft.call())
            if no is not None:
                return spoken(no)[0]
        said = vote_mat.prompt(self.scene, moment)
        if said:
            return said
        if isinstance(moment.draft, Proposal):
            return self._draft_prompt(moment, moment.draft)
        if moment.awaits == phases.INTERVAL:
            return say("talk.prompt.interval-pm" if moment.seat == moment.view.pm else "talk.prompt.interval")
        return "" if moment.is_asked else say("talk.prompt.speaking")

    def _draft_prompt(self, moment: Moment, draft: Proposal) -> str:
        if draft.to == NOBODY or draft.empty():
            return say("talk.prompt.drafting-nobody")
        no = moment.why_not(draft.offer())
        if no is not None and not draft.slips:
            return spoken(no)[0]
        facts = {"give": side_text(draft.give), "get": side_text(draft.get)}
        return say("talk.prompt.drafting", name=self.scene.name_of(draft.to), **facts)

    def _reply_prompt(self, moment: Moment) -> str:
        now = offers.proposal(moment)
        if now is None:
            return ""
        name = self.scene.name_of(now.to)
        if isinstance(moment.draft, Proposal) and "counter" in set(self._presses(moment)):
            return say("talk.prompt.counter", name=name)
        key = "reply" if plain(now.give) or now.give.words else "reply-gift"
        if not plain(now.get) and not now.get.words:
            key = "reply-demand"
        return say(f"talk.prompt.{key}", name=name, give=side_text(now.give), get=side_text(now.get))

    def _presses(self, moment: Moment) -> Iterator[str]:
        for gesture in offers.gestures(moment, ()):
            yield getattr(gesture, "name", "")

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
        if moment.awaits == phases.OFFER_REPLY:
            yield from self.offer_mat.seals("accept" in set(self._presses(moment)))
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
        self._lay_plates()
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
        return self.offer_mat.cloth(moment, now)

    def _watching(self) -> Cloth:
        """Nobody here is asked anything that the mat is for."""
        bargain = self.scene.shown.bargain
        if bargain is not None:
            return self.offer_mat.between(bargain)
        raise_hands(self.scene, self.controls)
        return Cloth(title=say("talk.mat"))

    def _lay_plates(self) -> None:
        texts = self._plates()
        table = self.scene.table
        wanted = {things.plate_place(text.seat) for text in texts}
        for name in [name for name in table.places if name.startswith("plate-") and name not in wanted]:
            del table.places[name]
        if texts:
            self.controls.add("plates", lambda: Tray("plates", spots.PLATES.inflate(10, 10)))
        for index, text in enumerate(texts):
            area = spots.plate(index, len(texts))
            name = things.plate_place(text.seat)
            if name not in table.places:
                table.add_place(Place(name, area, dims=False, radius=5))
            table.places[name].move_to(area)
            widget = self.controls.add(name, partial(self._plate, text.seat, area))
            assert isinstance(widget, Plate)
            widget.rect, widget.shown = area, text
            widget.focusable = name in self.scene.gestures.presses
            widget.tip = self.scene.name_of(text.seat)

    def _plate(self, seat: int, area: FRect) -> Plate:
        name = things.plate_place(seat)
        return Plate(
            seat,
            area,
            partial(self._choose, name),
            partial(self._glow, name),
            lambda: self.scene.hand.busy,
        )

    def _choose(self, name: str) -> None:
        self.scene.press(name)

    def _glow(self, name: str) -> Glow:
        place = self.scene.table.places.get(name)
        return place.glow if place is not None else Glow.OFF

    def _plates(self) -> list[PlateText]:
        moment, shown = self.moment, self.scene.shown
        calling = votes.calling(moment) if moment is not None else None
        if calling is not None and moment is not None:
            seats = votes.bribable(moment)
            return plates.prepared(shown.commands, seats, calling.seat, calling.bribe)
        return plates.running(shown.motion, shown.commands) if shown.motion is not None else []

    # --- the Deal Pad -------------------------------------------------------------------------------

    def open_pad(self) -> None:
        """Every bargain so far."""
        if not self.scene.hand.busy:
            self.scene.game.push(DealPad(self.scene))
