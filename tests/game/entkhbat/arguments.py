"""Matches of Al-Entkhbat that stand in the middle of an argument, and their tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match
from engine.entkhbat import answers as say
from engine.entkhbat.view import View
from game.play.session import Player
from game.table.entkhbat.scene import EntkhbatScene, new_session

NAMES = ("Amal", "Basim", "Carla", "Dilip", "Esra", "Farid")
MOST_STEPS = 4000
EAGER = (say.PlayAttack, say.Reply, say.OfferDeal, say.PlaceVote, say.Interfere)


def argued(
    seats: int, seed: int, ready: Callable[[Match, View], bool], options: dict[str, str] | None = None
) -> Match:
    """A match played at random, with much arguing, until `ready` says so for a window just opened."""
    match = Match(GAMES["entkhbat"], Setup("entkhbat", "standard", seats, seed, options or {}))
    dice = Dice(seed + 1)
    for _ in range(MOST_STEPS):
        view: View = match.view(None)
        if match.over:
            break
        if len(match.to_act()) == len(view.asked) and ready(match, view):
            return match
        seat = match.to_act()[0]
        options = [one for one in match.options(seat) if not isinstance(one, say.WasteCard | say.PlayFinal)]
        eager = [one for one in options if isinstance(one, EAGER)]
        answer = dice.pick(eager) if eager and dice.below(5) else dice.pick(options)
        match.answer(seat, answer, at=match.step)
    raise AssertionError("no such moment came")


def scene_of(match: Match, people: Sequence[int]) -> EntkhbatScene:
    """The table of a match that goes on, with people on some seats and easy bots on the others."""
    seats = len(match.view(None).commands)
    players = [Player(NAMES[seat], "human" if seat in people else "easy") for seat in range(seats)]
    return EntkhbatScene(new_session(match, players, None), resumed=True)


def holds_a_reply(match: Match, seat: int) -> bool:
    """Whether a seat of the open window could answer with a plain card."""
    return any(isinstance(one, say.Reply) and one.named < 0 for one in match.options(seat))
