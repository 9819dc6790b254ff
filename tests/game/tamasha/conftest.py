"""What the tests of the Tamasha table share: a window, a match at any moment, a scene with a pilot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.tamasha.view import View
from game.app import App
from game.pilot import Pilot
from game.play.session import Player
from game.scenes.table import TamashaScene
from game.settings import Settings
from game.table.tamasha.seating import new_session

NAMES = ("Meera", "Kabir", "Asha", "Dev")
Until = Callable[[View], bool]


def match_at(until: Until, seed: int = 7, seats: int = 2, variant: str = "basic", **options: str) -> Match:
    """A match that random answers have brought to a moment at which somebody of Purple is asked."""
    match = Match(GAMES["tamasha"], Setup("tamasha", variant, seats, seed, options))
    dice = Dice(seed)
    while not match.over:
        view: View = match.view(None)
        if until(view):
            return match
        seat = match.to_act()[0]
        match.answer(seat, dice.pick(match.options(seat)))
    raise AssertionError("the match never comes to that moment")


def asks(awaits: str, command: int = 0, turns: int = 0) -> Until:
    """The moment at which a command is asked this question."""
    return lambda view: view.awaits == awaits and command in view.asked and view.turns >= turns


class Stage:
    """A window in which tables are laid, and a pilot for each."""

    def __init__(self) -> None:
        self.apps: list[App] = []

    def lay(
        self,
        match: Match,
        *kinds: str,
        size: tuple[int, int] = (1024, 600),
        fresh: bool = False,
        settings: Settings | None = None,
    ) -> tuple[Pilot, TamashaScene]:
        """The table of a match with these players (human or a bot's level), at rest unless `fresh`."""
        wishes = settings or Settings(speed="instant", bot_speed="instant")
        app = App(wishes, size=size)
        self.apps.append(app)
        players = [
            Player(name, kind) for name, kind in zip(("Meera", "Kabir", "Asha", "Dev"), kinds, strict=False)
        ]
        scene = TamashaScene(new_session(match, players, None), resumed=not fresh)
        pilot = Pilot(app, scene)
        pilot.frames(3)
        return pilot, scene

    def close(self) -> None:
        """Close every window."""
        for app in self.apps:
            app.close()


@pytest.fixture
def stage() -> Iterator[Stage]:
    """A window that closes itself."""
    made = Stage()
    yield made
    made.close()
