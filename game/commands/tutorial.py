"""`tutorial`: plays a guided first game through the real client, without a window."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from game import environment
from game.commands import AskedWrongly

HELP = "plays a guided first game by itself, and says whether it came to its end"
TEXT_SCALES = (100, 110, 125, 150, 175, 200)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which lesson, and how it is played."""
    parser.add_argument("game", metavar="GAME[:LESSON]", help="the game whose lesson to play")
    parser.add_argument("--auto", action="store_true", required=True, help="play by itself")
    parser.add_argument("--clumsy", action="store_true", help="do something wrong first at every beat")
    parser.add_argument("--keys", action="store_true", help="play by keys alone, not by the pointer")
    parser.add_argument("--shots", metavar="DIR", type=Path, help="keep a picture of every beat")
    parser.add_argument("--size", metavar="WxH", default="1280x720", help="window size (default: 1280x720)")
    parser.add_argument(
        "--text-scale", metavar="P", type=int, default=100, choices=TEXT_SCALES, help="text size in percent"
    )
    parser.add_argument("--reduced-motion", action="store_true", help="with reduced motion")
    parser.add_argument("--json", action="store_true", help="print one object instead of lines")


def run(args: argparse.Namespace) -> int:
    """A line for each beat with its seconds; 0 only if the lesson reached its end."""
    environment.prepare_headless()
    from game.tutorial import beats

    game, _, version = args.game.partition(":")
    name = f"{game}-{version}" if version else game
    if name not in beats.names() or beats.load(name).game != game:
        raise AskedWrongly(f"There is no lesson {args.game!r}. There is: {', '.join(_asked_for())}.")
    from game.screens import a_home_of_its_own

    with a_home_of_its_own():
        return _play(args, name)


def _asked_for() -> list[str]:
    """Every lesson as it is asked for."""
    from game.tutorial import beats

    lessons = {name: beats.load(name).game for name in beats.names()}
    return [game + name.removeprefix(game).replace("-", ":", 1) for name, game in lessons.items()]


def _play(args: argparse.Namespace, name: str) -> int:
    from game.commands.shot import size_of
    from game.play.hands import Lost
    from game.scenes.lesson import lesson_scene
    from game.tutorial.auto import Manner, Run

    manner = Manner(
        keys=args.keys,
        clumsy=args.clumsy,
        size=size_of(args.size),
        text_scale=args.text_scale,
        calm=args.reduced_motion,
    )
    run_ = Run(lambda: lesson_scene(name), manner, args.shots)
    played, lost = [], ""
    try:
        for done in run_.play():
            played.append({"id": done.id, "seconds": done.seconds, "words": done.words})
            if not args.json:
                print(f"{done.id:5} {done.seconds:6.2f} s  {done.words} words", flush=True)
    except Lost as what:
        lost = str(what)
    if args.json:
        print(json.dumps({"beats": played, "finished": run_.finished, "lost": lost}))
    elif lost:
        print(f"lost: {lost}")
    return 0 if run_.finished else 1
