"""A match of MODIPOLY again: its own table, with a bar where the deal mat would be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.play.session import Session
from game.scene import Scene
from game.table.modipoly.board.geometry import MAT
from game.table.modipoly.flow import ModipolyFlow
from game.table.modipoly.names import LETTERS
from game.table.modipoly.scene import ModipolyScene
from game.table.modipoly.shown import Shown
from game.table.replaying import Replaying, Watching, replay_of


def replay_scene(path: Path) -> Scene:
    """The replay of the match in a file, or a plate that says why it cannot be watched."""
    return replay_of(path, ReplayScene)


class ReplayFlow(Watching, ModipolyFlow):
    """Tells stories and asks nobody."""

    scene: ReplayScene


class ReplayScene(Replaying, ModipolyScene):
    """The table of a match that nobody plays."""

    letters = LETTERS

    @property
    def mat_open(self) -> bool:
        """The bar takes the place of the mat, and the near folder makes room for it."""
        return True

    def build(self) -> None:
        """The table, and the bar."""
        super().build()
        self.add_bar(MAT.inflate(-36, -34))

    def watch(self, session: Session) -> Watching:
        """The flow of this table without its questions."""
        return ReplayFlow(self, session)

    def face(self, side: int) -> None:
        """This seat lies at the bottom."""
        self.front = side

    def take_up(self, view: Any) -> None:
        """Show this view before there is a window."""
        self.shown = Shown.of(view)
