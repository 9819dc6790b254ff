"""The brass clock: a minute for a turn, ten seconds for *Anyone?*, a minute for a Secret Session.

The match knows no clock. When time is up the table sends what the person would have sent (AE-3.12, AE-10.15).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from engine.core.asking import Answer
from engine.entkhbat.answers import Close, DrawTwo, EndTurn
from game.canvas import Canvas
from game.table.entkhbat import layout
from game.widgets.base import Widget, changing

if TYPE_CHECKING:
    from game.table.entkhbat.replies.flow import ReplyFlow

TURN, GRACE, CALL, SESSION = 60.0, 15.0, 10.0, 60.0
"""Seconds of a turn, what a strict clock adds to them, and how long a call and a session stand."""
AMBER, BRICK, RIM = "#e0a52a", "#c8321f", "#2a1630"
STEPS = 60


class TurnClock:
    """Counts the seconds of whatever is being waited for; windows and looks stop the turn's own."""

    def __init__(self, flow: ReplyFlow) -> None:
        self.flow = flow
        self.spent = 0.0
        """Seconds used of what is counted now."""
        self._turns: dict[int, float] = {}
        self._counted: object = None

    @property
    def manner(self) -> str:
        """How the table treats time: gentle, strict or off."""
        return str(self.flow.session.match.setup.options.get("turn_timer", "gentle"))

    def limit(self) -> tuple[object, float]:
        """What is counted now (None: nothing), and its seconds."""
        flow = self.flow
        view = flow.scene.shown.view
        if flow.waiting_for == "call" and self.manner == "strict":
            return ("call", flow.session.match.step), CALL
        if flow.waiting_for != "person" or flow.actor is None:
            return None, 0.0
        if view.awaits == "board":
            return ("board", view.turns), SESSION
        if view.awaits in ("draw", "turn") and self.manner != "off":
            return ("turn", view.turns), TURN + (GRACE if self.manner == "strict" else 0.0)
        return None, 0.0

    @property
    def part(self) -> float:
        """How much of the time is used, from 0 to 1; 0 while nothing is counted."""
        counted, limit = self.limit()
        return min(1.0, self.spent / limit) if counted is not None else 0.0

    def tick(self, dt: float) -> Answer | None:
        """Let time pass; the answer that is sent because it is up, or None."""
        counted, limit = self.limit()
        if counted != self._counted:
            self._begin(counted)
        if counted is None:
            return None
        before, self.spent = self.spent, self.spent + dt
        kind, number = counted if isinstance(counted, tuple) else ("", 0)
        if kind == "turn":
            self._turns = {number: self.spent}
            if before < TURN <= self.spent:
                self.flow.note_the_minute()
            return self._end_turn() if self.manner == "strict" and self.spent >= limit else None
        if self.spent < limit:
            return None
        self.spent = 0.0
        if kind == "board":
            return Close()
        self.flow.nobody_else()
        return None

    def _begin(self, counted: object) -> None:
        """Something else is counted: a turn goes on where it stopped, the rest begins anew."""
        self._counted = counted
        kind, number = counted if isinstance(counted, tuple) else ("", 0)
        self.spent = self._turns.get(number, 0.0) if kind == "turn" else 0.0

    def _end_turn(self) -> Answer:
        """What ends a turn from where it stands."""
        awaits = self.flow.awaits
        return DrawTwo() if awaits == "draw" else EndTurn()


class ClockRing(Widget):
    """The ring round the brass clock that fills while something is counted."""

    filled = changing(0)

    def __init__(self) -> None:
        super().__init__("clock-ring", FRect(layout.CLOCK_AREA).inflate(16, 16))

    def contains(self, point: tuple[float, float]) -> bool:
        """It is only looked at."""
        return False

    def show(self, part: float) -> None:
        """How much of the time is used."""
        self.filled = round(part * STEPS)

    def draw(self, canvas: Canvas) -> None:
        """Amber, and brick in the last fifth."""
        if self.filled:
            colour = BRICK if self.filled >= STEPS * 4 // 5 else AMBER
            canvas.ring(self.rect.center, self.rect.width / 2 - 6, self.filled / STEPS, colour, RIM)
