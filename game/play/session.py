"""One match at one computer: people and bots answer it, every answer is kept before it is shown.

The session knows no rules. It asks the match who may answer, lets bots think in slices between frames,
and says whose secrets may be on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.refusal import Refusal

Thinking = Generator[None, None, Answer]
Thinker = Callable[[Match, Seat, str, Dice], Thinking]
"""How a bot of a level chooses: yields between slices of a few milliseconds."""
Shuffler = Callable[[Setup, int, Seat], Dice]
"""The dice a bot thinks with, from the setup, the step and its seat."""

HUMAN = "human"


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a name, and `human` or the level of a bot."""

    name: str
    kind: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return self.kind == HUMAN


class Keeping(Protocol):
    """Whatever keeps the answers: a file, or nothing."""

    def answer(self, match: Match, seat: Seat, answer: Answer) -> Refusal | None:
        """Keep an answer that was just given; a refusal says why it could not be kept."""

    def undo(self, match: Match) -> Refusal | None:
        """Keep that the last answer was taken back."""


class Session:
    """A match and the players round it."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        sides: Mapping[Seat, int],
        think: Thinker,
        shuffle: Shuffler,
        keeper: Keeping | None = None,
    ) -> None:
        """`sides` says for each seat who shares its secrets: a party, a role."""
        self.match, self.players, self.keeper = match, tuple(players), keeper
        self.side_of = dict(sides)
        self.split = False
        """Whether those of one side act against each other as well, so that each looks alone."""
        self.trouble: Refusal | None = getattr(keeper, "trouble", None)
        """Why the last answer is not on disk, or None."""
        self._told: Refusal | None = None
        self.shown = 0
        """How much of the story has been handed out to be shown."""
        self._think, self._shuffle = think, shuffle
        self._thinking: tuple[int, Seat, Thinking] | None = None

    # --- who ----------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

    def people(self) -> list[Seat]:
        """The seats on which people sit."""
        return [Seat(seat) for seat, player in enumerate(self.players) if player.human]

    def sides_of_people(self) -> set[int]:
        """The sides on which at least one person sits here."""
        return {self.side_of[seat] for seat in self.people()}

    def same_eyes(self, one: Seat | None, other: Seat) -> bool:
        """Whether what lies open for `one` (None: nothing does) may stay open for `other`."""
        if one is None or one == other:
            return one == other
        return self.side_of[one] == self.side_of[other] and not self.split

    def shared_screen(self) -> bool:
        """Whether people with secrets from each other use this screen."""
        return len(self.people() if self.split else self.sides_of_people()) > 1

    def next_person(self) -> Seat | None:
        """The person to be asked now, or None when nobody or only bots are asked."""
        return next((seat for seat in self.match.to_act() if self.players[seat].human), None)

    def next_bot(self) -> Seat | None:
        """The bot to be asked now; where a partner may speak as well, a person goes first."""
        asked = self.match.to_act()
        taken = {self.side_of[seat] for seat in asked if self.players[seat].human}
        return next((seat for seat in asked if self.side_of[seat] not in taken), None)

    # --- answering ----------------------------------------------------------------------------------

    def give(self, seat: Seat, answer: Answer, at: int) -> bool:
        """Give an answer chosen at step `at` and keep it; False for one that came too late.

        Raises `Refused` for an answer that is not legal.
        """
        step = self.match.step
        self.match.answer(seat, answer, at=at)
        if self.match.step == step:
            return False
        self._thinking = None
        if self.keeper is not None:
            self.trouble = self.keeper.answer(self.match, seat, answer)
        return True

    def think(self, seat: Seat) -> Answer | None:
        """Let the bot on a seat think for one slice; its answer when it has made up its mind."""
        step = self.match.step
        if self._thinking is None or self._thinking[:2] != (step, seat):
            dice = self._shuffle(self.match.setup, step, seat)
            thinking = self._think(self.match, seat, self.players[seat].kind, dice)
            self._thinking = (step, seat, thinking)
        try:
            next(self._thinking[2])
        except StopIteration as done:
            self._thinking = None
            answer: Answer = done.value
            return answer
        return None

    def why_no_undo(self, seat: Seat) -> Refusal | None:
        """Why the person on a seat cannot take back the last answer, or None."""
        return self.match.why_no_undo(seat)

    def undo(self) -> None:
        """Take the last answer back. Raises `Refused` where that would not be honest."""
        self.match.undo()
        self._thinking = None
        self.shown = min(self.shown, len(self.match.story or ()))
        if self.keeper is not None:
            self.trouble = self.keeper.undo(self.match)

    def trouble_to_tell(self) -> Refusal | None:
        """The trouble with keeping this match, if it is one that nobody was told of yet."""
        if self.trouble == self._told:
            return None
        self._told = self.trouble
        return self.trouble

    # --- looking ------------------------------------------------------------------------------------

    def eyes(self, side: int) -> Seat | None:
        """A seat through which a side's secrets are read; None for an onlooker."""
        return next((seat for seat, own in self.side_of.items() if own == side), None)

    def told(self, seat: Seat | None) -> list[Event]:
        """What has been handed out so far, as a seat (None: an onlooker) reads it."""
        heard = self.match.heard(seat)
        return heard[: len(heard) - len(self.match.heard(seat, self.shown))]

    def news(self, seat: Seat | None) -> list[Event]:
        """What has happened since the last time, as a seat (None: an onlooker) reads it."""
        heard = self.match.heard(seat, self.shown)
        self.shown = len(self.match.story or ())
        return heard
