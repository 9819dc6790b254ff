"""The left column of the last sheet: dials, and the ballots that made the last Prime Minister, one by one."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from engine.modipoly.cards import DEEDS, METER_ENDS, METER_IDS
from engine.modipoly.view import View
from game.canvas import Canvas
from game.play.session import Player
from game.table.modipoly.house.inks import (
    BODY,
    FAINT,
    FORM,
    GREEN,
    HEAD,
    NUMBER,
    PRESS,
    RULE,
    SMALL_HEAD,
    dial,
    fit_text,
    rule,
)
from game.table.modipoly.house.verdicts import full_name, last_division, reason, say, weight_of, winners
from game.table.modipoly.names import badge, role_picture
from game.table.tamasha.furniture import put
from game.widgets.base import Widget, changing
from game.widgets.fitting import fit_paragraph

DIAL = (110.0, 107.0)


class ClosingColumn(Widget):
    """What the meters said, why it ended, who voted for whom, which deeds were foreclosed."""

    dials = changing(0)
    """How many meters have been read."""
    told = changing(False)
    """Whether the reason has been read."""
    counted = changing(0)
    """How many ballots have been counted."""
    closed = changing(False)
    """Whether the last line stands there: who broke a tie, what was foreclosed."""

    balcony = changing(False)
    """Whether the winners show themselves."""

    def __init__(self, rect: FRect, view: View, players: Sequence[Player]) -> None:
        super().__init__("closing", rect)
        self.view, self.players = view, players
        self.division = last_division(view)

    def name_of(self, seat: int) -> str:
        """A player, as the sheet calls them."""
        return full_name(self.view, self.players, seat)

    def draw(self, canvas: Canvas) -> None:
        """Dials, reason, lobbies, foreclosures, from top to bottom."""
        area = self.rect
        wide = min(DIAL[0], (area.width - 32) / 5)
        tall = wide * DIAL[1] / DIAL[0]
        for index, name in enumerate(METER_IDS):
            spot = FRect(area.left + index * (wide + 8), area.top, wide, tall)
            value = self.view.meters[index] if index < self.dials else 0
            dial(canvas, name, spot, value, METER_ENDS[index])
        top = area.top + tall + 10
        if self.dials >= len(METER_IDS):
            patronage = say("end.patronage", state=say("end.on" if self.view.patronage else "end.off"))
            canvas.text(patronage, (area.left, top + 10), SMALL_HEAD)
        top += 28
        rule(canvas, area.left, area.right, top)
        if not self.told:
            return
        text = reason(self.view, self.name_of)
        box = FRect(area.left, top + 10, area.width, 84)
        canvas.paragraph(text, box, fit_paragraph(canvas.space, text, BODY, box.width, box.height, 15.0))
        rest = FRect(area.left, top + 100, area.width, area.bottom - top - 100)
        if self.division is not None:
            rest = self._lobbies(canvas, rest)
        rest = self._foreclosures(canvas, rest)
        if self.balcony:
            self._show_cards(canvas, rest)

    def _show_cards(self, canvas: Canvas, area: FRect) -> None:
        """The cards of those who won, side by side, if there is room for them."""
        seats = winners(self.view)
        tall = min(260.0, area.height - 40)
        if not seats or tall < 110:
            return
        canvas.text(say("end.winners"), (area.left, area.top + 12), SMALL_HEAD)
        wide = tall * 5 / 7
        pitch = min(wide + 16, (area.width - wide) / max(1, len(seats) - 1))
        for index, seat in enumerate(seats):
            card = FRect(area.left + index * pitch, area.top + 30, wide, tall)
            canvas.fill(card.move(3, 5), "#00000040", 8)
            canvas.picture(f"{role_picture(self.view.commands[seat].role)}.hand", card)
            put(canvas, badge(seat), (card.left + 22, card.bottom - 20), 36)

    def _lobbies(self, canvas: Canvas, area: FRect) -> FRect:
        """A column for each candidate; gives back the room below."""
        division = self.division
        assert division is not None
        canvas.text(say("end.division"), (area.left, area.top + 10), SMALL_HEAD)
        count = len(division.candidates)
        wide = (area.width - 10 * (count - 1)) / count
        tall = min(230.0, area.height - 60)
        for index, candidate in enumerate(division.candidates):
            box = FRect(area.left + index * (wide + 10), area.top + 26, wide, tall)
            self._lobby(canvas, box, candidate)
        bottom = area.top + 26 + tall
        if self.closed and division.tie_broken_by >= 0:
            text = say("end.tie", name=self.name_of(division.tie_broken_by))
            fit_text(canvas, text, (area.left, bottom + 16), BODY, area.width)
            bottom += 28
        return FRect(area.left, bottom + 10, area.width, area.bottom - bottom - 10)

    def _lobby(self, canvas: Canvas, box: FRect, candidate: int) -> None:
        division = self.division
        assert division is not None
        won = self.closed and division.outcome == candidate
        canvas.fill(box, FORM, 6, GREEN if won else RULE, 3.0 if won else 1.4)
        put(canvas, badge(candidate), (box.left + 26, box.top + 28), 36)
        fit_text(canvas, self.name_of(candidate), (box.left + 50, box.top + 28), HEAD, box.width - 92)
        weight = str(weight_of(division, candidate, self.counted))
        canvas.text(weight, (box.right - 12, box.top + 28), NUMBER.but(size=28), "midright")
        canvas.line((box.left + 8, box.top + 54), (box.right - 8, box.top + 54), RULE, 1.4)
        backers = [ballot for ballot in division.ballots[: self.counted] if ballot.choice == candidate]
        across = max(1, int((box.width - 12) / 84))
        for index, ballot in enumerate(backers):
            x = box.left + 12 + (index % across) * 84
            y = box.top + 78 + (index // across) * 42
            put(canvas, badge(ballot.seat), (x + 16, y), 30)
            style = NUMBER.but(size=20, colour=PRESS if ballot.weight else FAINT)
            canvas.text(f"×{ballot.weight}", (x + 36, y), style)

    def _foreclosures(self, canvas: Canvas, area: FRect) -> FRect:
        """The deeds that were auctioned at the end; gives back the room below."""
        lost = self.view.foreclosed
        if not self.closed or not lost or area.height < 50:
            return area
        canvas.text(say("end.foreclosed"), (area.left, area.top + 8), SMALL_HEAD)
        step = min(26.0, (area.height - 22) / len(lost))
        for index, one in enumerate(lost):
            text = say(
                "end.foreclosure", deed=DEEDS[one.deed].name, name=self.name_of(one.owner),
                loan=one.loan, amount=one.amount, left=one.left,
            )  # fmt: skip
            at = area.left, area.top + 24 + step * (index + 0.5)
            fit_text(canvas, text, at, BODY.but(size=min(17.0, step * 0.7)), area.width)
        bottom = area.top + 30 + step * len(lost)
        return FRect(area.left, bottom, area.width, area.bottom - bottom)
