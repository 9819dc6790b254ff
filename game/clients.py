"""The clients of the games in this box: for each a module that leads to its table, its result and its replay.

A game is playable when its rules are in `engine.core.games.GAMES` and its client is named here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from engine.core.asking import Seat
    from engine.core.game import Setup
    from engine.core.match import Match
    from game.play.session import Keeping, Player
    from game.saves import Opened
    from game.scene import Scene
    from game.tutorial.progress import Progress

PLAYABLE = ("tamasha", "entkhbat", "modipoly")
"""The games that have a table here, in the order of the title."""


class Client(Protocol):
    """What every `game.table.<game>.client` module offers, as functions."""

    def seats(self, setup: Setup) -> Scene:
        """The chairs round the table of a set-up, before a match begins."""

    def table(
        self, match: Match, players: Sequence[Player], keeper: Keeping | None = None, resumed: bool = False
    ) -> Scene:
        """A table for a match that begins, or with `resumed` for one whose story has been seen."""

    def resume(self, opened: Opened) -> Scene:
        """A table for a match that goes on from its file."""

    def result(self, match: Match, players: Sequence[Player], keeper: Keeping | None) -> Scene:
        """The result of a match that is over."""

    def speech(self, players: Sequence[Player], seat: int, seed: int) -> Scene:
        """The victory speech of whoever sits on `seat`."""

    def curtain(self, match: Match, players: Sequence[Player], seat: int) -> Scene:
        """The curtain in front of a player's secrets."""

    def lesson(self, name: str, state: Progress) -> Scene:
        """The table of a lesson, as far as it has come. Raises `ValueError` if that cannot be played."""

    def replay(self, path: Path) -> Scene:
        """The replay of the match in a file, or a plate that says why it cannot be watched."""

    def where(self, match: Match) -> str:
        """Phase and turn in a few words, for lists; nothing secret."""

    def story(self, match: Match, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
        """Every event that `seat` (None: an onlooker) has heard of, a sentence each."""


def client(game: str) -> Client:
    """The client of a game; loaded when it is needed."""
    return cast(Client, import_module(f"game.table.{game}.client"))
