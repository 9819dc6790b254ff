"""Beside the book: the turn clock, reminders ticked turn by turn, and which cards of a full hand burn."""

from __future__ import annotations

import time
from functools import partial

from pygame import FRect

from engine.core.dice import Dice
from engine.entkhbat.cards import HAND_LIMIT
from engine.entkhbat.register.keeping import Reminders
from engine.entkhbat.register.stamps import positions_to_burn
from game.canvas import Canvas
from game.look import INK, SINDOOR
from game.register.controls import whole_number
from game.register.keeping import Desk
from game.register.slip import ROW, Slip
from game.table.entkhbat.names import badge
from game.table.tamasha.lettering import heading
from game.text import Style
from game.widgets.base import Widget, changing
from game.widgets.button import Button
from game.widgets.label import Label
from game.words import words

TURN_SECONDS = 60.0
NAME = Style("label", 24, INK, 1.15)
STATE = Style("body", 19, INK, 1.15)
CLOCK = Style("label", 44, INK, 1.15)


class TurnClock:
    """Sixty seconds, then the seconds beyond them. It ends nothing by itself (AE-R28)."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.runs = False
        self.warned = 0

    def tick(self, dt: float) -> bool:
        """Let time pass; True in the moment when the turn's time is over."""
        before = self.passed
        self.passed += dt if self.runs else 0.0
        return before < TURN_SECONDS <= self.passed

    def restart(self) -> None:
        """A new turn."""
        self.passed, self.runs = 0.0, True

    @property
    def text(self) -> str:
        """Seconds left, or with a plus the seconds beyond."""
        if self.passed < TURN_SECONDS:
            return str(-int(-(TURN_SECONDS - self.passed) // 1))
        return f"+{int(self.passed - TURN_SECONDS)}"


class Beside:
    """What is remembered beside a book while it lies open. No total hangs on it."""

    def __init__(self, desk: Desk) -> None:
        self.start(desk)

    def start(self, desk: Desk) -> None:
        """A clean slip."""
        self.cycle = desk.book.cycle
        self.reminders = Reminders.for_cycle(desk.book)
        self.clock = TurnClock()

    def follow(self, desk: Desk) -> None:
        """A new cycle begins with a clean slip."""
        if desk.book.cycle != self.cycle:
            self.start(desk)


class Face(Widget):
    """The clock's figures."""

    text = changing("60")
    late = changing(False)

    def draw(self, canvas: Canvas) -> None:
        """Large, and red when it is late."""
        canvas.picture("entkhbat/table/clock", FRect(self.rect.left, self.rect.top, 84, 84))
        style = CLOCK.but(colour=SINDOOR if self.late else INK)
        canvas.text(self.text, (self.rect.left + 100, self.rect.centery), style)


class TableSlip(Slip):
    """Whose turn it is, who is silenced, jailed or immune, the clock, the random burn."""

    kind = "table"
    tall = 880.0
    wide = 1240.0

    def __init__(self, desk: Desk, beside: Beside) -> None:
        super().__init__(desk)
        self.beside, self.cards, self.burn = beside, "", ""

    def fill(self, area: FRect) -> None:
        """A line for each candidate, then clock and burn."""
        names = self.book.names
        step = min(62.0, (area.height - 170) / len(names))
        for seat in range(len(names)):
            self._add_line(seat, FRect(area.left, area.top + seat * step, area.width, step - 6))
        top = area.top + step * len(names) + 10
        self.face = self.add(Face("face", FRect(area.left, top, 220, 84)))
        keys = (("next", self.next_turn), ("start", self.start), ("warn", self.warn))
        wide = (area.width - 250) / 3
        for index, (name, act) in enumerate(keys):
            spot = FRect(area.left + 250 + index * wide, top + 12, wide - 10, ROW)
            label = words(f"register.table.{name}", count=self.beside.clock.warned)
            self.add(Button(name, label, spot, act))
        line = FRect(area.left, top + 94, area.width * 0.62, ROW)
        self.add_field("cards", "table.cards", line, self.cards, partial(setattr, self, "cards"), 2)
        button = FRect(line.right + 12, line.top, 150, ROW - 4)
        self.add(Button("burn", words("register.table.burn"), button, self.record))
        told = FRect(button.right + 12, line.top, area.right - button.right - 12, ROW)
        self.told = self.add(Label(self.burn, told, NAME, name="burned"))

    def lay_buttons(self, row: FRect) -> None:
        """Only the way back: nothing here is recorded."""
        spot = FRect(row.centerx - 160, row.top, 320, ROW)
        self.add(Button("leave", words("register.table.record"), spot, self.on_escape, "button-go"))

    def _add_line(self, seat: int, line: FRect) -> None:
        self.add(Line(f"line-{seat}", FRect(line.left, line.top, line.width - 480, line.height), self, seat))
        acts = (("silence", self._silence), ("jail", self._jail), ("shield", self._shield))
        for index, (name, act) in enumerate(acts):
            spot = FRect(line.right - 474 + index * 160, line.top, 152, line.height)
            self.add(Button(f"{name}-{seat}", words(f"register.table.{name}"), spot, partial(act, seat)))

    def tick(self, dt: float) -> None:
        """The figures."""
        clock = self.beside.clock
        self.face.text, self.face.late = clock.text, clock.passed >= TURN_SECONDS

    def _silence(self, seat: int) -> None:
        self.beside.reminders.silence(seat)
        self.rebuild()

    def _jail(self, seat: int) -> None:
        self.beside.reminders.jail(seat)
        self.rebuild()

    def _shield(self, seat: int) -> None:
        self.beside.reminders.shield(seat)
        self.rebuild()

    def next_turn(self) -> None:
        """Tick off the turn that ended, and start the clock for the next one."""
        self.beside.reminders.next_turn(self.book)
        self.start()

    def start(self) -> None:
        """Sixty seconds from now."""
        self.beside.clock.restart()
        self.rebuild()

    def warn(self) -> None:
        """One more warning; a counter for the referee's memory."""
        self.beside.clock.warned += 1
        self.game.play_sound("gavel")
        self.rebuild()

    def record(self) -> None:
        """AE-R30: which positions of the fanned hand burn."""

        def draw() -> None:
            burn = positions_to_burn(whole_number(self.cards), Dice(time.time_ns()))
            key = "register.table.burned" if burn else "register.table.nothing-burns"
            self.burn = words(key, cards=", ".join(map(str, burn)), limit=HAND_LIMIT)

        if self.attempt(draw):
            self._said = ""
            self.rebuild()


class Line(Widget):
    """A candidate, whether it is their turn, and what is remembered of them."""

    def __init__(self, name: str, rect: FRect, slip: TableSlip, seat: int) -> None:
        super().__init__(name, rect)
        self.slip, self.seat = slip, seat

    def draw(self, canvas: Canvas) -> None:
        """Badge, name, state."""
        area, kept = self.rect, self.slip.beside.reminders
        if kept.turn == self.seat:
            canvas.fill(area, "#f2b21b70", 8)
        size = area.height - 8
        canvas.picture(badge(self.seat), FRect(area.left + 4, area.top + 4, size, size))
        left = area.left + size + 16
        heading(canvas, self.slip.book.names[self.seat], FRect(left, area.top, 260, area.height), NAME)
        parts = (("turn", kept.turn == self.seat), ("silenced", kept.silenced[self.seat]))
        more = (("jailed", kept.jailed[self.seat]), ("immune", kept.immune[self.seat]))
        texts = [words(f"register.table.{name}", count=count) for name, count in (*parts, *more) if count]
        spot = FRect(left + 270, area.top, area.right - left - 276, area.height)
        heading(canvas, " · ".join(texts), spot, STATE)
