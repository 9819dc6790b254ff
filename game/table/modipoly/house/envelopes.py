"""The page of the opened envelopes: every bond with all its slips, and what was announced over them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from engine.modipoly.cards import DEEDS
from engine.modipoly.records import Hammer, Sealed
from engine.modipoly.view import View
from game.canvas import Canvas, text_width
from game.play.session import Player
from game.space import Point, Space
from game.table.modipoly.board.inks import narrow
from game.table.modipoly.house.inks import (
    BODY,
    BOLD,
    FAINT,
    FORM,
    PRESS,
    RULE,
    SMALL_HEAD,
    STAMP,
    fit_text,
    print_text,
    rule,
    stamp,
)
from game.table.modipoly.house.verdicts import Envelopes, full_name, passed_over, say
from game.table.modipoly.names import badge
from game.table.tamasha.furniture import put
from game.text import Style
from game.widgets.reader import Scrolling

ROW = 82.0
SUM_ROOM = 54.0
SLIP = (106.0, 46.0)
"""The largest a slip is drawn; where many bid they are narrower."""
STAMP_ROOM = 186.0


class EnvelopesPage(Scrolling):
    """A row for each bond; a higher slip that was passed over gets its stamp."""

    skin = ""
    pad = 2.0

    def __init__(self, name: str, rect: FRect, view: View, players: Sequence[Player]) -> None:
        super().__init__(name, rect)
        self.view, self.players = view, players
        self.bonds: tuple[Hammer, ...] = view.own_bonds
        self.sums = Envelopes.of(self.bonds)
        self.opened = view.options.get("declassify", "on") != "off"

    def content_height(self, space: Space) -> float:
        """All rows below the sums."""
        return SUM_ROOM + ROW * len(self.bonds)

    def draw_content(self, canvas: Canvas, inner: FRect) -> None:
        """The sums, then bond after bond."""
        top = inner.top - self.offset
        canvas.text(self._summary(), (inner.left, top + 20), SMALL_HEAD.but(colour=PRESS), width=inner.width)
        rule(canvas, inner.left, inner.right, top + SUM_ROOM - 14)
        for index, bond in enumerate(self.bonds):
            row = FRect(inner.left, top + SUM_ROOM - 8 + index * ROW, inner.width, ROW)
            if row.bottom >= inner.top and row.top <= inner.bottom:
                self._row(canvas, row, bond)

    def _summary(self) -> str:
        if not self.opened:
            return say("bonds.sealed")
        if not self.bonds:
            return say("bonds.none")
        key = "bonds.lies" if self.sums.lies else "bonds.honest"
        return say(key, bonds=self.sums.bonds, lies=self.sums.lies, lost=f"{self.sums.lost:,}")

    def _row(self, canvas: Canvas, row: FRect, bond: Hammer) -> None:
        if bond is not self.bonds[0]:
            canvas.line(row.topleft, row.topright, RULE, 1.2)
        wide = row.width * 0.27
        _squeeze(canvas, DEEDS[bond.deed].name, (row.left, row.top + 18), BOLD, wide)
        told = FRect(row.left, row.top + 32, wide, ROW - 36)
        print_text(canvas, self._outcome(bond), told, BODY.but(size=16, leading=0.95))
        x = row.left + wide + 12
        pitch = min(SLIP[0] + 8, (row.right - STAMP_ROOM - x) / max(1, len(bond.slips)))
        for slip in bond.slips:
            self._slip(canvas, FRect(x, row.centery - SLIP[1] / 2, pitch - 8, SLIP[1]), slip, bond)
            x += pitch
        if passed_over(bond):
            stamp(canvas, say("bonds.channel"), (row.right - STAMP_ROOM / 2 + 4, row.centery), 14)

    def _outcome(self, bond: Hammer) -> str:
        if bond.announced < 0:
            return say("bonds.unsold")
        name = full_name(self.view, self.players, bond.announced)
        if bond.seller < 0:
            return say("bonds.to", name=name, amount=bond.amount)
        seller = full_name(self.view, self.players, bond.seller)
        return say("bonds.to-seller", name=name, amount=bond.amount, seller=seller)

    def _slip(self, canvas: Canvas, area: FRect, slip: Sealed, bond: Hammer) -> None:
        chosen = slip.seat == bond.announced
        canvas.fill(area, FORM, 4, STAMP if chosen else FAINT, 2.6 if chosen else 1.2)
        put(canvas, badge(slip.seat), (area.left + 17, area.centery), 23)
        left, room = area.left + 32, area.width - 40
        text = f"{slip.bid:,}" if slip.bid else say("bonds.blank")
        style = BOLD if slip.bid else BODY.but(size=15, colour=FAINT)
        fit_text(canvas, text, (left, area.centery - (9 if slip.loan else 0)), style, room)
        if slip.loan:
            loan = say("bonds.loan", loan=slip.loan)
            _squeeze(canvas, loan, (left, area.centery + 11), BODY.but(size=13, cap=1.0), room)


def _squeeze(canvas: Canvas, text: str, at: Point, style: Style, room: float) -> None:
    """A line from its left end, set narrower where it is longer than its room."""
    wide = min(room, text_width(canvas.space, text, style))
    narrow(canvas, text, (at[0] + wide / 2, at[1]), style, wide)
