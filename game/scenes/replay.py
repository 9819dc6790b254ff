"""A match of Election Tamasha again: its own table, with a bar along its rail."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from engine.core.asking import Seat
from engine.core.match import Match
from game.play.session import Session
from game.scene import Scene
from game.scenes.replay_bar import ReplayBar
from game.scenes.table import TamashaScene
from game.table.replaying import Replaying, Watching, replay_of
from game.table.tamasha.flow import Flow
from game.table.tamasha.shown import Shown
from game.table.tamasha.top import HIDDEN


def replay_scene(path: Path) -> Scene:
    """The replay of the match in a file, or a plate that says why it cannot be watched."""
    return replay_of(path, ReplayScene)


class ReplayFlow(Watching, Flow):
    """Tells stories and asks nobody."""

    scene: ReplayScene

    @property
    def eyes(self) -> Seat | None:
        """Any seat of the party that is chosen on the bar."""
        return None if self.scene.eyes == HIDDEN else self.session.eyes(self.scene.eyes)

    def turn_round(self) -> None:
        """The half of the party that is asked lies in front."""
        own = self.top.chairs.wings(self.top.near_party)
        asked = self.view().asked
        self.top.near = next((command for command in own if command in asked), self.top.near)


class ReplayScene(Replaying, TamashaScene):
    """The table of a match that nobody plays."""

    @cached_property
    def bar(self) -> ReplayBar:
        """The controls along the rail."""
        return ReplayBar(self)

    def sides_of(self, match: Match) -> dict[Seat, int]:
        """People of one party share what they know."""
        return {Seat(seat): command.party for command in match.view(None).commands for seat in command.seats}

    def watch(self, session: Session) -> Watching:
        """The flow of this table without its questions."""
        return ReplayFlow(self, session)

    def face(self, side: int) -> None:
        """This party lies at the bottom."""
        self.top.eyes = self.eyes
        self.top.near = self.top.chairs.wings(side)[0]

    def look_through(self, eyes: object) -> None:
        """Watch as one party, or with -1 as an onlooker."""
        assert isinstance(eyes, int)
        self.eyes = eyes
        self.face(max(0, eyes))
        super().look_through(eyes)

    def take_up(self, view: Any) -> None:
        """Show this view before there is a window."""
        self.top.shown = Shown.of(view)

    def lay_out(self) -> None:
        """The table, with the bar along its rail; a slider that is being dragged stays in the hand."""
        captured, focus = self._captured, self.focus
        super().lay_out()
        self.zones = self.bar.zones(self.zones)
        self.backdrop = list(self.zones)
        self._states = [zone.state() for zone in self.zones]
        self.bar.build()
        if captured is not None and captured is self.bar.slider:
            self._captured = captured
        if focus is not None:
            self.set_focus(self.find(focus.name))

    def set_badge(self, name: str, command: int, acts: bool = False) -> None:
        """The bar lies where the badge would."""
