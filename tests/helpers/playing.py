"""Whole games played at random, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.core.asking import Answer, Seat
from engine.core.dice import Dice
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.match import Match

MOST_ANSWERS = 20_000
"""No game of the box is anywhere near this long."""


class Move(NamedTuple):
    """One answer about to be given."""

    seat: Seat
    answer: Answer


def set_up(
    game: str,
    variant: str,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    hold: frozenset[str] = frozenset(),
) -> Match:
    return Match(GAMES[game], Setup(game, variant, seats, seed, dict(options or {})), hold=hold)


def choose(match: Match, dice: Dice) -> Move:
    """Any legal answer of any seat that is asked."""
    seat = dice.pick(match.to_act())
    return Move(seat, dice.pick(match.options(seat)))


def moves(match: Match, seed: int = 0) -> Iterator[Move]:
    """Plays `match` to its end, showing every answer just before it is given."""
    dice = Dice(seed)
    for _ in range(MOST_ANSWERS):
        if match.held is not None:
            match.release()
        if not match.to_act():
            assert match.over, "somebody is asked until the match is over"
            return
        move = choose(match, dice)
        yield move
        match.answer(*move)
    raise AssertionError("the match does not end")


def play(match: Match, seed: int = 0) -> Match:
    """The same match, played to its end."""
    for _ in moves(match, seed):
        pass
    return match


def play_until(match: Match, stop: Any, seed: int = 0) -> Match:
    """Plays on until `stop(match)` holds just before an answer, or to the end."""
    for _ in moves(match, seed):
        if stop(match):
            break
    return match


def save(match: Match, given: list[Move]) -> bytes:
    """A match as text: its set-up and its answers."""
    answers = [{"seat": move.seat, "answer": msgspec.to_builtins(move.answer)} for move in given]
    return msgspec.json.encode({"setup": msgspec.to_builtins(match.setup), "given": answers})


def load(text: bytes) -> Iterator[Match]:
    """The saved match before its first answer and after each."""
    saved = msgspec.json.decode(text)
    setup = msgspec.convert(saved["setup"], Setup)
    game = GAMES[setup.game]
    match = Match(game, setup)
    yield match
    for given in saved["given"]:
        match.answer(Seat(given["seat"]), msgspec.convert(given["answer"], game.answers))
        yield match
