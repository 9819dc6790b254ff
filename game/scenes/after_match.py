"""What every game offers when a match is over: speak, play again, watch it, keep a picture, go home."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import FRect

from engine.core.match import Match
from game import paths
from game.clients import client
from game.play.begin import begin_match, seeded
from game.play.session import Keeping, Player
from game.scene import Scene
from game.scenes.overlay import notice
from game.widgets.button import Button
from game.words import words

ICONS = {"again": "redo", "watch": "play", "picture": "save", "home": "home"}
GAP = 18.0
Choice = tuple[str, Callable[[], None], str]
"""The name of a button, what it does, and its kind."""


class AfterMatch(Scene):
    """The result of a match, whatever it looks like. A game adds its board and its show."""

    name = "result"
    icons = ICONS

    def __init__(self, match: Match, players: Sequence[Player], keeper: Keeping | None) -> None:
        super().__init__()
        self.match, self.players, self.keeper = match, tuple(players), keeper

    # --- the buttons --------------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """What can be done now, in the order of the buttons."""
        return [
            ("again", self.play_again, "button-go"),
            ("watch", self.watch, "button"),
            ("picture", self.save_picture, "button"),
            ("home", self.go_home, "button"),
        ]

    def label_of(self, choice: str) -> str:
        """What the button of a choice says."""
        return words(f"result.{choice}")

    def add_choices(self, area: FRect, with_icons: bool = True) -> None:
        """The buttons side by side; a match that is not on disk cannot be watched."""
        choices = self.choices()
        wide = (area.width - GAP * (len(choices) - 1)) / len(choices)
        for index, (name, act, kind) in enumerate(choices):
            spot = FRect(area.left + index * (wide + GAP), area.top, wide, area.height)
            icon = self.icons.get(name, "") if with_icons else ""
            button = self.add(Button(name, self.label_of(name), spot, act, kind, icon=icon))
            if name == "watch":
                button.enabled = self.path is not None

    # --- what they do -------------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file that keeps the match, or None."""
        path = getattr(self.keeper, "path", None)
        return path if isinstance(path, Path) else None

    def came_back(self) -> None:
        """After a speech or a replay: the evening's tune."""
        self.game.mixer.ambience(None)
        self.game.mixer.music("title")

    def play_again(self) -> None:
        """The same players and options, and a new deal."""
        match, keeper = begin_match(seeded(self.match.setup, self.game.seed), self.players)
        self.game.swap(client(match.setup.game).table(match, self.players, keeper))

    def watch(self) -> None:
        """The whole match again."""
        if self.path is not None:
            self.game.push(client(self.match.setup.game).replay(self.path))

    def save_picture(self) -> None:
        """Keep what is on the screen as a picture beside the matches."""
        folder = paths.user_dir() / "pictures"
        path = folder / f"hustings-{time.strftime('%Y-%m-%d-%H%M%S')}.png"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.game.stage.screenshot(path)
        except OSError as error:
            why = error.strerror or str(error)
            text = words("result.picture-failed-text", path=folder, why=why)
            self.game.push(notice(words("result.picture-failed"), text))
            return
        self.game.push(notice(words("result.picture-saved"), words("result.picture-saved-text", path=path)))

    def go_home(self) -> None:
        """Back to the title."""
        from game.scenes.title import TitleScene

        self.game.replace(TitleScene())

    def on_escape(self) -> None:
        """The same."""
        self.go_home()
