"""What several verbs share: the name of a game, its table options, files of matches, figures."""

from __future__ import annotations

import argparse
import json
import unicodedata
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.core.game import Game, Setup, SetupRefused
from engine.core.games import GAMES
from engine.core.journal import Record
from engine.core.refusal import Refusal
from game import files, saves
from game.commands import AskedWrongly
from game.words import find, words

LARGEST_SEED = (1 << 63) - 1


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments that describe a table: the game, its version, seats and options."""
    parser.add_argument("game", metavar="GAME", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--variant", metavar="V", help="which version of its rules (default: the first)")
    parser.add_argument("--seats", metavar="N", type=int, help="how many seats (default: the fewest)")
    parser.add_argument(
        "--seed", metavar="S", type=int, default=1, help="where all chance begins (default: 1)"
    )
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a table option; may be repeated"
    )


def game_named(name: str) -> Game[Any]:
    """The game called `name`. Raises `AskedWrongly` if the box does not hold it."""
    if name not in GAMES:
        raise AskedWrongly(f"Hustings has no game {name!r}. It has {', '.join(GAMES)}.")
    return GAMES[name]


def setup_from(args: argparse.Namespace) -> Setup:
    """The table that `add_table`'s arguments describe, checked by the game. Raises `AskedWrongly`."""
    game = game_named(args.game)
    variant = args.variant or game.variants[0]
    if variant not in game.variants:
        raise AskedWrongly(f"{args.game} has no version {variant!r}. It has {', '.join(game.variants)}.")
    if not 0 <= args.seed <= LARGEST_SEED:
        raise AskedWrongly(f"A seed is a whole number from 0 to {LARGEST_SEED}.")
    seats = min(game.seat_counts(variant)) if args.seats is None else args.seats
    setup = Setup(args.game, variant, seats, args.seed, _options(args.option))
    try:
        game.set_up(setup)
    except SetupRefused as error:
        raise AskedWrongly(sentence(error.refusal, args.game)) from error
    return setup


def _options(given: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise AskedWrongly(f"A table option is given as NAME=VALUE, and {text!r} is not.")
        if name in ("variant", "seats", "seed", "game"):
            raise AskedWrongly(f"{name!r} is no table option. Give it as --{name}.")
        if name in options:
            raise AskedWrongly(f"The table option {name!r} is given twice.")
        options[name] = value
    return options


def sentence(no: Refusal, game: str = "") -> str:
    """A refusal in words: the game's own, or those about matches on disk."""
    for area in (f"{game}.refusal", "saves", "commands.refusal"):
        if find(f"{area}.{no.name}") is not None:
            return words(f"{area}.{no.name}", **no.facts)
    facts = ", ".join(f"{name} {value}" for name, value in no.facts.items())
    return f"{no.name.replace('-', ' ').capitalize()}{f' ({facts})' if facts else ''}."


def record_from(path: Path) -> Record:
    """A saved match as it was read. Raises `AskedWrongly` for a file that is none of ours."""
    try:
        return saves.load(path)
    except files.Trouble as trouble:
        raise AskedWrongly(sentence(trouble.reason)) from trouble


def part_of(game: str, name: str) -> Any:
    """A module of a game that the client may use, such as its `bot`. Raises `AskedWrongly` if it has none."""
    try:
        return import_module(f"engine.{game}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"engine.{game}.{name}":
            raise
        raise AskedWrongly(f"{game} has no {name} yet.") from None


def print_json(figures: object) -> None:
    """Print figures for a machine."""
    print(json.dumps(figures, ensure_ascii=False))


def printable(text: str) -> str:
    """A text from a file without what could turn a terminal's line round or hide in it."""
    joiners = "\u200c\u200d"
    return "".join(c for c in text if c in joiners or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co"))


def table_of(rows: Sequence[tuple[str, str]]) -> str:
    """Names and values in two columns."""
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:{width}}  {printable(value)}" for name, value in rows)
