"""Writing a slip behind the curtain: the bid, the Oligarch's loan, or nothing; folded, and into the envelope.

A folded slip looks the same whatever is on it. At a shared screen nobody can hand one in before three
seconds have passed, so that a blank one takes as long as any other.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from pygame import FRect

from engine.core.refusal import Refusal
from engine.modipoly.cards import DEEDS
from engine.modipoly.phases import SLIPS
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import names
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.amount import Amount
from game.table.modipoly.house.bids import Bounds, SlipDraft, bounds, lent, written
from game.table.modipoly.house.faces import SlipFace
from game.table.modipoly.house.inks import BODY, FAINT, SMALL_HEAD, STAMP, print_text
from game.table.modipoly.house.room import PAD, Room, form
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.piece import Pose
from game.widgets.base import Widget
from game.widgets.label import Label
from game.widgets.slider import Slider

FOLDED = "modipoly/table/bid_slip"
OPEN_SIZE, FOLDED_SIZE = (200.0, 122.0), (150.0, 103.0)
AT = (PAD.left + 118, PAD.top + 112)
LINES = FRect(PAD.left + 234, PAD.top + 42, PAD.width - 250, PAD.height - 52)
"""Where the sums are written, beside the slip."""
FOOT = FRect(LINES.left, LINES.bottom - 40, LINES.width, 40)
HALF = (LINES.width - 12) / 2
LEAST_SECONDS = 3.0
"""How long every visit behind the curtain lasts at least."""
STEPS = {"less": -10, "more": 10}


class SlipRoom(Room):
    """The pad on which a bidder writes."""

    asks = frozenset({SLIPS})
    area = PAD
    ink = STAMP

    _limits: tuple[object, Bounds] | None = None
    _seconds = 0.0
    _visit: object = None

    # --- the draft ----------------------------------------------------------------------------------

    @property
    def draft(self) -> SlipDraft:
        """What is on the slip; at first nothing."""
        draft = self.scene.draft
        return draft if isinstance(draft, SlipDraft) else SlipDraft()

    def limits(self, moment: Moment) -> Bounds:
        """What may be written, asked once a visit."""
        key = (moment.match.step, moment.seat)
        if self._limits is None or self._limits[0] != key:
            self._limits = (key, bounds(moment))
        return self._limits[1]

    def _write(self, draft: SlipDraft) -> None:
        """A slider or a key changes what is written; the pen makes no other sound."""
        if self.scene.flow.actor is not None and draft != self.draft:
            self.scene.draft = draft
            self.scene.flow.reopen()

    # --- the three seconds --------------------------------------------------------------------------

    def _begin(self, moment: Moment) -> None:
        """Another visit: its time begins."""
        visit = (moment.match.step, moment.seat)
        if visit != self._visit:
            self._visit, self._seconds = visit, 0.0

    @property
    def hurried(self) -> bool:
        """Whether it is too early to hand a slip in."""
        return self.scene.session.shared_screen() and self._seconds < LEAST_SECONDS

    def tick(self, dt: float) -> None:
        """The visit lasts."""
        moment = self.moment
        if moment is None:
            return
        self._begin(moment)
        early = self.hurried
        self._seconds += dt
        if early and not self.hurried and not self.scene.hand.busy:
            self.scene.flow.reopen()

    # --- the hand -----------------------------------------------------------------------------------

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """Change the sums, fold, hand in."""
        if moment.awaits != SLIPS:
            return
        self._begin(moment)
        draft, limits = self.draft, self.limits(moment)
        if not self.hurried:
            yield Drag(names.BID, names.ENVELOPE, draft.answer)
        if draft.folded:
            yield Press("unfold", replace(draft, folded=False))
            if not self.hurried:
                yield Press("hand-in", draft.answer)
            return
        if limits.most:
            start = draft.bid or limits.least - 10
            for name, step in STEPS.items():
                yield Press(f"bid-{name}", written(moment, draft, start + step))
                if limits.lends and draft.bid:
                    yield Press(f"loan-{name}", lent(moment, draft, draft.loan + step))
        yield Press("blank", SlipDraft(folded=True))
        if draft.bid:
            yield Press("fold", replace(draft, folded=True))

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """What the match says to a slip; too early is no matter of the match."""
        if moment.awaits != SLIPS or piece != names.BID:
            return None
        return moment.why_not(self.draft.answer)

    def prompt(self, moment: Moment) -> str:
        """What is bid for, and from how much on."""
        lot = moment.view.lot
        if moment.awaits != SLIPS or lot is None:
            return ""
        if self.draft.folded:
            return say("slip.prompt-folded")
        key = "slip.prompt" if self.limits(moment).most else "slip.prompt-poor"
        return say(key, deed=DEEDS[lot.deed].name, least=lot.minimum)

    # --- what lies there ----------------------------------------------------------------------------

    def laid(self) -> Iterator[Laid]:
        """The slip, open or folded."""
        lot = self.scene.shown.lot
        if not self.open or lot is None:
            return
        draft = self.draft
        if draft.folded:
            yield Laid(names.BID, FOLDED, FOLDED_SIZE, Pose(*AT, -2.0, z=310.0))
            return
        face = SlipFace(
            DEEDS[lot.deed].name,
            f"₹{draft.bid:,}cr" if draft.bid else say("slip.nothing"),
            say("slip.lent", loan=draft.loan) if draft.loan else "",
            faint=not draft.bid,
        )
        yield Laid(names.BID, face, OPEN_SIZE, Pose(*AT, -1.0, z=310.0))

    def title(self) -> str:
        """The head of the form."""
        lot = self.scene.shown.lot
        return "" if lot is None else say("slip.title", deed=DEEDS[lot.deed].name, least=lot.minimum)

    def state(self) -> Hashable:
        """The head, what may be written, and whether it is early."""
        return (*self._words(), self.hurried)

    def _words(self) -> tuple[str, str]:
        moment = self.moment
        if moment is None:
            return "", ""
        limits = self.limits(moment)
        if not limits.most:
            return self.title(), say("slip.cannot")
        return self.title(), say("slip.range", least=limits.least, most=limits.most)

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The pad: the slip's bed at the left, the lines for the sums at the right."""
        title, note = self._words()
        form(canvas, area, title, self.ink)
        words = FRect(LINES.left, LINES.top + 2, LINES.width, 80)
        moment = self.moment
        if self.draft.folded:
            print_text(canvas, say("slip.early") if self.hurried else say("slip.folded"), words)
        elif moment is not None and not self.limits(moment).most:
            print_text(canvas, note, words)
        elif moment is not None and not self.limits(moment).lends:
            box = FRect(LINES.left + HALF + 12, LINES.top + 18, LINES.width - HALF - 12, 36)
            print_text(canvas, note, box, BODY.but(size=16, colour=FAINT))

    def key(self) -> Hashable:
        """Which controls lie there; the sums are shown by the controls themselves."""
        moment = self.moment
        assert moment is not None
        limits = self.limits(moment)
        return (moment.match.step, moment.seat, self.draft.folded, limits)

    def buttons(self) -> Iterator[Widget]:
        """Bid and loan with their steps, then what becomes of the slip."""
        moment = self.moment
        assert moment is not None
        if self.draft.folded:
            ways = [("unfold", say("slip.unfold"), "button"), ("hand-in", say("slip.hand-in"), "button-go")]
            yield from self.row(ways, FOOT)
            return
        limits = self.limits(moment)
        if limits.most:
            yield from self._line("bid", LINES.left)
            if limits.lends:
                yield from self._line("loan", LINES.left + HALF + 12)
            if limits.most > limits.least:
                spot = FRect(LINES.left, LINES.top + 54, LINES.width + 62, 42)
                yield Slider(
                    "bid-slider", spot, max(limits.least, self.draft.bid), limits.least, limits.most, 10,
                    lambda value: self._set("bid", value), show=lambda _value: "",
                )  # fmt: skip
        ways = [("blank", say("slip.blank"), "button"), ("fold", say("slip.fold"), "button-go")]
        yield from self.row(ways, FOOT)

    def _line(self, name: str, left: float) -> Iterator[Widget]:
        """Word, less, number, more."""
        label = FRect(left + 2, LINES.top + 3, HALF, 17)
        yield Label(say(f"slip.{name}"), label, SMALL_HEAD.but(size=15), name=f"{name}-label")
        top, tall = LINES.top + 20, 34.0
        yield self.button(f"{name}-less", "−", FRect(left, top, 36, tall))
        amount = FRect(left + 38, top, HALF - 76, tall)
        yield Amount(f"{name}-amount", amount, self._sum(name), lambda value: self._set(name, value))
        yield self.button(f"{name}-more", "+", FRect(left + HALF - 36, top, 36, tall))

    def _sum(self, name: str) -> int:
        return self.draft.bid if name == "bid" else self.draft.loan

    def _set(self, name: str, value: int) -> None:
        moment = self.moment
        if moment is not None and not self.draft.folded:
            change = written if name == "bid" else lent
            self._write(change(moment, self.draft, max(0, value)))

    def refresh(self) -> None:
        """The controls show what is written."""
        super().refresh()
        for widget in self.papers.made:
            if isinstance(widget, Amount):
                widget.value = self._sum(widget.name.partition("-")[0])
            elif isinstance(widget, Slider) and not widget.pressed:
                widget.value = max(widget.least, self._sum(widget.name.partition("-")[0]))
