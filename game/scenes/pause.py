"""A short recess: what else can be done in the middle of a match, which is kept as it stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from pygame import FRect

from game.canvas import text_height
from game.clients import client
from game.look import INK
from game.scene import Scene
from game.scenes.headings import add_heading
from game.scenes.matches import MatchesScene
from game.scenes.overlay import Overlay
from game.text import Style
from game.widgets.button import Button
from game.widgets.label import Paragraph, Plate
from game.words import words

if TYPE_CHECKING:
    from game.play.session import Session

BODY = Style("body", 19)
ROW, GAP = 62.0, 12.0
WAYS = 6
"""How many ways on there are."""


class MatchTable(Protocol):
    """The table of any game's match."""

    session: Session

    def open_rules(self) -> None:
        """The rulebook, at the rule that matters now."""


def pause_scene(table: MatchTable) -> Scene:
    """The recess of the match on this table."""
    return PauseScene(table)


class PauseScene(Overlay):
    """A plate over the table: back, the match so far, the rules, all matches, settings, the title."""

    name = "pause"

    def __init__(self, table: MatchTable) -> None:
        super().__init__()
        self.table = table

    def build(self) -> None:
        """Heading, one sentence, and the ways on."""
        super().build()
        space, room = self.space, self.space.visible
        grown = min(1.4, max(1.0, space.text_scale))
        text = words("pause.text")
        width = min(560.0 * grown, room.width - 160)
        told = text_height(space, text, width - 110, BODY)
        row = min(max(ROW, space.text_units(21) * 1.9), (room.height - 240 - told) / WAYS - GAP)
        plate = FRect(0, 0, width, 150 + told + WAYS * (row + GAP) + 24)
        plate.center = room.center
        self.add(Plate(plate, "dialog", "plate"))
        inner = plate.inflate(-110, -84)
        head = FRect(inner.left, inner.top, inner.width, 60)
        add_heading(self, "paused.paper", words("pause.title"), head, INK)
        self.add(
            Paragraph(text, (inner.left, inner.top + 68, inner.width, told + 8), BODY, "centre", name="about")
        )
        y = plate.bottom - 44 - WAYS * (row + GAP) + GAP
        for index, (name, act, icon, kind) in enumerate(self._ways()):
            spot = FRect(inner.left, y + index * (row + GAP), inner.width, row)
            self.add(Button(name, words(f"pause.{name}"), spot, act, kind, icon=icon))
        self._forbid()
        if self.focus is None:
            self.set_focus(self.find("back"))

    def _ways(self) -> list[tuple[str, Callable[[], None], str, str]]:
        return [
            ("back", self.on_escape, "play", "button-go"),
            ("so-far", self.watch, "step-back", "button"),
            ("rules", self.open_rules, "rules", "button"),
            ("matches", self.list_matches, "log", "button"),
            ("settings", self.open_settings, "settings", "button"),
            ("leave", self.leave_table, "home", "button"),
        ]

    def _forbid(self) -> None:
        """Without a file, or before the first answer, there is nothing to watch."""
        button = self.find("so-far")
        assert isinstance(button, Button)
        button.enabled = self.path is not None and self.table.session.match.step > 0
        button.tip = "" if button.enabled else words("pause.so-far-not-yet")

    @property
    def path(self) -> Path | None:
        """The file that keeps the match."""
        path = getattr(self.table.session.keeper, "path", None)
        return path if isinstance(path, Path) else None

    # --- the ways on --------------------------------------------------------------------------------

    def watch(self) -> None:
        """The match so far, as far as the eyes at this table may see."""
        if self.path is not None:
            self.game.push(client(self.table.session.match.setup.game).replay(self.path))

    def list_matches(self) -> None:
        """All matches; this one cannot be torn up while it is being played."""
        self.game.push(MatchesBesideTable(self.path))

    def open_rules(self) -> None:
        """The rulebook, at the rule that matters now."""
        self.table.open_rules()

    def open_settings(self) -> None:
        """The settings."""
        from game.scenes.settings import SettingsScene

        self.game.push(SettingsScene())

    def leave_table(self) -> None:
        """To the title, where the ribbon leads back to this card."""
        from game.scenes.title import TitleScene

        self.game.replace(TitleScene())


class MatchesBesideTable(MatchesScene):
    """The list of matches while one of them is on the table."""

    def __init__(self, here: Path | None) -> None:
        super().__init__()
        self.here = here

    def _mark(self, row: int) -> None:
        super()._mark(row)
        delete = self.find("delete")
        if isinstance(delete, Button) and self.matches[row].path == self.here:
            delete.enabled = False

    def _add_buttons(self, area: FRect) -> None:
        super()._add_buttons(area)
        if self.matches:
            self._mark(self.marked)

    def _open(self) -> None:
        """Go on with the match on the table, or clear the table for another one."""
        from game.scenes import doors
        from game.scenes.title import TitleScene

        match = self.matches[self.marked]
        game = self.game
        if match.path == self.here:
            game.pop()
            game.pop()
        elif match.result is None and match.problem is None:
            game.replace(TitleScene())
            doors.sit_down(game, match.path)
        else:
            super()._open()
