"""A plate for each seat at the voting stand: what it holds, what it was offered, what it said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from pygame import FRect

from engine.modipoly.answers import Bribe
from engine.modipoly.view import MotionView
from game.canvas import Canvas, text_width
from game.signals import Signal
from game.table.modipoly.board.inks import BLACK, BRASS, LIT, MANILA, NEWSPRINT, QUIET, RED, WOOD_DARK, narrow
from game.table.modipoly.names import badge
from game.table.modipoly.phrases import Names
from game.table.modipoly.shown import ShownSeat
from game.table.modipoly.talk.wording import bribe_text, paid_text, say
from game.table.place import Glow
from game.table.tamasha.furniture import put
from game.table.tamasha.lettering import fitted
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import Button

NAME = Style("label", 15, QUIET, 1.1)
ANSWER = Style("label", 17, BLACK, 1.15)
GREEN = "#1f6b46"


@dataclass(frozen=True)
class PlateText:
    """What is read on a plate."""

    seat: int
    name: str
    """What whoever sits there is called."""
    answer: str
    offer: str = ""
    cast: bool = False
    """Whether it has said its number."""
    speaks: bool = False
    """Whether it is asked now."""
    chosen: bool = False
    away: bool = False
    """Whether it is not asked in this vote."""


class Tray(Widget):
    """What the plates lie on, over the lower strip of the board."""

    def contains(self, point: tuple[float, float]) -> bool:
        """It is only looked at."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Dark wood with a brass seam."""
        canvas.fill(self.rect.move(2, 4), "#00000070", 8)
        canvas.fill(self.rect, WOOD_DARK, 8, "#1b1208", 2)
        canvas.outline(self.rect.inflate(-8, -8), BRASS, 1.2, 5)


class Plate(Button):
    """The plate: a place for bribes while a vote is being called, and pressed to choose whose bribe it is."""

    shown = changing(PlateText(0, "", ""))
    glow = changing(Glow.OFF)

    def __init__(
        self,
        seat: int,
        area: FRect,
        on_press: Callable[[], None],
        glow: Callable[[], Glow],
        busy: Callable[[], bool],
    ) -> None:
        """`glow` tells of the place under it; `busy` whether a piece is held that could be put there."""
        super().__init__(f"plate-{seat}", "", area, on_press)
        self._glow_now, self._busy = glow, busy

    def handle(self, signal: Signal) -> bool:
        """Pressed to choose; with a piece in hand it is only a place."""
        return self.focusable and not self._busy() and super().handle(signal)

    def update(self, dt: float) -> None:
        """The place under it glows where nobody sees it: the plate glows in its stead."""
        self.glow = self._glow_now()

    def draw(self, canvas: Canvas) -> None:
        """Card, badge, whose it is; below, what it says and, in red, what it was offered."""
        area, text = self.rect, self.shown
        canvas.fill(area.move(2, 3), "#00000060", 5)
        ground = MANILA if text.speaks or text.chosen else NEWSPRINT
        canvas.fill(area, "#b9b4a4" if text.away else ground, 5, BLACK, 2)
        put(canvas, badge(text.seat), (area.left + 18, area.centery), 28)
        left, room = area.left + 37, area.width - 43
        ink = QUIET if text.away else GREEN if text.cast else BLACK
        wide = min(room, text_width(canvas.space, text.name, NAME))
        narrow(canvas, text.name, (left + wide / 2, area.top + 11.5), NAME, wide)
        both = "  " if text.answer and text.offer else ""
        whole = f"{text.answer}{both}{text.offer}"
        style, y = fitted(canvas, whole, ANSWER.but(colour=ink), room, 10), area.bottom - 13
        canvas.text(text.answer, (left, y), style, "midleft", room + 4)
        if text.offer:
            after = text_width(canvas.space, text.answer + both, style)
            offer = fitted(canvas, text.offer, style.but(colour=RED), room - after, 9)
            canvas.text(text.offer, (left + after, y), offer, "midleft", room - after + 4)
        self._frame(canvas, area)

    def _frame(self, canvas: Canvas, area: FRect) -> None:
        near = self.hovered or (self.focused and self.scene is not None and self.scene.shows_focus)
        if self.glow in (Glow.LEGAL, Glow.NEAR):
            canvas.outline(area.inflate(5, 5), LIT, 4 if self.glow is Glow.NEAR else 2.6, 7)
        elif self.shown.speaks or self.shown.chosen or (near and self.focusable):
            canvas.outline(area.inflate(4, 4), LIT, 2.4, 7)


def running(
    motion: MotionView, trays: list[ShownSeat], name: Names, is_own: Callable[[int], bool]
) -> list[PlateText]:
    """The plates of a vote in progress, from the caller's left round to the caller.

    `is_own` tells whether a person at this screen sits there.
    """
    seats = len(trays)
    order = [(motion.caller + step) % seats for step in range(1, seats + 1)]
    offered = {bribe.to: bribe for bribe in motion.bribes}
    said = [_said(motion, trays[seat], seat, offered.get(seat), is_own(seat)) for seat in order]
    return [replace(text, name=name(text.seat)) for text in said]


def _said(motion: MotionView, tray: ShownSeat, seat: int, bribe: Bribe | None, own: bool) -> PlateText:
    cast = motion.cast[seat] if seat < len(motion.cast) else -1
    speaks = motion.voice_of == seat
    away = cast < 0 and not speaks and (tray.bankrupt or tray.tihar > 0 or tray.tokens == 0)
    if cast >= 0:
        answer = say("talk.plate-cast", n=cast) if cast else say("talk.plate-none")
    elif speaks:
        answer = say("talk.plate-yours" if own else "talk.plate-waits")
    else:
        answer = say("talk.plate-away") if away else say("talk.holds", n=tray.tokens)
    if seat == motion.caller and cast < 0 and not speaks:
        answer = say("talk.plate-calls", n=tray.tokens)
    offer = ""
    if bribe is not None:
        offer = paid_text(bribe.cash, bribe.tokens) if cast >= 0 else bribe_text(bribe)
    if speaks and motion.price is not None:
        offer = say("talk.plate-price", bribe=bribe_text(motion.price))
    if offer and cast < 0:
        answer = ""
    return PlateText(seat, "", answer, offer, cast >= 0, speaks, away=away)


def prepared(
    trays: list[ShownSeat], seats: list[int], chosen: int, bribe_of: Callable[[int], Bribe], name: Names
) -> list[PlateText]:
    """The plates of those who may be bribed, while a vote is being called."""
    plates = []
    for seat in seats:
        bribe = bribe_of(seat)
        offer = bribe_text(bribe) if bribe.cash or bribe.tokens else say("talk.no-bribe")
        holds = say("talk.holds", n=trays[seat].tokens)
        plates.append(PlateText(seat, name(seat), holds, offer, chosen=seat == chosen))
    return plates
