"""What one does on one's own turn: dice, bail, stand and bell, loans, sales, powers, handing the turn on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.asking import Answer
from engine.core.refusal import Refusal
from engine.modipoly import answers as say
from engine.modipoly import phases
from engine.modipoly.cards import DEED_AT, DEEDS
from game.canvas import text_width
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import layout, names
from game.table.modipoly.board.geometry import BELL, DICE_TRAY
from game.table.modipoly.buttons import LABEL, ActionButton, HotSpot
from game.table.modipoly.desk import Desk, Papers
from game.table.modipoly.moment import Moment
from game.table.modipoly.names import deed_piece, number_of, space_place
from game.widgets.base import Widget
from game.words import words

if TYPE_CHECKING:
    from game.table.modipoly.scene import ModipolyScene

OWN_TURN = frozenset({phases.TURN_OPEN, phases.TURN_CLOSE, phases.LAND_UNOWNED})
MAIN = ("roll", "end-turn")
"""The buttons that lead on; they come first and are red."""
GAP = 10.0
HOT = {"roll": DICE_TRAY, "ring": BELL}
"""Things on the board that may be pressed as well as their buttons."""


@dataclass(frozen=True)
class Sale:
    """A deed that is being put on sale: which, and the public reserve in crores."""

    deed: int
    reserve: int

    def before(self) -> None:
        """Never mind."""


class Business(Desk):
    """The own turn."""

    def __init__(self, scene: ModipolyScene) -> None:
        super().__init__(scene)
        self.papers, self.spots = Papers(scene), Papers(scene)

    # --- what a hand may do -------------------------------------------------------------------------

    def gestures(self, moment: Moment) -> Iterable[Gesture]:
        """Everything of the own turn, and of a debt, that is no talk and no card."""
        if isinstance(moment.draft, Sale):
            yield from self._selling(moment, moment.draft)
            return
        if moment.draft is not None or not moment.is_asked:
            return
        for answer in moment.options:
            yield from _gesture(moment, answer)

    def _selling(self, moment: Moment, sale: Sale) -> Iterator[Gesture]:
        yield Press("sell", say.SellDeed(sale.deed, sale.reserve))
        yield Press("keep", None)
        for step, name in ((-50, "less"), (50, "more")):
            reserve = sale.reserve + step
            if reserve >= DEEDS[sale.deed].minimum and reserve <= 20_000:
                yield Press(f"reserve-{name}", Sale(sale.deed, reserve))

    def why_not(self, moment: Moment, piece: str, place: str | None) -> Refusal | None:
        """A deed, or the File, tried where it cannot go."""
        if piece == names.FILE:
            return _no_file(moment, place)
        deed = number_of(piece, "deed")
        if deed < 0:
            return None
        for answer in _meanings(moment, deed, place):
            refusal = moment.why_not(answer)
            if refusal is not None:
                return refusal
        return None

    def prompt(self, moment: Moment) -> str:
        """What now?"""
        if isinstance(moment.draft, Sale):
            deed = DEEDS[moment.draft.deed]
            return words("modipoly.prompt.selling", deed=deed.name, reserve=moment.draft.reserve)
        if moment.draft is not None or moment.awaits not in OWN_TURN or not moment.is_asked:
            return ""
        return _turn_prompt(moment)

    # --- buttons ------------------------------------------------------------------------------------

    def build(self) -> None:
        """Nothing lies here before a question is open."""
        self.papers.forget()
        self.spots.forget()

    def refresh(self) -> None:
        """The row of buttons on the folder's edge."""
        presses = self.scene.gestures.presses
        ours = tuple(name for name in ORDER if name in presses)
        rest = tuple(name for name in presses if name.startswith("repay-"))
        key = (*ours, *rest)
        wide = not self.scene.mat_open
        self.papers.show((key, wide) if key else None, lambda: self._buttons(key))
        spots = tuple(name for name in HOT if name in presses)
        self.spots.show(spots or None, lambda: [self._spot(name) for name in spots])

    def _buttons(self, keys: tuple[str, ...]) -> Iterable[Widget]:
        """From the right, each as wide as its words want, narrower where there are many."""
        area = layout.ACTIONS if self.scene.mat_open else layout.ACTIONS_WIDE
        space = self.scene.space
        wishes = [max(104.0, text_width(space, self._label(name), LABEL) + 26) for name in keys]
        share = min(1.0, (area.width - GAP * (len(keys) - 1)) / sum(wishes))
        right = area.right
        for name, wish in zip(keys, wishes, strict=True):
            wide = wish * share
            yield self._button(name, FRect(right - wide, area.top, wide, area.height))
            right -= wide + GAP

    def _label(self, name: str, ending: str = "") -> str:
        head, _, tail = name.partition("-")
        key, facts = (head, {"amount": tail}) if head == "repay" else (name, {})
        return words(f"modipoly.act.{key}{ending}", **facts)

    def _spot(self, name: str) -> Widget:
        tip = words(f"modipoly.act.{name}-tip")
        return HotSpot(f"hot-{name}", HOT[name], self.scene.presser(name), tip)

    def _button(self, name: str, spot: FRect) -> ActionButton:
        kind = "button-go" if name in (*MAIN, "sell") else "button"
        press, tip = self.scene.presser(name), self._label(name, "-tip")
        return ActionButton(name, self._label(name), spot, press, kind, tip=tip)


ORDER = (
    "roll", "end-turn", "sell", "reserve-more", "reserve-less", "keep", "call", "walk-on", "ring", "bail",
    "join-tihar", "padyatra", "strike", "forward",
)  # fmt: skip
"""The buttons of the own turn, from the right."""

SIMPLE: dict[type, str] = {
    say.Roll: "roll",
    say.EndTurn: "end-turn",
    say.PayBail: "bail",
    say.WalkOn: "walk-on",
    say.Padyatra: "padyatra",
    say.Strike: "strike",
    say.Forward: "forward",
}


def _gesture(moment: Moment, answer: object) -> Iterator[Gesture]:
    """How one answer is given by hand."""
    kind = type(answer)
    if kind in SIMPLE:
        yield Press(SIMPLE[kind], answer)
    elif isinstance(answer, say.JoinBjp) and moment.awaits == phases.TURN_OPEN:
        yield Press("join-tihar", answer)
    elif isinstance(answer, say.CallVote) and not answer.bribes:
        yield Drag(deed_piece(_landed(moment)), names.STAND, answer)
    elif isinstance(answer, say.ClosedBond):
        yield Drag(deed_piece(_landed(moment)), names.BELL, answer)
        yield Press("ring", answer)
    elif isinstance(answer, say.Borrow | say.Redeem):
        yield Drag(deed_piece(answer.deed), names.TREASURY, answer)
    elif isinstance(answer, say.SellDeed):
        yield Drag(deed_piece(answer.deed), names.BELL, Sale(answer.deed, answer.reserve))
    elif isinstance(answer, say.RepayLoan):
        yield Press(f"repay-{answer.loan}", answer)
    elif isinstance(answer, say.PlaceFile):
        yield Drag(names.FILE, space_place(DEEDS[answer.deed].space), answer)


def _landed(moment: Moment) -> int:
    """The deed of the space on which the active seat stands."""
    return DEED_AT[moment.view.commands[moment.view.active].at]


def _meanings(moment: Moment, deed: int, place: str | None) -> Iterator[Answer]:
    """What a person may have meant with a deed, the likeliest first."""
    view = moment.view
    own = view.owner[deed] == moment.seat
    if place == names.STAND:
        yield say.CallVote()
    elif place == names.BELL:
        yield say.SellDeed(deed, DEEDS[deed].minimum) if own else say.ClosedBond()
    elif place == names.TREASURY:
        yield say.Redeem(deed) if view.pledged[deed] else say.Borrow(deed)
    elif place is not None and (place.startswith("seat-") or place == names.MAT_GIVE):
        to = number_of(place, "seat")
        other = to if to >= 0 and to != moment.seat else (moment.seat + 1) % len(view.commands)
        yield say.Offer(other, say.Goods(deeds=(deed,)), say.NOTHING)


def _no_file(moment: Moment, place: str | None) -> Refusal | None:
    """The match's no to the File on a deed."""
    space = number_of(place or "", "space")
    deed = DEED_AT[space] if space >= 0 else -1
    return moment.why_not(say.PlaceFile(deed)) if deed >= 0 else None


def _turn_prompt(moment: Moment) -> str:
    view, own = moment.view, moment.own
    if moment.awaits == phases.LAND_UNOWNED:
        deed = DEEDS[_landed(moment)]
        key = "landed" if own.cash >= deed.base else "landed-poor"
        facts = {"deed": deed.name, "votes": deed.votes, "price": deed.base, "own": own.tokens}
        return words(f"modipoly.prompt.{key}", **facts, cash=own.cash)
    if moment.awaits == phases.TURN_CLOSE:
        return words("modipoly.prompt.turn_close")
    if own.tihar:
        return words("modipoly.prompt.tihar", roll=own.tihar)
    return words("modipoly.prompt.roll-again" if view.doubles else "modipoly.prompt.turn_open")
