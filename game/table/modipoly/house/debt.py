"""The debt window: the bill over the board with what is missing; borrowing and begging go on round it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pygame import FRect

from engine.modipoly.answers import Settle
from engine.modipoly.phases import DEBT
from game.canvas import Canvas
from game.table.gesture import Drag, Gesture, Press
from game.table.modipoly import names
from game.table.modipoly.desk import Laid
from game.table.modipoly.house.faces import BillFace
from game.table.modipoly.house.room import Room
from game.table.modipoly.house.verdicts import say
from game.table.modipoly.moment import Moment
from game.table.piece import Pose
from game.widgets.base import Widget

BILL = "bill"
AREA = FRect(738, 380, 240, 230)
"""Over the stand and the bowl: bell and Treasury, where deeds go in a debt, stay in sight."""


class DebtRoom(Room):
    """A bill that is more than the cash in hand."""

    asks = frozenset({DEBT})
    area = AREA

    def gestures(self, moment: Moment) -> Iterator[Gesture]:
        """The bill to the Treasury: whatever there is goes to the creditors."""
        for answer in moment.options if moment.awaits == DEBT and moment.draft is None else ():
            if isinstance(answer, Settle):
                yield Drag(BILL, names.TREASURY, answer)
                yield Press("settle", answer)

    def prompt(self, moment: Moment) -> str:
        """What is missing."""
        bill = moment.view.bill
        if moment.awaits != DEBT or bill is None or moment.draft is not None:
            return ""
        owed = sum(due.amount for due in bill.dues)
        missing = owed - moment.own.cash
        if missing <= 0:
            return say("debt.prompt-enough")
        return say("debt.prompt", owed=owed, missing=missing)

    def laid(self) -> Iterator[Laid]:
        """The bill, line by line."""
        moment, bill = self.moment, self.scene.shown.view.bill
        if moment is None or bill is None:
            return
        lines = tuple((self.scene.name_of(due.creditor), f"₹{due.amount:,}") for due in bill.dues)
        owed = sum(due.amount for due in bill.dues)
        cash = self.scene.shown.commands[bill.debtor].cash
        sums = (
            (say("debt.owed"), f"₹{owed:,}"),
            (say("debt.cash"), f"₹{cash:,}"),
            (say("debt.missing"), f"₹{max(0, owed - cash):,}"),
        )
        face = BillFace(say("debt.title"), lines, sums)
        yield Laid(BILL, face, AREA.size, Pose(*AREA.center, z=300.0, lift=6.0))

    def paint(self, canvas: Canvas, area: FRect) -> None:
        """The bill is a piece, since other pieces lie below it."""

    def key(self) -> Hashable:
        """Whether it may be settled."""
        return ("settle" in self.scene.gestures.presses,)

    def buttons(self) -> Iterator[Widget]:
        """Settle."""
        spot = FRect(AREA.left + 16, AREA.bottom - 52, AREA.width - 32, 40)
        yield self.button("settle", say("debt.settle"), spot, "button-go")
