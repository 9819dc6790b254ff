"""`rules`: an everyday question about a game's rules, answered by the rules that fit best."""

from __future__ import annotations

import argparse
import textwrap

import msgspec

from engine.rulebook.book import book, has_book
from engine.rulebook.search import ask
from game.commands import AskedWrongly
from game.commands.common import game_named, print_json
from game.words import words

HELP = "answers a question about the rules"
MOST = 50
USUAL = 5
WIDTH = 92


def arguments(parser: argparse.ArgumentParser) -> None:
    """The game, the question, and how many rules to show."""
    parser.add_argument("game", metavar="GAME", help="whose rules")
    parser.add_argument("question", metavar="QUESTION", help="what you would ask a friend, in quotes")
    parser.add_argument(
        "--limit", metavar="N", type=int, default=USUAL, help=f"at most N rules (default: {USUAL})"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON list of id, title and score")


def run(args: argparse.Namespace) -> int:
    """The rules that fit, best first; a sentence when nothing does."""
    game_named(args.game)
    if not has_book(args.game):
        raise AskedWrongly(f"The rules of {args.game} are not written down here.")
    if not 1 <= args.limit <= MOST:
        raise AskedWrongly(f"--limit is a whole number from 1 to {MOST}.")
    found = ask(args.game, args.question, args.limit)
    if args.json:
        print_json(msgspec.to_builtins(found))
        return 0
    if not found:
        print(words("rulebook.nothing-fits"))
    for one in found:
        rule = book(args.game).rule(one.id)
        text = rule.text if rule is not None else ""
        print(f"{one.id}  {one.title}")
        print(textwrap.fill(text, WIDTH, initial_indent="    ", subsequent_indent="    "))
    return 0
