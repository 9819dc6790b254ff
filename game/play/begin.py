"""The beginning of a match: deal it, and keep it from its first answer on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.journal import Chair, header_for
from engine.core.match import Match
from game import __version__, saves
from game.play.session import Player

LARGEST_SEED = 62
"""Bits of a seed: small enough for every reader of the file."""


def seeded(setup: Setup, seed: int | None) -> Setup:
    """The same setup with that seed; None is one that nobody knows."""
    return replace(setup, seed=secrets.randbits(LARGEST_SEED) if seed is None else seed)


def begin_match(setup: Setup, players: Sequence[Player]) -> tuple[Match, saves.Keeper]:
    """A match that has just begun, and the file that keeps it. Raises `SetupRefused`."""
    game = GAMES[setup.game]
    match = Match(game, setup)
    chairs = msgspec.convert([{"name": one.name, "kind": one.kind} for one in players], list[Chair])
    return match, saves.begin(header_for(game, setup, chairs, __version__))
