"""What a game brings to its lesson: names, predicates, an opponent, and where its story stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.match import Match
from game.play.session import Keeping, Player, Session, Thinking


class Adapter(Protocol):
    """The game's side of a lesson."""

    def open(self, hold: frozenset[str], opening: str = "") -> Match:
        """The match as the lesson's deal lays it out, held at these steps; `opening` names a later layout."""

    def seated(self, match: Match, players: Sequence[Player], recorder: Keeping) -> Session:
        """The match with everybody at the table: who shares whose secrets, how the opponent thinks."""

    def write(self, answer: Answer) -> str:
        """The answer in words."""

    def read(self, text: str) -> Answer:
        """The answer that `write` wrote. Raises `ValueError`."""

    def name(self, written: str) -> str:
        """The table's name for what the lesson names."""

    def holds(self, match: Match, predicate: str) -> bool | None:
        """Whether a predicate about the match holds; None for one that is not about the match."""

    def drafted(self, draft: Any, predicate: str) -> bool | None:
        """Whether a predicate about what lies ready holds; None for one that is not about it."""

    def facts(self, match: Match) -> dict[str, object]:
        """Numbers that the words may speak of."""

    def think(self, match: Match, seat: Seat, level: str, dice: Dice) -> Thinking:
        """What the opponent does next."""

    def pauses(self, event: Event, pause: str) -> bool:
        """Whether the story stops before this event."""
