"""A match of Al-Entkhbat again: its own table, with a bar where the hand would be.

Of a match that still runs only the current cycle is shown, without the sums and looks of before.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from pygame import FRect

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.match import Match
from engine.entkhbat import events as ev
from game.play.session import Session
from game.scene import Scene
from game.table.entkhbat import layout as lay_out
from game.table.entkhbat.flow import EntkhbatFlow
from game.table.entkhbat.names import LETTERS
from game.table.entkhbat.scene import EntkhbatScene
from game.table.entkhbat.shown import Shown
from game.table.replaying import Replaying, Watching, replay_of

BAR = FRect(722, 744, 530, 150)
HAND = FRect(216, lay_out.HAND_AREA.top, 490, lay_out.HAND_AREA.height)
"""The near hand moves to the left and makes room for the bar."""
REFEREE = "R"


def replay_scene(path: Path) -> Scene:
    """The replay of the match in a file, or a plate that says why it cannot be watched."""
    return replay_of(path, ReplayScene)


class ReplayFlow(Watching, EntkhbatFlow):
    """Tells stories and asks nobody: no bot, no person, no clock."""

    scene: ReplayScene

    def update(self, dt: float) -> None:
        """Only the story."""
        Watching.update(self, dt)


class ReplayScene(Replaying, EntkhbatScene):
    """The table of a match that nobody plays."""

    def sides_of(self, match: Match) -> dict[Seat, int]:
        """Everybody keeps their own secrets, a referee in the chair too."""
        chairs = range(len(self.restored.header.seats))
        self.letters = LETTERS[: match.setup.seats] + REFEREE
        return {Seat(seat): seat for seat in chairs}

    def earliest(self) -> int:
        """How many answers were given before the current cycle: what was counted then stays in the book."""
        match, first = self._begun(), 0
        cycle = match.view(None).cycle
        for place, (seat, answer) in enumerate(self.answers, 1):
            match.answer(seat, answer)
            if cycle != (cycle := match.view(None).cycle):
                first = place
        return first

    def watch(self, session: Session) -> Watching:
        """The flow of this table without its questions."""
        return ReplayFlow(self, session)

    def face(self, side: int) -> None:
        """This seat lies at the bottom; a referee sits behind the last one."""
        self.front = min(side, self.seats - 1)

    def take_up(self, view: Any) -> None:
        """Show this view before there is a window."""
        self.shown = Shown.of(view)

    def build(self) -> None:
        """The table, and the bar."""
        self.fan.rect = FRect(HAND)
        super().build()
        self.add_bar(BAR)

    def write(self, event: Event) -> None:
        """Into the minutes, without what lies face down by now."""
        super().write(self._as_it_is_told(event))

    def announce(self, event: Event) -> None:
        """The same for the line at the top."""
        super().announce(self._as_it_is_told(event))

    def _as_it_is_told(self, event: Event) -> Event:
        """While a match runs, sums and private looks of before are nobody's any more."""
        if self.finished_match:
            return event
        if isinstance(event, ev.DealDone | ev.SeatResigned):
            return msgspec.structs.replace(event, votes=-1)
        if isinstance(event, ev.HandSeen):
            return msgspec.structs.replace(event, cards=())
        if isinstance(event, ev.BoardOpened):
            return msgspec.structs.replace(event, totals=())
        return event
