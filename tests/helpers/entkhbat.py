"""Short words for tests of Al-Entkhbat: positions, lines of play, and refusals."""

from __future__ import annotations

from typing import Any

from engine.core.asking import Seat
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.match import Match
from engine.entkhbat import phases
from engine.entkhbat.answers import Pass
from engine.entkhbat.claims import differences
from engine.entkhbat.game import GAME
from engine.entkhbat.position import set_up_position
from engine.entkhbat.script import Names, read_answer
from engine.entkhbat.view import View


class Sitting:
    """A match that stands as a scenario's `given` says, played by lines such as `do("A", "end_turn")`."""

    def __init__(self, *, referee: bool = False, **given: Any) -> None:
        self.match: Match
        self.names: Names
        self.match, self.names = set_up_position(given, referee=referee)

    @property
    def table(self) -> Any:
        return self.match.table

    def do(self, by: str, verb: str, **words: Any) -> list[Event]:
        """Give an answer; returns what everybody could read of it."""
        step = {"by": by, "do": verb} | {name.rstrip("_"): value for name, value in words.items()}
        told = self.match.answer(self.names.seat(by), read_answer(step, self.names))
        return [face for entry in told if (face := entry.face(None)) is not None]

    def why_not(self, by: str, verb: str, **words: Any) -> str:
        """The rule that refuses it, or `accepted`."""
        step = {"by": by, "do": verb} | {name.rstrip("_"): value for name, value in words.items()}
        no = self.match.why_not(self.names.seat(by), read_answer(step, self.names))
        return "accepted" if no is None else no.rule

    def pass_all(self) -> None:
        """Everybody passes until no window is open."""
        while self.match.table.awaits in (phases.REPLY, phases.INTERFERE):
            self.pass_window()

    def pass_window(self) -> None:
        """Everybody still asked in this window passes."""
        for seat in self.match.to_act():
            self.match.answer(seat, Pass())

    def holds(self, **claims: Any) -> None:
        """Every claim of the scenario form holds."""
        assert list(differences(self.match, self.names, claims)) == []

    def asked(self) -> list[str]:
        return [self.names.seat_name(seat) for seat in self.match.to_act()]

    def view(self, name: str | None) -> View:
        view: View = self.match.view(None if name is None else self.names.seat(name))
        return view

    def seat(self, name: str) -> Seat:
        return self.names.seat(name)


def fresh(seats: int = 4, seed: int = 1, **options: str) -> Match:
    """A new match before its first answer."""
    return stacked({}, seats, seed, **options)


def stacked(deal: dict[str, tuple[int, ...]], seats: int = 4, seed: int = 1, **options: str) -> Match:
    """The same with some draws stacked by name."""
    return Match(GAME, Setup("entkhbat", "standard", seats, seed, options, deal))
