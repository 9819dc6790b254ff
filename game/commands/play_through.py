"""`play-through`: a whole match through the real client, by real pointer or key events, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path

from game import environment
from game.commands import AskedWrongly
from game.commands.common import add_table, setup_from
from game.commands.shot import variant_at_table

HELP = "plays a whole match through the real screens, and says whether it came home"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The table, how many people sit at it, and how they play."""
    add_table(parser)
    parser.add_argument(
        "--humans", metavar="K", type=int, default=1, help="seats played by hand (default: 1)"
    )
    parser.add_argument(
        "--replies", choices=("shared", "strict"), help="how several people answer an attack (Al-Entkhbat)"
    )
    parser.add_argument("--keys", action="store_true", help="play by keys alone, not by the pointer")
    parser.add_argument("--clicks", action="store_true", help="click and click instead of dragging")
    parser.add_argument("--size", metavar="WxH", default="1280x720", help="window size (default: 1280x720)")
    parser.add_argument("--shots", metavar="DIR", type=Path, help="keep a picture of every kind of screen")


def run(args: argparse.Namespace) -> int:
    """A line for each stage; 0 only if the match came to its result and the player back to the title."""
    environment.prepare_headless()
    setup = setup_from(args)
    variant_at_table(setup.game, setup.variant)
    if not 0 <= args.humans <= setup.seats:
        raise AskedWrongly(f"There are {setup.seats} seats, so {args.humans} people cannot sit down.")
    from game.screens import a_home_of_its_own

    with a_home_of_its_own():
        return _play(args, setup)


def _play(args: argparse.Namespace, setup: object) -> int:
    from engine.core.game import Setup
    from game.commands.shot import size_of
    from game.play.hands import Lost
    from game.play.through import Journey

    assert isinstance(setup, Setup)
    manner = "keys" if args.keys else "clicks" if args.clicks else "drag"
    journey = Journey(setup, args.humans, manner, size_of(args.size), args.shots, args.replies)
    try:
        for line in journey.travel():
            print(line, flush=True)
    except Lost as what:
        print(f"lost: {what}")
        return 1
    return 0
