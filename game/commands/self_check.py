"""`self-check`: does everything once, quickly, and says whether it works. Every build is tried with it."""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import engine
import game
from engine.core.game import Setup
from engine.core.games import GAMES
from engine.core.journal import Chair, header_for
from engine.core.match import Match
from game import environment, paths, saves
from game.commands.common import part_of

HELP = "loads everything, draws frames, plays and saves a match of each game"
FRAMES = 30
NOT_TO_BE_IMPORTED = {"game.__main__"}


class Broken(Exception):
    """Something that should work does not."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where to put a picture of the first screen, if one is wanted."""
    parser.add_argument("--shot", metavar="FILE.png", type=Path, help="keep a picture of the first screen")


def run(args: argparse.Namespace) -> int:
    """A line for each part; 1 at the first that does not work. A person's own files are left alone."""
    environment.prepare_headless()
    parts: list[tuple[str, Callable[[], str]]] = [
        ("modules", _load_modules),
        ("pictures", _load_pictures),
        ("sounds", _load_sounds),
        ("frames", lambda: _draw_frames(args.shot)),
        *((name, _playing(name)) for name in GAMES),
    ]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        before = os.environ.get("HUSTINGS_HOME")
        os.environ["HUSTINGS_HOME"] = home
        try:
            for name, check in parts:
                print(f"{name:10} {check()}", flush=True)
        except Broken as what:
            print(f"{name:10} {what}")
            return 1
        finally:
            os.environ.pop("HUSTINGS_HOME")
            if before is not None:
                os.environ["HUSTINGS_HOME"] = before
    print("All is well.")
    return 0


def _load_modules() -> str:
    count = 0
    for package in (engine, game):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if module.name not in NOT_TO_BE_IMPORTED:
                importlib.import_module(module.name)
                count += 1
    return f"{count} loaded"


def _load_pictures() -> str:
    import pygame

    found = sorted(paths.asset("art", "made").rglob("*.png"))
    if not found:
        raise Broken(f"there are none in {paths.asset('art', 'made')}")
    for path in found:
        try:
            pygame.image.load(path)
        except pygame.error as error:
            raise Broken(f"{path} cannot be read: {error}") from error
    return f"{len(found)} sheets loaded"


def _load_sounds() -> str:
    import pygame

    pygame.mixer.init(44100, -16, 2, 512)
    try:
        found = sorted(paths.asset("sounds").rglob("*.ogg"))
        if not found:
            raise Broken(f"there are none in {paths.asset('sounds')}")
        for path in found:
            pygame.mixer.Sound(path)
    except pygame.error as error:
        raise Broken(f"{path} cannot be read: {error}") from error
    finally:
        pygame.mixer.quit()
    return f"{len(found)} loaded"


def _draw_frames(shot: Path | None) -> str:
    from game.app import App
    from game.pilot import Pilot
    from game.scenes.first import first_scene

    app = App(size=(1280, 720))
    try:
        pilot = Pilot(app, first_scene(app, None))
        for _ in range(FRAMES):
            app.scene.layers.expose()
            pilot.frames(1)
        if app.frames < FRAMES:
            raise Broken(f"only {app.frames} of {FRAMES} were drawn")
        if shot is not None:
            pilot.screenshot(shot)
    finally:
        app.close()
    return f"{FRAMES} drawn"


def _playing(name: str) -> Callable[[], str]:
    return lambda: _play(name)


def _play(name: str) -> str:
    """One game by bots, kept answer by answer, then opened again and compared."""
    rules, bot = GAMES[name], part_of(name, "bot")
    setup = Setup(name, rules.variants[0], 2, 2026)
    match = Match(rules, setup)
    keeper = saves.begin(header_for(rules, setup, [Chair("A", "easy"), Chair("B", "easy")], game.__version__))
    while not match.over:
        seat = match.to_act()[0]
        answer = bot.choose(match, seat, "easy", bot.bot_dice(setup, match.step, seat))
        match.answer(seat, answer)
        keeper.answer(match, seat, answer)
    if keeper.trouble is not None:
        raise Broken("the match could not be saved")
    opened = saves.open_match(keeper.path)
    if opened.match.digest() != match.digest() or opened.notes:
        raise Broken("the saved match is not the one that was played")
    return f"{match.step} answers played, saved and read back"
